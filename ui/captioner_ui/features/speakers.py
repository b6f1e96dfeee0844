"""Who speaks: told apart or not, given names, and joined where one person got two numbers."""

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu

from captioner.events import SpeakerChanged
from captioner.languages import AUTO
from captioner.origin import OFF
from captioner_ui.caption_view import CaptionView
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.speaker_menu import fill_speaker_menu
from captioner_ui.translation import tr


def install(shell: Shell) -> None:
    """Put it into the menu, and have labels in the captions ask for names."""
    Speakers(shell)


class Speakers(QObject):
    """Between the captions, the menu and whoever shows or keeps names. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        view = shell.window.findChild(CaptionView)
        assert isinstance(view, CaptionView)
        self._view = view
        self._apart = QAction(tr("Tell speakers a&part"), self, checkable=True)
        self._name = QAction(tr("&Name speakers…"), self)
        menu = shell.menu("Captions")
        menu.addSeparator()
        menu.addActions([self._apart, self._name])
        self._apart.triggered.connect(self._on_apart)
        self._name.triggered.connect(self._on_name)
        view.speaker_asked.connect(self._on_speaker_asked)
        shell.bridge.speaker_changed.connect(view.show_speaker)
        shell.settings.changed.connect(self._on_settings_changed)
        self._show(shell.settings.current)

    def menu_of(self, number: int) -> QMenu:
        """What can be done with a speaker; empty if there is none of this number."""
        menu = QMenu(self._view)
        labels = self._view.speakers
        if number in labels:
            self._fill(menu, number)
        return menu

    def _fill(self, menu: QMenu, number: int) -> None:
        fill_speaker_menu(menu, number, self._view.speakers, self._shell.window, self._post)

    def _post(self, change: SpeakerChanged) -> None:
        self._shell.bridge.post(change)

    def _show(self, settings: Settings) -> None:
        self._apart.setChecked(settings.recognition.speakers != OFF)

    @Slot(object, object)
    def _on_settings_changed(self, _before: Settings, now: Settings) -> None:
        self._show(now)

    @Slot(bool)
    def _on_apart(self, wanted: bool) -> None:
        current = self._shell.settings.current
        said = replace(current.recognition, speakers=AUTO if wanted else OFF)
        self._shell.settings.update(replace(current, recognition=said))

    @Slot()
    def _on_name(self) -> None:
        speakers = self._view.speakers
        if not speakers:
            self._shell.notify(tr("Nobody was told apart yet."))
            return
        menu = QMenu(self._view)
        for number, label in speakers.items():
            self._fill(menu.addMenu(label), number)
        self._pop_up(menu, self._view.mapToGlobal(QPoint(0, 0)))

    @Slot(int)
    def _on_speaker_asked(self, number: int) -> None:
        self._pop_up(self.menu_of(number), QCursor.pos())

    def _pop_up(self, menu: QMenu, where: QPoint) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)
