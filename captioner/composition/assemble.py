"""The edge where parts are chosen and put together, for the terminal and for the window.

Heavy modules are imported by the function that needs them, so that looking at options stays quick.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.composition.chosen_model import (
    knows_english_only,
    model_name,
    needed_variant,
    reads_with_sherpa,
    with_npu,
)
from captioner.composition.messages import complain
from captioner.composition.options import LaunchOptions
from captioner.composition.text import sentence
from captioner.composition.voices import assign_maker
from captioner.composition.wording import rewriter_for
from captioner.config import MAX_LAG_S, EngineConfig, SegmenterConfig
from captioner.errors import AudioError
from captioner.events import ONLY, Origin
from captioner.speakers.names import SpeakerNumbers
from captioner_models.folders import check_folder
from captioner_models.progress import Progress, silent
from captioner_models.sherpa_model import is_sherpa

if TYPE_CHECKING:
    from captioner.asr.encoders import Notice
    from captioner.asr.transcriber import Cancelled, Transcriber
    from captioner.asr.two_models import SpellingTranscriber
    from captioner.asr.watch import EncoderWatch
    from captioner.audio.source import AudioSource
    from captioner.engine.engine import CaptionEngine, EventSink
    from captioner.engine.reading import Readers
    from captioner.units import FloatArray

MICROPHONE: Final = "mic"
COMPUTER: Final = "computer"
BOTH: Final = "mic+computer"
DEMO: Final = "demo"
LIVE: Final = (MICROPHONE, COMPUTER, BOTH)  # sources that do not wait
MICROPHONE_ORIGIN: Final = Origin(MICROPHONE, "Microphone")
COMPUTER_ORIGIN: Final = Origin(COMPUTER, "Computer")
CUT_CONTEXT_S: Final = 0.1
"""For models that cannot be given words: only what a forced cut has left to a window, s."""


@dataclass(frozen=True, slots=True)
class ChosenSource:
    """What is to be captioned, not open yet."""

    sources: "Mapping[Origin, AudioSource]"
    """By the origin that their events are given."""
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
        AudioError: the demo recording is missing, sound input does not work at all, or what the
            computer plays cannot be heard on this system.
    """
    named = with_source(options)
    match named.source:
        case "mic+computer":
            return ChosenSource(microphone_and_computer(options.device), named.notice)
        case None | "mic":
            source = microphone(options.device)
        case "computer":
            source = computer()
        case "demo":
            source = demo(paced=options.paced)
        case path:
            source = recording(Path(path), paced=options.paced)
    return ChosenSource({ONLY: source}, named.notice)


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
    from captioner.audio.muted import MuteQuestion
    from captioner.audio.server_inputs import ServerInputs
    from captioner.vad.factory import channel_vad

    inputs = None if device is None else ServerInputs()
    return Microphone(device, portaudio=inputs, detector=channel_vad, muted=MuteQuestion())


def computer() -> "AudioSource":
    """System audio.

    Raises:
        AudioError: that cannot be heard on this system.
    """
    from captioner.audio.computer import computer_sound
    from captioner.vad.factory import channel_vad

    return computer_sound(detector=channel_vad)


def microphone_and_computer(device: str | int | None) -> "Mapping[Origin, AudioSource]":
    """Both; one that does not open is waited for, while the other one is captioned.

    Raises:
        AudioError: system audio cannot be heard on this system.
    """
    from captioner.audio.computer import computer_sound
    from captioner.audio.microphone import Microphone
    from captioner.audio.muted import MuteQuestion
    from captioner.audio.server_inputs import ServerInputs
    from captioner.audio.true_microphone import TrueMicrophones
    from captioner.vad.factory import channel_vad

    return {
        MICROPHONE_ORIGIN: Microphone(
            device,
            portaudio=TrueMicrophones(None if device is None else ServerInputs()),
            patient=True,
            detector=channel_vad,
            muted=MuteQuestion(),
        ),
        COMPUTER_ORIGIN: computer_sound(patient=True, detector=channel_vad),
    }


def recording(path: Path, *, paced: bool) -> "AudioSource":
    """A recording as a source, in real time or as fast as it is read."""
    from captioner.audio.recording import Recording
    from captioner.vad.factory import channel_vad

    return Recording(path, paced=paced, detector=channel_vad)


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
    from captioner.composition.model_store import open_store

    store = open_store(os.environ)
    name = model_name(options)
    if name not in store.catalogue.models:  # one that the user added
        folder = store.path(name)
        multilingual = check_folder(folder).multilingual
        require_multilingual(options.recognition, name, multilingual=multilingual)
        return folder
    multilingual = store.catalogue.find(name).multilingual
    require_multilingual(options.recognition, name, multilingual=multilingual)
    variant = needed_variant(options)
    if variant.differs and not store.catalogue.find(name).sherpa:
        from captioner.asr.mel import log_mel
        from captioner_models.variants import ensure_variant

        return ensure_variant(store, name, variant, log_mel, progress)
    from captioner.composition.building import ensure_elsewhere

    return ensure_elsewhere(store, name, progress)


def prepare_models(options: LaunchOptions, progress: Progress = silent) -> None:
    """Build what `options` name if need be, a second model, too; raises as `prepare_model`."""
    prepare_model(options, progress)
    if options.finals_model is not None:
        from captioner.composition.two_models import second_of

        prepare_model(second_of(options, english=False), progress)


def demo_speech() -> "FloatArray":
    """The built-in recording, (n,), to try an encoder on. Read without FFmpeg: this is live."""
    import soundfile

    from captioner.assets import demo_recording

    samples: FloatArray = soundfile.read(demo_recording(), dtype="float32")[0]
    return samples


def load_transcriber(
    options: LaunchOptions,
    progress: Progress = silent,
    notice: "Notice | None" = None,
    watch: "EncoderWatch | None" = None,
) -> "Transcriber":
    """Build the model if need be, load it and warm it up; on the thread that will use it.

    `notice` is told what is not as asked for; without one it goes to standard error. `watch` is
    told which encoder is at work; without one, `notice` is told why it is not the one asked for.

    Raises:
        ModelError: see `prepare_model`.
        BackendError: the runtime refuses the model.
    """
    if options.finals_model is not None:
        return _load_two(options, progress, notice, watch)
    return _load_one(options, progress, notice, watch)


def _load_one(
    options: LaunchOptions,
    progress: Progress,
    notice: "Notice | None",
    watch: "EncoderWatch | None",
) -> "SpellingTranscriber":
    """As `load_transcriber`, where options name one model."""
    folder = prepare_model(options, progress)
    if is_sherpa(folder):
        from captioner.asr.sherpa.transcriber import load_sherpa
        from captioner.composition.other_engine import without_effect

        if unheeded := without_effect(options, model_name(options)):
            (notice or complain)(unheeded)
        return load_sherpa(folder, options.recognition, watch, notice or complain)
    from captioner.asr.watch import EncoderWatch
    from captioner.asr.whisper import load_whisper

    tell = notice or complain
    seen = watch or EncoderWatch()
    transcriber = load_whisper(folder, options.recognition, tell, seen, demo_speech)
    if watch is None:
        for change in seen.news():
            if change.reason:
                tell(change.reason)
    return transcriber


def _load_two(
    options: LaunchOptions,
    progress: Progress,
    notice: "Notice | None",
    watch: "EncoderWatch | None",
) -> "Transcriber":
    """As `load_transcriber`, where options name two models."""
    from captioner.composition.two_models import load_two

    def load(one: LaunchOptions, at_work: "EncoderWatch | None") -> "SpellingTranscriber":
        return _load_one(one, progress, notice, at_work)

    names = (model_name(options), str(options.finals_model))
    return load_two(options, english=any(map(knows_english_only, names)), load=load, watch=watch)


def load_readers(
    options: LaunchOptions,
    jobs: int,
    cancelled: "Cancelled",
    progress: Progress = silent,
) -> "Readers":
    """What reads the windows of recordings, up to `jobs` at a time where they allow it.

    A language that is listened for, and an NPU, are for one at a time.

    Raises:
        ModelError, BackendError: as `load_transcriber`.
    """
    from captioner.asr.session import Sessions, sharing
    from captioner.engine.memory import give_back_memory, share_one_heap
    from captioner.engine.reading import OneReader, SeveralReaders, needs_turns

    share_one_heap()
    sessions: Sessions = {}
    with sharing(sessions):
        first = load_transcriber(options, progress)
    give_back_memory()  # what loading took besides the model
    if jobs == 1 or options.recognition.may_use_npu or needs_turns(first):
        return OneReader(first, cancelled)

    def another() -> "Transcriber":
        with sharing(sessions):
            return load_transcriber(options, silent, notice=lambda _told_already: None)

    return SeveralReaders(first, another, jobs, cancelled)


def build_engine(
    options: LaunchOptions,
    sources: "Mapping[Origin, AudioSource]",
    sink: "EventSink",
    progress: Progress = silent,
    numbers: SpeakerNumbers | None = None,
) -> "CaptionEngine":
    """An engine that is not started yet. It builds the model itself, on its inference thread.

    `progress` is called there, too. Speakers get the next of `numbers`, by default from 1.

    Raises:
        ConfigError: a list of words cannot be read.
    """
    from captioner.asr.watch import EncoderWatch
    from captioner.engine.engine import CaptionEngine
    from captioner.engine.source_pipeline import SourcePipeline
    from captioner.engine.written import WrittenEvents
    from captioner.vad.factory import make_vad

    options = with_npu(options)
    watch = EncoderWatch(options.recognition.npu_window_s)
    load = partial(load_transcriber, options, progress, watch=watch)
    config = engine_config(options)
    make_assign = assign_maker(options.recognition, numbers)
    pipelines = [
        SourcePipeline(source, make_vad(options.vad), origin, make_assign and make_assign())
        for origin, source in sources.items()
    ]
    if rewriter := rewriter_for(options):
        sink = WrittenEvents(sink, rewriter, settled_only=config.settled_only)
    return CaptionEngine(pipelines, load, sink, config, watch=watch)


def engine_config(options: LaunchOptions) -> EngineConfig:
    """How the engine works for these options.

    What arrives as fast as it is read can wait; what arrives in real time must not be late. A
    decoder of 32 tokens has no room for what was said before. That an NPU's window may be shorter
    is left to the `EncoderWatch`: it is, while the NPU works.
    """
    if options.finals_model is not None:
        from captioner.composition.two_models import second_of, two_model_config

        alone = replace(options, finals_model=None)
        return two_model_config(
            engine_config(alone), engine_config(second_of(options, english=False))
        )
    live = options.paced or options.source in LIVE
    segmenter = SegmenterConfig(partial_every_ms=options.partial_every_ms)
    longest_s = options.recognition.max_segment_s
    config = EngineConfig(
        segmenter=segmenter.fitting(longest_s),
        context_s=min(EngineConfig().context_s, longest_s),
        settled_only=options.settled_only,
        max_lag_s=MAX_LAG_S if live else None,
    )
    if reads_with_sherpa(options):
        return replace(config, context_s=CUT_CONTEXT_S)
    return config if options.recognition.cache else replace(config, context_s=0.0)
