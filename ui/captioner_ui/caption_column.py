"""Where the column of captions stands in its view."""

from PySide6.QtGui import QFontMetricsF, QTextDocument
from PySide6.QtWidgets import QTextEdit

from captioner_ui.growing_mark import mark_px
from captioner_ui.style.tokens import CAPTION_MARGIN_PX
from captioner_ui.text_column import (
    DEFAULT_COLUMN_LETTERS,
    DEFAULT_SPACING_PERCENT,
    column_px,
)


class CaptionColumn:
    """In the middle, with its last line at the foot while there is little text. Main thread."""

    def __init__(self, view: QTextEdit) -> None:
        self._view = view
        self.letters = DEFAULT_COLUMN_LETTERS
        self.spacing_percent = DEFAULT_SPACING_PERCENT
        self.line_px = 0.0
        """Height of a line."""
        self._wanted_px = 0.0  # width of column, margins and scroll bar

    def measure(self, *, right_to_left: bool = False) -> None:
        """Take what follows from the view's font; text from right to left has its mark there."""
        view = self._view
        metrics = QFontMetricsF(view.font())
        self.line_px = metrics.lineSpacing() * self.spacing_percent / 100
        room = max(CAPTION_MARGIN_PX, mark_px(view.font()))
        left, right = (room if right_to_left else CAPTION_MARGIN_PX), room
        scroll_px = view.verticalScrollBar().sizeHint().width()
        self._wanted_px = column_px(metrics, self.letters) + left + right + scroll_px
        _set_margins(view.document(), left, right)

    def place(self) -> None:
        """Put the text where it belongs in the view's present size."""
        view = self._view
        side = max(0, round((view.width() - self._wanted_px) / 2))
        height = round(view.document().size().height())
        above = 0 if view.document().isEmpty() else max(0, view.height() - height)
        margins = view.viewportMargins()
        if (margins.left(), margins.top()) != (side, above):
            view.setViewportMargins(side, above, side, 0)


def _set_margins(document: QTextDocument, left: float, right: float) -> None:
    frame = document.rootFrame()
    look = frame.frameFormat()
    if (look.leftMargin(), look.rightMargin()) != (left, right):
        look.setLeftMargin(left)
        look.setRightMargin(right)
        frame.setFrameFormat(look)
