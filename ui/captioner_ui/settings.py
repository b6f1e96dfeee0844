"""What a person has chosen, and the one place that holds it while the window is open."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that is remembered: one section a topic, each a frozen, checked dataclass.

    A section holds only str, int, float, bool, enumerations of str, and tuples of them, so that
    it can be written to a file that people read.
    """


class SettingsStore(QObject):
    """The settings in effect. Main thread.

    Signals:
        changed: Settings before and Settings now, after they differ.
    """

    changed = Signal(object, object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    @property
    def current(self) -> Settings:
        """What holds now."""
        return self._settings

    def update(self, settings: Settings) -> None:
        """Take over other settings, and tell who listens."""
        before, self._settings = self._settings, settings
        if before != settings:
            self.changed.emit(before, settings)
