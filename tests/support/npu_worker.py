"""The process that owns the NPU, on the stand-in, with faults that a test has planned."""

import sys
from pathlib import Path

STANDIN = Path(__file__).parents[1] / "standin"
PREPARE = """
import os, sys
sys.path.insert(0, {standin!r})
os.environ["HAILORT_LOGGER_PATH"] = "NONE"
from hailo_standin import faults
from hailo_standin.machine import Machine, SimulatedDevice, install
machine = Machine(version={version!r})
machine.devices = [SimulatedDevice(arch={arch!r})]
install(machine)
{plan}
from captioner.asr.npu.worker import main
main(sys.argv[1:])
machine.end()
if machine.violations:
    open({misuse!r}, "a").write("\\n".join(map(str, machine.violations)))
"""


def arch_of(version):
    """The chip that a version of the library drives."""
    return "hailo10h" if version.startswith("5") else "hailo8l"


def worker(misuse, version="4.23", plan="", arch=None):
    """The command that starts it.

    Args:
        misuse: file to which silent misuse is written.
        version: of the library.
        plan: Python statements about `machine` and `faults`.
        arch: of the chip.
    """
    code = PREPARE.format(
        standin=str(STANDIN),
        version=version,
        arch=arch or arch_of(version),
        plan=plan,
        misuse=str(misuse),
    )
    return (sys.executable, "-c", code)
