"""The encoder on a Hailo NPU: the only module that talks to Hailo's library.

Its calls keep every thread of the process waiting for seconds (VDevice, configure), and some
failures end the process. So the program runs this in a process of its own (`captioner.asr.npu`).

HailoRT 4.18 to 4.23 and 5.x by the same calls. Two things that are not obvious: a job that failed
looks like one that succeeded, except in its callback; and after any failure the configured model
is dead, so the object is closed.
"""

import gc
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from captioner.asr.hef import OLDEST_READER, read_hef_header
from captioner.asr.npu.faults import Fault, Step, Trouble, TroubleError, import_trouble, trouble_of
from captioner.asr.npu.messages import Candidate, Device, fitting, wrong_architecture
from captioner.asr.npu.surroundings import surroundings
from captioner.errors import ModelFileError
from captioner.units import FloatArray

OLDEST: Final = (4, 18)  # the first with InferModel in Python
READY_S: Final = 1.0  # the queue is empty, or something is wrong
RUN_S: Final = 2.0  # a window takes 0.03 s; HailoRT may wait twice as long as it is told
DEVIATION: Final = (0.1, 20.0)
"""Standard deviation of plausible states: Whisper's are normalised and have about 1.35 (published
for tiny); silence, speech and noise differ by less than half of that. Memory that nobody wrote is
far outside, or not finite."""
QUIET: Final = {"HAILORT_LOGGER_PATH": "NONE", "HAILORT_CONSOLE_LOGGER_LEVEL": "critical"}
"""Otherwise the library writes hailort.log into the working directory when it is imported."""


class HailoEncoder:
    """A window of log-mel to states. Opened, used and closed on one thread of one process."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        """Open the first device with the first of the encoders that fits it; blocks for seconds.

        Raises:
            TroubleError: why that is not possible; nothing is left open then.
        """
        self._library = load_library()
        self._vdevice: Any = None
        self._chip: Any = None
        self._model: Any = None
        self._configured: Any = None
        self._bindings: Any = None
        or_release(lambda: self._open(tuple(candidates)), self.close)

    def _open(self, candidates: tuple[Candidate, ...]) -> None:
        with explained(Step.OPEN, lambda: is_present(self._library)):
            self._vdevice = open_vdevice(self._library)
        self._chip = _asked(lambda: self._vdevice.get_physical_devices()[0])
        self.device = _describe(self._library, self._control)
        fit = fitting(candidates, self.device.architecture)
        if not fit:
            raise TroubleError(wrong_architecture(candidates, self.device))
        self.path: Path = fit[0].path
        with explained(Step.CONFIGURE, lambda: is_present(self._library)):
            self._configure()

    def _configure(self) -> None:
        if not self.path.is_file():
            raise TroubleError(Trouble(Fault.MISSING_FILE, str(self.path)))
        require_reader(self.path, version_of(self._library))
        self._model = self._vdevice.create_infer_model(str(self.path))  # it takes no Path
        if len(self._model.input_names) != 1 or len(self._model.output_names) != 1:
            raise TroubleError(Trouble(Fault.WRONG_PAIRING, f"{self.path.name} is no encoder"))
        self._model.set_batch_size(1)
        float32 = self._library.FormatType.FLOAT32
        self._model.input().set_format_type(float32)  # later than configure() it has no effect
        self._model.output().set_format_type(float32)
        shapes = [tuple(map(int, end.shape)) for end in (self._model.input(), self._model.output())]
        self._input = np.zeros(shapes[0], np.float32)  # (1, n_frames, n_mels)
        self._output = np.zeros(shapes[1], np.float32)  # (1, n_frames / 2, d_model)
        self._configured = self._model.configure().__enter__()
        self._bindings = self._configured.create_bindings()

    @property
    def n_frames(self) -> int:
        """Log-mel frames of a window."""
        return int(self._input.shape[-2])

    @property
    def n_mels(self) -> int:
        """Mel bands of a frame."""
        return int(self._input.shape[-1])

    @property
    def d_model(self) -> int:
        """Width of a state."""
        return int(self._output.shape[-1])

    def encode(self, mel: FloatArray) -> FloatArray:
        """Map log-mel (n_mels, n_frames) to states (n_frames / 2, d_model), both float32.

        Raises:
            TroubleError: it failed, or what came is not plausible; the device is closed then.
            ValueError: the window has another shape.
        """
        if mel.shape != (self.n_mels, self.n_frames):
            raise ValueError(f"mel {mel.shape}, this encoder takes {(self.n_mels, self.n_frames)}")
        self._input[...] = mel.T  # rows in memory order: the library reads bytes, not strides
        or_release(self._run, self.close)
        return self._output.reshape(-1, self.d_model).copy()

    def _run(self) -> None:
        with explained(Step.RUN, lambda: True):
            check_buffer(self._input, self._model.input().shape)
            check_buffer(self._output, self._model.output().shape)
            self._bindings.input().set_buffer(self._input)
            self._bindings.output().set_buffer(self._output)  # 4.18 wants it again for each run
            run_job(self._configured, self._bindings)
        require_plausible(self._output)

    def temperature_c(self) -> float | None:
        """Of the chip, degrees Celsius; None if it cannot be read. At most once a second."""
        return max(_temperatures_c(self._control), default=None)

    def close(self) -> None:
        """Release everything in the one order that is safe; the object is unusable afterwards."""
        self._bindings = None
        configured, self._configured = self._configured, None
        if configured is not None:
            with ignoring():
                configured.__exit__(None, None, None)
            del configured
        self._model = None
        chip, self._chip = self._chip, None
        if chip is not None:
            with ignoring():
                chip.release()
        vdevice, self._vdevice = self._vdevice, None
        if vdevice is not None:
            with ignoring():
                vdevice.release()

    @property
    def _control(self) -> Any:  # noqa: ANN401 - the library's
        """What answers questions. It is of no use without the chip, which has to be kept."""
        return None if self._chip is None else self._chip.control


def or_release(action: Callable[[], None], release: Callable[[], None]) -> None:
    """Do something with the library; if it fails, release its objects before that is told.

    Args:
        action: what to do.
        release: called when nothing of the failure is left that holds on to those objects.

    Raises:
        TroubleError: what went wrong.
    """
    trouble = _trouble_in(action)
    if trouble is not None:
        gc.collect()  # an exception may be in a circle with its frames
        release()
        raise TroubleError(trouble)


def _trouble_in(action: Callable[[], None]) -> Trouble | None:
    """What went wrong, without the exception: its frames hold on to the library's objects."""
    try:
        action()
    except TroubleError as exc:
        return exc.trouble
    return None


def open_vdevice(library: Any) -> Any:  # noqa: ANN401 - the library's
    """The first device, for networks that take turns on it; blocks for seconds."""
    parameters = library.VDevice.create_params()
    # Without it nothing is ever computed, and only the callback would say so.
    parameters.scheduling_algorithm = library.HailoSchedulingAlgorithm.ROUND_ROBIN
    return library.VDevice(parameters)


def run_job(configured: Any, bindings: Any, limit_s: float = RUN_S) -> None:  # noqa: ANN401 - the library's
    """Run a network once on the buffers that are bound, and wait for it.

    Raises:
        TroubleError: it ended without a word.
        Exception: what the library says, be it only in the callback.
    """
    configured.wait_for_async_ready(timeout_ms=_ms(READY_S))
    outcomes: list[BaseException | None] = []

    def finished(completion_info: Any) -> None:  # noqa: ANN401 - the library's
        # On a thread of the library. An exception here would end the process.
        outcomes.append(completion_info.exception)

    job = configured.run_async([bindings], finished)
    job.wait(_ms(limit_s))
    if not outcomes:
        raise TroubleError(Trouble(Fault.TIMEOUT, "the run ended without a word"))
    if outcomes[0] is not None:
        raise outcomes[0]


def load_library() -> Any:  # noqa: ANN401 - not there when types are checked
    """Hailo's Python package.

    Raises:
        TroubleError: it cannot be imported, or is too old.
    """
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import hailo_platform
    except Exception as exc:  # what is missing decides which class it is
        raise TroubleError(import_trouble(exc, surroundings())) from exc
    version = version_of(hailo_platform)
    if not hasattr(hailo_platform, "VDevice") or (0, 0) < version < OLDEST:
        raise TroubleError(Trouble(Fault.TOO_OLD, f"it is {hailo_platform.__version__}"))
    return hailo_platform


def version_of(library: Any) -> tuple[int, int]:  # noqa: ANN401 - the library's
    """Major and minor of HailoRT; (0, 0) if it does not say."""
    parts = str(getattr(library, "__version__", "")).split(".")[:2]
    numbers = [int(part) for part in parts if part.isdecimal()]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else (0, 0)


def is_present(library: Any) -> bool:  # noqa: ANN401 - the library's
    """Whether the library sees a device, used or not."""
    try:
        return bool(library.Device.scan())
    except Exception:  # noqa: BLE001 - it raises its raw class where the driver is missing
        return False


def describe_device() -> Device:
    """The first device without claiming it, so that it may be in use.

    Raises:
        TroubleError: there is none, or its software is not in order.
    """
    library = load_library()
    with explained(Step.OPEN, lambda: is_present(library)):
        if not library.Device.scan():
            raise TroubleError(Trouble(Fault.NO_DEVICE))
        with library.Device() as device:
            return _describe(library, device.control, str(device.device_id))


def claim_device() -> Device:
    """Open the first device and release it; blocks for seconds.

    Raises:
        TroubleError: it cannot be opened.
    """
    library = load_library()
    with explained(Step.OPEN, lambda: is_present(library)):
        open_vdevice(library).release()
    return describe_device()


def require_reader(path: Path, version: tuple[int, int]) -> None:
    """Make sure that HailoRT is new enough for a file: an old one calls a newer file damaged.

    Raises:
        TroubleError: it is too old.
    """
    try:
        header = read_hef_header(path).version
    except ModelFileError:
        return  # HailoRT knows better what is wrong with it
    oldest = OLDEST_READER.get(header, version)
    if (0, 0) < version < oldest:
        have, need = (".".join(map(str, one)) for one in (version, oldest))
        detail = f"{path.name} needs HailoRT {need}, this is {have}"
        raise TroubleError(Trouble(Fault.NEWER_FILE, detail))


def check_buffer(array: npt.NDArray[Any], shape: Sequence[int]) -> None:
    """Make sure that an array is what the library takes it for: it looks at the bytes only.

    Raises:
        TroubleError: another shape, type or layout, or it cannot be written.
    """
    said = tuple(map(int, shape))
    if array.shape != said or array.dtype != np.float32:
        detail = f"{array.dtype} {array.shape}, the network has float32 {said}"
    elif not array.flags.c_contiguous or not array.flags.writeable:
        detail = "the array is not contiguous or cannot be written"
    else:
        return
    raise TroubleError(Trouble(Fault.BUFFER, detail))


def require_plausible(states: FloatArray) -> None:
    """Make sure that states look like an encoder's.

    Raises:
        TroubleError: not finite, or of an impossible spread.
    """
    if not np.isfinite(states).all():
        raise TroubleError(Trouble(Fault.IMPLAUSIBLE, "not all of them are finite"))
    spread = float(states.std())
    if not DEVIATION[0] <= spread <= DEVIATION[1]:
        raise TroubleError(
            Trouble(Fault.IMPLAUSIBLE, f"standard deviation {spread:.3g}, expected 1 to 2")
        )


def _describe(library: Any, control: Any, device_id: str = "") -> Device:  # noqa: ANN401 - the library's
    """What the device says of itself; what it does not say stays empty."""
    board = _asked(lambda: control.identify())
    kind = getattr(board, "device_architecture", None)
    name = str(getattr(kind, "name", kind) or "").rpartition(".")[2].lower().replace("_", "")
    extended = _asked(lambda: control.get_extended_device_information())
    clock_hz = getattr(extended, "neural_network_core_clock_rate", None)
    return Device(
        architecture=name if name.startswith("hailo") else "",
        hailort=str(getattr(library, "__version__", "")),
        id=device_id,
        board=_text(getattr(board, "board_name", "")),
        firmware=_firmware(getattr(board, "firmware_version", None)),
        serial=_text(getattr(board, "serial_number", "")),
        temperatures_c=_temperatures_c(control),
        numpy=np.__version__,
        clock_hz=int(clock_hz) if clock_hz else None,
    )


def _firmware(version: Any) -> str:  # noqa: ANN401 - the library's
    parts = [getattr(version, name, None) for name in ("major", "minor", "revision")]
    return ".".join(str(part) for part in parts) if None not in parts else ""


def _text(value: object) -> str:
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value or "")
    return text.strip("\x00 ")


def _temperatures_c(control: Any) -> tuple[float, ...]:  # noqa: ANN401 - the library's
    reading = _asked(lambda: control.get_chip_temperature())
    values = (getattr(reading, name, None) for name in ("ts0_temperature", "ts1_temperature"))
    return tuple(float(value) for value in values if value is not None and math.isfinite(value))


def _asked(question: Callable[[], Any]) -> Any:  # noqa: ANN401 - the library's
    """The answer to what is only nice to know; None if there is none."""
    try:
        return question()
    except Exception:  # noqa: BLE001 - not all boards answer, and the classes differ
        return None


@contextmanager
def explained(step: Step, device_present: Callable[[], bool]) -> Iterator[None]:
    """Turn whatever the library raises into a TroubleError."""
    try:
        yield
    except TroubleError:
        raise
    except Exception as exc:  # its raw class is no relative of the others
        raise TroubleError(trouble_of(exc, step, device_present)) from exc


@contextmanager
def ignoring() -> Iterator[None]:
    """Go on releasing whatever one release says: the device may be gone already."""
    try:
        yield
    except Exception as exc:  # noqa: BLE001 - reported where somebody looks, and not in the way
        print(f"releasing: {type(exc).__name__}: {exc}", file=sys.stderr)  # noqa: T201 - the worker's last words


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
