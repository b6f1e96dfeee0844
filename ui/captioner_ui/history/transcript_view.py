"""A transcript of any length: of its rows only those on the screen are read and laid out."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QMenu, QWidget

from captioner.errors import HistoryError
from captioner.history.entry import Rows
from captioner.history.search import Hit
from captioner_ui.history.keys import moved_by_key, steps
from captioner_ui.history.left_row import LeftRow
from captioner_ui.history.placed_rows import PlacedRows, above, n_units
from captioner_ui.history.row_layouts import RowLayouts
from captioner_ui.history.row_paint import Marks, Shown, paint_over_cut, paint_row
from captioner_ui.history.scrolling import UNITS_A_ROW, Top, top_at
from captioner_ui.history.selection import Selection, all_of, units
from captioner_ui.own_words import offer_word
from captioner_ui.translation import tr

DRAG_SCROLL_MS: Final = 40  # between two steps while the mouse selects beyond an edge
WHEEL_LINES: Final = 3  # a notch of the wheel
NOTCH: Final = 120  # eighths of a degree

_Key = Qt.Key


class TranscriptView(QAbstractScrollArea):
    """Rows that can be scrolled, selected and copied; follows new ones while at the end.

    Signals:
        copy_asked: Selection, to be put on the clipboard.
        menu_asked: QMenu and int: more can be put into the menu of this row.
        missed: int, how many lines came since the reader scrolled up; 0 at the end.
        past_end: the reader scrolls on beyond the newest row.
        unreadable: HistoryError, rows cannot be read any more.
        word_asked: str, selected text that is to be expected, or written otherwise.
    """

    copy_asked = Signal(Selection)
    menu_asked = Signal(QMenu, int)
    missed = Signal(int)
    past_end = Signal()
    unreadable = Signal(HistoryError)
    word_asked = Signal(str)

    def __init__(self, rows: Rows, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layouts = RowLayouts(font)
        self._placed = PlacedRows(rows, self._layouts, self.unreadable.emit)
        self._grows = False
        self._left: LeftRow | None = None
        self._back: LeftRow | None = None
        self._n_new = 0
        self._was_at_end = True
        self._selection: Selection | None = None
        self._marks = Marks()
        self._placing = False  # the scroll bar is moved by this object
        self._drag = QTimer(self, interval=DRAG_SCROLL_MS)
        self._drag.timeout.connect(self._on_drag)
        self._drag_point = QPointF()
        self._set_up()

    @property
    def rows(self) -> Rows:
        """What is shown."""
        return self._placed.rows

    @property
    def at_end(self) -> bool:
        """Whether the newest row is seen."""
        return self._placed.following

    @property
    def top_row(self) -> int:
        """Number of the first row that is seen."""
        return self._placed.top.row

    @property
    def selection(self) -> Selection | None:
        """What is selected; None if nothing is."""
        return None if self._selection is None or self._selection.empty else self._selection

    def set_rows(self, rows: Rows) -> None:
        """Show other rows, from their end."""
        self._placed.rows = rows
        self._selection = None
        self._marks = Marks()
        self._left = self._back = None
        self._layouts.forget()
        self._placed.following = True
        self._place(self._placed.top)
        self._count()

    def rows_changed(self, first_changed: int) -> None:
        """Rows from `first_changed` on are new or other ones; what is seen stays in place."""
        before = above(self._placed.on_screen(), first_changed)
        self._layouts.forget(first_changed)
        self._placed.set_height(self.viewport().height())
        self._placed.place(self._placed.top)
        after = above(self._placed.on_screen(), first_changed)
        self._follow_place(after.bottom if after == before else 0.0)
        self._count()

    def set_look(self, font: QFont, letters: int, spacing_percent: int) -> None:
        """Font of the text, letters a line, and how far apart lines are, percent."""
        self._layouts.set_look(font, letters, spacing_percent)
        self._place(self._placed.top)

    def set_grows(self, grows: bool) -> None:
        """Whether rows are of what is said now: older ones are paler then."""
        self._grows = grows
        self.viewport().update()

    @Slot()
    def leave(self) -> None:
        """The reader looks further up from now on; what comes is new to them."""
        if self._left is None or self._back is not None:
            self._left, self._back = LeftRow.of(self._placed.rows.end, self._n_lines), None
            self._count()

    @Slot()
    def come_back(self) -> None:
        """The reader sees the end again; what came meanwhile stays marked while it is seen."""
        if self._left is not None and self._back is None:
            self._back = LeftRow.of(self._placed.rows.end, self._n_lines)
            self._count()

    def show_row(self, number: int, *, from_top: float = 0.0) -> None:
        """Scroll to a row; `from_top` is where it shall be, 0 the upper edge, 1 the lower one."""
        number = max(self._placed.rows.first, min(number, self._placed.rows.end - 1))
        if number < self._placed.rows.first:
            return
        self._placed.following = False
        above_px = from_top * self.viewport().height()
        self._place(Top(number, 0.0))
        self._move(-above_px)

    def show_end(self) -> None:
        """Scroll to the newest row and follow."""
        self._placed.following = True
        self._place(self._placed.top)

    def set_marks(self, marks: Marks, hit: Hit | None = None) -> None:
        """Show what was searched for; scroll to `hit`, if it is not seen."""
        self._marks = marks
        if hit is not None:
            self._show_hit(hit)
        self.viewport().update()

    @Slot()
    def select_all(self) -> None:
        """Select every row there is now."""
        self._select(all_of(self._placed.rows))

    @Slot()
    def copy(self) -> None:
        """Ask for what is selected on the clipboard."""
        if self.selection is not None:
            self.copy_asked.emit(self.selection)

    # Qt's events

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the rows on the screen."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.palette().base())
        seen = list(self._placed.on_screen())
        n_below = sum(laid.n_lines for _, laid, _ in seen)
        ages = self._grows and self.at_end
        for number, laid, y in seen:
            n_below -= laid.n_lines
            chosen = self._selection.in_row(number, n_units(laid)) if self._selection else None
            shown = Shown(chosen, n_below if ages else None, self._new_in(number, laid.n_lines))
            paint_row(painter, self.palette(), self._layouts, laid, y, shown, self._marks, number)
        paint_over_cut(painter, self.palette(), seen[:1])
        painter.end()

    def _new_in(self, number: int, n_lines: int) -> tuple[int, int] | None:
        """Which lines of a row came while the reader was further up."""
        new = self._left.new_lines(number, n_lines) if self._left else None
        after = self._back.new_lines(number, n_lines) if self._back else None
        if new is None or after is None:
            return new
        return (new[0], after[0]) if after[0] > new[0] else None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay out anew; the row at the top stays there."""
        super().resizeEvent(event)
        self._layouts.mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self._layouts.set_width(self.viewport().width())
        self._place(self._placed.top)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the system between light and dark."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Scroll by pixels, or by lines a notch."""
        by_px = float(-event.pixelDelta().y())
        if not by_px:
            by_px = -event.angleDelta().y() / NOTCH * WHEEL_LINES * self._layouts.line_px
        if by_px > 0 and self._placed.following:
            self.past_end.emit()
        self._move(by_px)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Movement keys scroll; with Shift they select whole rows."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif not self._scroll_by_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Begin to select; with Shift go on."""
        if event.button() is Qt.MouseButton.LeftButton:
            place = self._placed.place_at(event.position())
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            begun = self._selection.begun if shift and self._selection else place
            self._select(Selection(begun, place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Select as far as the mouse, and scroll beyond an edge."""
        if not event.buttons() & Qt.MouseButton.LeftButton or self._selection is None:
            return
        self._drag_point = event.position()
        inside = 0 <= event.position().y() < self.viewport().height()
        if inside:
            self._drag.stop()
        elif not self._drag.isActive():
            self._drag.start()
        self._select(Selection(self._selection.begun, self._placed.place_at(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The selection stays."""
        self._drag.stop()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Select the row."""
        number, _ = self._placed.place_at(event.position())
        laid = self._placed.laid(number)
        if laid is not None:
            self._select(Selection((number, 0), (number, n_units(laid))))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Copy, select all."""
        menu = QMenu(self)
        copy = menu.addAction(tr("&Copy"), QKeySequence.StandardKey.Copy, self.copy)
        copy.setEnabled(self.selection is not None)
        menu.addAction(tr("Select &all"), QKeySequence.StandardKey.SelectAll, self.select_all)
        selected = self.selection
        one_row = selected is not None and selected.n_rows == 1
        offer_word(
            menu, selected.text(self._placed.rows) if selected and one_row else "", self.word_asked
        )
        self.menu_asked.emit(menu, self._placed.place_at(QPointF(event.pos()))[0])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    # inside

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # as the captions
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Transcript"))
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _place(self, top: Top) -> None:
        """Put `top` at the upper edge, as far as that is possible, and the scroll bar with it."""
        self._placed.set_height(self.viewport().height())
        self._placed.place(top)
        self._follow_place()

    def _follow_place(self, changed_from: float = 0.0) -> None:
        """Show the rows where they are now, with the scroll bar there, too.

        Args:
            changed_from: above it all is as it was, px from the upper edge.
        """
        if self.at_end is not self._was_at_end:
            self._was_at_end = self.at_end
            (self.come_back if self.at_end else self.leave)()
        self.viewport().update(self.viewport().rect().adjusted(0, int(changed_from), 0, 0))
        placed = self._placed
        first, end = placed.rows.first, placed.rows.end
        height_of = placed.height_of
        bar = self.verticalScrollBar()
        self._placing = True
        bar.setSingleStep(UNITS_A_ROW // 4)
        bar.setPageStep(max(1, end - placed.lowest.row) * UNITS_A_ROW)
        bar.setRange(0, placed.lowest.units(first, height_of) if end > first else 0)
        bar.setValue(placed.top.units(first, height_of) if end > first else 0)
        bar.setEnabled(bar.maximum() > 0)
        self._placing = False

    def _move(self, by_px: float) -> None:
        self._placed.move(by_px)
        self._follow_place()

    def _show_hit(self, hit: Hit) -> None:
        """Scroll so that the line with the hit is seen."""
        laid = self._placed.laid(hit.row)
        if laid is None:
            return
        line = laid.layout.lineForTextPosition(units(laid.text, hit.start))
        top_px = self._placed.y_of(hit.row)
        if top_px is not None:
            low_px = top_px + line.y()
            if low_px >= 0 and low_px + line.height() <= self.viewport().height():
                return
        self.show_row(hit.row, from_top=1 / 3)
        self._move(line.y())

    def _select(self, selection: Selection) -> None:
        self._selection = selection
        self.viewport().update()

    def _n_lines(self, number: int) -> int:
        laid = self._placed.laid(number)
        return laid.n_lines if laid is not None else 0

    def _count(self) -> None:
        """Tell how many lines came, if the reader is further up."""
        away = self._left is not None and self._back is None
        n = self._left.n_new(self._placed.rows.end, self._n_lines) if self._left and away else 0
        if n != self._n_new:
            self._n_new = n
            self.missed.emit(n)

    def _scroll_by_key(self, event: QKeyEvent) -> bool:
        """Do what a movement key says; whether it was one."""
        key = _Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._select_by_key(key)
        by_px = steps(key, self._layouts.line_px, self.viewport().height())
        if by_px:
            self._move(by_px)
        elif key is _Key.Key_Home:
            self.show_row(self.rows.first)
        elif key is _Key.Key_End:
            self.show_end()
        else:
            return False
        return True

    def _select_by_key(self, key: Qt.Key) -> bool:
        """Move the end of the selection by rows."""
        known = self._selection or Selection((self.top_row, 0), (self.top_row, 0))
        place = moved_by_key(key, known.now, self.rows)
        if place is None:
            return False
        self._select(Selection(known.begun, place))
        if not self._placed.sees(place[0]):
            self.show_row(place[0], from_top=0.0 if place < known.now else 0.8)
        return True

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        if self._placing or self._placed.rows.end <= self._placed.rows.first:
            return
        bar = self.verticalScrollBar()
        self._placed.following = value >= bar.maximum()
        self._place(top_at(value, self._placed.rows.first, self._placed.height_of))

    @Slot()
    def _on_drag(self) -> None:
        beyond_px = self._drag_point.y() - max(
            0, min(self._drag_point.y(), self.viewport().height())
        )
        self._move(beyond_px)
        if self._selection is not None:
            edge = QPoint(0, 0 if beyond_px < 0 else self.viewport().height() - 1)
            place = self._placed.place_at(QPointF(self._drag_point.x(), edge.y()))
            self._select(Selection(self._selection.begun, place))
