"""The button that starts and pauses, and says which of them holds: with the level in it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from captioner_ui.session import Phase
from captioner_ui.style.icons import paint_icon
from captioner_ui.style.tokens import (
    GRID_PX,
    HALF_PX,
    ICON_PX,
    RADIUS_ROUND_PX,
    TARGET_PX,
    Colours,
)
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

METER_PX: Final = GRID_PX  # height: one bar, or two thin ones
RING_PX: Final = 2.0  # of the keyboard
_WIDE_PX: Final = GRID_PX + HALF_PX  # beside what is inside


class ListenButton(QPushButton):
    """A pill: icon of what pressing does, word of what holds, level of the sound below it.

    The word is the button's text, so that it is read out, too; what pressing does is in the
    description. As wide as its longest word: nothing beside it jumps.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phase = Phase.IDLE
        self._heard = True
        self._meter: QWidget | None = None
        self.setObjectName("toggle")
        self.setToolTip(tr("Start or pause captioning (Ctrl+Return)"))
        self.show_phase(Phase.IDLE)

    def hold(self, meter: QWidget) -> None:
        """Show a level meter below the word."""
        meter.setParent(self)
        meter.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._meter = meter
        self._place_meter()
        meter.setVisible(self._phase is Phase.LISTENING)

    def show_phase(self, phase: Phase) -> None:
        """Word the button for what holds now."""
        self._phase = phase
        self._word()

    def show_heard(self, heard: bool) -> None:
        """Whether sound comes from what is listened to."""
        if heard is not self._heard:
            self._heard = heard
            self._word()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for the longest word."""
        metrics = self.fontMetrics()
        longest = max(metrics.horizontalAdvance(word) for word in _words())
        width = _WIDE_PX + ICON_PX + GRID_PX + longest + _WIDE_PX
        return QSize(width, max(TARGET_PX, metrics.height() + METER_PX + GRID_PX))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The same: the word is the state."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the pill."""
        colours = colours_of(self.palette())
        ground, front = self._colours(colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, colours, ground)
        room = self._inside()
        icon = QRectF(0, 0, ICON_PX, ICON_PX)
        icon.moveCenter(room.center())
        icon.moveLeft(room.left())
        words = room.adjusted(ICON_PX + GRID_PX, 0, 0, 0)
        if self._meter is not None and self._meter.isVisible():
            words.setBottom(self._meter.y())
        if self.isRightToLeft():
            icon.moveRight(room.right())
            words = room.adjusted(0, 0, -ICON_PX - GRID_PX, 0)
        paint_icon(painter, "pause" if self._running else "start", icon, front)
        painter.setPen(front)
        side = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, side, self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """The meter stays below the word."""
        super().resizeEvent(event)
        self._place_meter()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Other letters, or another direction, take other room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self.updateGeometry()
            self._place_meter()

    @property
    def _running(self) -> bool:
        return self._phase in (Phase.LOADING, Phase.LISTENING)

    def _colours(self, colours: Colours) -> tuple[QColor, QColor]:
        """Ground and front: what is to be pressed stands out, what goes well is calm."""
        if self._phase is Phase.IDLE:
            return QColor(colours.accent), QColor(colours.on_accent)
        if self._phase is Phase.LISTENING and not self._heard:
            return QColor(colours.hint), QColor(colours.on_hint)
        if self._phase is Phase.LISTENING:
            return QColor(colours.calm), QColor(colours.on_calm)
        return QColor(colours.button), QColor(colours.text)

    def _draw_ground(self, painter: QPainter, colours: Colours, ground: QColor) -> None:
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pen = Qt.PenStyle.NoPen
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), RING_PX))
        elif colours.outline == colours.text or self.underMouse():
            painter.setPen(QPen(QColor(colours.edge), 1.0))
        else:
            painter.setPen(pen)
        painter.setBrush(ground)
        radius = min(RADIUS_ROUND_PX, place.height() / 2)
        painter.drawRoundedRect(place, radius, radius)

    def _inside(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_WIDE_PX, 1, -_WIDE_PX, -1)

    def _place_meter(self) -> None:
        if self._meter is None:
            return
        room = self._inside()
        left = room.left() + (0 if self.isRightToLeft() else ICON_PX + GRID_PX)
        self._meter.setGeometry(
            round(left),
            self.height() - METER_PX - HALF_PX,
            round(room.width() - ICON_PX - GRID_PX),
            METER_PX,
        )

    def _word(self) -> None:
        word = _word_of(self._phase, heard=self._heard)
        does = _does(self._phase)
        self.setText(word)
        self.setAccessibleName(word)
        self.setAccessibleDescription(does)
        if self._meter is not None:
            self._meter.setVisible(self._phase is Phase.LISTENING)
        self.update()


def _word_of(phase: Phase, *, heard: bool) -> str:
    match phase:
        case Phase.IDLE:
            return tr("Paused")
        case Phase.LOADING:
            return tr("Starting…")
        case Phase.LISTENING:
            return tr("Listening") if heard else tr("No sound")
        case Phase.STOPPING:
            return tr("Finishing…")


def _words() -> tuple[str, ...]:
    return (*(_word_of(phase, heard=True) for phase in Phase), tr("No sound"))


def _does(phase: Phase) -> str:
    match phase:
        case Phase.IDLE:
            return tr("Press to start captioning")
        case Phase.LOADING | Phase.LISTENING:
            return tr("Press to pause captioning")
        case Phase.STOPPING:
            return tr("Press to stop at once")
