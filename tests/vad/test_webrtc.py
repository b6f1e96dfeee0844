import sys

import numpy as np
import pytest

from captioner.assets import demo_recording
from captioner.audio.recording import read_recording
from captioner.errors import BackendError
from captioner.units import SAMPLE_RATE, VAD_FRAME
from captioner.vad.webrtc import WebRtcVad


def share_of_speech(vad, audio):
    whole = audio[: len(audio) // VAD_FRAME * VAD_FRAME].astype(np.float32)
    return np.mean([vad(frame) for frame in whole.reshape(-1, VAD_FRAME)])


def test_digital_silence_is_not_speech():
    assert share_of_speech(WebRtcVad(), np.zeros(2 * SAMPLE_RATE)) == 0.0


def test_the_noise_of_a_quiet_room_is_not_speech():
    t = np.arange(10 * SAMPLE_RATE) / SAMPLE_RATE
    hum = 0.05 * np.sin(2 * np.pi * 50 * t)
    hiss = np.random.default_rng(1).normal(0, 0.001, len(t))

    assert share_of_speech(WebRtcVad(), hum + hiss) < 0.02


def test_a_spoken_sentence_is_speech():
    sentence = read_recording(demo_recording())[: 2 * SAMPLE_RATE]

    assert share_of_speech(WebRtcVad(), sentence) > 0.5


def test_samples_beyond_full_scale_or_not_numbers_do_no_harm():
    frame = np.full(VAD_FRAME, 3.0, np.float32)
    frame[::7] = np.nan
    frame[::11] = np.inf

    assert WebRtcVad()(frame) in (0.0, 1.0)


def test_a_frame_of_another_length_is_refused():
    with pytest.raises(ValueError, match="320"):
        WebRtcVad()(np.zeros(VAD_FRAME - 1, np.float32))


def test_a_missing_detector_is_said_with_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "webrtcvad", None)

    with pytest.raises(BackendError) as caught:
        WebRtcVad()

    assert "`--vad silero`" in caught.value.hint
