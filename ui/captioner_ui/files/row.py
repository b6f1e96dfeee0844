"""Above the captions: how far a recording is, and what became of others."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from captioner_ui.announcing import announce
from captioner_ui.files.outcome import Outcome, Step, summary
from captioner_ui.files.waiting import Reading
from captioner_ui.plain_tip import plain_tip
from captioner_ui.style.tokens import GRID_PX, HALF_PX, MARGIN_PX
from captioner_ui.translation import tr, tr_later

BAR_PX: Final = 160
PERCENT: Final = 100
S_PER_MINUTE: Final = 60
STEP_WORDS: Final = {
    Step.OPEN: tr_later("&Open it"),
    Step.SESSIONS: tr_later("Show the &sessions"),
    Step.CHOOSE: tr_later("&Choose another"),
    Step.AGAIN: tr_later("Try &again"),
    Step.MODEL: tr_later("&Choose a model"),
}


class FilesRow(QFrame):
    """Two lines, each hidden while there is nothing to say. Main thread.

    Signals:
        stop_asked: give up what is read now.
        stop_all_asked: give up that, and all that waits.
        step_asked: Step and Outcome: the button was pressed; the outcome is the newest.
        export_asked: Outcome, whose text is to be a file.
        dismissed: the person has seen what became of them.
    """

    stop_asked = Signal()
    stop_all_asked = Signal()
    step_asked = Signal(Step, Outcome)
    export_asked = Signal(Outcome)
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("files")
        self._outcomes: list[Outcome] = []
        self._hidden = False
        self._reading = self._make_reading()
        self._ended = self._make_ended()
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN_PX, HALF_PX, MARGIN_PX, HALF_PX)
        column.setSpacing(HALF_PX)
        column.addWidget(self._reading)
        column.addWidget(self._ended)
        self._reading.hide()
        self._ended.hide()
        self.hide()

    def show_reading(self, reading: Reading | None) -> None:
        """How far a recording is; None when nothing is read."""
        if reading is not None:
            self._how.setText(reading_words(reading))
            self._show_bar(reading.share if reading.preparing else reading.done)
            self._stop.setEnabled(not reading.stopping)
            self._stop_all.setVisible(reading.waiting > 0)
        self._reading.setVisible(reading is not None)
        self._show_parts()

    def add(self, outcome: Outcome) -> None:
        """Say what became of a recording, with what is not dismissed yet."""
        self._outcomes.append(outcome)
        several = len(self._outcomes) > 1
        words = summary(self._outcomes) if several else outcome.words()
        step = Step.SESSIONS if several else outcome.step()
        self._what.setText(words)
        lines = [f"{one.words()} {one.details}".strip() for one in self._outcomes]
        self._what.setToolTip(plain_tip("\n".join(lines)))
        self._what.setAccessibleDescription(outcome.details)
        self._step.setText(tr(STEP_WORDS[step]))
        self._step.setProperty("step", step.name)
        self._export.setVisible(not several and outcome.session is not None)
        self._ended.show()
        self._show_parts()
        announce(self._what, words, urgent=False)

    def forget(self) -> None:
        """Say no more of what has ended."""
        self._outcomes.clear()
        self._ended.hide()
        self._show_parts()

    def set_hidden(self, on: bool) -> None:
        """Say nothing for now, as in the reading mode; what there is to say is kept."""
        self._hidden = on
        self._show_parts()

    def _show_parts(self) -> None:
        nothing = self._reading.isHidden() and self._ended.isHidden()
        self.setVisible(not (nothing or self._hidden))

    def _show_bar(self, done: float | None) -> None:
        known = done is not None
        self._bar.setRange(0, PERCENT if known else 0)
        if done is not None:
            self._bar.setValue(round(PERCENT * done))

    def _make_reading(self) -> QWidget:
        self._how = _line()
        self._bar = QProgressBar()
        self._bar.setAccessibleName(tr("Progress of the recording"))
        self._bar.setFixedWidth(BAR_PX)
        self._stop = QPushButton(tr("S&top"))
        self._stop.setToolTip(tr("Stop reading this recording; the text so far is kept"))
        self._stop.clicked.connect(self.stop_asked)
        self._stop_all = QPushButton(tr("Stop a&ll"))
        self._stop_all.clicked.connect(self.stop_all_asked)
        return _row(self._how, self._bar, self._stop, self._stop_all)

    def _make_ended(self) -> QWidget:
        self._what = _line()
        self._what.setObjectName("files ended")
        self._step = QPushButton()
        self._step.setObjectName("files step")
        self._step.setProperty("look", "main")
        self._step.clicked.connect(self._on_step)
        self._export = QPushButton(tr("&Export…"))
        self._export.setObjectName("files export")
        self._export.clicked.connect(self._on_export)
        dismiss = QPushButton(tr("&Dismiss"))
        dismiss.clicked.connect(self._on_dismissed)
        return _row(self._what, self._step, self._export, dismiss)

    @Slot()
    def _on_step(self) -> None:
        if self._outcomes:
            newest = self._outcomes[-1]
            step = Step[str(self._step.property("step"))]
            self._on_dismissed()
            self.step_asked.emit(step, newest)

    @Slot()
    def _on_export(self) -> None:
        if self._outcomes:
            self.export_asked.emit(self._outcomes[-1])

    @Slot()
    def _on_dismissed(self) -> None:
        self.forget()
        self.dismissed.emit()


class _Line(QLabel):
    """One line of words that is cut where there is no room; its tool tip may have all of it."""

    def __init__(self) -> None:
        super().__init__()
        self._all = ""
        self.setTextFormat(Qt.TextFormat.PlainText)  # names of files are in it
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        self._all = text
        self.setAccessibleName(text)
        self._cut()
        QTimer.singleShot(0, self, self._cut)  # when it is laid out

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        elided = Qt.TextElideMode.ElideMiddle
        super().setText(self.fontMetrics().elidedText(self._all, elided, self.width()))


def _line() -> _Line:
    return _Line()


def _row(words: QWidget, *others: QWidget) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(GRID_PX)
    layout.addWidget(words, 1)
    for widget in others:
        layout.addWidget(widget)
    return row


def reading_words(reading: Reading) -> str:
    """How far it is, in words."""
    if reading.stopping:
        words = tr("Stopping “{name}”…", name=reading.name)
    elif reading.preparing:
        percent = round(PERCENT * reading.share)
        words = tr(
            "Preparing the model for “{name}”: {percent} %", name=reading.name, percent=percent
        )
    elif reading.left_s is None:
        words = tr("Reading “{name}”…", name=reading.name)
    elif reading.left_s < S_PER_MINUTE:
        words = tr("Reading “{name}”: less than a minute left", name=reading.name)
    else:
        minutes = round(reading.left_s / S_PER_MINUTE)
        words = tr("Reading “{name}”: about %n minute(s) left", name=reading.name, n=minutes)
    if not reading.waiting:
        return words
    return tr("{reading}; %n more to read", reading=words, n=reading.waiting)
