import importlib.util

import numpy as np
import pytest

from captioner.errors import BackendError
from captioner.units import SAMPLE_RATE, VAD_FRAME
from captioner.vad import silero
from captioner.vad.silero import BLOCK, CONTEXT, STATE_SHAPE, SileroVad
from support import speech
from support.sounds import rms, sine, white_noise


class CountingNetwork:
    """Answers with how often it was asked in hundredths, and keeps what it was given."""

    def __init__(self):
        self.inputs = []
        self.states = []

    def run(self, outputs, feeds):
        self.inputs.append(feeds["input"][0].copy())
        self.states.append(feeds["state"].copy())
        n = len(self.inputs)
        return [np.array([[n / 100]], np.float32), np.full(STATE_SHAPE, n, np.float32)]


class CertainNetwork:
    def run(self, outputs, feeds):
        return [np.ones((1, 1), np.float32), feeds["state"]]


def frames(sound):
    return sound[: len(sound) // VAD_FRAME * VAD_FRAME].reshape(-1, VAD_FRAME)


def hear(vad, sound):
    return np.array([vad(frame) for frame in frames(sound)])


def sentence():
    return speech.read(speech.packaged("two_cities.wav"), seconds=6)


def test_a_block_of_512_is_judged_as_soon_as_frames_of_320_fill_it():
    answers = hear(SileroVad(CountingNetwork()), np.zeros(8 * VAD_FRAME, np.float32))

    assert np.round(answers * 100).tolist() == [0, 1, 1, 2, 3, 3, 4, 5]


def test_every_sample_is_given_once_after_the_last_64_of_the_block_before():
    network = CountingNetwork()
    loud = white_noise(1.0, level=0.2)  # above the target, so as it is from the second block on

    hear(SileroVad(network), loud)

    blocks = np.concatenate([given[CONTEXT:] for given in network.inputs])
    np.testing.assert_allclose(blocks[BLOCK:], loud[BLOCK : len(blocks)], rtol=1e-5)
    for before, after in zip(network.inputs[:-1], network.inputs[1:], strict=True):
        np.testing.assert_array_equal(after[:CONTEXT], before[-CONTEXT:])


def test_the_network_hears_a_quiet_voice_as_if_it_were_close():
    network = CountingNetwork()
    quiet = sentence() * (10 ** (-55 / 20) / rms(sentence()))

    hear(SileroVad(network), quiet)

    given = np.concatenate([block[CONTEXT:] for block in network.inputs])
    gain_db = 20 * np.log10(rms(given) / rms(quiet))
    assert 20 < gain_db <= 30


def test_the_network_gets_back_the_state_it_gave():
    network = CountingNetwork()

    hear(SileroVad(network), np.zeros(8 * VAD_FRAME, np.float32))

    assert [state[0, 0, 0] for state in network.states] == [0, 1, 2, 3, 4]


def test_a_reset_forgets_all_that_was_heard():
    vad = SileroVad()
    first = hear(vad, sentence())

    vad.reset()

    np.testing.assert_array_equal(hear(vad, sentence()), first)


def test_a_sentence_is_speech_and_digital_silence_is_not():
    vad = SileroVad()

    assert hear(vad, np.zeros(2 * SAMPLE_RATE, np.float32)).max() < 0.1
    assert (hear(vad, sentence()) > 0.5).mean() > 0.6


def test_a_steady_tone_is_none_even_if_the_network_is_certain():
    answers = hear(SileroVad(CertainNetwork()), sine(425, 1.0, level=0.1))

    assert answers[4:].max() == 0.0  # the first two blocks hold the start of the tone


def test_samples_beyond_full_scale_or_not_numbers_do_no_harm():
    broken = sentence()[: 2 * SAMPLE_RATE] * 50
    broken[::701] = np.nan
    broken[::977] = np.inf
    vad = SileroVad()

    with np.errstate(all="raise"):
        during = hear(vad, broken)

    after = hear(vad, np.concatenate([np.zeros(SAMPLE_RATE, np.float32), sentence()]))
    assert np.isfinite(during).all()
    assert (after[-200:] > 0.5).mean() > 0.6


def test_a_frame_of_another_length_is_refused():
    with pytest.raises(ValueError, match="320"):
        SileroVad(CountingNetwork())(np.zeros(BLOCK, np.float32))


def test_a_missing_network_is_said_with_what_to_install(monkeypatch):
    monkeypatch.setattr(silero, "PACKAGE", "no_such_package")

    with pytest.raises(BackendError, match="missing") as caught:
        SileroVad()

    assert "`--vad webrtc`" in caught.value.hint


def test_another_network_than_the_one_measured_is_refused(monkeypatch, tmp_path):
    package = tmp_path / "other_network"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / silero.MODEL).write_bytes(b"another")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    monkeypatch.setattr(silero, "PACKAGE", package.name)

    with pytest.raises(BackendError, match="measured") as caught:
        SileroVad()

    assert "`--vad webrtc`" in caught.value.hint
