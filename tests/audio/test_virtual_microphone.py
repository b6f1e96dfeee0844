import time

import pytest
import soundfile

from support.sounds import sine
from support.teller import Teller
from support.virtual_microphone import virtual_microphone


def listener(environment):
    return Teller("-m", "support.listen", environment=environment)


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
    with listener(microphone.environment) as listening, microphone.playing(tone):
        listening.wait_for(is_tone)
        told = [listening.wait_for(is_tone) for _ in range(5)][-1]

    assert told["pitch_hz"] == pytest.approx(440, abs=2)
    assert told["level_db"] == pytest.approx(-9.0, abs=1.0)
    assert told["lost_s"] == 0
    assert listening.exit_code == 0


def test_an_unplugged_microphone_is_reported_and_heard_again_when_it_is_back(microphone, tone):
    with listener(microphone.environment) as listening:
        before = listening.wait_for(is_sound)
        microphone.unplug()
        unplugged_s = time.monotonic()
        lost = listening.wait_for(lambda told: told.get("problem"))
        noticed_s = time.monotonic() - unplugged_s
        microphone.replug()
        with microphone.playing(tone):
            back = listening.wait_for(lambda told: told.get("lost_s"))
            heard = listening.wait_for(is_tone)

    assert "microphone is lost" in lost["problem"]
    assert noticed_s < 3.0
    assert back["lost_s"] > 0.5
    assert back["start_s"] >= before["start_s"] + back["lost_s"]
    assert heard["pitch_hz"] == pytest.approx(440, abs=2)


def test_a_microphone_that_has_sent_nothing_but_zeros_is_told(microphone):
    with listener(microphone.environment) as listening:
        told = listening.wait_for(lambda told: told.get("problem"))

    assert "nothing is heard" in told["problem"]
