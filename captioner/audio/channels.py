"""Which channel to listen to, live: the one with the voice. Pure: the channels in, one out."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.audio.likeness import HOP, Compared, Likeness
from captioner.units import VAD_FRAME, FloatArray, samples

VoiceDetector: TypeAlias = Callable[[FloatArray], float]
"""Probability (0 to 1) of a voice in one frame (VAD_FRAME,) of float32 in [-1, 1]."""

MEMORY_HOPS: Final = 10  # a second: how far back another channel can be taken
VOICED: Final = 0.5  # mean probability from which a hop has a voice
PAUSE_HOPS: Final = 3  # without a voice before another channel may be listened to
LEAD_HOPS: Final = 2  # taken from before a voice was found: how it begins is faint
CLEARER_DB: Final = 6.0  # of the same voice on another channel before that is taken
LIKELIER: Final = 0.3  # by how much another one is a voice, over MEMORY_HOPS, to be taken at once
FADE: Final = samples(0.005)  # a change fades over this long, so that it does not click
AUDIBLE: Final = 1e-6  # mean square (-60 dBFS)

_NOTHING: Final = np.empty(0, np.float32)
_FADE_IN: Final = np.linspace(0, 1, FADE, dtype=np.float32)


def any_sound(frame: FloatArray) -> float:
    """A `VoiceDetector` that takes all that is audible for a voice."""
    return float(float(np.dot(frame, frame)) > AUDIBLE * len(frame))


@dataclass(frozen=True, slots=True)
class Taken:
    """What was listened to."""

    samples: FloatArray
    """Shape (n,), as many as were fed."""
    revised: FloatArray | None = None
    """Shape (m,), up to a second: what those before `samples` should have been, because a voice
    began on another channel meanwhile."""
    others: tuple[FloatArray, ...] = ()
    """Each (n,): further voices, where they are taken one by one (`VoicesApart`)."""


class VoiceFollower:
    """Listens to the channel with the voice, without a delay and without losing its beginning.

    A decision falls every HOP, when the voice has begun already. So the second before is kept of
    all channels, and what was handed out wrongly is handed out again (`Taken.revised`). While
    there is a voice on the channel that is listened to, it stays, unless another one has the same
    voice more clearly, or is a voice more surely. One channel is handed on as it is: a mean would
    halve the level of speech on one of two channels and cancel channels of opposite phase. Used
    on one thread.
    """

    def __init__(
        self, n_channels: int, detector: Callable[[], VoiceDetector] = lambda: any_sound
    ) -> None:
        """Begin with the first channel.

        Args:
            n_channels: at least 1.
            detector: makes one for each channel, when it is needed.
        """
        self._n_channels = n_channels
        self._make_detector = detector
        self._detectors: list[VoiceDetector] = []
        self._likeness = Likeness(n_channels)
        self._past = np.zeros((MEMORY_HOPS * HOP, n_channels), np.float32)
        self._n_past = 0  # of which were fed
        self._hop = np.empty((HOP, n_channels), np.float32)
        self._n_hop = 0  # of which were fed
        self._voices: deque[npt.NDArray[np.float64]] = deque(maxlen=MEMORY_HOPS)
        self._channel = 0

    @property
    def channel(self) -> int:
        """The channel listened to, from 0."""
        return self._channel

    def feed(self, block: FloatArray) -> Taken:
        """Take (n, n_channels) float32 at units.SAMPLE_RATE, in [-1, 1]."""
        if self._n_channels == 1:
            return Taken(block[:, 0])
        mono = np.empty(len(block), np.float32)
        revised = _NOTHING
        for start, part in _parts(block, self._n_hop):
            end = start + len(part)
            self._hop[self._n_hop : self._n_hop + len(part)] = part
            self._n_hop += len(part)
            mono[start:end] = part[:, self._channel]
            if self._n_hop == HOP:
                again = self._decide()
                n_now = min(len(again), end)
                mono[end - n_now : end] = again[len(again) - n_now :]
                revised = _overwritten(revised, again[: len(again) - n_now])
        return Taken(mono, revised if len(revised) else None)

    def finish(self, block: FloatArray) -> Taken:
        """Take the last (n, n_channels); nothing may be fed afterwards."""
        return self.feed(block)

    def _decide(self) -> FloatArray:
        """Judge the hop that is full; what the newest (m,) should have been, if that changes."""
        self._past[:-HOP] = self._past[HOP:]
        self._past[-HOP:] = self._hop
        self._n_past = min(self._n_past + HOP, len(self._past))
        self._n_hop = 0
        if (self._hop == self._hop[:, :1]).all():
            return _NOTHING  # as on most stereo devices: nothing to choose
        compared = self._likeness.hear(self._hop)
        before = self._channel
        self._voices.append(self._voice(compared))
        self._channel = self._choose(compared)
        return self._again(before) if self._channel != before else _NOTHING

    def _voice(self, compared: Compared) -> npt.NDArray[np.float64]:
        """Mean probability of a voice on each channel in the hop, (n_channels,).

        Nobody asks where nothing can change, because all carry the same about as clearly: the
        channel that is listened to counts as a voice then.
        """
        now = self._channel
        clearer = compared.score_db > compared.score_db[now] + CLEARER_DB
        if compared.alike[now].all() and not clearer.any():
            counts: npt.NDArray[np.float64] = np.zeros(self._n_channels)
            counts[now] = 1.0
            return counts
        if not self._detectors:
            self._detectors = [self._make_detector() for _ in range(self._n_channels)]
        frames = self._hop.T.reshape(self._n_channels, -1, VAD_FRAME)
        heard = zip(self._detectors, frames, strict=True)
        return np.array([np.mean([hears(frame) for frame in of]) for hears, of in heard])

    def _choose(self, compared: Compared) -> int:
        now = self._channel
        voiced = self._voices[-1] >= VOICED  # (n_channels,)
        if not voiced.any():
            return now
        likely = np.mean(self._voices, axis=0)
        allowed = voiced & (likely > likely[now] + LIKELIER)
        if max(voice[now] for voice in list(self._voices)[-PAUSE_HOPS:]) < VOICED:
            allowed = voiced
        else:
            clearer = compared.score_db > compared.score_db[now] + CLEARER_DB
            allowed |= voiced & clearer & compared.alike[now]
        if allowed[now] or not allowed.any():
            return now
        return int(np.argmax(np.where(allowed, compared.score_db, -np.inf)))

    def _again(self, before: int) -> FloatArray:
        """The channel that is listened to now, from where its voice began, faded in; (m,)."""
        n_hops = 1
        for voice in list(self._voices)[-2::-1]:
            if voice[self._channel] < VOICED or voice[before] >= VOICED:
                break
            n_hops += 1
        again = self._past[-min((n_hops + LEAD_HOPS) * HOP, self._n_past) :, self._channel].copy()
        old = self._past[len(self._past) - len(again) :, before]
        again[:FADE] = _FADE_IN * again[:FADE] + (1 - _FADE_IN) * old[:FADE]
        return again


def _parts(block: FloatArray, n_hop: int) -> list[tuple[int, FloatArray]]:
    """Cut (n, n_channels) where hops end; each part with where it starts."""
    cuts = [0, *range(HOP - n_hop, len(block), HOP)]
    return [(cut, block[cut:end]) for cut, end in zip(cuts, [*cuts[1:], len(block)], strict=True)]


def _overwritten(earlier: FloatArray, again: FloatArray) -> FloatArray:
    """Two revisions of what ends at the same place; the later one counts."""
    if len(again) >= len(earlier):
        return again
    return np.concatenate((earlier[: len(earlier) - len(again)], again))
