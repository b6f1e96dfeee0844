"""What movement keys do in a transcript."""

from PySide6.QtCore import Qt

from captioner.history.entry import Rows
from captioner_ui.history.selection import TO_THE_END, Place

_Key = Qt.Key


def steps(key: Qt.Key, line_px: float, height_px: float) -> float:
    """How far a key scrolls, px, in a viewport of this height; 0: not by a step."""
    page_px = height_px - line_px
    by_px = {
        _Key.Key_Up: -line_px,
        _Key.Key_Down: line_px,
        _Key.Key_PageUp: -page_px,
        _Key.Key_PageDown: page_px,
    }
    return by_px.get(key, 0.0)


def moved_by_key(key: Qt.Key, now: Place, rows: Rows) -> Place | None:
    """Where the end of a selection goes, by whole rows; None: this key moves nothing."""
    first, last = rows.first, rows.end - 1
    number, position = now
    match key:
        case _Key.Key_Down:
            return (min(number + 1, last), 0) if number < last else (last, TO_THE_END)
        case _Key.Key_Up:
            return (number, 0) if position else (max(number - 1, first), 0)
        case _Key.Key_Home:
            return (first, 0)
        case _Key.Key_End:
            return (last, TO_THE_END)
        case _:
            return None
