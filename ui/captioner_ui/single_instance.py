"""One window a user and display: a second start raises the first."""

import hashlib
import logging
import os
import sys
from enum import Enum, auto
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

ANSWER_LIMIT_MS: Final = 2000  # a window whose main thread is busy for longer hangs
RETRY_MS: Final = 50
MAX_BYTES: Final = 256  # of a question; nobody of us writes more

_QUESTION: Final = b"raise"
_ANSWER: Final = b"raised\n"
_UNSEEN: Final = ("offscreen", "minimal", "vnc")  # nobody could tell which one was raised


class Claim(Enum):
    """What came of asking to be the only one."""

    FIRST = auto()
    """This one is; it listens for others until it is closed."""
    RAISED = auto()
    """Another one is, and has come to the front: there is nothing left to do."""
    SILENT = auto()
    """Another one is, but it does not answer."""


class SingleInstance(QObject):
    """Finds the other one, or is found by it. Main thread, after the application was made.

    A lock file tells who is first, also when two start at once; the system's knowledge of
    processes tells whether its owner is still there, so that a crash locks nobody out. The first
    one listens on a socket that only its user may open.

    Signals:
        raise_asked: somebody has started Captioner again.
    """

    raise_asked = Signal()

    def __init__(self, folder: Path, name: str) -> None:
        """Nothing is touched before `claim`.

        Args:
            folder: private to the user; exists.
            name: the same for all that exclude each other.
        """
        super().__init__()
        self._lock = QLockFile(str(folder / f"{name}.lock"))
        self._lock.setStaleLockTime(0)  # only a dead owner makes it stale, not its age
        # A socket of the file system where there is one, a named pipe on Windows.
        self._address = name if sys.platform == "win32" else str(folder / f"{name}.socket")
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_new_connection)

    @classmethod
    def of_this_user(cls) -> "SingleInstance | None":
        """For this user and display; None where no window is ever seen, or no folder is there."""
        if QGuiApplication.platformName() in _UNSEEN:
            return None
        folder = _private_folder()
        display = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or ""
        key = hashlib.sha256(f"{Path.home()}\n{display}".encode()).hexdigest()
        return cls(folder, f"captioner-{key[:12]}") if folder is not None else None

    def claim(self, limit_ms: int = ANSWER_LIMIT_MS) -> Claim:
        """Be the first, or bring the first to the front; waits at most about `limit_ms`."""
        if self._lock.tryLock(0):
            self._listen()
            return Claim.FIRST
        for _ in range(max(1, limit_ms // RETRY_MS)):  # the first may not listen yet
            answered = self._ask(limit_ms)
            if answered is not None:
                return Claim.RAISED if answered else Claim.SILENT
            if self._lock.tryLock(RETRY_MS):  # it has just ended
                self._listen()
                return Claim.FIRST
        return Claim.SILENT

    def close(self) -> None:
        """Let another one be the first."""
        self._server.close()
        self._lock.unlock()

    def _listen(self) -> None:
        QLocalServer.removeServer(self._address)  # left behind by a crash; the lock is ours
        if not self._server.listen(self._address):
            log.warning("a second start will not find this window: %s", self._server.errorString())

    def _ask(self, limit_ms: int) -> bool | None:
        """Whether the first one answered; None if there was nobody to ask."""
        socket = QLocalSocket()
        socket.connectToServer(self._address)
        if not socket.waitForConnected(RETRY_MS):
            return None
        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")  # Wayland raises only with one
        socket.write(_QUESTION + b" " + token.encode() + b"\n")
        socket.flush()
        return socket.waitForReadyRead(limit_ms)

    @Slot()
    def _on_new_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setParent(self)
            socket.readyRead.connect(self._on_ready_read)
            socket.disconnected.connect(socket.deleteLater)
            # Who says nothing is not waited for.
            QTimer.singleShot(ANSWER_LIMIT_MS, socket, socket.disconnectFromServer)

    @Slot()
    def _on_ready_read(self) -> None:
        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        if not socket.canReadLine() and socket.bytesAvailable() < MAX_BYTES:
            return
        question = bytes(socket.readLine(MAX_BYTES).data()).split()
        if question[:1] == [_QUESTION]:
            if question[1:]:
                os.environ["XDG_ACTIVATION_TOKEN"] = question[1].decode("ascii", "ignore")
            socket.write(_ANSWER)
            socket.flush()
            self.raise_asked.emit()
        socket.disconnectFromServer()


def _private_folder() -> Path | None:
    """A folder for this user only that does not outlive the login, or else one that may."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    if runtime and Path(runtime).is_dir():
        return Path(runtime)
    folder = platformdirs.user_cache_path("captioner") / "run"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as exc:
        log.warning("a second start will not find this window: %s", exc)
        return None
    return folder
