"""The overlay's window: paints rows, is dragged and resized, and says where it went."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from captioner_ui.overlay.handles import Grip, dragged, grip_at
from captioner_ui.overlay.on_top import Route
from captioner_ui.overlay.placing import Box, clamped, screen_of, snapped, with_height
from captioner_ui.overlay.rolling import RollingRows
from captioner_ui.overlay.row_painter import RowPainter
from captioner_ui.overlay.screens import FRAMED_MS, box_of, put, screens
from captioner_ui.sections.overlay import MAX_LINES, OverlaySettings, OverlayShape
from captioner_ui.translation import tr

PAD_PX: Final = 6  # around the rows
RADIUS_PX: Final = 8
KEY_STEP_PX: Final = 20  # an arrow key moves or widens by this
SETTLE_MS: Final = 300  # after the last movement the place is told
RAISE_EVERY_MS: Final = 1000  # where the window manager does not keep it on top
DEFAULT_SHARE: Final = 0.7  # of the screen's width, before anybody has moved it
DEFAULT_GAP_PX: Final = 24  # above the lower edge of the screen

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_CURSORS: Final = {
    (1, 0): Qt.CursorShape.SizeHorCursor,
    (0, 1): Qt.CursorShape.SizeVerCursor,
    (1, 1): Qt.CursorShape.SizeFDiagCursor,
    (1, -1): Qt.CursorShape.SizeBDiagCursor,
}
_WINDOW: Final = Qt.WindowType


class OverlayWindow(QWidget):
    """Shows the newest rows, and nothing but them. Made anew for another shape.

    Signals:
        placed: Box, where the person has put it on the desktop; after it has held still.
        lines_asked: int, how many rows the person has made room for.
        hide_asked: the person closed it.
        left: the person wants to go back to the main window (Escape).
        font_changed: the system has another font now.
    """

    placed = Signal(Box)
    lines_asked = Signal(int)
    hide_asked = Signal()
    left = Signal()
    font_changed = Signal()

    def __init__(
        self, rows: RollingRows, painter: RowPainter, look: OverlaySettings, route: Route
    ) -> None:
        super().__init__()
        self._rows = rows
        self._painter = painter
        self._look = look
        self._bar = look.shape is OverlayShape.BAR
        self._held: tuple[Grip, QPoint, Box] | None = None
        self._put_at: Box | None = None
        self._laid_out = False
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._on_settled)
        self._set_up(route)

    @property
    def box(self) -> Box:
        """Where it stands; without its frame, which is there only once it is shown."""
        return box_of(self.geometry())

    @property
    def n_rows(self) -> int:
        """Rows that have room: of a window with a frame as many as it is high."""
        fit = max(1, (self.height() - 2 * PAD_PX) // self._painter.row_height)
        return min(fit, self._look.lines) if self._bar else fit

    def restyle(self, painter: RowPainter, look: OverlaySettings) -> None:
        """Other letters, colours or number of rows, in the same shape."""
        self._painter = painter
        self._look = look
        self._pass_clicks(on=look.click_through)
        if self._bar:
            area = screen_of(self.box, screens()).area
            self.put(with_height(self.box, self._full_height(), area))
        self.show_rows(anew=True)

    def show_rows(self, *, anew: bool = False) -> None:
        """Paint soon; `anew` breaks all rows again before that."""
        self._laid_out = self._laid_out and not anew
        self.update()

    def put(self, box: Box) -> None:
        """Stand there, as far as that is on a screen."""
        self._put_at = put(self, box)

    def put_by_default(self, area: Box) -> None:
        """In the middle near the lower edge of a screen."""
        width, height = round(area.width * DEFAULT_SHARE), self._full_height()
        x = area.x + (area.width - width) // 2
        self.put(Box(x, area.bottom - height - DEFAULT_GAP_PX, width, height))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Fill the background and copy the rows onto it."""
        width = max(1.0, self.width() - 2 * (PAD_PX + self._painter.margin))
        if not self._laid_out:
            self._rows.relay(self._painter.width_of, width)
            self._laid_out = True
        rows = self._rows.visible(self.n_rows)
        pictures = self._painter.pictures(rows, width, self.devicePixelRatioF())
        painter = QPainter(self)
        self._paint_background(painter)
        top = self.height() - PAD_PX - len(rows) * self._painter.row_height
        for n, picture in enumerate(pictures):
            y = top + n * self._painter.row_height - self._painter.margin
            painter.drawPixmap(PAD_PX, y, picture)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """The frame has to be on the screen, too."""
        super().showEvent(event)
        if not self._bar:
            QTimer.singleShot(FRAMED_MS, self, self._on_framed)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Rows of another width are broken anew."""
        super().resizeEvent(event)
        self.show_rows(anew=True)
        self._settle.start()

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802 - Qt's name
        """Tell the place once it holds still."""
        super().moveEvent(event)
        self._settle.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Take hold of the bar; the window system does it where windows cannot move."""
        if not self._bar or event.button() is not Qt.MouseButton.LeftButton:
            return
        grip = self._grip(event)
        if _is_wayland():
            self._drag_by_system(grip)
        else:
            self._held = (grip, event.globalPosition().toPoint(), self.box)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Go along with the mouse."""
        if self._held is not None:
            self._drag_to(event.globalPosition().toPoint())
        elif self._bar:
            self._show_grip(self._grip(event))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Let go."""
        self._held = None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrow keys move, with Shift they resize; Escape goes back to the main window."""
        arrow = _ARROWS.get(Qt.Key(event.key()))
        if arrow is not None:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._wake(*arrow, resize=shift)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the system's font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.font_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Show that keys go here."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self.update()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Who closes it wants it hidden; the program closes it by itself."""
        if event.spontaneous():
            event.ignore()
            self.hide_asked.emit()
        else:
            super().closeEvent(event)

    def _set_up(self, route: Route) -> None:
        flags = _WINDOW.Window
        if self._bar:
            flags |= _WINDOW.FramelessWindowHint
            self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        if self._look.on_top:
            flags |= _WINDOW.WindowStaysOnTopHint
        if self._look.on_top and self._bar and route is Route.UNMANAGED:
            flags |= _WINDOW.X11BypassWindowManagerHint
            raising = QTimer(self, interval=RAISE_EVERY_MS)
            raising.timeout.connect(self.raise_)
            raising.start()
        if self._look.click_through:
            flags |= _WINDOW.WindowTransparentForInput
        self.setWindowFlags(flags)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setWindowTitle(tr("Caption overlay"))
        self.setAccessibleName(tr("Caption overlay"))
        self.setAccessibleDescription(
            tr("Arrow keys move it, with Shift they resize it; Escape goes back.")
        )

    def _pass_clicks(self, *, on: bool) -> None:
        """At once, without making the window anew."""
        flag = _WINDOW.WindowTransparentForInput
        flags = self.windowFlags() | flag if on else self.windowFlags() & ~flag
        self.overrideWindowFlags(flags)
        handle = self.windowHandle()
        if handle is not None:
            handle.setFlag(flag, on)

    def _paint_background(self, painter: QPainter) -> None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(self.rect(), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        colour = QColor(self._look.background)
        # Never wholly transparent: Windows gives clicks on nothing to the window below.
        colour.setAlpha(max(1, round(2.55 * self._look.opacity_percent)) if self._bar else 255)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(colour)
        painter.setPen(self._border())
        radius = RADIUS_PX if self._bar else 0
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)

    def _border(self) -> QPen:
        """A hairline, so that a black bar ends somewhere on black; thick where keys go to it."""
        if not self._bar:
            return QPen(Qt.PenStyle.NoPen)
        colour = QColor(self._look.colour)
        if self.hasFocus():
            return QPen(colour, 2)
        colour.setAlpha(self._look.opacity_percent)  # of 255: faint, and fainter with the bar
        return QPen(colour, 1)

    def _grip(self, event: QMouseEvent) -> Grip:
        at = event.position()
        return grip_at(at.x(), at.y(), self.width(), self.height())

    def _show_grip(self, grip: Grip) -> None:
        if grip.moves:
            self.setCursor(Qt.CursorShape.SizeAllCursor)
        else:
            sign = grip.x or grip.y  # opposite edges have the same cursor
            self.setCursor(_CURSORS[grip.x * sign, grip.y * sign])

    def _drag_by_system(self, grip: Grip) -> None:
        handle = self.windowHandle()
        if grip.moves:
            handle.startSystemMove()
            return
        edges = Qt.Edge(0)
        edges |= {-1: Qt.Edge.LeftEdge, 1: Qt.Edge.RightEdge}.get(grip.x, Qt.Edge(0))
        edges |= {-1: Qt.Edge.TopEdge, 1: Qt.Edge.BottomEdge}.get(grip.y, Qt.Edge(0))
        handle.startSystemResize(edges)

    def _drag_to(self, mouse: QPoint) -> None:
        assert self._held is not None
        grip, start, box = self._held
        box = dragged(box, grip, mouse.x() - start.x(), mouse.y() - start.y())
        area = screen_of(Box(mouse.x(), mouse.y(), 1, 1), screens()).area
        if grip.moves and self._look.snap:
            box = snapped(box, area)
        self._put_by_person(clamped(box, area))

    def _wake(self, x: int, y: int, *, resize: bool) -> None:
        dx, dy = x * KEY_STEP_PX, y * (self._painter.row_height if resize else KEY_STEP_PX)
        grip = Grip(abs(x), abs(y)) if resize else Grip(0, 0)
        self._put_by_person(dragged(self.box, grip, dx, dy))

    def _put_by_person(self, box: Box) -> None:
        self.put(box)
        self._put_at = None  # so that the place is told
        self._settle.start()

    def _full_height(self) -> int:
        return self._look.lines * self._painter.row_height + 2 * PAD_PX

    @Slot()
    def _on_framed(self) -> None:
        self.put(self.box)

    @Slot()
    def _on_settled(self) -> None:
        if self._held is not None or not self.isVisible():
            return
        box = self.box
        if box == self._put_at:
            return  # that was us
        self._put_at = box
        if not _is_wayland():  # which tells nobody where a window is
            self.placed.emit(box)
        if self._bar and self.height() != self._full_height():
            lines = round((self.height() - 2 * PAD_PX) / self._painter.row_height)
            self.lines_asked.emit(min(max(1, lines), MAX_LINES))


def _is_wayland() -> bool:
    return QGuiApplication.platformName().startswith("wayland")
