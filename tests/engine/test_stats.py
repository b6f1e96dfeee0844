import numpy as np
import pytest

from captioner.engine.lost import NOTHING_LOST, Lost
from captioner.engine.memory import give_back_memory, private_bytes, resident_bytes
from captioner.engine.stats import Heard, Recognised, figures, lag_samples, together
from captioner.events import Closed, Segment, StageTimes
from captioner.units import SAMPLE_RATE
from support.fakes import transcript

SECOND = SAMPLE_RATE
FIVE_LOST = Lost(((0, 5),))


def segment(start_s, end_s, closed=None, id=0):
    n = round((end_s - start_s) * SECOND)
    return Segment(id, np.zeros(n, np.float32), round(start_s * SECOND), closed)


def said(text="words"):
    return transcript(text, times=StageTimes(0.1, 0.2, 0.3))


def stats(recognised, heard=None, waiting=(), **changes):
    fields = {"resident_bytes": 50_000_000, "skipped_partials": 0} | changes
    return figures(heard or Heard(), recognised, waiting, **fields)


def test_speech_counts_once_and_inference_every_time():
    totals = Recognised()
    for one in (segment(0, 1), segment(0, 2), segment(0, 3, Closed.PAUSE)):
        totals = totals.observe(one, said(), spent_s=0.5)

    event = stats(totals)

    assert (event.speech_samples, event.speech_s) == (3 * SECOND, 3.0)
    assert event.inference_s == pytest.approx(1.5)
    assert event.rtfx == pytest.approx(3.0 / 1.5)
    assert (event.mel_s, event.encode_s, event.decode_s) == pytest.approx((0.3, 0.6, 0.9))
    assert (event.inference_calls, event.partial_segments, event.final_segments) == (3, 2, 1)


def test_the_captioned_part_of_an_open_window_counts_as_speech():
    totals = Recognised().observe(segment(1, 3), said(), spent_s=0.5)

    assert stats(totals).speech_s == 2.0


def test_windows_that_overlap_count_their_common_part_once():
    totals = Recognised()
    for one in (segment(0, 4, Closed.TOO_LONG), segment(3, 6, Closed.PAUSE, id=1)):
        totals = totals.observe(one, said(), spent_s=0.5)

    assert stats(totals).speech_s == 6.0


def test_an_abandoned_partial_costs_time_and_counts_as_skipped():
    totals = Recognised().observe(segment(0, 1), None, spent_s=0.25)

    event = stats(totals, skipped_partials=2)

    assert (event.inference_calls, event.skipped_partials) == (0, 3)
    assert event.inference_s == 0.25
    assert event.rtfx == 0.0


def test_nothing_waits_between_segments():
    assert lag_samples(Heard(position=9 * SECOND), (), captioned_end=2 * SECOND) == 0


def test_speech_of_the_open_window_lags_from_the_end_of_its_newest_partial():
    heard = Heard(position=5 * SECOND, open_start=2 * SECOND)

    assert lag_samples(heard, (), captioned_end=1 * SECOND) == 3 * SECOND
    assert lag_samples(heard, (), captioned_end=4 * SECOND) == 1 * SECOND


def test_queued_windows_lag_without_the_pauses_between_them():
    waiting = (segment(0, 2, Closed.PAUSE), segment(5, 6, Closed.PAUSE, id=1))
    heard = Heard(position=9 * SECOND, open_start=8 * SECOND)

    assert lag_samples(heard, waiting, captioned_end=1 * SECOND) == (1 + 1 + 1) * SECOND


def test_before_the_first_caption_every_figure_is_defined():
    event = stats(
        Recognised(model_bytes=7_500_000), Heard(position=SECOND, lost=Lost(((5, 8),)), overflows=1)
    )

    assert (event.rtfx, event.lag_s, event.captured_s) == (0.0, 0.0, 1.0)
    assert (event.model_ram_mb, event.process_ram_mb) == (7.5, 50.0)
    assert (event.lost_samples, event.overflows, event.last) == (3, 1, False)


def test_private_memory_grows_by_what_is_allocated():
    give_back_memory()  # what earlier tests left free in the allocator would be used again
    before = private_bytes()
    block = np.ones(10_000_000)  # 80 MB
    gained = private_bytes() - before

    assert block.nbytes * 0.9 < gained < block.nbytes * 1.5
    assert resident_bytes() > block.nbytes


def test_figures_of_two_sources_are_sums_and_the_worse_of_what_waits():
    one = stats(Recognised(partials=2, finals=3, inference_s=1.0, final_samples=4 * SECOND),
                Heard(position=9 * SECOND, open_start=8 * SECOND, lost=FIVE_LOST))  # fmt: skip
    other = stats(Recognised(finals=1, inference_s=1.0, final_samples=2 * SECOND),
                  Heard(position=7 * SECOND, open_start=4 * SECOND, overflows=2))  # fmt: skip

    both = together([one, other], [FIVE_LOST, NOTHING_LOST], skipped_partials=4)

    assert (both.inference_calls, both.final_segments, both.speech_samples) == (6, 4, 6 * SECOND)
    assert (both.speech_s, both.inference_s, both.rtfx) == (6.0, 2.0, 3.0)
    assert (both.lag_s, both.captured_s, both.lost_samples, both.overflows) == (3.0, 9.0, 5, 2)
    assert both.skipped_partials == 4
