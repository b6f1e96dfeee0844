"""The edge where parts are chosen and put together, for the terminal and for the window.

Heavy modules are imported by the function that needs them, so that looking at options stays quick.
"""

import os
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.cli.console import complain
from captioner.cli.options import LaunchOptions
from captioner.cli.text import sentence
from captioner.config import EngineConfig, SegmenterConfig
from captioner.errors import AudioError, BackendError
from captioner_models.progress import Progress, silent
from captioner_models.variants import Variant

if TYPE_CHECKING:
    from captioner.asr.encoders import Notice
    from captioner.asr.transcriber import Transcriber
    from captioner.audio.source import AudioSource
    from captioner.engine.engine import CaptionEngine, EventSink
    from captioner_models.checkpoint import Checkpoint
    from captioner_models.manifest import Defaults

MICROPHONE: Final = "mic"
DEMO: Final = "demo"
MAX_LAG_S: Final = 5.0  # later captions are of no use to somebody in the room


@dataclass(frozen=True, slots=True)
class ChosenSource:
    """A source that is not open yet."""

    source: "AudioSource"
    notice: str = ""
    """Why it is not the one expected, for a status line; mostly empty."""


def with_source(options: LaunchOptions) -> LaunchOptions:
    """`options` that name a source: a microphone, or else the demo recording and why."""
    if options.source is not None:
        return options
    obstacle = "" if options.device is not None else microphone_obstacle()
    if not obstacle:
        return replace(options, source=MICROPHONE)
    notice = f"No microphone: {obstacle} The demo recording is captioned instead."
    return replace(options, source=DEMO, notice=notice)


def choose_source(options: LaunchOptions) -> ChosenSource:
    """The source that `options` name; without a name a microphone, or else the demo recording.

    Raises:
        AudioError: the demo recording is missing, or sound input does not work at all.
    """
    named = with_source(options)
    match named.source:
        case None | "mic":
            source = microphone(options.device)
        case "demo":
            source = demo(paced=options.paced)
        case path:
            source = recording(Path(path), paced=options.paced)
    return ChosenSource(source, named.notice)


def microphone_obstacle() -> str:
    """Why no microphone can be used, as a sentence; empty if one can."""
    from captioner.audio.devices import list_input_devices

    try:
        return "" if list_input_devices() else "no input device was found."
    except AudioError as exc:
        return sentence(str(exc))


def microphone(device: str | int | None) -> "AudioSource":
    """A microphone by name or index; None for the system's default."""
    from captioner.audio.microphone import Microphone

    return Microphone(device)


def recording(path: Path, *, paced: bool) -> "AudioSource":
    """A recording as a source, in real time or as fast as it is read."""
    from captioner.audio.recording import Recording

    return Recording(path, paced=paced)


def demo(*, paced: bool) -> "AudioSource":
    """The built-in recording."""
    from captioner.assets import demo_recording

    return recording(demo_recording(), paced=paced)


def prepare_model(options: LaunchOptions, progress: Progress = silent) -> Path:
    """Folder of the built model or variant; builds it first if need be (tens of seconds).

    Raises:
        ConfigError: the model knows English only, and another language or a translation is wanted.
        ModelError: there is no such model, or it cannot be built.
    """
    from captioner.asr.prompts import require_multilingual
    from captioner.cli.models import open_store

    store = open_store(os.environ)
    name = options.model or store.catalogue.default
    multilingual = store.catalogue.find(name).multilingual
    require_multilingual(options.recognition, name, multilingual=multilingual)
    variant = needed_variant(options)
    if variant.differs:
        from captioner.asr.mel import log_mel
        from captioner_models.variants import ensure_variant

        return ensure_variant(store, name, variant, log_mel, progress)
    return store.ensure(name, _write_parts, progress)


def needed_variant(options: LaunchOptions) -> Variant:
    """The variant asked for, with a fixed encoder if there is a provider to run it."""
    config = options.recognition
    if config.provider.is_cpu:
        return options.variant
    from captioner.asr.session import require_provider

    try:
        require_provider(config.provider)
    except BackendError:
        return options.variant  # the CPU will take over, and say so
    return replace(options.variant, fixed=config.fixed_window.value)


def load_transcriber(
    options: LaunchOptions, progress: Progress = silent, notice: "Notice | None" = None
) -> "Transcriber":
    """Build the model if need be, load it and warm it up; on the thread that will use it.

    `notice` is told what is not as asked for; without one it goes to standard error.

    Raises:
        ModelError: see `prepare_model`.
        BackendError: the runtime refuses the model.
    """
    folder = prepare_model(options, progress)
    from captioner.asr.whisper import load_whisper

    return load_whisper(folder, options.recognition, notice or complain)


def build_engine(
    options: LaunchOptions,
    source: "AudioSource",
    sink: "EventSink",
    progress: Progress = silent,
) -> "CaptionEngine":
    """An engine that is not started yet. It builds the model itself, on its inference thread.

    `progress` is called there, too.
    """
    from captioner.engine.engine import CaptionEngine
    from captioner.vad.choosing import make_vad

    load = partial(load_transcriber, options, progress)
    return CaptionEngine(source, make_vad(options.vad), load, sink, engine_config(options))


def engine_config(options: LaunchOptions) -> EngineConfig:
    """How the engine works for these options.

    What arrives as fast as it is read can wait; what arrives in real time must not be late. And a
    decoder of 32 tokens has no room for what was said before.
    """
    live = options.paced or options.source == MICROPHONE
    config = EngineConfig(
        segmenter=SegmenterConfig(partial_every_ms=options.partial_every_ms),
        settled_only=options.settled_only,
        max_lag_s=MAX_LAG_S if live else None,
    )
    return config if options.recognition.cache else replace(config, context_s=0.0)


def _write_parts(checkpoint: "Checkpoint", folder: Path, progress: Progress) -> "Defaults":
    """Write a model's parts; what writes graphs is imported only when one is built."""
    from captioner.cli.models import part_writer

    return part_writer()(checkpoint, folder, progress)
