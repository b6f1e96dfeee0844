"""A small bar for each source: how loud it is, whether it is too loud, whether anything comes."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from captioner.events import LevelMeasured, Origin, SourceChanged
from captioner_ui.plain_tip import plain_tip
from captioner_ui.seen import is_seen
from captioner_ui.sound.level_state import SILENCE_DBFS, LevelState
from captioner_ui.translation import tr

WIDTH_PX: Final = 72
BAR_PX: Final = 8
GAP_PX: Final = 4
CLIP_PX: Final = 10  # the mark at the end, kept free for it
STALE_MS: Final = 1500  # a level comes every second at least: without any the source is gone
WORDS_EVERY_S: Final = 1.0  # who reads by ear or hand is not told ten times a second
CLIP_COLOURS: Final = {False: "#b00020", True: "#ff8a80"}  # on light and dark: above 7:1


class LevelMeter(QWidget):
    """Shows the newest levels; main thread only. What it shows is in its accessible name, too."""

    def __init__(
        self, parent: QWidget | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Args: clock: monotonic seconds, for how often the words change."""
        super().__init__(parent)
        self._clock = clock
        self._states: dict[Origin, LevelState] = {}
        self._worded_s = 0.0
        self._stale = QTimer(self, singleShot=True, interval=STALE_MS)
        self._stale.timeout.connect(self._on_stale)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setObjectName("level")
        self._word()

    @property
    def states(self) -> tuple[LevelState, ...]:
        """What is shown, a bar each; a microphone comes before the computer."""
        return tuple(sorted(self._states.values(), key=_key, reverse=True))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for two bars."""
        return QSize(WIDTH_PX, 2 * BAR_PX + 3 * GAP_PX)

    @Slot(LevelMeasured)
    def show_level(self, level: LevelMeasured) -> None:
        """Take one more level."""
        before = self._states.get(level.origin, LevelState(level.origin))
        now = self._states[level.origin] = before.after(level)
        self._stale.start()
        if not is_seen(self):
            return  # it is painted, and put into words, when it is seen again
        if before.clipped != now.clipped or self._clock() - self._worded_s >= WORDS_EVERY_S:
            self._word()
        if self._look(before) != self._look(now):
            self.update()

    @Slot(SourceChanged)
    def show_source(self, change: SourceChanged) -> None:
        """Take what is wrong with a source, or that it is well."""
        problem = change.status.problem
        state = self._states.get(change.origin, LevelState(change.origin))
        self._states[change.origin] = replace(state, problem=str(problem) if problem else "")
        self._word()
        self.update()

    @Slot()
    def clear(self) -> None:
        """The sources are gone."""
        self._stale.stop()
        self._states.clear()
        self._word()
        self.update()

    @Slot()
    def _on_stale(self) -> None:
        self._states = {
            origin: LevelState(origin, problem=state.problem)
            for origin, state in self._states.items()
        }
        self._word()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        states = self.states or (LevelState(),)
        height = len(states) * BAR_PX + (len(states) - 1) * GAP_PX
        top = (self.height() - height) / 2
        for state in states:
            self._draw(painter, state, top)
            top += BAR_PX + GAP_PX

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Say what has changed meanwhile."""
        super().showEvent(event)
        self._word()

    def _look(self, state: LevelState) -> tuple[int, bool, str]:
        """What is seen of a state: two of equal look need no painting."""
        return round(self._room_px() * state.share), state.clipped, state.problem

    def _room_px(self) -> int:
        return self.width() - CLIP_PX - 1

    def _draw(self, painter: QPainter, state: LevelState, top: float) -> None:
        palette = self.palette()
        room = QRectF(0.5, top, self._room_px(), BAR_PX)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.setBrush(palette.base())
        painter.drawRect(room)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.text())
        painter.drawRect(QRectF(room.left(), top, room.width() * state.share, BAR_PX))
        if state.clipped or state.problem:
            self._draw_mark(painter, "!" if state.clipped else "?", top)

    def _draw_mark(self, painter: QPainter, mark: str, top: float) -> None:
        palette = self.palette()
        dark = palette.window().color().lightness() < palette.windowText().color().lightness()
        font = painter.font()
        font.setPixelSize(BAR_PX + GAP_PX)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(CLIP_COLOURS[dark]))
        place = QRectF(self.width() - CLIP_PX, top - GAP_PX / 2, CLIP_PX, BAR_PX + GAP_PX)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)

    def _word(self) -> None:
        self._worded_s = self._clock()
        words = "; ".join(_words(state) for state in self.states) or tr("nothing is heard")
        name = tr("Sound level: {words}", words=words)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self.setToolTip(plain_tip(name))


def _key(state: LevelState) -> str:
    return state.origin.key


def _words(state: LevelState) -> str:
    before = f"{state.origin.name} ".lstrip()
    if state.clipped:
        return before + tr("too loud: turn it down")
    if state.problem:
        return before + state.problem
    if state.rms_dbfs <= SILENCE_DBFS:
        return before + tr("silent")
    return before + tr("{level} decibels below the maximum", level=f"{-state.rms_dbfs:.0f}")
