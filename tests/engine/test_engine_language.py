from functools import partial

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.source_pipeline import SourcePipeline
from captioner.events import CaptionChanged, LanguageChanged, SpokenLanguage
from support.fakes import (
    PATIENCE_S,
    EchoTranscriber,
    EventLog,
    FakeSource,
    loudness_vad,
    silence,
    tone,
    transcript,
)

CONFIG = EngineConfig(segmenter=SegmenterConfig(end_pause_ms=100, partial_every_ms=10_000))


class Polyglot(EchoTranscriber):
    """Reads one segment after the other in the languages it is given."""

    def __init__(self, *languages):
        super().__init__()
        self._languages = iter(languages)

    def transcribe(self, segment, cancelled):
        return transcript("text", language=next(self._languages))


def test_the_language_is_told_before_the_first_caption_in_it_and_when_it_changes():
    german, english = SpokenLanguage("de", 0.9), SpokenLanguage("en", 0.8)
    chunks = [chunk for _ in range(4) for chunk in (tone(40), silence(40))]
    events = EventLog()
    load = partial(Polyglot, None, german, german, english)
    engine = CaptionEngine(
        [SourcePipeline(FakeSource(chunks), loudness_vad)], load, events.append, CONFIG
    )

    engine.start()
    assert engine.wait(PATIENCE_S)

    told = [event for event in events if isinstance(event, LanguageChanged | CaptionChanged)]
    languages = [e.language if isinstance(e, LanguageChanged) else "caption" for e in told]
    assert languages == ["caption", german, "caption", "caption", english, "caption"]
