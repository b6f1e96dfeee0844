"""The control for a colour: a swatch that opens a list of named ones, and any other."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QColorDialog, QMenu, QPushButton

from captioner_ui.settings_dialog.editor import Editor
from captioner_ui.style.tokens import ICON_PX, RADIUS_SMALL_PX
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr, tr_later

NAMED: Final = {
    "#ffffff": tr_later("White"),
    "#ffff00": tr_later("Yellow"),
    "#ffb000": tr_later("Amber"),
    "#00ff66": tr_later("Green"),
    "#00ffff": tr_later("Cyan"),
    "#ff9ec4": tr_later("Pink"),
    "#c0c0c0": tr_later("Grey"),
    "#00205b": tr_later("Dark blue"),
    "#303030": tr_later("Dark grey"),
    "#000000": tr_later("Black"),
}
"""Colours that letters and what is behind them are mostly wanted in."""
SCALE: Final = 2  # pixels of a swatch for each logical one: sharp on most screens


class ColourEditor(Editor):
    """Of #rrggbb."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = "#000000"
        self.control = self._button = QPushButton()
        self._button.setIconSize(QSize(ICON_PX, ICON_PX))
        self._menu = QMenu(self._button)
        self._menu.triggered.connect(self._on_chosen)
        self._menu.aboutToShow.connect(self._on_about_to_show)
        self._button.setMenu(self._menu)
        self.show_value(self._colour)

    def value(self) -> str:
        """The colour."""
        return self._colour

    def show_value(self, value: str) -> None:
        """Stand on it."""
        self._colour = value.lower()
        self._button.setText(colour_words(self._colour))
        self._button.setIcon(self._swatch(self._colour))

    def _swatch(self, colour: str) -> QIcon:
        edge = colours_of(self._button.palette()).edge
        return QIcon(swatch(QColor(colour), QColor(edge)))

    def _choose(self, colour: str) -> None:
        if colour != self._colour:
            self.show_value(colour)
            self.edited.emit()

    @Slot()
    def _on_about_to_show(self) -> None:
        """Made anew each time: the colours of the window may be others now."""
        self._menu.clear()
        for colour, words in NAMED.items():
            entry = self._menu.addAction(self._swatch(colour), tr(words))
            entry.setData(colour)
            entry.setCheckable(True)
            entry.setChecked(colour == self._colour)
        self._menu.addSeparator()
        self._menu.addAction(tr("Another colour…"))

    @Slot(QAction)
    def _on_chosen(self, entry: QAction) -> None:
        if entry.data():
            self._choose(entry.data())
            return
        picked = QColorDialog.getColor(QColor(self._colour), self._button, tr("Colour"))
        if picked.isValid():
            self._choose(picked.name())


def colour_words(colour: str) -> str:
    """What a colour is called: by its name, or by its number if it has none."""
    return tr(NAMED[colour]) if colour in NAMED else colour


def swatch(colour: QColor, edge: QColor) -> QPixmap:
    """A square of a colour with a border that is seen on any ground."""
    picture = QPixmap(QSize(ICON_PX, ICON_PX) * SCALE)
    picture.setDevicePixelRatio(SCALE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(edge)
    painter.setBrush(colour)
    painter.drawRoundedRect(1, 1, ICON_PX - 2, ICON_PX - 2, RADIUS_SMALL_PX, RADIUS_SMALL_PX)
    painter.end()
    return picture
