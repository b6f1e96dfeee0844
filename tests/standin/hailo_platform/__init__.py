"""A stand-in for the vendor's package: a simulation, for tests. See the README beside it."""

import os
from importlib import import_module

from hailo_standin.machine import current
from hailo_standin.rules import Rule

_machine = current()
if _machine.import_error is not None:
    raise _machine.import_error
if "HAILORT_LOGGER_PATH" not in os.environ:
    _machine.violate(Rule.LOGGER_PATH, "import hailo_platform")

from hailo_platform import pyhailort  # noqa: E402, F401 - after the import faults; an attribute

_public = import_module("hailo_platform.pyhailort.pyhailort")

__version__ = _machine.release

_ALWAYS = (
    "HEF",
    "AsyncInferJob",
    "Device",
    "FormatOrder",
    "FormatType",
    "HailoPowerMode",
    "HailoRTException",
    "HailoRTStreamAbortedByUser",
    "HailoSchedulingAlgorithm",
    "VDevice",
)
_SINCE_4_20 = ("HailoCommunicationClosedException",)
_NOT_SIMULATED = (
    "ConfigureParams",
    "HailoStreamInterface",
    "InferVStreams",
    "InputVStreamParams",
    "InputVStreams",
    "OutputVStreamParams",
    "OutputVStreams",
)
__all__ = [*_ALWAYS, *(_SINCE_4_20 if _machine.at_least("4.20") else ())]

globals().update({name: getattr(_public, name) for name in __all__})


def __getattr__(name):
    """Say of what the real package has, and this one has not, that it is the stand-in's fault."""
    if name in _NOT_SIMULATED:
        raise NotImplementedError(f"the stand-in has no {name}: it simulates InferModel alone")
    raise AttributeError(f"module 'hailo_platform' has no attribute {name!r}")
