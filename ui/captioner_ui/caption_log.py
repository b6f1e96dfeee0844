"""What the window shows, without any Qt: the finished lines and the growing one."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from captioner.events import CaptionChanged, Gap
from captioner.history.entry import on_one_line

GROWING_MARK: Final = " …"  # more is coming, told without colour
MAX_LINES: Final = 500  # about an hour of speech; keeps memory and layout time flat


@dataclass(frozen=True, slots=True)
class Line:
    """One caption as it is shown, free of line breaks."""

    settled: str
    """Leading text that will not change any more."""
    pending: str
    """The rest, which may still change; empty once `open` is False."""
    open: bool
    """Whether more of it may come."""
    label: str = ""
    """Whose words they are, to stand before them; empty with one source."""


class EditKind(Enum):
    """What happens to one row."""

    INSERT = auto()
    """A new row before the present row of this number, or after the last one."""
    REPLACE = auto()
    REMOVE = auto()


@dataclass(frozen=True, slots=True)
class Edit:
    """One change to the rows shown; edits are applied in order."""

    kind: EditKind
    row: int
    """Counted from the oldest line shown, which is 0, at the time of this edit."""
    line: Line | None = None
    """The row's new content; None exactly for REMOVE."""


class CaptionLog:
    """The newest lines in order of first appearance, and how to get from one state to the next.

    Belongs to the main thread.
    """

    def __init__(self, max_lines: int = MAX_LINES) -> None:
        """Args: max_lines: the oldest line goes when there are more (at least 1)."""
        if max_lines < 1:
            raise ValueError(f"max_lines is {max_lines}, need at least 1")
        self._max_lines = max_lines
        self._run = 0  # segment ids start again with every run of the engine
        self._lines: dict[tuple[int, int], Line] = {}  # (run, segment id) -> line
        self._n_gaps = 0  # gaps have the keys (run, -1), (run, -2), ...

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines shown, oldest first."""
        return tuple(self._lines.values())

    def apply(self, caption: CaptionChanged) -> list[Edit]:
        """Take a new or replaced caption; an empty final one removes its line."""
        key = (self._run, caption.segment_id)
        known = self._lines.get(key)
        if known is not None and not known.open:
            return []  # what is final stays
        line = replace(line_of(caption), label=caption.label)
        if known is None:
            return self._insert(key, line) if line.settled or line.pending else []
        if caption.final and not line.settled:
            return [self._remove(key)]
        return [self._replace(key, line)]

    def mark(self, gap: Gap) -> list[Edit]:
        """Say in a line of its own that sound was not captioned, and how much."""
        self._n_gaps += 1
        line = replace(line_of_gap(gap), label=gap.label)
        return self._insert((self._run, -self._n_gaps), line)

    def end_run(self) -> list[Edit]:
        """The engine has stopped: nothing grows any more, what is shown stays."""
        self._run += 1
        open_keys = [key for key, line in self._lines.items() if line.open]
        return [self._close(key) for key in open_keys]

    def _insert(self, key: tuple[int, int], line: Line) -> list[Edit]:
        edits = []
        if len(self._lines) == self._max_lines:
            edits.append(self._remove(next(iter(self._lines))))
        self._lines[key] = line
        return [*edits, Edit(EditKind.INSERT, len(self._lines) - 1, line)]

    def _replace(self, key: tuple[int, int], line: Line) -> Edit:
        self._lines[key] = line
        return Edit(EditKind.REPLACE, self._row(key), line)

    def _remove(self, key: tuple[int, int]) -> Edit:
        row = self._row(key)
        del self._lines[key]
        return Edit(EditKind.REMOVE, row)

    def _close(self, key: tuple[int, int]) -> Edit:
        line = self._lines[key]
        return self._replace(
            key, replace(line, settled=line.settled + line.pending, pending="", open=False)
        )

    def _row(self, key: tuple[int, int]) -> int:
        """Nearly always the last one, so the search starts there."""
        for back, known in enumerate(reversed(self._lines), start=1):
            if known == key:
                return len(self._lines) - back
        raise KeyError(key)


def line_of_gap(gap: Gap) -> Line:
    """That sound was not captioned, and how much."""
    return Line(gap.remark, "", open=False)


def line_of(caption: CaptionChanged) -> Line:
    """The caption on one line, whatever is in it."""
    settled = on_one_line(caption.settled)
    pending = on_one_line(caption.pending)
    if caption.final:
        return Line((settled + pending).strip(), "", open=False)
    return Line(settled.lstrip(), pending if settled.strip() else pending.lstrip(), open=True)
