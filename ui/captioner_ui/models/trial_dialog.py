"""Which model does this machine carry? A table that fills while models are tried."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from captioner.composition.trial_figures import Trial
from captioner_ui.fitting import fitted
from captioner_ui.models.trials import ModelTrials, best_of, names_here
from captioner_ui.translation import tr

START_SIZE: Final = QSize(720, 420)  # px; fits a screen of 800x480
NAME, SPEED, DELAY, MEMORY, ERRORS = range(5)


class TrialDialog(QDialog):
    """Not modal. Closing it ends the trials.

    Signals:
        chosen: str, the model to caption with from now on.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None, trials: ModelTrials | None = None) -> None:
        """Args: parent: the window; trials: what tries them."""
        super().__init__(parent)
        self.setWindowTitle(tr("Try the models"))
        self.resize(fitted(START_SIZE))
        self.languages = False
        """Whether English alone will not do."""
        self._trials = trials or ModelTrials()
        self._found: list[Trial] = []
        self._rows: dict[str, QTreeWidgetItem] = {}
        self._about = _label(
            tr(
                "Each model on this computer captions the same half minute of speech. Captions of "
                "your own make it slower meanwhile: pause them for a fair result."
            )
        )
        self._table = _table()
        self._advice = _label("")
        self._start = QPushButton(tr("&Try them"))
        self._stop = QPushButton(tr("&Stop"))
        self._use = QPushButton(tr("&Use this model"))
        self._lay_out()
        self._connect()
        self._show_trying(trying=False)

    def start(self) -> None:
        """Try every model that is here."""
        names = names_here()
        self._found.clear()
        self._table.clear()
        self._rows = {name: QTreeWidgetItem([name]) for name in names}
        self._table.addTopLevelItems(list(self._rows.values()))
        self._advice.setText("" if names else tr("No model is on this computer yet."))
        if names:
            self._show_trying(trying=True)
            self._trials.start(names)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        close = QPushButton(tr("&Close"))
        close.clicked.connect(self.close)
        for button in (self._start, self._stop, self._use):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        close.setAutoDefault(False)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        for part in (self._about, self._table, self._advice):
            column.addWidget(part, 1 if part is self._table else 0)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._start.clicked.connect(self.start)
        self._stop.clicked.connect(self._trials.stop)
        self._use.clicked.connect(self._on_use)
        self._table.itemSelectionChanged.connect(self._on_selection)
        self._trials.heard.connect(self._on_heard)
        self._trials.tried.connect(self._on_tried)
        self._trials.ended.connect(self._on_ended)
        self.finished.connect(self._trials.stop)  # closed in any way, with Escape, too
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self._trials.stop)

    def _show_trying(self, *, trying: bool) -> None:
        had_focus = self._start.hasFocus() or self._stop.hasFocus()
        self._start.setVisible(not trying)
        self._stop.setVisible(trying)
        self._on_selection()
        if had_focus:
            (self._stop if trying else self._start).setFocus()

    def _usable(self) -> str:
        """The model that is selected, if it was tried and works."""
        selected = [item.text(NAME) for item in self._table.selectedItems()]
        return next(
            (one.name for one in self._found if one.name in selected and not one.problem), ""
        )

    @Slot()
    def _on_selection(self) -> None:
        self._use.setEnabled(bool(self._usable()))

    @Slot()
    def _on_use(self) -> None:
        if name := self._usable():
            self.chosen.emit(name)
            self._advice.setText(tr("Captions are made with {name} from now on.", name=name))

    @Slot(str, float)
    def _on_heard(self, name: str, heard_s: float) -> None:
        self._rows[name].setText(SPEED, tr("listening, {n} s", n=round(heard_s)))

    @Slot(object)
    def _on_tried(self, trial: Trial) -> None:
        self._found.append(trial)
        row = self._rows[trial.name]
        for column, words in enumerate(_words(trial)):
            row.setText(column, words)
        row.setToolTip(SPEED, trial.problem)

    @Slot()
    def _on_ended(self) -> None:
        for name in self._rows.keys() - {one.name for one in self._found}:
            self._rows[name].setText(SPEED, tr("not tried"))
        best = best_of(self._found, languages=self.languages) if self._found else None
        if best is not None:
            self._table.setCurrentItem(self._rows[best])
            self._advice.setText(
                tr(
                    "Recommended for this computer: {name}. It keeps up, and made the fewest "
                    "errors in our own measurements.",
                    name=best,
                )
            )
        elif self._found:
            self._advice.setText(
                tr("No model that we measured keeps up here; the fastest is the best choice.")
            )
        self._show_trying(trying=False)


def _label(text: str) -> QLabel:
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    return made


def _table() -> QTreeWidget:
    made = QTreeWidget()
    made.setRootIsDecorated(False)
    made.setUniformRowHeights(True)
    made.setAccessibleName(tr("Models"))
    made.setHeaderLabels(
        [tr("Model"), tr("Speed"), tr("A word after"), tr("Memory"), tr("Wrong words")]
    )
    made.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return made


def _words(trial: Trial) -> tuple[str, ...]:
    """The cells of a trial's row."""
    if trial.problem:
        return (trial.name, tr("failed: {problem}", problem=trial.problem), "", "", "")
    speed = (
        tr("{n} times real time", n=f"{trial.rtfx:.1f}")
        if trial.keeps_up
        else tr("does not keep up")
    )
    delay = "" if trial.word_s is None else tr("{n} s", n=f"{trial.word_s:.1f}")
    wrong = tr("{n} of {total}", n=trial.n_errors, total=trial.n_words)
    return (trial.name, speed, delay, tr("{n} MB", n=round(trial.memory_mb)), wrong)
