"""What the status line says, in plain words. No Qt."""

from dataclasses import dataclass, replace
from typing import Final

from captioner.errors import CaptionerError
from captioner.events import EngineState, SourceStatus, StateChanged


@dataclass(frozen=True, slots=True)
class Message:
    """What the status line shows."""

    text: str
    problem: bool = False
    """Whether something needs the person's attention."""


LOADING: Final = Message("Loading the model…")
STILL_LOADING: Final = Message(
    "Still loading the model… The first start prepares it, which can take half a minute."
)
STOPPING: Final = Message("Stopping… the last words are still being captioned.")
STOPPED: Final = Message("Stopped. Press Start to caption.")


@dataclass(frozen=True, slots=True)
class Status:
    """All that the status line depends on. Each `after_` method gives the next one."""

    state: EngineState = EngineState.STOPPED
    error: CaptionerError | None = None
    source: SourceStatus | None = None
    stopping: bool = False
    slow_load: bool = False
    """Loading has taken so long that a word of explanation is due."""
    no_devices: CaptionerError | None = None
    """Why the list of devices is empty, if the system would not say."""

    def after_state(self, change: StateChanged) -> "Status":
        """The engine moved on. A failure stays until the next start."""
        if self.state is EngineState.FAILED and change.state is EngineState.STOPPED:
            return self
        return replace(self, state=change.state, error=change.error, slow_load=False)

    def after_source(self, source: SourceStatus) -> "Status":
        """The source's name or problem changed."""
        return replace(self, source=source)

    def after_end(self) -> "Status":
        """The engine is gone, and said why if there was a reason."""
        failed = self.state is EngineState.FAILED
        state = EngineState.FAILED if failed else EngineState.STOPPED
        return Status(state, self.error, no_devices=self.no_devices)

    def message(self) -> Message:
        """The one thing most worth saying now."""
        match self.state:
            case EngineState.FAILED:
                return Message(problem_text(self.error), problem=True)
            case _ if self.stopping:
                return STOPPING
            case EngineState.LOADING:
                return STILL_LOADING if self.slow_load else LOADING
            case EngineState.LISTENING:
                return _listening(self.source)
            case EngineState.STOPPED if self.no_devices is not None:
                return Message(problem_text(self.no_devices), problem=True)
            case EngineState.STOPPED:
                return STOPPED


def problem_text(error: CaptionerError | None) -> str:
    """What went wrong and what to do about it, as sentences."""
    if error is None:
        return "Something went wrong. Press Start to try again."
    return " ".join(_sentence(part) for part in (str(error), error.hint) if part)


def _listening(source: SourceStatus | None) -> Message:
    if source is None:
        return Message("Listening.")
    if source.problem is not None:
        return Message(problem_text(source.problem), problem=True)
    return Message(f"Listening to {source.name}.")


def _sentence(text: str) -> str:
    """With a capital letter and a full stop; a word like `captioner` in quotes stays as it is."""
    text = text.strip()
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…", ":")) else f"{text}."
