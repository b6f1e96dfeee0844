"""Captions for browsers: a page and a WebSocket, served from a thread of their own."""

import asyncio
import contextlib
import http
import json
import logging
import secrets
import socket
import threading
import time
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from captioner.history.caption_store import DOUBT_MARK, CaptionLine
from captioner.history.name_order import NameOrder
from captioner.outputs.addresses import own_addresses
from captioner.outputs.config import OutputConfig
from captioner.outputs.gate import Gate, Refusal
from captioner.outputs.pages import headers, page_file

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection
    from websockets.http11 import Request, Response

log = logging.getLogger(__name__)

LONGEST_NOTE: Final = 2000  # characters
N_LINES: Final = 20  # of each message; who was away for a moment misses nothing
MAX_CLIENTS: Final = 32  # browsers at a time
MAX_OPEN: Final = 64  # connections, those that have not said yet what they want included
SPACING_S: Final = 0.08  # between two messages to one client
SEND_S: Final = 5.0  # a client that has not taken a message by then is dropped
OPEN_S: Final = 5.0  # a connection that has not made its request by then is dropped
CLOSE_S: Final = 1.0
STOP_S: Final = 3.0  # how long `stop` waits
MAX_INCOMING: Final = 1024  # bytes; clients have nothing to say
PATH: Final = "/captions"  # of the WebSocket

_REFUSED: Final = {
    Refusal.HOST: "This is not an address of this computer.",
    Refusal.ORIGIN: "Pages of other sites may not read captions.",
    Refusal.KEY: "The address needs its key: copy all of it.",
}


class CaptionServer:
    """Serves the newest lines; `publish` never waits for anybody.

    Each client is sent the newest state, not every one: a slow one skips, a stuck one is dropped.
    """

    def __init__(self, config: OutputConfig, told: Callable[[str], None]) -> None:
        """Make one that is not started.

        Args:
            config: port, who may come, key. For the network without a key, one is made.
            told: gets sentences for a person, on the server's thread.
        """
        token = config.token if config.shared else ""
        self._token = token or (secrets.token_urlsafe(16) if config.shared else "")
        self._config = config
        self._told = told
        self._gate = Gate(shared=config.shared, token=self._token, names=_own_names())
        self._session = secrets.token_hex(4)  # line ids of another server are other lines
        self._order = NameOrder()
        self._changed_s = time.monotonic()  # when the newest came; written by `publish`
        self._message = self._encode(())  # newest; written by `publish`
        self._note = ""  # what the reader of the captions has written; by `show_note`
        self._clients: set[asyncio.Event] = set()  # set when there is news; the server's thread
        self._end = asyncio.Event()
        self._addresses: tuple[str, ...] = ()  # written by the server's thread
        self._loop: asyncio.AbstractEventLoop | None = None  # written under the lock
        self._stopped = False  # under the lock
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="captioner-serve", daemon=True)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the page is, keys included; empty until it is served. Any thread."""
        return self._addresses

    def start(self) -> None:
        """Begin serving. Returns at once; what came of it is told."""
        self._thread.start()

    def publish(self, lines: Sequence[CaptionLine]) -> None:
        """Show these lines to everybody; returns at once. One thread at a time."""
        self._message, self._changed_s = self._encode(lines), time.monotonic()
        self._tell_clients()

    def show_note(self, text: str) -> None:
        """Show what somebody has typed, above the captions; empty: nothing. As `publish`."""
        self._note = text[:LONGEST_NOTE]
        self._tell_clients()

    def stop(self) -> None:
        """Close every connection and the port; waits at most STOP_S seconds."""
        with self._lock:
            self._stopped = True
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._end.set)
        if self._thread.ident is not None:
            self._thread.join(STOP_S)

    def _tell_clients(self) -> None:
        with self._lock:
            if self._loop is not None and not self._stopped:
                self._loop.call_soon_threadsafe(self._wake)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except OSError as exc:
            reason = exc.strerror or str(exc)
            self._told(
                f"Captions are not served: port {self._config.port} cannot be opened ({reason}). "
                "Choose another port."
            )
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the caption server failed")
            self._told(f"Captions are not served any more: {type(exc).__name__}: {exc}")

    async def _serve(self) -> None:
        from websockets.asyncio.server import serve

        from captioner.outputs.connections import bounded_connections

        with self._lock:
            if self._stopped:
                return
            self._loop = asyncio.get_running_loop()
        try:
            async with serve(
                self._handle,
                "0.0.0.0" if self._config.shared else "127.0.0.1",
                self._config.port,
                process_request=self._answer,
                create_connection=bounded_connections(MAX_OPEN),
                compression=None,  # short texts; it would cost memory for each reader
                open_timeout=OPEN_S,
                close_timeout=CLOSE_S,
                max_size=MAX_INCOMING,
                max_queue=1,
                server_header=None,
                logger=_quiet(),
            ) as server:
                port = next(iter(server.sockets)).getsockname()[1]
                self._addresses = self._addresses_at(port)
                self._told(f"Captions are served at {' and '.join(self._addresses)}.")
                await self._end.wait()
        finally:
            with self._lock:
                self._loop = None

    def _addresses_at(self, port: int) -> tuple[str, ...]:
        if not self._config.shared:
            return (f"http://127.0.0.1:{port}/",)
        return tuple(f"http://{address}:{port}/#{self._token}" for address in own_addresses())

    def _answer(self, connection: "ServerConnection", request: "Request") -> "Response | None":
        """A file, a refusal, or None to go on with the WebSocket."""
        if any(len(request.headers.get_all(name)) > 1 for name in ("Host", "Origin")):
            return connection.respond(http.HTTPStatus.BAD_REQUEST, "A header says two things.\n")
        host = request.headers.get("Host")
        path = urlsplit(request.path).path
        if path != PATH:
            return self._file(connection, host, path)
        origin = request.headers.get("Origin")
        refusal = self._gate.captions(host, origin, request.path)
        if refusal is not None:
            return connection.respond(http.HTTPStatus.FORBIDDEN, _REFUSED[refusal] + "\n")
        if len(self._clients) >= MAX_CLIENTS:
            return connection.respond(http.HTTPStatus.SERVICE_UNAVAILABLE, "Too many readers.\n")
        return None

    def _file(self, connection: "ServerConnection", host: str | None, path: str) -> "Response":
        refusal = self._gate.page(host)
        if refusal is not None or host is None:
            return connection.respond(http.HTTPStatus.FORBIDDEN, _REFUSED[Refusal.HOST] + "\n")
        found = page_file(path)
        if found is None:
            return connection.respond(http.HTTPStatus.NOT_FOUND, "Nothing is here.\n")
        body, kind = found
        response = connection.respond(http.HTTPStatus.OK, "")
        response.body = body
        del response.headers["Content-Type"], response.headers["Content-Length"]
        response.headers["Content-Length"] = str(len(body))
        response.headers.update(headers(kind, host))
        return response

    async def _handle(self, connection: "ServerConnection") -> None:
        """One reader, until it leaves, is too slow, or speaks."""
        if len(self._clients) >= MAX_CLIENTS:
            return  # several came through the door at once
        news = asyncio.Event()
        news.set()
        self._clients.add(news)
        feeding = asyncio.create_task(self._feed(connection, news))
        listening = asyncio.create_task(connection.recv())
        try:
            await asyncio.wait((feeding, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._clients.discard(news)
            for task in (feeding, listening):
                task.cancel()
            await asyncio.gather(feeding, listening, return_exceptions=True)

    async def _feed(self, connection: "ServerConnection", news: asyncio.Event) -> None:
        while True:
            await news.wait()
            news.clear()
            try:
                async with asyncio.timeout(SEND_S):
                    await connection.send(self._aged_message())
            except TimeoutError:
                connection.transport.abort()  # it would not take a close frame either
                return
            await asyncio.sleep(SPACING_S)

    def _wake(self) -> None:
        """Tell every feeder that there is news. The server's thread."""
        for news in self._clients:
            news.set()

    def _aged_message(self) -> str:
        """With how long nothing has changed: who comes later hides what was said long ago."""
        silent_s = time.monotonic() - self._changed_s
        note = json.dumps(self._note)
        return f'{{"silent_s": {silent_s:.1f}, "note": {note}, {self._message[1:]}'

    def _encode(self, lines: Sequence[CaptionLine]) -> str:
        heads = accumulate(lines, lambda head, line: line.id if line.begins else head, initial=0)
        paragraphs = list(heads)[1:]
        newest = list(zip(lines, paragraphs, strict=True))[-N_LINES:]
        shown = [
            {
                "id": line.id,
                "paragraph": paragraph or line.id,
                "gap": line.gap,
                "label": line.origin.label,
                "speaker": line.origin.speaker,
                "colour": self._order.place(line.origin),
                "settled": (DOUBT_MARK if line.doubtful else "") + line.settled,
                "pending": line.pending,
                "final": not line.open,
            }
            for line, paragraph in newest
        ]
        return json.dumps({"session": self._session, "lines": shown})


def _own_names() -> tuple[str, ...]:
    with contextlib.suppress(OSError):
        name = socket.gethostname()
        return (name, f"{name}.local")
    return ()


def _quiet() -> logging.Logger:
    """For the library: a browser that leaves is no news, and requests have the key in them."""
    logger = logging.getLogger("captioner.outputs.connections")
    logger.setLevel(logging.CRITICAL)
    return logger
