"""Pairs of colours that captions are mostly wanted in, each chosen at once."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from captioner_ui.settings_dialog.colour_editor import SCALE
from captioner_ui.style.tokens import GRID_PX, ICON_PX, RADIUS_SMALL_PX
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr, tr_later

CHIP: Final = QSize(36, 24)  # px, of the sample in a button
SAMPLE: Final = "Aa"
MOST_COLUMNS: Final = 4


@dataclass(frozen=True, slots=True)
class Preset:
    """Colours of letters, of what is behind them, and of their edge."""

    title: str
    colour: str
    background: str

    @property
    def values(self) -> dict[str, str]:
        """As the overlay's settings have them: the edge sets off from the letters."""
        return {
            "colour": self.colour,
            "background": self.background,
            "edge_colour": self.background,
        }


PRESETS: Final = (
    Preset(tr_later("White on black"), "#ffffff", "#000000"),
    Preset(tr_later("Yellow on black"), "#ffff00", "#000000"),
    Preset(tr_later("Black on white"), "#000000", "#ffffff"),
    Preset(tr_later("Green on black"), "#00ff66", "#000000"),
    Preset(tr_later("Cyan on black"), "#00ffff", "#000000"),
    Preset(tr_later("Black on yellow"), "#000000", "#ffff00"),
    Preset(tr_later("Yellow on blue"), "#ffff00", "#00205b"),
    Preset(tr_later("White on blue"), "#ffffff", "#00205b"),
)


class ColourPresets(QWidget):
    """A button for each; the one that holds is marked.

    Signals:
        chosen: Preset.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._buttons = [self._button(preset) for preset in PRESETS]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GRID_PX)
        self._n_columns = 0
        self._place(1)

    def show_values(self, values: dict[str, str]) -> None:
        """Mark the one that is in effect, if any."""
        for preset, button in zip(PRESETS, self._buttons, strict=True):
            button.setChecked(all(values[name] == one for name, one in preset.values.items()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """As many in a row as there is room for."""
        super().resizeEvent(event)
        widest = max(button.sizeHint().width() for button in self._buttons) + GRID_PX
        self._place(max(1, min(MOST_COLUMNS, event.size().width() // widest)))

    def _button(self, preset: Preset) -> QToolButton:
        button = QToolButton()
        button.setText(tr(preset.title))
        button.setIcon(QIcon(self._sample(preset)))
        button.setIconSize(CHIP)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setProperty("look", "chip")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setCheckable(True)
        button.setAccessibleName(tr(preset.title))
        button.clicked.connect(lambda: self.chosen.emit(preset))
        return button

    def _sample(self, preset: Preset) -> QPixmap:
        picture = QPixmap(CHIP * SCALE)
        picture.setDevicePixelRatio(SCALE)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours_of(self.palette()).edge))
        painter.setBrush(QColor(preset.background))
        area = picture.deviceIndependentSize().toSize()
        painter.drawRoundedRect(
            1, 1, area.width() - 2, area.height() - 2, RADIUS_SMALL_PX, RADIUS_SMALL_PX
        )
        font = QFont(self.font())
        font.setPixelSize(ICON_PX * 4 // 5)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(preset.colour))
        painter.drawText(0, 0, area.width(), area.height(), Qt.AlignmentFlag.AlignCenter, SAMPLE)
        painter.end()
        return picture

    def _place(self, n_columns: int) -> None:
        if n_columns == self._n_columns:
            return
        self._n_columns = n_columns
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // n_columns, number % n_columns)
