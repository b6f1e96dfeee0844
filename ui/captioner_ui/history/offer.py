"""One offer in a row of its own: words, a button to take it, and one to let it be."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from captioner_ui.plain_tip import plain_tip
from captioner_ui.translation import tr

MARGIN_PX = 16


class OfferRow(QFrame):
    """Hidden until there is something to offer; never in the way of anything.

    Signals:
        taken: the person wants it.
        dismissed: the person does not want it.
    """

    taken = Signal()
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.PlainText)  # somebody said some of them
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._all = ""
        self._take = QPushButton()
        self._take.clicked.connect(self._on_taken)
        dismiss = QPushButton(tr("&Dismiss"))
        dismiss.clicked.connect(self._on_dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN_PX, 6, MARGIN_PX, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self._take)
        row.addWidget(dismiss)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.AlternateBase)
        self.hide()

    def offer(self, words: str, take: str) -> None:
        """Offer what `words` say, on a button named `take`."""
        self._all = words
        self._words.setToolTip(plain_tip(words))
        self.setAccessibleName(words)
        self._take.setText(take)
        self.show()
        QTimer.singleShot(0, self, self._cut)  # when it is laid out

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """One row: what does not fit is in the tool tip, and read out."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        room = self._words.width()
        short = self._words.fontMetrics().elidedText(self._all, Qt.TextElideMode.ElideRight, room)
        self._words.setText(short)

    @Slot()
    def _on_taken(self) -> None:
        self.hide()
        self.taken.emit()

    @Slot()
    def _on_dismissed(self) -> None:
        self.hide()
        self.dismissed.emit()
