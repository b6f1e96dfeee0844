"""The program's look: one of three themes, which may follow the desktop."""

from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from captioner_ui.edged_style import EdgedStyle
from captioner_ui.sections.appearance import Theme
from captioner_ui.style.sheet import style_sheet
from captioner_ui.style.tokens import DARK, HIGH_CONTRAST, LIGHT, Colours

DARK_BELOW: Final = 128  # of 255: a window this dark has a dark theme


class ThemeKeeper(QObject):
    """Gives the application its look, and follows the desktop while it may. Main thread."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._theme = Theme.SYSTEM
        self._shown: Colours | None = None
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._on_desktop_changed)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._on_desktop_changed)

    def show(self, theme: Theme) -> None:
        """Take these colours from now on."""
        self._theme = theme
        self._ask_for_scheme(theme)
        self._apply()

    def _ask_for_scheme(self, theme: Theme) -> None:
        """Title bars and file dialogs are the desktop's: let them be dark, too."""
        hints = self._app.styleHints()
        match theme:
            case Theme.SYSTEM:
                hints.unsetColorScheme()
            case Theme.LIGHT:
                hints.setColorScheme(Qt.ColorScheme.Light)
            case Theme.DARK | Theme.HIGH_CONTRAST:
                hints.setColorScheme(Qt.ColorScheme.Dark)

    def _apply(self) -> None:
        colours = self._colours()
        if colours is self._shown:
            return
        self._shown = colours
        # Fusion is the one style that takes every colour of a palette.
        self._app.setStyle(EdgedStyle(colours.edge, colours.focus))
        self._app.setPalette(palette_of(colours))
        self._app.setStyleSheet(style_sheet(colours))

    def _colours(self) -> Colours:
        match self._theme:
            case Theme.LIGHT:
                return LIGHT
            case Theme.DARK:
                return DARK
            case Theme.HIGH_CONTRAST:
                return HIGH_CONTRAST
            case Theme.SYSTEM:
                return self._for_desktop()

    def _for_desktop(self) -> Colours:
        """Dark where the desktop says so, or where its own windows are."""
        if _wants_contrast(self._app):
            return HIGH_CONTRAST
        scheme = self._app.styleHints().colorScheme()
        if scheme is not Qt.ColorScheme.Unknown:
            return DARK if scheme is Qt.ColorScheme.Dark else LIGHT
        ours = self._app.palette()
        self._app.setPalette(QPalette())  # the desktop's, to look at
        dark = _is_dark(self._app.palette())
        self._app.setPalette(ours)
        return DARK if dark else LIGHT

    @Slot()
    def _on_desktop_changed(self) -> None:
        if self._theme is Theme.SYSTEM:
            self._apply()


def colours_of(palette: QPalette) -> Colours:
    """The theme that a palette is of; of another palette the one that is like it."""
    for colours in (LIGHT, DARK, HIGH_CONTRAST):
        if palette.window().color().name() == colours.window:
            return colours
    return DARK if _is_dark(palette) else LIGHT


def names_on(ground: QColor) -> tuple[str, ...]:
    """The colours of names on a ground that a person has chosen."""
    return (DARK if ground.lightness() < DARK_BELOW else LIGHT).names


def palette_of(colours: Colours) -> QPalette:
    """All roles of a palette."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    for name, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.window),
        (role.Text, colours.text),
        (role.Button, colours.button),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.text),
        (role.ToolTipBase, colours.base),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.faint),
        (role.Highlight, colours.highlight),
        (role.HighlightedText, colours.highlighted),
        (role.Accent, colours.highlight),
        (role.Link, colours.link),
        (role.LinkVisited, colours.link),
        (role.Mid, colours.line),
    ):
        palette.setColor(name, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(disabled, name, QColor(colours.faint))
    return palette


def _wants_contrast(app: QGuiApplication) -> bool:
    hints = app.styleHints()
    if not hasattr(hints, "accessibility"):  # Qt 6.10, and so is ContrastPreference
        return False
    return hints.accessibility().contrastPreference().name == "HighContrast"


def _is_dark(palette: QPalette) -> bool:
    return palette.window().color().lightness() < DARK_BELOW
