"""What the status line says, in plain words. No Qt."""

from dataclasses import dataclass, replace
from enum import StrEnum

from captioner.errors import CaptionerError, ModelNotHereError, NothingHeardError
from captioner.events import (
    EngineState,
    LegibilityChanged,
    Origin,
    Pacing,
    SourceChanged,
    StateChanged,
    StatsUpdated,
)
from captioner.pacing import PACING_WORDS
from captioner_ui.sentence import sentence
from captioner_ui.translation import tr, tr_error


class Help(StrEnum):
    """What one button beside a message can do about it."""

    TRY_AGAIN = "try-again"
    """Start captioning."""
    LOOK_AGAIN = "look-again"
    """List the devices anew."""
    CHOOSE_SOURCE = "choose-source"
    UNMUTE = "unmute"
    """Have the system let the microphone be heard."""
    RECOGNITION = "recognition"
    """Open the settings of what is recognised."""
    GET_MODEL = "get-model"
    """Fetch the model that the settings mean."""
    STOP_MODEL = "stop-model"
    """Fetch no more of it for now."""
    RETRY_ENCODER = "retry-encoder"


@dataclass(frozen=True, slots=True)
class Message:
    """What the status line shows."""

    text: str
    problem: bool = False
    """Whether something needs the person's attention."""
    help: Help | None = None
    """The button beside it."""
    passing: bool = False
    """Whether it is said for a moment instead of something else."""


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """How far preparing a model has come; only a model that is not built yet reports it."""

    step: str
    """What is being done, in a few words."""
    share: float
    """How much is done, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Status:
    """All that the status line depends on. Each `after_` method gives the next one."""

    state: EngineState = EngineState.STOPPED
    error: CaptionerError | None = None
    sources: tuple[SourceChanged, ...] = ()
    """The newest of each source that is listened to."""
    doubtful: frozenset[Origin] = frozenset()
    """The sources whose captions are probably not what is said."""
    pacing: Pacing = Pacing.USUAL
    """What is given up for want of time or power."""
    stopping: bool = False
    slow_load: bool = False
    """Loading has taken so long that a word about it is due."""
    progress: LoadProgress | None = None
    """How far a model is that is prepared for its first use."""
    notice: str = ""
    """Why the source is not the one expected, as a sentence; mostly empty."""
    passing: str = ""
    """What is said for a moment before all else."""
    model_news: Message | None = None
    """Which model has to be got, or how far it is; not while there is a worse problem."""
    no_devices: CaptionerError | None = None
    """Why the list of devices is empty, if the system would not say."""

    def after_state(self, change: StateChanged) -> "Status":
        """The engine moved on in its life cycle."""
        return replace(self, state=change.state, error=change.error)

    def after_source(self, change: SourceChanged) -> "Status":
        """A source is heard, or has a problem."""
        others = tuple(one for one in self.sources if one.origin != change.origin)
        return replace(self, sources=tuple(sorted((*others, change), key=_key, reverse=True)))

    def after_legibility(self, change: LegibilityChanged) -> "Status":
        """What a source says is hardly read, or is read again."""
        of_this = frozenset((change.origin,))
        return replace(
            self, doubtful=self.doubtful | of_this if change.doubtful else self.doubtful - of_this
        )

    def after_stats(self, stats: StatsUpdated) -> "Status":
        """The figures of the last second."""
        return self if stats.pacing is self.pacing else replace(self, pacing=stats.pacing)

    def after_end(self) -> "Status":
        """The engine is gone; why it failed, if it did, stays until the next start."""
        failed = self.state is EngineState.FAILED
        state = EngineState.FAILED if failed else EngineState.STOPPED
        return replace(self._new(state), error=self.error)

    def after_start(self) -> "Status":
        """A new engine is being made."""
        return self._new(EngineState.LOADING)

    def _new(self, state: EngineState) -> "Status":
        """What outlives an engine: what is of the machine, or was said to the person."""
        return Status(
            state,
            notice=self.notice,
            passing=self.passing,
            model_news=self.model_news,
            no_devices=self.no_devices,
        )

    @property
    def heard(self) -> bool:
        """Whether sound comes from any source, as far as they say."""
        return not self.sources or any(one.status.problem is None for one in self.sources)

    @property
    def keeps_from_captions(self) -> bool:
        """Whether something is wrong without which there would be captions."""
        return self._lasting().problem

    def message(self) -> Message:
        """The one thing most worth saying now."""
        return Message(self.passing, passing=True) if self.passing else self._lasting()

    def _lasting(self) -> Message:
        match self.state:
            case EngineState.FAILED if isinstance(self.error, ModelNotHereError):
                words = sentence(tr_error(self.error)[0])  # the hint is for a terminal
                return self.model_news or Message(words, problem=True, help=Help.GET_MODEL)
            case EngineState.FAILED:
                return Message(problem_text(self.error), problem=True, help=Help.TRY_AGAIN)
            case _ if self.stopping:
                words = tr("Stopping… the last words are still being captioned.")
                return Message(words)
            case EngineState.LOADING:
                return self.model_news or self._loading()
            case EngineState.LISTENING:
                return self._listening()
            case EngineState.STOPPED if self.no_devices is not None:
                return Message(problem_text(self.no_devices), problem=True, help=Help.LOOK_AGAIN)
            case EngineState.STOPPED if self.model_news is not None:
                return self.model_news
            case EngineState.STOPPED:
                return self._with_notice(tr("Paused: nothing is listened to."))

    def _loading(self) -> Message:
        if self.progress is not None and self.progress.share < 1:
            step = self.progress.step[:1].lower() + self.progress.step[1:]
            percent = round(100 * self.progress.share)
            words = tr(
                "Preparing the model for its first use: {step}, {percent} %",
                step=step,
                percent=percent,
            )
            return Message(words)
        slow = self.slow_load
        return Message(tr("Still loading the model…") if slow else tr("Loading the model…"))

    def _listening(self) -> Message:
        for change in self.sources:
            if change.status.problem is not None:
                return _of_source(change.origin, change.status.problem)
        if self.model_news is not None:
            return self.model_news
        if not self.sources:
            return self._with_notice(tr("Listening."))
        if self.doubtful:
            return Message(
                tr(
                    "Hardly legible: perhaps this is not English, the only language of this model, "
                    "or too noisy. The model “base” knows many languages."
                ),
                help=Help.RECOGNITION,
            )
        names = tr(" and ").join(change.status.name for change in self.sources)
        paced = tr(PACING_WORDS[self.pacing]) if PACING_WORDS[self.pacing] else ""
        return self._with_notice(f"{tr('Listening to {names}.', names=names)} {paced}".rstrip())

    def _with_notice(self, text: str) -> Message:
        return Message(f"{text} {self.notice}".rstrip())


def _key(change: SourceChanged) -> str:
    return change.origin.key


def _of_source(origin: Origin, problem: CaptionerError) -> Message:
    """What is wrong with a source; silence is only a hint."""
    text = origin.before(problem_text(problem))
    if isinstance(problem, NothingHeardError):
        return Message(text, help=Help.UNMUTE if problem.muted else Help.CHOOSE_SOURCE)
    return Message(text, problem=True, help=Help.CHOOSE_SOURCE)


def problem_text(error: CaptionerError | None) -> str:
    """What went wrong and what to do about it, as sentences."""
    if error is None:
        return tr("Something went wrong.")
    return " ".join(sentence(part) for part in tr_error(error) if part)
