"""What became of a recording, and the one button that helps. No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final

from captioner.composition.worded_json import from_json
from captioner_ui.sentence import sentence
from captioner_ui.translation import tr, tr_worded

UNREADABLE: Final = "AudioFileError"
FOLDER: Final = "IsADirectoryError"


class Step(Enum):
    """What one button can do about it."""

    OPEN = auto()
    """Show its text."""
    SESSIONS = auto()
    """Show the list of sessions."""
    CHOOSE = auto()
    """Choose another recording."""
    AGAIN = auto()
    """Read it once more."""
    MODEL = auto()
    """Choose a model that knows the language."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the reading of a recording ended."""

    path: Path
    session: Path | None = None
    """The session with its text; None if there is none."""
    read_s: float = 0.0
    """How far it was read."""
    doubtful: bool = False
    """Whether the text is probably not what is said."""
    stopped: bool = False
    """Whether a person stopped it."""
    error: str = ""
    """The kind of problem, as in `captioner.errors`; empty of none."""
    problem: str = ""
    """What went wrong, in the words of who saw it."""
    hint: str = ""

    @classmethod
    def of(cls, path: Path, told: Mapping[str, Any]) -> "Outcome":
        """From the line that the process tells at the end (`captioner transcribe --keep --json`).

        Raises:
            KeyError, TypeError, ValueError: it is no such line.
        """
        session = told["session"]
        return cls(
            path,
            None if session is None else Path(session),
            float(told["read_s"]),
            doubtful=bool(told["doubtful"]),
            stopped=bool(told["stopped"]),
            error=told["error"] or "",
            problem=_said(told, "problem"),
            hint=_said(told, "hint"),
        )

    @property
    def name(self) -> str:
        """Of the recording."""
        return self.path.name

    @property
    def details(self) -> str:
        """All that is known of the problem, as sentences."""
        return " ".join(sentence(tr_worded(one)) for one in (self.problem, self.hint) if one)

    def words(self) -> str:
        """What is to be said of it, in one line."""
        if self.stopped and self.session is None:
            return tr("“{name}” was stopped before there were any words.", name=self.name)
        if self.stopped:
            return tr("“{name}” was stopped. The text up to there is kept.", name=self.name)
        if self.error and self.session is not None:
            return tr("“{name}” is damaged. What can be read of it is kept.", name=self.name)
        if self.error == FOLDER:
            return tr("“{name}” is a folder. Choose the recordings in it.", name=self.name)
        if self.error == UNREADABLE:
            return tr("“{name}” cannot be read as a recording.", name=self.name)
        if self.error:
            return tr("“{name}” was not read: {why}", name=self.name, why=self.details)
        if self.session is None:
            return tr("Nobody speaks in “{name}”, as far as can be heard.", name=self.name)
        if self.doubtful:
            return tr(
                "The text of “{name}” is probably not what is said: the model may not know the "
                "language.",
                name=self.name,
            )
        return tr("The text of “{name}” is ready.", name=self.name)

    def step(self) -> Step:
        """The button that helps."""
        if self.doubtful and not self.stopped:
            return Step.MODEL
        if self.session is not None:
            return Step.OPEN
        if self.stopped or (self.error and self.error not in (UNREADABLE, FOLDER)):
            return Step.AGAIN
        return Step.CHOOSE


def _said(told: Mapping[str, Any], name: str) -> str:
    """With its template, if it came with one."""
    worded = told.get("worded") or {}
    return from_json(worded.get(name) or told[name] or "")


def summary(outcomes: Sequence[Outcome]) -> str:
    """What is to be said of several, in one line."""
    ready = sum(one.session is not None for one in outcomes)
    others = [one.name for one in outcomes if one.session is None]
    if not others:
        return tr("The texts of %n recording(s) are ready.", n=ready)
    names = ", ".join(others)
    if not ready:
        return tr("No text in %n recording(s): {names}", n=len(others), names=names)
    return tr(
        "{n} of {total} recordings have their text. None in: {names}",
        n=ready,
        total=len(outcomes),
        names=names,
    )
