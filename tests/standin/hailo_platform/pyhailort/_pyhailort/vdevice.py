"""The device as one process holds it."""

import os
from weakref import WeakSet

from hailo_standin.machine import current
from hailo_standin.rules import ProcessWouldHaveDied, Rule

from hailo_platform.pyhailort._pyhailort import status as codes
from hailo_platform.pyhailort._pyhailort.models import InferModel, read_hef
from hailo_platform.pyhailort._pyhailort.types import SchedulingAlgorithm

UNIQUE = "UNIQUE"


def _typed(name: str, kind: type):
    """A property that takes one type, as those of the binding do: to it a bool is an int, too."""
    hidden = f"_{name}"

    def get(self):
        value = getattr(self, hidden)
        return int(value) if isinstance(value, SchedulingAlgorithm) else value

    def put(self, value):
        if not isinstance(value, int if kind is bool else kind):
            raise TypeError(f"{name}: incompatible function arguments: {value!r}")
        setattr(self, hidden, kind(value))

    return property(get, put)


class VDeviceParams:
    """How to open a device."""

    scheduling_algorithm = _typed("scheduling_algorithm", SchedulingAlgorithm)
    group_id = _typed("group_id", str)
    multi_process_service = _typed("multi_process_service", bool)
    device_count = _typed("device_count", int)

    def __init__(self):
        newest = current().at_least("5.0")
        self.scheduling_algorithm = SchedulingAlgorithm(int(newest))
        self.group_id = UNIQUE
        self.multi_process_service = False
        self.device_count = 1

    @staticmethod
    def default():
        return VDeviceParams()


class VDevice:
    """A device that this process holds until `release`."""

    def __init__(self, machine, device, scheduled, group):
        self.machine = machine
        self.device = device
        self.scheduled = scheduled
        self.group = group
        self.released = False
        self.creation_pid = os.getpid()
        self.models = WeakSet()  # configured ones that are not closed
        machine.opened.append(self)

    def __repr__(self):
        return f"VDevice on {self.device.id}"

    @staticmethod
    def create(params, device_ids):
        """Open a device, after the checks in the order of the library."""
        machine = current()
        machine.blocks("VDevice()")
        planned = machine.take_status("open")
        if planned:
            raise codes.failure(planned)
        scheduled = params.scheduling_algorithm != SchedulingAlgorithm.NONE and not device_ids
        device = _found(machine, device_ids)
        _check(machine, device, params, device_ids, scheduled)
        return VDevice(machine, device, scheduled, params.group_id)

    def release(self):
        """Give the device back; a configured model that still lives now points into nothing."""
        if self.released:
            return
        self.released = True
        if len(self.models):
            names = ", ".join(sorted(str(model) for model in self.models))
            self.machine.violate(Rule.RELEASED_TOO_EARLY, f"{self} was released before {names}")
        self.machine.opened.remove(self)

    def get_physical_devices_ids(self):
        self.use("get_physical_devices_ids")
        return [self.device.id]

    def create_infer_model_from_file(self, path, name):
        if not isinstance(path, str):
            raise TypeError(f"create_infer_model_from_file(): incompatible arguments: {path!r}")
        self.use("create_infer_model")
        return InferModel(self, read_hef(path), name)

    def create_infer_model_from_buffer(self, data, name):
        self.use("create_infer_model")
        return InferModel(self, read_hef(data), name)

    def use(self, call):
        """Every way into the device: it must still be there."""
        if self.released:
            self.machine.violate(Rule.USED_AFTER_RELEASE, f"{call} after {self} was released")
            raise ProcessWouldHaveDied(call)


def _found(machine, device_ids):
    hailo8 = machine.driver_installed and machine.devices and machine.at_least("5.0")
    if hailo8 and not machine.visible():
        raise codes.failure(codes.NOT_SUPPORTED)  # 5.x knows no Hailo-8
    device = machine.find(device_ids[0] if device_ids else None)
    if device is not None:
        return device
    if machine.visible() or machine.at_least("4.23"):
        raise codes.failure(codes.OUT_OF_PHYSICAL_DEVICES)
    raise codes.failure(codes.DRIVER_NOT_INSTALLED)


def _check(machine, device, params, device_ids, scheduled):
    """Raise as the library does for a device that is there and cannot be had."""
    if not device.permitted:
        raise codes.failure(codes.DRIVER_FAILED)
    if (device.driver_version or machine.release) != machine.release:
        raise codes.failure(codes.INVALID_DRIVER_VERSION)
    if device.busy:
        raise codes.failure(codes.DEVICE_IN_USE if device_ids else codes.OUT_OF_PHYSICAL_DEVICES)
    held = [other for other in machine.opened if other.device is device]
    if any(UNIQUE in (params.group_id, other.group) for other in held):
        raise codes.failure(codes.OUT_OF_PHYSICAL_DEVICES)
    if params.device_count > 1 and device.arch == "hailo8l":
        raise codes.failure(codes.INVALID_OPERATION)
    if params.device_count > len(machine.visible()):
        raise codes.failure(codes.OUT_OF_PHYSICAL_DEVICES)
    if params.multi_process_service and not scheduled:
        raise codes.failure(codes.INVALID_ARGUMENT)
    if params.multi_process_service and not machine.service_running:
        raise codes.failure(codes.RPC_FAILED)
