"""A file that is replaced as a whole: nobody ever reads half of it."""

import contextlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path


def put_in_place(
    path: Path,
    pieces: Iterable[str] | Iterable[bytes],
    *,
    mode: int | None = None,
    sync: bool = True,
) -> None:
    """Write beside `path`, then put it in its place. Where `path` is a link, so it stays.

    Args:
        path: of the file; its folder exists.
        pieces: what it holds, text as UTF-8, written one by one. What they raise
            leaves the old file.
        mode: its permissions; None: for this user alone.
        sync: see it on the disk first, so that a power cut leaves the old file or the new one.

    Raises:
        OSError: it cannot be written; the old file stays.
    """
    target = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            for piece in pieces:
                file.write(piece.encode() if isinstance(piece, str) else piece)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        if mode is not None:
            beside.chmod(mode)
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
