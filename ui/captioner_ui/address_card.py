"""The addresses at which captions are served, to be read, copied, and taken by a phone's camera."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from captioner_ui.translation import tr

QUIET: Final = 4  # modules of white around a code, as its standard asks for
CODE_PX: Final = 260
WIDTH_PX: Final = 460


class AddressCard(QDialog):
    """One code for the first address, and a line for each."""

    def __init__(self, addresses: Sequence[str], *, shared: bool, parent: QWidget) -> None:
        """Show `addresses`, at least one; `shared` says whether other devices reach them."""
        super().__init__(parent)
        self.setWindowTitle(tr("Captions for browsers"))
        self.setObjectName("addresses")
        self.setMinimumWidth(WIDTH_PX)
        column = QVBoxLayout(self)
        column.addWidget(_words(_explained(shared=shared)))
        if shared:
            column.addWidget(Code(addresses[0]), 0, Qt.AlignmentFlag.AlignHCenter)
        for address in addresses:
            line = QLineEdit(address)
            line.setReadOnly(True)
            line.setCursorPosition(0)
            line.setAccessibleName(tr("Address"))
            column.addWidget(line)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)


class Code(QWidget):
    """A QR code, black on white whatever the theme."""

    def __init__(self, text: str) -> None:
        super().__init__()
        import segno

        self._rows = [bytes(row) for row in segno.make_qr(text, error="m").matrix]
        self.setFixedSize(QSize(CODE_PX, CODE_PX))
        self.setAccessibleName(tr("The address as a QR code"))

    @property
    def rows(self) -> Sequence[bytes]:
        """The code's modules, row by row; 1 is dark."""
        return self._rows

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint whole pixels, so that every module is sharp."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("white"))
        size = self.width() // (len(self._rows) + 2 * QUIET)
        edge = (self.width() - size * len(self._rows)) // 2
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    module = QRectF(edge + x * size, edge + y * size, size, size)
                    painter.fillRect(module, QColor("black"))


def _explained(*, shared: bool) -> str:
    if shared:
        return tr(
            "Phones and computers in the same network open this address. Who has it can read "
            "along; the connection is not encrypted."
        )
    return tr(
        "Browsers on this computer open this address. For other devices, switch that on in the "
        "settings, under Sharing."
    )


def _words(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
