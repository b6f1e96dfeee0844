"""Captions for others, switched on and off while the window is open."""

import secrets
import threading
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication

from captioner.events import CaptionChanged, Gap, StateChanged
from captioner.history.caption_store import CaptionStore
from captioner.outputs.config import OutputConfig
from captioner_ui.note.board import NoteBoard
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner.outputs.outputs import Outputs

LEAVE_S = 1.0  # how long the end of the program waits for the last lines to be written


class OutputsFeature(QObject):
    """Keeps the outputs that the settings want, and feeds them. Main thread.

    Outputs are ended on a helper thread, because a disk or a reader may take its time; new ones
    begin when the old ones have let go of port and file.
    """

    _told = Signal(str)  # from the outputs' threads
    _ended = Signal()  # from the helper thread

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._captions = CaptionStore()
        self._board = NoteBoard(shell.window)
        self._outputs: Outputs | None = None
        self._ending: threading.Thread | None = None
        self._serve = QAction(tr("Ser&ve captions to browsers"), self, checkable=True)
        self._card = QAction(tr("Show the &address…"), self)
        self._copy = QAction(tr("Copy the address for &browsers"), self)
        self._copy_obs = QAction(tr("Copy the address for &OBS"), self)
        menu = shell.menu("Captions")
        menu.addSeparator()
        menu.addActions([self._serve, self._card, self._copy, self._copy_obs])
        self._connect()
        self._begin(shell.settings.current)

    def _connect(self) -> None:
        self._serve.triggered.connect(self._on_serve_triggered)
        self._card.triggered.connect(self._on_card)
        self._copy.triggered.connect(self._on_copy)
        self._copy_obs.triggered.connect(self._on_copy_obs)
        self._told.connect(self._on_told)
        self._ended.connect(self._on_ended)
        bridge = self._shell.bridge
        for event in (
            bridge.caption_changed,
            bridge.gap_found,
            bridge.speaker_changed,
            bridge.state_changed,
        ):
            event.connect(self._on_event)
        self._board.written.connect(self._on_written)
        self._shell.settings.changed.connect(self._on_settings)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self._on_quit)

    def _begin(self, settings: Settings) -> None:
        """Start what is wanted, unless something is still ending: then that comes first."""
        config = settings.outputs
        self._serve.setChecked(config.serve)
        self._offer_addresses()
        if self._ending is not None or not (config.serve or config.text_file):
            return
        if config.serve and config.shared and not config.token:
            outputs = replace(settings.outputs, token=secrets.token_urlsafe(16))
            self._shell.settings.update(replace(settings, outputs=outputs))  # comes back here
        elif self._outputs is None:
            self._start(config)

    def _start(self, config: OutputConfig) -> None:
        from captioner.outputs.outputs import Outputs

        self._outputs = Outputs(config, self._tell, self._captions)
        self._outputs.start()
        self._outputs.show_note(self._board.text)

    def _end(self) -> None:
        outputs, self._outputs = self._outputs, None
        if outputs is None:
            return

        def end() -> None:
            outputs.stop()
            with suppress(RuntimeError):  # the window is gone
                self._ended.emit()

        self._ending = threading.Thread(target=end, name="captioner-outputs-end", daemon=True)
        self._ending.start()

    def _tell(self, text: str) -> None:
        """Any thread; a server may still have something to say when the window is gone."""
        with suppress(RuntimeError):
            self._told.emit(text)

    def _offer_addresses(self) -> None:
        served = self._outputs is not None and bool(self._outputs.addresses)
        self._board.set_served(served)
        self._card.setEnabled(served)
        self._copy.setEnabled(served)
        self._copy_obs.setEnabled(served)

    def _copy_address(self, path: str) -> None:
        addresses = self._outputs.addresses if self._outputs is not None else ()
        if addresses:
            page, key_mark, key = addresses[0].partition("#")
            address = f"{page}{path}{key_mark}{key}"
            QGuiApplication.clipboard().setText(address)
            self._shell.notify(tr("Copied: {address}", address=address))

    @Slot(object, object)
    def _on_settings(self, before: Settings, now: Settings) -> None:
        if before.outputs != now.outputs:
            self._end()
            self._begin(now)

    @Slot()
    def _on_ended(self) -> None:
        self._ending = None
        self._begin(self._shell.settings.current)

    @Slot(str)
    def _on_told(self, text: str) -> None:
        self._offer_addresses()
        self._shell.notify(text)

    @Slot(bool)
    def _on_serve_triggered(self, checked: bool) -> None:
        settings = self._shell.settings.current
        outputs = replace(settings.outputs, serve=checked)
        self._shell.settings.update(replace(settings, outputs=outputs))

    @Slot()
    def _on_card(self) -> None:
        from captioner_ui.address_card import AddressCard

        addresses = self._outputs.addresses if self._outputs is not None else ()
        if addresses:
            shared = self._shell.settings.current.outputs.shared
            card = AddressCard(addresses, shared=shared, parent=self._shell.window)
            card.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            card.show()

    @Slot()
    def _on_copy(self) -> None:
        self._copy_address("")

    @Slot()
    def _on_copy_obs(self) -> None:
        self._copy_address("obs")

    @Slot(CaptionChanged)
    @Slot(Gap)
    @Slot(StateChanged)
    def _on_event(self, event: CaptionChanged | Gap | StateChanged) -> None:
        if self._captions.apply(event) and self._outputs is not None:
            self._outputs.refresh()

    @Slot(str)
    def _on_written(self, text: str) -> None:
        if self._outputs is not None:
            self._outputs.show_note(text)

    @Slot()
    def _on_quit(self) -> None:
        self._end()
        if self._ending is not None:
            self._ending.join(LEAVE_S)


def install(shell: Shell) -> None:
    """Add captions for others to the window."""
    OutputsFeature(shell)
