"""In the place of the compiled binding: raises raw status codes, knows no nice exceptions."""

from hailo_platform.pyhailort._pyhailort.device import Device
from hailo_platform.pyhailort._pyhailort.status import (
    HailoRTException,
    HailoRTStatusException,
    get_status_message,
)
from hailo_platform.pyhailort._pyhailort.types import (
    FormatOrder,
    FormatType,
    PowerMode,
    SchedulingAlgorithm,
)
from hailo_platform.pyhailort._pyhailort.vdevice import VDevice, VDeviceParams

__all__ = [
    "Device",
    "FormatOrder",
    "FormatType",
    "HailoRTException",
    "HailoRTStatusException",
    "PowerMode",
    "SchedulingAlgorithm",
    "VDevice",
    "VDeviceParams",
    "get_status_message",
]
