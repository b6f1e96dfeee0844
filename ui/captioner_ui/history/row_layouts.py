"""Lay out rows of a transcript, and remember those on the screen."""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from captioner.history.entry import EntryKind, Row, Rows
from captioner.history.name_order import NameOrder
from captioner.history.sentences import direction
from captioner.origin import ONLY, Origin
from captioner_ui.caption_document import gap_px
from captioner_ui.growing_mark import hanging_mark, mark_formats, mark_px
from captioner_ui.style.tokens import CAPTION_MARGIN_PX, MARGIN_PX, TITLE_SCALE
from captioner_ui.text_column import DEFAULT_COLUMN_LETTERS, DEFAULT_SPACING_PERCENT, column_px

KEPT: Final = 256  # layouts: several screens of the smallest text
TIME_SCALE: Final = 0.62  # of the text's size, as far as that is a size of the chrome
NARROWEST_PX: Final = 50.0  # of a line of text


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
    origin: Origin = ONLY

    @property
    def n_lines(self) -> int:
        """How many lines it has."""
        return self.layout.lineCount()

    def position_at(self, point: QPointF) -> int:
        """The position in the text that is nearest to a point in the layout."""
        for number in range(self.layout.lineCount()):
            line = self.layout.lineAt(number)
            if point.y() < line.y() + line.height() or number == self.layout.lineCount() - 1:
                found: int | tuple[int, int] = line.xToCursor(point.x())
                return found[0] if isinstance(found, tuple) else int(found)
        return 0


class RowLayouts:
    """Layouts of rows at one width and look. Main thread only.

    Texts stand in the column that live captions have, times beside it: in the margin, where that is
    wide enough.
    """

    def __init__(self, font: QFont) -> None:
        self._laid: OrderedDict[int, LaidRow] = OrderedDict()
        self._width_px = 0.0
        self._scroll_px = 0.0
        self.order = NameOrder()
        """Of the colours of labels."""
        self.mirrored = False
        """Whether times are at the right."""
        self.set_look(font, DEFAULT_COLUMN_LETTERS, DEFAULT_SPACING_PERCENT)

    @property
    def width_px(self) -> float:
        """Of everything, margins included."""
        return self._width_px

    @property
    def text_x(self) -> float:
        """Where texts begin, px from the left."""
        return self._width_px - self._text_x - self._text_px if self.mirrored else self._text_x

    @property
    def time_x(self) -> float:
        """Where times begin, px from the left."""
        x = self._text_x - MARGIN_PX - self._time_px
        return self._width_px - x - self._time_px if self.mirrored else x

    @property
    def line_px(self) -> float:
        """Height of a line."""
        return QFontMetricsF(self.font).lineSpacing() * self._spacing_percent / 100

    @property
    def foot_px(self) -> float:
        """Below the newest row, px, besides its half of the space between two rows."""
        return CAPTION_MARGIN_PX - gap_px(self.font.pointSizeF()) / 2

    def set_look(self, font: QFont, letters: int, spacing_percent: int) -> None:
        """Of the text: its font, letters a line, distance of lines; that of the times follows."""
        self.font = QFont(font)
        self._letters, self._spacing_percent = letters, spacing_percent
        self.time_font = _time_font(font)
        self._time_px = QFontMetricsF(self.time_font).horizontalAdvance("00:00:00")
        self._measure()

    def set_width(self, width_px: float, scroll_px: float = 0.0) -> None:
        """Of everything, margins included, and of the scroll bar beside it."""
        if (width_px, scroll_px) != (self._width_px, self._scroll_px):
            self._width_px, self._scroll_px = width_px, scroll_px
            self._measure()

    def _measure(self) -> None:
        """The column is where that of the captions is, or smaller by what the times need."""
        wanted = column_px(QFontMetricsF(self.font), self._letters)
        room = max(CAPTION_MARGIN_PX, mark_px(self.font))
        whole = wanted + CAPTION_MARGIN_PX + room
        side = max(0, round((self._width_px - whole) / 2))
        right = min(side + CAPTION_MARGIN_PX + wanted, self._width_px - room)
        beside_time = CAPTION_MARGIN_PX + self._time_px + MARGIN_PX
        self._text_x = max(float(side + CAPTION_MARGIN_PX), beside_time)
        self._text_px = max(NARROWEST_PX, right - self._text_x)
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
        layout = self._layout(text, growing=row.growing)
        gap = gap_px(self.font.pointSizeF())
        y = gap / 2
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._text_px)
            line.setPosition(QPointF(0, y))
            y += line.height() * self._spacing_percent / 100
        layout.endLayout()
        speech, time = row.kind is EntryKind.CAPTION, time_of(row, rows)
        return LaidRow(text, row.origin.label, time, layout, y + gap / 2, speech, row.origin)

    def _layout(self, text: str, *, growing: bool) -> QTextLayout:
        right_to_left = direction(text) == "R"
        mark = hanging_mark(right_to_left=right_to_left) if growing else ""
        layout = QTextLayout(text + mark, self.font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if right_to_left:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        if mark:
            looks = mark_formats(
                self.font, QTextCharFormat(), text[-1:], right_to_left=right_to_left
            )
            begin = len(text.encode("utf-16-le")) // 2
            layout.setFormats([_range(begin + n, look) for n, look in enumerate(looks)])
        return layout


def _range(at: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = at, 1, look
    return made


def _time_font(text: QFont) -> QFont:
    """Beside small text as large as the desktop's letters, beside large text as titles."""
    own = QGuiApplication.font()
    size_pt = own.pointSizeF()
    if size_pt > 0:
        own.setPointSizeF(min(max(size_pt, text.pointSizeF() * TIME_SCALE), size_pt * TITLE_SCALE))
    return own


def time_of(row: Row, rows: Rows) -> str:
    """When a row began: local time, or where in the recording."""
    if not rows.recording:
        return datetime.fromtimestamp(rows.started_s + row.start_s).strftime("%H:%M:%S")
    minutes, rest_s = divmod(int(row.start_s), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest_s:02}"
