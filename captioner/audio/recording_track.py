"""One audio track of a recording, decoded packet by packet: its sound, and what was amiss."""

from collections.abc import Iterator
from typing import Final

import av
import numpy as np

from captioner.audio.recording_sound import Block
from captioner.units import FloatArray

GAP_S: Final = 0.1  # a shorter jump of the time stamps is inaccuracy
LONGEST_GAP_S: Final = 3600.0  # a longer one is a damaged time stamp
OVERHEAD: Final = 256  # bytes of a container between two packets
_TAGS: Final = (b"ID3", b"TAG", b"APETAGEX", b"LYRICS")  # between joined MP3s, and at their ends
_SCALES: Final = {"u1": (128.0, 128.0), "i2": (0.0, 2.0**15), "i4": (0.0, 2.0**31)}
"""By type of sample: what is subtracted, and what it is then divided by."""


class Track:
    """Decodes the packets of one audio stream, and goes on behind those that are damaged.

    Where the time stamps jump, silence takes the place of what is missing, so that times stay
    right. Used on one thread.
    """

    def __init__(self, start_s: float | None, longest_s: float, *, clocked: bool) -> None:
        """Expect the packets of a stream that has a decoder.

        Args:
            start_s: the time stamp of the recording's beginning; None for this track's own.
            longest_s: how long the track can be at the most, s.
            clocked: its time stamps follow a clock, so that a jump need not be damage.
        """
        self._next_s = start_s  # time stamp that the next frame should have
        self._longest_s = longest_s
        self._clocked = clocked
        self._bad_bytes = 0  # of packets since the last frame that could not be decoded
        self._corrupt = False  # whether FFmpeg doubted the last frame
        self._n_skipped = 0  # bytes before the packets of the next frame
        self._leading_bytes = 0  # before the first packet, where the time stamps begin late
        self._leading_bad_bytes = 0  # of packets before the first frame
        self._begun_at_s = 0.0  # the time stamp of the first frame
        self._good_bytes = 0
        self.read_s = 0.0
        """How much was decoded, s, silence in gaps included."""
        self.damage: list[float] = []
        """Where something could not be read, s from the track's beginning."""

    @property
    def bytes_per_s(self) -> float:
        """Of what was decoded; 0 before."""
        return self._good_bytes / self.read_s if self.read_s else 0.0

    def decode(self, packet: av.Packet, n_skipped: int) -> Iterator[Block]:
        """The sound of one packet, in order, none of it empty.

        Args:
            packet: of this track.
            n_skipped: bytes of the file before it that were in no packet.
        """
        try:
            frames = packet.decode()
        except av.error.FFmpegError:
            if not bytes(packet).startswith(_TAGS):
                self._bad_bytes += packet.size
            return
        self._good_bytes += packet.size
        self._n_skipped = max(self._n_skipped, n_skipped)
        for frame in frames:
            assert isinstance(frame, av.AudioFrame)
            if frame.samples:
                yield from self._sound(frame, corrupt=packet.is_corrupt or frame.is_corrupt)

    def finish(self) -> None:
        """After the last packet: what was not decoded at either end counts if it is over 1 s."""
        late = self._begun_at_s > 1.0 and self._leading_bytes > 2 * self.bytes_per_s
        if late or self._leading_bad_bytes > self.bytes_per_s:
            self.damage.insert(0, 0.0)
        if self._bad_bytes > max(self.bytes_per_s, 1.0):
            self.damage.append(self.read_s)

    def _sound(self, frame: av.AudioFrame, *, corrupt: bool) -> Iterator[Block]:
        samples = _floats(frame)
        missing_s = self._missing_s(frame)
        if not self.read_s and not missing_s:
            self._begin(frame.time)
        lost = missing_s and (not self._clocked or self._n_skipped > OVERHEAD)
        if lost or self._bad_bytes or self._corrupt:
            self.damage.append(self.read_s)
        self._corrupt = corrupt  # counts if anything follows: the last packet may be short
        self._bad_bytes = self._n_skipped = 0
        rate_hz = frame.sample_rate
        for n in _steps(round(missing_s * rate_hz), rate_hz):
            yield Block(np.zeros((n, samples.shape[1]), np.float32), rate_hz)
        yield Block(samples, rate_hz)
        self.read_s += missing_s + len(samples) / rate_hz

    def _begin(self, time_s: float | None) -> None:
        """Nothing was heard so far: what was not decoded may be no sound, such as a tag."""
        self._leading_bad_bytes, self._bad_bytes = self._bad_bytes, 0
        if not self._clocked:
            self._begun_at_s, self._leading_bytes = time_s or 0.0, self._n_skipped
        self._n_skipped = 0

    def _missing_s(self, frame: av.AudioFrame) -> float:
        """How much is missing before `frame`, s; 0 mostly. Reckons with the frame, too."""
        duration_s = frame.samples / frame.sample_rate
        time_s = frame.time
        if time_s is None:
            self._next_s = None if self._next_s is None else self._next_s + duration_s
            return 0.0
        expected_s = time_s if self._next_s is None else self._next_s
        self._next_s = time_s + duration_s
        missing_s = time_s - expected_s
        room_s = min(LONGEST_GAP_S, self._longest_s - self.read_s)
        return missing_s if GAP_S < missing_s <= room_s else 0.0


def _floats(frame: av.AudioFrame) -> FloatArray:
    """The samples of a frame, (n, n_channels) float32 in [-1, 1] or a little beyond."""
    samples = frame.to_ndarray()  # (n_channels, n), or (1, n * n_channels)
    planar = frame.format.is_planar
    samples = samples.T if planar else samples.reshape(-1, frame.layout.nb_channels)
    shift, scale = _SCALES.get(samples.dtype.str[1:], (0.0, 1.0))
    with np.errstate(all="ignore"):  # what is no number stays none
        floats: FloatArray = (samples.astype(np.float32) - np.float32(shift)) / np.float32(scale)
    return floats


def _steps(n_samples: int, step: int) -> Iterator[int]:
    """`n_samples` in steps of at most `step`."""
    while n_samples > 0:
        yield min(n_samples, step)
        n_samples -= step
