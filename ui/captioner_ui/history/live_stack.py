"""Live captions and the transcript in one place: scrolling up leads from one to the other."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from captioner.errors import HistoryError
from captioner.history.entry import Rows
from captioner_ui.caption_view import CaptionView
from captioner_ui.growing_mark import unmarked
from captioner_ui.history.pane import TranscriptPane

LOOK_BACK_ROWS: Final = 600  # the captions view has 500 lines
_UP: Final = (Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Home)
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class LiveStack(QStackedWidget):
    """Takes the captions' place in their layout, with the transcript behind them.

    Whoever scrolls up where the captions view ends goes on in the transcript, at the same words.
    """

    def __init__(self, captions: CaptionView, pane: TranscriptPane, parent: QWidget) -> None:
        super().__init__(parent)
        self._captions = captions
        self._pane = pane
        layout = parent.layout()
        if layout is not None:
            layout.replaceWidget(captions, self)
        self.addWidget(captions)
        self.addWidget(pane)
        captions.setFocus()  # again: it has another parent now
        captions.installEventFilter(self)
        captions.viewport().installEventFilter(self)
        pane.left.connect(self.show_live)
        captions.looked_anew.connect(self._on_looked_anew)
        captions.followed.connect(self._on_followed)
        self._on_looked_anew()

    @property
    def in_transcript(self) -> bool:
        """Whether the transcript is seen."""
        return self.currentWidget() is self._pane

    def show_transcript(self, *, at_same_words: bool = False) -> None:
        """Show the transcript, at its end or where the captions view begins."""
        if at_same_words:
            words = self._captions.cursorForPosition(
                self._captions.viewport().rect().topLeft()
            ).block()
            row = row_with(self._pane.view.rows, words.text())
            if row is not None:
                self._pane.view.show_row(row)
        self.setCurrentWidget(self._pane)
        self._pane.view.setFocus()

    @Slot()
    def show_live(self) -> None:
        """Show the live captions, at their end."""
        self.setCurrentWidget(self._captions)
        self._captions.jump_to_newest()

    @Slot()
    def _on_looked_anew(self) -> None:
        self._pane.view.set_look(self._captions.font(), *self._captions.column)

    @Slot(bool)
    def _on_followed(self, following: bool) -> None:
        """Where the reader leaves the captions, the transcript is left, too."""
        view = self._pane.view
        (view.come_back if following else view.leave)()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Of the captions alone: the transcript, in a window that is as low, is cut."""
        return self._captions.minimumSize()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Notice who scrolls up at the upper end."""
        if not self.in_transcript and _goes_up(event) and self._at_top():
            self.show_transcript(at_same_words=True)
            return True
        return super().eventFilter(watched, event)

    def _at_top(self) -> bool:
        """Whether the captions are at their upper end, and there is more further up."""
        bar = self._captions.verticalScrollBar()
        more = bar.maximum() > bar.minimum() or self._pane.view.rows.first < 0
        return more and bool(bar.value() == bar.minimum())


def _goes_up(event: QEvent) -> bool:
    """Whether the person wants to see what is further up."""
    if isinstance(event, QWheelEvent):
        zooms = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return event.angleDelta().y() > 0 and not zooms
    if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
        return event.key() in _UP and event.modifiers() in _PLAIN
    return False


def row_with(rows: Rows, text: str) -> int | None:
    """The newest of the last LOOK_BACK_ROWS rows with `text`, as captions show it; None: no row.

    Of what is being said, the captions and the rows may know more or less.
    """
    wanted = unmarked(text)
    for number in range(rows.end - 1, max(rows.first, rows.end - LOOK_BACK_ROWS) - 1, -1):
        try:
            shown = rows.row(number).shown
        except (HistoryError, IndexError):
            return None
        if wanted and (shown.startswith(wanted) or wanted.startswith(shown)):
            return number
    return None
