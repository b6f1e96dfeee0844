import json
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import soundfile

from support.sounds import sine
from support.virtual_microphone import virtual_microphone

TESTS = Path(__file__).parents[1]
PATIENCE_S = 30.0


class Listener:
    """A process that listens to the microphone, and what it tells."""

    def __init__(self, environment):
        paths = [str(TESTS), *filter(None, sys.path)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "support.listen"],
            env={**environment, "PYTHONPATH": os.pathsep.join(paths)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._told = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            self._told.put(json.loads(line))

    def wait_for(self, fact):
        """What it tells next for which `fact` holds."""
        patience = time.monotonic() + PATIENCE_S
        while (left_s := patience - time.monotonic()) > 0:
            told = self._told.get(timeout=left_s)
            if fact(told):
                return told
        raise TimeoutError

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self._process.stdin.close()
        try:
            self.exit_code = self._process.wait(PATIENCE_S)
        finally:
            self._process.kill()
            self._process.wait()
            self._reader.join(PATIENCE_S)
            self._process.stdout.close()


def is_sound(told):
    return "pitch_hz" in told


def is_tone(told):
    return is_sound(told) and told["level_db"] > -20


@pytest.fixture
def microphone():
    with virtual_microphone() as there:
        yield there


@pytest.fixture
def tone(tmp_path):
    path = tmp_path / "tone.wav"
    soundfile.write(path, sine(440, 30.0, 48_000), 48_000)
    return path


def test_a_tone_played_into_the_microphone_is_heard_at_its_pitch_and_level(microphone, tone):
    with Listener(microphone.environment) as listener, microphone.playing(tone):
        listener.wait_for(is_tone)
        told = [listener.wait_for(is_tone) for _ in range(5)][-1]

    assert told["pitch_hz"] == pytest.approx(440, abs=2)
    assert told["level_db"] == pytest.approx(-9.0, abs=1.0)
    assert told["lost_s"] == 0
    assert listener.exit_code == 0


def test_an_unplugged_microphone_is_reported_and_heard_again_when_it_is_back(microphone, tone):
    with Listener(microphone.environment) as listener:
        before = listener.wait_for(is_sound)
        microphone.unplug()
        unplugged_s = time.monotonic()
        lost = listener.wait_for(lambda told: told.get("problem"))
        noticed_s = time.monotonic() - unplugged_s
        microphone.replug()
        with microphone.playing(tone):
            back = listener.wait_for(lambda told: told.get("lost_s"))
            heard = listener.wait_for(is_tone)

    assert "microphone is lost" in lost["problem"]
    assert noticed_s < 3.0
    assert back["lost_s"] > 0.5
    assert back["start_s"] >= before["start_s"] + back["lost_s"]
    assert heard["pitch_hz"] == pytest.approx(440, abs=2)


def test_a_microphone_that_sends_nothing_but_zeros_is_reported_as_muted(microphone):
    with Listener(microphone.environment) as listener:
        told = listener.wait_for(lambda told: told.get("problem"))

    assert "muted, or no permission?" in told["problem"]
