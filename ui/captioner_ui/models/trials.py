"""Trials of models, one after the other, off the main thread."""

import logging
import os
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from captioner.composition.trial_figures import Trial
from captioner.composition.trying import ModelTrial, best_here, names_to_try
from captioner_ui.threads import begin_for

log = logging.getLogger(__name__)

STOP_S: Final = 5.0  # a process that is killed is gone in much less

StartTrial = Callable[[str], ModelTrial]


class ModelTrials(QObject):
    """Tries models in turn; every method but `close` returns at once. Main thread.

    Signals:
        heard: str and float: the model that is tried, and the seconds of sound it has heard.
        tried: Trial.
        ended: none is tried any more.
    """

    heard = Signal(str, float)
    tried = Signal(object)
    ended = Signal()

    def __init__(self, start_trial: StartTrial = ModelTrial) -> None:
        """Args: start_trial: makes the trial of a model."""
        super().__init__()
        self._start_trial = start_trial
        self._thread: threading.Thread | None = None
        self._now: ModelTrial | None = None
        self._wanted = threading.Event()

    @property
    def trying(self) -> bool:
        """Whether a model is tried now."""
        return self._thread is not None and self._thread.is_alive()

    def start(self, names: Sequence[str]) -> None:
        """Try these; nothing if some are tried already."""
        if self.trying:
            return
        self._wanted.set()
        self._thread = threading.Thread(
            target=self._try, args=(tuple(names),), name="captioner-trials", daemon=True
        )
        begin_for(self._thread, self)

    def stop(self) -> None:
        """End the trial at hand, and try no more."""
        self._wanted.clear()
        if (now := self._now) is not None:
            now.stop()

    def close(self) -> None:
        """Stop, and wait until the process is gone."""
        self.stop()
        if self._thread is not None:
            self._thread.join(STOP_S)

    def _try(self, names: Sequence[str]) -> None:
        try:
            for name in names:
                self._now = self._start_trial(name)
                if not self._wanted.is_set():
                    break
                trial = self._now.run(partial(self.heard.emit, name))
                if self._wanted.is_set():
                    self.tried.emit(trial)
        except RuntimeError:
            log.debug("the dialog is gone")
        except Exception:  # a thread's last resort; reported, never dropped
            log.exception("models could not be tried")
        finally:
            self._now = None
            self._end()

    def _end(self) -> None:
        try:
            self.ended.emit()
        except RuntimeError:
            log.debug("the dialog is gone")


def names_here() -> list[str]:
    """The models that are built and whole."""
    from captioner.composition.model_store import open_store

    return names_to_try(open_store(os.environ))


def best_of(trials: Sequence[Trial], *, languages: bool) -> str | None:
    """The model to take on this machine; `languages`: English alone will not do."""
    from captioner_models.catalogue import load_catalogue

    return best_here(trials, load_catalogue(), languages=languages)
