"""The files of the page, and the headers they are sent with. Nothing in them is from outside."""

from importlib.resources import files
from typing import Final

_FILES: Final = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/obs": ("index.html", "text/html; charset=utf-8"),
    "/captions.js": ("captions.js", "text/javascript; charset=utf-8"),
    "/captions.css": ("captions.css", "text/css; charset=utf-8"),
}


def page_file(path: str) -> tuple[bytes, str] | None:
    """Content and type of what is at this path, without a query; None if nothing is."""
    if path not in _FILES:
        return None
    name, kind = _FILES[path]
    return (files("captioner.outputs") / "page" / name).read_bytes(), kind


def headers(kind: str, host: str) -> dict[str, str]:
    """What a browser is told about a file: no scripts, styles or connections but our own.

    Args:
        kind: the content type.
        host: the request's Host, checked; named once more because not every browser counts a
            WebSocket of the same host as `self`.
    """
    return {
        "Content-Type": kind,
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-store",
    }
