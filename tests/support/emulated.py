"""64-bit ARM cores by emulation: qemu, entered by the kernel for programs of that architecture."""

import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

CPUINFO = Path(__file__).parents[1] / "processors"
BINFMT = Path("/proc/sys/fs/binfmt_misc")
HANDLER = BINFMT / "qemu-aarch64"
CONFIGURATION = Path("/usr/lib/binfmt.d/qemu-aarch64.conf")  # of the package qemu-user-static
MOUNT_S = 10
ARM64 = ("aarch64", "arm64")


@dataclass(frozen=True)
class EmulatedCore:
    """A core that qemu knows."""

    name: str
    """As QEMU_CPU says it. Without it qemu offers SVE and SME, where ONNX Runtime multiplies wrong,
    and which no Raspberry Pi has."""
    machine: str

    @property
    def cpuinfo(self):
        """What /proc/cpuinfo has to say: ONNX Runtime looks there, and dies of x86's."""
        return CPUINFO / f"cpuinfo-{self.name}"


CORES = (
    EmulatedCore("cortex-a76", "Raspberry Pi 5"),
    EmulatedCore("cortex-a72", "Raspberry Pi 4"),
)


def need_emulation():
    """Make sure that programs for 64-bit ARM run; the test is skipped where they cannot."""
    if platform.machine() in ARM64:
        pytest.skip("the cores are emulated on other machines; this one is 64-bit ARM itself")
    if HANDLER.is_file():
        return
    if shutil.which("qemu-aarch64-static") is None or not CONFIGURATION.is_file():
        pytest.skip("64-bit ARM needs the package qemu-user-static")
    try:
        if not (BINFMT / "register").exists():
            mount = ["mount", "-t", "binfmt_misc", "none", str(BINFMT)]
            subprocess.run(mount, capture_output=True, timeout=MOUNT_S, check=False)
        (BINFMT / "register").write_bytes(CONFIGURATION.read_bytes())
    except OSError as exc:
        pytest.skip(
            f"the kernel may not be told of qemu ({exc}): as root outside of this container, "
            f"`mount -t binfmt_misc none {BINFMT}` if nothing is there, then "
            f"`cat {CONFIGURATION} > {BINFMT}/register`"
        )
