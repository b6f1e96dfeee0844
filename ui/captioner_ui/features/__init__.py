"""The parts of the window beyond captions and controls, each put in by its own module."""

from typing import Final

from captioner_ui.features import announce, details, look, outputs, overlay, place, tray
from captioner_ui.shell import Install

FEATURES: Final[tuple[Install, ...]] = (
    place.install,
    look.install,
    announce.install,
    details.install,
    outputs.install,
    overlay.install,
    tray.install,
)
"""In the order of their menus' entries."""
