"""Recordings that are dropped onto the window."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QLabel, QWidget

from captioner_ui.style.tokens import GRID_PX
from captioner_ui.translation import tr

SIGN_FROM_TOP_PX: Final = 8 * GRID_PX


class DropTarget(QObject):
    """Takes files that are dropped anywhere on the window, and says so while they hover.

    Signals:
        dropped: list of Path, of files and folders on this computer.
        refused: str, why what was dropped cannot be taken.
    """

    dropped = Signal(list)
    refused = Signal(str)

    def __init__(self, window: QWidget) -> None:
        """Args: window: its children leave what is dragged to it."""
        super().__init__(window)
        self._window = window
        self._sign: QLabel | None = None  # made when it is first needed
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow what is dragged."""
        kinds: dict[type[QEvent], Callable[[QEvent], bool]] = {
            QDragEnterEvent: self._on_enter,
            QDragMoveEvent: self._on_enter,
            QDropEvent: self._on_drop,
        }
        if watched is self._window and type(event) in kinds:
            return kinds[type(event)](event)
        if watched is self._window and event.type() in (QEvent.Type.DragLeave, QEvent.Type.Hide):
            self._show_sign(False)
        return super().eventFilter(watched, event)

    def _on_enter(self, event: QEvent) -> bool:
        assert isinstance(event, QDropEvent)
        if event.source() is not None or not takes(event.mimeData()):
            return False  # text of this window, or nothing that anybody could mean
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._show_sign(True)
        return True

    def _on_drop(self, event: QEvent) -> bool:
        assert isinstance(event, QDropEvent)
        self._show_sign(False)
        if event.source() is not None or not takes(event.mimeData()):
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        paths = local_paths(event.mimeData())
        if paths:
            self.dropped.emit(paths)
        else:
            self.refused.emit(tr("Only recordings that are files on this computer can be read."))
        return True

    def _show_sign(self, on: bool) -> None:
        if self._sign is None:
            if not on:
                return
            self._sign = QLabel(tr("Drop recordings here to transcribe them"), self._window)
            self._sign.setObjectName("drop here")
            self._sign.setProperty("look", "drop")
            self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if on:
            self._sign.adjustSize()
            left = (self._window.width() - self._sign.width()) // 2
            self._sign.move(left, SIGN_FROM_TOP_PX)  # captions are read at the lower edge
            self._sign.raise_()
        self._sign.setVisible(on)


def takes(dragged: QMimeData) -> bool:
    """Whether somebody may mean this to be read; other things are refused with a word."""
    return dragged.hasUrls() or dragged.hasText()


def local_paths(dragged: QMimeData) -> list[Path]:
    """The files and folders on this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
