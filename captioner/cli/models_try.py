"""`captioner models try`: which model this machine carries."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from captioner.cli.columns import print_table
from captioner.cli.progress_line import ProgressLine
from captioner.composition.stopping import counted
from captioner.composition.trial_figures import ENOUGH_WORDS, Trial
from captioner.composition.trying import ModelTrial, best_here, names_to_try
from captioner.errors import AudioFileError, CaptionerError
from captioner_models.store import ModelStore

HEAD: Final = (
    "MODEL",
    "SPEED",
    "WORD AFTER",
    "FINAL AFTER",
    "BEHIND",
    "MEMORY",
    "LOADING",
    "ERRORS",
)
NONE_BUILT: Final = "no model is built"
NOT_SURE: Final = f"""
Fewer than {ENOUGH_WORDS} words tell speed, not accuracy, so the choice follows our own
measurements. Speech of your own tells more: --recording FILE --text FILE."""


def run(store: ModelStore, args: argparse.Namespace) -> None:
    """Try models one after the other, in real time.

    Raises:
        ModelError: there is no such model, or none is built.
        AudioFileError: the recording or its text is not there.
    """
    names = args.names or names_to_try(store)
    if not names:
        raise CaptionerError(NONE_BUILT, hint="Build one: captioner models build NAME")
    for name in args.names:
        store.path(name)
    recording, said = args.recording, None
    if recording is not None:
        if not recording.is_file():
            raise AudioFileError(f"there is no recording {recording}", hint="Name a file.")
        said = _text_of(args.text) if args.text else ""
    trials = []
    for name in names:
        trial = _tried(ModelTrial(name, recording, said), name)
        trials.append(trial)
        if args.json:
            print(json.dumps(asdict(trial) | {"keeps_up": trial.keeps_up}), flush=True)
    if not args.json:
        print_table([HEAD, *map(_row, trials)])
        print()
        print(_advice(store, trials))


def _tried(attempt: ModelTrial, name: str) -> Trial:
    with ProgressLine(sys.stderr, _heard) as progress, counted(attempt.stop, patience=2):
        return attempt.run(lambda heard_s: progress(f"{name} listens", heard_s))


def _heard(step: str, heard_s: float) -> str:
    return f"{step}: {heard_s:.0f} s"


def _text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as exc:
        raise AudioFileError(f"{path} cannot be read: {exc}", hint="It must be UTF-8.") from exc


def _row(trial: Trial) -> tuple[str, ...]:
    if trial.problem:
        return (trial.name, trial.problem, *("" for _ in HEAD[2:]))
    return (
        trial.name,
        f"{trial.rtfx:.1f} x real time",
        _seconds(trial.word_s),
        _seconds(trial.final_s),
        f"{trial.behind_s:.1f} s" if trial.keeps_up else "does not keep up",
        f"{trial.memory_mb:.0f} MB",
        f"{trial.loading_s:.1f} s",
        f"{trial.n_errors} of {trial.n_words} words" if trial.n_words else "not known",
    )


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f} s"


def _advice(store: ModelStore, trials: list[Trial]) -> str:
    """What to take, and how sure that is."""
    name = best_here(trials, store.catalogue)
    if name is None:
        advice = "No model that we measured keeps up here; the fastest is the best choice."
    else:
        advice = f"Recommended for this machine: {name} (--model {name})."
    if max(trial.n_words for trial in trials) < ENOUGH_WORDS:
        advice += NOT_SURE
    return advice
