"""Two people talk to each other: captions and segments say who."""

import json
import os
import subprocess
import sys

import pytest
import soundfile

from captioner.bench.dialogues import converse
from support.speech import SHARED, read, shared_clips
from support.told import is_final

pytestmark = pytest.mark.slow

VOICES = ("LibriSpeech 367 (F)", "LibriSpeech 2414 (M)")
LIMIT_S = 300
MOST_WRONG = 0.1  # of the time that is given to somebody


def recordings(voice):
    own = [clip for clip in shared_clips() if clip["speaker"] == voice]
    return [read(SHARED / clip["file"]) for clip in own if not clip["file"].startswith("long/")]


@pytest.fixture(scope="module")
def dialogue():
    return converse({voice: recordings(voice) for voice in VOICES}, seed=1, longest_s=40)


@pytest.fixture(scope="module")
def captioned(dialogue, default_model, tmp_path_factory):
    """What a command tells of it, as JSON objects."""
    path = tmp_path_factory.mktemp("dialogue") / "dialogue.wav"
    soundfile.write(path, dialogue.samples, 16_000)

    def run(*command):
        told = subprocess.run(
            [sys.executable, "-m", "captioner", "--speakers", "auto", *command, str(path)],
            capture_output=True,
            text=True,
            check=True,
            timeout=LIMIT_S,
            env={**os.environ, "CAPTIONER_MODELS": str(default_model.parent)},
        )
        return [json.loads(line) for line in told.stdout.splitlines()]

    return run


def wrong_share(dialogue, told):
    """Share of the time given to somebody that is given to the wrong one."""
    heard = {}  # (voice, speaker) -> s
    for one in told:
        for turn in dialogue.turns:
            shared_s = min(one["end_s"], turn.end_s) - max(one["start_s"], turn.start_s)
            key = (turn.voice, one["speaker"])
            if one["speaker"] is not None and shared_s > 0:
                heard[key] = heard.get(key, 0.0) + shared_s
    a, b = VOICES
    ways = [
        heard.get((a, 1), 0) + heard.get((b, 2), 0),
        heard.get((a, 2), 0) + heard.get((b, 1), 0),
    ]
    return 1 - max(ways) / sum(heard.values())


def test_live_captions_say_who_speaks(dialogue, captioned):
    told = [one for one in captioned("live", "--unpaced", "--json", "--source") if is_final(one)]
    told = [one for one in told if one["text"]]

    assert {one["speaker"] for one in told} - {None} == {1, 2}
    assert {one["speaker_name"] for one in told} - {None} == {"Speaker 1", "Speaker 2"}
    assert wrong_share(dialogue, told) < MOST_WRONG


def test_segments_of_a_recording_say_who_speaks(dialogue, captioned):
    (whole,) = [one for one in captioned("transcribe", "--json") if "segments" in one]

    assert {one["speaker"] for one in whole["segments"]} - {None} == {1, 2}
    assert wrong_share(dialogue, whole["segments"]) < MOST_WRONG
