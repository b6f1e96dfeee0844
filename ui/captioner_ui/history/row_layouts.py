"""Lay out rows of a transcript, and remember those on the screen."""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from captioner.history.caption_store import GROWING_MARK
from captioner.history.entry import EntryKind, Row, Rows
from captioner.history.sentences import direction

KEPT: Final = 256  # layouts: several screens of the smallest text
MARGIN_PX: Final = 20  # around the text, as around the captions
GAP_OF_FONT: Final = 0.35  # space between rows, as a share of the line height
TIME_SCALE: Final = 0.62  # of the text's size
TIME_GAP_PX: Final = 14  # between time and text


@dataclass(frozen=True, slots=True)
class LaidRow:
    """A row as it is drawn."""

    text: str
    """Without the mark of a growing one."""
    label: str
    """Whose it is; `text` begins with it."""
    time: str
    """When it began, in local time."""
    layout: QTextLayout
    height_px: float
    """With half of the space on either side of it."""
    speech: bool
    """Whether it was said; a remark otherwise."""

    def position_at(self, point: QPointF) -> int:
        """The position in the text that is nearest to a point in the layout."""
        for number in range(self.layout.lineCount()):
            line = self.layout.lineAt(number)
            if point.y() < line.y() + line.height() or number == self.layout.lineCount() - 1:
                found: int | tuple[int, int] = line.xToCursor(point.x())
                return found[0] if isinstance(found, tuple) else int(found)
        return 0


class RowLayouts:
    """Layouts of rows at one width and font. Main thread only."""

    def __init__(self, font: QFont) -> None:
        self._laid: OrderedDict[int, LaidRow] = OrderedDict()
        self._width_px = 0.0
        self.set_font(font)

    @property
    def text_x(self) -> float:
        """Where texts begin, px from the left."""
        return MARGIN_PX + self._time_px + TIME_GAP_PX

    @property
    def line_px(self) -> float:
        """Height of a line."""
        return QFontMetricsF(self.font).lineSpacing()

    def set_font(self, font: QFont) -> None:
        """Of the text; that of the times follows."""
        self.font = QFont(font)
        self.time_font = QFont(font)
        self.time_font.setPointSizeF(max(8.0, font.pointSizeF() * TIME_SCALE))
        self._time_px = QFontMetricsF(self.time_font).horizontalAdvance("00:00:00")
        self.forget()

    def set_width(self, width_px: float) -> None:
        """Of everything, margins included."""
        if width_px != self._width_px:
            self._width_px = width_px
            self.forget()

    def forget(self, first: int | None = None) -> None:
        """Rows from `first` on are to be read again; without it all, also those before row 0."""
        for number in [known for known in self._laid if first is None or known >= first]:
            del self._laid[number]

    def laid(self, rows: Rows, number: int) -> LaidRow:
        """The row of this number.

        Raises:
            HistoryError: it cannot be read any more.
            IndexError: there is no such row.
        """
        known = self._laid.get(number)
        if known is None:
            known = self._laid[number] = self._lay_out(rows.row(number), rows)
            if len(self._laid) > KEPT:
                self._laid.popitem(last=False)
        else:
            self._laid.move_to_end(number)
        return known

    def _lay_out(self, row: Row, rows: Rows) -> LaidRow:
        text = row.shown
        layout = QTextLayout(text + (GROWING_MARK if row.growing else ""), self.font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if direction(text) == "R":
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        width_px = max(50.0, self._width_px - self.text_x - MARGIN_PX)
        gap_px = GAP_OF_FONT * self.line_px
        y = gap_px / 2
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width_px)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        speech = row.kind is EntryKind.CAPTION
        return LaidRow(text, row.origin.label, time_of(row, rows), layout, y + gap_px / 2, speech)


def time_of(row: Row, rows: Rows) -> str:
    """When a row began: local time, or where in the recording."""
    if not rows.recording:
        return datetime.fromtimestamp(rows.started_s + row.start_s).strftime("%H:%M:%S")
    minutes, rest_s = divmod(int(row.start_s), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest_s:02}"
