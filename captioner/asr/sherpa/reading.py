"""What a foreign recogniser has read, as tokens of ours. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

import numpy as np

from captioner.asr.words import READ_LATE_S
from captioner.events import Rejection, Token
from captioner.units import FloatArray, samples, seconds

FRAME: Final = samples(0.05)
QUIET: Final = 0.05  # of the window's loudest frame (-26 dB): below, nobody speaks
SPACE: Final = " "
PARTS: Final = re.compile(r"\s*\S*\w|\s*[^\w\s]+")  # a word to its last letter; the marks after it


@dataclass(frozen=True, slots=True)
class Reading:
    """The pieces of a text in order."""

    pieces: tuple[str, ...] = ()
    """As they stand in the text; the first of a word begins with a space."""
    times_s: tuple[float, ...] = ()
    """Where in the sound each begins, s; empty where the model does not tell."""
    logprobs: tuple[float, ...] = ()
    """Natural logarithms; empty where the model does not tell."""
    language: str = ""
    """Code, where the model tells."""
    rejected: Rejection | None = None
    """Why the text is not to be shown; None if it is."""

    @property
    def text(self) -> str:
        """Plain text."""
        return "".join(self.pieces).strip()


def of_text(text: str) -> Reading:
    """A reading of which only the text is known."""
    return Reading(tuple(SPACE + word for word in text.split()))


class Pieces:
    """Numbers for the pieces of texts, given as they come. Used on one thread.

    The same piece has the same number as long as this lives; a vocabulary bounds how many there
    are, that of a person if they come from another model (`tokens`). It turns them back as
    `captioner.asr.tokenizer.TextDecoder` does for Whisper.
    """

    def __init__(self) -> None:
        """Begin without any."""
        self._numbers: dict[str, int] = {}
        self._pieces: list[str] = []

    def number(self, piece: str) -> int:
        """The number of a piece."""
        known = self._numbers.setdefault(piece, len(self._pieces))
        if known == len(self._pieces):
            self._pieces.append(piece)
        return known

    def tokens(self, texts: Sequence[str]) -> list[list[int]]:
        """The numbers of each text: one for each word, and one for the marks after it."""
        return [
            [self.number(piece) for piece in PARTS.findall(text) if piece.strip()] for text in texts
        ]

    def speller(self) -> Self:
        """As `captioner.asr.tokenizer.TextDecoder.speller`."""
        return self

    def text(self, ids: Sequence[int]) -> str:
        """Plain text of the numbers together."""
        return "".join(self._pieces[number] for number in ids)

    def starts_word(self, number: int) -> bool:
        """Whether the piece begins with a space."""
        return self._pieces[number].startswith(SPACE)


def tokens_of(reading: Reading, sound: FloatArray, pieces: Pieces) -> tuple[Token, ...]:
    """The pieces as tokens, with the places where they were heard.

    Args:
        reading: of the sound.
        sound: (n,), float32 in [-1, 1].
        pieces: numbers them.
    """
    begun_s = reading.times_s or proportional_times(reading.pieces, sound)
    times_s = [min(begin_s + READ_LATE_S, seconds(len(sound))) for begin_s in begun_s]
    logprobs = reading.logprobs or (0.0,) * len(reading.pieces)
    return tuple(
        Token(pieces.number(piece), logprob, 0.0, time_s)
        for piece, time_s, logprob in zip(reading.pieces, times_s, logprobs, strict=True)
    )


def proportional_times(pieces: Sequence[str], sound: FloatArray) -> tuple[float, ...]:
    """Where each piece begins if all letters take equally long and pauses none, s.

    For models that tell no times: only the sound that is not quiet counts.
    """
    lengths = np.array([len(piece.strip()) or 1 for piece in pieces])
    letters = np.cumsum(lengths) - lengths
    n_frames = -(-len(sound) // FRAME)
    if not n_frames or not len(letters):
        return (0.0,) * len(pieces)
    frames = np.zeros(n_frames * FRAME, np.float32)
    frames[: len(sound)] = sound
    power = np.square(frames.reshape(n_frames, FRAME)).mean(axis=1)
    voiced = power > QUIET**2 * power.max()
    spoken = np.cumsum(voiced) if voiced.any() else np.arange(1, n_frames + 1)
    begins = np.searchsorted(spoken, letters / lengths.sum() * spoken[-1], side="right")
    return tuple(seconds(int(begin) * FRAME) for begin in begins)
