"""The program's colours: the desktop's, or one of three palettes of our own."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from captioner_ui.borders import STRONG_BORDERS
from captioner_ui.edged_style import EdgedStyle
from captioner_ui.sections.appearance import Theme

DARK_BELOW: Final = 128  # of 255: a window this dark has a dark theme


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """What a palette is made of, as #rrggbb."""

    window: str
    base: str
    """Behind captions, in lists and fields."""
    button: str
    text: str
    line: str
    """Thin rules between parts."""
    edge: str
    """Borders of fields and boxes: at least 3:1 on `window` and on `base`."""
    faint: str
    """Text of what is not there or not to be used now."""
    highlight: str
    highlighted: str
    link: str


LIGHT: Final = Colours(
    window="#f4f4f6",
    base="#ffffff",
    button="#e9e9ec",
    text="#16161a",
    line="#c2c2c8",
    edge="#74747d",
    faint="#5a5a62",
    highlight="#0b57a4",
    highlighted="#ffffff",
    link="#0b4f96",
)
DARK: Final = Colours(
    window="#191b1f",
    base="#272a30",
    button="#3a3e46",
    text="#f2f2f4",
    line="#4a4e56",
    edge="#858a94",
    faint="#a9adb6",
    highlight="#1d5fa6",
    highlighted="#ffffff",
    link="#8cc4ff",
)
HIGH_CONTRAST: Final = Colours(
    window="#000000",
    base="#000000",
    button="#000000",
    text="#ffffff",
    line="#ffffff",
    edge="#ffffff",
    faint="#d0d0d0",
    highlight="#ffe14d",
    highlighted="#000000",
    link="#8fd0ff",
)


class ThemeKeeper(QObject):
    """Gives the application its palette, and follows the desktop while it may. Main thread."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._theme = Theme.SYSTEM
        self._style = app.style().objectName()  # what the desktop has chosen
        self._own: Colours | None = None
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
        had_own, colours = self._own is not None, self._colours()
        self._own = colours
        if colours is None and not had_own:
            return  # it is the desktop's already
        if colours is None:
            self._app.setStyleSheet("")
            self._app.setStyle(self._style)
            self._app.setPalette(QPalette())
        else:
            # Fusion is the one style that takes every colour of a palette.
            self._app.setStyle(EdgedStyle(colours.edge, colours.link))
            self._app.setPalette(palette_of(colours))
            self._app.setStyleSheet(STRONG_BORDERS if colours is HIGH_CONTRAST else "")

    def _colours(self) -> Colours | None:
        """Our own ones, or None for the desktop's."""
        match self._theme:
            case Theme.LIGHT:
                return LIGHT
            case Theme.DARK:
                return DARK
            case Theme.HIGH_CONTRAST:
                return HIGH_CONTRAST
            case Theme.SYSTEM:
                return self._for_desktop()

    def _for_desktop(self) -> Colours | None:
        """Where the desktop says what it wants but gives no palette for it, ours."""
        hints = self._app.styleHints()
        if _wants_contrast(self._app):
            return HIGH_CONTRAST
        if self._own is not None:
            self._app.setPalette(QPalette())  # the desktop's, to look at
        is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
        return DARK if is_dark and not _is_dark(self._app.palette()) else None

    @Slot()
    def _on_desktop_changed(self) -> None:
        if self._theme is Theme.SYSTEM:
            self._apply()


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
