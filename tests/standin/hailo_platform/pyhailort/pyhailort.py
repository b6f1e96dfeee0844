"""Everything that the package exports, and what it has without exporting it."""

from hailo_platform.pyhailort import _pyhailort
from hailo_platform.pyhailort._devices import (
    BoardInformation,
    Control,
    Device,
    DeviceArchitectureTypes,
    VDevice,
)
from hailo_platform.pyhailort._exceptions import (
    CLASSES,
    ExceptionWrapper,
    HailoRTException,
    HailoRTStreamAbortedByUser,
)
from hailo_platform.pyhailort._hef import HEF
from hailo_platform.pyhailort._inference import (
    AsyncInferCompletionInfo,
    AsyncInferJob,
    ConfiguredInferModel,
    InferModel,
)
from hailo_platform.pyhailort._pyhailort import FormatOrder, FormatType
from hailo_platform.pyhailort._pyhailort import PowerMode as HailoPowerMode
from hailo_platform.pyhailort._pyhailort import SchedulingAlgorithm as HailoSchedulingAlgorithm

__all__ = [
    "HEF",
    "AsyncInferCompletionInfo",
    "AsyncInferJob",
    "BoardInformation",
    "ConfiguredInferModel",
    "Control",
    "Device",
    "DeviceArchitectureTypes",
    "ExceptionWrapper",
    "FormatOrder",
    "FormatType",
    "HailoPowerMode",
    "HailoRTException",
    "HailoRTStreamAbortedByUser",
    "HailoSchedulingAlgorithm",
    "InferModel",
    "VDevice",
    "_pyhailort",
]

globals().update(CLASSES)  # which there are depends on the version
