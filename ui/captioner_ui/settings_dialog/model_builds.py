"""The models of the catalogue, and the building of one, off the main thread."""

import logging
import os
import threading
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from captioner.errors import CaptionerError
from captioner_models.progress import Progress
from captioner_ui.status import problem_text

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ModelRow:
    """One model as the dialog shows it."""

    name: str
    languages: str
    size_mb: float
    """Of the weights that it is built from; 0 if that is not known before."""
    ready: bool
    """Whether it can be used at once."""
    default: bool
    problem: str = ""
    """Why a built one cannot be used; mostly empty."""


class BuildCancelled(Exception):  # noqa: N818 - no error
    """Raised out of the progress of a build that is not wanted any more."""


class ModelBuilds(QObject):
    """Lists models and builds one at a time; every method returns at once. Main thread.

    Signals:
        listed: a tuple of ModelRow, after `refresh` and after each build.
        progressed: str and float: what is being done, and the share that is done, 0 to 1.
        ended: str: why the build failed, as sentences; empty if it is built or was cancelled.
    """

    listed = Signal(tuple)
    progressed = Signal(str, float)
    ended = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._cancelled = threading.Event()
        self._building = threading.Lock()  # held by the thread that builds

    @property
    def building(self) -> bool:
        """Whether a model is being built now."""
        return self._building.locked()

    def refresh(self) -> None:
        """Look at what is there."""
        threading.Thread(target=self._list, name="captioner-models", daemon=True).start()

    def build(self, name: str) -> bool:
        """Build or download a model; whether that has begun: not while another one is built."""
        if not self._building.acquire(blocking=False):
            return False
        self._cancelled.clear()
        threading.Thread(
            target=self._build, args=(name,), name="captioner-build", daemon=True
        ).start()
        return True

    def cancel(self) -> None:
        """Give the build up at its next step; nothing of it stays."""
        self._cancelled.set()

    def _list(self) -> None:
        rows: tuple[ModelRow, ...] = ()
        problem = ""
        try:
            rows = _rows()
        except CaptionerError as error:
            problem = problem_text(error)
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the models could not be listed")
            problem = f"The models cannot be listed: {type(exc).__name__}: {exc}."
        try:
            if problem:
                self.ended.emit(problem)
            else:
                self.listed.emit(rows)
        except RuntimeError:
            log.debug("the dialog is gone")

    def _build(self, name: str) -> None:
        problem = ""
        try:
            _build(name, self._step)
        except CaptionerError as error:
            problem = problem_text(error)
        except BuildCancelled:
            pass
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("a model could not be built")
            problem = f"{name} cannot be built: {type(exc).__name__}: {exc}."
        finally:
            self._building.release()
        self._end("" if self._cancelled.is_set() else problem)

    def _end(self, problem: str) -> None:
        try:
            self.ended.emit(problem)
        except RuntimeError:
            log.debug("the dialog is gone")
        self._list()

    def _step(self, step: str, done: float) -> None:
        if self._cancelled.is_set():
            raise BuildCancelled
        try:
            self.progressed.emit(step, done)
        except RuntimeError as exc:
            raise BuildCancelled from exc  # the dialog is gone


def _rows() -> tuple[ModelRow, ...]:
    """The catalogue's models.

    Raises:
        ModelError: the catalogue is damaged.
    """
    from captioner.composition.model_store import open_store

    store = open_store(os.environ)
    built = {model.name: model for model in store.installed()}
    return tuple(
        ModelRow(
            name=spec.name,
            languages=spec.languages,
            size_mb=spec.source.size / 1e6,
            ready=spec.name in built and not built[spec.name].problem,
            default=spec.name == store.catalogue.default,
            problem=built[spec.name].problem if spec.name in built else "",
        )
        for spec in store.catalogue.models.values()
    )


def _build(name: str, step: Progress) -> None:
    from captioner.composition.model_store import open_store, part_writer

    store = open_store(os.environ)
    broken = any(model.name == name and model.problem for model in store.installed())
    store.build(name, part_writer(), step, force=broken)
