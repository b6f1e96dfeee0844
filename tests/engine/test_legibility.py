from functools import partial

from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.engine import CaptionEngine
from captioner.engine.legibility import DOUBTED_FROM, Legibility
from captioner.engine.source_pipeline import SourcePipeline
from captioner.events import CaptionChanged, LegibilityChanged
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
ILLEGIBLE, LEGIBLE, UNCLEAR = DOUBTED_FROM + 1, -2 * DOUBTED_FROM, DOUBTED_FROM / 2


class Unsure(EchoTranscriber):
    """Reads one segment after the other with the evidence it is given."""

    def __init__(self, *illegible):
        super().__init__()
        self._illegible = iter(illegible)

    def transcribe(self, segment, cancelled):
        return transcript("text", illegible=next(self._illegible))


def told(*illegible):
    """What an engine tells of windows: captions as whether they are doubtful, and changes."""
    chunks = [chunk for _ in illegible for chunk in (tone(40), silence(40))]
    events = EventLog()
    engine = CaptionEngine(
        [SourcePipeline(FakeSource(chunks), loudness_vad)],
        partial(Unsure, *illegible),
        events.append,
        CONFIG,
    )
    engine.start()
    assert engine.wait(PATIENCE_S)
    return [e for e in events if isinstance(e, LegibilityChanged | CaptionChanged)]


def test_doubt_is_told_once_before_the_caption_that_casts_it_and_when_it_is_over():
    events = told(LEGIBLE, ILLEGIBLE, ILLEGIBLE, LEGIBLE, LEGIBLE)

    changes = [e.doubtful if isinstance(e, LegibilityChanged) else "caption" for e in events]
    assert changes == ["caption", True, "caption", "caption", False, "caption", "caption"]


def test_captions_in_doubt_are_marked_and_those_that_are_read_well_are_not():
    captions = [
        e for e in told(ILLEGIBLE, LEGIBLE / 8, UNCLEAR, LEGIBLE) if isinstance(e, CaptionChanged)
    ]

    assert [caption.doubtful for caption in captions] == [True, False, True, False]


def test_a_word_that_is_unclear_now_and_then_casts_no_doubt():
    legibility = Legibility()

    for evidence in [UNCLEAR, -UNCLEAR] * 50:
        legibility.observe(transcript("text", illegible=evidence))

    assert not legibility.doubted


def test_unclear_windows_one_after_the_other_do():
    legibility = Legibility()

    for _ in range(2):
        assert not legibility.doubtful
        legibility.observe(transcript("text", illegible=UNCLEAR))

    assert legibility.doubtful


def test_two_legible_windows_end_the_doubt_however_long_it_was_and_it_was_there():
    legibility = Legibility()
    for _ in range(100):
        legibility.observe(transcript("text", illegible=ILLEGIBLE))

    for _ in range(2):
        legibility.observe(transcript("text", illegible=-DOUBTED_FROM))

    assert not legibility.doubtful
    assert legibility.doubted


def test_figures_that_are_no_numbers_cast_no_doubt():
    legibility = Legibility()

    legibility.observe(transcript("text", illegible=float("nan")))

    assert not legibility.doubted
