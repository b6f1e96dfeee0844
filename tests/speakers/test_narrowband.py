import numpy as np
import pytest

from captioner.errors import BackendError
from captioner.speakers.embedder import Embedder
from captioner.speakers.mel import N_MELS, power_mel
from captioner.speakers.narrowband import (
    KEPT,
    Narrowband,
    clues,
    in_band,
    is_narrow,
    load_narrowband,
)
from captioner_models.mel_filters import mel_filters
from support.sounds import sine, white_noise
from support.voices import Recorder

FILTERS = mel_filters(N_MELS)


def buzz(pitch_hz, duration_s=2.0):
    """All partials of a tone up to 7 kHz, weaker the higher they are."""
    n = int(7000 / pitch_hz)
    return sum(sine(pitch_hz * k, duration_s, level=0.2 / k) for k in range(1, n + 1))


def test_sound_in_the_band_of_a_telephone_is_known_by_what_it_lacks():
    wide = buzz(120.0) + white_noise(2.0, level=0.001)

    assert not is_narrow(wide)
    assert not is_narrow(white_noise(2.0, level=1e-4))
    assert is_narrow(in_band(wide))


@pytest.mark.parametrize("start", range(0, 400, 37))
def test_telephone_sound_is_known_wherever_it_is_cut(start):
    assert is_narrow(sine(3300.0, 1.0)[start : start + 4013])


def test_the_band_keeps_what_is_in_it_and_nothing_else():
    inside, below, above = sine(1000.0, 1.0), sine(150.0, 1.0), sine(5000.0, 1.0)

    np.testing.assert_allclose(in_band(inside + below + above), inside, atol=1e-3)


def test_rectified_sound_has_the_tone_that_the_band_has_not():
    pitches = [130.0, 200.0]

    found = [
        clues(in_band(buzz(pitch)), FILTERS)[1][20:-20, 26:29].mean(axis=0) for pitch in pitches
    ]

    assert [int(low.argmax()) for low in found] == [
        int(power_mel(sine(pitch, 1.0), FILTERS)[:, :3].sum(axis=0).argmax()) for pitch in pitches
    ]


def test_the_bands_that_are_there_stay_as_they_are():
    sound = in_band(buzz(120.0))

    found = load_narrowband().mel(sound, FILTERS)

    np.testing.assert_allclose(found[:, KEPT], power_mel(sound, FILTERS)[:, KEPT], rtol=1e-4)
    assert (found > 0).all()


def test_telephone_sound_is_embedded_in_a_space_of_its_own():
    sound = buzz(120.0) + white_noise(2.0, level=0.001)
    plain = Narrowband(
        np.zeros((38, 15), np.float32), np.zeros(256, np.float32), np.eye(256, 7, dtype=np.float32)
    )
    embedder = Embedder(Recorder(), plain)

    wide, narrow = (embedder.embed(s, 0.0, 2.0, 0.4) for s in (sound, in_band(sound)))

    assert not wide.narrow
    assert wide.embeddings.shape == (2, 256)
    assert narrow.narrow
    assert narrow.embeddings.shape == (2, 7)
    np.testing.assert_allclose(np.linalg.norm(narrow.embeddings, axis=1), 1, rtol=1e-5)


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 cut"])
def test_a_damaged_file_is_said(tmp_path, content):
    path = tmp_path / "narrowband.npz"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BackendError, match="narrowband"):
        load_narrowband(path)
