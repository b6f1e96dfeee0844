"""Two sources that speak at once, and an engine that is too slow for both."""

import numpy as np
import pytest

from captioner.events import CaptionChanged, Gap
from captioner.units import samples
from support.events import COMPUTER, MICROPHONE
from support.fakes import loudness_vad
from support.simulation import LIVE, Simulation, frame_sayer
from support.sounds import sine

SOURCES = (MICROPHONE, COMPUTER)
BOUND_S = LIVE.max_lag_s + 1.0  # what is in hand is read to its end


def speech(duration_s, pause_every_s):
    """Talk with half-second pauses."""
    sound = sine(440, duration_s)
    for start in np.arange(pause_every_s, duration_s, pause_every_s):
        sound[samples(start) : samples(start + 0.6)] = 0
    return sound


@pytest.fixture(
    scope="module", params=[0.05, 0.2, 0.6, 2.0], ids=lambda rate: f"{rate} s of work per s"
)
def rate(request):
    return request.param


@pytest.fixture(scope="module")
def both(rate):
    def cost(segment, _now_s):
        return rate * max(1.0, segment.duration_s)

    sources = Simulation(loudness_vad, frame_sayer, cost, origins=SOURCES)
    sources.ready()
    sources.play(speech(40.0, 3.0), speech(40.0, 11.0))
    return sources


def worst_lag(both, source):
    return max(lag for _, lag, _ in both.lags[source.key])


def test_neither_source_is_ever_later_than_allowed(both):
    assert {source: worst_lag(both, source) <= BOUND_S for source in SOURCES} == dict.fromkeys(
        SOURCES, True
    )


def test_neither_source_has_to_be_silent_for_the_other(both):
    spoken = {
        source: sum(c.end - c.start for c in both.of(CaptionChanged, source) if c.final)
        for source in SOURCES
    }

    assert min(spoken.values()) > 0.3 * max(spoken.values())


def test_a_fast_engine_leaves_out_nothing_of_either(both, rate):
    left_out = sum(gap.length for source in SOURCES for gap in both.of(Gap, source))

    assert (left_out == 0) == (rate < 0.5)


def test_a_window_of_one_source_that_ends_does_not_give_up_a_partial_of_the_other():
    long_calls = []

    def cost(segment, now_s):
        if segment.origin == MICROPHONE and segment.closed is None and now_s > 3.0:
            long_calls.append(segment.end)
            return 1.5
        return 0.01

    sources = Simulation(loudness_vad, frame_sayer, cost, origins=SOURCES)
    sources.ready()
    until_3_2_s = sine(440, 6.0)
    until_3_2_s[samples(3.2) :] = 0
    sources.play(sine(440, 6.0), until_3_2_s)

    assert sources.of(CaptionChanged, COMPUTER)[-1].final
    shown = {caption.end for caption in sources.of(CaptionChanged, MICROPHONE)}
    assert long_calls[0] in shown
