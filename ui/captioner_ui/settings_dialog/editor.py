"""What every control of a setting has in common."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget


class Editor(QObject):
    """A control and the value in it. Subclasses set `control` and give `value` and `show_value`.

    Signals:
        edited: the person has changed the value; it may not be a good one.
        typing: the same, and more letters may follow at once.
    """

    edited = Signal()
    typing = Signal()
    control: QWidget
    """What goes into the form."""

    def value(self) -> Any:  # noqa: ANN401 - of the field's type
        """What it stands on."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:  # noqa: ANN401 - of any type
        """Stand on `value`; does not count as an edit by itself, but may say so."""
        raise NotImplementedError
