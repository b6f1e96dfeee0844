"""Stands for what makes graphs and speech tail: small files, quickly written."""

from pathlib import Path
from typing import Final

from captioner_models.checkpoint import Checkpoint
from captioner_models.manifest import Defaults
from captioner_models.progress import Progress

DEFAULTS: Final = Defaults(
    tail_positions=300,
    margin_s=1.0,
    max_tail_mass=0.1,
    cut_tail_mass=0.12,
    tokens_per_s=8.0,
)


def write_small_parts(checkpoint: Checkpoint, folder: Path, progress: Progress) -> Defaults:
    """Write two files that carry the fingerprint."""
    for done, name in enumerate(("encoder.onnx", "tail.npz"), start=1):
        (folder / name).write_text(f"{name} of {checkpoint.fingerprint}")
        progress("Writing the parts", done / 2)
    return DEFAULTS
