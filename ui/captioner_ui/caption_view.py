"""Rolling captions, the newest at the bottom."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QFrame, QTextEdit, QWidget

from captioner.events import CaptionChanged, Gap, SpeakerChanged
from captioner.history.caption_store import CaptionStore, Edit, EditKind
from captioner_ui.caption_column import CaptionColumn
from captioner_ui.caption_document import CaptionDocument
from captioner_ui.caption_paint import bands_of, cut_line, paint_document
from captioner_ui.jump_button import JumpButton
from captioner_ui.left_place import LeftPlace
from captioner_ui.line_repaint import LineRepaint
from captioner_ui.own_words import offer_word
from captioner_ui.soft_scroll import SoftScroll
from captioner_ui.style.tokens import CAPTION_MARGIN_PX, HALF_PX, NEW_BAR_PX
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

SPARE_MS: Final = 300  # after the first paint: the model is loading then
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
        followed: bool, whether new captions scroll into view from now on.
        looked_anew: font, size, column or distance of lines are others.
        word_asked: str, selected text that is to be expected, or written otherwise.
    """

    zoom_asked = Signal(int)
    looked_anew = Signal()
    followed = Signal(bool)
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
        self._store = CaptionStore()
        self._size_pt = size_pt
        self._following = True
        self._editing = False
        self._remainder = 0.0  # px that the scroll bar, which counts whole ones, is behind
        self._set_up()
        self.setMinimumHeight(LOWEST_PX)
        self._column = CaptionColumn(self)
        self._captions = CaptionDocument(self.document(), self.palette(), size_pt)
        self._left = LeftPlace(self.document())
        self._repaint: LineRepaint | None = None  # made once there is time for it
        self._spare = QTimer(self, singleShot=True, interval=SPARE_MS)
        self._spare.timeout.connect(self._by_lines)
        self._jump = JumpButton(self)
        self._jump.clicked.connect(self.jump_to_newest)
        self._soft = SoftScroll(self.verticalScrollBar(), moves)
        self.document().documentLayout().documentSizeChanged.connect(self._on_document_size_changed)
        self.verticalScrollBar().setEnabled(False)
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
        self._look_anew()

    def set_font_family(self, family: str) -> None:
        """Letters of this family; empty for the system's."""
        font = QFont(family) if family else QFont()  # without a family, it follows the system's
        font.setPointSize(self._size_pt)
        self.setFont(font)
        self._look_anew()

    def set_column(self, letters: int, spacing_percent: int) -> None:
        """About so many letters a line, where the window is wide enough, and lines so far apart."""
        before = (self._column.letters, self._column.spacing_percent)
        if (letters, spacing_percent) != before:
            self._column.letters, self._column.spacing_percent = letters, spacing_percent
            self._look_anew()

    @property
    def column(self) -> tuple[int, int]:
        """Letters a line, and how far apart lines are, percent."""
        return self._column.letters, self._column.spacing_percent

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
        self._column.place()
        super().resizeEvent(event)
        if not self._following:
            self._editing = True
            bar.setValue(bar.maximum() - below)
            self._editing = False
        self._jump.place(self.viewport().geometry())

    @Slot()
    def _by_lines(self) -> LineRepaint:
        """What paints by lines: finding its place in Qt takes 30 ms, which the start is without."""
        if self._repaint is None:
            self._repaint = LineRepaint(self)
        return self._repaint

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's name
        """Lines become paler where they move, and are hidden at the upper edge."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the captions, or what there will be."""
        painter = QPainter(self.viewport())
        if self._repaint is None and not self._spare.isActive():
            self._spare.start()
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
        self._paint_over_cut(painter, clip, top)
        self._paint_new(painter, clip, top)

    def _paint_placeholder(self, painter: QPainter) -> None:
        room = (
            self.viewport()
            .rect()
            .adjusted(CAPTION_MARGIN_PX, CAPTION_MARGIN_PX, -CAPTION_MARGIN_PX, -CAPTION_MARGIN_PX)
        )
        painter.setPen(QColor(colours_of(self.palette()).quiet))
        painter.setFont(self.font())
        foot = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom
        painter.drawText(QRectF(room), foot | Qt.TextFlag.TextWordWrap, self.placeholderText())

    def _paint_over_cut(self, painter: QPainter, clip: QRectF, top: int) -> None:
        """Half a line at the upper edge is no line."""
        if clip.top() > top + 2 * self._column.line_px:
            return  # far below it
        lower = cut_line(self.document(), self.cursorForPosition(QPoint(0, 0)), top)
        if lower > clip.top():
            over = QRectF(clip.left(), top, clip.width(), lower - top)
            painter.fillRect(over, self.palette().base())

    def _paint_new(self, painter: QPainter, clip: QRectF, top: int) -> None:
        """A bar beside what came while the reader was further up, until it scrolls away."""
        span = self._left.span()
        if span is None:
            return
        if self._following and span[1] <= top:
            self._left.forget()
            return
        x = (
            HALF_PX
            if self.layoutDirection() is Qt.LayoutDirection.LeftToRight
            else (self.viewport().width() - HALF_PX - NEW_BAR_PX)
        )
        bar = QRectF(x, span[0], NEW_BAR_PX, span[1] - span[0])
        painter.fillRect(bar.intersected(clip), QColor(colours_of(self.palette()).accent))

    @Slot()
    def _on_document_size_changed(self) -> None:
        self._column.place()

    def _look_anew(self) -> None:
        """Take another font, size or distance of lines."""
        self._restyle()
        self._column.measure(right_to_left=self._captions.right_to_left)
        self._column.place()
        self.looked_anew.emit()

    def _set_up(self) -> None:
        self.setReadOnly(True)
        self.setTextInteractionFlags(_Interaction.TextSelectableByMouse)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is kept: lines would be broken anew when it comes.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setPlaceholderText(tr("Captions appear here when someone speaks."))
        self.setAccessibleName(tr("Captions"))
        self.document().setDocumentMargin(CAPTION_MARGIN_PX)

    def _apply(self, edits: list[Edit]) -> None:
        """Make the edits; a reader who scrolled up sees no movement."""
        if not edits:
            return
        bar = self.verticalScrollBar()
        anchor = self.cursorForPosition(self.viewport().rect().topLeft())  # moves with its text
        offset = self._top_of(anchor.block()) - bar.value()
        self._editing = True
        with self._by_lines().edits():
            for edit in edits:
                self._captions.apply(edit)
        if self._captions.right_to_left:
            self._column.measure(right_to_left=True)
        self._column.place()  # the first line makes an empty document no larger
        if not self._following:
            wanted = self._top_of(anchor.block()) - offset + self._remainder
            bar.setValue(round(wanted))
            self._remainder = wanted - bar.value()  # or many small errors would add up
            self._jump.show_new(self._left.n_new, self.viewport().geometry())
        self._editing = False

    def _restyle(self) -> None:
        self._captions.restyle(self.palette(), self._size_pt, self._column.spacing_percent)
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
        self._soft.to_end(round(SOFT_LINES * self._column.line_px) if self.isVisible() else 0)

    def _set_following(self, following: bool) -> None:
        if following is self._following:
            return
        self._following = following
        if following:
            self._left.come_back()
        else:
            self._soft.stop()
            self._left.leave()
        self._jump.show_new(0, self.viewport().geometry())
        self._jump.setVisible(not following)
        self.followed.emit(following)
        self.viewport().update()

    @Slot(int, int)
    def _on_range_changed(self, low: int, high: int) -> None:
        self.verticalScrollBar().setEnabled(high > low)
        if self._following:
            self._to_bottom()

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        if not self._editing and not self._soft.moving:
            self._remainder = 0.0
            self._set_following(value >= self.verticalScrollBar().maximum() - AT_BOTTOM_PX)
