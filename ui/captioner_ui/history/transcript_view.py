"""A transcript of any length: of its rows only those on the screen are read and laid out."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal, Slot
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
from captioner_ui.history.row_layouts import LaidRow, RowLayouts
from captioner_ui.history.row_paint import Marks, paint_row
from captioner_ui.history.scrolling import UNITS_A_ROW, Top, lowest_top, moved, top_at
from captioner_ui.history.selection import TO_THE_END, Place, Selection, all_of, units
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
        past_end: the reader scrolls on beyond the newest row.
        unreadable: HistoryError, rows cannot be read any more.
        word_asked: str, selected text that is to be expected, or written otherwise.
    """

    copy_asked = Signal(Selection)
    menu_asked = Signal(QMenu, int)
    past_end = Signal()
    unreadable = Signal(HistoryError)
    word_asked = Signal(str)

    def __init__(self, rows: Rows, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._layouts = RowLayouts(font)
        self._top = Top(rows.first, 0.0)
        self._lowest = self._top
        self._following = True
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
        return self._rows

    @property
    def at_end(self) -> bool:
        """Whether the newest row is seen."""
        return self._following

    @property
    def top_row(self) -> int:
        """Number of the first row that is seen."""
        return self._top.row

    @property
    def selection(self) -> Selection | None:
        """What is selected; None if nothing is."""
        return None if self._selection is None or self._selection.empty else self._selection

    def set_rows(self, rows: Rows) -> None:
        """Show other rows, from their end."""
        self._rows = rows
        self._selection = None
        self._marks = Marks()
        self._layouts.forget()
        self._following = True
        self._place(self._top)

    def rows_changed(self, first_changed: int) -> None:
        """Rows from `first_changed` on are new or other ones; what is seen stays in place."""
        self._layouts.forget(first_changed)
        self._place(self._top)

    def set_text_font(self, font: QFont) -> None:
        """Font of the text."""
        self._layouts.set_font(font)
        self._place(self._top)

    def show_row(self, number: int, *, from_top: float = 0.0) -> None:
        """Scroll to a row; `from_top` is where it shall be, 0 the upper edge, 1 the lower one."""
        number = max(self._rows.first, min(number, self._rows.end - 1))
        if number < self._rows.first:
            return
        self._following = False
        above_px = from_top * self.viewport().height()
        self._place(Top(number, 0.0))
        self._move(-above_px)

    def show_end(self) -> None:
        """Scroll to the newest row and follow."""
        self._following = True
        self._place(self._top)

    def set_marks(self, marks: Marks, hit: Hit | None = None) -> None:
        """Show what was searched for; scroll to `hit`, if it is not seen."""
        self._marks = marks
        if hit is not None:
            self._show_hit(hit)
        self.viewport().update()

    @Slot()
    def select_all(self) -> None:
        """Select every row there is now."""
        self._select(all_of(self._rows))

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
        y = -self._top.hidden_px
        number = self._top.row
        while y < self.viewport().height() and number < self._rows.end:
            laid = self._laid(number)
            if laid is None:
                break
            place = QRectF(0, y, self.viewport().width(), laid.height_px)
            chosen = self._selection.in_row(number, _n_units(laid)) if self._selection else None
            paint_row(
                painter, self.palette(), self._layouts, laid, place, chosen, self._marks, number
            )
            y += laid.height_px
            number += 1
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay out anew; the row at the top stays there."""
        super().resizeEvent(event)
        self._layouts.set_width(self.viewport().width())
        self._place(self._top)

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
        if by_px > 0 and self._following:
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
            place = self._place_at(event.position())
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
        self._select(Selection(self._selection.begun, self._place_at(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The selection stays."""
        self._drag.stop()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Select the row."""
        number, _ = self._place_at(event.position())
        laid = self._laid(number)
        if laid is not None:
            self._select(Selection((number, 0), (number, _n_units(laid))))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Copy, select all."""
        menu = QMenu(self)
        copy = menu.addAction(tr("&Copy"), QKeySequence.StandardKey.Copy, self.copy)
        copy.setEnabled(self.selection is not None)
        menu.addAction(tr("Select &all"), QKeySequence.StandardKey.SelectAll, self.select_all)
        selected = self.selection
        one_row = selected is not None and selected.n_rows == 1
        offer_word(menu, selected.text(self._rows) if selected and one_row else "", self.word_asked)
        self.menu_asked.emit(menu, self._place_at(QPointF(event.pos()))[0])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    # inside

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Transcript"))
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def _height_of(self, number: int) -> float:
        laid = self._laid(number)
        return laid.height_px if laid is not None else self._layouts.line_px

    def _laid(self, number: int) -> LaidRow | None:
        """A row; None, and a word about it, if it cannot be read."""
        try:
            return self._layouts.laid(self._rows, number)
        except HistoryError as error:
            self.unreadable.emit(error)
        except IndexError:
            pass  # dropped from memory meanwhile
        return None

    def _place(self, top: Top) -> None:
        """Put `top` at the upper edge, as far as that is possible, and the scroll bar with it."""
        first, end = self._rows.first, self._rows.end
        height_px = self.viewport().height()
        self._lowest = lowest_top(first, end, height_px, self._height_of)
        wanted = self._lowest if self._following else min(max(top, Top(first, 0.0)), self._lowest)
        self._top = wanted
        self._following = wanted == self._lowest
        bar = self.verticalScrollBar()
        self._placing = True
        bar.setSingleStep(UNITS_A_ROW // 4)
        bar.setPageStep(max(1, end - self._lowest.row) * UNITS_A_ROW)
        bar.setRange(0, self._lowest.units(first, self._height_of) if end > first else 0)
        bar.setValue(wanted.units(first, self._height_of) if end > first else 0)
        self._placing = False
        self.viewport().update()

    def _move(self, by_px: float) -> None:
        if self._rows.end <= self._rows.first:
            return
        top = moved(self._top, by_px, self._rows.first, self._lowest, self._height_of)
        self._following = top == self._lowest
        self._place(top)

    def _seen(self, number: int) -> bool:
        """Whether a row is on the screen as a whole."""
        y = self._y_of(number)
        return y is not None and 0 <= y <= self.viewport().height() - self._height_of(number)

    def _show_hit(self, hit: Hit) -> None:
        """Scroll so that the line with the hit is seen."""
        laid = self._laid(hit.row)
        if laid is None:
            return
        line = laid.layout.lineForTextPosition(units(laid.text, hit.start))
        top_px = self._y_of(hit.row)
        if top_px is not None:
            low_px = top_px + line.y()
            if low_px >= 0 and low_px + line.height() <= self.viewport().height():
                return
        self.show_row(hit.row, from_top=1 / 3)
        self._move(line.y())

    def _y_of(self, number: int) -> float | None:
        """Where a row begins, px from the upper edge; None if it is not on the screen."""
        y, row = -self._top.hidden_px, self._top.row
        while row < number and y < self.viewport().height():
            y += self._height_of(row)
            row += 1
        return y if row == number else None

    def _select(self, selection: Selection) -> None:
        self._selection = selection
        self.viewport().update()

    def _place_at(self, point: QPointF) -> Place:
        """The place in the text that is nearest to a point of the viewport."""
        y, number = -self._top.hidden_px, self._top.row
        last = max(self._rows.first, self._rows.end - 1)
        while number < last and y + self._height_of(number) <= point.y():
            y += self._height_of(number)
            number += 1
        laid = self._laid(number)
        if laid is None:
            return number, 0
        inside = laid.position_at(QPointF(point.x() - self._layouts.text_x, point.y() - y))
        return number, min(inside, _n_units(laid))

    def _scroll_by_key(self, event: QKeyEvent) -> bool:
        """Do what a movement key says; whether it was one."""
        page_px = self.viewport().height() - self._layouts.line_px
        steps_px = {
            _Key.Key_Up: -self._layouts.line_px,
            _Key.Key_Down: self._layouts.line_px,
            _Key.Key_PageUp: -page_px,
            _Key.Key_PageDown: page_px,
        }
        key = _Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._select_by_key(key)
        if key in steps_px:
            self._move(steps_px[key])
        elif key is _Key.Key_Home:
            self.show_row(self._rows.first)
        elif key is _Key.Key_End:
            self.show_end()
        else:
            return False
        return True

    def _select_by_key(self, key: Qt.Key) -> bool:
        """Move the end of the selection by rows."""
        first, last = self._rows.first, self._rows.end - 1
        known = self._selection or Selection((self._top.row, 0), (self._top.row, 0))
        number, position = known.now
        match key:
            case _Key.Key_Down:
                place = (min(number + 1, last), 0) if number < last else (last, TO_THE_END)
            case _Key.Key_Up:
                place = (number, 0) if position else (max(number - 1, first), 0)
            case _Key.Key_Home:
                place = (first, 0)
            case _Key.Key_End:
                place = (last, TO_THE_END)
            case _:
                return False
        self._select(Selection(known.begun, place))
        if not self._seen(place[0]):
            self.show_row(place[0], from_top=0.0 if place < known.now else 0.8)
        return True

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        if self._placing or self._rows.end <= self._rows.first:
            return
        bar = self.verticalScrollBar()
        self._following = value >= bar.maximum()
        self._place(top_at(value, self._rows.first, self._height_of))

    @Slot()
    def _on_drag(self) -> None:
        beyond_px = self._drag_point.y() - max(
            0, min(self._drag_point.y(), self.viewport().height())
        )
        self._move(beyond_px)
        if self._selection is not None:
            edge = QPoint(0, 0 if beyond_px < 0 else self.viewport().height() - 1)
            place = self._place_at(QPointF(self._drag_point.x(), edge.y()))
            self._select(Selection(self._selection.begun, place))


def _n_units(laid: LaidRow) -> int:
    return len(laid.text.encode("utf-16-le")) // 2
