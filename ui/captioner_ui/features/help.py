"""The menu Help: keys, what this machine has, and whose work this is."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from captioner_ui.help_texts import about_text
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.keys_window import KeysWindow
from captioner_ui.shell import Shell
from captioner_ui.text_window import TextWindow
from captioner_ui.translation import tr

log = logging.getLogger(__name__)


def doctor_report() -> str:
    """What `captioner doctor` prints; takes seconds, any thread."""
    from captioner.composition.examination import examination

    return examination().text


class Help(QObject):
    """Opens one window for each entry. Main thread."""

    _examined = Signal(str)  # from the helper thread to the main one

    def __init__(self, shell: Shell, examine: Callable[[], str] = doctor_report) -> None:
        """Args: examine: what to say of the machine; called on a helper thread."""
        super().__init__(shell.window)
        self._window = shell.window
        self._hotkeys = Hotkeys(shell.window)
        self._examine = examine
        self._examining: threading.Thread | None = None
        self._keys = KeysWindow(shell.window)
        self._machine = TextWindow(shell.window, tr("What this machine has"), "help machine")
        self._about = TextWindow(shell.window, tr("About Captioner"), "help about")
        self._examined.connect(self._on_examined)
        keys = self._action(tr("&Keys"), self._on_keys)
        keys.setShortcut(QKeySequence.StandardKey.HelpContents)
        about = self._action(tr("&About Captioner"), self._on_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)
        machine = self._action(tr("&What this machine has"), self._on_machine)
        shell.menu("Help").addActions([keys, machine, about])

    def _action(self, text: str, slot: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(slot)
        return action

    @Slot()
    def _on_keys(self) -> None:
        body = self._window.centralWidget()
        buttons = body.findChildren(QAbstractButton) if body is not None else []
        self._keys.show_keys(self._hotkeys.actions(), buttons)

    @Slot()
    def _on_about(self) -> None:
        self._about.show_text(about_text())

    @Slot()
    def _on_machine(self) -> None:
        self._machine.show_text(tr("Looking, which takes some seconds…"))
        if self._examining is None:
            self._examining = threading.Thread(
                target=self._run, name="captioner-doctor", daemon=True
            )
            self._examining.start()

    def _run(self) -> None:
        try:
            report = self._examine()
        except Exception as exc:  # a thread's last resort; reported, never dropped
            log.exception("the machine could not be examined")
            report = f"{type(exc).__name__}: {exc}"
        with suppress(RuntimeError):  # the window is gone
            self._examined.emit(report)

    @Slot(str)
    def _on_examined(self, report: str) -> None:
        self._examining = None
        self._machine.replace_text(report)


def install(shell: Shell) -> None:
    """Add the menu Help to the window."""
    Help(shell)
