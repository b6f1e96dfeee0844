"""An icon in the tray: what holds now, start and pause, the overlay, the window, quit."""

from dataclasses import replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtGui import QAction, QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from captioner.events import SourceChanged
from captioner_ui.icon import captioner_icon
from captioner_ui.main_window import MainWindow
from captioner_ui.raising import bring_to_front
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.status import Status
from captioner_ui.style.icons import icon, paint_icon
from captioner_ui.style.tokens import DARK
from captioner_ui.translation import tr

SIZES_PX: Final = (16, 22, 32, 64)  # others are made of these
_BADGE_SHARE: Final = 0.62  # of the icon's side: its lower right corner
_DRAWING_SHARE: Final = 0.78  # of the badge's side


class TrayState(Enum):
    """What the icon tells."""

    LISTENING = auto()
    NO_SOUND = auto()
    """It listens, and nothing comes."""
    PAUSED = auto()


def install(shell: Shell) -> None:
    """Put the icon where there is a tray, now or later; without one nothing else changes."""
    Tray(shell)


class Tray(QObject):
    """Holds the icon and its menu. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        assert isinstance(shell.window, MainWindow)
        self._shell = shell
        self._window = shell.window
        self._status = Status()
        self._menu = QMenu(shell.window)  # the icon does not keep it
        self._toggle = self._entry(tr("&Start captioning"))
        self._toggle.triggered.connect(self._window.toggle)
        self._overlay = self._entry(tr("Show the &overlay"))
        self._overlay.setCheckable(True)
        self._overlay.triggered.connect(self._on_overlay)
        self._clicks = self._entry(tr("Let &clicks through the overlay"))
        self._clicks.setCheckable(True)
        self._clicks.triggered.connect(self._on_clicks)
        self._menu.addSeparator()
        front = self._entry(tr("Show the &window"))
        front.setIcon(captioner_icon())
        front.triggered.connect(self._on_window)
        leave = self._entry(tr("&Quit"))
        leave.setIcon(icon("close"))
        leave.triggered.connect(self._on_quit)
        self._icon = QSystemTrayIcon(self)
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._on_activated)
        self._shown: TrayState | None = None
        shell.session.phase_changed.connect(self._on_phase_changed)
        shell.bridge.source_changed.connect(self._on_source_changed)
        shell.settings.changed.connect(self._on_settings_changed)
        self._show_phase(shell.session.phase)
        self._show_settings(shell.settings.current)
        self._icon.show()  # Qt waits for a tray if there is none

    def _entry(self, text: str) -> QAction:
        return self._menu.addAction(text)

    def _show_phase(self, phase: Phase) -> None:
        idle = phase in (Phase.IDLE, Phase.STOPPING)
        self._toggle.setText(tr("&Start captioning") if idle else tr("&Pause captioning"))
        self._toggle.setIcon(icon("start" if idle else "pause"))
        self._show_state(state_of(phase, heard=self._status.heard))
        self._icon.setToolTip(tip_of(phase, heard=self._status.heard))

    def _show_state(self, state: TrayState) -> None:
        if state is not self._shown:
            self._shown = state
            self._icon.setIcon(tray_icon(state))

    def _show_settings(self, settings: Settings) -> None:
        self._overlay.setChecked(settings.overlay.shown)
        self._clicks.setChecked(settings.overlay.click_through)

    @Slot(Phase)
    def _on_phase_changed(self, phase: Phase) -> None:
        if phase is not Phase.LISTENING:
            self._status = Status()  # the next run tells anew
        self._show_phase(phase)

    @Slot(SourceChanged)
    def _on_source_changed(self, change: SourceChanged) -> None:
        self._status = self._status.after_source(change)
        self._show_phase(self._shell.session.phase)

    @Slot(object, object)
    def _on_settings_changed(self, _before: Settings, now: Settings) -> None:
        self._show_settings(now)

    @Slot(bool)
    def _on_overlay(self, shown: bool) -> None:
        settings = self._shell.settings.current
        overlay = replace(settings.overlay, shown=shown)
        self._shell.settings.update(replace(settings, overlay=overlay))

    @Slot(bool)
    def _on_clicks(self, through: bool) -> None:
        settings = self._shell.settings.current
        overlay = replace(settings.overlay, click_through=through)
        self._shell.settings.update(replace(settings, overlay=overlay))

    @Slot()
    def _on_window(self) -> None:
        bring_to_front(self._window)

    @Slot()
    def _on_quit(self) -> None:
        self._window.close()
        QGuiApplication.quit()

    @Slot(QSystemTrayIcon.ActivationReason)
    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is QSystemTrayIcon.ActivationReason.Trigger:
            self._on_window()


def state_of(phase: Phase, *, heard: bool) -> TrayState:
    """What the icon tells of a session; while it begins or ends, nothing is captioned yet or more.

    Args:
        phase: of the session.
        heard: whether sound comes from what is listened to.
    """
    if phase is not Phase.LISTENING:
        return TrayState.PAUSED
    return TrayState.LISTENING if heard else TrayState.NO_SOUND


def tip_of(phase: Phase, *, heard: bool) -> str:
    """The same in words, and more exactly."""
    match phase:
        case Phase.IDLE:
            return tr("Captioner: paused")
        case Phase.LOADING:
            return tr("Captioner: starting…")
        case Phase.LISTENING:
            return tr("Captioner: listening") if heard else tr("Captioner: no sound")
        case Phase.STOPPING:
            return tr("Captioner: finishing…")


def tray_icon(state: TrayState) -> QIcon:
    """The program's icon; with a badge where it captions nothing, not only in other colours."""
    whole = captioner_icon()
    if state is TrayState.LISTENING:
        return whole
    marked = QIcon()
    for size in SIZES_PX:
        marked.addPixmap(_with_badge(whole.pixmap(size, size), state))
    return marked


def _with_badge(picture: QPixmap, state: TrayState) -> QPixmap:
    """A disc with an edge, which is seen on a light tray and on a dark one."""
    if state is TrayState.PAUSED:
        name, ground, front = "pause", DARK.window, DARK.text
    else:
        name, ground, front = "muted", DARK.on_hint, DARK.hint
    side = picture.width() * _BADGE_SHARE
    disc = QRectF(picture.width() - side, picture.height() - side, side, side)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1.0, side / 16)
    painter.setPen(QPen(QColor(front), edge))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(disc.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    drawing = QRectF(0, 0, side * _DRAWING_SHARE, side * _DRAWING_SHARE)
    drawing.moveCenter(disc.center())
    paint_icon(painter, name, drawing, QColor(front))
    painter.end()
    return picture
