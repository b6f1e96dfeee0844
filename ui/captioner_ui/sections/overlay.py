"""The overlay: captions over everything else on the screen. No Qt."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from captioner.errors import ConfigError
from captioner.setting import check_ranges, setting
from captioner_ui.overlay.placing import check_places
from captioner_ui.sections.appearance import MAX_SIZE_PT, MIN_SIZE_PT, READING_FONT, check_size
from captioner_ui.translation import tr_later

MAX_LINES: Final = 12  # more is the main window's job

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")


class OverlayShape(StrEnum):
    """What kind of window the overlay is."""

    BAR = "bar"
    """Without a frame: dragged by its body, resized by its edges."""
    WINDOW = "window"
    """With the desktop's frame; as many lines as it is high."""


class TextEdge(StrEnum):
    """What sets the letters off from what is behind them."""

    NONE = "none"
    OUTLINE = "outline"
    SHADOW = "shadow"


@dataclass(frozen=True, slots=True, kw_only=True)
class OverlaySettings:
    """Whether the overlay is shown, what it looks like, and where it was."""

    shown: bool = setting(False, tr_later("Show the overlay"), option="overlay")
    shape: OverlayShape = setting(OverlayShape.BAR, tr_later("Shape"), option="overlay-shape")
    lines: int = setting(2, tr_later("Lines"), option="overlay-lines", low=1, high=MAX_LINES)
    """Rows of captions, 1 to MAX_LINES; fewer are shown where the screen is too low."""
    font: str = setting(
        READING_FONT,
        tr_later("Font"),
        option="overlay-font",
        metavar="family",
        hint=tr_later("Empty for the system's."),
    )
    size_pt: int = setting(
        28, tr_later("Text size"), option="overlay-size", low=MIN_SIZE_PT, high=MAX_SIZE_PT
    )
    """Height of the letters, MIN_SIZE_PT to MAX_SIZE_PT."""
    bold: bool = setting(False, tr_later("Bold letters"), option="overlay-bold")
    colour: str = setting(
        "#ffffff",
        tr_later("Text colour"),
        option="overlay-colour",
        metavar="#rrggbb",
    )
    background: str = setting(
        "#000000",
        tr_later("Background colour"),
        option="overlay-background",
        metavar="#rrggbb",
    )
    opacity_percent: int = setting(
        75, tr_later("Background opacity"), option="overlay-opacity", low=0, high=100, step=5
    )
    """Of the background alone, 0 (not there) to 100; letters are always solid."""
    edge: TextEdge = setting(
        TextEdge.OUTLINE, tr_later("Edge of the letters"), option="overlay-edge"
    )
    edge_colour: str = setting(
        "#000000",
        tr_later("Colour of the edge"),
        option="overlay-edge-colour",
        metavar="#rrggbb",
    )
    fade_s: int = setting(
        7,
        tr_later("Goes when nobody has spoken for"),
        option="overlay-fade",
        low=0,
        high=600,
        low_label=tr_later("stays"),
        unit="s",
        help="the overlay goes when nobody has spoken for so long; 0: it stays",
    )
    """After that, what was said goes from the screen, s; 0: it stays."""
    on_top: bool = setting(
        True, tr_later("Keep the overlay above other windows"), option="overlay-on-top"
    )
    click_through: bool = setting(
        False,
        tr_later("Let clicks through the overlay"),
        option="overlay-click-through",
        hint=tr_later("It is moved again after Ctrl+Shift+T in the main window, or from the tray."),
    )
    snap: bool = setting(
        True, tr_later("Snap to the screen's edges"), option="overlay-snap", advanced=True
    )
    x11_on_wayland: bool = setting(
        True,
        tr_later("Use X11 where the desktop is Wayland"),
        option="x11-on-wayland",
        advanced=True,
        hint=tr_later(
            "Wayland itself lets no window place itself or stay on top. Needs a restart."
        ),
    )
    keys_everywhere: bool = setting(
        False,
        tr_later("Its keys work in every program"),
        option="overlay-keys-everywhere",
        advanced=True,
        hint=tr_later("Those for showing it and for letting clicks through. On X11."),
    )
    places: tuple[str, ...] = setting((), tr_later("Places"), option="overlay-places", hidden=True)
    """Where it was on each screen, the last used first; each in the words of `Place`."""

    def __post_init__(self) -> None:
        """Raises ConfigError where a value is out of its range."""
        if not 1 <= self.lines <= MAX_LINES:
            raise ConfigError(f"lines is {self.lines}, need 1 to {MAX_LINES}")
        check_size(self.size_pt)
        if not 0 <= self.opacity_percent <= 100:
            raise ConfigError(f"opacity_percent is {self.opacity_percent}, need 0 to 100")
        check_ranges(self)
        for name in ("colour", "background", "edge_colour"):
            if not _COLOUR.fullmatch(value := getattr(self, name)):
                raise ConfigError(f"{name} is {value!r}, need a colour such as #ffcc00")
        check_places(self.places)
