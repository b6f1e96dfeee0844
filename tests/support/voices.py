"""Voices that are directions in space: what an embedder would make of people who speak."""

from dataclasses import dataclass

import numpy as np

from captioner.speakers.embedder import DIMENSIONS, Voiceprints

HOP_S = 0.4
PIECE_S = 1.6
WORD_S = 0.4


@dataclass(frozen=True)
class Spoken:
    """A word, as far as labels need it."""

    start_s: float
    end_s: float


class FakeVoices:
    """Voices whose pieces have a cosine of 0.64, and of 0.1 with those of another voice."""

    def __init__(self, n, seed, likeness=0.15, noise=0.75):
        self._draw = np.random.default_rng(seed)
        self._noise = noise
        base = self._direction()
        self._centres = [
            np.sqrt(likeness) * base + np.sqrt(1 - likeness) * self._direction() for _ in range(n)
        ]

    def _direction(self):
        vector = self._draw.normal(size=DIMENSIONS)
        return vector / np.linalg.norm(vector)

    def piece(self, who, share=1.0, other=None):
        """An embedding, of which `share` is one voice and the rest another."""
        heard = self._centres[who] * share
        if other is not None:
            heard = heard + self._centres[other] * (1 - share)
        vector = heard + self._noise * self._direction()
        return (vector / np.linalg.norm(vector)).astype(np.float32)

    def segment(self, *turns):
        """Voiceprints and words of a segment of (who, seconds), one directly after the other."""
        edges = np.cumsum([0.0, *(duration for _, duration in turns)])
        length = edges[-1]
        last = max(0.0, length - PIECE_S)
        middles, embeddings = [], []
        for start in np.linspace(0, last, max(1, int(np.ceil(last / HOP_S)) + 1)):
            end = min(start + PIECE_S, length)
            heard = [
                (max(0.0, min(end, b) - max(start, a)), who)
                for (who, _), a, b in zip(turns, edges, edges[1:], strict=False)
            ]
            (most, who), (second, other) = (*sorted(heard, reverse=True), (0.0, None))[:2]
            embeddings.append(self.piece(who, most / (most + second), other if second else None))
            middles.append((start + end) / 2)
        n_words = round(length / WORD_S)
        words = [Spoken(i * WORD_S, i * WORD_S + 0.3) for i in range(n_words)]
        return Voiceprints(np.array(middles), np.array(embeddings)), words


class Recorder:
    """A network that notes what it is given."""

    def __init__(self):
        self.mels = []

    def run(self, _outputs, feeds):
        self.mels.append(feeds["mels"])
        n = len(feeds["mels"])
        return [np.ones((n, 256), np.float32) / 16]

    def all(self):
        return np.concatenate(self.mels)
