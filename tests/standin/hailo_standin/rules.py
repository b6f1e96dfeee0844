"""What the strict mode watches: misuse that a device would answer with silence or a crash."""

from dataclasses import dataclass
from enum import Enum


class Rule(Enum):
    """One kind of misuse; the value says what a real device would have done."""

    LOGGER_PATH = "writes hailort.log into the working directory: HAILORT_LOGGER_PATH was not set"
    DTYPE = "reads or writes the bytes as another type"
    SHAPE = "takes any shape with the right number of bytes"
    NOT_CONTIGUOUS = "reads memory in its order, not in that of the view (4.18)"
    RANGE = "clips more than 5 % of the input: the normalisation is another one"
    TRANSPOSED = "computes on a spectrogram that looks transposed"
    CHANGED_IN_FLIGHT = "computes on whatever the input buffer holds later"
    READ_IN_FLIGHT = "hands out an output buffer that is still being written"
    NOT_READY = "may fill its queue: wait_for_async_ready was not called"
    BUFFER_NOT_SET_AGAIN = "writes the result elsewhere: 4.18 wants set_buffer before each run"
    LATE_FORMAT = "ignores a format that is set after configure()"
    FAILURE_UNSEEN = "reports success: only the callback's completion_info tells the failure"
    CALLBACK_RAISED = "ends the process: an exception left the callback"
    RELEASED_TOO_EARLY = "uses freed memory: the VDevice went before the configured model"
    USED_AFTER_RELEASE = "uses freed memory: the VDevice is gone"
    NOT_RELEASED = "is left open at the end of the process"
    OTHER_PROCESS = "does not work in a forked process"
    TWO_THREADS = "is not made for two threads at once"
    BLOCKED_THREAD = "stops every thread of the process for as long as this call takes"


@dataclass(frozen=True, slots=True)
class Violation:
    """One case of misuse."""

    rule: Rule
    where: str

    def __str__(self) -> str:
        return f"{self.rule.name}: {self.where}. A device {self.rule.value}."


class ProcessWouldHaveDied(BaseException):
    """A device's library would have read freed memory here."""
