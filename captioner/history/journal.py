"""What of the engine's events is kept, and as which records. Pure: the time is passed in."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from captioner.events import (
    CaptionChanged,
    EngineEvent,
    EngineState,
    Gap,
    GapReason,
    Heard,
    SourceChanged,
    SpeakerChanged,
    StateChanged,
    Word,
)
from captioner.history.caption_store import CaptionLine, CaptionStore, EditKind
from captioner.history.entry import Entry, EntryKind, on_one_line
from captioner.history.near_gaps import NearGaps
from captioner.history.records import Dropped, Grown, Missed, Record, Said
from captioner.units import seconds

LATEST: Final = 16  # lines on record that an edit may still touch: the newest of each source
GAP_WAITS_S: Final = 4.0  # for one near it, before it is on record
KEPT_EVENTS: Final = (CaptionChanged, Gap, SourceChanged, SpeakerChanged, StateChanged)
"""Those that `Journal.records` makes something of."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A gap that may become longer."""

    entry: Entry
    since_s: float
    """When the last of it came, s since 1970."""


@dataclass(slots=True)
class _Open:
    """A caption that still grows."""

    start_s: float
    end_s: float
    written: str = ""
    """Settled text that is on record."""
    n_heard: int = 0
    """Characters of what was heard that this is written for."""
    heard: str = ""
    """All of what was heard, as `Entry.heard`."""


class Journal:
    """Follows one session over several runs of the engine. Used on one thread.

    Every run counts its samples from 0. A run's time in the session is that of the wall clock
    when its source was opened, moved forward if the clock went back; from there on only the sample
    clock counts.
    """

    def __init__(self, started_s: float, *, ends: bool = False) -> None:
        """Args: started_s: when the session began, s since 1970; ends: note when words end, too."""
        self._started_s = started_s
        self._ends = ends
        self._run_s: float | None = None  # when position 0 of the run was, s since the start
        self._until_s = 0.0  # no later entry begins before the beginning of the one before it
        self._captions = CaptionStore(max_lines=1)
        self._open: dict[int, _Open] = {}  # by the caption's id
        self._said = deque[int](maxlen=LATEST)  # ids of captions that are on record
        self._gaps = NearGaps()
        self._waiting: dict[tuple[str, GapReason], _Waiting] = {}
        self._names: list[SpeakerChanged] = []  # that are not on record
        self._begun = False  # there is a record

    def records(self, event: EngineEvent, now_s: float) -> Iterator[Record]:
        """What is kept of an event that came at `now_s`, s since 1970.

        Names wait for the first caption: without any there is no session.
        """
        if isinstance(event, SpeakerChanged):
            self._captions.apply(event)
            self._names.append(event)
        yield from self._after_names(list(self._of_sound(event, now_s)))

    def due(self, now_s: float) -> Iterator[Record]:
        """What need not wait any longer; to be asked every few seconds."""
        late = [one.since_s for one in self._waiting.values()]
        if late and now_s - max(late) >= GAP_WAITS_S:
            yield from self._after_names(list(self._release()))

    @property
    def waiting(self) -> list[Entry]:
        """Gaps that may become longer."""
        return [one.entry for one in self._waiting.values()]

    def _after_names(self, found: list[Record]) -> Iterator[Record]:
        if found or self._begun:
            self._begun = True
            yield from self._names
            self._names.clear()
        yield from found

    def _of_sound(self, event: EngineEvent, now_s: float) -> Iterator[Record]:
        match event:
            case CaptionChanged():
                yield from self.caption(event, now_s)
            case Gap():
                yield from self._gap(event, now_s)
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
        start_s = self._time_s(caption.start, caption.end, now_s)
        end_s = start_s + seconds(caption.end - caption.start)
        text = on_one_line(caption.text).strip()
        places = tuple(placed(text, caption.words, start_s))
        for edit in self._captions.apply(caption):
            if edit.kind is EditKind.INSERT:
                yield from self._release()
            if edit.line.id in self._said:
                continue  # how the one above reads before this one is found out on reading
            known = self._open.pop(edit.line.id, None)
            if edit.kind is EditKind.REMOVE:
                if known is not None and known.written:
                    yield Dropped(edit.line.id)
            elif edit.line.open:
                known = self._open[edit.line.id] = known or _Open(start_s, end_s)
                known.end_s = end_s
                known.heard = caption.heard.text if caption.heard else ""
                yield from _grown(edit.line, known, start_s, caption.heard)
            else:
                heard = caption.heard.text if caption.heard else ""
                yield from self._say(edit.line, start_s, end_s, places, heard)

    def _gap(self, gap: Gap, now_s: float) -> Iterator[Record]:
        """Sound that has no caption waits: another gap may follow soon, and they are one."""
        start_s = self._time_s(gap.start, gap.end, now_s)
        end_s = start_s + seconds(gap.length)
        if gap.start < 0:  # before the run: clocks differ a little, and the session may be younger
            start_s = min(max(start_s, self._until_s), end_s)
        told = self._gaps.add(gap)
        known = self._waiting.pop(told.key, None)
        if known is not None and told.first:
            yield Missed(known.entry)
        elif known is not None:
            start_s, end_s = known.entry.start_s, max(end_s, known.entry.end_s)
        entry = Entry(
            kind=EntryKind.GAP,
            text=told.gap.remark,
            start_s=start_s,
            end_s=end_s,
            origin=told.gap.origin,
        )
        self._captions.apply(gap)
        self._note(entry)
        self._waiting[told.key] = _Waiting(entry, now_s)

    def _release(self) -> Iterator[Record]:
        """Put the gaps that wait on record."""
        self._gaps.part()
        for waiting in self._waiting.values():
            yield Missed(waiting.entry)
        self._waiting.clear()

    def end_run(self) -> Iterator[Record]:
        """The engine has ended: what was shown last of open captions is what they are."""
        for edit in self._captions.end_run():
            known = self._open.pop(edit.line.id, None)
            if known is not None:
                yield from self._say(edit.line, known.start_s, known.end_s, heard=known.heard)
        yield from self._release()
        self._run_s = None

    def _say(
        self,
        line: CaptionLine,
        start_s: float,
        end_s: float,
        places: Sequence["Place"] = (),
        heard: str = "",
    ) -> Iterator[Record]:
        """A line of a caption: with the text of all of it, and where in that its words are."""
        said = line.said.strip()
        if not said:
            return
        self._said.append(line.id)
        until = line.at + len(said)
        words = [one for one in places if line.at <= one.at < until]
        own = tuple((one.at - line.at, one.start_s) for one in words)
        entry = Entry(
            text=said,
            start_s=own[0][1] if own and line.at else start_s,
            end_s=next((one.start_s for one in places if one.at >= until), end_s),
            origin=line.origin,
            marks=own,
            continues=not line.begins,
            cut=line.cut,
            heard="" if line.at else on_one_line(heard).strip(),
            ends_s=tuple(one.end_s for one in words) if self._ends else (),
        )
        self._note(entry)
        yield Said(line.id, entry)

    def _note(self, entry: Entry) -> None:
        self._until_s = max(self._until_s, entry.end_s)

    def _time_s(self, start: int, end: int, now_s: float) -> float:
        """When position `start` was, s since the session began."""
        if self._run_s is None:  # nobody told when it began
            self.begin_run(now_s - seconds(end))
        assert self._run_s is not None
        return self._run_s + seconds(start)


def _grown(
    line: CaptionLine, known: _Open, start_s: float, heard: Heard | None
) -> Iterator[Record]:
    """What has settled since it was asked last."""
    settled = line.said
    if len(settled) > len(known.written) and settled.startswith(known.written):
        more, known.written = settled[len(known.written) :], settled
        before = on_one_line(heard.settled).lstrip() if heard else settled
        meant, known.n_heard = before[known.n_heard :], len(before)
        meant = "" if meant == more else meant
        yield Grown(line.id, start_s, known.end_s, more, line.origin, meant)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word is in its text, and when it was said."""

    at: int
    """Its first character."""
    start_s: float
    """As the caption's; not before that of the word before it."""
    end_s: float
    """Not before `start_s`."""


def placed(text: str, words: Sequence[Word], start_s: float) -> Iterator[Place]:
    """The words, as far as they are found in order; their own times count from `start_s`."""
    at, earliest_s = 0, start_s
    for word in words:
        found = text.find(word.text, at) if word.text else -1
        if found < 0:
            continue
        earliest_s = max(earliest_s, start_s + word.start_s)
        yield Place(found, earliest_s, max(earliest_s, start_s + word.end_s))
        at = found + len(word.text)
