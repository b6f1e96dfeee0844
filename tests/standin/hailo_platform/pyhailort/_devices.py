"""The public classes of devices: thin, over the binding's."""

import os
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from hailo_standin.machine import current

from hailo_platform.pyhailort._exceptions import ExceptionWrapper, HailoRTException
from hailo_platform.pyhailort._inference import InferModel
from hailo_platform.pyhailort._pyhailort import Device as _Device
from hailo_platform.pyhailort._pyhailort import VDevice as _VDevice
from hailo_platform.pyhailort._pyhailort import VDeviceParams


class DeviceArchitectureTypes(IntEnum):
    """Chips, with the vendor's numbers."""

    HAILO8_A0 = 0
    HAILO8 = 1
    HAILO8L = 2
    HAILO15H = 3
    HAILO15L = 4
    HAILO15M = 5
    HAILO10H = 6

    def __str__(self):
        return self.name


@dataclass
class HailoFirmwareVersion:
    """Version of the firmware."""

    major: int
    minor: int
    revision: int

    def __str__(self):
        return f"{self.major}.{self.minor}.{self.revision} (release,app)"


@dataclass
class BoardInformation:
    """What a chip says of itself."""

    protocol_version: int
    firmware_version: HailoFirmwareVersion
    logger_version: int
    board_name: str
    is_release: bool
    device_architecture: DeviceArchitectureTypes
    serial_number: str
    part_number: str
    product_name: str


@dataclass
class ExtendedDeviceInformation:
    """More of it; only what the program may want."""

    neural_network_core_clock_rate: int
    supported_features: Any = None


@dataclass
class HealthInformation:
    """Throttling."""

    overcurrent_throttling_active: bool = False
    temperature_throttling_active: bool = False
    current_temperature_throttling_level: int = 0
    orange_temperature_threshold: int = 104
    red_temperature_threshold: int = 120


class Control:
    """Questions to a chip."""

    def __init__(self, device):
        self._device = device

    def identify(self):
        with ExceptionWrapper():
            answer = self._device.identify()
        return BoardInformation(
            protocol_version=2,
            firmware_version=HailoFirmwareVersion(*answer["version"]),
            logger_version=0,
            board_name=answer["board_name"],
            is_release=True,
            device_architecture=DeviceArchitectureTypes(answer["arch"]),
            serial_number="<N/A>",
            part_number="<N/A>",
            product_name="<N/A>",
        )

    def get_chip_temperature(self):
        with ExceptionWrapper():
            return self._device.get_chip_temperature()

    def get_extended_device_information(self):
        with ExceptionWrapper():
            return ExtendedDeviceInformation(self._device.clock_rate())

    def power_measurement(self, dvm=None, measurement_type=None):
        with ExceptionWrapper():
            return self._device.power_measurement()

    def _get_health_information(self):
        with ExceptionWrapper():
            self._device.identify()
        return HealthInformation()


class Device:
    """A chip to ask; it is not held by this."""

    @classmethod
    def scan(cls):
        return _Device.scan()  # not wrapped: the raw exception comes through

    def __init__(self, device_id=None):
        self._device = None
        if device_id is None:
            found = Device.scan()
            if not found:
                raise HailoRTException("HailoRT device not found in the system")
            device_id = found[0]
        self._device_id = device_id
        self._device = _Device.create(device_id)  # not wrapped either
        self._control_object = Control(self._device)

    def __enter__(self):
        return self

    def __exit__(self, *_exc):
        self.release()
        return False

    def __del__(self):
        self.release()

    def release(self):
        if self._device is not None:
            self._device.release()
            self._device = None

    @property
    def device_id(self):
        return self._device_id

    @property
    def control(self):
        return self._control_object


class VDevice:
    """The device that networks run on; this process holds it."""

    def __init__(self, params=None, *, device_ids=None):
        self._vdevice = None
        self._params = params if params is not None else VDevice.create_params()
        self._creation_pid = os.getpid()
        with ExceptionWrapper():
            self._vdevice = _VDevice.create(self._params, device_ids or [])

    def __enter__(self):
        return self

    def __exit__(self, *_exc):
        self.release()
        return False

    def __del__(self):
        self.release()

    def release(self):
        if self._vdevice is not None:
            self._vdevice.release()
            self._vdevice = None

    @staticmethod
    def create_params():
        return VDeviceParams.default()

    def configure(self, hef, configure_params_by_name=None):
        raise NotImplementedError("the stand-in has no vstreams, only InferModel")

    def get_physical_devices_ids(self):
        with ExceptionWrapper():
            return self._vdevice.get_physical_devices_ids()

    def get_physical_devices(self):
        return [Device(device_id) for device_id in self.get_physical_devices_ids()]

    def _create_infer_model(self, hef_source, name):
        if os.getpid() != self._creation_pid:
            raise HailoRTException(
                "InferModel can be created only from the process VDevice was created in."
            )
        with ExceptionWrapper():
            if type(hef_source) is bytes:
                inner = self._vdevice.create_infer_model_from_buffer(hef_source, name)
            else:
                inner = self._vdevice.create_infer_model_from_file(hef_source, name)
        return InferModel(inner, hef_source)

    if current().at_least("4.19"):

        def create_infer_model(self, hef_source, name=""):
            return self._create_infer_model(hef_source, name)

    else:

        def create_infer_model(self, hef_source, network_name=""):
            return self._create_infer_model(hef_source, network_name)
