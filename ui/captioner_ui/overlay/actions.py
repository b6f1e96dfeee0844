"""The overlay's entries in the menu: the same ones open on the overlay itself."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from captioner_ui.sections.overlay import MAX_LINES, OverlaySettings, OverlayShape
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.text_size import stepped
from captioner_ui.translation import tr

SHOW_KEY: Final = "Ctrl+Shift+O"
CLICKS_KEY: Final = "Ctrl+Shift+T"

_Change = Callable[[OverlaySettings], OverlaySettings]


class OverlayActions(QObject):
    """Writes what is chosen into the settings, and shows what holds. Main thread."""

    def __init__(self, store: SettingsStore, menu: QMenu) -> None:
        super().__init__(menu)
        self._store = store
        self._menu = menu
        self._shown = self._switch(
            tr("&Show the overlay"), SHOW_KEY, lambda look, on: replace(look, shown=on)
        )
        self._window = self._switch(
            tr("As a &window with a frame"),
            "Ctrl+Shift+W",
            lambda look, on: replace(look, shape=OverlayShape.WINDOW if on else OverlayShape.BAR),
        )
        self._on_top = self._switch(
            tr("&Always on top"), "Ctrl+Shift+A", lambda look, on: replace(look, on_top=on)
        )
        self._clicks = self._switch(
            tr("Let &clicks through"),
            CLICKS_KEY,
            lambda look, on: replace(look, click_through=on),
        )
        menu.addSeparator()
        self._step(tr("&Larger letters"), "Ctrl+Alt++ or Ctrl+Alt+=", lambda look: _sized(look, +1))
        self._step(tr("Smaller l&etters"), "Ctrl+Alt+-", lambda look: _sized(look, -1))
        self._step(tr("&More lines"), "", lambda look: _with_lines(look, +1))
        self._step(tr("&Fewer lines"), "", lambda look: _with_lines(look, -1))
        menu.addSeparator()
        store.changed.connect(self._on_changed)
        self._show(store.current.overlay)

    @property
    def everywhere(self) -> tuple[QAction, QAction]:
        """The entries that are worth a key in every program."""
        return self._shown, self._clicks

    @property
    def clicks_keys(self) -> str:
        """What lets clicks through and takes it back, as keys are written here; may be empty."""
        return self._clicks.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    @Slot(int)
    def step_size(self, steps: int) -> None:
        """Letters so many steps larger."""
        self._change(lambda look: _sized(look, steps))

    def add(self, text: str, keys: str, slot: Callable[[], object]) -> None:
        """One more entry."""
        self._entry(text, keys).triggered.connect(slot)

    def _entry(self, text: str, keys: str) -> QAction:
        action = self._menu.addAction(text)
        action.setShortcuts([QKeySequence(key) for key in keys.split(" or ") if key])
        return action

    def _switch(
        self, text: str, keys: str, change: Callable[[OverlaySettings, bool], OverlaySettings]
    ) -> QAction:
        action = self._entry(text, keys)
        action.setCheckable(True)
        action.toggled.connect(lambda on: self._change(lambda look: change(look, on)))
        return action

    def _step(self, text: str, keys: str, change: _Change) -> None:
        action = self._entry(text, keys)
        action.triggered.connect(lambda: self._change(change))

    def _change(self, change: _Change) -> None:
        settings = self._store.current
        self._store.update(replace(settings, overlay=change(settings.overlay)))

    def _show(self, look: OverlaySettings) -> None:
        self._shown.setChecked(look.shown)
        self._window.setChecked(look.shape is OverlayShape.WINDOW)
        self._on_top.setChecked(look.on_top)
        self._clicks.setChecked(look.click_through)

    @Slot(object, object)
    def _on_changed(self, _before: Settings, now: Settings) -> None:
        self._show(now.overlay)


def _sized(look: OverlaySettings, steps: int) -> OverlaySettings:
    return replace(look, size_pt=stepped(look.size_pt, steps))


def _with_lines(look: OverlaySettings, more: int) -> OverlaySettings:
    return replace(look, lines=min(max(1, look.lines + more), MAX_LINES))
