"""The rows below the captions: how it is going, in words and in figures."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

from captioner_ui.figures import NO_FIGURES
from captioner_ui.status import Message

ICON_PX: Final = 18
MARGIN_PX: Final = 20  # in line with the captions above
MESSAGE_SCALE: Final = 1.2  # of the system font: to be read from where the captions are read


class StatusBar(QWidget):
    """One message, with a warning sign when it is a problem, and one line of figures.

    Signals:
        retry_asked: the encoder that was asked for should be tried again.
    """

    retry_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = self._make_sign()
        self._message = _make_label("Status")
        self._message.setObjectName("status")
        self._message.setWordWrap(True)
        font = self._message.font()
        font.setPointSizeF(font.pointSizeF() * MESSAGE_SCALE)
        self._message.setFont(font)
        self._retry = self._make_retry()
        self._figures = _make_label("Figures")
        self._figures.setWordWrap(True)
        self._figures.setObjectName("figures")
        self._figures.setText(NO_FIGURES)
        self._figures.setToolTip(
            "RTFx: seconds of speech per second of work. RAM: memory of the model and of the "
            "whole program. CPU: in percent of one core. Lag: speech that is not captioned yet. "
            "Encoder: where it runs, and its time per window."
        )
        self._lay_out()

    def show_message(self, message: Message) -> None:
        """Say `message` until the next one."""
        self._sign.setVisible(message.problem)
        if message.text != self._message.text():
            self._message.setText(message.text)

    def offer_retry(self, offered: bool) -> None:
        """Show a button for trying the encoder again, or not."""
        self._retry.setVisible(offered)

    def show_figures(self, text: str) -> None:
        """Show the figures of the last second."""
        self._figures.setText(text)

    def _make_retry(self) -> QPushButton:
        retry = QPushButton("Try the &NPU again")
        retry.setObjectName("retry")
        retry.setToolTip("Another program may have let go of it by now")
        retry.clicked.connect(self.retry_asked)
        retry.hide()
        return retry

    def _make_sign(self) -> QLabel:
        sign = QLabel()
        sign.setObjectName("problem")
        sign.setAccessibleName("Problem")
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        sign.setPixmap(icon.pixmap(ICON_PX, ICON_PX))
        sign.hide()
        return sign

    def _lay_out(self) -> None:
        saying = QHBoxLayout()
        saying.setSpacing(8)
        saying.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        saying.addWidget(self._message, 1)
        saying.addWidget(self._retry, 0, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(MARGIN_PX, 8, MARGIN_PX, 8)
        rows.setSpacing(4)
        rows.addLayout(saying)
        rows.addWidget(self._figures)


def _make_label(name: str) -> QLabel:
    label = QLabel()
    label.setAccessibleName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
