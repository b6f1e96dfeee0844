"""Say something to who reads the screen by ear."""

from PySide6 import QtGui
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader say `text` once, after what it says now unless it is urgent.

    Does nothing while none listens.
    """
    if not text or not QAccessible.isActive():
        return
    QAccessible.updateAccessibility(_event(widget, text, urgent=urgent))


def _event(widget: QWidget, text: str, *, urgent: bool) -> QAccessibleEvent:
    if not hasattr(QtGui, "QAccessibleAnnouncementEvent"):  # Qt 6.8
        return QAccessibleEvent(widget, QAccessible.Event.Alert)  # which has no words of its own
    event = QtGui.QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    return event
