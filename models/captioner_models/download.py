"""Downloading one file over HTTPS: with progress, resumed where it broke off, checked."""

import errno
import hashlib
import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from http.client import HTTPException, HTTPMessage, HTTPResponse
from ipaddress import ip_address
from pathlib import Path
from ssl import SSLError
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

from captioner_models.errors import ModelSourceError
from captioner_models.progress import Progress
from captioner_models.strict_json import decode
from captioner_models.worded import worded

CHUNK: Final = 1 << 18  # bytes between two reports of progress
TIMEOUT_S: Final = 30.0  # without a byte, after which a connection counts as dead
RESUME: Final = worded("Run the command again: it goes on where it broke off.")
AGAIN: Final = worded("Run the command again.")
NO_ROOM: Final = worded("Free some space, or set CAPTIONER_MODELS to a folder on another disk.")
FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
NOT_THERE: Final = frozenset({403, 404, 410})  # storage that may not be listed says 403 for 404
PAGES: Final = ("text/", "application/xml", "application/json")  # an error, or a login, not a file


@dataclass(frozen=True, slots=True)
class Downloaded:
    """A file that is complete."""

    size: int
    """Bytes."""
    sha256: str
    """In hexadecimal."""


@dataclass(frozen=True, slots=True)
class Started:
    """What is known about a download that broke off."""

    url: str
    version: str
    """How the server calls the state of the file (its ETag or date); empty if it does not."""


def download(
    url: str,
    part: Path,
    progress: Progress,
    step: str,
    magic: bytes = b"",
    free_bytes: Callable[[Path], int] | None = None,
    pages: tuple[str, ...] = PAGES,
) -> Downloaded:
    """Download to `part`, going on where an earlier attempt at the same address broke off.

    The caller holds a lock on `part`, and renames it when it is satisfied with it.

    Args:
        url: `https`, or `http` on this machine itself.
        part: where to write; its folder exists.
        progress: told the share that is done, as far as the size is known.
        step: what to call it.
        magic: how such a file begins.
        free_bytes: how much room a folder has.
        pages: how the types begin of what is a page and no file.

    Raises:
        ModelSourceError: the address, the network, the server, the disk or the file is wrong. What
            came so far stays in `part` where it is of use.
    """
    require_safe(url)
    with _explained(url, part):
        started = _started(part)
        at = part.stat().st_size if started is not None and started.url == url else 0
        headers = {"User-Agent": "captioner", "Accept-Encoding": "identity"}
        if started is not None and started.version and at:
            headers |= {"Range": f"bytes={at}-", "If-Range": started.version}
        request = Request(url, headers=headers)
        try:
            with _opener().open(request, timeout=TIMEOUT_S) as response:
                _refuse_page(response, url, pages)
                _receive(response, url, part, progress, step, free_bytes or _free_bytes)
        except HTTPError as exc:
            if exc.code != 416:  # nothing after what there is: it is whole, or of no use
                raise
            exc.close()
        return _examined(url, part, magic)


def require_safe(url: str) -> None:
    """Make sure that nobody on the way can change what comes from an address.

    Raises:
        ModelSourceError: it is neither `https` nor on this machine itself.
    """
    parts = urlsplit(url)
    if parts.scheme == "https" and parts.hostname:
        return
    if parts.scheme == "http" and _is_loopback(parts.hostname or ""):
        return
    raise ModelSourceError(
        worded("{url} is not fetched: only https is safe against changes on the way", url=url)
    )


def forget(part: Path) -> None:
    """Remove what there is of a download."""
    part.unlink(missing_ok=True)
    _note(part).unlink(missing_ok=True)


class _SafeRedirects(HTTPRedirectHandler):
    """Follows a server to another address only if that is as safe."""

    def redirect_request(
        self,
        req: Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> Request | None:
        """The request for the new address."""
        require_safe(newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _opener() -> OpenerDirector:
    return build_opener(_SafeRedirects())


def _refuse_page(response: HTTPResponse, url: str, pages: tuple[str, ...]) -> None:
    """Raise if the server sends what is read in a browser."""
    kind = response.headers.get_content_type()
    if "Content-Type" in response.headers and kind.startswith(pages):
        raise _page(url, kind)


def _receive(
    response: HTTPResponse,
    url: str,
    part: Path,
    progress: Progress,
    step: str,
    free_bytes: Callable[[Path], int],
) -> None:
    """Write what the server sends after what is there already, or in its place."""
    resumed = response.status == 206
    done = part.stat().st_size if resumed else 0
    if resumed and not response.headers.get("Content-Range", "").startswith(f"bytes {done}-"):
        forget(part)
        raise ModelSourceError(
            worded("{url} sent another piece than was asked for", url=url), hint=AGAIN
        )
    length = response.headers.get("Content-Length")
    total = done + int(length) if length is not None and length.isdecimal() else None
    if total is not None and free_bytes(part.parent) < total - done:
        raise _full(url, part, total - done)
    if not resumed:
        version = response.headers.get("ETag") or response.headers.get("Last-Modified") or ""
        _note(part).write_text(json.dumps(asdict(Started(url, version))), "utf-8")
    progress(step, done / total if total else 0.0)
    with part.open("ab" if resumed else "wb") as file:
        while chunk := response.read(CHUNK):
            file.write(chunk)
            done += len(chunk)
            progress(step, done / total if total else 0.0)
    if total is not None and done < total:
        raise ModelSourceError(
            worded(
                "{url} broke off after {done} of {total} bytes", url=url, done=done, total=total
            ),
            hint=RESUME,
        )


def _examined(url: str, part: Path, magic: bytes) -> Downloaded:
    digest = hashlib.sha256()
    with part.open("rb") as file:
        beginning = file.read(len(magic))
        file.seek(0)
        while chunk := file.read(CHUNK):
            digest.update(chunk)
        size = file.tell()
    if beginning != magic or not size:
        forget(part)
        raise ModelSourceError(
            worded(
                "what {url} sent is not the file that was asked for: it begins with {beginning!r}",
                url=url,
                beginning=beginning,
            ),
            hint=worded(
                "Look at the address with a browser; a proxy or a login page may be in the way."
            ),
        )
    return Downloaded(size, digest.hexdigest())


def _started(part: Path) -> Started | None:
    """What an earlier attempt left, if it can be gone on with."""
    try:
        found = decode(Started, json.loads(_note(part).read_bytes()))
    except (OSError, ValueError):
        return None
    return found if part.is_file() else None


def _note(part: Path) -> Path:
    return part.with_name(f"{part.name}.json")


@contextmanager
def _explained(url: str, part: Path) -> Iterator[None]:
    """Turn what network, server and disk say into words a person can act on."""
    try:
        yield
    except HTTPError as exc:
        exc.close()
        raise _refused(url, exc.code) from exc
    except URLError as exc:
        raise ModelSourceError(
            worded("{url} cannot be reached: {why}", url=url, why=exc.reason),
            hint=worded("Check the network connection (and HTTPS_PROXY, if there is a proxy)."),
        ) from exc
    except (HTTPException, TimeoutError, ConnectionError, SSLError) as exc:
        reason = str(exc) or type(exc).__name__
        raise ModelSourceError(
            worded("{url} broke off: {why}", url=url, why=reason), hint=RESUME
        ) from exc
    except OSError as exc:
        if exc.errno in FULL:
            raise _full(url, part, None) from exc
        raise ModelSourceError(
            worded("{part} cannot be written: {why}", part=part, why=exc.strerror or exc),
            hint=worded("Make that folder writable, or set CAPTIONER_MODELS to another one."),
        ) from exc


def _refused(url: str, code: int) -> ModelSourceError:
    if code in NOT_THERE:
        return ModelSourceError(
            worded("{url} is not there (HTTP {code})", url=url, code=code),
            hint=worded(
                "The vendor may have moved it: update captioner, or copy the file by hand."
            ),
        )
    return ModelSourceError(
        worded("{url} was refused (HTTP {code})", url=url, code=code),
        hint=worded("Try again later."),
    )


def _page(url: str, kind: str) -> ModelSourceError:
    return ModelSourceError(
        worded("{url} sent a page ({kind}) instead of the file", url=url, kind=kind),
        hint=worded(
            "Look at the address with a browser; a proxy or a login page may be in the way."
        ),
    )


def _full(url: str, part: Path, needed: int | None) -> ModelSourceError:
    size = "" if needed is None else f", which needs {needed / 1e6:.1f} MB more"
    return ModelSourceError(
        worded(
            "not enough room in {parent} for {url}{size}", parent=part.parent, url=url, size=size
        ),
        hint=NO_ROOM,
    )


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free
