import numpy as np
import pytest

from captioner.bench import peers
from captioner.bench.checkpoint import Weights, ctranslate2_folder
from captioner.bench.peers import FasterWhisper, Moonshine, Settings
from captioner.bench.registry import NAMES, PEERS, line_up, line_up_whole, parse_names
from captioner.bench.system import Skipped
from captioner.errors import ConfigError
from captioner_models.catalogue import load_catalogue
from captioner_models.manifest import Origin
from captioner_models.progress import silent
from captioner_models.sherpa_kinds import SherpaKind
from captioner_models.sherpa_model import fill_folder
from captioner_models.sources import is_installed
from support.measured import item, own_engine


class Part:
    def __init__(self, text):
        self.text = text


class FakeModel:
    """faster-whisper's model as far as it is used."""

    def __init__(self):
        self.asked = None
        self.feature_extractor = Extractor()
        self.encode = lambda features: features

    def transcribe(self, samples, **options):
        self.asked = options
        self.encode(self.feature_extractor(samples))
        return (Part(text) for text in (" one,", " two ")), None


class Extractor:
    sampling_rate = 16_000

    def __call__(self, samples):
        return samples


class FakeLibrary:
    """Moonshine's transcriber as far as it is used."""

    def transcribe_without_streaming(self, numbers, rate_hz):
        assert isinstance(numbers, list)
        assert rate_hz == 16_000
        return type("Lines", (), {"lines": [Part("one "), Part(" two")]})


def test_faster_whisper_is_asked_for_greedy_english_and_its_stages_are_timed():
    model = FakeModel()
    system = FasterWhisper(model, Settings())

    found = system.transcribe(item().segment, lambda: False)

    assert found.text == "one, two"
    assert (model.asked["beam_size"], model.asked["language"]) == (1, "en")
    assert found.times.mel_s > 0
    assert found.times.encode_s > 0
    assert model.feature_extractor.sampling_rate == 16_000
    assert model.asked["temperature"] == 0.0


def test_a_whole_recording_is_read_by_the_librarys_defaults_at_the_best_setting():
    model = FakeModel()
    settings = Settings(beam=5, vad_filter=True, whole=True)

    FasterWhisper(model, settings).transcribe(item().segment, lambda: False)

    assert model.asked == {"language": "en", "beam_size": 5, "vad_filter": True}
    assert settings.words == "beam 5, its VAD filter, whole files by its defaults"


def test_a_whole_recording_can_be_read_once_and_without_times():
    model = FakeModel()
    settings = Settings(beam=5, whole=True, plain=True)

    FasterWhisper(model, settings).transcribe(item().segment, lambda: False)

    assert (model.asked["temperature"], model.asked["without_timestamps"]) == (0.0, True)
    assert settings.words == "beam 5, whole files, read once"


def test_moonshine_gets_plain_numbers_and_its_lines_are_joined():
    found = Moonshine(FakeLibrary()).transcribe(item().segment, lambda: False)

    assert found.text == "one two"


def test_what_is_not_installed_is_absent_with_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr(peers, "find_spec", lambda _name: None)
    monkeypatch.setattr(peers, "installed_version", lambda _name: "")
    monkeypatch.setattr("captioner.bench.whisper_cpp.find_spec", lambda _name: None)

    found, skipped = line_up(
        ("captioner", "faster-whisper", "whisper.cpp", "moonshine"),
        own_engine(tmp_path),
        Weights("tiny.en", tmp_path),
    )

    assert [spec.name for spec in found] == ["captioner"]
    assert [one.name for one in skipped] == ["faster-whisper", "whisper.cpp", "moonshine"]
    assert all("pip install -e '.[bench]'" in one.reason for one in skipped)


def test_a_moonshine_that_brings_no_model_is_absent(monkeypatch):
    monkeypatch.setattr(peers, "installed_version", lambda _name: "0.1.5")

    found = peers.moonshine(1, own_vad=False)

    assert isinstance(found, Skipped)
    assert "0.1.0" in found.reason


def test_without_the_checkpoint_faster_whisper_is_absent(monkeypatch):
    monkeypatch.setattr(peers, "find_spec", lambda _name: object())

    found = peers.faster_whisper("faster-whisper-5", "no weights", "tiny", 1, Settings(beam=5))

    assert found == Skipped("faster-whisper-5", "no weights")


def test_moonshine_is_held_to_one_thread_only_when_one_is_asked_for(monkeypatch):
    monkeypatch.setattr(peers, "installed_version", lambda _name: peers.MOONSHINE_VERSION)

    assert dict(peers.moonshine(1, own_vad=True).environment)
    assert not peers.moonshine(2, own_vad=True).environment


def test_every_system_has_a_name_that_can_be_asked_for(tmp_path):
    found, skipped = line_up(NAMES, own_engine(tmp_path), Weights("no such model", tmp_path))

    assert [one.name for one in (*found, *skipped) if one.name not in NAMES] == []
    assert len(found) + len(skipped) == len(NAMES)


def test_whole_recordings_are_read_by_ours_and_the_peers_and_titles_tell_the_settings(tmp_path):
    weights = Weights("no such model", tmp_path)

    found, skipped = line_up_whole(("captioner", "no-cache", *PEERS), own_engine(tmp_path), weights)

    named = [one.name for one in (*found, *skipped)]
    assert sorted(named) == sorted(("captioner", *PEERS))
    assert found[0].name == "captioner"
    assert len({spec.title for spec in found}) == len(found)


def test_ours_can_be_asked_for_with_the_beam_of_a_peer(tmp_path):
    weights = Weights("no such model", tmp_path)

    for line in (line_up, line_up_whole):
        found, skipped = line(("captioner-1", "captioner-5"), own_engine(tmp_path), weights)

        assert [one.name for one in found] == ["captioner-1", "captioner-5"]
        assert [f"beam {one.name[-1]}" in one.title for one in found] == [True, True]
        assert not skipped


def test_a_model_of_the_other_engine_is_a_system_of_its_own(tmp_path, monkeypatch):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    (tmp_path / "mine").mkdir()
    (tmp_path / "graph.onnx").write_bytes(b"some")
    (tmp_path / "tokens.txt").write_bytes(b"a 0")
    nowhere = dict.fromkeys(("licence", "credit", "source_licence", "source_credit"), "?")
    origin = Origin(**nowhere, repo="", revision="", files=())
    parts = {"model": tmp_path / "graph.onnx", "tokens": tmp_path / "tokens.txt"}
    fill_folder(tmp_path / "mine", "mine", SherpaKind.NEMO_CTC, parts, ["en"], origin, silent)
    names = parse_names("captioner,sherpa:mine,sherpa:none")
    weights = Weights("no such model", tmp_path)

    for line, words in ((line_up, "behind our segmenter"), (line_up_whole, "read whole")):
        found, skipped = line(names, own_engine(tmp_path), weights)

        assert [one.name for one in found] == ["captioner", "sherpa:mine"]
        assert words in found[1].title
        assert [one.name for one in skipped] == ["sherpa:none"]


def test_a_whisper_is_no_model_of_the_other_engine(tmp_path, monkeypatch, default_model):
    monkeypatch.setenv("CAPTIONER_MODELS", str(default_model.parent))

    found, skipped = line_up(
        [f"sherpa:{default_model.name}"], own_engine(tmp_path), Weights("none", tmp_path)
    )

    assert not found
    assert "--model" in skipped[0].reason


def test_a_name_that_is_not_known_is_refused():
    assert parse_names("moonshine, captioner,moonshine") == ("moonshine", "captioner")
    with pytest.raises(ConfigError, match="need some of captioner"):
        parse_names("whisper-x")


def test_weights_in_one_file_are_used_where_they_are(tmp_path):
    spec = load_catalogue().find("tiny.en")

    folder = ctranslate2_folder(spec, tmp_path)

    assert folder != tmp_path
    assert (folder / "model.bin").is_file()
    assert (folder / "config.json").is_file()


def test_weights_in_pieces_are_joined_with_what_lies_beside_them(tmp_path):
    spec = load_catalogue().find("base")
    if not is_installed(spec):
        pytest.skip("the weights of base are not installed")

    folder = ctranslate2_folder(spec, tmp_path)

    assert folder == tmp_path
    assert {path.name for path in folder.iterdir()} == {
        *("model.bin", "config.json", "tokenizer.json", "vocabulary.json")
    }
    weights = [file.size for file in spec.source.files if file.role.value == "weights"]
    assert (folder / "model.bin").stat().st_size == sum(weights)


def test_weights_of_the_hub_are_not_what_faster_whisper_reads(tmp_path):
    assert "tiny" in str(ctranslate2_folder(load_catalogue().find("tiny"), tmp_path))


def test_a_drafted_window_is_a_new_one_for_a_system_without_drafts():
    from captioner.bench.own import Undrafted

    seen = []

    class Inside:
        def transcribe(self, segment, _cancelled):
            seen.append((segment.id, np.shape(segment.samples)))

    system = Undrafted(Inside())
    for _ in range(2):
        system.transcribe(item(5, closed=None).segment, lambda: False)

    assert [one[0] for one in seen] == [0, 1]
