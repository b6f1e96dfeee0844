"""Captions as they stand: the same one replaces itself, what is final stays, a run ends. Pure.

They flow: a line goes on with the paragraph of the line before it unless it says that it begins
one. Where a caption begins is found out when it begins; what is above changes only by what was held
back of it, a full stop at a cut where nobody paused.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from captioner.events import (
    CaptionChanged,
    EngineEvent,
    EngineState,
    Gap,
    GapReason,
    SpeakerChanged,
    StateChanged,
)
from captioner.history.caption_line import DOUBT_MARK as DOUBT_MARK  # these, too, for whoever
from captioner.history.caption_line import CaptionLine as CaptionLine  # follows a store
from captioner.history.caption_line import lines_of, text_of
from captioner.history.near_gaps import NearGaps
from captioner.history.paragraphs import Part, begins_paragraph, parts_of
from captioner.history.sentences import (
    Piece,
    capitalised,
    finished,
    seam,
    without_mark,
)
from captioner.speakers.names import SpeakerNames
from captioner.units import seconds

GROWING_MARK: Final = " …"  # more is coming, told without colour
MAX_LINES: Final = 500  # about an hour of speech; keeps memory and layout time flat


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


@dataclass(frozen=True, slots=True)
class _Above:
    """A finished line, which the next one may go on with."""

    id: int
    part: Part
    """With all of its text, what is held back included."""
    doubtful: bool


@dataclass(slots=True)
class _Growing:
    """A caption that grows."""

    above: _Above | None
    """What it may go on with."""
    ids: list[int] = field(default_factory=list)
    """Of its lines."""
    begins: bool | None = None
    """Whether a paragraph begins with it; None while that may change."""
    headed: bool | None = None
    """Whether it reads like the beginning of one, which it keeps; None while nothing is settled."""


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
        self._growing: dict[tuple[str, int, int], _Growing] = {}  # by source, segment, part
        self._final: dict[str, tuple[int, int]] = {}  # source -> newest final segment, and part
        self._last: _Above | None = None  # the caption that was finished last
        self._ended = 0  # the line of which nothing is held back any more
        self._names = SpeakerNames()
        self._gaps = NearGaps()
        self._gap_ids: dict[tuple[str, GapReason], int] = {}  # the lines of the newest ones
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
                return list(self._apply_gap(event))
            case SpeakerChanged():
                self._names.observe(event)
                return list(self._renamed())
            case StateChanged(state=EngineState.STOPPED | EngineState.FAILED):
                return self.end_run()
            case _:
                return []

    def end_run(self) -> list[Edit]:
        """The engine has ended: nothing grows any more, what is there stays."""
        self._gaps.part()  # positions begin anew
        edits = list(self._close(self._above()))
        for line in self.lines:
            if line.open:
                said, settled = line.said + line.pending, line.settled + line.pending
                over = replace(line, settled=settled, pending="", said=said, open=False, more=False)
                edits.append(self._replace(over))
        self._growing.clear()
        self._final.clear()
        self._last = None
        return edits

    def _apply_caption(self, caption: CaptionChanged) -> Iterator[Edit]:
        """An empty caption gets no line, and an empty final one takes its lines away.

        So does an empty part: the voice did not change there.
        """
        source = caption.origin.key
        place = (caption.segment_id, caption.part)
        if place <= self._final.get(source, (-1, 0)):
            return
        key = (source, *place)
        if caption.final:
            self._final[source] = place
        growing = self._growing.get(key)
        if growing is None:
            growing = _Growing(self._above())
            if not caption.text.strip():
                above = growing.above
                if caption.final and above and above.part.piece.origin.key == source:
                    yield from self._close(above)  # nothing follows the cut
                return
        self._growing[key] = growing
        yield from self._flow(growing, caption)
        if caption.final or not growing.ids:
            del self._growing[key]

    def _flow(self, growing: _Growing, caption: CaptionChanged) -> Iterator[Edit]:
        """Lines of a caption as it stands now, and the end of what is above."""
        said, n_said = text_of(caption)
        above, piece = growing.above, self._piece(caption, said, growing.above)
        begins = growing.begins
        if above is None or self._parts_from(above, piece, caption):
            begins = True
        elif begins is None:
            known = replace(above.part.piece, origin=piece.origin)
            begins = begins_paragraph(known, piece, above.part.n_chars)
        headed = begins if growing.headed is None else growing.headed
        left, gap, text = _joined(above, said, headed=headed)
        if n_said or caption.final:  # the first word stays, and tells how the one above ends
            if growing.begins is None:
                yield from self._close(above, left)
            elif begins and not growing.begins:
                yield from self._restore(above)
            growing.begins, growing.headed = begins, headed
        newest = next(reversed(self._lines), None)
        most = len(growing.ids) if growing.ids and growing.ids[-1] != newest else None
        before = above.part if above else None
        parts = parts_of(replace(piece, text=text), before, begins=begins, most=most)
        n_gone = len(said) - len(text)
        gap = "" if begins else gap
        lines = list(lines_of(caption, said, n_said, parts, gap, n_gone))
        yield from self._show(growing, lines, caption.part)
        if caption.final and growing.ids:
            self._last = _Above(growing.ids[-1], parts[-1], caption.doubtful)

    def _parts_from(self, above: _Above, piece: Piece, caption: CaptionChanged) -> bool:
        """Whether it cannot be of one paragraph: it is somebody else's, or surer or less sure."""
        origin = self._names.of(above.part.piece.origin)
        return piece.origin != origin or caption.doubtful != above.doubtful

    def _piece(self, caption: CaptionChanged, said: str, above: _Above | None) -> Piece:
        """A caption that grows is taken for that of the speaker above until that is known."""
        origin = self._names.of(caption.origin)
        if above is not None and not caption.final and origin.speaker is None:
            known = self._names.of(above.part.piece.origin)
            origin = known if known.key == origin.key else origin
        start_s, end_s = seconds(caption.start), seconds(caption.end)
        return Piece(said, start_s, end_s, origin, cut=caption.cut)

    def _show(self, growing: _Growing, lines: list[CaptionLine], part: int) -> Iterator[Edit]:
        """Put lines in the place of those that the caption has."""
        if not lines[0].text and (part > 0 or not lines[0].open):
            lines = []
        for n, line in enumerate(lines):
            line = replace(line, origin=self._names.of(line.origin))
            if n < len(growing.ids):
                line = replace(line, id=growing.ids[n])
                if line != self._lines[line.id] or line.said != self._lines[line.id].said:
                    yield self._replace(line)
                continue
            line = replace(line, id=self._new_id())
            growing.ids.append(line.id)
            self._gaps.part()
            yield from self._insert(line)
        for line_id in growing.ids[len(lines) :]:
            yield self._remove(line_id)
        del growing.ids[len(lines) :]

    def _above(self) -> _Above | None:
        """What a new line may go on with: the newest one, if that is a finished caption."""
        last = self._last
        if last is None or last.id != next(reversed(self._lines), None):
            return None
        if last.id != self._ended:
            return last
        piece = replace(last.part.piece, cut=False)  # its full stop has been shown
        return replace(last, part=replace(last.part, piece=piece))

    def _close(self, above: _Above | None, text: str = "") -> Iterator[Edit]:
        """End a line: with all of its text, or as it reads before the next one."""
        if above is None or above.id == self._ended:
            return
        self._ended = above.id
        line, settled = self._lines.get(above.id), text or above.part.piece.text
        if line is not None and (settled, "") != (line.settled, line.held):
            yield self._replace(replace(line, settled=settled, held=""))

    def _restore(self, above: _Above | None) -> Iterator[Edit]:
        """Somebody else spoke than it seemed: what is above has ended where it was cut."""
        line = self._lines.get(above.id) if above is not None else None
        if above is None or line is None:
            return
        full = above.part.piece.text
        if full.startswith(line.settled) and full != line.settled:
            yield self._replace(replace(line, settled=full))

    def _apply_gap(self, gap: Gap) -> Iterator[Edit]:
        """A line of its own; one that follows soon, without any words between, makes it longer."""
        told = self._gaps.add(gap)
        line = self._lines.get(self._gap_ids.get(told.key, 0))
        if line is not None and not told.first:
            yield self._replace(replace(line, settled=told.gap.remark))
            return
        line = CaptionLine(told.gap.remark, origin=told.gap.origin, id=self._new_id())
        self._gap_ids[told.key] = line.id
        yield from self._close(self._above())
        yield from self._insert(line)

    def _renamed(self) -> Iterator[Edit]:
        """The lines whose speaker is another one, or called otherwise, than they say."""
        for line in self.lines:
            origin = self._names.of(line.origin)
            if (origin, origin.label) != (line.origin, line.origin.label):
                yield self._replace(replace(line, origin=origin))

    def _insert(self, line: CaptionLine) -> Iterator[Edit]:
        """The oldest paragraph goes as a whole if there are too many lines."""
        newest = next(reversed(self._lines), None)
        drops = len(self._lines) >= self._max_lines
        for old in self.lines if drops else ():
            kept = old.begins or old.open or old.id == newest
            if len(self._lines) < self._max_lines and kept:
                break
            if not old.open:
                yield self._remove(old.id)
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


def _joined(above: _Above | None, said: str, *, headed: bool) -> tuple[str, str, str]:
    """What is above and what is said as they read together, and what stands between them."""
    if above is None:
        return "", "", without_mark(said)[1]
    before = above.part.piece
    if headed:
        text = without_mark(said)[1]
        return "", "", capitalised(text) if finished(before.text) else text
    return seam(before.text, said, cut=before.cut)
