"""Our engine for a benchmark where it is no single Whisper model."""

import numpy as np
import pytest

from captioner.bench.own_engine import own_engine
from captioner.bench.run import OwnEngine
from captioner.composition.options import LaunchOptions
from captioner.errors import ConfigError
from captioner.events import Closed, Segment
from captioner_models.progress import silent
from captioner_models.variants import Variant
from support.live_engines import tone_folder
from support.tone_network import tones


@pytest.fixture
def added(tmp_path, monkeypatch):
    """A store with the small network in it."""
    monkeypatch.setenv("CAPTIONER_MODELS", str(tone_folder(tmp_path).parent))


@pytest.mark.parametrize(
    ("second", "called", "readers"),
    [(None, "tones", (False,)), ("tones", "tones and tones", (False, True))],
)
@pytest.mark.usefixtures("added")
def test_it_is_loaded_as_in_the_program(second, called, readers):
    own = own_engine(LaunchOptions(model="tones", finals_model=second), silent)

    assert own.about == called
    transcriber = own.system("captioner", "ours").load()
    sound = np.pad(tones(["one", "two"]), (0, 8000))
    for is_second in readers:
        segment = Segment(int(is_second), sound, 0, Closed.PAUSE, second=is_second)
        assert transcriber.transcribe(segment, lambda: False).text == "one two"
    transcriber.close()


@pytest.mark.usefixtures("added")
def test_it_has_no_variants_to_be_measured():
    own: OwnEngine = own_engine(LaunchOptions(model="tones"), silent)

    with pytest.raises(ConfigError, match="single Whisper model"):
        own.folder_of(Variant(encoder="fp32"))
