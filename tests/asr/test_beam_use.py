"""Which windows are read with a beam."""

import numpy as np
import pytest

from captioner.asr.transcriber import Hypothesis
from captioner.asr.whisper import put_together
from captioner.config import EngineConfig, RecognitionConfig
from captioner.engine.recognition import RecognitionStage
from captioner.engine.stats import Recognised
from captioner.errors import ConfigError
from captioner.events import Closed, Segment, StageTimes, Transcript
from captioner.units import samples
from support.blank_encoder import BlankEncoder

SECOND = samples(1.0)


class Decoder:
    """Reads nothing, and remembers how many hypotheses it was to follow."""

    def __init__(self):
        self.beams = []

    def decode(self, states, max_tokens, cancelled, draft=(), prefix=(), beam=1):
        self.beams.append(beam)
        return Hypothesis((), 0.0)

    def steer(self, prompt):
        pass

    def close(self):
        pass


def window(closed=Closed.PAUSE, *, late=False, number=0):
    return Segment(number, np.zeros(SECOND, np.float32), 0, closed, late=late)


def beams(folder, manifest, *segments, beam=5):
    decoder = Decoder()
    config = RecognitionConfig(language="en", beam=beam)
    transcriber = put_together(BlankEncoder(), decoder, folder, manifest, config)
    for segment in segments:
        transcriber.transcribe(segment, lambda: False)
    return decoder.beams


def test_a_growing_window_is_read_greedily_and_its_end_with_a_beam(folder, manifest):
    assert beams(folder, manifest, window(None), window()) == [1, 5]


def test_a_late_window_is_read_greedily(folder, manifest):
    assert beams(folder, manifest, window(late=True)) == [1]


def test_one_hypothesis_is_greedy(folder, manifest):
    assert beams(folder, manifest, window(), beam=1) == [1]


@pytest.mark.parametrize("beam", [0, 11, -1])
def test_a_beam_has_one_to_ten_hypotheses(beam):
    with pytest.raises(ConfigError, match="beam"):
        RecognitionConfig(beam=beam)


def read(rate, *, live):
    """A final window's version for the transcriber after three calls at `rate` s per s."""
    reading = RecognitionStage(EngineConfig(max_lag_s=5.0 if live else None))
    said = Transcript("a", (), 0.0, 0.0, StageTimes(0.0, 0.0, rate))
    for number in range(3):
        reading.finish(window(number=number), said, rate)
    return reading.begin(window(number=3))


@pytest.mark.parametrize(
    ("rate", "live", "late"),
    [(0.1, True, False), (0.2, True, True), (0.4, True, True), (0.4, False, False)],
)
def test_live_finals_are_late_where_reading_takes_long(rate, live, late):
    assert read(rate, live=live).late is late


def test_finals_that_were_read_in_haste_are_counted():
    said = Transcript("a", (), 0.0, 0.0, StageTimes(0.0, 0.0, 0.1))
    totals = Recognised()
    for segment in (window(late=True), window(), window(late=True, number=2)):
        totals = totals.observe(segment, said, 0.1)

    assert totals.late_finals == 2
