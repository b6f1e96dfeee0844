"""The public exceptions, those that this version has, and the mapping of status codes to them."""

from hailo_standin.machine import current

from hailo_platform.pyhailort._pyhailort import (
    HailoRTException,
    HailoRTStatusException,
    get_status_message,
)

SEE_LOG = "See hailort.log for more information"
OLD_DRIVER_NAME = "HailoRTPCIeDriverException"
DRIVER_NAME = "HailoRTDriverOperationFailedException"

# Class, status, what it says, first version.
MAPPED = (
    ("HailoRTInvalidArgumentException", 2, f"Invalid argument. {SEE_LOG}", "4.18"),
    (
        "HailoRTTimeout",
        4,
        "Received a timeout - hailort has failed because a timeout had occurred",
        "4.18",
    ),
    ("HailoRTInvalidOperationException", 6, f"Invalid operation. {SEE_LOG}", "4.18"),
    (
        "InvalidProtocolVersionException",
        15,
        "HailoRT has failed because an invalid protocol version was received from device",
        "4.18",
    ),
    ("HailoRTFirmwareControlFailedException", 18, "libhailort control operation failed", "4.18"),
    ("HailoRTEthException", 19, f"Ethernet failure. {SEE_LOG}", "4.18"),
    ("UdpRecvError", 21, "Failed to receive data", "4.18"),
    ("HailoRTInvalidFrameException", 25, "An invalid frame was received", "4.18"),
    ("HailoRTInvalidHEFException", 26, f"Invalid HEF. {SEE_LOG}", "4.18"),
    (DRIVER_NAME, 36, "Driver operation failed. run 'dmesg | grep hailo' for more", "4.20"),
    (OLD_DRIVER_NAME, 36, "PCIe driver failure. run 'dmesg | grep hailo' for more", "4.18"),
    (
        "HailoRTUnsupportedOpcodeException",
        48,
        "HailoRT has failed because an unsupported opcode was sent to device",
        "4.18",
    ),
    ("HailoRTNotFoundException", 61, f"Item not found. {SEE_LOG}", "4.18"),
    ("HailoCommunicationClosedException", 62, "Communication closed", "4.20"),
    ("HailoRTStreamAborted", 63, "Stream was aborted", "4.18"),
    (
        "HailoRTNetworkGroupNotActivatedException",
        69,
        "Network group is not activated",
        "4.18",
    ),
    (
        "HailoRTHEFNotCompatibleWithDevice",
        93,
        f"HEF file is not compatible with device. {SEE_LOG}",
        "4.21",
    ),
)


class HailoRTStreamAbortedByUser(HailoRTException):
    """Exported, and raised by no status that is still in use."""


def _made():
    """The classes by name; the old name of the driver's is an alias since it has a new one."""
    classes = {}
    for name, _, _, since in MAPPED:
        if current().at_least(since) and not (name == OLD_DRIVER_NAME and DRIVER_NAME in classes):
            module = "hailo_platform.pyhailort.pyhailort"
            classes[name] = type(name, (HailoRTException,), {"__module__": module})
    classes.setdefault(OLD_DRIVER_NAME, classes.get(DRIVER_NAME))
    return classes


CLASSES = _made()
_OF_STATUS = {
    status: (CLASSES[name], text) for name, status, text, _ in reversed(MAPPED) if name in CLASSES
}


class ExceptionWrapper:
    """Turns the raw status exception that leaves the block into a public one."""

    def __enter__(self):
        pass

    def __exit__(self, kind, value, traceback):
        if kind is HailoRTStatusException:
            raise self.create_exception_from_status(int(value.args[0])) from value

    @staticmethod
    def create_exception_from_status(status):
        if status in _OF_STATUS:
            kind, text = _OF_STATUS[status]
            return kind(text)
        name = get_status_message(status)
        return HailoRTException(f"libhailort failed with error: {status} ({name})")
