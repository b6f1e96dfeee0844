"""Decides what the strip below the captions says, and for how long."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from captioner.events import (
    EncoderChanged,
    LanguageChanged,
    LegibilityChanged,
    SourceChanged,
    SpokenLanguage,
    StateChanged,
    StatsUpdated,
)
from captioner_ui.bridge import EngineBridge
from captioner_ui.figures import Strip, figures_text
from captioner_ui.seen import is_seen
from captioner_ui.session import CaptionSession, Phase
from captioner_ui.status import LoadProgress, Status
from captioner_ui.status_bar import StatusBar
from captioner_ui.translation import tr_worded

NOTICE_MS: Final = 20_000  # long enough for two sentences and the way to them
SLOW_LOAD_MS: Final = 4000  # a built model takes 1 to 3 s; longer needs a word
GLANCE_MS: Final = 2500  # to notice that something new stands there
LETTER_MS: Final = 60  # 1000 letters a minute: a slow reader, who knows the words


class StatusLine(QObject):
    """Follows the engine and the session; a notice comes and goes. Main thread.

    Signals:
        heard_changed: bool, whether sound comes from what is listened to.
    """

    heard_changed = Signal(bool)

    def __init__(
        self, bar: StatusBar, bridge: EngineBridge, session: CaptionSession, parent: QObject
    ) -> None:
        """Args: bar: shows it."""
        super().__init__(parent)
        self._bar = bar
        self._status = Status()
        self._strip = Strip()
        self._encoder_notice = ""  # why the encoder runs where it does, as long as that is so
        self._language: SpokenLanguage | None = None
        self._notice_over = _timer(self, NOTICE_MS, self._on_notice_over)
        self._passing_over = _timer(self, GLANCE_MS, self._on_passing_over)
        self._passing_over.setObjectName("passing")
        self._slow_load = _timer(self, SLOW_LOAD_MS, self._on_slow_load)
        bridge.state_changed.connect(self._on_state_changed)
        bridge.source_changed.connect(self._on_source_changed)
        bridge.encoder_changed.connect(self._on_encoder_changed)
        bridge.language_changed.connect(self._on_language_changed)
        bridge.legibility_changed.connect(self._on_legibility_changed)
        bridge.stats_updated.connect(self._on_stats_updated)
        bridge.load_progressed.connect(self._on_load_progressed)
        session.phase_changed.connect(self._on_phase_changed)
        session.run_ended.connect(self._on_run_ended)
        self._show(self._status)

    @property
    def status(self) -> Status:
        """What it depends on."""
        return self._status

    def begin(self) -> None:
        """An engine is going to be made."""
        self._show(self._status.after_start())

    def notify(self, message: str) -> None:
        """Say something for a while: a sentence or two, with the next step.

        Where something else has to be said, it is said first, for as long as it takes to read.
        """
        message = tr_worded(message)
        self._show(replace(self._status, notice=message, passing=""))
        self._notice_over.start()
        if message and not self._bar.shows(message):
            self._passing_over.start(GLANCE_MS + LETTER_MS * len(message))
            self._show(replace(self._status, passing=message))

    def explain(self, notice: str) -> None:
        """Say something until something else is said in its place; empty: no more."""
        self._notice_over.stop()
        self._show(replace(self._status, notice=notice, passing=""))

    def show_found(self, status: Status) -> None:
        """Show what is known otherwise."""
        self._show(status)

    def _show(self, status: Status) -> None:
        was_heard = self._status.heard
        if status.keeps_from_captions and not self._status.keeps_from_captions:
            status = replace(status, passing="")  # it cannot wait
        self._status = status
        self._bar.show_message(status.message())
        if status.heard is not was_heard:
            self.heard_changed.emit(status.heard)

    @Slot(StateChanged)
    def _on_state_changed(self, change: StateChanged) -> None:
        self._show(self._status.after_state(change))

    @Slot(SourceChanged)
    def _on_source_changed(self, change: SourceChanged) -> None:
        self._show(self._status.after_source(change))

    @Slot(EncoderChanged)
    def _on_encoder_changed(self, change: EncoderChanged) -> None:
        self._bar.offer_retry(change.can_retry)
        said, self._encoder_notice = self._encoder_notice, change.reason
        if change.reason or (said and self._status.notice == said):
            self.explain(change.reason)

    @Slot(LanguageChanged)
    def _on_language_changed(self, change: LanguageChanged) -> None:
        self._language = change.language

    @Slot(LegibilityChanged)
    def _on_legibility_changed(self, change: LegibilityChanged) -> None:
        self._show(self._status.after_legibility(change))

    @Slot(StatsUpdated)
    def _on_stats_updated(self, stats: StatsUpdated) -> None:
        if stats.pacing is not self._status.pacing:
            self._show(self._status.after_stats(stats))
        self._strip.add(stats)
        if stats.last or is_seen(self._bar):
            everything = figures_text(stats, self._language, self._strip)
            self._bar.show_figures(self._strip.text, everything)

    @Slot(LoadProgress)
    def _on_load_progressed(self, progress: LoadProgress) -> None:
        self._show(replace(self._status, progress=progress))

    @Slot(Phase)
    def _on_phase_changed(self, phase: Phase) -> None:
        if phase is not Phase.LISTENING:
            self._bar.offer_retry(False)
        if phase is Phase.LOADING:
            self._language = None
            self._slow_load.start()
            self._show(self._status.after_start())
        else:
            self._slow_load.stop()
            self._show(replace(self._status, stopping=phase is Phase.STOPPING))

    @Slot()
    def _on_run_ended(self) -> None:
        self._show(self._status.after_end())

    @Slot()
    def _on_notice_over(self) -> None:
        self._show(replace(self._status, notice=""))

    @Slot()
    def _on_passing_over(self) -> None:
        self._show(replace(self._status, passing=""))

    @Slot()
    def _on_slow_load(self) -> None:
        self._show(replace(self._status, slow_load=True))


def _timer(parent: QObject, after_ms: int, slot: object) -> QTimer:
    timer = QTimer(parent, singleShot=True, interval=after_ms)
    timer.timeout.connect(slot)
    return timer
