"""Which sources there are, found out without making the window wait."""

import logging
import threading
from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from captioner.errors import AudioDeviceError, CaptionerError
from captioner_ui.source_choice import NamedDevice, SourceList, choices_among

log = logging.getLogger(__name__)

ListDevices: TypeAlias = Callable[[], Sequence[NamedDevice]]
"""The input devices; may block, may raise. Called on a helper thread."""


class DeviceLister(QObject):
    """Asks the system for its input devices on a helper thread.

    Signals:
        listed: SourceList, the answer to `refresh`, also when asking failed.
    """

    listed = Signal(SourceList)

    def __init__(self, list_devices: ListDevices) -> None:
        super().__init__()
        self._list_devices = list_devices
        self._asking = threading.Lock()  # held by the helper thread: one question at a time

    def refresh(self) -> None:
        """Ask again; returns at once. A question under way is answered instead."""
        if self._asking.acquire(blocking=False):
            threading.Thread(target=self._ask, name="captioner-devices", daemon=True).start()

    def _ask(self) -> None:
        try:
            found = SourceList(choices_among(self._list_devices()))
        except CaptionerError as error:
            found = SourceList(error=error)
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the devices could not be listed")
            found = SourceList(error=AudioDeviceError(f"The devices cannot be listed: {exc}"))
        finally:
            self._asking.release()
        self.listed.emit(found)
