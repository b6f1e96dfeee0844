"""A file that is replaced as a whole: nobody ever reads half of it."""

import contextlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path


def put_in_place(
    path: Path, texts: Iterable[str], *, mode: int | None = None, sync: bool = True
) -> None:
    """Write UTF-8 beside `path`, then put it in its place. Where `path` is a link, so it stays.

    Args:
        path: of the file; its folder exists.
        texts: what it holds, written piece by piece. What they raise leaves the old file.
        mode: its permissions; None: for this user alone.
        sync: see it on the disk first, so that a power cut leaves the old file or the new one.

    Raises:
        OSError: it cannot be written; the old file stays.
    """
    target = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.writelines(texts)
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
