"""Who speaks in a segment, given what was heard before."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

import numpy as np

from captioner.origin import MOST_SPEAKERS
from captioner.speakers.decision import Decision
from captioner.speakers.embedder import Embedder, Voiceprints
from captioner.speakers.options import SpeakerOptions
from captioner.speakers.roster import Roster
from captioner.speakers.turns import Timed
from captioner.units import HOP, SAMPLE_RATE, FloatArray

LOUD_RANGE_DB: Final = 30.0  # below the loud frames of a segment: still speech
SILENCE_DBFS: Final = -75.0  # frames below it are no speech in any case


@dataclass(frozen=True, slots=True)
class SpeakerSpan:
    """Words of a segment that one person says."""

    start_s: float
    """Where its first word begins, s from the start of the segment; may be negative."""
    end_s: float
    """Where its last word ends."""
    speaker: int | None
    """Number of the speaker; None: not sure."""
    first: int
    """The first of its words, counted in the segment."""
    end: int
    """After its last word."""


class SpeakerLabeller:
    """Labels of one source. What it said of a segment stands: a later one changes nothing.

    Each source has a labeller of its own, so that a voice in the room and one in the computer's
    sound are never one person; they share `numbers`, so that no number means two people, and may
    share the embedder. Memory does not grow with time: it keeps one centroid per voice, or two if
    it was heard in telephone sound, too. Used on one thread.
    """

    def __init__(
        self,
        options: SpeakerOptions | None = None,
        numbers: Iterator[int] | None = None,
        embedder: Embedder | None = None,
    ) -> None:
        """Know nobody yet."""
        self._options = options or SpeakerOptions()
        self._embedder = embedder or Embedder()
        self._roster = Roster(
            self._options.n_speakers or MOST_SPEAKERS,
            count(1) if numbers is None else numbers,
            wide=self._options.wide,
            telephone=self._options.telephone,
        )

    @property
    def speakers(self) -> Sequence[int]:
        """Numbers given so far, rising, without those that were merged into others."""
        return self._roster.speakers

    def assign(self, samples: FloatArray, words: Sequence[Timed]) -> list[SpeakerSpan]:
        """Who says which words of a finished segment; neighbours differ, and no word is left out.

        Args:
            samples: (n,) float32 in [-1, 1] at units.SAMPLE_RATE.
            words: of the segment, in order.

        Raises:
            BackendError: the network is missing or does not load.
        """
        if not words:
            return []
        heard_s = _heard(samples)
        if heard_s is None:
            return _spans(words, [(0, len(words), None)])
        return self.label(self._embedder.embed(samples, *heard_s, self._options.hop_s), words)

    def label(self, prints: Voiceprints, words: Sequence[Timed]) -> list[SpeakerSpan]:
        """The same from voiceprints of the segment; `words` has at least one."""
        return _spans(words, Decision(self._options, self._roster, prints).labels(words))

    def merge(self, number: int, into: int) -> None:
        """Somebody was given two numbers: from now on, `into` is used.

        Raises:
            ValueError: they are not two of `speakers`.
        """
        self._roster.merge(number, into)


def _heard(samples: FloatArray) -> tuple[float, float] | None:
    """From the first to the last loud frame, in s; None if there is nothing but silence."""
    n_frames = len(samples) // HOP
    frames = samples[: n_frames * HOP].reshape(n_frames, HOP)
    power = np.mean(frames**2, axis=1)
    if not n_frames:
        return None
    least = max(np.quantile(power, 0.95) / 10 ** (LOUD_RANGE_DB / 10), 10 ** (SILENCE_DBFS / 10))
    loud = np.flatnonzero(power >= least)
    if not len(loud):
        return None
    return float(loud[0]) * HOP / SAMPLE_RATE, float(loud[-1] + 1) * HOP / SAMPLE_RATE


def _spans(
    words: Sequence[Timed], labelled: Sequence[tuple[int, int, int | None]]
) -> list[SpeakerSpan]:
    """Spans of (first word, end, speaker), neighbours of one speaker joined."""
    joined: list[tuple[int, int, int | None]] = []
    for first, end, speaker in labelled:
        if joined and joined[-1][2] == speaker:
            joined[-1] = (joined[-1][0], end, speaker)
        else:
            joined.append((first, end, speaker))
    return [
        SpeakerSpan(words[first].start_s, words[end - 1].end_s, speaker, first, end)
        for first, end, speaker in joined
    ]
