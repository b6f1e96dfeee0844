"""A microphone as a source that survives being muted, unplugged and plugged in again."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self

from captioner.audio.capture import STALL_S, Block, Capture
from captioner.audio.channels import Taken, VoiceDetector, any_sound
from captioner.audio.converter import AudioConverter
from captioner.audio.devices import PortAudio, SoundDevice
from captioner.audio.input_device import FOLLOWING, InputDevice, find_input_device
from captioner.errors import AudioDeviceError, AudioError, NothingHeardError, worded
from captioner.events import AudioChunk, SourceStatus
from captioner.units import samples

SILENT_S: Final = 3.0  # exact zeros for this long: a live microphone hisses, a muted one does not
AWAKE_S: Final = 0.5  # within so long after it stood still everything of the program runs again
RETRY_S: Final = 0.5  # after the first failure to open the device again
LONGEST_RETRY_S: Final = 3.0
RETRY_GROWTH: Final = 1.5
ALSA_DEFAULT: Final = "default"  # ALSA's name for whichever device the system uses
DEFAULT_NAME: Final = worded("default microphone")


@dataclass(frozen=True, slots=True)
class Kind:
    """What a source of live sound is called, and what is odd about it."""

    noun: str
    """In the middle of a sentence."""
    default_name: str
    """Of the device that the system uses when none is named."""
    lost_hint: str
    silence_is_odd: bool
    """Whether exact zeros mean that something is wrong: a live microphone hisses."""


MICROPHONE: Final = Kind(
    worded("the microphone"),
    DEFAULT_NAME,
    worded("Connect it again: captioning goes on automatically."),
    silence_is_odd=True,
)


class Microphone:
    """An `AudioSource` that captures from a device of the system.

    Opened by `with`, read and closed on one thread. A device that disappears is looked for under
    its name, never replaced by another one; the default device follows what the system's default
    is. Only opening it for the first time raises, and not even that if it is `patient`.
    """

    def __init__(
        self,
        device: str | int | None = None,
        *,
        portaudio: PortAudio | None = None,
        kind: Kind = MICROPHONE,
        patient: bool = False,
        detector: Callable[[], VoiceDetector] = lambda: any_sound,
        muted: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        """Describe the microphone; nothing is opened yet.

        Args:
            device: name or part of it, index, or None for the system's default.
            portaudio: the sound system.
            kind: what it is called.
            patient: a device that does not open is a problem of the status, and tried again.
            detector: makes what tells voices from other sound, for choosing among its channels.
            muted: whether the system has muted the default microphone, as far as it says so; asked
                again and again while there is no signal, and must return at once.
            clock: monotonic seconds.
            wait: waits that many seconds; never asked for more than the timeout of a `read`.
        """
        self._wanted = device
        self._portaudio = portaudio or SoundDevice()
        self._kind = kind
        self._patient = patient
        self._detector = detector
        self._muted = muted
        self._clock = clock
        self._wait = wait
        self._device: InputDevice | None = None  # the one found last
        self._capture: Capture | None = None  # None while the device is gone
        self._converter: AudioConverter | None = None  # where the next block begins a new stretch
        self._looked_s: float | None = None  # when this object ran last
        self._stood_still = False  # since the newest chunk
        self._ready: deque[AudioChunk] = deque()
        self._position = 0  # stream position after the newest chunk
        self._lost = 0  # samples at the engine's rate to report with the next chunk
        self._last_s: float | None = None  # arrival of the newest block, None before the first
        self._n_zeros = 0  # exact zeros in a row, at the device's rate
        self._heard = False  # anything but zeros, ever
        self._problem: AudioError | None = None
        self._exchanges = 0  # that were noticed of the present capture
        self._past_overflows = 0  # of captures that are closed
        self._retry_at_s = 0.0
        self._retry_s = RETRY_S
        self.gather_s = 0.0

    @property
    def status(self) -> SourceStatus:
        """The device's name, what is wrong with it now, and how often it overflowed."""
        now = self._capture.overflows if self._capture else 0
        return SourceStatus(self._name, self._problem, self._past_overflows + now)

    def __enter__(self) -> Self:
        """Open the device.

        Raises:
            AudioDeviceError: there is none, it is not the only one of its name, or it is refused.
        """
        try:
            self._open()
        except AudioDeviceError as exc:
            if not self._patient:
                raise
            self._problem = exc
            self._retry_at_s = self._clock() + self._retry_s
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, tb: TracebackType | None
    ) -> None:
        """Release the device."""
        self._close()

    def read(self, timeout_s: float) -> AudioChunk | None:
        """The next chunk, or None if none arrived within `timeout_s`. Never raises."""
        deadline_s = self._clock() + timeout_s
        if self._capture is not None and self._stood(0.0):
            self._begin_anew(None, self._capture)
        while not self._ready:
            left_s = max(0.0, deadline_s - self._clock())
            if self._capture is None:
                self._reconnect(left_s)
                break
            block = self._capture.read(left_s, self.gather_s)
            if self._stood(left_s):
                self._begin_anew(block, self._capture)
                continue
            if block is None:
                if self._capture.over:
                    self._lose()
                break
            self._take(block, self._capture)
        if not self._ready:
            return None
        return self._ready.popleft()

    @property
    def _name(self) -> str:
        if self._device is not None:
            name = self._device.name
            return self._kind.default_name if name == ALSA_DEFAULT else name
        return self._kind.default_name if self._wanted is None else str(self._wanted)

    def _stood(self, asked_s: float) -> bool:
        """Whether the program itself did not run since this was asked last.

        That is not the device's fault, and is told from a device that gives nothing.

        Args:
            asked_s: it was to wait so long at most meanwhile.
        """
        before_s, now_s = self._looked_s, self._clock()
        self._looked_s = now_s
        capture = self._capture
        if capture is None or before_s is None or now_s - before_s - asked_s < STALL_S:
            return False
        return capture.quiet_between(before_s + asked_s + AWAKE_S, now_s - AWAKE_S)

    def _begin_anew(self, block: Block | None, capture: Capture) -> None:
        """After the program stood still what the device holds is old and in pieces: open it anew.

        What came before that is taken.
        """
        before_s = self._clock() - AWAKE_S
        block = block or capture.read(0.0)
        while block is not None:
            if block.arrived_s < before_s:
                self._take(block, capture)
            block = capture.read(0.0)
        self._close()
        self._end_stretch()
        self._stood_still = True
        self._retry_at_s = self._clock()

    def _take(self, block: Block, capture: Capture) -> None:
        """Convert a block into chunks, of which there may be none or, at a gap, two."""
        n_lost = round(samples(block.lost / capture.rate_hz) + self._gap(block, capture))
        if n_lost > 0:
            self._end_stretch()
            self._lost += n_lost
        if self._converter is None:
            self._converter = AudioConverter(capture.rate_hz, capture.n_channels, self._detector)
        self._last_s = block.arrived_s
        self._retry_s = RETRY_S
        self._watch(block, capture)
        self._name_again(capture)
        self._emit(self._converter.feed(block.samples))

    def _name_again(self, capture: Capture) -> None:
        """Learn what the device is called that has taken the place of the one before."""
        if capture.exchanges == self._exchanges:
            return
        self._exchanges = capture.exchanges
        try:
            self._device = self._find_again(self._portaudio.inputs())
        except AudioDeviceError:
            return  # it is heard nevertheless, under the name of before

    def _gap(self, block: Block, capture: Capture) -> int:
        """Samples that passed unheard before the block, at the engine's rate, by the clock.

        Only a gap that is longer than a stall counts, or any while the device was gone: blocks
        that merely come late are not lost.
        """
        if self._last_s is None:
            return 0
        counted = block.lost + len(block.samples)  # at the device's rate
        gap_s = block.arrived_s - self._last_s - counted / capture.rate_hz
        was_gone = self._converter is None
        return samples(gap_s) if gap_s > (0 if was_gone else STALL_S) else 0

    def _watch(self, block: Block, capture: Capture) -> None:
        """Notice a signal of exact zeros, and that the device is well.

        Programs and headsets give zeros for a pause, too: they mean something only as long as
        nothing else was ever heard, or where the system says that it has muted the microphone.
        """
        self._n_zeros = 0 if block.samples.any() else self._n_zeros + len(block.samples)
        self._heard = self._heard or not self._n_zeros
        if not self._kind.silence_is_odd or self._n_zeros < SILENT_S * capture.rate_hz:
            self._problem = None
            return
        muted = self._follows and self._muted()
        told = self._problem
        if not muted and self._heard:
            self._problem = None
        elif not isinstance(told, NothingHeardError) or told.muted is not muted:
            self._problem = _nothing_heard(self._name, muted=muted)

    @property
    def _follows(self) -> bool:
        """Whether it is the system's default microphone."""
        device = self._device
        return device is not None and (device.is_default or device.name in FOLLOWING)

    def _emit(self, new: Taken) -> None:
        if not len(new.samples):
            return
        start = self._position + self._lost
        still = self._stood_still and self._lost > 0
        self._ready.append(
            AudioChunk(new.samples, start, self._lost, new.revised, stood_still=still)
        )
        self._stood_still = self._stood_still and not still
        self._position = start + len(new.samples)
        self._lost = 0

    def _end_stretch(self) -> None:
        """Hand out what the resampler holds; what follows is another stretch of sound."""
        if self._converter is not None:
            self._emit(self._converter.finish())
            self._converter = None

    def _lose(self) -> None:
        """The device is gone: say so, and look for it from now on."""
        self._close()
        self._end_stretch()
        self._n_zeros = 0
        self._problem = self._lost_problem()
        self._retry_at_s = self._clock() + self._retry_s

    def _lost_problem(self) -> AudioDeviceError:
        words = worded("{noun} is lost: {name}", noun=self._kind.noun, name=self._name)
        return AudioDeviceError(words, hint=self._kind.lost_hint)

    def _reconnect(self, left_s: float) -> None:
        """Try to open the device again when it is time to; else wait, no longer than `left_s`."""
        early_s = self._retry_at_s - self._clock()
        if early_s > 0:
            if left_s > 0:
                self._wait(min(early_s, left_s))
            return
        self._retry_s = min(self._retry_s * RETRY_GROWTH, LONGEST_RETRY_S)
        try:
            self._open()
        except AudioDeviceError:  # try again later
            self._problem = self._problem or self._lost_problem()
            self._retry_at_s = self._clock() + self._retry_s

    def _open(self) -> None:
        self._portaudio.refresh()
        self._device = self._find_again(self._portaudio.inputs())
        self._capture = Capture(self._portaudio, self._device, self._clock)
        self._exchanges = self._capture.exchanges

    def _find_again(self, devices: list[InputDevice]) -> InputDevice:
        """The same device among those there are now; the default one may be another."""
        if self._wanted is None or self._device is None:
            return find_input_device(devices, self._wanted)
        same = [device for device in devices if device.name == self._device.name]
        same_place = [device for device in same if device.index == self._device.index]
        return find_input_device(same_place or same, self._device.name)

    def _close(self) -> None:
        if self._capture is not None:
            self._past_overflows += self._capture.overflows
            self._capture.close()
            self._capture = None


def _nothing_heard(name: str, *, muted: bool) -> NothingHeardError:
    if muted:
        return NothingHeardError(
            worded("{name} is muted", name=name), hint=worded("Unmute it to be heard."), muted=True
        )
    return NothingHeardError(
        worded("nothing is heard from {name} yet", name=name),
        hint=worded(
            "If somebody speaks, unmute it and let this program use it, or choose another one."
        ),
    )
