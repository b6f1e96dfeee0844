"""Where a window may stand: remembered a screen at a time, and always to be seen. No Qt.

All lengths are logical pixels, as Qt counts them, whatever the scale of the screen.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from captioner.errors import ConfigError

SNAP_PX: Final = 16  # an edge this near to the screen's is meant to be at it
MAX_PLACES: Final = 8  # screens whose place is remembered
MIN_WIDTH_PX: Final = 200
MIN_HEIGHT_PX: Final = 40


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: a window without its frame, or what of a screen is free for windows."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to its right."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below."""
        return self.y + self.height

    def overlap(self, other: "Box") -> int:
        """The area that both cover, px²."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, width) * max(0, height)


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen and the part of it that panels leave free."""

    name: str
    area: Box


@dataclass(frozen=True, slots=True)
class Place:
    """Where a window was on one screen; written as `X Y WIDTH HEIGHT SCREEN`."""

    screen: str
    box: Box
    """Counted from the upper left corner of the screen's free part."""

    @classmethod
    def parsed(cls, text: str) -> "Place":
        """The place that `str` wrote.

        Raises:
            ConfigError: it is none.
        """
        try:
            x, y, width, height, screen = text.split(maxsplit=4)
            return cls(screen, Box(int(x), int(y), int(width), int(height)))
        except ValueError as exc:
            raise ConfigError(f"place is {text!r}, need X Y WIDTH HEIGHT SCREEN") from exc

    def __str__(self) -> str:
        box = self.box
        return f"{box.x} {box.y} {box.width} {box.height} {self.screen}"


def clamped(box: Box, area: Box) -> Box:
    """`box` moved, and made smaller where it must be, until all of it is inside `area`."""
    width = min(max(box.width, MIN_WIDTH_PX), area.width)
    height = min(max(box.height, MIN_HEIGHT_PX), area.height)
    x = min(max(box.x, area.x), area.right - width)
    y = min(max(box.y, area.y), area.bottom - height)
    return Box(x, y, width, height)


def without_frame(area: Box, frame: Box, inner: Box) -> Box:
    """What of `area` is left for the inside of a window that has this frame around it."""
    return Box(
        area.x + inner.x - frame.x,
        area.y + inner.y - frame.y,
        area.width - frame.width + inner.width,
        area.height - frame.height + inner.height,
    )


def snapped(box: Box, area: Box) -> Box:
    """`box` moved to those edges of `area`, or to its middle, that it is near to."""
    x = _snapped(box.x, (area.x, area.right - box.width, area.x + (area.width - box.width) // 2))
    y = _snapped(box.y, (area.y, area.bottom - box.height))
    return replace(box, x=x, y=y)


def with_height(box: Box, height: int, area: Box, *, keeps_top: bool = False) -> Box:
    """`box` that high; what stands in the lower half of `area` keeps its lower edge.

    With `keeps_top` it keeps its upper edge as far as there is room: a button there may be pressed
    again.
    """
    low = not keeps_top and box.y + box.bottom > area.y + area.bottom
    return clamped(replace(box, y=box.bottom - height if low else box.y, height=height), area)


def screen_of(box: Box, screens: Sequence[Screen]) -> Screen:
    """The screen with the most of `box`; the first one if it is on none."""
    return max(screens, key=lambda screen: screen.area.overlap(box))


def recalled(places: Iterable[str], screens: Sequence[Screen]) -> Box | None:
    """Where the window last was, on a screen that is still there, whole; None if nowhere."""
    there = {screen.name: screen.area for screen in screens}
    for place in map(Place.parsed, places):
        area = there.get(place.screen)
        if area is not None:
            box = place.box
            return clamped(replace(box, x=area.x + box.x, y=area.y + box.y), area)
    return None


def remembered(places: Sequence[str], box: Box, screen: Screen) -> tuple[str, ...]:
    """`places` with this one in front, one a screen, at most MAX_PLACES of them."""
    area = screen.area
    place = Place(screen.name, replace(box, x=box.x - area.x, y=box.y - area.y))
    others = [text for text in places if Place.parsed(text).screen != screen.name]
    return (str(place), *others)[:MAX_PLACES]


def check_places(places: Sequence[str]) -> None:
    """Raise ConfigError unless these are places, and not too many."""
    if len(places) > MAX_PLACES:
        raise ConfigError(f"{len(places)} places, need at most {MAX_PLACES}")
    for place in places:
        Place.parsed(place)


def _snapped(value: int, targets: Iterable[int]) -> int:
    return next((target for target in targets if abs(value - target) <= SNAP_PX), value)
