"""How long it takes from the start of the program to its first caption."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final

from captioner.bench.clips import Clip
from captioner.bench.program_run import LIVE, first_event, running
from captioner.bench.table import Cell, Column, Section, Table
from captioner.composition.model_store import ROOT_VARIABLE, open_store

PACKAGES: Final = ("captioner", "captioner_models", "numpy", "onnxruntime", "soxr", "soundfile")
SUFFIXES: Final = (".onnx", ".data", ".json", ".npz", ".so", ".pyc", ".py")


def section(number: int, clip: Clip, n_times: int, say: Callable[[str, float], None]) -> Section:
    """Start `captioner live` on a recording, each time afresh.

    Args:
        number: of the section.
        clip: it is spoken in from its beginning.
        n_times: of each kind.
        say: told what is done, and the share.

    Raises:
        BenchError: the program does not run.
    """
    kinds = {"files read before": False}
    if hasattr(os, "posix_fadvise"):
        kinds = {"files not in memory": True, **kinds}
    rows: list[tuple[Cell, ...]] = []
    raw = {}
    for at, (kind, cold) in enumerate(kinds.items()):
        times = []
        for n in range(n_times):
            say(f"Start, {kind}", (at + n / n_times) / len(kinds))
            times.append(_started(clip, cold=cold))
        listening, text = (median(of) for of in zip(*times, strict=True))
        rows.append((kind, listening, text))
        raw[kind] = times
    columns = (Column("start"), Column("listens after, s", 2), Column("first caption after, s", 2))
    return Section(
        number,
        "From the start to the first caption",
        (
            f"`captioner live --source {clip.path.name}`, the median of {n_times}: from the start "
            "of the process until the model is loaded, and until the first words are shown. The "
            "recording begins to play when it is opened, long before the model is loaded.",
            "Not in memory: the system was asked to forget the files of the model and of the "
            "libraries; those that another program uses stay.",
        ),
        (Table("Seconds from the start of the program", columns, tuple(rows)),),
        raw={"starts": raw},
    )


def _started(clip: Clip, *, cold: bool) -> tuple[float, float]:
    """Seconds until it listens, and until it shows words."""
    models = open_store(os.environ).root
    if cold:
        for path in _files(models):
            _forget(path)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {**os.environ, ROOT_VARIABLE: str(models), "XDG_CONFIG_HOME": name}
        began_s = time.monotonic()
        words = (*LIVE, "--source", str(clip.path))
        with running(words, environment, folder) as process:
            listening_s = first_event(process, folder, text=False)
            return listening_s - began_s, first_event(process, folder, text=True) - began_s


def _files(models: Path) -> Iterator[Path]:
    folders = [models]
    for name in PACKAGES:
        spec = find_spec(name)
        if spec is not None and spec.origin is not None:
            folders.append(Path(spec.origin).parent)
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.suffix in SUFFIXES)


def _forget(path: Path) -> None:
    """Ask the system to let go of a file's pages."""
    try:
        opened = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.posix_fadvise(opened, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(opened)
