"""What can be made to go wrong in one run."""

from dataclasses import dataclass
from enum import Enum, auto

DRIVER_FAILED = 36


class Output(Enum):
    """What a run that succeeds leaves in its output."""

    RIGHT = auto()
    NOT_FINITE = auto()
    CONSTANT = auto()
    NOISE = auto()


@dataclass(frozen=True, slots=True)
class Fault:
    """How one run differs from a good one."""

    status: int = 0
    """Goes to the callback, and nowhere else."""
    held: bool = False
    """Never completes by itself; `Machine.let_go` or closing the model ends it."""
    slow_ms: float = 0.0
    """Added to the latency. Who waits less than that gets a time-out, at once in real time."""
    unplugs: bool = False
    """The device is gone from now on."""
    output: Output = Output.RIGHT


def fails(status: int = DRIVER_FAILED) -> Fault:
    """The callback is told `status`; everything else looks like success."""
    return Fault(status=status)


def hangs() -> Fault:
    """The run never completes."""
    return Fault(held=True)


def slow(by_ms: float) -> Fault:
    """The run takes longer."""
    return Fault(slow_ms=by_ms)


def unplugs(status: int = DRIVER_FAILED) -> Fault:
    """The device disappears in this run, which ends with `status`."""
    return Fault(status=status, unplugs=True)


def gives(output: Output) -> Fault:
    """The run succeeds, and its output is rubbish."""
    return Fault(output=output)
