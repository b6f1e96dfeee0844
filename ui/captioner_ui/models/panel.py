"""About one model: whether it is here, what is worth knowing, and buttons to get and remove it."""

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from captioner.config import Task
from captioner.languages import AUTO
from captioner_models.pip_command import COMMAND, NoPipError
from captioner_ui.models.builds import ModelBuilds
from captioner_ui.models.rows import (
    ModelRow,
    by_name,
    entry_words,
    meant,
    need_words,
    remark_words,
    size_words,
    state_words,
)
from captioner_ui.style.tokens import GRID_PX
from captioner_ui.translation import tr

PERCENT: Final = 100


class ModelPanel(QWidget):
    """Tells about the model that a choice means, gets it, stops that, goes on, removes it.

    Signals:
        models_known: dict of name to words, for a list of models; the automatic one's is empty.
        resized: it needs another height than before.
    """

    models_known = Signal(object)  # as a dict, Qt would sort it
    resized = Signal()

    def __init__(self, builds: ModelBuilds, *, brief: bool = False) -> None:
        """Args: brief: tells only what is to be got, and is not seen while nothing is."""
        super().__init__()
        self._builds = builds
        self._brief = brief
        self._rows: dict[str, ModelRow] = {}
        self._chosen: tuple[str, str, Task] = ("", AUTO, Task.TRANSCRIBE)
        self._in_use = ""
        self._problem = ""  # why the last one could not be got; until another one is looked at
        self._state = _label("model state")
        self._remark = _label("model remark")
        self._remark.setProperty("look", "quiet")
        self._get = _button("get", self._on_get)
        self._get.setText(tr("&Get this model"))
        self._cancel = _button("stop", self._on_cancel)
        self._cancel.setText(tr("&Stop that"))
        self._remove = _button("remove", self._on_remove)
        self._remove.setText(tr("&Remove this model"))
        self._copy = _button("copy command", self._on_copy)
        self._copy.setText(tr("&Copy the command"))
        self._bar = QProgressBar()
        self._bar.setAccessibleName(tr("Progress of the model"))
        self._bar.setRange(0, PERCENT)
        self._lay_out()
        builds.listed.connect(self._on_listed)
        builds.progressed.connect(self._on_progressed)
        builds.ended.connect(self._on_ended)
        self._show()
        builds.refresh()

    @property
    def names(self) -> dict[str, str]:
        """Words for a list of models by name, of those that read the language; `models_known`."""
        _, language, task = self._chosen
        suited = meant(self._rows, "", language, task)
        words = tr("Automatic: {name}", name=suited.name) if suited else tr("Automatic")
        fitting = (row for row in self._rows.values() if row.reads(language, task))
        return {"": words} | {row.name: entry_words(row) for row in fitting}

    @property
    def rows(self) -> dict[str, ModelRow]:
        """The models that are known, by name."""
        return self._rows

    def show_choice(self, model: str, language: str, task: Task, in_use: str = "") -> None:
        """Tell about the model that this means.

        Args:
            model: its name; empty for whichever suits the language.
            language: a code, or `AUTO`.
            task: transcription or translation.
            in_use: the name of the one that captions are made with, which cannot be removed.
        """
        before, self._chosen = self._chosen, (model, language, task)
        self._in_use = in_use
        if before != self._chosen:
            self._problem = ""
        if before[1:] != self._chosen[1:]:
            self.models_known.emit(self.names)
        self._show()

    def _row(self) -> ModelRow | None:
        return meant(self._rows, *self._chosen)

    def _show(self) -> None:
        building = self._builds.building
        row = self._row()
        had_focus = self._get.hasFocus() or self._cancel.hasFocus()
        self._bar.setVisible(bool(building))
        self._cancel.setVisible(bool(building))
        self._get.setVisible(not building and row is not None and not row.ready)
        removable = self._removable(row) and not self._brief
        self._remove.setVisible(removable and not building)
        self._copy.setVisible(bool(self._problem) and isinstance(self._builds.failure, NoPipError))
        if had_focus:
            (self._cancel if building else self._get).setFocus()
        if row is not None:
            self._get.setText(_get_words(row))
        self._remark.setText(remark_words(row) if row else "")
        self._remark.setVisible(row is not None and not self._brief)
        if self._brief:
            missing = row is not None and not row.ready and row.size_mb > 0
            self.setVisible(bool(building or self._problem or missing))
            self.resized.emit()
        if building:
            self._cancel.setEnabled(True)
            return
        if self._problem:
            self._state.setText(self._problem)
        elif not self._rows:
            self._state.setText(tr("Looking for models…"))
        elif row is None:
            self._state.setText(tr("The catalogue has no model of this name."))
        else:
            self._state.setText(need_words(row) if self._brief else state_words(row))

    def _removable(self, row: ModelRow | None) -> bool:
        here = row is not None and (row.disk_mb > 0 or row.kept_mb > 0)
        return here and row is not None and not row.default and row.name != self._in_use

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GRID_PX, 0, 0)
        column.setSpacing(GRID_PX)
        column.addWidget(self._state)
        row = QHBoxLayout()
        row.setSpacing(GRID_PX)
        row.addWidget(self._bar, 1)
        for button in (self._get, self._cancel, self._copy, self._remove):
            row.addWidget(button)
        row.addStretch(0)
        column.addLayout(row)
        column.addWidget(self._remark)

    @Slot()
    def _on_get(self) -> None:
        row = self._row()
        if row is not None and self._builds.build(row.name):
            self._problem = ""
            self._bar.setValue(0)
            self._state.setText(tr("Beginning…"))
            self._show()

    @Slot()
    def _on_cancel(self) -> None:
        self._builds.cancel()
        self._cancel.setEnabled(False)
        self._state.setText(tr("Stopping…"))

    @Slot()
    def _on_remove(self) -> None:
        row = self._row()
        if row is not None:
            self._builds.remove(row.name)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(COMMAND)

    @Slot(str, float)
    def _on_progressed(self, step: str, done: float) -> None:
        percent = round(PERCENT * done)
        if self._bar.isHidden():  # begun elsewhere
            self._show()
        if self._cancel.isEnabled():
            name = self._builds.building
            words = tr("{name}: {step}, {percent} %", name=name, step=step, percent=percent)
            self._state.setText(words)
        self._bar.setValue(percent)

    @Slot(str)
    def _on_ended(self, problem: str) -> None:
        self._problem = problem
        self._show()

    @Slot(tuple)
    def _on_listed(self, rows: tuple[ModelRow, ...]) -> None:
        self._rows = by_name(rows)
        self.models_known.emit(self.names)
        self._show()


def _get_words(row: ModelRow) -> str:
    """What the button says that gets a model."""
    if row.kept_mb and row.size_mb:
        return tr("&Go on ({size} more)", size=size_words(row))
    if row.size_mb:
        return tr("&Get this model ({size})", size=size_words(row))
    return tr("&Prepare this model")


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _button(name: str, slot: object) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setAutoDefault(False)
    button.clicked.connect(slot)
    button.hide()
    return button
