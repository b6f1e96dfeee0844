"""What a session consists of, as a reader sees it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from captioner.events import ONLY, Origin
from captioner.history.sentences import Piece, merged
from captioner.speakers.names import SpeakerNames

# What would break a line in two, or is no text at all, becomes a space. Everything else, markup
# and direction marks included, stays as it is.
_CONTROLS: Final = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " ")
_LONE_SURROGATES: Final = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")
_TO_ONE_LINE: Final = _CONTROLS | _LONE_SURROGATES


class EntryKind(StrEnum):
    """What an entry tells."""

    CAPTION = "caption"
    """What was said."""
    GAP = "gap"
    """That sound was not captioned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One caption or gap, in the order in which they were final.

    Times are s since the session began. Those of one source never go back.
    """

    kind: EntryKind = EntryKind.CAPTION
    text: str
    """One line; of a gap, a remark in brackets."""
    start_s: float
    end_s: float
    """Not before `start_s`."""
    origin: Origin = ONLY
    continues: bool = False
    """It goes on with the paragraph of the entry before it."""
    cut: bool = False
    """It ends in a forced cut: nobody paused there."""
    marks: tuple[tuple[int, float], ...] = ()
    """Where in `text` words begin (characters), and when (s since the session began)."""
    heard: str = ""
    """What `text` is written for, where that is something else."""
    ends_s: tuple[float, ...] = ()
    """When the words of `marks` end, s as there; empty where that is not known."""

    def named(self, names: SpeakerNames) -> "Entry":
        """The same with its speaker as known now."""
        origin = names.of(self.origin)
        return self if origin is self.origin else replace(self, origin=origin)

    def piece(self) -> Piece:
        """As the sentences are joined from."""
        whole = self.kind is EntryKind.GAP
        return Piece(
            self.text,
            self.start_s,
            self.end_s,
            self.origin,
            self.marks,
            whole,
            self.ends_s,
            cut=self.cut,
        )


@dataclass(frozen=True, slots=True)
class Row:
    """Entries that continue one another: a paragraph; at least one."""

    entries: tuple[Entry, ...]
    growing: bool = False
    """It is still being spoken: there is more to come."""

    def named(self, names: SpeakerNames) -> "Row":
        """The same with its speaker as known now."""
        if self.origin.speaker is None:
            return self
        return replace(self, entries=tuple(entry.named(names) for entry in self.entries))

    @property
    def text(self) -> str:
        """Of all entries, joined."""
        if self.kind is EntryKind.GAP or not self.entries[0].text.strip():
            return self.entries[0].text
        return merged([entry.piece() for entry in self.entries]).text

    @property
    def shown(self) -> str:
        """The text, after whose it is, as far as that is known."""
        return self.origin.before(self.text)

    @property
    def start_s(self) -> float:
        """When it begins, s since the session began."""
        return self.entries[0].start_s

    @property
    def origin(self) -> Origin:
        """Which source was heard, and who spoke."""
        return self.entries[0].origin

    @property
    def kind(self) -> EntryKind:
        """A caption or a gap."""
        return self.entries[0].kind


class Rows(Protocol):
    """A session as rows, the oldest first; rows keep their numbers."""

    @property
    def first(self) -> int:
        """Number of the oldest row there still is."""
        ...

    @property
    def end(self) -> int:
        """Number after the newest row."""
        ...

    @property
    def started_s(self) -> float:
        """When the session began, s since 1970."""
        ...

    @property
    def recording(self) -> str:
        """The recording that was read, as a path; empty where somebody was heard live."""
        ...

    @property
    def title(self) -> str:
        """What a person calls it, or the name of the recording; empty where there is neither."""
        ...

    @property
    def length_s(self) -> float | None:
        """Of the recording, s; None if that is not known, as of what is heard live."""
        ...

    def row(self, number: int) -> Row:
        """The row of this number, `first` to `end` - 1.

        Raises:
            HistoryError: it cannot be read any more.
        """
        ...

    def fork(self) -> "Rows":
        """The same rows for use on another thread; later ones may be missing."""
        ...

    def entries(self) -> Iterator[Entry]:
        """All entries in order; memory does not grow with them.

        Raises:
            HistoryError: they cannot be read any more.
        """
        ...

    def refresh(self) -> bool:
        """Take over what came meanwhile; whether anything did.

        Raises:
            HistoryError: it cannot be read any more.
        """
        ...

    def close(self) -> None:
        """Let go of what is open; nothing can be read after it."""
        ...


def on_one_line(text: str) -> str:
    """`text` without what is no text: no line breaks, controls and halves of characters."""
    return text.translate(_TO_ONE_LINE)
