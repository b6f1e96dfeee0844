"""Captions out of what was read from segments: what is settled, what is pending. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from captioner.asr.words import heard_part
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
from captioner.units import samples

NO_WINDOW: Final = -1


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
    ) -> None:
        """Begin without anything known.

        Args:
            rules: what settles and shows a word.
            context_s: how long a segment and what is before it may be together, s; 0: alone.
            partial_context_s: the same for a segment that still grows; None: as long.
            settled_only: show no pending text.
        """
        self.rules = rules
        """What settles and shows a word of the segments that begin from now on."""
        self._settled_only = settled_only
        self._context = LeftContext(samples(context_s)) if context_s else None
        self._longest_partial = None if partial_context_s is None else samples(partial_context_s)
        self._stabiliser = Stabiliser(rules)
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
            self._stabiliser = Stabiliser(self.rules)
        longest = 0 if brief else self._longest_partial if segment.closed is None else None
        if longest_s is not None:
            longest = samples(longest_s) if longest is None else min(longest, samples(longest_s))
        before = self._context.before(segment, longest) if self._context else None
        return replace(segment, known=Known(self._stabiliser.settled.tokens, before))

    @property
    def at_rest(self) -> bool:
        """Whether the newest partial left no word to be settled, besides its last one."""
        return self._stabiliser.at_rest

    def observe(self, segment: Segment, transcript: Transcript) -> CaptionChanged:
        """The caption that a transcript gives."""
        if segment.closed is None:
            return self._growing(segment, transcript)
        return self._final(segment, transcript)

    def forget(self) -> None:
        """Sound is missing from here on: what follows has nothing to do with what was before."""
        if self._context:
            self._context.forget()

    def _growing(self, segment: Segment, transcript: Transcript) -> CaptionChanged:
        settled = self._stabiliser.observe(transcript.words)
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
