"""Which sources there are, found out without making the window wait."""

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from captioner.audio.plugged import plugged
from captioner.errors import AudioDeviceError, CaptionerError
from captioner_ui.seen import is_seen
from captioner_ui.source_choice import NamedDevice, SourceList, choices_among
from captioner_ui.threads import begin_for

log = logging.getLogger(__name__)

ListDevices: TypeAlias = Callable[[], Sequence[NamedDevice]]
"""The input devices; may block, may raise. Called on a helper thread."""

Plugged: TypeAlias = Callable[[], object]
"""Something that is another thing when other devices are there; None if that cannot be told. Takes
no time."""

LOOK_EVERY_MS: Final = 2000
_SEEN_OR_NOT: Final = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)


class DeviceLister(QObject):
    """Asks the system for its input devices on a helper thread.

    Signals:
        listed: SourceList, the answer to `refresh`, also when asking failed.
    """

    listed = Signal(SourceList)

    def __init__(self, list_devices: ListDevices, plugged: Plugged = plugged) -> None:
        super().__init__()
        self._list_devices = list_devices
        self._plugged = plugged
        self._seen = plugged()  # when the devices were asked for last
        self._asking = threading.Lock()  # held by the helper thread: one question at a time

    def refresh(self) -> None:
        """Ask again; returns at once. A question under way is answered instead."""
        if self._asking.acquire(blocking=False):
            self._seen = self._plugged()
            thread = threading.Thread(target=self._ask, name="captioner-devices", daemon=True)
            begin_for(thread, self)

    def look(self) -> None:
        """Ask again if devices came or went since."""
        if self._plugged() != self._seen:
            self.refresh()

    def _ask(self) -> None:
        try:
            devices = self._list_devices()
            found = SourceList(choices_among(devices), has_devices=bool(devices))
        except CaptionerError as error:
            found = SourceList(error=error)
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the devices could not be listed")
            found = SourceList(error=AudioDeviceError(f"The devices cannot be listed: {exc}"))
        finally:
            self._asking.release()
        self.listed.emit(found)


class DeviceWatch(QObject):
    """Has a lister look again by itself while a window is seen, and at once when it is shown."""

    def __init__(self, lister: DeviceLister, window: QWidget) -> None:
        """Begin; it ends with the window."""
        super().__init__(window)
        self._lister = lister
        self._window = window
        self._timer = QTimer(self, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(lister.look)
        window.installEventFilter(self)

    @property
    def watching(self) -> bool:
        """Whether it looks just now."""
        return self._timer.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Notice whether the window is seen."""
        if watched is self._window and event.type() in _SEEN_OR_NOT:
            seen = is_seen(self._window)
            if seen and not self._timer.isActive():
                self._lister.look()
                self._timer.start()
            elif not seen:
                self._timer.stop()
        return super().eventFilter(watched, event)
