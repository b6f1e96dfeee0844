"""Carry engine events into Qt's main thread as typed signals."""

import threading

from PySide6.QtCore import QObject, Signal

from captioner.events import (
    CaptionChanged,
    EncoderChanged,
    EngineEvent,
    Gap,
    LanguageChanged,
    LegibilityChanged,
    LevelMeasured,
    SourceChanged,
    StateChanged,
    StatsUpdated,
)
from captioner_ui.sound.level_thinning import LevelThinning
from captioner_ui.status import LoadProgress


class EngineBridge(QObject):
    """Turns engine events into signals; `post` is the engine's sink.

    `post` runs on the engine's threads. Slots that are methods of QObjects living in the main
    thread are called there, in order, because Qt queues across threads. It has no parent: the
    engine holds on to `post`, so the object must live as long as the engine's threads.

    Signals:
        caption_changed: CaptionChanged, a new or replaced caption.
        gap_found: Gap, sound that has no caption.
        state_changed: StateChanged, with the error when it failed.
        source_changed: SourceChanged, the microphone's name or problem.
        level_measured: LevelMeasured, once to ten times a second; see `LevelThinning`.
        encoder_changed: EncoderChanged, where the encoder runs from now on.
        language_changed: LanguageChanged, what speech is read as from now on.
        legibility_changed: LegibilityChanged, whether what is read is in doubt.
        stats_updated: StatsUpdated, about once a second.
        load_progressed: LoadProgress, while a model is built.
    """

    caption_changed = Signal(CaptionChanged)
    gap_found = Signal(Gap)
    state_changed = Signal(StateChanged)
    source_changed = Signal(SourceChanged)
    level_measured = Signal(LevelMeasured)
    encoder_changed = Signal(EncoderChanged)
    language_changed = Signal(LanguageChanged)
    legibility_changed = Signal(LegibilityChanged)
    stats_updated = Signal(StatsUpdated)
    load_progressed = Signal(LoadProgress)

    def __init__(self) -> None:
        super().__init__()
        self._closed = threading.Event()
        self._levels = LevelThinning()

    def post(self, event: EngineEvent) -> None:
        """Accept an event from any thread; dropped once the bridge is closed."""
        if self._closed.is_set() or self._is_idle_level(event):
            return
        match event:
            case CaptionChanged():
                self.caption_changed.emit(event)
            case Gap():
                self.gap_found.emit(event)
            case StateChanged():
                self.state_changed.emit(event)
            case SourceChanged():
                self.source_changed.emit(event)
            case LevelMeasured():
                self.level_measured.emit(event)
            case EncoderChanged():
                self.encoder_changed.emit(event)
            case LanguageChanged():
                self.language_changed.emit(event)
            case LegibilityChanged():
                self.legibility_changed.emit(event)
            case StatsUpdated():
                self.stats_updated.emit(event)

    def _is_idle_level(self, event: EngineEvent) -> bool:
        return isinstance(event, LevelMeasured) and not self._levels.passes(event)

    def post_progress(self, step: str, share: float) -> None:
        """Accept the progress of preparing a model; like `post`."""
        if not self._closed.is_set():
            self.load_progressed.emit(LoadProgress(step, share))

    def close(self) -> None:
        """The window is going: `post` forwards nothing from now on. Any thread."""
        self._closed.set()
