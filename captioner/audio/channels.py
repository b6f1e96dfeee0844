"""Which channel to listen to. Pure: the channels in, one out."""

from typing import Final

import numpy as np

from captioner.units import FloatArray

STEP_S: Final = 0.02  # spacing of decisions: a switch is late by less than a short consonant
MEMORY_S: Final = 0.06  # loudness is averaged over about this: half a syllable
SWITCH_RATIO: Final = 4.0  # energy; 6 dB louder than the present channel: not a fluctuation
FADE_S: Final = 0.005  # a switch fades over this long, so that it does not click


class LoudestChannel:
    """Follow the loudest channel of a stream, with hysteresis.

    One channel is handed on as it is, at its full level: a mean would halve the level of speech
    on one of two channels and cancel two channels of opposite phase. Used on one thread.
    """

    def __init__(self, rate_hz: int, n_channels: int) -> None:
        self._step = max(1, round(rate_hz * STEP_S))
        self._fade = np.linspace(0, 1, max(2, round(rate_hz * FADE_S)), dtype=np.float32)
        self._decay = float(np.exp(-STEP_S / MEMORY_S))  # per step
        self._energy = np.zeros(n_channels)  # mean square, averaged over MEMORY_S
        self._channel = 0

    @property
    def channel(self) -> int:
        """The channel listened to, from 0."""
        return self._channel

    def feed(self, block: FloatArray) -> FloatArray:
        """Take (n, n_channels) float32; return (n,). Values that are not finite become silence."""
        clean = block
        if not np.isfinite(block).all():
            clean = np.nan_to_num(block, nan=0.0, posinf=0.0, neginf=0.0)
        if len(self._energy) == 1:
            return np.ascontiguousarray(clean[:, 0])
        mono = np.empty(len(clean), np.float32)
        for start in range(0, len(clean), self._step):
            part = clean[start : start + self._step]
            mono[start : start + self._step] = self._follow(part)
        return mono

    def _follow(self, part: FloatArray) -> FloatArray:
        """One decision: (n, n_channels) with n up to a step, to (n,)."""
        decay = self._decay ** (len(part) / self._step)
        loudness = np.square(part, dtype=np.float64).mean(axis=0)  # (n_channels,)
        self._energy = decay * self._energy + (1 - decay) * loudness
        before = self._channel
        loudest = int(np.argmax(self._energy))
        if self._energy[loudest] > SWITCH_RATIO * self._energy[before]:
            self._channel = loudest
        mono = part[:, self._channel].copy()
        if self._channel != before:
            fade = self._fade[: len(part)]
            mono[: len(fade)] *= fade
            mono[: len(fade)] += (1 - fade) * part[: len(fade), before]
        return mono
