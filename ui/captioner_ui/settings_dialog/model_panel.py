"""Below the choice of a model: whether it is there, and a way to get it."""

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from captioner_ui.settings_dialog.model_builds import ModelBuilds, ModelRow
from captioner_ui.translation import tr

PERCENT: Final = 100


class ModelPanel(QWidget):
    """Tells about one model and builds it.

    Signals:
        models_known: dict of name to words, for the list of models; the default's name is empty.
    """

    models_known = Signal(object)  # as a dict, Qt would sort it

    def __init__(self, builds: ModelBuilds) -> None:
        super().__init__()
        self._builds = builds
        self._rows: dict[str, ModelRow] = {}
        self._name = ""
        self._problem = ""  # why the model could not be got; until another one is looked at
        self._state = QLabel(tr("Looking for models…"))
        self._state.setObjectName("model state")
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setWordWrap(True)
        self._get = QPushButton(tr("&Get this model"))
        self._get.setObjectName("get")
        self._get.hide()
        self._cancel = QPushButton(tr("&Stop that"))
        self._cancel.setObjectName("stop")
        self._cancel.hide()
        self._bar = QProgressBar()
        self._bar.setAccessibleName(tr("Progress of the model"))
        self._bar.setRange(0, PERCENT)
        self._bar.hide()
        self._lay_out()
        self._get.clicked.connect(self._on_get)
        self._cancel.clicked.connect(self._on_cancel)
        builds.listed.connect(self._on_listed)
        builds.progressed.connect(self._on_progressed)
        builds.ended.connect(self._on_ended)
        if builds.building:  # begun in a dialog that is closed
            self._show_building(True)
        builds.refresh()

    @property
    def names(self) -> dict[str, str]:
        """Words for the list of models by name, as far as they are known; as `models_known`."""
        default = next((row.name for row in self._rows.values() if row.default), "")
        words = tr("Default: {name}", name=default) if default else tr("Default")
        return {"": words} | {
            row.name: f"{row.name} ({row.languages})" for row in self._rows.values()
        }

    def show_model(self, name: str) -> None:
        """Tell about the model of this name; the default for an empty one."""
        if name != self._name:
            self._name, self._problem = name, ""
        self._show()

    def _row(self) -> ModelRow | None:
        default = next((row for row in self._rows.values() if row.default), None)
        return self._rows.get(self._name) if self._name else default

    def _show(self) -> None:
        row = self._row()
        if not self._bar.isHidden():
            return
        if not self._rows:
            self._state.setText(self._problem or tr("Looking for models…"))
            return
        if row is None:
            self._get.hide()
            self._state.setText(tr("The catalogue has no model of this name."))
            return
        self._get.setVisible(not row.ready)
        if self._problem:
            self._state.setText(self._problem)
            return
        words = tr("{name} for {languages}", name=row.name, languages=row.languages)
        self._state.setText(f"{words}: {self._condition(row)}")

    @staticmethod
    def _condition(row: ModelRow) -> str:
        if row.ready:
            return tr("ready to use.")
        if row.problem:
            return tr("cannot be used ({problem}).", problem=row.problem)
        if row.size_mb:
            return tr("not prepared yet, {size} MB of weights.", size=round(row.size_mb))
        return tr("not prepared yet.")

    def _show_building(self, building: bool) -> None:
        had_focus = self._get.hasFocus() or self._cancel.hasFocus()
        self._bar.setVisible(building)
        self._cancel.setVisible(building)
        self._cancel.setEnabled(building)
        self._get.setVisible(not building)
        if had_focus:
            (self._cancel if building else self._get).setFocus()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self._state)
        row = QHBoxLayout()
        row.addWidget(self._bar, 1)
        row.addWidget(self._get)
        row.addWidget(self._cancel)
        row.addStretch(0)
        column.addLayout(row)

    @Slot()
    def _on_get(self) -> None:
        row = self._row()
        if row is not None and self._builds.build(row.name):
            self._problem = ""
            self._bar.setValue(0)
            self._state.setText(tr("Beginning…"))
            self._show_building(True)

    @Slot()
    def _on_cancel(self) -> None:
        self._builds.cancel()
        self._cancel.setEnabled(False)
        self._state.setText(tr("Stopping after this step…"))

    @Slot(str, float)
    def _on_progressed(self, step: str, done: float) -> None:
        if self._cancel.isEnabled():
            self._state.setText(step)
        self._bar.setValue(round(PERCENT * done))

    @Slot(str)
    def _on_ended(self, problem: str) -> None:
        self._problem = problem
        self._show_building(False)
        self._show()

    @Slot(tuple)
    def _on_listed(self, rows: tuple[ModelRow, ...]) -> None:
        self._rows = {row.name: row for row in rows}
        self.models_known.emit(self.names)
        self._show()
