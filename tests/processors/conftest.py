"""Fixtures of the tests on other processors: five clips, and what float32 makes of them here."""

import sys
from pathlib import Path

import numpy as np
import pytest

from captioner.asr.mel import log_mel
from captioner_models.store import ModelStore
from captioner_models.variants import Variant, ensure_variant
from support.clip_reading import cut_at_pauses, python_here, read_clips
from support.speech import SHARED, packaged, read

ROOT = Path(__file__).parents[2]
DEMO_CUT_S = (4.5, 8.5)  # around here the demo recording is cut, at its quietest
PIECE_S = 6.0  # of other recordings
SYNTHETIC = ROOT / "models/captioner_models/resources/tail_flite_slt.flac"
CONDITIONS = ("accented", "clean", "telephone")  # of the shared set
PER_CONDITION = 2
NATIVE_S = 120  # for all clips, on the machine's own processor


@pytest.fixture(scope="session")
def clips():
    """Five clips by name: mono float32 (n,) at 16 kHz."""
    demo = cut_at_pauses(read(ROOT / "assets/demo.flac"), DEMO_CUT_S)
    return {
        "demo 1": demo[0],
        "demo 2": demo[1],
        "synthetic": read(SYNTHETIC, PIECE_S),
        "two cities": read(packaged("two_cities.wav"), PIECE_S),
        "beckett": read(packaged("beckett.wav"), PIECE_S),
    }


@pytest.fixture(scope="session")
def shared_clips():
    """Beginnings of some clips of the shared set by name; none where it is absent."""
    found = [p for c in CONDITIONS for p in sorted((SHARED / c).glob("*.flac"))[:PER_CONDITION]]
    return {path.stem: read(path, PIECE_S) for path in found}


@pytest.fixture(scope="session")
def clips_file(clips, tmp_path_factory):
    """The five clips as read_clips.py takes them."""
    file = tmp_path_factory.mktemp("clips") / "clips.npz"
    np.savez(file, **clips)
    return file


@pytest.fixture(scope="session")
def all_clips_file(clips, shared_clips, tmp_path_factory):
    """The same with those of the shared set."""
    file = tmp_path_factory.mktemp("all-clips") / "clips.npz"
    np.savez(file, **clips, **shared_clips)
    return file


@pytest.fixture(scope="session")
def float_encoder(default_model, tmp_path_factory):
    """Folder of the default model with an encoder in float32."""
    store = ModelStore(tmp_path_factory.mktemp("float-encoder"))
    return ensure_variant(store, default_model.name, Variant(encoder="fp32"), log_mel)


@pytest.fixture(scope="session")
def reference(all_clips_file, float_encoder, tmp_path_factory):
    """What the model with an encoder in float32 makes of the clips on this processor."""
    states = tmp_path_factory.mktemp("reference") / "states.npz"
    python = [sys.executable]
    return read_clips(python, float_encoder, all_clips_file, states, NATIVE_S, python_here())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Let each test say in its line how long it took, with what it had to set up."""
    report = yield
    spent = getattr(item, "spent_s", 0.0) + call.duration
    item.spent_s = report.spent_s = spent
    return report


def pytest_report_teststatus(report):
    """The words after a test's name."""
    spent_s = getattr(report, "spent_s", None)
    if report.when == "call" and spent_s is not None and not report.skipped:
        mark = "." if report.passed else "F"
        return report.outcome, mark, f"{report.outcome.upper()} in {spent_s:.0f} s"
    return None
