"""The look of the main window: theme, font and text size, as the settings say."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from captioner_ui.main_window import MainWindow
from captioner_ui.sections.appearance import Appearance, Theme
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.theme import ThemeKeeper
from captioner_ui.translation import tr


def install(shell: Shell) -> None:
    """Make the window look as the settings say, and put the themes into the menu."""
    LookFeature(shell)


class LookFeature(QObject):
    """Between the settings and the window. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        assert isinstance(shell.window, MainWindow)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._window = shell.window
        self._store = shell.settings
        self._themes = ThemeKeeper(app)
        self._choices = _theme_menu(shell.menu("View").addMenu(tr("&Colours")))
        self._choices.triggered.connect(self._on_theme_chosen)
        self._window.text_size_changed.connect(self._on_text_size_changed)
        self._store.changed.connect(self._on_settings_changed)
        self._themes.show(self._store.current.look.theme)
        self._show(None, self._store.current.look)

    def _show(self, before: Appearance | None, now: Appearance) -> None:
        if before is None or before.font != now.font:
            self._window.set_font_family(now.font)
        if before is None or before.size_pt != now.size_pt:
            self._window.set_text_size(now.size_pt)
        self._window.set_column(now.column_letters, now.line_spacing)
        for action in self._choices.actions():
            action.setChecked(action.data() == now.theme)

    @Slot(object, object)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        if before.look.theme is not now.look.theme:
            self._themes.show(now.look.theme)
        self._show(before.look, now.look)

    @Slot(QAction)
    def _on_theme_chosen(self, action: QAction) -> None:
        theme = Theme(action.data())  # Qt keeps a plain str
        _update(self._store, replace(self._store.current.look, theme=theme))

    @Slot(int)
    def _on_text_size_changed(self, size_pt: int) -> None:
        _update(self._store, replace(self._store.current.look, size_pt=size_pt))


def _update(store: SettingsStore, look: Appearance) -> None:
    store.update(replace(store.current, look=look))


def _theme_menu(menu: QMenu) -> QActionGroup:
    group = QActionGroup(menu)
    for theme, words in (
        (Theme.SYSTEM, tr("As the &desktop")),
        (Theme.LIGHT, tr("&Light")),
        (Theme.DARK, tr("Da&rk")),
        (Theme.HIGH_CONTRAST, tr("&High contrast")),
    ):
        action = menu.addAction(words)
        action.setData(theme)
        action.setCheckable(True)
        group.addAction(action)
    return group
