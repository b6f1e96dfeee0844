"""The window: captions, the controls above them, status and figures below."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QVBoxLayout, QWidget

from captioner.events import (
    CaptionChanged,
    EngineState,
    Gap,
)
from captioner_ui.bridge import EngineBridge
from captioner_ui.caption_view import CaptionView
from captioner_ui.control_bar import ControlBar
from captioner_ui.device_list import DeviceLister
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.menus import Menus
from captioner_ui.session import CaptionSession, Phase
from captioner_ui.source_choice import FirstSource, SourceChoice, SourceList, with_microphone
from captioner_ui.status import Help, Message
from captioner_ui.status_bar import StatusBar
from captioner_ui.status_line import StatusLine
from captioner_ui.style.motion import Motion
from captioner_ui.text_size import DEFAULT_SIZE_PT, stepped
from captioner_ui.translation import tr

START_SIZE: Final = QSize(1000, 560)  # px; the window system cuts it to what the screen has

_Key: TypeAlias = QKeySequence.StandardKey | str


class MainWindow(QMainWindow):
    """Shows what the bridge and the session tell; owns no engine and no device.

    Signals:
        text_size_changed: int, points, after the person has changed it.
        help_asked: Help, what the window itself cannot do for who pressed the message's button.
    """

    text_size_changed = Signal(int)
    help_asked = Signal(Help)

    def __init__(
        self,
        bridge: EngineBridge,
        session: CaptionSession,
        lister: DeviceLister,
        first: FirstSource,
    ) -> None:
        super().__init__()
        self._session = session
        self._lister = lister
        self._first = first
        self._choice = first.choice
        self._found = SourceList()
        self._size_pt = DEFAULT_SIZE_PT
        self._start_wanted = False
        self._menus = Menus(self.menuBar())
        self._controls = ControlBar()
        self._motion = Motion()
        self._view = CaptionView(self._size_pt, moves=lambda: self._motion.moves)
        self._bar = StatusBar()
        self._line = StatusLine(self._bar, bridge, session, self)
        self._lay_out()
        self._add_shortcuts()
        self._connect_controls()
        self._connect_events(bridge)
        self._controls.show_sources(self._found, self._choice)

    def start_when_painted(self) -> None:
        """Begin captioning as soon as the window is on screen, which comes first."""
        self._start_wanted = True
        self._line.begin()

    def notify(self, message: str) -> None:
        """Say something in the strip for a while: a sentence or two, with the next step."""
        self._line.notify(message)

    def show_model_news(self, news: Message | None) -> None:
        """Say which model has to be got, or how far it is, until told otherwise."""
        self._line.show_found(replace(self._line.status, model_news=news))

    def menu(self, title: str) -> QMenu:
        """The menu of this title in the menu bar; made when first asked for."""
        return self._menus.menu(title)

    def toggle(self) -> None:
        """Start or stop, as the button does."""
        self._on_toggled()

    @property
    def choice(self) -> SourceChoice:
        """What is captioned now, or from the next start on."""
        return self._choice

    @property
    def source_asked_for(self) -> bool:
        """Whether somebody has said what to caption, before the devices were known."""
        return self._first.asked_for

    @property
    def lister(self) -> DeviceLister:
        """Knows the microphones."""
        return self._lister

    @property
    def motion(self) -> Motion:
        """Knows whether the desktop wants things to move."""
        return self._motion

    def choose(self, choice: SourceChoice) -> None:
        """Caption this from now on, or from the next start on."""
        self._choice = choice
        self._controls.show_sources(self._found, choice)
        self._first = FirstSource(choice)
        self._line.explain("")
        failed = self._line.status.state is EngineState.FAILED
        if failed or self._session.phase is not Phase.IDLE:  # it is the next step then
            self._session.start(choice)

    def show_controls(self, on: bool) -> None:
        """With the bar and the strip, or captions alone and what keeps them from coming."""
        self.show_bar(on)
        self._bar.set_reading(not on)
        if not on:
            self._view.setFocus()

    def show_bar(self, on: bool) -> None:
        """With or without the bar above the captions."""
        self._controls.setVisible(on)

    def set_text_size(self, size_pt: int) -> None:
        """Letters of this height, points."""
        self._size_pt = size_pt
        self._view.set_text_size(size_pt)

    def set_font_family(self, family: str) -> None:
        """Captions in this font; empty for the system's."""
        self._view.set_font_family(family)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Keys work in what can be seen, which the menu bar is not: the window has them, too."""
        super().showEvent(event)
        self.addActions(Hotkeys(self).actions())

    def set_column(self, letters: int, spacing_percent: int) -> None:
        """Captions in lines of about so many letters, so far apart."""
        self._view.set_column(letters, spacing_percent)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """After the first one, start what was put off."""
        super().paintEvent(event)
        if self._start_wanted:
            self._start_wanted = False
            QTimer.singleShot(0, self, self._on_painted)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Let go of the engine; nobody waits for it here."""
        self._start_wanted = False
        self._session.close()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self.setWindowTitle("Captioner")
        self.resize(START_SIZE)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._controls)
        column.addWidget(self._view, 1)
        column.addWidget(self._bar)
        self.setCentralWidget(body)
        self._view.setFocus()
        if not self.menuBar().isNativeMenuBar():
            self.menuBar().hide()  # the bar's last button has the menus

    def _add_shortcuts(self) -> None:
        keys = QKeySequence.StandardKey
        self._menus.add_at_end("File", self._action(tr("&Quit"), [keys.Quit, "Ctrl+Q"], self.close))
        toggle = self._action(tr("&Start or stop"), ["Ctrl+Return", "Ctrl+Enter"], self._on_toggled)
        refresh = self._action(
            tr("&Look for microphones again"), ["F5"], lambda: self._lister.refresh()
        )
        self.menu("Captions").addActions([toggle, refresh])
        larger: list[_Key] = [keys.ZoomIn, "Ctrl+="]
        self.menu("View").addActions(
            [
                self._action(tr("&Larger text"), larger, self._on_larger),
                self._action(tr("&Smaller text"), [keys.ZoomOut], self._on_smaller),
            ]
        )

    def _action(self, text: str, keys: Iterable[_Key], slot: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        sequences = [QKeySequence(key) for key in keys]
        # One that stands twice would be ambiguous, and do nothing.
        action.setShortcuts([key for n, key in enumerate(sequences) if key not in sequences[:n]])
        action.triggered.connect(slot)
        return action

    def _connect_controls(self) -> None:
        self._controls.source_chosen.connect(self._on_source_chosen)
        self._controls.toggled.connect(self._on_toggled)
        self._controls.set_menu(self._menus.all)
        self._view.zoom_asked.connect(self._on_size_step_asked)

    def _connect_events(self, bridge: EngineBridge) -> None:
        bridge.caption_changed.connect(self._on_caption_changed)
        bridge.gap_found.connect(self._on_gap_found)
        self._line.heard_changed.connect(self._controls.toggle.show_heard)
        self._bar.help_asked.connect(self._on_help_asked)
        self._session.phase_changed.connect(self._on_phase_changed)
        self._session.run_ended.connect(self._on_run_ended)
        self._lister.listed.connect(self._on_listed)

    def _begin(self, first: FirstSource) -> None:
        self._first = replace(first, asked_for=True)
        self._choice = first.choice
        if first.notice:
            self._line.explain(first.notice)
        self._session.start(first.choice)

    # what the person does

    @Slot()
    def _on_painted(self) -> None:
        self._motion.ask()
        self._lister.refresh()
        if self._first.asked_for:
            self._begin(self._first)

    @Slot()
    def _on_toggled(self) -> None:
        if self._session.phase is Phase.IDLE:
            self._begin(replace(self._first, choice=self._choice))
        else:
            self._session.stop()

    @Slot(Help)
    def _on_help_asked(self, wanted: Help) -> None:
        match wanted:
            case Help.TRY_AGAIN:
                self._on_toggled()
            case Help.LOOK_AGAIN:
                self._lister.refresh()
            case Help.CHOOSE_SOURCE:
                self.show_bar(True)
                self._controls.open_sources()
            case Help.RETRY_ENCODER:
                self._session.retry_encoder()
            case Help.RECOGNITION | Help.UNMUTE | Help.GET_MODEL | Help.STOP_MODEL:
                self.help_asked.emit(wanted)

    @Slot(SourceChoice)
    def _on_source_chosen(self, choice: SourceChoice) -> None:
        if choice == self._choice:
            return
        self.choose(with_microphone(choice, self._choice))

    @Slot()
    def _on_larger(self) -> None:
        self._on_size_step_asked(+1)

    @Slot()
    def _on_smaller(self) -> None:
        self._on_size_step_asked(-1)

    @Slot(int)
    def _on_size_step_asked(self, steps: int) -> None:
        self.set_text_size(stepped(self._size_pt, steps))
        self.text_size_changed.emit(self._size_pt)

    # what the engine, the session and the devices tell

    @Slot(CaptionChanged)
    def _on_caption_changed(self, caption: CaptionChanged) -> None:
        self._view.show_caption(caption)

    @Slot(Gap)
    def _on_gap_found(self, gap: Gap) -> None:
        self._view.show_gap(gap)

    @Slot(Phase)
    def _on_phase_changed(self, phase: Phase) -> None:
        self._controls.show_phase(phase)

    @Slot()
    def _on_run_ended(self) -> None:
        self._view.end_run()

    @Slot(SourceList)
    def _on_listed(self, found: SourceList) -> None:
        self._line.show_found(replace(self._line.status, no_devices=found.error))
        if not self._first.asked_for:
            self._begin(self._first.given(found))
        self._found = found
        self._controls.show_sources(found, self._choice)
