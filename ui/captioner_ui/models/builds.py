"""Listing, getting and removing models, off the main thread and out of this process."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from captioner.errors import CaptionerError
from captioner_models.worded import Worded
from captioner_ui.models.rows import ModelRow, list_rows, remove_model
from captioner_ui.status import problem_text
from captioner_ui.threads import begin_for
from captioner_ui.translation import tr, tr_worded

if TYPE_CHECKING:
    from captioner.composition.building import ModelBuild

log = logging.getLogger(__name__)


def build_of(name: str) -> "ModelBuild":
    """What gets a model; imported late, as it is seldom needed."""
    from captioner.composition.building import ModelBuild

    return ModelBuild(name)


class ModelBuilds(QObject):
    """Lists models and gets one at a time; every method returns at once. Main thread.

    Signals:
        listed: a tuple of ModelRow, after `refresh` and whenever something has changed.
        progressed: str and float: what is being done, and the share that is done, 0 to 1.
        ended: str: why it failed, as sentences; empty if it is there or was stopped.
        got: str: the name of a model that is there now.
    """

    listed = Signal(tuple)
    progressed = Signal(str, float)
    ended = Signal(str)
    got = Signal(str)

    def __init__(
        self, parent: QObject | None = None, make: "Callable[[str], ModelBuild]" = build_of
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._lock = threading.Lock()  # for what follows
        self._build: ModelBuild | None = None
        self._name = ""
        self._failure: CaptionerError | None = None

    @property
    def building(self) -> str:
        """The name of the model that is being got now; mostly empty."""
        with self._lock:
            return self._name

    @property
    def failure(self) -> CaptionerError | None:
        """Why the last one could not be got."""
        with self._lock:
            return self._failure

    def refresh(self) -> None:
        """Look at what is there."""
        self._on_a_thread(self._list)

    def build(self, name: str) -> bool:
        """Get a model; whether that has begun: not while another one is got."""
        with self._lock:
            if self._name:
                return False
            self._build = build = self._make(name)
            self._name, self._failure = name, None
        self._on_a_thread(self._get, name, build)
        return True

    def cancel(self) -> None:
        """Stop getting it, at once; what has come whole is kept, nothing half-built."""
        with self._lock:
            build = self._build
        if build is not None:
            self._on_a_thread(build.stop)

    def remove(self, name: str) -> None:
        """Remove a model; `ended` tells if that failed."""
        self._on_a_thread(self._remove, name)

    def _on_a_thread(self, work: Callable[..., None], *args: object) -> None:
        thread = threading.Thread(target=work, args=args, name="captioner-models", daemon=True)
        begin_for(thread, self)

    def _list(self) -> None:
        try:
            rows: tuple[ModelRow, ...] = list_rows()
        except Exception as exc:  # noqa: BLE001 - a thread's last resort; reported, never dropped
            self._tell(_problem(exc, tr("The models cannot be listed: {why}.", why=_named(exc))))
            return
        with suppress(RuntimeError):  # the window is gone
            self.listed.emit(rows)

    def _get(self, name: str, build: "ModelBuild") -> None:
        from captioner.composition.building import BuildStopped

        problem, got = "", False
        try:
            build.run(self._step)
            got = True
        except BuildStopped:
            pass
        except Exception as exc:  # noqa: BLE001 - a thread's last resort; reported, never dropped
            why = _named(exc)
            problem = _problem(exc, tr("{name} cannot be built: {why}.", name=name, why=why))
            with self._lock:
                self._failure = exc if isinstance(exc, CaptionerError) else None
        finally:
            with self._lock:
                self._name, self._build = "", None
        self._tell(problem)
        if got:
            with suppress(RuntimeError):
                self.got.emit(name)
        self._list()

    def _remove(self, name: str) -> None:
        try:
            remove_model(name)
        except Exception as exc:  # noqa: BLE001 - a thread's last resort; reported, never dropped
            why = _named(exc)
            self._tell(_problem(exc, tr("{name} cannot be removed: {why}.", name=name, why=why)))
        self._list()

    def _tell(self, problem: str) -> None:
        with suppress(RuntimeError):  # the window is gone
            self.ended.emit(problem)

    def _step(self, step: str, done: float) -> None:
        words = tr_worded(step) if isinstance(step, Worded) else tr("Preparing it for this machine")
        self.progressed.emit(words, done)


def _named(exc: BaseException) -> str:
    return f"{type(exc).__name__}: {exc}"


def _problem(exc: BaseException, otherwise: str) -> str:
    """What to tell a person of a failure: its own words, or `otherwise` for a surprise."""
    if isinstance(exc, CaptionerError):
        return problem_text(exc)
    log.error("something about models failed", exc_info=exc)
    return otherwise


def builds_of(window: QObject) -> ModelBuilds:
    """The one that a window has; made when first asked for. It outlives what asks for it."""
    return window.findChild(ModelBuilds) or ModelBuilds(window)
