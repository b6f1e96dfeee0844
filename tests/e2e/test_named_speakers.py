"""A meeting in the real window is killed: who spoke, and what they were called, is kept."""

import time
from pathlib import Path
from typing import Final

import pytest
import soundfile

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.bench.dialogues import converse
from captioner.history.reader import SessionReader
from captioner.history.sessions import SessionFolder
from captioner_ui.caption_document import GROWING_MARK
from support.speech import SHARED, read, shared_clips
from support.teller import Teller

pytestmark = [pytest.mark.slow, pytest.mark.ui]

WINDOW: Final = Path(__file__).with_name("meeting_window.py")
VOICES: Final = ("LibriSpeech 367 (F)", "LibriSpeech 2414 (M)", "LibriSpeech 1998 (F)")
ON_DISK_S: Final = 5.0  # the disk is another thread's


def recordings(voice):
    own = [clip for clip in shared_clips() if clip["speaker"] == voice]
    return [read(SHARED / clip["file"]) for clip in own if not clip["file"].startswith("long/")]


@pytest.fixture(scope="module")
def meeting(tmp_path_factory):
    path = tmp_path_factory.mktemp("meeting") / "meeting.wav"
    dialogue = converse({voice: recordings(voice) for voice in VOICES}, seed=2, longest_s=40)
    soundfile.write(path, dialogue.samples, 16_000)
    return path


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return tmp_path_factory.mktemp("reader", numbered=False)


def settled(seen, label):
    return [
        line
        for line in seen["captions"]
        if line.startswith(f"{label}: ") and not line.endswith(GROWING_MARK)
    ]


def rows_of(home):
    """Of the one session that was kept."""
    (info,) = SessionFolder(home / ".local/share/captioner/sessions").sessions()
    reader = SessionReader(info.path)
    try:
        return [reader.row(number).shown for number in range(reader.first, reader.end)]
    finally:
        reader.close()


@pytest.fixture(scope="module")
def killed(meeting, home, microphone):
    """What was seen when it was killed: somebody has a name, and the next words grow."""
    environment = {
        **microphone.environment,
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        environment.pop(name, None)
    arguments = (WINDOW, "--speakers", "auto")
    with (
        Teller(*arguments, environment=environment) as window,
        microphone.playing(meeting),
    ):
        window.wait_for(lambda seen: settled(seen, "Speaker 1") and settled(seen, "Speaker 2"))
        window.say("name 2 Ms. Doe")
        seen = window.wait_for(lambda seen: settled(seen, "Ms. Doe"))
        patience = time.monotonic() + ON_DISK_S
        while "Ms. Doe" not in " ".join(rows_of(home)) and time.monotonic() < patience:
            pass
        window.kill()
    return seen


def test_a_killed_meeting_keeps_labels_and_names(killed, home):
    kept = rows_of(home)

    assert settled(killed, "Speaker 1")
    for line in killed["captions"]:
        if not line.endswith(GROWING_MARK):
            assert any(line.partition(": ")[2] in row for row in kept), line
    assert any(row.startswith("Ms. Doe: ") for row in kept)
    assert any(row.startswith("Speaker 1: ") for row in kept)
    assert not any(row.startswith("Speaker 2: ") for row in kept)
