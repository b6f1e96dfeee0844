import numpy as np
import pytest

from captioner.asr.mel import log_mel
from captioner.units import HOP
from captioner_models.mel_filters import mel_filters
from support.sounds import sine, white_noise

librosa = pytest.importorskip("librosa")
FILTERS = mel_filters(80)


def reference(samples):
    """The published recipe by librosa, in float64."""
    spectrum = librosa.stft(
        samples.astype(np.float64),
        n_fft=400,
        hop_length=160,
        window="hann",
        center=True,
        pad_mode="reflect",
    )[:, :-1]
    energy = librosa.filters.mel(sr=16_000, n_fft=400, n_mels=80) @ np.abs(spectrum) ** 2
    log_spec = np.log10(np.maximum(energy, 1e-10))
    return (np.maximum(log_spec, log_spec.max() - 8.0) + 4.0) / 4.0


def test_the_filters_are_those_of_librosa():
    expected = librosa.filters.mel(sr=16_000, n_fft=400, n_mels=80)

    np.testing.assert_allclose(FILTERS, expected, rtol=0, atol=1e-7)


@pytest.mark.parametrize("n_samples", [160 * 100, 160 * 100 + 1, 160 * 99 + 159, 400, 24_000])
def test_log_mel_equals_librosa(n_samples):
    samples = (white_noise(2.0) * np.linspace(0.001, 1, 32_000)).astype(np.float32)[:n_samples]

    found = log_mel(samples, FILTERS)

    expected = reference(samples)[:, : found.shape[1]]
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-4)


@pytest.mark.parametrize("n_frames", [100, 101, 103, 150, 3000])
def test_padding_is_as_if_the_signal_ended_in_zeros(n_frames):
    samples = sine(440.0, 1.0) + white_noise(1.0, level=0.01)

    found = log_mel(samples, FILTERS, n_frames)

    padded = np.pad(samples, (0, n_frames * HOP - len(samples)))
    assert found.shape == (80, n_frames)
    np.testing.assert_allclose(found, reference(padded), rtol=0, atol=1e-4)


def test_digital_silence_is_flat():
    mel = log_mel(np.zeros(16_000, np.float32), FILTERS)

    assert np.ptp(mel) == 0.0
    assert mel.dtype == np.float32


@pytest.mark.parametrize(("n_samples", "n_frames"), [(16_000, 99), (100, None), (0, 10)])
def test_a_length_that_does_not_fit_is_refused(n_samples, n_frames):
    with pytest.raises(ValueError, match="do not fit"):
        log_mel(np.zeros(n_samples, np.float32), FILTERS, n_frames)
