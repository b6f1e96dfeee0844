"""The parts of the window beyond captions and controls, each put in by its own module."""

from typing import Final

from captioner_ui.features import details, look, outputs, overlay, tray
from captioner_ui.shell import Install

FEATURES: Final[tuple[Install, ...]] = (
    look.install,
    details.install,
    outputs.install,
    overlay.install,
    tray.install,
)
"""In the order of their menus' entries."""
