"""What is read together with a window, and what of it nobody has read yet. Pure.

Now and then the decoder ends a text while somebody is still speaking: after a sentence that was
said several times, or where the forced words look like the end. What is left is then read by
itself.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from captioner.asr.transcriber import Hypothesis
from captioner.events import NOTHING_KNOWN, Known, Segment, Token, Transcript, Word
from captioner.units import FloatArray, samples

SHORTEST: Final = samples(2.0)  # what is left after the last word, to be read again
SOME_WORDS: Final = samples(1.5)  # growing speech so long is not left without any words
GAP: Final = samples(0.5)  # after the last word was read, the sound is cut within this
FRAME: Final = samples(0.05)
FASTEST: Final = 10.0  # words a second: twice what a quick speaker says
QUIET: Final = 0.03  # of the window's loudest frame (-30 dB): what is never louder is no speech


def lost_its_way(segment: Segment, hypothesis: Hypothesis | None) -> bool:
    """Whether nothing at all was read of speech, together with what was before it.

    Now and then the decoder takes the forced words for the end of a text; by itself the window
    may be read. One that grows has to have some words' length for that.
    """
    enough = segment.closed is not None or len(segment.samples) >= SOME_WORDS
    nothing = hypothesis is not None and not hypothesis.tokens and not segment.known.settled
    return enough and segment.known.before is not None and nothing


def with_before(segment: Segment) -> FloatArray:
    """The window's samples after those of what was said before it, (n,)."""
    before = segment.known.before
    return segment.samples if before is None else np.concatenate((before.samples, segment.samples))


def n_before(segment: Segment) -> int:
    """How many samples are read before the segment's own."""
    before = segment.known.before
    return len(before.samples) if before else 0


def given_tokens(known: Known) -> tuple[int, ...]:
    """The tokens that the decoder is given."""
    before = known.before.tokens if known.before else ()
    return (*before, *(token.id for token in known.settled))


def rest_of(segment: Segment, words: Sequence[Word]) -> Segment | None:
    """What is left of a closed window after its last word; None if that is little, or quiet.

    It is cut at the quietest place soon after that word, and nothing is known before it.
    """
    if segment.closed is None or not words:
        return None
    sound = segment.samples
    heard = max(0, samples(words[-1].end_s))
    if len(sound) - heard < SHORTEST:
        return None
    frames = _loudness(sound[heard : heard + GAP])
    start = heard + FRAME // 2 + FRAME * int(frames.argmin())
    if _loudness(sound[start:]).max() < QUIET * _loudness(sound).max():
        return None
    return replace(segment, samples=sound[start:], start=segment.start + start, known=NOTHING_KNOWN)


def said_again(words: Sequence[Word], rest: Sequence[Word]) -> bool:
    """Whether the rest of a window only has again what was read of it already.

    Where the alignment has stood still, all words lie at its beginning, faster than anybody speaks.
    What is left after them is then the window itself, and begins with its first word.
    """
    heard_s = words[-1].end_s - words[0].start_s
    return len(words) - 2 > FASTEST * heard_s and _bare(words[0]) == _bare(rest[0])


def _bare(word: Word) -> str:
    return "".join(char for char in word.text.casefold() if char.isalnum())


def followed_by(first: Transcript, rest: Transcript, start_s: float) -> Transcript:
    """A window's transcript that goes on with that of its rest, which begins at `start_s`."""
    n_first, n_rest = len(first.tokens), len(rest.tokens)
    logprob = (first.avg_logprob * n_first + rest.avg_logprob * n_rest) / max(1, n_first + n_rest)
    return replace(
        first,
        text=f"{first.text} {rest.text}",
        tokens=(*first.tokens, *tokens_later(rest.tokens, start_s)),
        avg_logprob=logprob,
        words=(*first.words, *(word_later(word, start_s) for word in rest.words)),
    )


def tokens_later(tokens: Iterable[Token], by_s: float) -> tuple[Token, ...]:
    """The tokens as read `by_s` seconds later, counted from another start."""
    return tuple(replace(token, read_s=token.read_s + by_s) for token in tokens)


def word_later(word: Word, by_s: float) -> Word:
    """The word with times `by_s` seconds later, counted from another start."""
    return replace(
        word,
        start_s=word.start_s + by_s,
        end_s=word.end_s + by_s,
        tokens=tokens_later(word.tokens, by_s),
    )


def _loudness(sound: FloatArray) -> FloatArray:
    """RMS of each whole frame, (n,), n at least 1."""
    n_frames = max(1, len(sound) // FRAME)
    frames = np.resize(sound[: n_frames * FRAME], (n_frames, FRAME))
    loudness: FloatArray = np.sqrt(np.square(frames).mean(axis=1))
    return loudness
