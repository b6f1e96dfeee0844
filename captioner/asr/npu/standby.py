"""The NPU at work, and the CPU beside it that takes over in the middle of a sentence."""

import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from captioner.asr.npu.opening import Npu, Opening
from captioner.asr.transcriber import Encoder
from captioner.asr.watch import EncoderWatch
from captioner.errors import NpuError, message_of, sentences, worded
from captioner.events import EncoderChanged
from captioner.units import FRAMES_PER_S, FloatArray

log = logging.getLogger(__name__)

CPU: Final = "CPU"
WAIT_S: Final = 8.0  # at the start; opening takes some seconds, and people want captions
STILL_OPENING: Final = worded("The NPU is still being opened. The CPU captions meanwhile.")
BACK_OFF_S: Final = 2.0  # a device that was reset comes back within about a second
REBUILDS: Final = 1  # after a failure it is opened once more; a second failure in a row is the last
PROVEN: Final = 500  # windows without a failure (some minutes) that make up for the one before
MEASURE_EVERY_S: Final = 1.0  # reading the chip's temperature is a command to its firmware


class NpuSource(Protocol):
    """What can be opened, again and again."""

    def begin(self) -> Opening:
        """Start to open it; raises NpuError."""
        ...


class StandbyEncoder:
    """An `Encoder` on the NPU while that works, otherwise on the CPU.

    Opening the NPU goes on beside the captions, which the CPU makes meanwhile. Lives on the
    inference thread.
    """

    def __init__(
        self,
        cpu: Encoder,
        npu: NpuSource,
        watch: EncoderWatch,
        *,
        margin_frames: int,
        explains: Callable[[NpuError], bool] = lambda _error: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin to open the NPU.

        Args:
            cpu: takes any length.
            npu: what to open.
            watch: told who is at work.
            margin_frames: silence that the caller leaves after the speech; a fixed window is
                filled with silence anyway, so there it need not fit.
            explains: whether a person wants to know why the NPU could not be opened at first.
            clock: monotonic seconds.
        """
        self._cpu = cpu
        self._source = npu
        self._watch = watch
        self._margin = margin_frames
        self._explains = explains
        self._clock = clock
        self._npu: Npu | None = None
        self._worked = False  # it was open once, or somebody asked: worth a button
        self._opening: Opening | None = None
        self._reopen_at_s: float | None = None
        self._rebuilds_left = REBUILDS
        self._n_good = 0  # windows since the NPU was opened
        self._measure_at_s = 0.0
        watch.attend = self.attend
        self._begin()

    def wait(self) -> None:
        """Wait until the NPU is open or cannot be opened, but no longer than WAIT_S."""
        if self._opening is None:
            return
        if self._opening.ready(WAIT_S):
            self._finish(self._opening)
        else:
            self._watch.tell(EncoderChanged(CPU, STILL_OPENING))

    def frames_for(self, n_frames: int) -> int:
        """The NPU's window, or as many as the CPU takes if that is too short."""
        npu = self._npu
        if npu is not None and n_frames - self._margin <= npu.n_frames:
            return npu.n_frames
        return self._cpu.frames_for(n_frames)

    def encode(self, mel: FloatArray) -> FloatArray:
        """Log-mel (n_mels, n) to states (n / 2, d_model), whoever computes them."""
        npu = self._npu
        if npu is None or mel.shape[1] != npu.n_frames:
            return self._cpu.encode(mel)
        try:
            states = npu.encode(mel)
        except NpuError as exc:
            self._lose(npu, exc)
            return self._cpu.encode(mel)
        self._n_good += 1
        if self._n_good == PROVEN:
            self._rebuilds_left = REBUILDS
        return states

    def attend(self) -> None:
        """Between windows: read the temperature, and open the NPU again if it is time to."""
        if self._watch.retry_asked() and self._npu is None and self._opening is None:
            self._worked = True
            self._rebuilds_left = REBUILDS
            self._begin()
        elif self._opening is not None:
            if self._opening.ready():
                self._finish(self._opening)
        elif self._reopen_at_s is not None and self._clock() >= self._reopen_at_s:
            self._begin()
        elif self._npu is not None and self._clock() >= self._measure_at_s:
            self._measure(self._npu)
        self._watch.needs_care = (
            self._npu is not None or self._opening is not None or self._reopen_at_s is not None
        )

    def close(self) -> None:
        """Release both."""
        if self._opening is not None:
            self._opening.abandon()
        if self._npu is not None:
            self._npu.close()
        self._opening = self._npu = None
        self._cpu.close()

    def _begin(self) -> None:
        self._reopen_at_s = None
        self._watch.needs_care = True
        try:
            self._opening = self._source.begin()
        except NpuError as exc:
            self._stay_on_cpu(exc)

    def _finish(self, opening: Opening) -> None:
        self._opening = None
        try:
            self._npu = opening.finish()
        except NpuError as exc:
            self._stay_on_cpu(exc)
            return
        self._n_good = 0
        self._worked = True
        self._watch.longest_s = self._npu.n_frames / FRAMES_PER_S
        self._watch.tell(EncoderChanged(self._npu.name))
        self._measure(self._npu)

    def _stay_on_cpu(self, exc: NpuError) -> None:
        log.debug("the NPU cannot be opened", exc_info=exc)
        can_retry = exc.can_retry or self._worked
        reason = explained(exc) if self._worked or self._explains(exc) else ""
        self._watch.longest_s = None
        self._watch.tell(EncoderChanged(CPU, reason, can_retry=can_retry))

    def _lose(self, npu: Npu, exc: NpuError) -> None:
        log.debug("the NPU failed", exc_info=exc)
        npu.abandon()
        self._npu = None
        self._watch.temperature_c = None
        if self._rebuilds_left > 0:
            self._rebuilds_left -= 1
            self._reopen_at_s = self._clock() + BACK_OFF_S
            meanwhile = worded("The CPU captions while it is opened once more.")
            reason = sentences(message_of(exc), meanwhile)
            self._watch.tell(EncoderChanged(CPU, reason))
        else:
            self._watch.longest_s = None
            self._watch.tell(EncoderChanged(CPU, explained(exc), can_retry=True))

    def _measure(self, npu: Npu) -> None:
        self._measure_at_s = self._clock() + MEASURE_EVERY_S
        try:
            self._watch.temperature_c = npu.temperature_c()
        except NpuError as exc:
            self._lose(npu, exc)


def explained(exc: NpuError) -> str:
    """An error and what to do about it, in sentences."""
    return sentences(message_of(exc), worded("The CPU captions."), exc.hint)
