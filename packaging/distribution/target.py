"""The systems that packages are built for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

OLDEST_MANYLINUX: Final = 17  # glibc 2.17: the oldest that wheels for Python 3.11 are tagged with
MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}  # Debian's name: Python's and the wheels'


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """A release of Debian; Raspberry Pi OS takes its packages from the one of the same codename."""

    number: int
    codename: str
    python: tuple[int, int]
    """Of the package python3."""
    glibc_minor: int
    """Of glibc 2."""
    constraints: tuple[str, ...] = ()
    """For pip."""


RELEASES: Final = {
    release.number: release
    for release in (
        # HailoRT's module for bookworm is compiled against numpy 1 and fails beside numpy 2.
        Release(
            number=12,
            codename="bookworm",
            python=(3, 11),
            glibc_minor=36,
            constraints=("numpy<2",),
        ),
        Release(number=13, codename="trixie", python=(3, 13), glibc_minor=41),
    )
}


@dataclass(frozen=True, slots=True)
class Target:
    """A release on one kind of machine."""

    release: Release
    architecture: str
    """As Debian says it, one of MACHINES."""

    @property
    def machine(self) -> str:
        """As Python's platform.machine() says it."""
        return MACHINES[self.architecture]

    @property
    def python_version(self) -> str:
        """Such as 3.11."""
        return ".".join(map(str, self.release.python))

    @property
    def wheel_platforms(self) -> tuple[str, ...]:
        """Tags of wheels that run there, the newest first."""
        minors = range(self.release.glibc_minor, OLDEST_MANYLINUX - 1, -1)
        tags = [f"manylinux_2_{minor}_{self.machine}" for minor in minors]
        return (*tags, f"manylinux2014_{self.machine}")

    def markers(self) -> Mapping[str, str]:
        """What conditions in requirements ask about."""
        return {
            "implementation_name": "cpython",
            "os_name": "posix",
            "platform_machine": self.machine,
            "platform_python_implementation": "CPython",
            "platform_system": "Linux",
            "python_full_version": f"{self.python_version}.0",
            "python_version": self.python_version,
            "sys_platform": "linux",
        }
