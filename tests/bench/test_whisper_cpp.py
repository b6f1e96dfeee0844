import pytest

from captioner.assets import demo_recording
from captioner.audio.recording import read_recording
from captioner.bench.checkpoint import Weights
from captioner.bench.extras import english
from captioner.bench.ggml import Blocks
from captioner.bench.packaged import DEMO
from captioner.bench.peers import Settings
from captioner.bench.scoring import score
from captioner.bench.system import Skipped, SystemSpec
from captioner.bench.whisper_cpp import WhisperCpp, options, whisper_cpp
from captioner.events import Closed, Segment
from captioner.units import samples
from support.measured import item


class Part:
    def __init__(self, text):
        self.text = text


class FakeModel:
    def transcribe(self, _samples):
        return [Part(" one,"), Part("two ")]


def test_its_pieces_are_joined():
    assert WhisperCpp(FakeModel()).transcribe(item().segment, lambda: False).text == "one, two"


def test_a_window_is_read_once_and_a_file_by_its_defaults():
    window, whole = options(1, Settings()), options(2, Settings(beam=5, whole=True))

    assert (window["temperature_inc"], window["n_threads"]) == (0.0, 1)
    assert window["params_sampling_strategy"] == 0
    assert "temperature_inc" not in whole
    assert whole["params_sampling_strategy"] == 1
    assert (whole["beam_search"]["beam_size"], whole["n_threads"]) == (5, 2)


def test_without_the_package_or_a_file_it_is_absent(monkeypatch, tmp_path):
    there = "captioner.bench.whisper_cpp.find_spec"
    monkeypatch.setattr(there, lambda _name: None)
    missing = whisper_cpp("whisper.cpp", tmp_path, "tiny", 1, Settings(), Blocks.F16)
    monkeypatch.setattr(there, lambda _name: object())
    no_file = whisper_cpp("whisper.cpp", "no weights", "tiny", 1, Settings(), Blocks.F16)

    assert "pip install -e '.[bench]'" in missing.reason
    assert no_file == Skipped("whisper.cpp", "no weights")


@pytest.mark.slow
@pytest.mark.parametrize("blocks", Blocks)
def test_the_file_that_is_written_is_read_by_whisper_cpp_itself(tmp_path, blocks):
    pytest.importorskip("pywhispercpp.model", reason="pywhispercpp is not installed")
    pytest.importorskip("whisper_normalizer")
    file = Weights("tiny.en", tmp_path).ggml(blocks)
    spec = whisper_cpp("whisper.cpp", file, "tiny.en", 1, Settings(), blocks)
    assert isinstance(spec, SystemSpec)
    piece = DEMO[1]
    sound = read_recording(demo_recording())[samples(piece.start_s) : samples(piece.end_s)]

    system = spec.load()
    found = system.transcribe(Segment(0, sound, 0, Closed.PAUSE), lambda: False)
    system.close()

    assert score(piece.text, found.text, english()).words.percent <= 10.0
