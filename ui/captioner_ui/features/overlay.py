"""Captions over everything else on the screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen

from captioner.events import CaptionChanged, Gap, SpeakerChanged
from captioner.history.caption_store import CaptionStore, Edit
from captioner_ui.control_bar import ControlBar, Tool
from captioner_ui.main_window import MainWindow
from captioner_ui.overlay.actions import OverlayActions
from captioner_ui.overlay.everywhere import KeysEverywhere
from captioner_ui.overlay.on_top import Route, obstacle_text, route
from captioner_ui.overlay.placing import Box, recalled, remembered, screen_of
from captioner_ui.overlay.rolling import MAX_ROWS, RollingRows
from captioner_ui.overlay.row_painter import RowPainter, pieces
from captioner_ui.overlay.screens import screens
from captioner_ui.overlay.silence import Silence
from captioner_ui.raising import bring_to_front
from captioner_ui.sections.overlay import OverlaySettings, OverlayShape
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.shell import Shell
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner_ui.overlay.window import OverlayWindow

UNSEEN_PX: Final = 1e6  # width of rows before there is a window
SCREENS_SETTLE_MS: Final = 200  # several changes come at once when a monitor goes

_MADE_ANEW: Final = ("shape", "on_top")  # settings that need another window


def install(shell: Shell) -> None:
    """Put the overlay into the menu, and show it if it was shown."""
    Overlay(shell)


class Overlay(QObject):
    """Keeps the rows all the time, and a window for them while it is wanted. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        assert isinstance(shell.window, MainWindow)
        self._shell = shell
        self._main = shell.window
        self._look = shell.settings.current.overlay
        self._painter = RowPainter(self._look)
        self._rows = RollingRows(self._painter.width_of, pieces, UNSEEN_PX)
        self._captions = CaptionStore(MAX_ROWS)
        self._window: OverlayWindow | None = None
        motion = shell.window.motion
        self._silence = Silence(self._look.fade_s, lambda: motion.moves, parent=self)
        self._silence.faded.connect(self._on_faded)
        self._silence.over.connect(self._on_silent)
        self._menu = shell.menu("View").addMenu(tr("&Overlay"))
        self._actions = OverlayActions(shell.settings, self._menu)
        self._actions.add(tr("Move with the &keyboard"), "Ctrl+Shift+M", self._on_keys_asked)
        self._actions.add(tr("To the &next screen"), "Ctrl+Shift+N", self._on_next_screen)
        self._actions.add(tr("&Back to its first place"), "", self._on_reset)
        controls = shell.window.findChild(ControlBar)
        if controls is not None:
            controls.add_tool(Tool.OVERLAY, self._actions.everywhere[0])
        self._keys = KeysEverywhere(
            shell.settings, self._actions.everywhere, shell.notify, parent=self
        )
        shell.bridge.caption_changed.connect(self._on_event)
        shell.bridge.gap_found.connect(self._on_event)
        shell.bridge.speaker_changed.connect(self._on_event)
        shell.session.run_ended.connect(self._on_run_ended)
        shell.session.phase_changed.connect(self._on_phase_changed)
        shell.settings.changed.connect(self._on_settings_changed)
        self._watch_screens()
        if self._look.shown:
            QTimer.singleShot(0, self, self._open)  # the main window comes first

    def _watch_screens(self) -> None:
        self._screens_timer = QTimer(self, singleShot=True, interval=SCREENS_SETTLE_MS)
        self._screens_timer.timeout.connect(self._on_screens_settled)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._on_screen_added)
        app.screenRemoved.connect(self._screens_timer.start)
        app.primaryScreenChanged.connect(self._screens_timer.start)
        app.aboutToQuit.connect(self._close)
        app.aboutToQuit.connect(self._keys.close)
        for screen in app.screens():
            screen.availableGeometryChanged.connect(self._screens_timer.start)

    @Slot()
    def _open(self) -> None:
        if self._window is not None or not self._look.shown:
            return
        from captioner_ui.overlay.window import OverlayWindow  # not before it is wanted

        way = route()
        window = OverlayWindow(self._rows, self._painter, self._look, way)
        window.addActions(self._menu.actions())
        window.placed.connect(self._on_placed)
        window.lines_asked.connect(self._on_lines_asked)
        window.hide_asked.connect(self._on_hide_asked)
        window.left.connect(self._on_left)
        window.font_changed.connect(self._on_font_changed)
        window.tools.toggle_asked.connect(self._main.toggle)
        window.tools.size_asked.connect(self._actions.step_size)
        window.tools.close_asked.connect(self._on_hide_asked)
        window.awake.changed.connect(self._silence.hold)
        self._window = window
        self._show_phase(self._shell.session.phase)
        self._place()
        window.show()
        self._silence.break_it()  # where it is, is seen for a while, also without words
        self._explain(way)

    def _place(self) -> None:
        """Where it was, as far as that can still be seen; else at the default place."""
        assert self._window is not None
        there = screens()
        known = recalled(self._look.places, there)
        if known is None:
            self._window.put_by_default(there[0].area)
        else:
            self._window.put(known)
        self._window.restyle(self._painter, self._look)

    def _explain(self, way: Route) -> None:
        """Say what the person could not find out otherwise."""
        if self._look.click_through:
            self._shell.notify(
                tr(
                    "The overlay lets clicks through. {keys} in this window, or the tray icon, "
                    "makes it movable again.",
                    keys=self._actions.clicks_keys or tr("The menu View, Overlay"),
                )
            )
        elif self._look.on_top and way is Route.NONE:
            self._shell.notify(obstacle_text())
        elif self._look.on_top and way is Route.UNMANAGED and self._is_framed():
            self._shell.notify(
                tr(
                    "The window manager here keeps no window with a frame on top. Show the "
                    "overlay without one: it does stay on top."
                )
            )

    def _is_framed(self) -> bool:
        return self._look.shape is OverlayShape.WINDOW

    @Slot()
    def _close(self) -> None:
        if self._window is not None:
            window, self._window = self._window, None
            self._silence.hold(False)
            window.close()
            window.deleteLater()

    def _change(self, change: Callable[[OverlaySettings], OverlaySettings]) -> None:
        settings = self._shell.settings.current
        self._shell.settings.update(replace(settings, overlay=change(settings.overlay)))

    # what the engine, the settings and the system tell

    @Slot(CaptionChanged)
    @Slot(Gap)
    def _on_event(self, event: CaptionChanged | Gap | SpeakerChanged) -> None:
        self._show(self._captions.apply(event))

    @Slot()
    def _on_run_ended(self) -> None:
        self._show(self._captions.end_run())

    def _show(self, edits: list[Edit]) -> None:
        changes = [self._rows.apply(edit) for edit in edits]
        if not any(changes):
            return
        self._silence.break_it()
        if self._window is not None:
            self._window.fade_to(1.0)
            self._window.show_rows()

    def _show_phase(self, phase: Phase) -> None:
        if self._window is not None:
            runs = phase in (Phase.LOADING, Phase.LISTENING)
            self._window.tools.show_running(on=runs)
            self._window.invite(
                tr("Captions appear here.") if runs else tr("Captioning is paused.")
            )

    @Slot(Phase)
    def _on_phase_changed(self, phase: Phase) -> None:
        self._show_phase(phase)

    @Slot(float)
    def _on_faded(self, strength: float) -> None:
        if self._window is not None:
            self._window.fade_to(strength)

    @Slot()
    def _on_silent(self) -> None:
        self._rows.clear()
        if self._window is not None:
            self._window.fade_to(0.0)
            self._window.show_rows()

    @Slot(object, object)
    def _on_settings_changed(self, before: Settings, now: Settings) -> None:
        old, new = before.overlay, now.overlay
        if replace(old, places=()) == replace(new, places=()):
            self._look = new
            return
        self._look = new
        self._painter = RowPainter(new)
        self._silence.wait(new.fade_s)
        if not new.shown or any(getattr(old, name) != getattr(new, name) for name in _MADE_ANEW):
            self._close()
        if self._window is None:
            self._open()
            return
        self._window.restyle(self._painter, new)
        self._window.fade_to(1.0)  # so that what was changed is seen
        self._silence.break_it()
        if new.click_through and not old.click_through:
            self._explain(route())
        elif old.click_through and not new.click_through:
            self._shell.notify(tr("The overlay can be moved again."))

    @Slot(QScreen)
    def _on_screen_added(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._screens_timer.start)
        self._screens_timer.start()

    @Slot()
    def _on_screens_settled(self) -> None:
        if self._window is not None and QGuiApplication.screens():
            self._place()

    # what the person does

    @Slot(Box)
    def _on_placed(self, box: Box) -> None:
        screen = screen_of(box, screens())
        self._change(lambda look: replace(look, places=remembered(look.places, box, screen)))

    @Slot(int)
    def _on_lines_asked(self, lines: int) -> None:
        if lines == self._look.lines and self._window is not None:
            self._window.restyle(self._painter, self._look)
        self._change(lambda look: replace(look, lines=lines))

    @Slot()
    def _on_hide_asked(self) -> None:
        self._change(lambda look: replace(look, shown=False))

    @Slot()
    def _on_font_changed(self) -> None:
        self._painter = RowPainter(self._look)
        if self._window is not None:
            self._window.restyle(self._painter, self._look)

    @Slot()
    def _on_left(self) -> None:
        bring_to_front(self._shell.window)

    @Slot()
    def _on_keys_asked(self) -> None:
        self._change(lambda look: replace(look, shown=True, click_through=False))
        if self._window is not None:
            bring_to_front(self._window)
            self._window.setFocus()
            self._window.awake.take_keys()

    @Slot()
    def _on_next_screen(self) -> None:
        if self._window is None:
            return
        there = screens()
        names = [screen.name for screen in there]
        now = names.index(screen_of(self._window.box, there).name)
        following = there[(now + 1) % len(there)]
        own = [place for place in self._look.places if place.endswith(f" {following.name}")]
        known = recalled(own, [following])
        if known is None:
            self._window.put_by_default(following.area)
        else:
            self._window.put(known)
        self._on_placed(self._window.box)

    @Slot()
    def _on_reset(self) -> None:
        self._change(lambda look: replace(look, places=()))
        if self._window is not None:
            self._place()
