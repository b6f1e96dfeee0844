"""Scripts that are written without spaces, and what words are made of. Pure."""

from typing import Final

UNSPACED: Final = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Burmese
    (0x1780, 0x17FF),  # Khmer
    (0x3040, 0x30FF),  # Hiragana, Katakana
    (0x3400, 0x9FFF),  # Han
    (0xF900, 0xFAFF),  # Han, compatibility
    (0x20000, 0x3FFFF),  # Han, extensions
)
"""Scripts that are written without spaces: first and last code point."""
MARKS: Final = (
    (0x0300, 0x036F),  # of Latin, Greek and Cyrillic
    (0x0591, 0x05C7),  # Hebrew
    (0x0610, 0x061A),  # Arabic
    (0x064B, 0x065F),
    (0x0670, 0x0670),
    (0x0900, 0x0DFF),  # the scripts of India
)
"""Where marks are that belong to the letter before them, and that `re` does not count as such."""


def character_class(ranges: tuple[tuple[int, int], ...]) -> str:
    """Code points as they stand in the brackets of a regular expression."""
    return "".join(f"{chr(first)}-{chr(last)}" for first, last in ranges)
