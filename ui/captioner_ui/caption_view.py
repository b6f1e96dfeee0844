"""Rolling captions, the newest at the bottom."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFrame, QPushButton, QTextEdit, QWidget

from captioner.events import CaptionChanged, Gap, SpeakerChanged
from captioner.history.caption_store import CaptionStore, Edit, EditKind
from captioner_ui.caption_document import CaptionDocument
from captioner_ui.caption_paint import bands_of, cut_line, paint_document
from captioner_ui.own_words import offer_word
from captioner_ui.soft_scroll import SoftScroll
from captioner_ui.style.tokens import HALF_PX
from captioner_ui.text_column import (
    DEFAULT_COLUMN_LETTERS,
    DEFAULT_SPACING_PERCENT,
    column_px,
)
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

MARGIN_PX: Final = 20  # around the text
SOFT_LINES: Final = 3  # farther than that the view goes at once
AT_BOTTOM_PX: Final = 4  # a scroll bar this close to its end counts as at the end
LOWEST_PX: Final = 40  # a line of captions, in a window that is as low as can be

_Action = QAbstractSlider.SliderAction
_Interaction = Qt.TextInteractionFlag
_SCROLL_KEYS: Final = {
    Qt.Key.Key_Up: _Action.SliderSingleStepSub,
    Qt.Key.Key_Down: _Action.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _Action.SliderPageStepSub,
    Qt.Key.Key_PageDown: _Action.SliderPageStepAdd,
    Qt.Key.Key_Home: _Action.SliderToMinimum,
    Qt.Key.Key_End: _Action.SliderToMaximum,
}


class CaptionView(QTextEdit):
    """Plain text that can be read, scrolled, selected and copied while it grows.

    Text stands in a column in the middle, its newest line at the foot, always at the same height.
    New captions scroll into view until the reader scrolls up, and again from the moment the
    reader is back at the bottom. What the reader looks at stays in place meanwhile, even when
    old lines are dropped at the top.

    Signals:
        zoom_asked: int, +1 for larger and -1 for smaller text (Ctrl and the mouse wheel).
        speaker_asked: int, the number of a speaker whose label was clicked.
        word_asked: str, selected text that is to be expected, or written otherwise.
    """

    zoom_asked = Signal(int)
    speaker_asked = Signal(int)
    word_asked = Signal(str)

    def __init__(
        self,
        size_pt: int,
        parent: QWidget | None = None,
        moves: Callable[[], bool] = lambda: False,
    ) -> None:
        """Args: size_pt: letter height; moves: whether motion is welcome."""
        super().__init__(parent)
        self._column_letters = DEFAULT_COLUMN_LETTERS
        self._spacing_percent = DEFAULT_SPACING_PERCENT
        self._wanted_px = 0.0  # width of column, margins and scroll bar
        self._line_px = 0.0  # height of a line
        self._n_new = 0  # lines that came while the reader was further up
        self._left_at: QTextCursor | None = None  # what was the end when the reader left it
        self._store = CaptionStore()
        self._size_pt = size_pt
        self._following = True
        self._editing = False
        self._remainder = 0.0  # px that the scroll bar, which counts whole ones, is behind
        self._set_up()
        self.setMinimumHeight(LOWEST_PX)
        self._captions = CaptionDocument(self.document(), self.palette(), size_pt)
        self._jump = self._make_jump_button()
        self._soft = SoftScroll(self.verticalScrollBar(), moves)
        self.document().documentLayout().documentSizeChanged.connect(self._place_column)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.set_text_size(size_pt)

    @property
    def following(self) -> bool:
        """Whether new captions scroll into view."""
        return self._following

    def show_caption(self, caption: CaptionChanged) -> None:
        """Show a new or replaced caption."""
        self._apply(self._store.apply(caption))

    def show_gap(self, gap: Gap) -> None:
        """Say that sound was not captioned."""
        self._apply(self._store.apply(gap))

    @property
    def speakers(self) -> dict[int, str]:
        """What the speakers are called whose captions are here, by number."""
        origins = [line.origin for line in self._store.lines if line.origin.speaker is not None]
        found = {origin.speaker: origin.label for origin in origins if origin.speaker is not None}
        return dict(sorted(found.items()))

    @Slot(SpeakerChanged)
    def show_speaker(self, change: SpeakerChanged) -> None:
        """Call a speaker otherwise, also in what was said."""
        self._apply(self._store.apply(change))

    def end_run(self) -> None:
        """The engine has ended: nothing grows any more."""
        self._apply(self._store.end_run())

    def set_text_size(self, size_pt: int) -> None:
        """Letter height in points."""
        self._size_pt = size_pt
        font = QFont(self.font())
        font.setPointSize(size_pt)
        self.setFont(font)
        self._restyle()
        self._measure()
        self._place_column()

    def set_font_family(self, family: str) -> None:
        """Letters of this family; empty for the system's."""
        font = QFont(family) if family else QFont()  # without a family, it follows the system's
        font.setPointSize(self._size_pt)
        self.setFont(font)
        self._restyle()
        self._measure()
        self._place_column()

    def set_column(self, letters: int, spacing_percent: int) -> None:
        """About so many letters a line, where the window is wide enough, and lines so far apart."""
        self._column_letters = letters
        self._measure()
        if spacing_percent != self._spacing_percent:
            self._spacing_percent = spacing_percent
            self._restyle()
        self._place_column()

    @Slot()
    def jump_to_newest(self) -> None:
        """Show the newest caption and follow again."""
        self._set_following(True)
        self._to_bottom()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Plain movement keys scroll; with Shift or Ctrl they select, as usual.

        Only while they do is there a caret: nothing is typed here, and it would follow the words.
        """
        action = _SCROLL_KEYS.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if action is not None and plain:
            self.setTextInteractionFlags(_Interaction.TextSelectableByMouse)
            self.verticalScrollBar().triggerAction(action)
            return
        if action is not None or event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            by_keys = _Interaction.TextSelectableByKeyboard
            self.setTextInteractionFlags(_Interaction.TextSelectableByMouse | by_keys)
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Ctrl and the wheel change the text size."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.zoom_asked.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """A click on a speaker's label asks who that is."""
        super().mouseReleaseEvent(event)
        number = self._speaker_at(event.position().toPoint())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and number is not None and not self.textCursor().hasSelection():
            self.speaker_asked.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """On a speaker's label, the same as a click."""
        number = self._speaker_at(event.pos())
        if number is not None:
            self.speaker_asked.emit(number)
            return
        menu = self.createStandardContextMenu(event.pos())
        offer_word(menu, self.textCursor().selectedText(), self.word_asked)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the system between light and dark."""
        super().changeEvent(event)
        built = hasattr(self, "_captions")  # Qt calls this from its own constructor, too
        if event.type() is QEvent.Type.PaletteChange and built:
            self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the text where it is at the foot, and the button in its corner."""
        bar = self.verticalScrollBar()
        below = bar.maximum() - bar.value()
        self._place_column()
        super().resizeEvent(event)
        if not self._following:
            self._editing = True
            bar.setValue(bar.maximum() - below)
            self._editing = False
        self._place_jump_button()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the captions, or what there will be."""
        painter = QPainter(self.viewport())
        if self.document().isEmpty():
            self._paint_placeholder(painter)
            return
        top = self.verticalScrollBar().value()
        painter.translate(0, -top)
        clip = QRectF(event.rect().translated(0, top))
        keys = self.textInteractionFlags() & _Interaction.TextSelectableByKeyboard
        caret = self.textCursor().position() if keys and self.hasFocus() else -1
        bands = bands_of(self.document()) if self._following else None
        paint_document(
            painter, self.document(), clip, self.palette(), self.textCursor(), bands, caret
        )
        if self._following:
            self._paint_over_cut(painter, clip, top)
        elif self._left_at is not None and self._n_new:
            self._paint_left(painter, self._left_at)

    def _paint_placeholder(self, painter: QPainter) -> None:
        room = self.viewport().rect().adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, -MARGIN_PX)
        painter.setPen(QColor(colours_of(self.palette()).quiet))
        painter.setFont(self.font())
        foot = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom
        painter.drawText(QRectF(room), foot | Qt.TextFlag.TextWordWrap, self.placeholderText())

    def _paint_over_cut(self, painter: QPainter, clip: QRectF, top: int) -> None:
        """Half a line at the upper edge is no line."""
        if clip.top() > top + 2 * self._line_px:
            return  # far below it
        lower = cut_line(self.document(), self.cursorForPosition(QPoint(0, 0)), top)
        if lower > clip.top():
            over = QRectF(clip.left(), top, clip.width(), lower - top)
            painter.fillRect(over, self.palette().base())

    def _paint_left(self, painter: QPainter, left_at: QTextCursor) -> None:
        """A line below what the reader had seen before scrolling up."""
        block = self.document().documentLayout().blockBoundingRect(left_at.block())
        rule = QRectF(MARGIN_PX, block.bottom() - HALF_PX, block.width() - 2 * MARGIN_PX, 2)
        painter.fillRect(rule, QColor(colours_of(self.palette()).accent))

    def _measure(self) -> None:
        """What follows from the font alone."""
        metrics = QFontMetricsF(self.font())
        scroll_px = self.verticalScrollBar().sizeHint().width()
        wanted = column_px(metrics, self._column_letters)
        self._wanted_px = wanted + 2 * MARGIN_PX + scroll_px
        self._line_px = metrics.lineSpacing() * self._spacing_percent / 100

    @Slot()
    def _place_column(self) -> None:
        """The text's place: in the middle, and at the foot while there is little of it."""
        side = max(0, round((self.width() - self._wanted_px) / 2))
        empty = self.document().isEmpty()
        height = round(self.document().size().height())
        above = 0 if empty else max(0, self.height() - height)
        margins = self.viewportMargins()
        if (margins.left(), margins.top()) != (side, above):
            self.setViewportMargins(side, above, side, 0)

    def _set_up(self) -> None:
        self.setReadOnly(True)
        self.setTextInteractionFlags(_Interaction.TextSelectableByMouse)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setPlaceholderText(tr("Captions appear here when someone speaks."))
        self.setAccessibleName(tr("Captions"))
        self.document().setDocumentMargin(MARGIN_PX)

    def _make_jump_button(self) -> QPushButton:
        button = QPushButton(tr("↓ &Newest"), self)
        button.setFont(QApplication.font(button))  # not the captions' size
        button.setAccessibleName(tr("Jump to the newest caption"))
        button.setToolTip(tr("Jump to the newest caption (End)"))
        button.setCursor(Qt.CursorShape.ArrowCursor)
        button.clicked.connect(self.jump_to_newest)
        button.hide()
        return button

    def _apply(self, edits: list[Edit]) -> None:
        """Make the edits; a reader who scrolled up sees no movement."""
        if not edits:
            return
        bar = self.verticalScrollBar()
        anchor = self.cursorForPosition(self.viewport().rect().topLeft())  # moves with its text
        offset = self._top_of(anchor.block()) - bar.value()
        self._editing = True
        for edit in edits:
            self._captions.apply(edit)
            self._n_new += edit.kind is EditKind.INSERT and not self._following
        self._place_column()  # the first line makes an empty document no larger
        if not self._following:
            wanted = self._top_of(anchor.block()) - offset + self._remainder
            bar.setValue(round(wanted))
            self._remainder = wanted - bar.value()  # or many small errors would add up
            self._word_jump()
        self._editing = False

    def _restyle(self) -> None:
        self._captions.restyle(self.palette(), self._size_pt, self._spacing_percent)
        for row, line in enumerate(self._store.lines):
            if line.open:
                self._captions.apply(Edit(EditKind.REPLACE, row, line))

    def _top_of(self, block: QTextBlock) -> float:
        """Distance of the block from the top of the document, px."""
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _speaker_at(self, point: QPoint) -> int | None:
        """The speaker whose label is at a point of the viewport."""
        found = self._captions.row_at(self.cursorForPosition(point).position())
        if found is None:
            return None
        row, place = found
        line = self._store.lines[row]
        return line.origin.speaker if place < len(line.prefix.rstrip()) else None

    def _to_bottom(self) -> None:
        self._soft.to_end(round(SOFT_LINES * self._line_px) if self.isVisible() else 0)

    def _set_following(self, following: bool) -> None:
        if following is self._following:
            return
        self._following = following
        self._n_new = 0
        self._left_at = None
        if not following:
            self._soft.stop()
            self._left_at = QTextCursor(self.document())
            self._left_at.movePosition(QTextCursor.MoveOperation.End)
            self._left_at.setKeepPositionOnInsert(True)
        self._jump.setVisible(not following)
        self._word_jump()
        self.viewport().update()

    def _word_jump(self) -> None:
        """Say how much came meanwhile."""
        match self._n_new:
            case 0:
                words = tr("↓ &Newest")
            case 1:
                words = tr("↓ 1 &new line")
            case n:
                words = tr("↓ {n} &new lines", n=n)
        if words != self._jump.text():
            self._jump.setText(words)
            self._place_jump_button()

    def _place_jump_button(self) -> None:
        size = self._jump.sizeHint()
        area = self.viewport().geometry()
        place = QRect(QPoint(0, 0), size)
        place.moveBottomRight(area.bottomRight() - QPoint(MARGIN_PX, MARGIN_PX))
        self._jump.setGeometry(place)

    @Slot(int, int)
    def _on_range_changed(self, _low: int, _high: int) -> None:
        if self._following:
            self._to_bottom()

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        if not self._editing and not self._soft.moving:
            self._remainder = 0.0
            self._set_following(value >= self.verticalScrollBar().maximum() - AT_BOTTOM_PX)
