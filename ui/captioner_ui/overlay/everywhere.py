"""The overlay's keys in every program, where the window system gives them to us."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence

from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.translation import tr
from captioner_ui.x11_keys import GrabbedKeys


class KeysEverywhere(QObject):
    """While it is wanted, triggers `actions` by their own keys, whoever has the keyboard.

    Main thread.
    """

    def __init__(
        self,
        store: SettingsStore,
        actions: Sequence[QAction],
        notify: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._notify = notify
        self._grabbed: GrabbedKeys | None = None
        self._wanted = store.current.overlay.keys_everywhere
        store.changed.connect(self._on_settings_changed)
        for action in actions:
            action.changed.connect(self._on_action_changed)
        self._keys: list[QKeySequence] = []
        self._take()

    def close(self) -> None:
        """Give the keys back."""
        if self._grabbed is not None:
            self._grabbed.close()
            self._grabbed = None
        self._keys = []

    def _take(self) -> None:
        if not self._wanted:
            self.close()
            return
        keys = [action.shortcut() for action in self._actions]
        if keys == self._keys:
            return
        self._keys = keys
        if self._grabbed is None and not self._open():
            return
        assert self._grabbed is not None
        refused = self._grabbed.grab(keys)
        if refused:
            names = ", ".join(
                key.toString(QKeySequence.SequenceFormat.NativeText) for key in refused
            )
            self._notify(
                tr(
                    "{keys} cannot be used in every program: another one has it. Choose other "
                    "keys in the settings.",
                    keys=names,
                )
            )

    def _open(self) -> bool:
        """Whether there is an X server that gives keys."""
        if QGuiApplication.platformName() == "xcb":
            try:
                self._grabbed = GrabbedKeys()
            except OSError:
                self._grabbed = None
        if self._grabbed is None:
            self._notify(
                tr(
                    "Keys in every program need X11. Bind `captioner` to a key of your desktop "
                    "instead: it brings this window to the front."
                )
            )
            return False
        self._grabbed.pressed.connect(self._on_pressed)
        return True

    @Slot(int)
    def _on_pressed(self, which: int) -> None:
        self._actions[which].trigger()

    @Slot()
    def _on_action_changed(self) -> None:
        self._take()

    @Slot(object, object)
    def _on_settings_changed(self, _before: Settings, now: Settings) -> None:
        if now.overlay.keys_everywhere != self._wanted:
            self._wanted = now.overlay.keys_everywhere
            self._take()
