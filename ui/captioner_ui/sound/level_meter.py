"""A small bar for each source: how loud it is, whether it is too loud, whether anything comes."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from captioner.events import LevelMeasured, Origin, SourceChanged
from captioner_ui.plain_tip import plain_tip
from captioner_ui.seen import is_seen
from captioner_ui.sound.level_state import SILENCE_DBFS, LevelState
from captioner_ui.theme import colours_of
from captioner_ui.translation import tr

WIDTH_PX: Final = 72
BAR_PX: Final = 4
GAP_PX: Final = 2
MARK_PX: Final = 12  # letter height of the mark at the end, for which room is kept
STALE_MS: Final = 1500  # a level comes every second at least: without any the source is gone
WORDS_EVERY_S: Final = 1.0  # who reads by ear or hand is not told ten times a second


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
        return QSize(WIDTH_PX, MARK_PX)

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
        if problem is not None:  # nothing is heard of it now, whatever was heard before
            self._states[change.origin] = LevelState(change.origin, problem=str(problem))
        else:
            state = self._states.get(change.origin, LevelState(change.origin))
            self._states[change.origin] = replace(state, problem="")
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
        return self.width() - MARK_PX

    def _draw(self, painter: QPainter, state: LevelState, top: float) -> None:
        colours = colours_of(self.palette())
        room = QRectF(0, top, self._room_px(), BAR_PX)
        if self.isRightToLeft():
            room.moveRight(self.width())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.edge))
        painter.drawRoundedRect(room.adjusted(0, 1, 0, -1), 1, 1)
        filled = QRectF(room)
        filled.setWidth(room.width() * state.share)
        if self.isRightToLeft():
            filled.moveRight(room.right())
        painter.setBrush(QColor(colours.on_problem if state.clipped else colours.accent))
        painter.drawRoundedRect(filled, BAR_PX / 2, BAR_PX / 2)
        if state.clipped or state.problem:
            self._draw_mark(painter, "!" if state.clipped else "?", top)

    def _draw_mark(self, painter: QPainter, mark: str, top: float) -> None:
        font = painter.font()
        font.setPixelSize(MARK_PX)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colours_of(self.palette()).on_calm))
        place = QRectF(0, top + BAR_PX / 2 - MARK_PX / 2, MARK_PX, MARK_PX)
        if not self.isRightToLeft():
            place.moveRight(self.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)

    def _word(self) -> None:
        self._worded_s = self._clock()
        words = "; ".join(_words(state) for state in self.states) or tr("nothing is heard")
        name = tr("Sound level: {words}", words=words)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self.setToolTip(plain_tip(name))
            self.setAccessibleDescription(name)  # else it is the tool tip, with its markup


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
