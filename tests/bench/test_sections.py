"""The tables, measured on stand-ins."""

import pytest

from captioner.bench import (
    cache,
    latency,
    lengths,
    live,
    memory_use,
    padding,
    precision,
    windows,
)
from captioner.bench.budget import Budget
from captioner.bench.measure import TABLES, measure
from captioner.bench.pool import WorkerPool
from captioner.bench.statistic import Fit, Spread
from captioner.bench.system import Skipped
from captioner.bench.table import Estimate, to_markdown
from captioner.bench.windows import systems as window_systems
from captioner.config import SegmenterConfig
from captioner.units import samples
from captioner_models.progress import silent
from support.measured import Stand, heard, own_engine, run_of
from support.sounds import sine


@pytest.fixture
def run(tmp_path, clips):
    with WorkerPool(stand) as pool:
        yield run_of(tmp_path, pool, clips)


def stand(spec):
    return Stand(spec, per_s=0.06 if spec.name == "faster-whisper" else 0.01)


def measured(module, run):
    return module.section(run, Budget(), lambda _done: None)


def table(section, caption):
    return next(one for one in section.tables if caption in one.caption)


def cells(found):
    """Rows by their name, cells by their column."""
    names = [column.name for column in found.columns]
    return {row[0]: dict(zip(names, row, strict=True)) for row in found.rows}


def test_latency_has_every_system_and_how_much_slower_the_peers_are(run):
    section = measured(latency, run)

    times = cells(table(section, "Time, ms a window"))
    assert list(times) == ["captioner", "faster-whisper"]
    assert times["captioner"]["min"] == pytest.approx(20.0)
    assert times["captioner"]["max"] == pytest.approx(30.0)
    ratios = cells(table(section, "Time of each system over"))
    assert ratios["faster-whisper"]["all clips"] == pytest.approx(6.0)
    assert ratios["faster-whisper"]["median clip"] == pytest.approx(6.0)
    assert ratios["faster-whisper"]["all clips, CPU time"] == pytest.approx(6.0)


def test_error_rates_are_given_by_condition_and_over_all(run):
    section = measured(latency, run)

    errors = cells(table(section, "Word error rate, %"))
    few, enough = Estimate(0.0), Estimate(0.0, 0.0, 0.0)
    assert errors["captioner"] == {
        **{"system": "captioner", "clean": few, "noisy": few, "all": enough},
        "runaway": 0,
    }
    (apart, *_) = table(section, "differences").rows
    assert apart[:5] == ("captioner", "faster-whisper", "all", 6, enough)
    assert [chart.file for chart in section.charts] == ["total-time.png", "word-errors.png"]


def test_every_clip_is_in_the_raw_figures(run):
    section = measured(latency, run)

    assert len(section.raw["windows"]) == 6
    assert set(section.raw["windows"][0]["readings"]) == {"captioner", "faster-whisper"}


def test_memory_is_told_at_load_and_by_warm_up_with_its_growth(run):
    section = measured(memory_use, run)

    ours = cells(table(section, "whole systems"))["captioner"]
    assert (ours["at load"], ours["by warm-up"], ours["model, both"]) == (60.0, 10.0, 70.0)
    assert ours["model, resident"] == 80.0
    assert ours["windows"] == memory_use.N_WINDOWS_QUICK
    assert ours["growth, bytes a window"] is None
    parts = cells(table(section, "encoders and decoders"))
    assert list(parts) == ["captioner: encoder", "captioner: decoder"]


def test_too_few_windows_tell_no_growth():
    assert memory_use.Growth(20, ((0, 1), (10, 2), (20, 3))).slope is None


def test_growth_is_looked_for_after_the_settling():
    marks = tuple((n, 25_000 if n >= 250 else n * 100) for n in range(0, 1001, 20))

    assert memory_use.Growth(1000, marks).slope == pytest.approx(0.0)


def test_paddings_are_compared_after_both_encoders_and_with_the_presets(tmp_path):
    names = [spec.name for spec in padding.systems(own_engine(tmp_path), quick=False)]

    assert names == [
        *("speech, tail", "speech, zeros:1500", "speech, none"),
        *("10 s, tail", "10 s, zeros:1500", "10 s, none"),
        *("10 s, conservative", "10 s, balanced", "10 s, aggressive", "30 s"),
    ]


def test_a_padding_has_times_passes_and_errors(run):
    found = cells(table(measured(padding, run), "Paddings"))["speech, tail"]

    assert found["passes"] == 5
    assert found["WER, %"] == found["CER, %"] == Estimate(0.0, 0.0, 0.0)
    assert found["runaway"] == 0
    assert {"WER clean", "WER noisy"} <= set(found)


def test_the_processes_of_a_study_end_with_it_and_those_of_the_run_stay(tmp_path, clips):
    started = {}

    def start(spec):
        started[spec.name] = Stand(spec)
        return started[spec.name]

    with WorkerPool(start) as pool:
        run = run_of(tmp_path, pool, clips)
        pool.call(run.systems)

        measured(padding, run)

        still = {name for name, one in started.items() if not one.closed}
        assert still == {"captioner", "faster-whisper"}


def test_the_cache_is_compared_by_passes_and_time(run):
    found = cells(table(measured(cache, run), "with and without"))

    assert list(found) == ["cache", "no cache"]
    assert found["no cache"]["times the first"] == pytest.approx(1.0)


def test_windows_of_10_and_30_s_are_compared_in_both_precisions(tmp_path):
    names = [spec.name for spec in window_systems(own_engine(tmp_path), quick=False)]

    assert names == [
        "speech, as built",
        *("10 s, int8", "10 s, fp32", "30 s, int8", "30 s, fp32"),
    ]


def test_the_encoder_alone_is_compared_with_real_time(run):
    found = cells(table(measured(windows, run), "encoder alone"))["30 s, int8"]

    assert found["times real time"] == pytest.approx(30_000 / found["encoder, ms"])


def test_precisions_have_times_errors_and_sizes(run, tmp_path):
    (tmp_path / "encoder.onnx").write_bytes(b"x" * 2_000_000)

    section = measured(precision, run)

    assert list(cells(section.tables[0])) == ["as built", "fp32", "q8"]
    assert cells(table(section, "Sizes"))["fp32"]["encoder file"] == 2.0


def test_precisions_are_measured_in_groups_that_begin_with_the_build_as_it_is():
    keys = [precision.AS_BUILT, *"abcdefg"]

    groups = precision.grouped(keys)

    assert groups == [["as built", *"abcde"], ["as built", "f", "g"]]


def test_live_windows_are_those_of_the_segmenter_in_order():
    recording = sine(300, 2.0)

    found = live.live_windows(recording, heard, SegmenterConfig(partial_every_ms=500))

    assert [one.closed is None for one in found] == [*[True] * 4, False]
    assert found[-1].end == len(recording)


def test_live_figures_are_those_of_the_notes(run):
    section = measured(live, run)

    figures = cells(table(section, "every 1.6 s"))
    assert figures["model RAM, MB"]["captioner"] == 70.0
    ours = {name: row["captioner"] for name, row in figures.items()}
    assert ours["inference calls"] == ours["partial segments"] + ours["full segments"]
    assert ours["frames transcribed"] == samples(12.0)
    assert ours["RTFx"] == pytest.approx(ours["speech time, s"] / ours["inference time, s"])
    assert figures["times our inference"]["faster-whisper"] == pytest.approx(6.0)
    drafts = cells(table(section, "Draft"))["0.5 s"]
    assert drafts["passes"] == drafts["without drafts"] or drafts["ratio"] == 1.0


def test_cost_grows_with_length_along_a_line(run):
    section = measured(lengths, run)

    line = cells(table(section, "straight line"))["captioner"]
    assert line["ms a second"] == pytest.approx(10.0)
    assert line["ms besides"] == pytest.approx(10.0)
    assert line["off the line, %"] == pytest.approx(0.0, abs=1e-6)
    assert line["2 s of 9 s, %"] == pytest.approx(30.0)


def test_windows_of_all_lengths_come_from_the_same_places():
    items = lengths.windows_of_length(sine(300, 20.0), 3)

    assert len(items) == 27
    assert [round(one.segment.duration_s) for one in items[:9]] == list(range(1, 10))


def test_a_line_through_points_says_how_well_it_fits():
    fit = Fit.through([(1.0, 3.0), (2.0, 5.0), (3.0, 8.0)])

    assert fit.slope == pytest.approx(2.5)
    assert fit.intercept == pytest.approx(1 / 3)
    assert fit.r2 == pytest.approx(0.98684, abs=1e-5)


def test_a_flat_line_fits_whatever_is_flat():
    fit = Fit.through([(1.0, 3.0), (2.0, 3.0)])

    assert (fit.slope, fit.intercept, fit.r2, fit.worst) == (0.0, 3.0, 1.0, 0.0)


def test_a_spread_is_of_all_values():
    assert Spread.of([1.0, 2.0, 6.0]) == Spread(3.0, 2.0, 1.0, 6.0, pytest.approx(2.1602, abs=1e-4))


def test_an_absent_peer_is_left_out_of_every_table(tmp_path, clips):
    with WorkerPool(stand) as pool:
        pool.give_up(Skipped("faster-whisper", "not installed"))

        sections = list(measure(run_of(tmp_path, pool, clips), (1, 2, 7, 8), Budget(), silent))

    for section in sections:
        for one in section.tables:
            assert "faster-whisper" not in to_markdown(one)


def test_a_table_without_time_is_left_out_and_says_so(run):
    (section,) = measure(run, (3,), Budget(0.0), silent)

    assert section.title == "Paddings"
    assert section.remarks == ("Left out: no time was left for it.",)


def test_there_are_twelve_tables():
    assert list(TABLES) == list(range(1, 13))
