"""The largest letters in which a text fits. Main thread."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics

SIZES_PT: Final = (20, 24, 28, 34, 40, 48, 57, 68, 82, 98, 117, 140)
"""Each a fifth larger: letters change their size seldom while somebody types."""


def fitted_font(font: QFont, text: str, room: QSize) -> QFont:
    """`font` as large as it can be with all of `text` in `room` (px), no word broken.

    The smallest where nothing fits: then the text is scrolled.
    """
    found = QFont(font)
    for size_pt in reversed(SIZES_PT):
        found.setPointSize(size_pt)
        if _fits(QFontMetrics(found), text, room):
            break
    return found


def _fits(metrics: QFontMetrics, text: str, room: QSize) -> bool:
    words = text.split()
    if any(metrics.horizontalAdvance(word) > room.width() for word in words):
        return False
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading
    needed = metrics.boundingRect(QRect(0, 0, room.width(), 100_000), int(flags.value), text)
    return needed.height() + metrics.lineSpacing() // 2 <= room.height()
