import pytest

from captioner_ui.figure_history import FigureHistory, figures_report
from support.events import stats


def test_times_are_per_window_of_the_last_second_not_of_the_whole_run():
    history = FigureHistory()

    history.add(stats(inference_calls=10, encode_s=1.0, decode_s=2.0, mel_s=0.1))
    history.add(stats(inference_calls=12, encode_s=1.1, decode_s=2.4, mel_s=0.102))

    newest = history.samples[-1]
    assert newest.encode_ms == pytest.approx(50.0)
    assert newest.decode_ms == pytest.approx(200.0)
    assert newest.mel_ms == pytest.approx(1.0)


def test_a_second_without_work_goes_on_with_the_times_and_the_speed_before_it():
    history = FigureHistory()
    busy = {"inference_calls": 10, "inference_s": 1.0, "speech_s": 8.0, "encode_s": 0.5}

    history.add(stats(**busy))
    history.add(stats(**busy, lag_s=0.2))

    newest = history.samples[-1]
    assert (newest.encode_ms, newest.rtfx, newest.lag_s) == (50.0, 8.0, 0.2)


def test_another_run_counts_from_its_own_start():
    history = FigureHistory()

    history.add(stats(inference_calls=100, encode_s=10.0))
    history.add(stats(inference_calls=2, encode_s=0.1))

    assert history.samples[-1].encode_ms == pytest.approx(50.0)


def test_the_history_stays_of_one_size():
    history = FigureHistory(n_samples=5)

    for number in range(20):
        history.add(stats(lag_s=float(number)))

    assert [sample.lag_s for sample in history.samples] == [15.0, 16.0, 17.0, 18.0, 19.0]


def test_the_report_has_all_figures_in_words():
    report = figures_report(
        stats(rtfx=7.5, inference_calls=4, encode_s=0.2, decode_s=0.4, final_segments=3)
    )

    assert "RTFx 7.5" in report
    assert "encoder 50.0 ms, decoder 100.0 ms" in report
    assert "3 captions" in report


def test_a_report_before_the_first_window_divides_by_nothing():
    assert "encoder 0.0 ms" in figures_report(stats())
