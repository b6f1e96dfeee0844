"""Hours of captions by the real library with a small network: memory stays where it is.

The clock is that of the sound; words are said from a seeded generator, as somebody says them.
"""

import gc
from dataclasses import replace
from statistics import median

import numpy as np
import pytest

from captioner.bench.live_hours import slope
from captioner.bench.simulated import Call, Simulation
from captioner.engine import memory
from captioner.events import CaptionChanged, Gap
from captioner.units import seconds
from support.live_engines import MAKERS, pause
from support.simulation import LIVE
from support.tone_network import WORDS, tones

CALL_S = 0.02
WARM_SHARE = 0.25
ALLOWED_MB_AN_HOUR = 0.5
ALLOWED_MB = 2.0
ALLOWED_MB_SHORT = 12.0  # in the minutes of the short form, in which memory is still taken


class Counted:
    """What came out; keeps nothing, so that it does not grow itself."""

    def __init__(self):
        self.n_words = self.n_finals = self.n_gaps = self.n_taken_back = 0
        self._settled = (-1, "")

    def __call__(self, _at, event):
        match event:
            case CaptionChanged():
                number, settled = self._settled
                if event.segment_id == number and not event.settled.startswith(settled):
                    self.n_taken_back += 1
                self._settled = (event.segment_id, event.settled)
                self.n_finals += event.final and bool(event.text)
                self.n_words += len(event.text.split()) if event.final else 0
            case Gap():
                self.n_gaps += 1
            case _:
                pass


def sentences(draw):
    """A minute or so of utterances, and how many words they have."""
    parts, n_words = [], 0
    for _ in range(12):
        said = [WORDS[at] for at in draw.integers(0, 3, int(draw.integers(1, 9)))]
        word_s, between_s = draw.uniform(0.2, 0.5), draw.uniform(0.1, 0.3)
        parts += [tones(said, word_s, between_s), pause(float(draw.uniform(0.8, 4.0)))]
        n_words += len(said)
    return np.concatenate(parts), n_words


def caption_for(engine, hours):
    """Words said, what was counted, and (hours, resident MB) each few minutes."""
    draw = np.random.default_rng(12)
    counted, n_said, rows = Counted(), 0, []
    transcriber = engine.transcriber
    simulation = Simulation(
        engine.make_vad(),
        lambda segment, _now_s: Call(transcriber.transcribe(segment, lambda: False), CALL_S),
        counted,
        replace(engine.config, max_lag_s=LIVE.max_lag_s),
    )
    while seconds(simulation.position) < 3600 * hours:
        sound, n_words = sentences(draw)
        simulation.play(sound)
        n_said += n_words
        gc.collect()
        memory.give_back_memory()  # what the allocator keeps for later is not held
        rows.append((seconds(simulation.position) / 3600, memory.resident_bytes() / 1e6))
    simulation.play(pause(2.0))
    simulation.finish()
    return n_said, counted, rows


@pytest.fixture(params=["tone network", "two tone networks"])
def engine(request, tmp_path):
    made = MAKERS[request.param](None, tmp_path)
    yield made
    made.close()


def test_a_quarter_of_an_hour_is_captioned_to_the_last_word(engine):
    n_said, counted, rows = caption_for(engine, 0.25)

    assert counted.n_words == n_said
    assert (counted.n_gaps, counted.n_taken_back) == (0, 0)
    assert rows[-1][1] - rows[len(rows) // 4][1] < ALLOWED_MB_SHORT


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_twelve_hours_take_no_memory(engine):
    n_said, counted, rows = caption_for(engine, 12.0)
    warm = [row for row in rows if row[0] >= WARM_SHARE * rows[-1][0]]
    third = len(warm) // 3
    early_mb, late_mb = (median(mb for _, mb in part) for part in (warm[:third], warm[-third:]))

    assert counted.n_words == n_said
    assert (counted.n_gaps, counted.n_taken_back) == (0, 0)
    assert late_mb - early_mb < ALLOWED_MB
    assert slope(warm) < ALLOWED_MB_AN_HOUR
