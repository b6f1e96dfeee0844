import numpy as np
import pytest

from captioner.speakers.embedder import Embedder
from captioner.speakers.mel import N_MELS, power_mel
from captioner_models.mel_filters import mel_filters
from support.sounds import sine, white_noise
from support.voices import Recorder

FILTERS = mel_filters(N_MELS)


@pytest.mark.parametrize("n_samples", [400, 401, 24_000, 25_601])
def test_the_spectrogram_is_that_of_librosa(n_samples):
    librosa = pytest.importorskip("librosa")
    samples = (white_noise(2.0) * np.linspace(0.001, 1, 32_000)).astype(np.float32)[:n_samples]

    found = power_mel(samples, FILTERS)

    expected = librosa.feature.melspectrogram(
        y=samples, sr=16_000, n_fft=400, hop_length=160, n_mels=N_MELS
    ).T
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)


def test_pieces_reach_from_the_beginning_to_the_end():
    network = Recorder()

    prints = Embedder(network).embed(white_noise(6.0), 0.5, 5.5, 0.4)

    assert network.all().shape == (len(prints.middles_s), 160, N_MELS)
    assert prints.middles_s[[0, -1]] == pytest.approx([1.3, 4.7], abs=0.011)
    assert np.diff(prints.middles_s).max() < 0.411
    assert prints.embeddings.shape == (len(prints.middles_s), 256)


@pytest.mark.parametrize("duration_s", [0.005, 0.3, 1.6])
def test_a_short_sound_is_one_piece(duration_s):
    network = Recorder()

    prints = Embedder(network).embed(white_noise(3.0), 1.0, 1.0 + duration_s, 0.4)

    assert network.all().shape == (1, 160, N_MELS)
    assert prints.middles_s == pytest.approx([1.0 + duration_s / 2], abs=0.011)


def test_a_piece_hears_the_part_and_nothing_beside_it():
    tones = np.concatenate([sine(3000.0, 1.0), sine(500.0, 2.0), sine(3000.0, 1.0)])
    samples = tones + white_noise(4.0, level=0.01)
    network = Recorder()

    Embedder(network).embed(samples, 1.1, 2.9, 0.4)

    power = network.all().sum(axis=(0, 1))
    assert power[FILTERS[:, 75] > 0].sum() < 1e-2 * power.sum()


def test_quiet_speech_is_raised_and_loud_speech_is_not():
    loud, quiet, silent = (Recorder() for _ in range(3))
    sound = white_noise(2.0, level=0.1)

    Embedder(loud).embed(sound, 0.0, 2.0, 0.4)
    Embedder(quiet).embed(sound * np.float32(0.01), 0.0, 2.0, 0.4)
    Embedder(silent).embed(sound * 0, 0.0, 2.0, 0.4)

    np.testing.assert_allclose(loud.all()[0], power_mel(sound, FILTERS)[:160], rtol=1e-4)
    assert loud.all().mean() / quiet.all().mean() == pytest.approx(10, rel=0.02)  # -20 and -30 dBFS
    assert silent.all().max() == 0


def test_the_network_is_loaded_at_its_first_use_only(monkeypatch):
    loaded = []
    monkeypatch.setattr(
        "captioner.speakers.embedder.load_network", lambda: loaded.append(1) or Recorder()
    )
    embedder = Embedder()
    assert loaded == []

    for _ in range(3):
        embedder.embed(white_noise(2.0), 0.0, 2.0, 0.4)

    assert loaded == [1]
