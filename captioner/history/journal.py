"""What of the engine's events is kept, and as which records. Pure: the time is passed in."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from captioner.events import (
    CaptionChanged,
    EngineEvent,
    EngineState,
    Gap,
    SourceChanged,
    StateChanged,
    Word,
)
from captioner.history.entry import Entry, EntryKind, on_one_line
from captioner.history.records import Dropped, Grown, Missed, Record, Said
from captioner.history.sentences import Flow
from captioner.units import seconds

KEPT_EVENTS: Final = (CaptionChanged, Gap, SourceChanged, StateChanged)
"""Those that `Journal.records` makes something of."""


@dataclass(slots=True)
class _Open:
    """A caption that still grows."""

    id: int
    label: str
    start_s: float
    end_s: float
    written: str = ""
    """Settled text that is on record."""
    shown: str = ""
    """Settled and pending text as the reader saw it last."""


class Journal:
    """Follows one session over several runs of the engine. Used on one thread.

    Every run counts its samples from 0. A run's time in the session is that of the wall clock
    when its source was opened, moved forward if the clock went back; from there on only the sample
    clock counts.
    """

    def __init__(self, started_s: float) -> None:
        """Args: started_s: when the session began, s since 1970."""
        self._started_s = started_s
        self._run_s: float | None = None  # when position 0 of the run was, s since the start
        self._until_s = 0.0  # no later entry begins before the beginning of the one before it
        self._open: dict[tuple[str, int], _Open] = {}
        self._done: dict[str, int] = {}  # label -> newest caption of this run that is final
        self._n_ids = 0
        self._flow = Flow()

    def records(self, event: EngineEvent, now_s: float) -> Iterator[Record]:
        """What is kept of an event that came at `now_s`, s since 1970."""
        match event:
            case CaptionChanged():
                yield from self.caption(event, now_s)
            case Gap():
                yield from self.gap(event, now_s)
            case SourceChanged() | StateChanged(state=EngineState.LISTENING):
                self.begin_run(now_s)  # the source is opened before the model is there
            case StateChanged():
                yield from self.end_run()
            case _:
                pass

    def begin_run(self, now_s: float) -> None:
        """The sound begins: stream position 0 is at `now_s`. Nothing if it has begun already."""
        if self._run_s is None:
            self._run_s = max(now_s - self._started_s, self._until_s)

    def caption(self, caption: CaptionChanged, now_s: float) -> Iterator[Record]:
        """The records of a caption that is new or has changed."""
        key = (caption.label, caption.segment_id)
        if caption.segment_id <= self._done.get(caption.label, -1):
            return  # ids of a run only rise, and what is final stays
        start_s = self._time_s(caption.start, caption.end, now_s)
        end_s = start_s + seconds(caption.end - caption.start)
        if caption.final:
            self._done[caption.label] = caption.segment_id
            yield from self._finish(self._open.pop(key, None), caption, start_s, end_s)
            return
        known = self._open.get(key)
        if known is None:
            known = self._open[key] = _Open(self._new_id(), caption.label, start_s, end_s)
        known.end_s, known.shown = end_s, on_one_line(caption.text)
        settled = on_one_line(caption.settled)
        if len(settled) > len(known.written) and settled.startswith(known.written):
            more, known.written = settled[len(known.written) :], settled
            yield Grown(known.id, start_s, end_s, more, caption.label)

    def gap(self, gap: Gap, now_s: float) -> Iterator[Record]:
        """The record of sound that has no caption."""
        start_s = self._time_s(gap.start, gap.end, now_s)
        end_s = start_s + seconds(gap.length)
        if gap.start < 0:  # before the run: clocks differ a little, and the session may be younger
            start_s = min(max(start_s, self._until_s), end_s)
        entry = Entry(
            kind=EntryKind.GAP,
            text=gap.remark,
            start_s=start_s,
            end_s=end_s,
            label=gap.label,
        )
        self._flow.goes_on(entry.piece())
        self._note(entry)
        yield Missed(entry)

    def end_run(self) -> Iterator[Record]:
        """The engine has ended: what was shown last of open captions is what they are."""
        for known in list(self._open.values()):
            yield from self._say(known.id, known.shown, known.start_s, known.end_s, known.label)
        self._open.clear()
        self._done.clear()
        self._run_s = None

    def _finish(
        self, known: _Open | None, caption: CaptionChanged, start_s: float, end_s: float
    ) -> Iterator[Record]:
        text = on_one_line(caption.text)
        if text.strip():
            number = known.id if known else self._new_id()
            marks = marks_of(text.strip(), caption.words, start_s)
            yield from self._say(number, text, start_s, end_s, caption.label, marks)
        elif known is not None and known.written:
            yield Dropped(known.id)

    def _say(
        self,
        number: int,
        text: str,
        start_s: float,
        end_s: float,
        label: str,
        marks: tuple[tuple[int, float], ...] = (),
    ) -> Iterator[Record]:
        if not text.strip():
            return
        said = Entry(text=text.strip(), start_s=start_s, end_s=end_s, label=label, marks=marks)
        entry = replace(said, continues=self._flow.goes_on(said.piece()))
        self._note(entry)
        yield Said(number, entry)

    def _note(self, entry: Entry) -> None:
        self._until_s = max(self._until_s, entry.end_s)

    def _time_s(self, start: int, end: int, now_s: float) -> float:
        """When position `start` was, s since the session began."""
        if self._run_s is None:  # nobody told when it began
            self.begin_run(now_s - seconds(end))
        assert self._run_s is not None
        return self._run_s + seconds(start)

    def _new_id(self) -> int:
        self._n_ids += 1
        return self._n_ids


def marks_of(text: str, words: tuple[Word, ...], start_s: float) -> tuple[tuple[int, float], ...]:
    """Where the words are in `text` (characters) and when they were said (s).

    As far as they are found there in order; their own times count from `start_s`.
    """
    marks: list[tuple[int, float]] = []
    at, earliest_s = 0, start_s
    for word in words:
        found = text.find(word.text, at) if word.text else -1
        if found < 0:
            continue
        earliest_s = max(earliest_s, start_s + word.start_s)
        marks.append((found, earliest_s))
        at = found + len(word.text)
    return tuple(marks)
