"""Letter sizes of the captions. No Qt."""

from typing import Final

TEXT_SIZES_PT: Final = (14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96)
DEFAULT_SIZE_PT: Final = 24  # eight lines at 800x480, read from across a table


def stepped(size_pt: int, steps: int) -> int:
    """The size `steps` larger (negative: smaller), stopping at the ends; any size to start."""
    if steps == 0:
        return size_pt
    larger = [size for size in TEXT_SIZES_PT if size > size_pt]
    smaller = [size for size in reversed(TEXT_SIZES_PT) if size < size_pt]
    ahead = (larger if steps > 0 else smaller)[: abs(steps)]
    return ahead[-1] if ahead else size_pt
