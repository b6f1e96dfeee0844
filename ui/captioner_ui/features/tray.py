"""An icon in the tray: start and stop, the overlay, the window, quit."""

from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Qt, Slot
from PySide6.QtGui import QAction, QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from captioner_ui.icon import captioner_icon
from captioner_ui.main_window import MainWindow
from captioner_ui.raising import bring_to_front
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.translation import tr


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
        self._entry(tr("Show the &window")).triggered.connect(self._on_window)
        self._entry(tr("&Quit")).triggered.connect(self._on_quit)
        self._icon = QSystemTrayIcon(self)
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._on_activated)
        shell.session.phase_changed.connect(self._on_phase_changed)
        shell.settings.changed.connect(self._on_settings_changed)
        self._show_phase(shell.session.phase)
        self._show_settings(shell.settings.current)
        self._icon.show()  # Qt waits for a tray if there is none

    def _entry(self, text: str) -> QAction:
        return self._menu.addAction(text)

    def _show_phase(self, phase: Phase) -> None:
        idle = phase is Phase.IDLE
        self._toggle.setText(tr("&Start captioning") if idle else tr("&Stop captioning"))
        self._icon.setIcon(tray_icon(listening=phase is Phase.LISTENING))
        self._icon.setToolTip(
            tr("Captioner: listening") if phase is Phase.LISTENING else tr("Captioner: paused")
        )

    def _show_settings(self, settings: Settings) -> None:
        self._overlay.setChecked(settings.overlay.shown)
        self._clicks.setChecked(settings.overlay.click_through)

    @Slot(Phase)
    def _on_phase_changed(self, phase: Phase) -> None:
        self._show_phase(phase)

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


def tray_icon(*, listening: bool) -> QIcon:
    """The program's icon; paused with two bars in its corner, not only in other colours."""
    icon = captioner_icon()
    if listening:
        return icon
    marked = QIcon()
    for size in (16, 22, 24, 32, 48, 64):
        marked.addPixmap(_with_bars(icon.pixmap(size, size)))
    return marked


def _with_bars(picture: QPixmap) -> QPixmap:
    n = picture.width()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#000000"))
    painter.drawEllipse(QRectF(n * 0.42, n * 0.42, n * 0.58, n * 0.58))
    painter.setBrush(QColor("#ffffff"))
    for x in (0.58, 0.75):
        painter.drawRect(round(n * x), round(n * 0.56), max(1, round(n * 0.09)), round(n * 0.3))
    painter.end()
    return picture
