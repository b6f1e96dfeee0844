"""Whether anybody can see a widget."""

from PySide6.QtWidgets import QWidget


def is_seen(widget: QWidget) -> bool:
    """Whether it is shown in a window that is neither hidden nor minimised. Main thread."""
    return widget.isVisible() and not widget.window().isMinimized()
