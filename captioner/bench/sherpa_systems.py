"""Models that sherpa-onnx runs, as systems: `sherpa:MODEL`, cut and judged as in the program."""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from captioner.asr.transcriber import Transcriber
from captioner.bench.own import whole_system
from captioner.bench.system import Skipped, SystemSpec
from captioner.composition.model_store import open_store
from captioner.config import RecognitionConfig
from captioner_models.errors import ModelError
from captioner_models.sherpa_model import is_sherpa

PREFIX: Final = "sherpa:"


def is_one(name: str) -> bool:
    """Whether a system's name asks for such a model."""
    return name.startswith(PREFIX) and len(name) > len(PREFIX)


def system(name: str, config: RecognitionConfig, *, whole: bool = False) -> SystemSpec | Skipped:
    """The system of a model that is built.

    Args:
        name: `sherpa:` and the model's.
        config: as asked for; of it the threads count.
        whole: read whole recordings, cut as `captioner transcribe` cuts them.
    """
    model = name.removeprefix(PREFIX)
    try:
        folder = open_store(os.environ).path(model)
    except ModelError as exc:
        return Skipped(name, f"{exc} {exc.hint}")
    if not is_sherpa(folder):
        return Skipped(name, f"{model} is no model of sherpa-onnx; take --model {model}")
    load = partial(load_model, folder, RecognitionConfig(threads=config.threads))
    title = f"{model}, run by sherpa-onnx behind our segmenter"
    spec = SystemSpec(name, title, load, timed_stages=False)
    return (
        whole_system(replace(spec, title=f"{model}, read whole"), config.max_segment_s)
        if whole
        else spec
    )


def load_model(folder: Path, config: RecognitionConfig) -> Transcriber:
    """Open the model in the process that measures it."""
    from captioner.asr.sherpa.transcriber import load_sherpa

    return load_sherpa(folder, config)
