"""Words at a forced cut where nobody paused: the sentence goes on, whatever the cut made of it.

Pure.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from captioner.events import Closed, Segment, Word
from captioner.function_words import without_capital
from captioner.units import FloatArray, samples

AT_CUT: Final = samples(0.1)  # the cut is in the middle of the quietest so much, or at its end
SPEECH: Final = 0.1  # RMS there, of the segment's (-20 dB): what is quieter is a pause
FULL_STOPS: Final = frozenset(".…。")


def cut_while_speaking(segment: Segment) -> bool:
    """Whether a segment ends in a forced cut and there is no pause at it."""
    if segment.closed is not Closed.TOO_LONG:
        return False
    return _rms(segment.samples[-AT_CUT:]) > SPEECH * _rms(segment.samples)


def without_full_stop(words: Sequence[Word]) -> Sequence[Word]:
    """The words without a full stop at their end."""
    if not words or not words[-1].bare:
        return words
    last = words[-1]
    if not set(last.piece[len(last.bare) :]) <= FULL_STOPS:
        return words
    tokens = last.tokens[: last.n_bare]
    return (*words[:-1], replace(last, text=last.bare.strip(), piece=last.bare, tokens=tokens))


def going_on(words: Sequence[Word]) -> Sequence[Word]:
    """The words without a capital that a common word at their beginning has."""
    if not words:
        return words
    first, *others = words
    lowered = replace(
        first,
        text=without_capital(first.text),
        piece=_spaced(without_capital, first.piece),
        bare=_spaced(without_capital, first.bare),
    )
    return (lowered, *others)


def _spaced(change: Callable[[str], str], text: str) -> str:
    """`change` for what follows the spaces at the start of a text."""
    bare = text.lstrip()
    return text[: len(text) - len(bare)] + change(bare)


def _rms(sound: FloatArray) -> float:
    return float(np.sqrt(np.square(sound, dtype=np.float64).mean()))
