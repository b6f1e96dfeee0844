"""Which part of a frameless window is held, and where dragging it leads. No Qt."""

from dataclasses import dataclass, replace
from typing import Final

from captioner_ui.overlay.placing import MIN_HEIGHT_PX, MIN_WIDTH_PX, Box

GRIP_PX: Final = 10  # this near to an edge resizes; elsewhere moves


@dataclass(frozen=True, slots=True)
class Grip:
    """-1 for the left or upper edge, +1 for the right or lower one, 0 for none."""

    x: int
    y: int

    @property
    def moves(self) -> bool:
        """Whether the whole window goes along."""
        return self.x == self.y == 0


BODY: Final = Grip(0, 0)


def grip_at(x: float, y: float, width: int, height: int) -> Grip:
    """What is held at this point, px from the window's upper left corner."""
    return Grip(_side(x, width), _side(y, height))


def dragged(box: Box, grip: Grip, dx: int, dy: int) -> Box:
    """`box` after the mouse has gone `dx` to the right and `dy` down with this grip."""
    if grip.moves:
        return replace(box, x=box.x + dx, y=box.y + dy)
    width = max(MIN_WIDTH_PX, box.width + grip.x * dx)
    height = max(MIN_HEIGHT_PX, box.height + grip.y * dy)
    x = box.right - width if grip.x < 0 else box.x
    y = box.bottom - height if grip.y < 0 else box.y
    return Box(x, y, width, height)


def _side(at: float, length: int) -> int:
    if at < GRIP_PX:
        return -1
    return 1 if at >= length - GRIP_PX else 0
