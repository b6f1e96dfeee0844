"""The mark of a caption that grows: it hangs beside the last word and takes no room.

With room of its own it would go to a line of its own at times, and all lines would scroll for it,
and back again when the caption is final. So its letters have widths that add up to nothing; they
are drawn beyond the end of the line, where the text leaves `mark_px` for them.
"""

from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat

from captioner.history.caption_store import GROWING_MARK

_SPACE: Final = "\u00a0"  # no line ends at it
_DOTS: Final = GROWING_MARK.strip()
HANGING_MARK: Final = _SPACE + _DOTS
"""After text from left to right; QTextEdit.toPlainText gives GROWING_MARK for it."""
HANGING_MARK_RTL: Final = _DOTS + _SPACE
"""After text from right to left, which is drawn from its end."""
assert len(HANGING_MARK) == len(HANGING_MARK_RTL) == len(GROWING_MARK)


def hanging_mark(*, right_to_left: bool) -> str:
    """The mark after text of this direction."""
    return HANGING_MARK_RTL if right_to_left else HANGING_MARK


def unmarked(text: str) -> str:
    """What stands before the mark, if there is one."""
    for mark in (GROWING_MARK, HANGING_MARK, HANGING_MARK_RTL):
        text = text.removesuffix(mark)
    return text


def mark_px(font: QFont) -> float:
    """Room for the mark beside a line."""
    return QFontMetricsF(font).horizontalAdvance(HANGING_MARK)


def mark_formats(
    font: QFont, look: QTextCharFormat, after: str, *, right_to_left: bool
) -> tuple[QTextCharFormat, QTextCharFormat]:
    """How its two letters are drawn: as `look`, with widths that add up to nothing.

    The width of the dots is taken back after they are drawn. From right to left it is the space,
    the last letter, that is drawn first, and goes back beyond the end of the text.

    Args:
        font: of the text.
        look: colours.
        after: the letter before the mark. At the end of a line Qt makes room for what of it is
            drawn beyond its width, an "f" for instance; here it is no end.
        right_to_left: direction of the text.
    """
    metrics = QFontMetricsF(font)
    dots, space = metrics.horizontalAdvance(_DOTS), metrics.horizontalAdvance(_SPACE)
    beyond = max(0.0, -metrics.rightBearing(after)) if len(after) == 1 else 0.0
    if right_to_left:
        return _spaced(look, space), _spaced(look, beyond - dots - 2 * space)
    return _spaced(look, 0.0), _spaced(look, beyond - dots - space)


def _spaced(look: QTextCharFormat, px: float) -> QTextCharFormat:
    spaced = QTextCharFormat(look)
    spaced.setUnderlineStyle(QTextCharFormat.UnderlineStyle.NoUnderline)
    spaced.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
    spaced.setFontLetterSpacing(px)
    return spaced
