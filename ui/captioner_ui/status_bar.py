"""The strip below the captions: how it is going, in words, and the figures quietly beside."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from captioner_ui.announcing import announce
from captioner_ui.figures import NO_FIGURES
from captioner_ui.status import Help, Message
from captioner_ui.style.icons import pixmap
from captioner_ui.style.tokens import GRID_PX, HALF_PX, ICON_PX, MARGIN_PX, TITLE_SCALE
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr, tr_later

HELP_WORDS: Final = {
    Help.TRY_AGAIN: tr_later("Try &again"),
    Help.LOOK_AGAIN: tr_later("Look &again"),
    Help.CHOOSE_SOURCE: tr_later("Choose &another source"),
    Help.UNMUTE: tr_later("&Unmute"),
    Help.RECOGNITION: tr_later("&Choose the language"),
    Help.GET_MODEL: tr_later("&Get it"),
    Help.STOP_MODEL: tr_later("&Stop that"),
    Help.RETRY_ENCODER: tr_later("Try the &NPU again"),
}


class StatusBar(QFrame):
    """One message, with the one button that helps if it is a problem, and one line of figures.

    Signals:
        help_asked: Help, the message's button was pressed.
        details_asked: the figures were pressed.
    """

    help_asked = Signal(Help)
    details_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = Message("")
        self._interrupted: Message | None = None  # by one that passes
        self._retry = False
        self._reading = False
        self._sign = QLabel()
        self._sign.setObjectName("problem")
        self._sign.setAccessibleName(tr("Problem"))
        self._sign.hide()
        self._message = _make_label("status")
        self._help = QPushButton(tr(HELP_WORDS[Help.TRY_AGAIN]))
        self._help.setObjectName("help")
        self._help.clicked.connect(self._on_help)
        self._help.hide()
        self._figures = self._make_figures()
        self.show_figures(tr(NO_FIGURES), "")
        self._lay_out()

    def show_message(self, message: Message) -> None:
        """Say `message` until the next one; a problem also to who listens to the screen."""
        before, self._shown = self._shown, message
        if message == before:
            return
        if message.text != before.text:
            self._message.setText(message.text)
            self._message.setAccessibleName(tr("Status: {text}", text=message.text))
            if message != self._interrupted:  # else it has been said
                announce(self._message, message.text, urgent=message.problem)
        self._interrupted = before if message.passing and not before.passing else None
        if (message.problem, message.help) != (before.problem, before.help):
            self._look()
        self._show_parts()

    def shows(self, words: str) -> bool:
        """Whether these words can be read there now, or would be if the window were shown."""
        return words in self._shown.text and not self.isHidden()

    def offer_retry(self, offered: bool) -> None:
        """Show a button for trying the encoder again, or not."""
        self._retry = offered
        self._show_parts()

    def show_figures(self, text: str, all_of_them: str) -> None:
        """Show the figures of the last second; all of them to who asks for more."""
        if all_of_them != self._figures.toolTip():
            self._figures.setToolTip(all_of_them)
        if text != self._figures.text():
            self._figures.setText(text)
            self._figures.setAccessibleName(tr("Figures: {text}", text=text))

    def set_reading(self, reading: bool) -> None:
        """With captions alone: only what keeps them from coming is said."""
        self._reading = reading
        self._show_parts()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the system's font size and colours."""
        super().changeEvent(event)
        built = hasattr(self, "_figures")  # Qt calls this from its own constructor, too
        changes = (
            QEvent.Type.FontChange,
            QEvent.Type.ApplicationFontChange,
            QEvent.Type.PaletteChange,
        )
        if built and event.type() in changes:
            self._look()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """A narrow one cuts the figures."""
        return QSize(10 * MARGIN_PX, super().minimumSizeHint().height())

    def _look(self) -> None:
        """Of a problem, or of what goes well."""
        problem = self._shown.problem
        font = QFont(self.font())
        if problem:
            font.setPointSizeF(font.pointSizeF() * TITLE_SCALE)
        if font != self._message.font():
            self._message.setFont(font)
        for widget, look in (
            (self, "problem" if problem else ""),
            (self._message, "" if problem else "quiet"),
        ):
            if widget.property("look") != look:
                widget.setProperty("look", look)
                self.style().unpolish(widget)
                self.style().polish(widget)
        if problem:
            colour = QColor(colours_of(self.palette()).on_problem)
            self._sign.setPixmap(pixmap("warning", ICON_PX, colour, self.devicePixelRatioF()))

    def _show_parts(self) -> None:
        message = self._shown
        self._sign.setVisible(message.problem)
        wanted = Help.RETRY_ENCODER if self._retry and message.help is None else message.help
        self._help.setVisible(wanted is not None)
        if wanted is not None:
            self._help.setText(tr(HELP_WORDS[wanted]))
            self._help.setProperty("help", wanted.value)
        self._figures.setVisible(not self._reading)
        needed = message.problem or message.passing or wanted is not None
        self.setVisible(not self._reading or needed)

    def _make_figures(self) -> QPushButton:
        figures = QPushButton()
        figures.setObjectName("figures")
        figures.setProperty("look", "quiet")
        figures.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        figures.setMinimumWidth(0)
        figures.clicked.connect(self.details_asked)
        return figures

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN_PX, HALF_PX, MARGIN_PX, HALF_PX)
        row.setSpacing(GRID_PX)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._message, 1)
        row.addWidget(self._help, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._figures, 0, Qt.AlignmentFlag.AlignVCenter)
        self._look()

    @Slot()
    def _on_help(self) -> None:
        self.help_asked.emit(Help(self._help.property("help")))


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
