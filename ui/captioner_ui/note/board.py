"""Where a note is put up for others: between the page that it is typed on and what is served."""

from PySide6.QtCore import QObject, Signal


class NoteBoard(QObject):
    """What is to be seen on the page for others. Main thread.

    Signals:
        written: str, what is to be seen from now on; empty: nothing.
        served_changed: bool, whether there is a page.
    """

    written = Signal(str)
    served_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._text = ""
        self._served = False

    @property
    def text(self) -> str:
        """What is to be seen."""
        return self._text

    @property
    def served(self) -> bool:
        """Whether there is a page."""
        return self._served

    def write(self, text: str) -> None:
        """Put this up in place of what was there."""
        if text != self._text:
            self._text = text
            self.written.emit(text)

    def set_served(self, served: bool) -> None:
        """Tell whether there is a page."""
        if served != self._served:
            self._served = served
            self.served_changed.emit(served)
