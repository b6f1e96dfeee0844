"""A page in large letters, to type what others shall read."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from captioner_ui.fitting import fitted
from captioner_ui.note.board import NoteBoard
from captioner_ui.note.letters import fitted_font
from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, HALF_PX, MARGIN_PX
from captioner_ui.translation import tr

START_SIZE: Final = QSize(960, 600)  # px; a smaller screen makes it smaller
N_KEYS: Final = 9  # phrases that a number key writes
LONGEST_PHRASE: Final = 28  # letters of one on its button


class TurnedPage(QWidget):
    """The text upside down, for somebody on the other side of the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setObjectName("turned")
        self.setAccessibleName(tr("Note, turned around"))

    def show_text(self, text: str) -> None:
        """Show this from now on."""
        self._text = text
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it as large as it fits."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(self.palette().text().color())
        painter.translate(self.width(), self.height())
        painter.rotate(180)
        area = self.rect().adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, -MARGIN_PX)
        painter.setFont(fitted_font(self.font(), self._text, area.size()))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading
        painter.drawText(area, int(flags.value), self._text)


class NotePage(QPlainTextEdit):
    """What is typed, in letters as large as they fit."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("note")
        self.setAccessibleName(tr("Note"))
        self.setPlaceholderText(tr("Type what others shall read"))
        self.setTabChangesFocus(True)
        self.fills = True
        """Whether the letters grow to fill the page."""
        self.textChanged.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the letters again."""
        super().resizeEvent(event)
        self.fit()

    @Slot()
    def fit(self, *, anew: bool = False) -> None:
        """Choose the size of the letters; `anew` also where it is the same."""
        margin = round(2 * self.document().documentMargin()) + HALF_PX
        room = self.viewport().size() - QSize(margin, margin)
        text = self.toPlainText() or self.placeholderText()
        font = fitted_font(self.font(), text if self.fills else text * 99, room)
        if anew or font.pointSize() != self.document().defaultFont().pointSize():
            self.document().setDefaultFont(font)


class NoteWindow(QDialog):
    """The page, phrases below it, and what can be done with it. Not modal."""

    def __init__(self, parent: QWidget, board: NoteBoard | None = None) -> None:
        """Args: parent: the window; board: where the note can be shown to those who read along."""
        super().__init__(parent)
        self.setObjectName("note window")
        self._board = board
        self.setWindowTitle(tr("Note"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.resize(fitted(START_SIZE))
        self.page: Final = NotePage()
        self._turned = TurnedPage()
        self._turned.hide()
        self._phrases: list[str] = []
        self._chips = QHBoxLayout()
        self._turn = _button(tr("&Turn around"), "undo")
        self._turn.setCheckable(True)
        self._full = _button(tr("&Full screen"), "reading")
        self._full.setCheckable(True)
        self._share = _button(tr("Show on the shared &page"), "share")
        self._share.setCheckable(True)
        self._share.setVisible(board is not None and board.served)
        self._clear = _button(tr("&Clear"), "delete")
        self._close = _button(tr("C&lose"), "close")
        self._lay_out()
        self.page.textChanged.connect(self._on_text)
        self._turn.toggled.connect(self._on_turn)
        self._full.toggled.connect(self._on_full)
        self._clear.clicked.connect(self._on_clear)
        self._share.toggled.connect(self._put_up)
        self.finished.connect(self._on_finished)
        if board is not None:
            board.served_changed.connect(self._on_served)
        self._close.clicked.connect(self.close)
        for number in range(1, N_KEYS + 1):
            key = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            key.activated.connect(lambda number=number: self.write(number - 1))
        QShortcut(QKeySequence(Qt.Key.Key_F11), self).activated.connect(self._full.toggle)

    def show_phrases(self, phrases: list[str]) -> None:
        """Offer these below the page."""
        if phrases == self._phrases:
            return
        self._phrases = phrases
        while (item := self._chips.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for number, phrase in enumerate(phrases):
            words = phrase if len(phrase) <= LONGEST_PHRASE else phrase[:LONGEST_PHRASE] + "…"
            head = f"{number + 1}  " if number < N_KEYS else ""
            chip = QPushButton(head + words.replace("&", "&&"))
            chip.setObjectName("phrase")
            chip.setAutoDefault(False)
            chip.setAccessibleName(phrase)
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            chip.clicked.connect(lambda _checked=False, number=number: self.write(number))
            self._chips.addWidget(chip)
        self._chips.addStretch(1)

    def set_font_family(self, family: str) -> None:
        """Letters of this font; empty for the system's."""
        for shown in (self.page, self._turned):
            font = QFont(family) if family else QFont(self.font())
            shown.setFont(font)
        self.page.fit(anew=True)

    def write(self, number: int) -> None:
        """Write a phrase where the cursor is; nothing if there are not so many."""
        if number < len(self._phrases):
            cursor = self.page.textCursor()
            before = self.page.toPlainText()[: cursor.position()]
            space = " " if before and not before[-1].isspace() else ""
            cursor.insertText(space + self._phrases[number])
            self.page.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape leaves the full screen first."""
        if event.key() == Qt.Key.Key_Escape and self._full.isChecked():
            self._full.setChecked(False)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        strip = QWidget()
        strip.setLayout(self._chips)
        self._chips.setContentsMargins(0, 0, 0, 0)
        self._chips.setSpacing(GRID_PX)
        scrolled = QScrollArea()
        scrolled.setWidgetResizable(True)
        scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        scrolled.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(strip)
        scrolled.setFixedHeight(self._close.sizeHint().height() + 2 * GRID_PX)
        buttons = QHBoxLayout()
        buttons.setSpacing(HALF_PX)
        for button in (self._turn, self._full, self._share, self._clear):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID_PX, GRID_PX, GRID_PX, GRID_PX)
        column.setSpacing(GRID_PX)
        column.addWidget(self._turned, 3)
        column.addWidget(self.page, 1)
        column.addWidget(scrolled)
        column.addLayout(buttons)
        self.page.setFocus()

    @Slot()
    def _on_text(self) -> None:
        self._turned.show_text(self.page.toPlainText())
        self._put_up()

    @Slot()
    def _put_up(self) -> None:
        """Have others see the note as it is now, if that is wanted."""
        if self._board is not None:
            self._board.write(self.page.toPlainText().strip() if self._share.isChecked() else "")

    @Slot(bool)
    def _on_served(self, served: bool) -> None:
        self._share.setVisible(served)
        self._share.setChecked(self._share.isChecked() and served)

    @Slot()
    def _on_finished(self) -> None:
        """Closed: nobody else sees the note any more."""
        self._share.setChecked(False)

    @Slot(bool)
    def _on_turn(self, turned: bool) -> None:
        """Upside down above, and a field to type in below."""
        self._turned.setVisible(turned)
        self.page.fills = not turned
        self.page.fit()
        self.page.setFocus()

    @Slot(bool)
    def _on_full(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()
        self.page.setFocus()

    @Slot()
    def _on_clear(self) -> None:
        """Empty the page; Ctrl+Z brings the text back."""
        cursor = self.page.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.removeSelectedText()
        self.page.setFocus()


def _button(words: str, drawing: str) -> QPushButton:
    button = QPushButton(icon(drawing), words)
    button.setAutoDefault(False)
    return button
