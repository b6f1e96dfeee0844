"""The unit for a caption display, kept running by what the unit itself says."""

import json
import time
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
import soundfile

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.history.reader import SessionReader
from captioner_ui.caption_document import GROWING_MARK
from support.service import Supervised, read_service
from support.told import words

pytestmark = [pytest.mark.slow, pytest.mark.ui]

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "packaging/captioner-display.service"
SCRIPT = Path(__file__).with_name("display.py")
BACK_WITHIN_S = 5.0
MOST_KILLS = 4  # until it is in time: at first nobody may have been speaking just then
ROUNDS = 8  # of the demo recording: longer than all runs of the test


@pytest.fixture(scope="module")
def talk(tmp_path_factory):
    """The demo recording, again and again."""
    samples, rate = soundfile.read(ROOT / "assets/demo.flac", dtype="float32")
    path = tmp_path_factory.mktemp("talk") / "talk.wav"
    soundfile.write(path, np.tile(samples, ROUNDS), rate)
    return path


def settled(seen):
    """The lines that will not change any more."""
    return [line for line in seen["captions"] if not line.endswith(GROWING_MARK)]


def captions(seen):
    """Whether words that are being spoken are shown."""
    return any(words(line) for line in seen["captions"])


def in_the_middle_of_a_sentence(seen):
    return len(settled(seen)) >= 1 and len(settled(seen)) < len(seen["captions"])


def kept(folder):
    """All words that are on the disk, in the order of the sessions."""
    text = []
    for path in sorted(folder.glob("*.jsonl")):
        with closing(SessionReader(path)) as rows:
            for number in range(rows.first, rows.end):
                text += [entry.text for entry in rows.row(number).entries]
    return words(" ".join(text))


def follow(shorter, longer):
    """Whether `shorter` stands in `longer`, without a gap."""
    n = len(shorter)
    return any(longer[at : at + n] == shorter for at in range(len(longer) - n + 1))


def test_killed_it_shows_captions_again_within_five_seconds_and_no_settled_line_is_lost(
    microphone, talk, tmp_path
):
    environment = {
        **microphone.environment,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }
    shown, away_s = [], []

    with microphone.playing(talk), Supervised(read_service(UNIT), SCRIPT, environment) as display:
        display.now.wait_for(captions)
        while len(away_s) < MOST_KILLS and min(away_s, default=BACK_WITHIN_S) >= BACK_WITHIN_S:
            shown.append(settled(display.now.wait_for(in_the_middle_of_a_sentence)))
            killed_at = time.monotonic()
            display.kill()
            display.now.wait_for(captions)
            away_s.append(time.monotonic() - killed_at - display.queued_s())

    assert display.n_starts == 1 + len(shown)
    on_disk = kept(tmp_path / "data/captioner/sessions")
    for lines in shown:
        assert follow(words(" ".join(lines)), on_disk), json.dumps(lines)
    assert min(away_s) < BACK_WITHIN_S, away_s
