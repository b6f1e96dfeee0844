"""The files that make a folder a Debian package. Pure functions: text in, text out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Final

from distribution.target import Target

PACKAGE: Final = "captioner"
SITE: Final = f"usr/lib/{PACKAGE}"  # private: nothing else on the system sees what lies here
USER_UNITS: Final = "usr/lib/systemd/user"
DISPLAY_UNIT: Final = "captioner-display.service"  # there to be enabled by who wants it
SYNOPSIS: Final = "live captions of speech, made on this machine"
DESCRIPTION: Final = """\
Captioner writes down live speech as it is spoken, in a window or in the
terminal. It needs no account, no cloud and no graphics card; one processor
core is enough. Nothing that is heard is recorded or sent.

The default model, for English, is part of this package. Models of many
languages can be added."""
GROUPS: Final = ("sound", "window")  # of system-packages.txt
RECOMMENDED: Final = ("python3-pip-whl",)  # what fetches models; without all that pip can build

POSTINST: Final = f"""\
#!/bin/sh
set -e
if [ "$1" = configure ]; then
  py3compile -p {PACKAGE} /{SITE}
fi
"""
PRERM: Final = f"""\
#!/bin/sh
set -e
if command -v py3clean >/dev/null; then
  py3clean -p {PACKAGE}
else
  find /{SITE} -name __pycache__ -type d -prune -exec rm -rf {{}} +
fi
"""


@dataclass(frozen=True, slots=True)
class Build:
    """What is built, by whom and from which state."""

    target: Target
    version: str
    """Of the program."""
    maintainer: str
    """Name and address."""
    epoch: int
    """When the sources were last changed, seconds since 1970."""

    @property
    def package_version(self) -> str:
        """The package for a newer release counts as newer, so that an upgrade takes it."""
        return f"{self.version}-1~deb{self.target.release.number}"

    @property
    def file_name(self) -> str:
        """Of the finished package."""
        return f"{PACKAGE}_{self.package_version}_{self.target.architecture}.deb"


def system_packages(table: str) -> tuple[str, ...]:
    """Debian packages that system-packages.txt names for GROUPS."""
    rows = [line.split() for line in table.splitlines() if line and not line.startswith("#")]
    return tuple(sorted(package for group, _, package in rows if group in GROUPS))


def control(build: Build, libraries: Iterable[str], installed_kib: int) -> str:
    """The control file.

    Args:
        build: what is built.
        libraries: Debian packages of the shared libraries that are needed.
        installed_kib: size of all files.
    """
    major, minor = build.target.release.python
    depends = [
        f"python3 (>= {major}.{minor})",
        f"python3 (<< {major}.{minor + 1})",
        f"libc6 (>= 2.{build.target.release.glibc_minor})",
        "libstdc++6",
        *libraries,
    ]
    fields = {
        "Package": PACKAGE,
        "Version": build.package_version,
        "Architecture": build.target.architecture,
        "Maintainer": build.maintainer,
        "Installed-Size": str(installed_kib),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "sound",
        "Priority": "optional",
        "Description": f"{SYNOPSIS}\n{_indented(DESCRIPTION)}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def md5sums(digests: Mapping[str, str]) -> str:
    """The list of digests by path from the root of the file system."""
    return "".join(f"{digests[path]}  {path}\n" for path in sorted(digests))


def changelog(build: Build) -> str:
    """The package's own changelog; that of the program lies beside it."""
    when = format_datetime(datetime.fromtimestamp(build.epoch, UTC))
    return (
        f"{PACKAGE} ({build.package_version}) {build.target.release.codename}; urgency=medium\n\n"
        f"  * Captioner {build.version}; changelog.gz says what users can see.\n\n"
        f" -- {build.maintainer}  {when}\n"
    )


def _indented(text: str) -> str:
    return "\n".join(f" {line}" if line else " ." for line in text.splitlines())
