"""Captions out of what was read from segments: what is settled, what is pending. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from captioner.asr.words import heard_part
from captioner.engine.checked import CheckedStabiliser
from captioner.engine.context import LeftContext, whole_words
from captioner.engine.stabilise import Rules, Settled, Stabiliser
from captioner.events import (
    CaptionChanged,
    Closed,
    Known,
    Segment,
    SpokenLanguage,
    Transcript,
    Word,
)
from captioner.second_model import SecondModel
from captioner.units import samples

NO_WINDOW: Final = -1


class _Longest:
    """How long a segment and what is before it may be together, for one reader."""

    def __init__(self, closed_s: float, growing_s: float | None) -> None:
        self._closed = samples(closed_s)
        self._growing = self._closed if growing_s is None else samples(growing_s)

    def of(self, segment: Segment) -> int:
        """In samples."""
        return self._growing if segment.closed is None else self._closed


class Captions:
    """Follows the segments of one run in order. Used on the inference thread.

    For each segment: `to_read` before it is transcribed, `observe` after.
    """

    def __init__(
        self,
        rules: Rules,
        context_s: float,
        *,
        partial_context_s: float | None = None,
        settled_only: bool = False,
        second: SecondModel | None = None,
    ) -> None:
        """Begin without anything known.

        Args:
            rules: what settles and shows a word.
            context_s: how long a segment and what is before it may be together, s; 0: alone.
            partial_context_s: the same for a segment that still grows; None: as long.
            settled_only: show no pending text.
            second: how a second model takes part; None: there is none.
        """
        self.rules = rules
        """What settles and shows a word of the segments that begin from now on."""
        self._settled_only = settled_only
        self._second = second
        longest_s = max(context_s, second.context_s if second else 0.0)
        self._context = LeftContext(samples(longest_s)) if longest_s else None
        self._longest = _Longest(context_s, partial_context_s)
        self._longest_second = (
            _Longest(second.context_s, second.partial_context_s) if second else self._longest
        )
        self._stabiliser = self._new_stabiliser()
        self._language = ""  # code; empty until one is known
        self._of = NO_WINDOW  # id of the window that the stabiliser follows
        self.settled_end = 0
        """Stream position up to which text is settled."""

    @property
    def shown(self) -> Sequence[Word]:
        """Words of the growing segment that are shown, settled or not."""
        return self._stabiliser.shown

    def to_read(
        self, segment: Segment, *, brief: bool = False, longest_s: float | None = None
    ) -> Segment:
        """The segment together with what is known about it.

        Args:
            segment: as it comes from the segmenter.
            brief: there is little time: only what a forced cut has left to it is before it.
            longest_s: the longest that suits the encoder, s; None: any.
        """
        if segment.id != self._of:
            self._of = segment.id
            self._stabiliser = self._new_stabiliser()
        longest = 0 if brief else self._of_reader(segment).of(segment)
        if longest_s is not None:
            longest = min(longest, samples(longest_s))
        before = self._context.before(segment, longest) if self._context else None
        return replace(segment, known=Known(self._stabiliser.settled.tokens, before))

    @property
    def at_rest(self) -> bool:
        """Whether the newest partial left no word to be settled, besides its last one."""
        return self._stabiliser.at_rest

    def observe(
        self, segment: Segment, transcript: Transcript, *, alone: bool = True
    ) -> CaptionChanged:
        """The caption that a transcript gives; `alone`: no second model will settle it."""
        if segment.closed is None:
            return self._growing(segment, transcript, alone=alone)
        return self._final(segment, transcript)

    def forget(self) -> None:
        """Sound is missing from here on: what follows has nothing to do with what was before."""
        if self._context:
            self._context.forget()

    def _new_stabiliser(self) -> Stabiliser:
        if self._second:
            return CheckedStabiliser(self.rules, self._second.settled_after_s)
        return Stabiliser(self.rules)

    def _of_reader(self, segment: Segment) -> "_Longest":
        return self._longest_second if segment.second else self._longest

    def _hypothesis(self, segment: Segment, words: Sequence[Word], *, alone: bool) -> Settled:
        """Take a hypothesis; what is settled now."""
        stabiliser = self._stabiliser
        if isinstance(stabiliser, CheckedStabiliser) and segment.second:
            return stabiliser.check(words, segment.duration_s)
        if isinstance(stabiliser, CheckedStabiliser) and not alone:
            return stabiliser.show(words)
        return stabiliser.observe(words)

    def _growing(self, segment: Segment, transcript: Transcript, *, alone: bool) -> CaptionChanged:
        settled = self._hypothesis(segment, transcript.words, alone=alone)
        self._settle(segment.start + samples(settled.until_s) if settled.n_words else 0)
        pending = (
            "" if self._settled_only else _pending(transcript, settled, self._stabiliser.shown)
        )
        return _caption(segment, transcript, settled.text, pending, ())

    def _final(self, segment: Segment, transcript: Transcript) -> CaptionChanged:
        words: Sequence[Word] = transcript.words
        if self._context:
            if self._is_new(transcript.language):
                self._context.forget()
            words = whole_words(segment, words, self._stabiliser.settled.n_words)
            self._context.observe(segment, words)
        self._settle(segment.end)
        left_out = len(words) < len(transcript.words)
        text = "".join(word.piece for word in words).strip() if left_out else transcript.text
        return _caption(segment, transcript, text, "", tuple(words))

    def _is_new(self, language: SpokenLanguage | None) -> bool:
        """Whether what was said before is no context, because it is of another language."""
        if language is None:
            return False
        before, self._language = self._language, language.code
        return before not in ("", language.code)

    def _settle(self, position: int) -> None:
        self.settled_end = max(self.settled_end, position)


def _caption(
    segment: Segment, transcript: Transcript, settled: str, pending: str, words: tuple[Word, ...]
) -> CaptionChanged:
    return CaptionChanged(
        segment_id=segment.id,
        settled=settled,
        pending=pending,
        final=segment.closed is not None,
        start=segment.start,
        end=segment.end,
        avg_logprob=transcript.avg_logprob,
        words=words,
        origin=segment.origin,
        cut=segment.closed is Closed.TOO_LONG,
    )


def _pending(transcript: Transcript, settled: Settled, shown: Sequence[Word]) -> str:
    """The text after what is settled, as far as it is likely to last.

    Punctuation at its end stands there only because the sound ends.
    """
    if transcript.text and not transcript.words:
        return transcript.text  # of a transcriber that knows no words
    text = "".join(word.piece for word in shown).strip()
    while text and not heard_part(text[-1]):
        text = text[:-1]
    return text[len(settled.text) :]
