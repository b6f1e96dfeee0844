"""Work that takes long, off the main thread, and its outcome on the main thread."""

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from captioner.errors import CaptionerError, HistoryError
from captioner_ui.threads import begin_for

log = logging.getLogger(__name__)

TELL_EVERY_S: Final = 0.1
BREATH_S: Final = 0.0005  # between two bits of work: the window gets its turn in between


class GivenUp(Exception):  # noqa: N818 - no error: somebody asked for it
    """The task was cancelled."""


class Task(QObject):
    """One piece of work on a thread of its own; `begin` and `cancel` on the main thread.

    Signals:
        progressed: what the work reports; at most some ten a second.
        done: the result.
        failed: CaptionerError.
        ended: after either, and after it was given up; the last signal.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(CaptionerError)
    ended = Signal()

    _came = Signal(object, object)  # result and error; from the thread to the main one

    def __init__(self, work: Callable[["Task"], Any], parent: QObject | None = None) -> None:
        """Args: work: runs on the thread; calls `breathe` often."""
        super().__init__(parent)
        self._work = work
        self._cancelled = threading.Event()
        self._told_s = 0.0
        self._over = False
        self._came.connect(self._on_came)
        self._thread = threading.Thread(target=self._run, name="captioner-task", daemon=True)

    def begin(self) -> None:
        """Start; returns at once."""
        begin_for(self._thread, self)

    def cancel(self) -> None:
        """Give up; `ended` follows soon, `done` may not."""
        self._cancelled.set()

    @property
    def over(self) -> bool:
        """Whether `ended` was told."""
        return self._over

    def is_cancelled(self) -> bool:
        """Whether it was given up; any thread."""
        return self._cancelled.is_set()

    def join(self, timeout_s: float) -> bool:
        """Wait at most `timeout_s` seconds for the thread; whether it has ended."""
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def breathe(self, progress: object = None) -> None:
        """Called by the work, on its thread, every few milliseconds, with how far it is.

        Raises:
            GivenUp: the task was cancelled.
        """
        if self._cancelled.is_set():
            raise GivenUp
        time.sleep(BREATH_S)
        now_s = time.monotonic()
        if progress is not None and now_s - self._told_s > TELL_EVERY_S:
            self._told_s = now_s
            self.tell(progress)

    def tell(self, progress: object) -> None:
        """Report how far it is, on its thread.

        Raises:
            GivenUp: the window is gone.
        """
        try:
            self.progressed.emit(progress)
        except RuntimeError:
            raise GivenUp from None

    def _run(self) -> None:
        result, error = self._outcome()
        with suppress(RuntimeError):  # the window is gone
            self._came.emit(result, error)

    def _outcome(self) -> tuple[object, CaptionerError | None]:
        """What came of the work, and why nothing did."""
        try:
            return self._work(self), None
        except GivenUp:
            return None, None
        except CaptionerError as error:
            return None, error
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("a task of the history failed")
            return None, HistoryError(f"{type(exc).__name__}: {exc}")

    @Slot(object, object)
    def _on_came(self, result: object, error: CaptionerError | None) -> None:
        if error is not None:
            self.failed.emit(error)
        elif not self._cancelled.is_set():
            self.done.emit(result)
        self._over = True
        self.ended.emit()
