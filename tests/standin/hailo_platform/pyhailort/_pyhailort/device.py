"""A chip that is asked about itself, without being held."""

from dataclasses import dataclass

from hailo_standin.machine import SIMULATED, current
from hailo_standin.rules import ProcessWouldHaveDied, Rule

from hailo_platform.pyhailort._pyhailort import status as codes

ARCH_NUMBERS = {"hailo8": 1, "hailo8l": 2, "hailo15h": 3, "hailo10h": 6}
BOARDS = {"hailo8": "Hailo-8", "hailo8l": "Hailo-8L", "hailo10h": "Hailo-10H"}


@dataclass
class TemperatureInfo:
    """Degrees Celsius of both sensors."""

    ts0_temperature: float
    ts1_temperature: float
    sample_count: int


class Device:
    """One chip."""

    def __init__(self, machine, device):
        self._machine = machine
        self._device = device
        self._released = False

    @staticmethod
    def scan():
        machine = current()
        if not machine.driver_installed and not machine.at_least("4.23"):
            raise codes.failure(codes.DRIVER_NOT_INSTALLED)
        return [device.id for device in machine.visible()]

    @staticmethod
    def create(device_id):
        machine = current()
        device = machine.find(device_id)
        if device is None:
            gone = machine.driver_installed or machine.at_least("4.23")
            raise codes.failure(codes.NOT_FOUND if gone else codes.DRIVER_NOT_INSTALLED)
        if not device.permitted:
            raise codes.failure(codes.DRIVER_FAILED)
        if (device.driver_version or machine.release) != machine.release:
            raise codes.failure(codes.INVALID_DRIVER_VERSION)
        return Device(machine, device)

    def release(self):
        self._released = True

    def identify(self):
        self._ask()
        major, minor, revision = (int(part) for part in self._machine.release.split("."))
        return {
            "version": (major, minor, revision),
            "board_name": f"{BOARDS.get(self._device.arch, 'Hailo')} {SIMULATED}",
            "arch": ARCH_NUMBERS[self._device.arch],
        }

    def get_chip_temperature(self):
        self._ask()
        degrees, n = self._device.temperature_c()
        return TemperatureInfo(degrees, degrees - 0.4, n)

    def clock_rate(self):
        self._ask()
        return self._device.clock_hz

    def power_measurement(self):
        self._ask()
        if not self._device.has_power_sensor:
            raise codes.failure(codes.UNSUPPORTED_OPCODE)
        return 1.6  # W

    def _ask(self):
        if self._released:  # the library looks behind a null pointer
            self._machine.violate(Rule.USED_AFTER_RELEASE, "a question to a released Device")
            raise ProcessWouldHaveDied("control")
        if self._device not in self._machine.devices:
            raise codes.failure(codes.FW_CONTROL_FAILURE)
