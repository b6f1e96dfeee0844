"""System audio, through a real PulseAudio."""

import pytest
import soundfile

from support.sounds import sine
from support.teller import Teller
from support.virtual_microphone import virtual_microphone


@pytest.fixture
def sound():
    with virtual_microphone() as there:
        there.speakers = there.connect_output("speakers")
        yield there


@pytest.fixture
def tone(tmp_path):
    path = tmp_path / "tone.wav"
    soundfile.write(path, sine(440, 30.0, 48_000), 48_000)
    return path


def listener(environment):
    return Teller("-m", "support.listen", "computer", environment=environment)


def is_sound(told):
    return "pitch_hz" in told


def is_tone(told):
    return is_sound(told) and told["level_db"] > -20


def test_what_programs_play_is_heard_without_any_set_up(sound, tone):
    with listener(sound.environment) as listening, sound.programs_play(tone):
        listening.wait_for(is_tone)
        told = [listening.wait_for(is_tone) for _ in range(5)][-1]

    assert told["pitch_hz"] == pytest.approx(440, abs=2)
    assert told["level_db"] == pytest.approx(-9.0, abs=1.0)
    assert told["lost_s"] == 0
    assert not any(told.get("problem") for told in listening.told)


def test_the_capture_goes_on_with_the_output_that_becomes_the_default_one(sound, tone):
    with listener(sound.environment) as listening:
        listening.wait_for(is_sound)
        sound.connect_output("headset")
        with sound.programs_play(tone):
            listening.wait_for(is_tone)

    assert not any(told.get("problem") for told in listening.told)


def test_an_output_that_is_gone_is_waited_for_and_no_microphone_heard_instead(sound, tone):
    sound.unplug()  # its bus is an output, too
    sound.hum()
    with listener(sound.environment) as listening:
        listening.wait_for(is_sound)
        sound.disconnect_output(sound.speakers)
        lost = listening.wait_for(lambda told: told.get("problem"))
        sound.connect_output("speakers")
        listening.wait_for(lambda told: told.get("lost_s"))
        assert not any(is_tone(told) for told in listening.told)
        with sound.programs_play(tone):
            listening.wait_for(is_tone)

    assert "sound is lost" in lost["problem"]
