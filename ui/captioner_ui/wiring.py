"""The real engine and devices for the window. No Qt, and nothing heavy before it is called."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from captioner.composition import assemble
from captioner.composition.assemble import DEMO, MICROPHONE
from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig
from captioner.speakers.names import SpeakerNumbers
from captioner_models.progress import Progress
from captioner_ui.engine_run import EventSink
from captioner_ui.sections.recognition import RecognitionSettings
from captioner_ui.sections.sound import SoundSettings
from captioner_ui.sections.words import WordsSettings
from captioner_ui.source_choice import (
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    FirstSource,
    SourceChoice,
    SourceKind,
)
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner.audio.devices import InputDevice
    from captioner.audio.source import AudioSource
    from captioner.engine.engine import CaptionEngine
    from captioner.events import Origin


def first_source(options: LaunchOptions, notice: str = "") -> FirstSource:
    """What the command line asks for; `notice` is said along with it."""
    asked_for = options.source is not None or options.device is not None
    return FirstSource(_choice(options), asked_for, f"{options.notice} {notice}".strip())


def _choice(options: LaunchOptions) -> SourceChoice:
    if options.source == DEMO:
        return DEMO_RECORDING
    if options.source == assemble.COMPUTER:
        return COMPUTER_CHOICE
    if options.source == assemble.BOTH:
        return SourceChoice.of_both(options.device)
    if options.source not in (None, MICROPHONE):
        return SourceChoice.of_file(options.source)
    if options.device is not None:
        return SourceChoice.of_device(options.device)
    return DEFAULT_MICROPHONE


def options_for(options: LaunchOptions, choice: SourceChoice) -> LaunchOptions:
    """`options` with the source that was chosen in the window, in real time."""
    match choice.kind:
        case SourceKind.DEFAULT_MICROPHONE | SourceKind.DEVICE:
            return replace(options, source=MICROPHONE, device=choice.device, paced=True)
        case SourceKind.COMPUTER:
            return replace(options, source=assemble.COMPUTER, paced=True)
        case SourceKind.BOTH:
            return replace(options, source=assemble.BOTH, device=choice.device, paced=True)
        case SourceKind.DEMO:
            return replace(options, source=DEMO, paced=True)
        case SourceKind.FILE:
            return replace(options, source=choice.path, paced=True)


def with_sound(options: LaunchOptions, chosen: SoundSettings) -> LaunchOptions:
    """`options` with the source that the settings name, if it is not the usual one.

    Without any the first source is found out, and the demo recording is one, too.
    """
    if options.source is not None or chosen == SoundSettings():
        return options
    device = options.device if options.device is not None else (chosen.device or None)
    return replace(options, source=chosen.source.value, device=device)


def with_recognition(options: LaunchOptions, chosen: RecognitionSettings) -> LaunchOptions:
    """`options` with what the settings say of recognition; experiments stay as they are."""
    engines = {one.name for one in fields(RecognitionConfig)}
    said: dict[str, Any] = {
        one.name: getattr(chosen, one.name) for one in fields(chosen) if one.name in engines
    }
    return replace(
        options,
        model=chosen.model or None,
        finals_model=chosen.finals_model or None,
        recognition=replace(options.recognition, **said),
        vad=chosen.vad,
        settled_only=chosen.settled_only,
        partial_every_ms=chosen.partial_every_ms,
    )


def with_words(options: LaunchOptions, chosen: WordsSettings) -> LaunchOptions:
    """`options` with the words that the settings say."""
    recognition = replace(options.recognition, words=chosen.words)
    return replace(options, recognition=recognition, wording=chosen.wording())


class EngineMaker:
    """Makes engines with the options of the command line; has the shape of MakeEngine."""

    def __init__(
        self,
        options: LaunchOptions,
        chosen: Callable[[], RecognitionSettings] | None = None,
        words: Callable[[], WordsSettings] | None = None,
    ) -> None:
        """Make them with `options`, or with what is `chosen` at the time; asked on any thread."""
        self._options = options
        self._chosen = chosen
        self._words = words
        self._numbers = SpeakerNumbers()  # each once, whatever runs there are

    def __call__(
        self, choice: SourceChoice, sink: EventSink, progress: Progress
    ) -> "CaptionEngine":
        """An engine for `choice`, not started yet; imports the engine the first time.

        Raises:
            AudioError: the recording does not exist, or sound input does not work at all.
        """
        from captioner.composition.assemble import build_engine, choose_source

        options = self._options
        if self._chosen is not None:
            options = with_recognition(options, self._chosen())
        if self._words is not None:
            options = with_words(options, self._words())
        options = options_for(options, choice)
        sources = named(choose_source(options).sources)
        return build_engine(options, sources, sink, progress, self._numbers)


def named(sources: "Mapping[Origin, AudioSource]") -> "Mapping[Origin, AudioSource]":
    """The sources, called as the reader of the window calls them."""
    names = {MICROPHONE: tr("Microphone"), assemble.COMPUTER: tr("Computer")}
    return {
        replace(origin, name=names.get(origin.key, "")): source
        for origin, source in sources.items()
    }


def list_devices() -> "Sequence[InputDevice]":
    """The input devices of this machine, also while one is captured; may take half a second.

    Raises:
        AudioError: sound input does not work at all.
    """
    from captioner.composition.listing import list_inputs_now

    return list_inputs_now()
