"""Re-block chunks of any length into the frames the VAD wants. No clock, thread or device."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from captioner.events import AudioChunk
from captioner.units import VAD_FRAME, FloatArray


@dataclass(frozen=True, slots=True)
class Frame:
    """One VAD step."""

    samples: FloatArray
    """Shape (VAD_FRAME,)."""
    lost: int = 0
    """Samples missing immediately before the frame."""
    stood_still: bool = False
    """Whether they are missing because the program itself did not run."""
    revised: FloatArray | None = None
    """Shape (m,): what the m samples before the frame should have been; see `AudioChunk`."""


class Framer:
    """Chunks in, frames out; what does not fill a frame waits for the next chunk."""

    def __init__(self) -> None:
        self._rest: FloatArray = np.empty(0, np.float32)
        self._lost = 0
        self._stood_still = False
        self._revised: FloatArray | None = None

    def push(self, chunk: AudioChunk) -> Iterator[Frame]:
        """Frames that `chunk` completes, in order.

        A gap swallows the unfinished frame before it (under 20 ms), so that no frame joins two
        stretches of sound.
        """
        if chunk.lost:
            self._lost += len(self._rest) + chunk.lost
            self._stood_still = self._stood_still or chunk.stood_still
            self._rest = chunk.samples
        else:
            self._revise(chunk.revised)
            self._rest = np.concatenate((self._rest, chunk.samples))
        n_whole = len(self._rest) // VAD_FRAME
        whole = self._rest[: n_whole * VAD_FRAME].reshape(n_whole, VAD_FRAME)
        self._rest = self._rest[n_whole * VAD_FRAME :]
        for samples in whole:
            yield self._frame(samples)

    def flush(self) -> Iterator[Frame]:
        """The unfinished frame, filled up with silence, because the stream ended."""
        if len(self._rest):
            rest, self._rest = self._rest, np.empty(0, np.float32)
            yield self._frame(np.pad(rest, (0, VAD_FRAME - len(rest))))

    def _revise(self, revised: FloatArray | None) -> None:
        """Change the end of what waits; what was handed out before goes with the next frame."""
        if revised is None:
            return
        n_waiting = min(len(self._rest), len(revised))
        n_out = len(revised) - n_waiting
        kept = self._rest[: len(self._rest) - n_waiting]
        self._rest = np.concatenate((kept, revised[n_out:]))
        if n_out:
            self._revised = revised[:n_out]

    def _frame(self, samples: FloatArray) -> Frame:
        lost, self._lost = self._lost, 0
        stood_still, self._stood_still = self._stood_still, False
        revised, self._revised = self._revised, None
        return Frame(samples, lost, stood_still, revised)
