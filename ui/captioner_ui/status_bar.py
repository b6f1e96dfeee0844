"""The rows below the captions: how it is going, in words and in figures."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

from captioner_ui.announcing import announce
from captioner_ui.figures import NO_FIGURES
from captioner_ui.status import Message
from captioner_ui.translation import tr

ICON_PX: Final = 18
MARGIN_PX: Final = 20  # in line with the captions above
PAD_PX: Final = 8
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
        self._message = _make_label("status")
        self._scale_message()
        self._figures_wanted = self._roomy = True
        self._retry = self._make_retry()
        self._figures = _make_label("figures")
        self.show_figures(tr(NO_FIGURES))
        self._figures.setToolTip(
            tr(
                "RTFx: seconds of speech per second of work. RAM: memory of the model and of the "
                "whole program. CPU: in percent of one core. Lag: speech that is not captioned "
                "yet. Encoder: where it runs, and its time per window."
            )
        )
        self._lay_out()

    def show_message(self, message: Message) -> None:
        """Say `message` until the next one; a problem also to who listens to the screen."""
        self._sign.setVisible(message.problem)
        if message.text != self._message.text():
            self._message.setText(message.text)
            self._message.setAccessibleName(tr("Status: {text}", text=message.text))
            announce(self._message, message.text, urgent=message.problem)

    def offer_retry(self, offered: bool) -> None:
        """Show a button for trying the encoder again, or not."""
        self._retry.setVisible(offered)

    def show_figures(self, text: str) -> None:
        """Show the figures of the last second."""
        if text == self._figures.text():
            return
        self._figures.setText(text)
        self._figures.setAccessibleName(tr("Figures: {text}", text=text))

    def set_figures_shown(self, shown: bool) -> None:
        """Keep room for the figures, or give it to the captions."""
        self._figures_wanted = shown
        self._figures.setVisible(shown and self._roomy)

    def set_roomy(self, roomy: bool) -> None:
        """Whether the window is high enough for figures; captions come first."""
        self._roomy = roomy
        high = PAD_PX if roomy else PAD_PX // 2
        self._rows.setContentsMargins(MARGIN_PX, high, MARGIN_PX, high)
        self.set_figures_shown(self._figures_wanted)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the system's font size."""
        super().changeEvent(event)
        built = hasattr(self, "_message")  # Qt calls this from its own constructor, too
        if built and event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._scale_message()

    def _scale_message(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * MESSAGE_SCALE)
        self._message.setFont(font)

    def _make_retry(self) -> QPushButton:
        retry = QPushButton(tr("Try the &NPU again"))
        retry.setObjectName("retry")
        retry.setToolTip(tr("Another program may have let go of it by now"))
        retry.clicked.connect(self.retry_asked)
        retry.hide()
        return retry

    def _make_sign(self) -> QLabel:
        sign = QLabel()
        sign.setObjectName("problem")
        sign.setAccessibleName(tr("Problem"))
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
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(MARGIN_PX, PAD_PX, MARGIN_PX, PAD_PX)
        rows.setSpacing(4)
        rows.addLayout(saying)
        rows.addWidget(self._figures)


def _make_label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label
