"""How the window looks. No Qt."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from captioner.errors import ConfigError
from captioner.setting import setting
from captioner_ui.overlay.placing import check_places
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Appearance:
    """The look of the captions in the main window, and the colours of the program."""

    theme: Theme = setting(Theme.SYSTEM, tr_later("Colours"))
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
    full_screen: bool = setting(
        False,
        tr_later("Captions on the whole screen"),
        option="full-screen",
        hint=tr_later("Without menus and controls; F11 takes it back."),
    )
    """Whether the window fills the screen, with nothing but captions and status."""
    places: tuple[str, ...] = setting((), tr_later("Places"), option="window-places", hidden=True)
    """Where the window was on each screen, the last used first; each in the words of `Place`."""

    def __post_init__(self) -> None:
        """Raises ConfigError where a value is out of its range."""
        check_size(self.size_pt)
        check_places(self.places)


def check_size(size_pt: int) -> None:
    """Raise ConfigError unless letters may be that large."""
    if not MIN_SIZE_PT <= size_pt <= MAX_SIZE_PT:
        raise ConfigError(f"size_pt is {size_pt}, need {MIN_SIZE_PT} to {MAX_SIZE_PT}")
