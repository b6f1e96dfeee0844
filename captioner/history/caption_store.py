"""Captions as they stand: the same one replaces itself, what is final stays, a run ends. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from captioner.events import (
    ONLY,
    CaptionChanged,
    EngineEvent,
    EngineState,
    Gap,
    Origin,
    SpeakerChanged,
    StateChanged,
)
from captioner.history.entry import on_one_line
from captioner.speakers.names import SpeakerNames

DOUBT_MARK: Final = "(?) "  # before words that are probably not what was said
GROWING_MARK: Final = " …"  # more is coming, told without colour
MAX_LINES: Final = 500  # about an hour of speech; keeps memory and layout time flat


@dataclass(frozen=True, slots=True)
class CaptionLine:
    """One caption or gap, free of line breaks."""

    settled: str
    """Leading text that will not change any more."""
    pending: str = ""
    """The rest, which may still change; empty once `open` is False."""
    open: bool = False
    """Whether more of it may come."""
    origin: Origin = ONLY
    id: int = 0
    """Of the caption, in its store: never used twice, also not by another run; grows."""
    doubtful: bool = False
    """As in `CaptionChanged`."""

    @property
    def prefix(self) -> str:
        """What stands before the words."""
        return self.origin.before(DOUBT_MARK if self.doubtful else "")

    @property
    def text(self) -> str:
        """All of it as a person reads it, prefix included; empty without words."""
        words = (self.settled + self.pending).strip()
        return words and f"{self.prefix}{words}"


class EditKind(Enum):
    """What happens to one row."""

    INSERT = auto()
    """A new row after the last one."""
    REPLACE = auto()
    REMOVE = auto()


@dataclass(frozen=True, slots=True)
class Edit:
    """One change to the lines; edits are applied in order."""

    kind: EditKind
    row: int
    """Counted from the oldest line, which is 0, at the time of this edit."""
    line: CaptionLine
    """As it is now; of REMOVE, as it was."""


class CaptionStore:
    """The newest captions and gaps in order of first appearance. Used on one thread.

    Takes the events of one run of the engine after the other. The segment ids of a source only
    rise in a run, and so do the parts of a segment. Names of speakers outlast a run.
    """

    def __init__(self, max_lines: int = MAX_LINES) -> None:
        """Args: max_lines: with more, the oldest goes that is not open (at least 1)."""
        if max_lines < 1:
            raise ValueError(f"max_lines is {max_lines}, need at least 1")
        self._max_lines = max_lines
        self._lines: dict[int, CaptionLine] = {}  # by id
        self._open: dict[tuple[str, int, int], int] = {}  # source, segment of this run, part -> id
        self._final: dict[str, tuple[int, int]] = {}  # source -> newest final segment, and part
        self._names = SpeakerNames()
        self._n_ids = 0

    @property
    def lines(self) -> tuple[CaptionLine, ...]:
        """Oldest first."""
        return tuple(self._lines.values())

    def apply(self, event: EngineEvent) -> list[Edit]:
        """Take an event; what changes by it."""
        match event:
            case CaptionChanged():
                return list(self._apply_caption(event))
            case Gap():
                line = CaptionLine(event.remark, origin=event.origin, id=self._new_id())
                return list(self._insert(line))
            case SpeakerChanged():
                self._names.observe(event)
                return list(self._renamed())
            case StateChanged(state=EngineState.STOPPED | EngineState.FAILED):
                return self.end_run()
            case _:
                return []

    def end_run(self) -> list[Edit]:
        """The engine has ended: nothing grows any more, what is there stays."""
        lines = [self._lines[line_id] for line_id in self._open.values()]
        self._open.clear()
        self._final.clear()
        return [
            self._replace(replace(one, settled=one.settled + one.pending, pending="", open=False))
            for one in lines
        ]

    def _apply_caption(self, caption: CaptionChanged) -> Iterator[Edit]:
        """An empty caption gets no line, and an empty final one takes its line away.

        So does an empty part: the voice did not change there.
        """
        source = caption.origin.key
        place = (caption.segment_id, caption.part)
        if place <= self._final.get(source, (-1, 0)):
            return
        key = (source, *place)
        known = self._open.get(key)
        line = _line_of(caption, self._new_id() if known is None else known)
        line = replace(line, origin=self._names.of(line.origin))
        is_gone = not line.text and (caption.final or caption.part > 0)
        if caption.final:
            self._final[source] = place
        if caption.final or is_gone:
            self._open.pop(key, None)
        if known is not None:
            yield self._remove(known) if is_gone else self._replace(line)
        elif line.text:
            if line.open:
                self._open[key] = line.id
            yield from self._insert(line)

    def _renamed(self) -> Iterator[Edit]:
        """The lines whose speaker is another one, or called otherwise, than they say."""
        for line in self.lines:
            origin = self._names.of(line.origin)
            if (origin, origin.label) != (line.origin, line.origin.label):
                yield self._replace(replace(line, origin=origin))

    def _insert(self, line: CaptionLine) -> Iterator[Edit]:
        if len(self._lines) >= self._max_lines:
            oldest = next((one.id for one in self._lines.values() if not one.open), None)
            if oldest is not None:
                yield self._remove(oldest)
        self._lines[line.id] = line
        yield Edit(EditKind.INSERT, len(self._lines) - 1, line)

    def _replace(self, line: CaptionLine) -> Edit:
        self._lines[line.id] = line
        return Edit(EditKind.REPLACE, self._row(line.id), line)

    def _remove(self, line_id: int) -> Edit:
        row = self._row(line_id)
        return Edit(EditKind.REMOVE, row, self._lines.pop(line_id))

    def _row(self, line_id: int) -> int:
        """Nearly always one of the last, so the search starts there."""
        for back, known in enumerate(reversed(self._lines), start=1):
            if known == line_id:
                return len(self._lines) - back
        raise KeyError(line_id)

    def _new_id(self) -> int:
        self._n_ids += 1
        return self._n_ids


def _line_of(caption: CaptionChanged, line_id: int) -> CaptionLine:
    """The caption on one line, whatever is in it."""
    settled, pending = on_one_line(caption.settled), on_one_line(caption.pending)
    line = CaptionLine("", origin=caption.origin, id=line_id, doubtful=caption.doubtful)
    if caption.final:
        return replace(line, settled=(settled + pending).strip())
    pending = pending if settled.strip() else pending.lstrip()
    return replace(line, settled=settled.lstrip(), pending=pending, open=True)
