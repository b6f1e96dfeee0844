"""What can be wrong with a Hailo NPU, told from what its library raises, and what to do. Pure."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from captioner.errors import NpuError, worded
from captioner.installation import Advice, advice_here


class Fault(StrEnum):
    """The faults that are known; each has a sentence and an advice in KNOWN."""

    NOT_INSTALLED = "not installed"
    ISOLATED = "isolated environment"
    WRONG_PYTHON = "wrong Python"
    NO_LIBRARY = "library missing"
    VERSIONS_DIFFER = "versions differ"
    NUMPY = "numpy"
    TOO_OLD = "too old"
    NO_DEVICE = "no device"
    NO_PERMISSION = "no permission"
    DRIVER_DIFFERS = "driver differs"
    DRIVER = "driver"
    BUSY = "busy"
    WRONG_ARCHITECTURE = "wrong architecture"
    MISSING_FILE = "missing file"
    DAMAGED_FILE = "damaged file"
    NEWER_FILE = "newer file"
    WRONG_PAIRING = "wrong pairing"
    SERVICE = "service"
    TIMEOUT = "time-out"
    LOST = "device lost"
    ABORTED = "aborted"
    BUFFER = "buffer"
    NOT_ACTIVATED = "not activated"
    MEMORY = "memory"
    UNSUPPORTED = "unsupported"
    IMPLAUSIBLE = "implausible"
    CRASHED = "crashed"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class KnownFault:
    """How a fault is told."""

    says: str
    """What is wrong, without a full stop."""
    hint: str
    """What to do about it."""
    can_retry: bool = False
    """Whether the NPU may be free later."""


AGAIN: Final = worded(
    "The CPU goes on. If it happens again, restart the machine and check its power supply."
)
DOCTOR: Final = worded("`captioner doctor` shows more.")
SAME_VERSION: Final = worded(
    "Bring the packages hailort, python3-hailort and hailo-dkms (or hailort-pcie-driver) to one "
    "version, then restart the machine."
)


def set_up_faults(advice: Advice) -> Mapping[Fault, KnownFault]:
    """Those whose remedy depends on how the program was installed, with what to do there."""
    return {
        Fault.NOT_INSTALLED: KnownFault(
            worded("the Hailo software is not installed for this Python"),
            worded(
                "On a Raspberry Pi: `sudo apt install hailo-all` (AI HAT+ 2: hailo-h10-all), "
                "restart, {then}",
                then=advice.new_npu_software,
            ),
        ),
        Fault.ISOLATED: KnownFault(
            worded(
                "the Hailo software is installed for the system, but this environment does not "
                "see it"
            ),
            advice.npu_in_sight,
        ),
        Fault.WRONG_PYTHON: KnownFault(
            worded("the Hailo software is made for another version of Python"), advice.system_python
        ),
        Fault.NUMPY: KnownFault(
            worded("the Hailo software was built for numpy 1 and this environment has numpy 2"),
            advice.older_numpy,
        ),
    }


KNOWN: Final[Mapping[Fault, KnownFault]] = {
    **set_up_faults(advice_here()),
    Fault.NO_LIBRARY: KnownFault(
        worded("the library libhailort is missing"),
        worded("Install the package hailort, then restart."),
    ),
    Fault.VERSIONS_DIFFER: KnownFault(
        worded("the library libhailort has another version than its Python package"), SAME_VERSION
    ),
    Fault.TOO_OLD: KnownFault(
        worded(
            "the Hailo software is older than HailoRT 4.18, the first that this program can use"
        ),
        worded("Update it: sudo apt update && sudo apt full-upgrade."),
    ),
    Fault.NO_DEVICE: KnownFault(
        worded("no Hailo device is there, or its driver is not loaded"),
        worded(
            "Check with `hailortcli fw-control identify`; after installing the driver, restart."
        ),
    ),
    Fault.NO_PERMISSION: KnownFault(
        worded("this user may not use the Hailo device"),
        worded(
            "Allow reading and writing /dev/hailo0 (its udev rule comes with the "
            "driver), then log in "
            "again."
        ),
    ),
    Fault.DRIVER_DIFFERS: KnownFault(
        worded("the Hailo driver has another version than the library"), SAME_VERSION
    ),
    Fault.DRIVER: KnownFault(worded("the Hailo driver failed"), AGAIN),
    Fault.BUSY: KnownFault(
        worded("the Hailo device is used by another program"),
        worded("Stop the other program (rpicam, Frigate, a second Captioner), then try again."),
        can_retry=True,
    ),
    Fault.WRONG_ARCHITECTURE: KnownFault(
        worded("the compiled encoder is for another chip"),
        worded("Get the one for this chip: `captioner models fetch NAME --arch ARCH`."),
    ),
    Fault.MISSING_FILE: KnownFault(
        worded("the compiled encoder is missing"),
        worded("Get it: `captioner models fetch NAME --arch ARCH`."),
    ),
    Fault.DAMAGED_FILE: KnownFault(
        worded("the compiled encoder is damaged"),
        worded("Fetch it again: `captioner models fetch NAME --arch ARCH`."),
    ),
    Fault.NEWER_FILE: KnownFault(
        worded("the compiled encoder is for a newer HailoRT"),
        worded("Update the Hailo software, or use an encoder from an older compiler."),
    ),
    Fault.WRONG_PAIRING: KnownFault(
        worded("the compiled encoder does not belong to the model"),
        worded("Use the one that was compiled from it: `captioner models fetch NAME --arch ARCH`."),
    ),
    Fault.SERVICE: KnownFault(
        worded("the HailoRT service does not answer, or has another version"),
        worded("Captioner does not need it: sudo systemctl disable --now hailort.service."),
    ),
    Fault.TIMEOUT: KnownFault(
        worded("the Hailo device did not answer in time"), AGAIN, can_retry=True
    ),
    Fault.LOST: KnownFault(
        worded("the connection to the Hailo device was lost"), AGAIN, can_retry=True
    ),
    Fault.ABORTED: KnownFault(
        worded("the Hailo device stopped what it was computing"), AGAIN, can_retry=True
    ),
    Fault.BUFFER: KnownFault(worded("the Hailo library refused the buffers"), DOCTOR),
    Fault.NOT_ACTIVATED: KnownFault(
        worded("the network on the Hailo device is not active"), DOCTOR
    ),
    Fault.MEMORY: KnownFault(
        worded("there is not enough memory for the Hailo device"),
        worded("Close other programs."),
        can_retry=True,
    ),
    Fault.UNSUPPORTED: KnownFault(
        worded(
            "this HailoRT does not support the device: 4.x is for Hailo-8 and 8L, 5.x for Hailo-10H"
        ),
        worded("Install the line that fits the device; both cannot be installed at once."),
    ),
    Fault.IMPLAUSIBLE: KnownFault(
        worded("the Hailo device gave no sensible numbers"), AGAIN, can_retry=True
    ),
    Fault.CRASHED: KnownFault(worded("the Hailo software crashed"), AGAIN, can_retry=True),
    Fault.OTHER: KnownFault(worded("the Hailo software failed"), DOCTOR),
}

BY_CODE: Final = {
    4: Fault.TIMEOUT,
    6: Fault.BUFFER,
    7: Fault.UNSUPPORTED,
    13: Fault.MISSING_FILE,
    26: Fault.DAMAGED_FILE,
    36: Fault.DRIVER,
    61: Fault.BUFFER,
    62: Fault.LOST,
    63: Fault.ABORTED,
    64: Fault.NO_DEVICE,
    69: Fault.NOT_ACTIVATED,
    72: Fault.NOT_ACTIVATED,
    73: Fault.BUSY,
    74: Fault.BUSY,
    76: Fault.DRIVER_DIFFERS,
    77: Fault.SERVICE,
    78: Fault.SERVICE,
    79: Fault.UNSUPPORTED,
    81: Fault.MEMORY,
    82: Fault.BUFFER,
    85: Fault.DRIVER,
    86: Fault.DRIVER,
    87: Fault.LOST,
    88: Fault.DRIVER,
    91: Fault.DAMAGED_FILE,
    92: Fault.NEWER_FILE,
    93: Fault.WRONG_ARCHITECTURE,
}
"""HailoRT's status codes."""
BY_CLASS: Final = {
    "HailoRTInvalidArgumentException": 2,
    "HailoRTTimeout": 4,
    "HailoRTInvalidOperationException": 6,
    "HailoRTInvalidHEFException": 26,
    "HailoRTDriverOperationFailedException": 36,
    "HailoRTPCIeDriverException": 36,
    "HailoRTNotFoundException": 61,
    "HailoCommunicationClosedException": 62,
    "HailoRTStreamAborted": 63,
    "HailoRTStreamAbortedByUser": 63,
    "HailoRTNetworkGroupNotActivatedException": 69,
    "HailoRTHEFNotCompatibleWithDevice": 93,
}
"""Classes of its own that stand for a code."""


class Step(StrEnum):
    """What was being done: the same code means another thing at another step."""

    OPEN = "open"
    CONFIGURE = "configure"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class Trouble:
    """A fault as it happened; plain enough to travel between processes."""

    fault: Fault
    detail: str = ""
    """The library's own words, or names that help."""
    hint: str = ""
    """Instead of the fault's own advice."""

    def error(self) -> NpuError:
        """As an exception."""
        known = KNOWN[self.fault]
        message = known.says
        if self.detail:
            message = worded("{says} ({detail})", says=known.says, detail=self.detail)
        return NpuError(message, hint=self.hint or known.hint, can_retry=known.can_retry)


class TroubleError(Exception):
    """Carries a `Trouble` to where it becomes an answer or an NpuError; never leaves this part."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.detail or trouble.fault.value)
        self.trouble = trouble


def code_of(exc: BaseException) -> int | None:
    """HailoRT's status code behind an exception; None if there is none.

    The raw class has it as its text, the others as that of their cause or in their own text.
    """
    for candidate in (exc, exc.__cause__):
        text = str(candidate.args[0]) if candidate is not None and candidate.args else ""
        if text.isascii() and text.isdecimal():
            return int(text)
    if (named := BY_CLASS.get(type(exc).__name__)) is not None:
        return named
    found = re.search(r"error: (\d+)", str(exc))
    return int(found[1]) if found else None


def trouble_of(
    exc: BaseException, step: Step, device_present: Callable[[], bool] = lambda: True
) -> Trouble:
    """What an exception of the library means.

    Args:
        exc: whatever was raised.
        step: during what.
        device_present: asked where one code means that it is in use and that there is none.
    """
    if isinstance(exc, TroubleError):
        return exc.trouble
    code = code_of(exc)
    fault = BY_CODE.get(code, Fault.OTHER) if code is not None else Fault.OTHER
    text = str(exc)
    if step is Step.OPEN and code == 36:
        fault = Fault.NO_PERMISSION
    elif "device not found" in text or (fault is Fault.BUSY and not device_present()):
        fault = Fault.NO_DEVICE
    elif step is Step.RUN and code == 36:
        fault = Fault.LOST
    elif step is not Step.RUN and fault is Fault.BUFFER:
        fault = Fault.OTHER  # there are no buffers yet
    detail = f"{type(exc).__name__}: {text}" if text else type(exc).__name__
    return Trouble(fault, detail.partition("\n")[0])


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What explains an import that fails."""

    in_venv: bool
    sees_system: bool
    """Whether packages of the system can be imported; always without a virtual environment."""
    system_has_it: bool
    """Whether the system's own Python has the package."""
    python: str
    """Major and minor of this one: `3.11`."""
    built_for: tuple[str, ...] = ()
    """Versions of Python that the package found has binaries for."""
    system_numpy: str = ""
    """Version of numpy of the system's own Python, which its packages were built for; empty if it
    has none, or this is that Python."""


def import_trouble(exc: BaseException, around: Surroundings) -> Trouble:
    """Why `hailo_platform` cannot be imported."""
    text = str(exc).strip().partition("\n")[0]
    detail = f"{type(exc).__name__}: {text}"
    match exc:
        case ModuleNotFoundError(name="hailo_platform"):
            isolated = around.in_venv and not around.sees_system and around.system_has_it
            return Trouble(Fault.ISOLATED if isolated else Fault.NOT_INSTALLED)
        case ModuleNotFoundError(name=str(name)) if "_pyhailort" in name:
            made = f", not {' or '.join(around.built_for)}" if around.built_for else ""
            return Trouble(Fault.WRONG_PYTHON, f"this is Python {around.python}{made}")
    if "numpy" in text.lower():
        return Trouble(Fault.NUMPY, detail)
    if "does not match" in text:
        return Trouble(Fault.VERSIONS_DIFFER, detail)
    if "libhailort" in text or type(exc).__name__ == "MissingPyHRTLib":
        return Trouble(Fault.NO_LIBRARY, detail)
    return Trouble(Fault.OTHER, detail)
