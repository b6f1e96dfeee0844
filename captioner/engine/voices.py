"""Captions by who speaks: one in whose segment voices change becomes several. Pure."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from captioner.asr.unread import word_later
from captioner.engine.stats import NO_TIME
from captioner.engine.whole import Captioned
from captioner.events import CaptionChanged, Segment, Word
from captioner.units import FloatArray, samples, seconds

T = TypeVar("T", CaptionChanged, Segment)


class Span(Protocol):
    """Words that one person says: `captioner.speakers.labeller.SpeakerSpan`."""

    @property
    def speaker(self) -> int | None:
        """From 1; None: not sure."""
        ...

    @property
    def first(self) -> int:
        """The first of its words, counted in the segment."""
        ...

    @property
    def end(self) -> int:
        """After its last word."""
        ...


class Assign(Protocol):
    """Who says which words: as `SpeakerLabeller.assign`. Asked on one thread."""

    def __call__(
        self, samples: FloatArray, words: Sequence[Word], *, growing: bool = False
    ) -> Sequence[Span]:
        """Tell it of a segment, (n,) float32 in [-1, 1] at units.SAMPLE_RATE.

        Finished segments come in their order, each after itself `growing`, if at all: of that
        nothing may be known yet, and what is told may be told otherwise later.
        """
        ...


def captions_by_speaker(
    caption: CaptionChanged, segment: Segment, assign: Assign
) -> list[CaptionChanged]:
    """A final caption as one for each turn in it; as it is if it has no words with times."""
    words = caption.words
    spans = assign(segment.samples, words) if words else ()
    if len(spans) < 2:
        return [_of(caption, span) for span in spans] or [caption]
    starts = _starts(segment, words, spans)
    return [
        replace(
            _of(caption, span),
            settled=_text(words[span.first : span.end]),
            start=start,
            end=end,
            words=_words(segment, words, span, start),
            part=part,
            cut=caption.cut and part == len(spans) - 1,
        )
        for part, (span, start, end) in enumerate(zip(spans, starts, starts[1:], strict=False))
    ]


def growing_by_speaker(
    caption: CaptionChanged, segment: Segment, words: Sequence[Word], assign: Assign
) -> list[CaptionChanged]:
    """A growing caption as one for each turn that was heard so far.

    Args:
        caption: its text is that of `words`, punctuation at the end aside.
        segment: that grows.
        words: that are shown.
        assign: tells who says them.
    """
    spans = assign(segment.samples, words, growing=True) if words else ()
    if len(spans) < 2:
        return [_of(caption, span) for span in spans] or [caption]
    starts, ends = _starts(segment, words, spans), _ends(caption, words, spans)
    return [
        replace(
            _of(caption, span),
            settled=caption.settled[begin:end].lstrip(),
            pending=caption.text[max(begin, len(caption.settled)) : end],
            start=start,
            end=until,
            part=part,
        )
        for part, (span, begin, end, start, until) in enumerate(
            zip(spans, [0, *ends], ends, starts, starts[1:], strict=False)
        )
    ]


def _ends(caption: CaptionChanged, words: Sequence[Word], spans: Sequence[Span]) -> list[int]:
    """Where in the text of a growing caption the turns end."""
    ends = [len(_text(words[: span.end])) for span in spans]
    return [*ends[:-1], len(caption.text)]


def recorded_by_speaker(
    captioned: Iterable[Captioned], make: Callable[[], Assign]
) -> Iterator[Captioned]:
    """The segments of a recording, each cut where voices change; each channel has its voices.

    Args:
        captioned: in order, with their sound.
        make: makes what tells the voices of one channel apart.
    """
    assigns: dict[str, Assign] = {}
    for one in captioned:
        key = one.segment.origin.key
        if key not in assigns:
            assigns[key] = make()
        yield from _turns(one, assigns[key])


def _turns(captioned: Captioned, assign: Assign) -> Iterator[Captioned]:
    segment, transcript = captioned.segment, captioned.transcript
    words = transcript.words if transcript.text else ()
    spans = assign(segment.samples, words) if words else ()
    if len(spans) < 2:
        yield replace(captioned, segment=_of(segment, spans[0])) if spans else captioned
        return
    starts = _starts(segment, words, spans)
    for n, (span, start, end) in enumerate(zip(spans, starts, starts[1:], strict=False)):
        sound = segment.samples[start - segment.start : end - segment.start]
        turn = replace(
            transcript,
            text=_text(words[span.first : span.end]),
            words=_words(segment, words, span, start),
            times=NO_TIME if n else transcript.times,
        )
        yield Captioned(replace(_of(segment, span), samples=sound, start=start), turn)


def _of(what: T, span: Span) -> T:
    return replace(what, origin=replace(what.origin, speaker=span.speaker))


def _starts(segment: Segment, words: Sequence[Word], spans: Sequence[Span]) -> list[int]:
    """Stream positions where the turns begin, and the end of the last one."""
    starts = [segment.start]
    for span in spans[1:]:
        begins = segment.start + samples(words[span.first].start_s)
        starts.append(min(max(starts[-1], begins), segment.end))
    return [*starts, segment.end]


def _text(words: Sequence[Word]) -> str:
    return "".join(word.piece for word in words).strip()


def _words(segment: Segment, words: Sequence[Word], span: Span, start: int) -> tuple[Word, ...]:
    """The turn's words, with times from its own start."""
    later_s = seconds(start - segment.start)
    return tuple(word_later(word, -later_s) for word in words[span.first : span.end])
