"""What can read live sound, each with speech that it knows: for tests that hold for all of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec

import numpy as np
import pytest
import soundfile

from captioner.asr.sherpa.transcriber import load_sherpa
from captioner.asr.two_models import TwoModels
from captioner.asr.whisper import load_whisper
from captioner.assets import demo_recording
from captioner.bench.packaged import DEMO
from captioner.composition.assemble import CUT_CONTEXT_S
from captioner.composition.model_store import part_writer
from captioner.composition.two_models import two_model_config
from captioner.config import EngineConfig, RecognitionConfig, VadKind
from captioner.units import FloatArray, samples
from captioner.vad.factory import make_vad
from captioner_models.build import add_model
from captioner_models.errors import ModelError
from captioner_models.progress import silent
from captioner_models.sherpa_kinds import kind_of
from captioner_models.store import ModelStore
from support.fakes import loudness_vad
from support.told import words
from support.tone_network import tones, write_tone_network

WORDS = EngineConfig()
OWN_SPEECH = EngineConfig(context_s=CUT_CONTEXT_S)  # of models that cannot be given words


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveEngine:
    """A transcriber to be loaded, and what it is to hear."""

    load: Callable[[], object]
    config: EngineConfig
    make_vad: Callable[[], Callable[[FloatArray], float]]
    first: tuple[FloatArray, str]
    """An utterance of some seconds, and what is said."""
    second: tuple[FloatArray, str]
    right: float = 0.8
    """Share of the words that it is to read rightly."""
    loaded: list[object] = field(default_factory=list)

    @property
    def transcriber(self):
        """One that is loaded for all tests."""
        if not self.loaded:
            self.loaded.append(self.load())
        return self.loaded[0]

    def close(self):
        for transcriber in self.loaded:
            transcriber.close()

    def has_read(self, text, said):
        """Whether a text has enough of the words that were said, in order, and few others."""
        read, said = words(text), words(said)
        rows = [[0] * (len(said) + 1)]
        for word in read:
            above = rows[-1]
            row = [0]
            for at, other in enumerate(said):
                row.append(max(above[at + 1], row[at], above[at] + (word == other)))
            rows.append(row)
        return rows[-1][-1] >= self.right * max(len(said), len(read))


def sherpa_or_skip():
    pytest.importorskip("sherpa_onnx", reason="sherpa-onnx is not installed")


def whisper(folder):
    return _speech(partial(load_whisper, folder, RecognitionConfig()), WORDS)


def moonshine(tmp_path):
    folder = moonshine_folder(tmp_path)
    return _speech(partial(load_sherpa, folder, RecognitionConfig()), OWN_SPEECH)


def tone_network(tmp_path):
    folder = tone_folder(tmp_path)
    return _tones(partial(load_sherpa, folder, RecognitionConfig()), OWN_SPEECH)


def two_tone_networks(tmp_path):
    folder = tone_folder(tmp_path)
    load = partial(load_sherpa, folder, RecognitionConfig())
    config = two_model_config(OWN_SPEECH, OWN_SPEECH)
    return _tones(lambda: TwoModels(load(), load()), config)


def whisper_and_moonshine(folder, tmp_path):
    other = moonshine_folder(tmp_path)

    def load():
        first = load_whisper(folder, RecognitionConfig())
        return TwoModels(first, load_sherpa(other, RecognitionConfig()))

    return _speech(load, two_model_config(WORDS, OWN_SPEECH))


def tone_folder(tmp_path):
    """The small network as an added model."""
    sherpa_or_skip()
    made = write_tone_network(tmp_path / "made")
    return add_model(tmp_path / "store", "tones", kind_of(made), made, ["en"], lambda _folder: None)


def moonshine_folder(tmp_path):
    """Moonshine tiny, from its package."""
    sherpa_or_skip()
    if find_spec("moonshine_voice") is None:
        pytest.skip("moonshine-voice is not installed")
    store = ModelStore(tmp_path / "models")
    try:
        return store.ensure("moonshine-tiny", part_writer(), silent)
    except ModelError as exc:
        pytest.skip(f"the moonshine-voice that is installed has no weights: {exc}")


def _speech(load, config):
    sound = soundfile.read(demo_recording(), dtype="float32")[0]
    first, second = (
        (sound[samples(piece.start_s) : samples(piece.end_s)], piece.text)
        for piece in (DEMO[3], DEMO[0])
    )
    return LiveEngine(
        load=load,
        config=config,
        make_vad=partial(make_vad, VadKind.SILERO),
        first=first,
        second=second,
    )


def _tones(load, config):
    first, second = ["one", "three", "three", "two", "one", "two"], ["two", "one", "three"]
    return LiveEngine(
        load=load,
        config=config,
        make_vad=lambda: loudness_vad,
        first=(tones(first), " ".join(first)),
        second=(tones(second), " ".join(second)),
        right=1.0,
    )


def pause(seconds):
    return np.zeros(samples(seconds), np.float32)


MAKERS = {
    "whisper": lambda model, tmp_path: whisper(model()),
    "moonshine": lambda model, tmp_path: moonshine(tmp_path),
    "tone network": lambda model, tmp_path: tone_network(tmp_path),
    "two tone networks": lambda model, tmp_path: two_tone_networks(tmp_path),
    "whisper and moonshine": lambda model, tmp_path: whisper_and_moonshine(model(), tmp_path),
}
"""What makes each, from what gives the folder of the default model and a folder of its own."""
REAL = ("whisper", "moonshine", "whisper and moonshine")  # with weights, so slower
