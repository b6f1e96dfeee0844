"""Add a model of the user's own: copied, tried on the built-in recording, and only then there."""

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from captioner.assets import demo_recording
from captioner.composition.another_process import last_words
from captioner_models.build import add_model
from captioner_models.catalogue import NAME
from captioner_models.errors import ModelError, ModelFileError
from captioner_models.progress import Progress, silent
from captioner_models.sherpa_kinds import kind_of
from captioner_models.store import ModelStore

READER: Final = (sys.executable, "-m", "captioner.asr.sherpa")
TRIAL_S: Final = 600.0  # the longest that a model may take for half a minute of speech


def add_folder(
    store: ModelStore,
    folder: Path,
    name: str | None,
    languages: Sequence[str],
    progress: Progress = silent,
    reader: Sequence[str] = READER,
) -> tuple[Path, str]:
    """Add the model in a folder to the store.

    Args:
        store: where it comes to lie.
        folder: as published for sherpa-onnx.
        name: that it shall have; None: that of the folder.
        languages: codes of what it reads; empty if not known.
        progress: told the share that is done.
        reader: the command that tries it.

    Returns:
        Where it lies now, and what it reads in the built-in recording.

    Raises:
        ModelFileError: the folder holds no such model, or the model reads nothing.
        ModelError: the name is taken, or the disk is full.
    """
    found = kind_of(folder)
    chosen = name or re.sub(r"[^A-Za-z0-9._-]+", "-", folder.resolve().name)[:64]
    if not NAME.fullmatch(chosen) or chosen in store.catalogue.models:
        raise ModelError(
            f"{chosen!r} cannot be the name of a model of your own",
            hint="Give it another name: --name NAME.",
        )
    texts: list[str] = []
    trial = partial(_try, texts, reader)
    built = add_model(store.root, chosen, found, folder, languages, trial, progress)
    return built, texts[-1]


def _try(texts: list[str], reader: Sequence[str], folder: Path) -> None:
    """Read the built-in recording in a process of its own; what it says is added to `texts`."""
    command = [*reader, str(folder), str(demo_recording())]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=TRIAL_S)
    except subprocess.TimeoutExpired as exc:
        raise ModelFileError(
            f"the model took over {TRIAL_S:.0f} s to read the built-in recording",
            hint="Take a smaller one.",
        ) from exc
    if done.returncode:
        last = last_words(done.stderr, done.returncode)
        raise ModelFileError(
            f"sherpa-onnx could not read with this model: {last}",
            hint="Unpack or download it again; a newer sherpa-onnx may help, too.",
        )
    text = done.stdout.decode("utf-8", errors="replace").strip()
    if not text:
        raise ModelFileError(
            "the model read nothing in the built-in recording",
            hint="It may be for another language or for another purpose; nothing was kept.",
        )
    texts.append(text)
