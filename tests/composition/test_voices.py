"""What tells speakers apart: made when it is asked for, one for each source."""

import subprocess
import sys

import pytest

from captioner.composition.voices import assign_maker
from captioner.config import RecognitionConfig
from captioner.speakers.names import SpeakerNumbers

LOOK = """
import sys
from captioner.composition.assemble import build_engine
from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig
from captioner.speakers.names import SpeakerNumbers
from captioner.events import ONLY
from captioner.vad.factory import make_vad
options = LaunchOptions(recognition=RecognitionConfig(encoder="onnx", speakers=sys.argv[1]))
build_engine(options, {ONLY: None}, lambda _event: None)
print([name for name in ("embedder", "labeller") if f"captioner.speakers.{name}" in sys.modules])
"""


@pytest.mark.parametrize(
    ("wanted", "imported"), [("off", "[]"), ("auto", "['embedder', 'labeller']")]
)
def test_nothing_that_tells_voices_apart_is_imported_unless_it_is_asked_for(wanted, imported):
    found = subprocess.run(
        [sys.executable, "-c", LOOK, wanted], capture_output=True, text=True, check=True, timeout=60
    )

    assert found.stdout.strip() == imported


def test_each_source_gets_a_labeller_of_its_own_and_all_share_the_numbers():
    numbers = SpeakerNumbers(7)
    make = assign_maker(RecognitionConfig(speakers="2"), numbers)

    room, computer = make().__self__, make().__self__

    assert room is not computer
    assert room._roster._numbers is computer._roster._numbers is numbers
