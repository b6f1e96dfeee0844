"""Where models are, and the one way in which they are built."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

from captioner_models.build import WriteParts
from captioner_models.store import ModelStore, bundled_root, default_root

ROOT_VARIABLE: Final = "CAPTIONER_MODELS"  # environment variable with another folder for models


def open_store(environment: Mapping[str, str]) -> ModelStore:
    """The store in the user's cache or where CAPTIONER_MODELS says, and what came along."""
    chosen = environment.get(ROOT_VARIABLE)
    root = Path(chosen).expanduser().absolute() if chosen else default_root()
    return ModelStore(root, bundled=bundled_root())


def part_writer() -> WriteParts:
    """What makes graphs and speech tail. Imported late: it needs onnx, live captioning does not."""
    from captioner.asr.mel import log_mel
    from captioner_models.parts import write_parts

    return partial(write_parts, log_mel=log_mel)
