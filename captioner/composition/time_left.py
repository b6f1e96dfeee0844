"""How long the rest of a recording will take. Pure."""

from typing import Final

TRUSTED_S: Final = 2.0  # before that much time, the speed is not known


def time_left_s(at_s: float, length_s: float, spent_s: float, known_s: float = 0.0) -> float | None:
    """How long the rest takes, s; None while that is not known.

    Args:
        at_s: how far the recording was read.
        length_s: of all of it.
        spent_s: time that was spent on what was read now.
        known_s: how much of it was read in an earlier run.
    """
    read_s = at_s - known_s
    if read_s <= 0 or spent_s < TRUSTED_S:
        return None
    return spent_s * max(0.0, length_s - at_s) / read_s
