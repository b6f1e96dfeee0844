"""The enumerations, with the vendor's numbers."""

from enum import Enum, IntEnum


class SchedulingAlgorithm(IntEnum):
    """Who decides which network runs."""

    NONE = 0
    ROUND_ROBIN = 1


class FormatType(Enum):
    """Element type of a host buffer."""

    AUTO = 0
    UINT8 = 1
    UINT16 = 2
    FLOAT32 = 3


class FormatOrder(Enum):
    """Layout of a host buffer; only these of the vendor's many."""

    AUTO = 0
    NHWC = 1
    NHCW = 2
    FCR = 3
    NCHW = 15


class PowerMode(Enum):
    """Power of the chip."""

    PERFORMANCE = 0
    ULTRA_PERFORMANCE = 1
