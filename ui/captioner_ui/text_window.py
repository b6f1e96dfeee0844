"""A window of plain text that can be read, selected and copied."""

from typing import Final

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from captioner_ui.fitting import fitted
from captioner_ui.raising import bring_to_front
from captioner_ui.translation import tr

START_SIZE: Final = QSize(700, 420)  # px; fits a screen of 800x480


class TextWindow(QDialog):
    """Not modal; its letters are of one width, for columns. Main thread."""

    def __init__(self, parent: QWidget, title: str, name: str) -> None:
        """Args: title: above the window; name: of the object."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setObjectName(name)
        self.resize(fitted(START_SIZE))
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(title)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        copy = QPushButton(tr("&Copy"))
        copy.clicked.connect(self._on_copy)
        close = QPushButton(tr("C&lose"))
        close.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(copy)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self._text, 1)
        column.addLayout(buttons)

    @property
    def text(self) -> str:
        """What it shows."""
        return self._text.toPlainText()

    def show_text(self, text: str) -> None:
        """Show this, and come to the front."""
        self.replace_text(text)
        bring_to_front(self)

    def hide_text(self) -> None:
        """Something else shows what it says."""
        self._text.hide()

    def replace_text(self, text: str) -> None:
        """Show this from now on."""
        self._text.setPlainText(text)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
