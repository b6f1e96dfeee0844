"""What the overlay offers while the pointer or the keyboard is at it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, HALF_PX, ICON_PX, RADIUS_PX, TARGET_PX
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

HEIGHT_PX: Final = TARGET_PX + GRID_PX
_DOT_PX: Final = 3.0
_DOTS: Final = tuple((x, y) for x in (-1, 1) for y in (-1, 0, 1))  # of the place to take it by


class OverlayTools(QWidget):
    """A strip above the rows, which can be dragged by it; its buttons are at its end.

    Signals:
        toggle_asked: pause, or go on.
        size_asked: int, letters so many steps larger.
        close_asked: hide the overlay.
    """

    toggle_asked = Signal()
    size_asked = Signal(int)
    close_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._toggle = self._button("", "")
        smaller = self._button("smaller", tr("Smaller letters"))
        larger = self._button("larger", tr("Larger letters"))
        close = self._button("close", tr("Hide the overlay"))
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID_PX, 0, HALF_PX, 0)
        row.setSpacing(HALF_PX)
        row.addStretch(1)
        for button in (self._toggle, smaller, larger, close):
            row.addWidget(button)
        self._toggle.clicked.connect(self.toggle_asked)
        smaller.clicked.connect(lambda: self.size_asked.emit(-1))
        larger.clicked.connect(lambda: self.size_asked.emit(+1))
        close.clicked.connect(self.close_asked)
        self.show_running(on=False)
        self.hide()

    def show_running(self, *, on: bool) -> None:
        """Whether captioning runs, and so whether the first button pauses it."""
        words = tr("Pause captioning") if on else tr("Start captioning")
        self._toggle.setIcon(icon("pause" if on else "start"))
        self._toggle.setAccessibleName(words)
        self._toggle.setToolTip(words)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """A ground in the colours of the program, round at the top, with dots to take it by."""
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.window))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, 0, RADIUS_PX), RADIUS_PX, RADIUS_PX)
        painter.setPen(QPen(QColor(colours.edge), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.edge))
        middle = QPointF(GRID_PX + HALF_PX, self.height() / 2)
        if self.isRightToLeft():
            middle.setX(self.width() - middle.x())
        for x, y in _DOTS:
            dot = QRectF(0, 0, _DOT_PX, _DOT_PX)
            dot.moveCenter(middle + QPointF(x * _DOT_PX, 2 * y * _DOT_PX))
            painter.drawEllipse(dot)

    def _button(self, name: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("look", "plain")
        button.setIconSize(QSize(ICON_PX, ICON_PX))
        button.setFixedSize(QSize(TARGET_PX, TARGET_PX))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        button.setCursor(Qt.CursorShape.ArrowCursor)
        if name:
            button.setIcon(icon(name))
        button.setAccessibleName(words)
        button.setToolTip(words)
        return button
