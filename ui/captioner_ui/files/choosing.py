"""Which recordings: from a dialog, or dropped onto the window."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from captioner_ui.fitting import fitted
from captioner_ui.translation import tr

ENDINGS: Final = (
    *("aac", "aif", "aiff", "amr", "au", "avi", "flac", "flv", "m4a", "m4b", "m4v", "mka", "mkv"),
    *("mov", "mp2", "mp3", "mp4", "mpeg", "mpg", "mts", "oga", "ogg", "ogv", "opus", "ts", "wav"),
    *("weba", "webm", "wma", "wmv", "3gp"),
)
"""Of names that the dialog shows at first; what a file holds is found out by reading it."""
_Place = QStandardPaths.StandardLocation


class FileChooser(QObject):
    """A dialog at a time, of the desktop where it has one. Main thread.

    Signals:
        chosen: list of Path.
    """

    chosen = Signal(list)

    def __init__(self, window: QWidget) -> None:
        """Args: window: what the dialog belongs to."""
        super().__init__(window)
        self._window = window
        self._dialog: QFileDialog | None = None
        self._folder: Path | None = None  # of the last choice of this run

    def ask(self) -> None:
        """Show the dialog, or bring it to the front."""
        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        dialog = QFileDialog(self._window, tr("Transcribe recordings"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        shown = " ".join(f"*.{ending}" for ending in ENDINGS)
        dialog.setNameFilters(
            [tr("Sound and video ({endings})", endings=shown), tr("All files (*)")]
        )
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, tr("&Transcribe"))
        dialog.setDirectory(str(self._folder or recordings_folder()))
        dialog.resize(fitted(dialog.sizeHint()))
        dialog.filesSelected.connect(self._on_selected)
        dialog.finished.connect(self._on_finished)
        self._dialog = dialog
        dialog.open()

    def _on_selected(self, names: Sequence[str]) -> None:
        paths = [Path(name) for name in names]
        if paths:
            self._folder = paths[0].parent
            self.chosen.emit(paths)

    def _on_finished(self, _result: int) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None


def recordings_folder() -> Path:
    """Where people keep recordings: their videos, or their home if there is no such folder."""
    folder = Path(QStandardPaths.writableLocation(_Place.MoviesLocation))
    return folder if folder.is_dir() else Path.home()


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
            self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if on:
            self._sign.setGeometry(self._window.rect())
            self._sign.raise_()
        self._sign.setVisible(on)


def takes(dragged: QMimeData) -> bool:
    """Whether somebody may mean this to be read; other things are refused with a word."""
    return dragged.hasUrls() or dragged.hasText()


def local_paths(dragged: QMimeData) -> list[Path]:
    """The files and folders on this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
