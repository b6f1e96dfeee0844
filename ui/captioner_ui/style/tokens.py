"""The measures and colours that everything in the window is made of. No Qt."""

from dataclasses import dataclass, fields
from enum import Enum
from typing import Final

GRID_PX: Final = 8  # distances are whole or half steps of it
HALF_PX: Final = GRID_PX // 2
MARGIN_PX: Final = 2 * GRID_PX  # of a page, a card, the bar
CAPTION_MARGIN_PX: Final = 20  # around captions
NEW_BAR_PX: Final = 3  # the bar beside what came while the reader was further up
TARGET_PX: Final = 4 * GRID_PX  # what is pressed is at least this high; touched, 40
TOUCH_PX: Final = 5 * GRID_PX
ICON_PX: Final = 20
RADIUS_SMALL_PX: Final = 4  # fields, boxes, what is chosen in a list
RADIUS_PX: Final = 8  # buttons, cards, menus
RADIUS_ROUND_PX: Final = TARGET_PX // 2  # pills
TITLE_SCALE: Final = 1.25  # of the desktop's letters, which all other words of the chrome have
QUICK_MS: Final = 120  # what follows the hand
CALM_MS: Final = 200  # what comes by itself
SPEAKERS: Final = 6  # colours of names, then from the first again


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """The role of each colour, as #rrggbb."""

    window: str
    """Behind the chrome: bar, strip, dialogs."""
    base: str
    """Behind captions, in lists and fields."""
    button: str
    """Of what can be pressed."""
    hover: str
    """The same, with the pointer over it."""
    text: str
    """Captions, and words of the chrome."""
    quiet: str
    """Words of the chrome that are there to be looked up: figures, hints, times."""
    older: str
    """Captions that were read a while ago."""
    pending: str
    """Words of a caption that may still change."""
    line: str
    """Thin rules between parts; tells nothing that is not told otherwise."""
    edge: str
    """Borders of fields and boxes, the empty part of meters."""
    outline: str
    """Border of buttons, pills and menus; in most themes it is not to be seen."""
    faint: str
    """Text of what is not there or not to be used now."""
    highlight: str
    """Behind what is chosen or selected."""
    highlighted: str
    link: str
    focus: str
    """The ring around what the keyboard is at."""
    accent: str
    """The one thing on a page that is to be pressed, the level of the sound."""
    on_accent: str
    calm: str
    """Behind what goes as it should: listening, a model that is there."""
    on_calm: str
    hint: str
    """Behind what is good to know."""
    on_hint: str
    problem: str
    """Behind what keeps captions from coming."""
    on_problem: str
    names: tuple[str, ...]
    """Labels of sources in the order in which they are heard, of speakers by number."""


LIGHT: Final = Colours(
    window="#f2f4f7",
    base="#fdfdfe",
    button="#e3e8ee",
    hover="#d6dde6",
    text="#15202b",
    quiet="#4b5866",
    older="#46525f",
    pending="#46525f",
    line="#d3dae2",
    edge="#6b7784",
    outline="#d6dde6",
    faint="#56616d",
    highlight="#0d5a94",
    highlighted="#ffffff",
    link="#0b5086",
    focus="#0b6fbf",
    accent="#0d5a94",
    on_accent="#ffffff",
    calm="#d8e9f6",
    on_calm="#0a3d66",
    hint="#fdf0cf",
    on_hint="#574000",
    problem="#fce4e1",
    on_problem="#7d1410",
    names=("#00407f", "#7a2e00", "#1b5000", "#6b1a7d", "#7d0a3c", "#004a4a"),
)
DARK: Final = Colours(
    window="#10161d",
    base="#171e26",
    button="#26323e",
    hover="#32404e",
    text="#edf2f7",
    quiet="#a8b5c2",
    older="#aeb9c4",
    pending="#b6c0cb",
    line="#2b3743",
    edge="#82909e",
    outline="#32404e",
    faint="#a3afbb",
    highlight="#1f639f",
    highlighted="#ffffff",
    link="#8cc8f5",
    focus="#7cc0f0",
    accent="#7cc0f0",
    on_accent="#0b1c2c",
    calm="#183650",
    on_calm="#cfe8fb",
    hint="#3b3218",
    on_hint="#ffe3a1",
    problem="#40211f",
    on_problem="#ffd5cf",
    names=("#a6d2ff", "#ffca99", "#b5e89a", "#e5bcf5", "#ffbccf", "#97e6e0"),
)
HIGH_CONTRAST: Final = Colours(
    window="#000000",
    base="#000000",
    button="#000000",
    hover="#333333",
    text="#ffffff",
    quiet="#ffffff",
    older="#e0e0e0",
    pending="#d8d8d8",
    line="#ffffff",
    edge="#ffffff",
    outline="#ffffff",
    faint="#d0d0d0",
    highlight="#ffe14d",
    highlighted="#000000",
    link="#8fd0ff",
    focus="#ffe14d",
    accent="#ffe14d",
    on_accent="#000000",
    calm="#000000",
    on_calm="#ffffff",
    hint="#000000",
    on_hint="#ffe14d",
    problem="#000000",
    on_problem="#ffb3ab",
    names=("#a6d2ff", "#ffca99", "#b5e89a", "#e5bcf5", "#ffbccf", "#97e6e0"),
)


class Reading(Enum):
    """How a pair of colours is read, and so how much they have to differ."""

    CAPTION = 7.0
    """The text that the program is there for."""
    CHROME = 4.5
    """Words around it."""
    SHAPE = 3.0
    """A border, a ring, a meter."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One role that is seen on another."""

    front: str
    ground: str
    reading: Reading


def _pairs(fronts: str, grounds: str, reading: Reading) -> tuple[Pair, ...]:
    return tuple(
        Pair(front, ground, reading) for front in fronts.split() for ground in grounds.split()
    )


PAIRS: Final = (
    *_pairs("text older pending", "base", Reading.CAPTION),
    *_pairs("text quiet", "window base button hover", Reading.CHROME),
    *_pairs("faint", "window base button", Reading.CHROME),
    *_pairs("link", "window base", Reading.CHROME),
    *_pairs("highlighted", "highlight", Reading.CHROME),
    *_pairs("on_accent", "accent", Reading.CHROME),
    *_pairs("on_calm", "calm", Reading.CHROME),
    *_pairs("on_hint", "hint", Reading.CHROME),
    *_pairs("on_problem", "problem", Reading.CHROME),
    *_pairs("edge focus accent", "window base", Reading.SHAPE),
    *_pairs("accent", "calm", Reading.SHAPE),
)
"""Every pair that the style puts on top of each other; names of speakers, on `base`, besides."""

COLOUR_ROLES: Final = tuple(one.name for one in fields(Colours) if one.name != "names")
