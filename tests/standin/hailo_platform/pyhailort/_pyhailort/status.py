"""Status codes, and the exception that carries one."""

from hailo_standin.machine import current

INVALID_ARGUMENT = 2
TIMEOUT = 4
INVALID_OPERATION = 6
OPEN_FILE_FAILURE = 13
FW_CONTROL_FAILURE = 18
INVALID_HEF = 26
DRIVER_FAILED = 36
UNSUPPORTED_OPCODE = 48
NOT_FOUND = 61
STREAM_ABORT = 63
DRIVER_NOT_INSTALLED = 64
STREAM_NOT_ACTIVATED = 72
DEVICE_IN_USE = 73
OUT_OF_PHYSICAL_DEVICES = 74
INVALID_DRIVER_VERSION = 76
RPC_FAILED = 77
NOT_SUPPORTED = 79
QUEUE_IS_FULL = 82
HEF_FILE_CORRUPTED = 91
HEF_NOT_SUPPORTED = 92
HEF_NOT_COMPATIBLE_WITH_DEVICE = 93

NAMES = {
    2: "INVALID_ARGUMENT",
    4: "TIMEOUT",
    6: "INVALID_OPERATION",
    13: "OPEN_FILE_FAILURE",
    15: "UNSUPPORTED_CONTROL_PROTOCOL_VERSION",
    18: "FW_CONTROL_FAILURE",
    19: "ETH_FAILURE",
    21: "ETH_RECV_FAILURE",
    25: "INVALID_FRAME",
    26: "INVALID_HEF",
    36: "DRIVER_OPERATION_FAILED",
    48: "UNSUPPORTED_OPCODE",
    61: "NOT_FOUND",
    62: "COMMUNICATION_CLOSED",
    63: "STREAM_ABORT",
    64: "DRIVER_NOT_INSTALLED",
    69: "NETWORK_GROUP_NOT_ACTIVATED",
    72: "STREAM_NOT_ACTIVATED",
    73: "DEVICE_IN_USE",
    74: "OUT_OF_PHYSICAL_DEVICES",
    76: "INVALID_DRIVER_VERSION",
    77: "RPC_FAILED",
    78: "INVALID_SERVICE_VERSION",
    79: "NOT_SUPPORTED",
    81: "OUT_OF_HOST_CMA_MEMORY",
    82: "QUEUE_IS_FULL",
    85: "DRIVER_INVALID_RESPONSE",
    86: "DRIVER_INVALID_IOCTL",
    87: "DRIVER_TIMEOUT",
    88: "DRIVER_INTERRUPTED",
    91: "HEF_FILE_CORRUPTED",
    92: "HEF_NOT_SUPPORTED",
    93: "HEF_NOT_COMPATIBLE_WITH_DEVICE",
}
OLD_NAMES = {36: "DRIVER_FAIL", 64: "PCIE_DRIVER_NOT_INSTALLED"}  # until 4.19


class HailoRTException(Exception):  # noqa: N818 - the vendor's name, as all of them here
    """Base of what the public classes raise."""


_BASE = HailoRTException if current().at_least("5.2") else Exception


class HailoRTStatusException(_BASE):
    """Holds one string, the number of the status."""


def failure(status: int) -> HailoRTStatusException:
    """The raw exception of a status."""
    return HailoRTStatusException(str(status))


def get_status_message(status: int) -> str:
    """The name of a status."""
    old = {} if current().at_least("4.20") else OLD_NAMES
    return f"HAILO_{old.get(status) or NAMES.get(status, 'UNKNOWN')}"
