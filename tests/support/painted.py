"""What is painted of a widget."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QRegion


class Painted(QObject):
    """Notes what is painted of a widget."""

    def __init__(self, widget):
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint:
            self.region = self.region.united(event.region())
        return False
