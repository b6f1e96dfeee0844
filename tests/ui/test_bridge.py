import sys
import threading

import pytest
from PySide6.QtCore import QObject, QThread, Slot

from captioner.events import (
    CaptionChanged,
    EngineState,
    SourceChanged,
    StateChanged,
    StatsUpdated,
)
from captioner_ui.status import LoadProgress
from support.events import growing, source, stats

pytestmark = pytest.mark.ui


class Receiver(QObject):
    """A QObject in the main thread, as every widget is."""

    def __init__(self, bridge):
        super().__init__()
        self.threads = set()
        self.got = []
        bridge.caption_changed.connect(self.on_caption)
        bridge.state_changed.connect(self.on_state)
        bridge.source_changed.connect(self.on_source)
        bridge.stats_updated.connect(self.on_stats)
        bridge.load_progressed.connect(self.on_progress)

    def note(self, event):
        self.threads.add(QThread.currentThread())
        self.got.append(event)

    @Slot(CaptionChanged)
    def on_caption(self, event):
        self.note(event)

    @Slot(StateChanged)
    def on_state(self, event):
        self.note(event)

    @Slot(SourceChanged)
    def on_source(self, event):
        self.note(event)

    @Slot(StatsUpdated)
    def on_stats(self, event):
        self.note(event)

    @Slot(LoadProgress)
    def on_progress(self, event):
        self.note(event)


def test_slots_run_in_the_main_thread_and_in_order(qtbot, bridge):
    receiver = Receiver(bridge)
    said = [
        StateChanged(EngineState.LISTENING),
        source(),
        *(growing(0, pending=str(i)) for i in range(100)),
        stats(),
        StateChanged(EngineState.STOPPED),
    ]

    def talk():
        for event in said:
            bridge.post(event)

    threading.Thread(target=talk).start()
    qtbot.waitUntil(lambda: len(receiver.got) == len(said), timeout=5000)

    assert receiver.threads == {receiver.thread()}
    assert receiver.got == said


def test_progress_of_loading_arrives_too(bridge):
    receiver = Receiver(bridge)

    bridge.post_progress("Reading", 0.5)

    assert receiver.got == [LoadProgress("Reading", 0.5)]


def test_a_closed_bridge_drops_events_without_complaint(bridge):
    receiver = Receiver(bridge)

    bridge.close()
    bridge.post(growing(0, pending="too late"))
    bridge.post_progress("too late", 0.5)

    assert receiver.got == []


def test_the_toolkit_keeps_count_of_true(bridge):
    # PySide6 6.12.0 on Python 3.11 lost one with each signal, which ended the process in the end.
    before = sys.getrefcount(True)

    for _ in range(100):
        bridge.post(stats())

    assert sys.getrefcount(True) > before - 50
