"""What captions will look like, while the dialog is open."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from captioner_ui.overlay.rolling import Row
from captioner_ui.overlay.row_painter import RowPainter
from captioner_ui.sections.appearance import Appearance, Theme
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.style.tokens import DARK, HIGH_CONTRAST, LIGHT, Colours
from captioner_ui.translation import tr

HEIGHT_PX: Final = 148  # two rows of the usual overlay in most fonts, and its edge
MAX_HEIGHT_PX: Final = 172  # more is not to be had on a screen of 480 px
PAD_PX: Final = 12
FLOOR_PX: Final = 6  # below the last row

_COLOURS: Final = {
    Theme.LIGHT: LIGHT,
    Theme.DARK: DARK,
    Theme.HIGH_CONTRAST: HIGH_CONTRAST,
}


class Preview(QFrame):
    """A picture of two rows; not for the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setMinimumSize(QSize(200, HEIGHT_PX))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Preview"))

    def _rows(self) -> list[tuple[str, str]]:
        """Settled and pending text of the rows shown."""
        return [
            (tr("This is settled."), ""),
            (tr("And this"), tr(" may change")),
        ]


class LookPreview(Preview):
    """Captions as in the main window."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look

    def show_look(self, look: Appearance) -> None:
        """Show this look from now on."""
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the rows from the bottom up: large letters push the older one out."""
        super().paintEvent(event)
        painter = QPainter(self)
        font = QFont(self._look.font or self.font().family(), self._look.size_pt)
        painter.setFont(font)
        colours = self._colours()
        area = self.contentsRect()
        painter.fillRect(area, QColor(colours.base))
        painter.setClipRect(area)
        height = painter.fontMetrics().height()
        baseline = area.bottom() - FLOOR_PX - painter.fontMetrics().descent()
        for settled, pending in reversed(self._rows()):
            painter.setPen(QColor(colours.text))
            painter.drawText(QPointF(area.left() + PAD_PX, baseline), settled)
            x = area.left() + PAD_PX + painter.fontMetrics().horizontalAdvance(settled)
            painter.setPen(QColor(colours.faint))
            painter.drawText(QPointF(x, baseline), pending)
            baseline -= height

    def _colours(self) -> Colours:
        """Of the theme that is chosen, which need not be the one in effect."""
        if self._look.theme in _COLOURS:
            return _COLOURS[self._look.theme]
        return DARK if self.palette().base().color().lightness() < 128 else LIGHT


class OverlayPreview(Preview):
    """The overlay over something light and something dark."""

    def __init__(self, look: OverlaySettings) -> None:
        super().__init__()
        self._look = look
        self._painter = RowPainter(look)
        usual = RowPainter(OverlaySettings())
        room = len(self._rows()) * usual.row_height + 4 * PAD_PX + 2 * self.frameWidth()
        self.setMinimumHeight(min(max(HEIGHT_PX, room), MAX_HEIGHT_PX))

    def show_look(self, look: OverlaySettings) -> None:
        """Show this look from now on."""
        if look != self._look:
            self._look = look
            self._painter = RowPainter(look)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint half a white and half a dark desktop, the overlay's background, and its rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        area = self.contentsRect()
        painter.setClipRect(area)
        painter.fillRect(area, QColor("#fafafa"))
        painter.fillRect(
            QRect(area.center().x(), 0, area.width(), area.bottom()), QColor("#305078")
        )
        background = QColor(self._look.background)
        background.setAlphaF(self._look.opacity_percent / 100)
        box = area.adjusted(PAD_PX, PAD_PX, -PAD_PX, -PAD_PX)
        painter.fillRect(box, background)
        painter.setClipRect(box)  # letters may be larger than all of this
        self._paint_rows(painter, box)

    def _paint_rows(self, painter: QPainter, box: QRect) -> None:
        """As many as there is room for in the overlay's box, the newest at its foot."""
        height = self._painter.row_height
        fit = max(1, (box.height() - 2 * PAD_PX) // height)
        rows = [Row(settled, pending) for settled, pending in self._rows()]
        rows = rows[-min(fit, self._look.lines) :]
        pictures = self._painter.pictures(rows, box.width() - 2 * PAD_PX, self.devicePixelRatioF())
        margin = self._painter.margin
        left = box.left() + PAD_PX - margin
        top = box.bottom() - PAD_PX - height * len(rows) - margin
        for number, picture in enumerate(pictures):
            painter.drawPixmap(QPointF(left, top + number * height), picture.pixmap)
