"""Say something to who reads the screen by ear."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader say `text` once, after what it says now unless it is urgent.

    Does nothing while none listens.
    """
    if not text or not QAccessible.isActive():
        return
    QAccessible.updateAccessibility(_event(widget, text, urgent=urgent))


def _event(widget: QWidget, text: str, *, urgent: bool) -> QAccessibleEvent:
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    return event
