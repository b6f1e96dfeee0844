"""The real library with a network that spells tones, by way of the engine's seam."""

from itertools import pairwise

import numpy as np
import pytest

from captioner.asr.sherpa.transcriber import load_sherpa
from captioner.config import RecognitionConfig, Task
from captioner.errors import BackendError, ConfigError
from captioner.events import Closed, Origin, Segment
from captioner.units import samples
from captioner_models.build import add_model
from captioner_models.errors import ModelFileError
from captioner_models.sherpa_kinds import kind_of
from support.tone_network import WORDS, tones, write_tone_network

pytest.importorskip("sherpa_onnx", reason="sherpa-onnx is not installed")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = write_tone_network(tmp_path_factory.mktemp("tones") / "made")
    root = tmp_path_factory.mktemp("store")
    return add_model(root, "tones", kind_of(made), made, ["en"], lambda _folder: None)


@pytest.fixture
def transcriber(folder):
    opened = load_sherpa(folder, RecognitionConfig())
    yield opened
    opened.close()


def never():
    return False


def grow(transcriber, sound, step_s, number=0, origin="mic"):
    """Every text on the way, the final one last."""
    ends = range(samples(step_s), len(sound), samples(step_s))
    parts = [(sound[:end], None) for end in ends] + [(sound, Closed.PAUSE)]
    return [
        transcriber.transcribe(
            Segment(number, part, 0, closed, origin=Origin(origin, origin)), never
        )
        for part, closed in parts
    ]


def test_growing_windows_only_ever_add_words(transcriber):
    said = ["one", "three", "three", "two", "one"]

    texts = [transcript.text for transcript in grow(transcriber, tones(said), 0.25)]

    assert texts[-1] == " ".join(said)
    assert all(later.startswith(text) for text, later in pairwise(texts))
    assert len(set(texts)) == len(said) + 1


def test_words_have_the_times_at_which_they_sound(transcriber):
    words = grow(transcriber, tones(["one", "two", "three"]), 0.5)[-1].words

    assert [word.start_s for word in words] == pytest.approx([0.3, 1.0, 1.7], abs=0.1)


def test_random_words_are_spelt_whatever_the_pieces_they_come_in(transcriber):
    draw = np.random.default_rng(17)
    for number in range(12):
        said = [WORDS[at] for at in draw.integers(0, 3, int(draw.integers(1, 9)))]
        step_s = float(draw.uniform(0.1, 2.0))

        assert grow(transcriber, tones(said), step_s, number)[-1].text == " ".join(said)


def test_two_sources_that_speak_at_once_are_kept_apart(transcriber):
    first, second = tones(["one", "two"]), tones(["three", "three"])
    half = len(first) // 2
    mic, computer = Origin("mic", "mic"), Origin("computer", "computer")

    transcriber.transcribe(Segment(0, first[:half], 0, None, origin=mic), never)
    transcriber.transcribe(Segment(1, second[:half], 0, None, origin=computer), never)
    texts = [
        transcriber.transcribe(Segment(0, first, 0, Closed.PAUSE, origin=mic), never).text,
        transcriber.transcribe(Segment(1, second, 0, Closed.PAUSE, origin=computer), never).text,
    ]

    assert texts == ["one two", "three three"]


def test_a_segment_that_ends_early_leaves_nothing_to_the_next(transcriber):
    transcriber.transcribe(Segment(0, tones(["one"]), 0, None), never)

    assert grow(transcriber, tones(["two"]), 0.5, number=1)[-1].text == "two"


@pytest.mark.parametrize(
    ("config", "why"),
    [
        (RecognitionConfig(task=Task.TRANSLATE), "cannot translate"),
        (RecognitionConfig(language="de"), "does not know German"),
    ],
)
def test_what_the_model_cannot_do_is_refused_and_not_ignored(folder, config, why):
    with pytest.raises(ConfigError, match=why):
        load_sherpa(folder, config)


def test_a_list_of_words_that_has_no_effect_is_told(folder, tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("Zarathustra\n", "utf-8")
    told = []

    load_sherpa(folder, RecognitionConfig(words=(str(words),)), notice=told.append).close()

    assert len(told) == 1
    assert "cannot expect" in told[0]


def test_an_altered_file_is_told_before_the_library_sees_it(folder, tmp_path):
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    for path in folder.iterdir():
        content = bytearray(path.read_bytes())
        if path.name == "model.onnx":
            content[len(content) // 2] ^= 1
        (damaged / path.name).write_bytes(content)

    with pytest.raises(ModelFileError, match=r"model\.onnx was altered"):
        load_sherpa(damaged, RecognitionConfig())


def test_without_the_library_the_error_says_how_to_get_it(folder, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "sherpa_onnx", None)

    with pytest.raises(BackendError, match="not installed") as caught:
        load_sherpa(folder, RecognitionConfig())
    assert "pip install sherpa-onnx" in caught.value.hint
