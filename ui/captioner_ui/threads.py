"""Threads that work for a QObject, and never are the last to know it.

Who drops the last reference to a QObject destroys it, and Qt's own locks are held while it is
destroyed. On another thread than the main one that can wait for Python while the main thread, which
has Python, waits for the lock: then neither goes on.
"""

import threading
from typing import Final

from PySide6.QtCore import QObject

_begun: Final[list[tuple[threading.Thread, QObject]]] = []


def begin_for(thread: threading.Thread, owner: QObject) -> None:
    """Start a thread that works for `owner`. Main thread.

    The owner stays at least until the thread has ended; then the next call of this lets it go.
    """
    _begun[:] = [(one, its) for one, its in _begun if one.is_alive()]
    thread.start()
    _begun.append((thread, owner))
