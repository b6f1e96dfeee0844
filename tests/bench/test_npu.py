"""The table about NPUs: what is measured, what is simulated, and that they never meet."""

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest

from captioner.asr.watch import EncoderWatch
from captioner.bench import npu, npu_systems, published
from captioner.bench.budget import Budget
from captioner.bench.checkpoint import Weights
from captioner.bench.npu_simulated import NoisyEncoder
from captioner.bench.npu_systems import OnNpuOnly, device_is_here
from captioner.bench.pool import WorkerPool
from captioner.bench.registry import line_up
from captioner.bench.report import Report
from captioner.bench.system import Skipped
from captioner.config import EncoderChoice
from captioner.errors import BenchError
from captioner.events import EncoderChanged, Segment
from captioner_models.hef_catalogue import decoder_path
from captioner_models.hef_files import HefFile, HefRecord, hef_path
from support.measured import Counting, Stand, own_engine, run_of

MEASURED = [npu.CPU, npu.CPU_10S]


@pytest.fixture
def run(tmp_path, clips):
    with WorkerPool(Stand) as pool:
        yield run_of(tmp_path, pool, clips)


@pytest.fixture
def device(monkeypatch):
    """A driver that has made a device."""
    monkeypatch.setattr(npu_systems, "device_is_here", lambda: True)


def compiled(root, window_s=10, *, decoder=True):
    path = hef_path(root, "tiny.en", "hailo8l", window_s)
    decoder_path(path).parent.mkdir(parents=True, exist_ok=True)
    for file in (path, decoder_path(path)) if decoder else (path,):
        file.write_bytes(b"\x01HEF")
    record = HefRecord(
        checkpoint="tiny.en", arch="hailo8l", window_s=window_s, sha256="0", size=4, source=""
    )
    return HefFile(path, record)


def with_hefs(run, *files):
    return dataclasses.replace(run, own=dataclasses.replace(run.own, hefs=files))


def measured(run):
    return npu.section(run, Budget(), lambda _done: None)


def names(table):
    return [row[0] for row in table.rows]


def systems_of(tables):
    """The tables with a row for each system, without those with a row for each pair."""
    return [table for table in tables if "differences" not in table.caption]


def test_without_a_device_the_cpu_alone_is_measured_and_the_report_says_why(run):
    section = measured(run)

    assert [names(table) for table in systems_of(section.tables)] == [MEASURED, MEASURED]
    for name in ("hybrid", "full-npu"):
        assert any(f"{name}: not measured, no Hailo NPU is here" in one for one in section.remarks)
    assert [chart.file for chart in section.charts] == ["npu.png"]


def test_with_a_device_hybrid_and_full_npu_are_measured_beside_the_cpu(run, device, tmp_path):
    section = measured(with_hefs(run, compiled(tmp_path)))

    for table in systems_of(section.tables):
        assert names(table) == [*MEASURED, "hybrid", "full-npu"]


def test_a_run_that_is_not_quick_has_the_twin(run):
    specs, _skipped = npu.systems(dataclasses.replace(run, quick=False))

    assert [spec.name for spec in specs] == [*MEASURED, "full-npu-twin"]


def test_a_device_without_compiled_networks_is_told_what_to_fetch(run, device, tmp_path):
    _specs, nothing = npu.systems(run)
    _specs, no_decoder = npu.systems(with_hefs(run, compiled(tmp_path, decoder=False)))

    assert [one.name for one in nothing] == ["hybrid", "full-npu"]
    assert "captioner models fetch tiny.en --arch ARCH" in nothing[0].reason
    assert [one.name for one in no_decoder] == ["full-npu"]
    assert "--decoder" in no_decoder[0].reason


def test_a_package_without_a_device_is_no_device(tmp_path):
    assert not device_is_here(tmp_path)
    for node in ("hailo0", "h1x-0"):
        folder = tmp_path / node
        folder.mkdir()
        (folder / node).touch()
        assert device_is_here(folder)


def test_the_stand_in_is_never_measured(hailo, run, tmp_path):
    hailo.load()

    section = measured(with_hefs(run, compiled(tmp_path)))

    if not device_is_here():
        assert names(section.tables[0]) == MEASURED


def test_the_hybrid_is_the_program_with_its_encoder_on_the_npu(run, device, tmp_path):
    system = npu_systems.hybrid(with_hefs(run, compiled(tmp_path, 5)).own)

    _folder, config = system.load.args
    assert config.encoder is EncoderChoice.HAILO
    assert config.npu_window_s == 5


def test_clips_that_do_not_fit_the_compiled_encoder_are_left_out(run, device, tmp_path):
    section = measured(with_hefs(run, compiled(tmp_path, 1)))  # the noisy clips have 2 s

    assert "4 of 4 clips: 4 clean." in section.remarks[0]


@pytest.fixture
def simulated(run):
    return measured(dataclasses.replace(run, simulated_npu=True))


def test_what_is_simulated_has_a_table_and_a_chart_of_its_own(simulated):
    *here, fake = simulated.tables

    assert [names(table) for table in systems_of(here)] == [MEASURED, MEASURED]
    assert fake.caption == "NPU (simulated)"
    assert names(fake) == ["hybrid (simulated)", "full-npu (simulated)"]
    chart, fake_chart = simulated.charts
    assert chart.groups == tuple(MEASURED)
    assert fake_chart.groups == tuple(names(fake))
    assert "simulated" in fake_chart.title
    assert fake_chart.file == "npu-simulated.png"


def test_simulated_times_are_the_published_ones_and_no_measured_time_is_kept(simulated):
    hybrid, full = simulated.tables[-1].rows

    assert hybrid[1:4] == (31.4, 101.1, 132.5)
    assert full[1:4] == (33.3, 1257.4, 1290.7)
    raw = simulated.raw["simulated"]
    assert raw["times_are"] == published.SOURCE
    assert raw["times_ms"]["hybrid (simulated)"]["total"] == 132.5
    for window in raw["windows"]:
        for readings in window["readings"].values():
            assert all(set(one) == {"text", "passes"} for one in readings)
    assert not any(
        "simulated" in name for window in simulated.raw["windows"] for name in window["readings"]
    )


def test_the_report_labels_every_simulated_figure(simulated):
    report = Report(
        date="", command="", facts={}, versions={}, systems=(), skipped=(), sections=[simulated]
    )
    charts = [chart.file for chart in simulated.charts]

    text = report.to_markdown(charts)
    plain = json.loads(report.to_json())

    rows = [line for line in text.splitlines() if "132.5" in line or "1290.7" in line]
    assert len(rows) == 2
    assert all("(simulated)" in row for row in rows)
    assert "no device was used" in text
    assert "![NPU (simulated)" in text
    captions = [table["caption"] for table in plain["sections"][0]["tables"]]
    assert [caption for caption in captions if "simulated" in caption] == ["NPU (simulated)"]


def test_nothing_is_simulated_of_a_model_whose_times_were_not_published(run):
    own = dataclasses.replace(run.own, model="base")

    section = measured(dataclasses.replace(run, own=own, simulated_npu=True))

    assert all(names(table) == MEASURED for table in systems_of(section.tables))
    assert any("not of base" in remark for remark in section.remarks)


def test_the_systems_can_be_asked_for_in_other_tables(tmp_path):
    found, skipped = line_up(
        ["full-npu-twin", "hybrid"], own_engine(tmp_path), Weights("none", tmp_path)
    )

    assert [spec.name for spec in found] == ["full-npu-twin"]
    if not device_is_here():
        assert skipped == [Skipped("hybrid", npu_systems.NO_DEVICE)]


class Plain:
    """An encoder whose states are noise."""

    def frames_for(self, n_frames):
        return n_frames

    def encode(self, mel):
        return 1.35 * np.random.default_rng(1).standard_normal((500, 384)).astype(np.float32)


def test_the_simulated_error_is_as_large_as_was_published_and_the_same_each_time():
    plain, mel = Plain(), np.zeros((80, 1000), np.float32)
    encoder = NoisyEncoder(plain)

    states = encoder.encode(mel)

    assert np.abs(states - plain.encode(mel)).mean() == pytest.approx(0.189, rel=0.02)
    np.testing.assert_array_equal(states, encoder.encode(mel))
    assert (states != encoder.encode(mel + 1)).any()


def test_a_hybrid_that_falls_back_to_the_cpu_is_no_hybrid():
    watch = EncoderWatch()
    watch.tell(EncoderChanged("Hailo-8L"))
    system = OnNpuOnly(Counting(), watch)
    segment = Segment(0, np.zeros(16_000, np.float32), 0)
    assert system.transcribe(segment, lambda: False).text

    watch.tell(EncoderChanged("CPU", "The device was unplugged."))

    with pytest.raises(BenchError, match=r"not at work\. The device was unplugged"):
        system.transcribe(segment, lambda: False)
    with pytest.raises(BenchError):
        OnNpuOnly(Counting(), watch)


def test_published_figures_add_up():
    for one in (published.HYBRID, published.FULL_NPU):
        assert one.encoder_ms + one.decoder_ms == pytest.approx(one.total_ms, abs=0.11)


def test_the_catalogue_keeps_decoders_apart_from_encoders():
    place = decoder_path(hef_path(Path("root"), "tiny", "hailo8l", 10))

    assert place == Path("root/hef/decoders/tiny-hailo8l-10s.hef")
