"""The parts of the window beyond captions and controls, each put in by its own module."""

from typing import Final

from captioner_ui.shell import Install

FEATURES: Final[tuple[Install, ...]] = ()
"""In the order of their menus' entries."""
