"""The overlay's window: paints rows, is dragged and resized, and says where it went."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from captioner_ui.overlay.awake import Awake
from captioner_ui.overlay.flags import pass_clicks, window_flags
from captioner_ui.overlay.gripping import cursor_of, drag_by_system, has_shapes, is_wayland
from captioner_ui.overlay.handles import Grip, dragged, grip_at
from captioner_ui.overlay.on_top import Route
from captioner_ui.overlay.panel import (
    PAD_PX,
    RING_PX,
    Ground,
    Reach,
    height_of,
    paint_frame,
    rows_in,
    shape_of,
    text_box,
)
from captioner_ui.overlay.placing import Box, clamped, screen_of, snapped, with_height
from captioner_ui.overlay.rolling import EMPTY, RollingRows, Row
from captioner_ui.overlay.row_painter import RowPainter, RowPicture
from captioner_ui.overlay.screens import FRAMED_MS, box_of, put, screens
from captioner_ui.overlay.tools import HEIGHT_PX, OverlayTools
from captioner_ui.sections.overlay import MAX_LINES, OverlaySettings, OverlayShape
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

KEY_STEP_PX: Final = 20  # an arrow key moves or widens by this
SETTLE_MS: Final = 300  # after the last movement the place is told
RAISE_EVERY_MS: Final = 1000  # where the window manager does not keep it on top
DEFAULT_SHARE: Final = 0.7  # of the screen's width, at most, before anybody has moved it
DEFAULT_LETTERS: Final = 66  # of a row, the same
DEFAULT_GAP_PX: Final = 24  # above the lower edge of the screen

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ROUND_MANAGER: Final = Qt.WindowType.X11BypassWindowManagerHint


class OverlayWindow(QWidget):
    """Shows the newest rows, and nothing where there are none. Made anew for another shape.

    Only what is painted is there for the pointer, too: the rest of the place is not in the way.
    With somebody at it, all of the place is seen, and the tools above it.

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
        self._strength = 1.0
        self._invitation = ""
        self._reach: Reach | None = None
        self._box = QRect()  # what is painted
        self._shape: QRect | None = None  # what is there for the window system; None: all
        self._pictures: list[RowPicture] = []
        self._ground = Ground(look, awake=False, ratio=1.0)
        self._grounded: object = None  # what that is made of
        self._seen: object = None  # all but the rows that is painted
        self._ratio = 0.0  # pixels of the screen a px that they are drawn for
        self._soon = QTimer(self, singleShot=True, interval=0)  # several changes, one frame
        self._soon.timeout.connect(self._prepare)
        self.tools: Final = OverlayTools(self)
        self.awake: Final = Awake(self)
        self.awake.changed.connect(self._on_awake_changed)
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
        fit = rows_in(self.height(), self._painter.row_height)
        return min(fit, self._look.lines) if self._bar else fit

    def restyle(self, painter: RowPainter, look: OverlaySettings) -> None:
        """Other letters, colours or number of rows, in the same shape."""
        self._painter = painter
        self._look = look
        pass_clicks(self, on=look.click_through)
        if self._bar:
            area = screen_of(self.box, screens()).area
            self.put(with_height(self.box, self._full_height(), area, keeps_top=self.awake.on))
        self.show_rows(anew=True)

    def show_rows(self, *, anew: bool = False) -> None:
        """Paint soon; `anew` breaks all rows again before that."""
        self._laid_out = self._laid_out and not anew
        if anew:
            self._reach = None
        self._soon.start()

    def fade_to(self, strength: float) -> None:
        """Show what was said so strongly, 1 to 0."""
        self._strength = strength
        self._soon.start()

    def invite(self, words: str) -> None:
        """What stands here as long as nothing was said."""
        self._invitation = words
        self._soon.start()

    def put(self, box: Box) -> None:
        """Stand there, as far as that is on a screen."""
        self._put_at = put(self, box)

    def put_by_default(self, area: Box) -> None:
        """In the middle near the lower edge of a screen."""
        column = self._painter.column_px(DEFAULT_LETTERS)
        width = min(round(area.width * DEFAULT_SHARE), column + 2 * (PAD_PX + self._painter.margin))
        height = self._full_height()
        x = area.x + (area.width - width) // 2
        self.put(Box(x, area.bottom - height - DEFAULT_GAP_PX, width, height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the ground of the rows that have words, and copy these onto it."""
        if self._ratio != self.devicePixelRatioF():
            self._prepare()
        strength = 1.0 if self.awake.on else self._strength
        painter = QPainter(self)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(event.rect(), Qt.GlobalColor.transparent)
        if strength < 1.0:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setOpacity(strength if self._bar else 1.0)
        if not self._bar:
            painter.fillRect(event.rect(), QColor(self._look.background))
        elif not self._box.isEmpty():
            self._ground.paint(painter, self._box)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(strength)
        self._paint_rows(painter)
        if self.awake.on and self._bar:
            keys = self.awake.by_keys
            paint_frame(painter, self.rect(), colours_of(self.palette()), keys=keys)

    @Slot()
    def _prepare(self) -> None:
        """Draw the rows, and be there where they are, for pointer and eye.

        Not every desktop can show through a window what is behind it.
        """
        if not self._laid_out:
            self._rows.relay(self._painter.width_of, self._row_width)
            self._laid_out = True
        rows = self._rows.visible(self.n_rows)
        invites = bool(self._invitation) and all(row == EMPTY for row in rows)
        if invites:
            rows[-1] = Row(self._invitation)
        self._ratio = self.devicePixelRatioF()
        before, self._pictures = (
            self._pictures,
            self._painter.pictures(rows, self._row_width, self._ratio),
        )
        reach = Reach.of(self._pictures, self._reach)
        n_empty = next((n for n, row in enumerate(rows) if row != EMPTY), len(rows))
        box = self._box_of(len(rows) - n_empty, reach)
        self._reach = None if invites else reach
        if self._bar and box != self._shape and has_shapes():
            self._shape = box
            self.setMask(shape_of(box))
        about = (self._look, self.awake.on, self._ratio)
        if about != self._grounded:
            self._grounded = about
            self._ground = Ground(self._look, awake=self.awake.on, ratio=self._ratio)
        seen = (box, self._strength, self.awake.on, len(rows), self._look)
        if seen == self._seen:
            self._update_rows(before)
        else:
            self.update()
        self._box, self._seen = box, seen

    def _update_rows(self, before: list[RowPicture]) -> None:
        """Paint those that have changed; with what of their letters reaches into the others."""
        for n, (old, new) in enumerate(zip(before, self._pictures, strict=True)):
            if old is not new:
                height = self._painter.row_height + 2 * self._painter.margin
                self.update(0, self._row_top(n), self.width(), height)

    @property
    def _row_width(self) -> float:
        return max(1.0, self.width() - 2 * (PAD_PX + self._painter.margin))

    def _box_of(self, n_rows: int, reach: Reach | None) -> QRect:
        """What is behind so many rows; of a frame's inside, and with somebody at it, all."""
        if not self._bar or self.awake.on:
            return self.rect()
        if reach is None or self._strength <= 0.0:
            return QRect()
        painter = self._painter
        return text_box(self.rect(), n_rows, painter.row_height, painter.margin, reach)

    def _paint_rows(self, painter: QPainter) -> None:
        for n, picture in enumerate(self._pictures):
            if picture.right > picture.left:
                painter.drawPixmap(PAD_PX, self._row_top(n), picture.pixmap)

    def _row_top(self, n: int) -> int:
        """Where the picture of row `n` begins; that of the last one ends below it by a margin."""
        below = (len(self._pictures) - n) * self._painter.row_height
        return self.height() - PAD_PX - below - self._painter.margin

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """The frame has to be on the screen, too."""
        super().showEvent(event)
        if not self._bar:
            QTimer.singleShot(FRAMED_MS, self, self._on_framed)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Rows of another width are broken anew."""
        super().resizeEvent(event)
        self.tools.setGeometry(RING_PX, RING_PX, self.width() - 2 * RING_PX, HEIGHT_PX - RING_PX)
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
        if is_wayland():
            drag_by_system(self.windowHandle(), grip)
        else:
            self._held = (grip, event.globalPosition().toPoint(), self.box)
            self.awake.hold(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Go along with the mouse."""
        if self._held is not None:
            self._drag_to(event.globalPosition().toPoint())
        elif self._bar:
            self.setCursor(cursor_of(self._grip(event)))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Let go."""
        self._held = None
        self.awake.hold(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrow keys move, with Shift they resize; Escape goes back to the main window."""
        arrow = _ARROWS.get(Qt.Key(event.key()))
        if arrow is not None:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._wake(*arrow, resize=shift)
        elif event.key() == Qt.Key.Key_Escape:
            self.awake.drop_keys()
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
        flags = window_flags(self._look, route)
        if self._bar:
            self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        if flags & _ROUND_MANAGER:
            raising = QTimer(self, interval=RAISE_EVERY_MS)
            raising.timeout.connect(self.raise_)
            raising.start()
        self.setWindowFlags(flags)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setWindowTitle(tr("Caption overlay"))
        self.setAccessibleName(tr("Caption overlay"))
        self.setAccessibleDescription(
            tr("Arrow keys move it, with Shift they resize it; Tab leads to its buttons.")
        )

    def _grip(self, event: QMouseEvent) -> Grip:
        at = event.position()
        return grip_at(at.x(), at.y(), self.width(), self.height())

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
        return height_of(self._look.lines, self._painter.row_height)

    @Slot(bool)
    def _on_awake_changed(self, on: bool) -> None:
        self.tools.setVisible(on)
        self._soon.start()

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
        if not is_wayland():  # which tells nobody where a window is
            self.placed.emit(box)
        if self._bar and self.height() != self._full_height():
            lines = round((self.height() - height_of(0, 0)) / self._painter.row_height)
            self.lines_asked.emit(min(max(1, lines), MAX_LINES))
