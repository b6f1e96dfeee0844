"""Which model this computer carries: a dialog that tries them, and takes the one that is chosen."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from captioner.languages import AUTO, ENGLISH
from captioner_ui.raising import bring_to_front
from captioner_ui.shell import Shell
from captioner_ui.translation import tr


def install(shell: Shell) -> None:
    """Put it into the menu."""
    TrialsFeature(shell)


class TrialsFeature(QObject):
    """Opens the dialog, whose code is loaded only then. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        action = QAction(tr("&Try the models…"), self)
        action.triggered.connect(self._on_wanted)
        shell.menu("Captions").addAction(action)

    @Slot()
    def _on_wanted(self) -> None:
        from captioner_ui.models.trial_dialog import TrialDialog

        dialog = self._shell.window.findChild(TrialDialog)
        if dialog is None:
            dialog = TrialDialog(self._shell.window)
            dialog.chosen.connect(self._on_chosen)
        language = self._shell.settings.current.recognition.language
        dialog.languages = language not in (AUTO, ENGLISH)
        bring_to_front(dialog)

    @Slot(str)
    def _on_chosen(self, name: str) -> None:
        current = self._shell.settings.current
        recognition = replace(current.recognition, model=name)
        self._shell.settings.update(replace(current, recognition=recognition))
