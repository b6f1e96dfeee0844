#!/usr/bin/env python3
"""Builds packages for Debian and Raspberry Pi OS; `make deb` runs it.

It needs the extras `window` and `package`, dpkg-deb, and the package index. The machine may be
of another kind than the one that the package is for: wheels are only fetched, never run.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from captioner import __version__
from distribution.control import Build
from distribution.deb import Compression, build_deb
from distribution.target import MACHINES, RELEASES, Target

ROOT = Path(__file__).resolve().parents[1]
MAINTAINER = "The Captioner authors <captioner@example.invalid>"


def main(argv: Sequence[str] | None = None) -> int:
    """Build what the arguments say; prints the packages' paths. 0 if all were built."""
    args = _parser().parse_args(argv)
    for number in args.release or RELEASES:
        target = Target(RELEASES[number], args.arch)
        build = Build(target, __version__, _maintainer(), _epoch())
        work = ROOT / f"build/deb/{number}-{args.arch}"
        print(f"Building for Debian {number} on {args.arch}; it takes minutes", file=sys.stderr)
        try:
            package = build_deb(ROOT, build, args.out, work, Compression(args.compression))
        except (subprocess.CalledProcessError, FileNotFoundError) as exc:
            print(f"Not built for Debian {number} on {args.arch}: {exc}", file=sys.stderr)
            return 1
        print(package)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--release",
        type=int,
        action="append",
        choices=RELEASES,
        help="of Debian, and of the Raspberry Pi OS made from it; all if not given",
    )
    parser.add_argument("--arch", choices=MACHINES, default=_own_architecture())
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for the packages")
    parser.add_argument("--compression", choices=list(Compression), default=Compression.SMALL)
    return parser


def _own_architecture() -> str:
    machine = os.uname().machine
    return next((name for name, of_python in MACHINES.items() if of_python == machine), "amd64")


def _maintainer() -> str:
    """Of the environment, as for Debian's own tools."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{address}>" if name and address else MAINTAINER


def _epoch() -> int:
    """When the sources were last changed: what the environment says, else the last commit."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)


if __name__ == "__main__":
    sys.exit(main())
