"""Two models behind the one seam: who asks says which of them reads a segment.

What stands already (settled words, and what was said before a segment) is in the tokens of the
model that read it. The other one gets it in its own: spelt out, and taken apart anew, word by word.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, Protocol

from captioner.asr.evidence import mean_logprob
from captioner.asr.transcriber import Cancelled, Transcriber
from captioner.asr.words import Spelling
from captioner.events import Before, Known, Segment, Token, Transcript, Word

SECOND: Final = 1 << 40
"""Ids of the second model's tokens are counted from here on outside of it, so that an id says
whose it is. No vocabulary is so large."""


class Vocabulary(Spelling, Protocol):
    """Turns ids into text and text into ids."""

    def tokens(self, texts: Sequence[str]) -> list[list[int]]:
        """The ids of each text; one that goes on with a text begins with a space."""
        ...


class Spells(Protocol):
    """What a vocabulary is had from."""

    def speller(self) -> Vocabulary:
        """A vocabulary that texts are taken apart with again and again."""
        ...


class SpellingTranscriber(Transcriber, Protocol):
    """A transcriber that lets its vocabulary be asked."""

    @property
    def spelling(self) -> Spells:
        """Of its tokens."""
        ...


class TwoModels:
    """Transcribes by the first model, or by the second where a segment says so.

    Created, used and closed on the inference thread.
    """

    def __init__(self, first: SpellingTranscriber, second: SpellingTranscriber) -> None:
        """Take both; they are closed with this.

        Args:
            first: the fast one.
            second: the better one.
        """
        self._first, self._second = first, second
        self._vocabularies = {0: first.spelling.speller(), SECOND: second.spelling.speller()}

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """Transcribe one window; None if `cancelled` said so midway."""
        reader, base = (self._second, SECOND) if segment.second else (self._first, 0)
        known = self._known(segment.known, base)
        transcript = reader.transcribe(replace(segment, known=known), cancelled)
        return _counted_from(base, transcript) if transcript and base else transcript

    def close(self) -> None:
        """Release both."""
        try:
            self._first.close()
        finally:
            self._second.close()

    def _known(self, known: Known, base: int) -> Known:
        """What stands already, in the tokens of the model that is to read."""
        settled = tuple(self._in_tokens(known.settled, base))
        before = known.before
        if before is not None:
            placed = [Token(number, 0.0, 0.0, 0.0) for number in before.tokens]
            tokens = tuple(token.id for token in self._in_tokens(placed, base))
            before = Before(before.samples, tokens)
        return Known(settled, before)

    def _in_tokens(self, tokens: Sequence[Token], base: int) -> Iterator[Token]:
        for whose, run in groupby(tokens, lambda token: token.id - token.id % SECOND):
            own = [replace(token, id=token.id - whose) for token in run]
            if whose == base:
                yield from own
            else:
                yield from respelt(own, self._vocabularies[whose], self._vocabularies[base])


def respelt(tokens: Sequence[Token], spelt: Spelling, anew: Vocabulary) -> Iterator[Token]:
    """Tokens of one vocabulary in those of another one, at the places where they were read.

    Args:
        tokens: of whole words.
        spelt: their vocabulary.
        anew: the other one.
    """
    for word in _words(tokens, spelt):
        (ids,) = anew.tokens([spelt.text([token.id for token in word])])
        logprob = mean_logprob(word)
        for at, number in enumerate(ids):
            place = word[at * len(word) // len(ids)]
            yield replace(place, id=number, logprob=logprob)


def _words(tokens: Sequence[Token], spelling: Spelling) -> list[list[Token]]:
    words: list[list[Token]] = []
    for token in tokens:
        if not words or spelling.starts_word(token.id):
            words.append([])
        words[-1].append(token)
    return words


def _counted_from(base: int, transcript: Transcript) -> Transcript:
    """A transcript with higher ids."""

    def counted(tokens: Sequence[Token]) -> tuple[Token, ...]:
        return tuple(replace(token, id=token.id + base) for token in tokens)

    def counted_word(word: Word) -> Word:
        return replace(word, tokens=counted(word.tokens))

    return replace(
        transcript,
        tokens=counted(transcript.tokens),
        words=tuple(map(counted_word, transcript.words)),
    )
