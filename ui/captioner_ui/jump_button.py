"""The button that leads back to the newest caption, and says how much came meanwhile."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from captioner_ui.style.tokens import CAPTION_MARGIN_PX
from captioner_ui.translation import tr


class JumpButton(QPushButton):
    """In the lower corner of a view, while its reader is further up."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(newest_words(0), view)
        self.setFont(QApplication.font(self))  # not the captions' size
        self.setAccessibleName(tr("Jump to the newest caption"))
        self.setToolTip(tr("Jump to the newest caption (End)"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def show_new(self, n: int, area: QRect) -> None:
        """Say that so many lines came, in a view whose text has this area."""
        words = newest_words(n)
        if words != self.text():
            self.setText(words)
        self.place(area)

    def place(self, area: QRect) -> None:
        """Stand in the lower right corner of this area."""
        place = QRect(QPoint(0, 0), self.sizeHint())
        place.moveBottomRight(area.bottomRight() - QPoint(CAPTION_MARGIN_PX, CAPTION_MARGIN_PX))
        if place != self.geometry():
            self.setGeometry(place)


def newest_words(n: int) -> str:
    """What leads to the newest caption says, after so many new lines."""
    match n:
        case 0:
            return tr("↓ &Newest")
        case 1:
            return tr("↓ 1 &new line")
        case _:
            return tr("↓ {n} &new lines", n=n)
