"""How wide a column of text is, and how far apart its lines. No Qt."""

from typing import Final, Protocol

DEFAULT_COLUMN_LETTERS: Final = 66
"""A line: 45 to 75 letters are read best (Bringhurst, The Elements of Typographic Style, 2.1.2)."""
FEWEST_LETTERS: Final = 30
MOST_LETTERS: Final = 120
DEFAULT_SPACING_PERCENT: Final = 115  # of the font's own distance of lines
CLOSEST_PERCENT: Final = 100
FARTHEST_PERCENT: Final = 200
_SAMPLE: Final = "the quick brown fox jumps over the lazy dog and all of them sleep in the shade "


class Metrics(Protocol):
    """What is needed of QFontMetricsF."""

    def horizontalAdvance(self, text: str, /) -> float:  # noqa: N802 - Qt's name
        """Width of the text, px."""
        ...


def column_px(metrics: Metrics, letters: int) -> float:
    """Width of a line of so many letters in running text."""
    return letters * metrics.horizontalAdvance(_SAMPLE) / len(_SAMPLE)
