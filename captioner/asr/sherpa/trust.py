"""Tell a text that runs away from what is said, without seeing what the model listens to. Pure.

Whisper's graphs tell where they read. Of a foreign model only text and sound are at hand: a text
that says more than anybody can in that time, or a phrase far too often, was not heard.
"""

from collections.abc import Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Final

import numpy as np

from captioner.asr.evidence import INVENTED
from captioner.asr.sherpa.reading import FRAME, QUIET, Reading
from captioner.asr.words import heard_part
from captioner.units import FloatArray, samples, seconds

FASTEST: Final = 5.5  # words a second that somebody says for the length of a window
SLOW_START: Final = 4  # words that may come besides
LONGEST_PHRASE: Final = 12  # words of a phrase whose repetition is looked for
COPIES: Final = {1: 5, 2: 4}  # in a row from which on a phrase is looked at again
COPIES_LONGER: Final = 3
COPIES_A_SECOND: Final = 3.0  # of a single word that somebody says again and again
SLOWEST: Final = 1.0  # words a second; people who speak say more, pauses of a window included
AGREES: Final = 0.5  # share of words that two readings of the same sound have in common
SHORTEST_HALF: Final = samples(1.5)  # what is shorter is not read in halves
MIDDLE: Final = (0.3, 0.7)  # of a window: where it is cut in two, at the quietest place


def runs_away(reading: Reading, n_samples: int) -> bool:
    """Whether a text has more words than can be said in that time, or goes round in circles."""
    words = _words(reading)
    if len(words) > FASTEST * seconds(n_samples) + SLOW_START:
        return True
    return any(
        copies >= COPIES.get(length, COPIES_LONGER) for _end, length, copies in _repeated(words)
    )


def says_nothing(reading: Reading) -> bool:
    """Whether a text has neither letter nor digit: notes of music, dots."""
    return not any(_words(reading))


def needs_proof(reading: Reading, n_samples: int) -> bool:
    """Whether a text is so short for its sound, or so often made up, that it is read again.

    Digits count one by one, as they are said. Of 167 recordings of speech 9 windows need proof.
    """
    words = _words(reading)
    n_said = sum(len(word) if word.isdecimal() else 1 for word in words if word)
    return n_said < SLOWEST * seconds(n_samples) or is_phrase(reading)


def is_phrase(reading: Reading) -> bool:
    """Whether all of a text is a phrase that is made up often."""
    return " ".join(word for word in _words(reading) if word) in INVENTED


def agree(first: Reading, second: Reading) -> bool:
    """Whether two readings have most of their words in common, in the same order.

    What is made up changes with the silence around it, what is said does not.
    """
    words = _words(first), _words(second)
    return SequenceMatcher(None, *words, autojunk=False).ratio() >= AGREES


def same(first: Reading, second: Reading) -> bool:
    """Whether two readings say exactly the same."""
    return _words(first) == _words(second)


def halves(sound: FloatArray) -> int | None:
    """Where to cut a window in two, in samples; None if it is too short."""
    if len(sound) < 2 * SHORTEST_HALF:
        return None
    low, high = (int(share * len(sound)) // FRAME for share in MIDDLE)
    frames = sound[low * FRAME : high * FRAME].reshape(-1, FRAME)
    power = np.square(frames).mean(axis=1)
    quiet = np.flatnonzero(power <= max(float(power.min()), QUIET**2 * float(power.max())))
    middle = quiet[np.abs(quiet - len(power) / 2).argmin()]  # of quiet places the one in the middle
    return (low + int(middle)) * FRAME + FRAME // 2


def joined(first: Reading, second: Reading, later_s: float) -> Reading:
    """Both readings one after the other; the second begins `later_s` seconds later."""
    return Reading(
        first.pieces + second.pieces,
        first.times_s + tuple(time_s + later_s for time_s in second.times_s),
        first.logprobs + second.logprobs,
        first.language or second.language,
    )


def without_runaway(reading: Reading, n_samples: int) -> Reading:
    """The reading with of each repeated phrase no more copies than there is time for."""
    room = max(1, round(COPIES_A_SECOND * seconds(n_samples)))
    pieces = _words(reading)
    kept = list(range(len(pieces)))
    for end, length, copies in sorted(_repeated(pieces), reverse=True):
        if copies < COPIES.get(length, COPIES_LONGER):
            continue
        most = max(1, room // length) if length <= max(COPIES) else 1
        superfluous = max(0, copies - most) * length
        del kept[end - superfluous : end]
    most = int(FASTEST * seconds(n_samples)) + SLOW_START
    return _only(reading, kept[:most])


def _words(reading: Reading) -> list[str]:
    """What can be heard of each word."""
    return [heard_part("".join(reading.pieces[a:b]).casefold()) for a, b in _spans(reading)]


def _spans(reading: Reading) -> list[tuple[int, int]]:
    """From and to which piece each word goes."""
    starts = [at for at, piece in enumerate(reading.pieces) if at == 0 or piece.startswith(" ")]
    return list(pairwise([*starts, len(reading.pieces)]))


def _only(reading: Reading, words: Sequence[int]) -> Reading:
    spans = _spans(reading)
    chosen = [at for word in words for at in range(*spans[word])]
    return replace(
        reading,
        pieces=tuple(reading.pieces[at] for at in chosen),
        times_s=tuple(reading.times_s[at] for at in chosen) if reading.times_s else (),
        logprobs=tuple(reading.logprobs[at] for at in chosen) if reading.logprobs else (),
    )


def _repeated(words: Sequence[str]) -> list[tuple[int, int, int]]:
    """Each phrase that stands several times in a row: where that ends, its length, its copies."""
    found = []
    start = 0
    while start < len(words):
        longest = (start, 0, 1)
        for length in range(1, min(LONGEST_PHRASE, (len(words) - start) // 2) + 1):
            phrase, copies = words[start : start + length], 1
            while words[start + copies * length : start + (copies + 1) * length] == phrase:
                copies += 1
            if copies > 1 and copies * length > longest[0] - start:
                longest = (start + copies * length, length, copies)
        if longest[2] > 1:
            found.append(longest)
        start = max(start + 1, longest[0])
    return found
