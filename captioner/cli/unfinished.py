"""What a stopped run has read of a recording, kept so that another run can go on.

A file of lines, each a JSON object with its CRC-32 before it: first what was read and how, then
every window as soon as its text is known. It is gone when the recording is done. Windows are cut
anew by the other run, and each is compared with the one that was read, so the text is the same as
without the break.
"""

import hashlib
import json
import os
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Final

from captioner.events import Segment, Transcript
from captioner.units import seconds
from captioner_models.locking import hold
from captioner_models.strict_json import decode

SUFFIX: Final = ".captioner-part"
FORM: Final = 1  # of the file
ENDS: Final = 1 << 20  # bytes at both ends of a recording that tell it from another
KEPT_S: Final = 30 * 86_400.0  # in the folder of the program; then nobody comes back to it
Made: Final = "made"


@dataclass(frozen=True, slots=True)
class _Window:
    """A line of the file: a window and what was read in it."""

    start: int
    n_samples: int
    channel: str
    sound: str
    """Digest of its samples."""
    transcript: Transcript


class Unfinished:
    """The file of one recording. Opened on one thread; `recall` on one, `add` later on one."""

    def __init__(self, path: Path, made: Mapping[str, str], *, resume: bool) -> None:
        """Open or begin the file, and hold it against other runs.

        Args:
            path: of the file.
            made: what the text depends on, by name.
            resume: take what an earlier run has left; otherwise it is thrown away.

        Raises:
            OSError: it cannot be written, or another run is at work on it.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._file: IO[bytes] = os.fdopen(
            os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600), "r+b"
        )
        if not hold(self._file.fileno()):
            self._file.close()
            raise BlockingIOError(f"another run is at work on {path.name}")
        self.news = ""
        """What is to be said of an earlier run, as the end of a sentence; empty if nothing is."""
        self.failed: OSError | None = None
        """Why no more could be kept, if so."""
        self._left: Iterator[tuple[int, _Window]] = iter(())
        if not (resume and self._take_up(made)):
            self._file.seek(0)
            self._file.truncate()
            self._write({"captioner": FORM, Made: dict(made)})

    def recall(self, segment: Segment) -> Transcript | None:
        """See `captioner.engine.recordings.Known`."""
        at, window = next(self._left, (-1, None))
        if window is None:
            return None
        if (window.start, window.n_samples, window.channel, window.sound) != _identity(segment):
            self._file.seek(at)
            self._file.truncate()
            self._left = iter(())
            return None
        return window.transcript

    def add(self, segment: Segment, transcript: Transcript) -> None:
        """Keep the next window. What cannot be written is not kept, see `failed`."""
        if self.failed is None:
            self._write(asdict(_Window(*_identity(segment), transcript)))

    def close(self, *, done: bool) -> None:
        """Let go of the file; remove it if nobody needs it any more."""
        with suppress(OSError):  # what could not be written was told
            self._file.close()
        if done:
            with suppress(OSError):
                self._path.unlink()

    def _take_up(self, made: Mapping[str, str]) -> bool:
        """Whether there is something to go on with; else why not is in `news`."""
        lines = self._lines()
        _at, _end, heading = next(lines, (0, 0, None))
        if heading is None or heading.get("captioner") != FORM:
            empty = not os.fstat(self._file.fileno()).st_size
            what = "nothing is kept of an earlier run" if empty else "what was kept is damaged"
            self.news = f"{what}; it is read from the beginning."
            return False
        before = heading.get(Made)
        before = before if isinstance(before, dict) else {}
        others = [name for name in {**before, **made} if before.get(name) != made.get(name)]
        if others:
            self.news = f"what was kept is of {_another(others)}; it is read from the beginning."
            return False
        self._left = self._windows(self._whole(lines, _end))
        return True

    def _whole(self, lines: Iterator[tuple[int, int, dict[str, object] | None]], end: int) -> int:
        """Cut off what is damaged; where the rest ends, in bytes."""
        last: dict[str, object] | None = None
        damaged = False
        for _at, after, line in lines:
            if line is None:
                damaged = after >= 0  # a last line that was not finished is none
                break
            end, last = after, line
        self._file.seek(end)
        self._file.truncate()
        at_s = 0.0
        if last is not None:
            at_s = seconds(int(str(last["start"])) + int(str(last["n_samples"])))
        self.news = f"it goes on at {int(at_s) // 60}:{int(at_s) % 60:02}" + (
            "; what was kept after that is damaged." if damaged else "."
        )
        return end

    def _lines(self) -> Iterator[tuple[int, int, dict[str, object] | None]]:
        """Where each line begins and ends, and what is in it; None, and no more, if damaged.

        The end is negative where the line was not finished.
        """
        at = 0
        self._file.seek(0)
        while raw := self._file.readline():
            after = at + len(raw)
            found = _line(raw)
            yield at, after if raw.endswith(b"\n") else -1, found
            if found is None:
                return
            at = after

    def _windows(self, end: int) -> Iterator[tuple[int, _Window]]:
        """The kept windows; the file is then at its end."""
        at = 0
        self._file.seek(0)
        at = len(self._file.readline())
        while at < end:
            self._file.seek(at)
            raw = self._file.readline()
            try:
                window = decode(_Window, _line(raw))
            except ValueError:
                break
            yield at, window
            at += len(raw)
        self._file.seek(at)
        self._file.truncate()

    def _write(self, line: Mapping[str, object]) -> None:
        text = json.dumps(line, ensure_ascii=True, separators=(",", ":")).encode()
        try:
            self._file.write(b"%08x %s\n" % (zlib.crc32(text), text))
            self._file.flush()
        except OSError as exc:
            self.failed = exc


def recording_marks(path: Path) -> dict[str, str]:
    """What tells a file from another: its size, and a digest of its ends; raises OSError."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        digest.update(file.read(ENDS))
        file.seek(max(0, size - ENDS))
        digest.update(file.read(ENDS))
    return {"recording": f"{size} {digest.hexdigest()}"}


def forget_old(folder: Path) -> None:
    """Remove what nobody came back to."""
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            if time.time() - path.stat().st_mtime > KEPT_S:
                path.unlink()


def own_name(path: Path) -> str:
    """The name of the file in the program's folder, for a recording whose text goes elsewhere."""
    key = hashlib.sha256(os.fsencode(path.absolute())).hexdigest()[:16]
    return f"{path.stem[:40]}-{key}{SUFFIX}"


def _identity(segment: Segment) -> tuple[int, int, str, str]:
    sound = hashlib.blake2b(segment.samples.tobytes(), digest_size=8).hexdigest()
    return segment.start, len(segment.samples), segment.origin.key, sound


def _line(raw: bytes) -> dict[str, object] | None:
    """What stands in a line; None if it is not as it was written."""
    crc, _, text = raw.rstrip(b"\n").partition(b" ")
    if not raw.endswith(b"\n") or crc != b"%08x" % zlib.crc32(text):
        return None
    found = json.loads(text)
    return found if isinstance(found, dict) else None


def _another(names: list[str]) -> str:
    if "recording" in names:
        return "another recording"
    return f"other options ({', '.join(sorted(names))})"
