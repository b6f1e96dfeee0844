"""Which recordings: a dialog asks for them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

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
        dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
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
