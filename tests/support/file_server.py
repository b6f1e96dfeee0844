"""A web server on this machine that hands out one file, and can be told to misbehave."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

LIMIT_S: Final = 10.0  # to end


@dataclass
class Site:
    """What is handed out, how, and what was asked for."""

    content: bytes
    etag: str = '"first"'
    status: int = 200
    """Other than 200: only this, and no file."""
    kind: str = "binary/octet-stream"
    break_off_after: int | None = None
    """Bytes after which the connection is closed in the middle."""
    redirect: str = ""
    ranges: bool = True
    """Whether a part can be had."""
    asked: list[str] = field(default_factory=list)
    """The Range of each request; empty without one."""
    url: str = ""


@contextmanager
def serving(content: bytes) -> Iterator[Site]:
    """A site that hands out `content` at `url` while the block runs."""
    site = Site(content)
    server = _QuietServer(("127.0.0.1", 0), _handler_of(site))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    site.url = f"http://127.0.0.1:{server.server_address[1]}/network.hef"
    try:
        yield site
    finally:
        server.shutdown()
        thread.join(LIMIT_S)
        server.server_close()


class _QuietServer(ThreadingHTTPServer):
    """Says nothing when a client hangs up."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        pass


def _handler_of(site: Site) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

        def do_GET(self) -> None:
            wanted = self.headers.get("Range", "")
            site.asked.append(wanted)
            if site.redirect:
                self.send_response(302)
                self.send_header("Location", site.redirect)
                self.end_headers()
                return
            if site.status != 200:
                self.send_error(site.status)
                return
            same = self.headers.get("If-Range") in (None, site.etag)
            start = 0
            if wanted and same and site.ranges:
                start = int(wanted.removeprefix("bytes=").removesuffix("-"))
            if start and start >= len(site.content):
                self.send_error(416)
                return
            self.send_response(206 if start else 200)
            if start:
                end = len(site.content)
                self.send_header("Content-Range", f"bytes {start}-{end - 1}/{end}")
            self.send_header("Content-Type", site.kind)
            self.send_header("ETag", site.etag)
            rest = site.content[start:]
            self.send_header("Content-Length", str(len(rest)))
            self.end_headers()
            self.wfile.write(rest[: site.break_off_after])

    return Handler
