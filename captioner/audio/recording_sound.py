"""What comes out of a recording, and which of its tracks is listened to. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from captioner.units import FloatArray

BLOCK_S: Final = 0.05  # a paced recording arrives in pieces of this length, as from a microphone
LONG_BLOCK_S: Final = 0.25  # one that is read as fast as can be: less to do besides the sound
SILENT: Final = 10.0 ** (-60 / 20)  # a track that never gets louder has no sound
HOLD_S: Final = 10.0  # a track without sound is waited for so long, then another one is taken


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of sound as it was recorded."""

    samples: FloatArray
    """Shape (n, n_channels), float32, n over 0."""
    rate_hz: int

    @property
    def duration_s(self) -> float:
        """Length, s."""
        return len(self.samples) / self.rate_hz


class TrackChooser:
    """Picks one of several tracks: the default one, or the first with sound where it is silent.

    Once a track was heard, it stays. Used on one thread.
    """

    def __init__(self, n_tracks: int, default: int) -> None:
        """Expect `n_tracks`, of which number `default` is preferred."""
        self._default = default
        self._held: list[list[Block]] = [[] for _ in range(n_tracks)]
        self._heard = [False] * n_tracks
        self.chosen: int | None = default if n_tracks == 1 else None
        """The number of the track; None while all were silent."""

    def feed(self, track: int, block: Block) -> Iterator[Block]:
        """Take the next block of a track; return those of the chosen one that are due."""
        if self.chosen is not None:
            return iter([block] if track == self.chosen else [])
        self._held[track].append(block)
        self._heard[track] |= bool(np.abs(block.samples).max() > SILENT)
        waited_s = max(sum(one.duration_s for one in held) for held in self._held)
        return self._decide() if self._heard[self._default] or waited_s >= HOLD_S else iter(())

    def finish(self) -> Iterator[Block]:
        """What is still held of the chosen track, at the end."""
        return self._decide() if self.chosen is None else iter(())

    def _decide(self) -> Iterator[Block]:
        first = self._heard.index(True) if any(self._heard) else None
        self.chosen = self._default if self._heard[self._default] else first
        due = self._held[self._default if self.chosen is None else self.chosen]
        self._held = [[] for _ in self._held]
        return iter(due)


def cut(blocks: Iterator[Block], block_s: float = BLOCK_S) -> Iterator[Block]:
    """The same sound in blocks of `block_s`; the last at each rate or channel count is shorter."""
    held: list[FloatArray] = []
    n_held, form = 0, (0, 0)
    for block in blocks:
        if (new := (block.rate_hz, block.samples.shape[1])) != form:
            if n_held:
                yield Block(np.concatenate(held), form[0])
            held, n_held, form = [], 0, new
        held.append(block.samples)
        n_held += len(block.samples)
        step = max(1, round(block.rate_hz * block_s))
        if n_held < step:
            continue
        sound = np.concatenate(held)
        whole = n_held // step * step
        for start in range(0, whole, step):
            yield Block(sound[start : start + step], block.rate_hz)
        held, n_held = [sound[whole:]], n_held - whole
    if n_held:
        yield Block(np.concatenate(held), form[0])
