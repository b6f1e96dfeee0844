"""How the window looks. No Qt."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from captioner.errors import ConfigError
from captioner.setting import setting
from captioner_ui.overlay.placing import check_places
from captioner_ui.text_column import (
    CLOSEST_PERCENT,
    DEFAULT_COLUMN_LETTERS,
    DEFAULT_SPACING_PERCENT,
    FARTHEST_PERCENT,
    FEWEST_LETTERS,
    MOST_LETTERS,
)
from captioner_ui.text_size import DEFAULT_SIZE_PT, TEXT_SIZES_PT
from captioner_ui.translation import tr_later

READING_FONT: Final = "Atkinson Hyperlegible"  # comes with the program (captioner_ui/style/fonts)
MIN_SIZE_PT: Final = TEXT_SIZES_PT[0]
MAX_SIZE_PT: Final = TEXT_SIZES_PT[-1]


class Theme(StrEnum):
    """The colours of every window but the overlay, which has its own."""

    SYSTEM = "system"
    """Light or dark, or high contrast, as the desktop is."""
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"
    """White on black, every control with a border."""


class WindowLanguage(StrEnum):
    """What the window is written in; what it captions is another setting."""

    SYSTEM = "system"
    """The first of the desktop's languages that there is a translation for."""
    GERMAN = "de"
    ENGLISH = "en"
    SPANISH = "es"
    FRENCH = "fr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Appearance:
    """The look of the captions in the main window, and the colours of the program."""

    language: WindowLanguage = setting(
        WindowLanguage.SYSTEM,
        tr_later("Language of the window"),
        option="window-language",
        hint=tr_later("Holds from the next start on."),
    )
    theme: Theme = setting(Theme.SYSTEM, tr_later("Colours"), option="colours", former="theme")
    font: str = setting(
        READING_FONT,
        tr_later("Font"),
        metavar="family",
        hint=tr_later("Empty for the system's."),
    )
    """Family of the captions' font."""
    size_pt: int = setting(
        DEFAULT_SIZE_PT,
        tr_later("Text size"),
        option="text-size",
        low=MIN_SIZE_PT,
        high=MAX_SIZE_PT,
    )
    """Height of the captions' letters, MIN_SIZE_PT to MAX_SIZE_PT."""
    column_letters: int = setting(
        DEFAULT_COLUMN_LETTERS,
        tr_later("Letters in a line"),
        low=FEWEST_LETTERS,
        high=MOST_LETTERS,
        hint=tr_later("Longer lines are hard to follow from one to the next."),
    )
    """Width of the captions' column, FEWEST_LETTERS to MOST_LETTERS."""
    line_spacing: int = setting(
        DEFAULT_SPACING_PERCENT,
        tr_later("Space between lines"),
        unit="percent",
        low=CLOSEST_PERCENT,
        high=FARTHEST_PERCENT,
    )
    """In percent of the font's own, CLOSEST_PERCENT to FARTHEST_PERCENT."""
    bar_hides: bool = setting(
        True,
        tr_later("The bar hides while captions are read"),
        option="bar-hides",
        hint=tr_later("It is there when the pointer moves, and for the Tab key."),
    )
    """Whether the bar above the captions steps back."""
    full_screen: bool = setting(
        False,
        tr_later("Reading mode: captions on the whole screen"),
        option="full-screen",
        hint=tr_later("Without bar and figures; F11 takes it back."),
    )
    """Whether the window fills the screen, with nothing but captions and status."""
    welcomed: bool = setting(False, tr_later("Welcomed"), hidden=True)
    """Whether the card of the first start was shown; it never is again."""
    places: tuple[str, ...] = setting((), tr_later("Places"), option="window-places", hidden=True)
    """Where the window was on each screen, the last used first; each in the words of `Place`."""

    def __post_init__(self) -> None:
        """Raises ConfigError where a value is out of its range."""
        check_size(self.size_pt)
        _check("column_letters", self.column_letters, FEWEST_LETTERS, MOST_LETTERS)
        _check("line_spacing", self.line_spacing, CLOSEST_PERCENT, FARTHEST_PERCENT)
        check_places(self.places)


def check_size(size_pt: int) -> None:
    """Raise ConfigError unless letters may be that large."""
    _check("size_pt", size_pt, MIN_SIZE_PT, MAX_SIZE_PT)


def _check(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ConfigError(f"{name} is {value}, need {low} to {high}")
