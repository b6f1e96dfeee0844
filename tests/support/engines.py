"""An engine for tests: fake parts, short configurations, and what its events said."""

import threading

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.events import CaptionChanged, StateChanged
from support.fakes import PATIENCE_S, EchoTranscriber, loudness_vad

CONFIG = EngineConfig(
    segmenter=SegmenterConfig(end_pause_ms=100, partial_every_ms=10_000), stats_every_s=0.1
)
PARTIALS = EngineConfig(segmenter=SegmenterConfig(end_pause_ms=100, partial_every_ms=200))


def make(source, events, load=EchoTranscriber, config=CONFIG):
    return CaptionEngine([SourcePipeline(source, loudness_vad)], load, events.append, config)


def run(engine):
    engine.start()
    assert engine.wait(PATIENCE_S)


def finals(events):
    return [caption for caption in events.of(CaptionChanged) if caption.final]


def states(events):
    return [change.state for change in events.of(StateChanged)]


class Held(EchoTranscriber):
    """Transcribes only when let; sets `begun` when asked to."""

    def __init__(self):
        super().__init__()
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.answers = []

    def transcribe(self, segment, cancelled):
        self.begun.set()
        assert self.go_on.wait(PATIENCE_S)
        self.answers.append((segment.closed is None, cancelled()))
        return None if cancelled() else super().transcribe(segment, cancelled)
