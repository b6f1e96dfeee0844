"""This program's engine for a benchmark, from the options of the command line."""

import os
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from captioner.bench.run import OwnEngine
from captioner.composition.assemble import load_transcriber, prepare_model, prepare_models
from captioner.composition.chosen_model import model_name, reads_with_sherpa
from captioner.composition.model_store import open_store
from captioner.composition.options import LaunchOptions
from captioner.config import EncoderChoice
from captioner.errors import ConfigError
from captioner_models.catalogue import load_catalogue
from captioner_models.hef_files import compiled_for
from captioner_models.manifest import check_parts
from captioner_models.progress import Progress

if TYPE_CHECKING:
    from captioner_models.variants import Variant


def own_engine(options: LaunchOptions, progress: Progress) -> OwnEngine:
    """Our engine as the options have it; builds the model if need be.

    Args:
        options: of the engine.
        progress: told what is built.

    Raises:
        ConfigError: the encoder is asked to be an NPU.
        CaptionerError: the model cannot be built.
    """
    if options.recognition.encoder is EncoderChoice.HAILO:
        raise ConfigError(
            "the NPU is measured as a system of its own, not by --encoder",
            hint="Take `--tables 9`, or `--systems captioner,hybrid,full-npu`.",
        )
    if options.finals_model is not None or reads_with_sherpa(options):
        return _as_in_the_program(options, progress)
    name = model_name(options)

    @cache
    def folder_of(variant: "Variant") -> Path:
        step = f"Building {name} {variant.key}".strip()
        asked = plainest(name, variant)
        return prepare_model(
            replace(options, variant=asked), lambda _step, done: progress(step, done)
        )

    manifest = check_parts(folder_of(options.variant))
    return OwnEngine(
        model=name,
        fingerprint=manifest.fingerprint,
        config=replace(options.recognition, drafts=False, encoder=EncoderChoice.ONNX),
        variant=options.variant,
        folder_of=folder_of,
        hefs=compiled_for(open_store(os.environ).root, name),
    )


def _as_in_the_program(options: LaunchOptions, progress: Progress) -> OwnEngine:
    """What has no parts that could be exchanged."""
    prepare_models(options, progress)
    names = (model_name(options), options.finals_model)

    def folder_of(_variant: "Variant") -> Path:
        raise ConfigError("only a single Whisper model has variants to be measured")

    return OwnEngine(
        model=" and ".join(filter(None, names)),
        fingerprint="",
        config=options.recognition,
        variant=options.variant,
        folder_of=folder_of,
        loading=partial(load_transcriber, options),
    )


def plainest(name: str, variant: "Variant") -> "Variant":
    """The model as it is, where the variant asked for is the same."""
    from captioner_models.recipes import recipe_for  # takes `onnx`, which only building needs
    from captioner_models.variants import Variant

    spec = load_catalogue().models.get(name)
    if spec is None or variant.fixed is not None or variant.full_npu is not None:
        return variant
    recipe = recipe_for(name, multilingual=spec.multilingual)
    return Variant() if variant.applied_to(recipe) == recipe else variant
