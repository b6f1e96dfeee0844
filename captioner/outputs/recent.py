"""The newest lines of the captions, as others are shown them. Pure."""

from dataclasses import dataclass
from typing import Final

from captioner.events import CaptionChanged, EngineEvent, Gap, StateChanged
from captioner.history.entry import on_one_line

MAX_LINES: Final = 100  # as many as the text file may hold; the page is sent the last of them


@dataclass(frozen=True, slots=True)
class RecentLine:
    """One caption, free of line breaks."""

    id: int
    """Never used twice, also not by another run of the engine; grows."""
    settled: str
    pending: str
    """The rest, which may still change; empty when final."""
    final: bool
    label: str = ""
    """Which source was heard, where several are captioned at once."""

    @property
    def text(self) -> str:
        """All of it, with the label as a person reads it."""
        text = (self.settled + self.pending).strip()
        return f"{self.label}: {text}" if self.label and text else text


class RecentLines:
    """Takes engine events and keeps the newest lines in order. One thread."""

    def __init__(self, max_lines: int = MAX_LINES) -> None:
        self._max_lines = max_lines
        self._lines: dict[int, RecentLine] = {}
        self._ids: dict[tuple[str, int], int] = {}  # (label, segment) of this run -> id
        self._next_id = 0

    @property
    def lines(self) -> tuple[RecentLine, ...]:
        """Oldest first."""
        return tuple(self._lines.values())

    def apply(self, event: EngineEvent) -> bool:
        """Take an event; whether the lines are others now."""
        match event:
            case CaptionChanged():
                return self._apply_caption(event)
            case Gap():
                return self._put(self._new_id(), event.remark, "", final=True, label="")
            case StateChanged(state=state) if state.value in ("stopped", "failed"):
                return self._end_run()
            case _:
                return False

    def _apply_caption(self, caption: CaptionChanged) -> bool:
        key = (caption.label, caption.segment_id)
        known = self._ids.get(key)
        settled = on_one_line(caption.settled)
        pending = on_one_line(caption.pending)
        if not (settled + pending).strip():
            return known is not None and self._lines.pop(known, None) is not None
        if known is None:
            known = self._ids[key] = self._new_id()
        elif known not in self._lines or self._lines[known].final:
            return False  # dropped, or final: that stays
        return self._put(known, settled, pending, final=caption.final, label=caption.label)

    def _end_run(self) -> bool:
        """Segment numbers start again; nothing grows any more."""
        self._ids.clear()
        growing = [line for line in self._lines.values() if not line.final]
        for line in growing:
            self._put(line.id, line.settled + line.pending, "", final=True, label=line.label)
        return bool(growing)

    def _put(self, line_id: int, settled: str, pending: str, *, final: bool, label: str) -> bool:
        before = self._lines.get(line_id)
        line = RecentLine(line_id, settled, pending, final, label)
        self._lines[line_id] = line
        while len(self._lines) > self._max_lines:
            del self._lines[next(iter(self._lines))]
        if len(self._ids) > self._max_lines:
            self._ids = {key: known for key, known in self._ids.items() if known in self._lines}
        return line != before

    def _new_id(self) -> int:
        self._next_id += 1
        return self._next_id
