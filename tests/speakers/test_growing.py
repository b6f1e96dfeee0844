"""A segment that grows: what is told of it early, and that nothing is computed twice."""

import numpy as np
import pytest

from captioner.speakers.embedder import Embedder, Known
from captioner.speakers.labeller import SpeakerLabeller
from captioner.speakers.wideband import Wideband
from captioner.units import samples
from support.sounds import white_noise
from support.voices import Spoken

HOP_S = 0.4


class Pitch:
    """A network that hears two voices: low and high sound."""

    def __init__(self):
        self.n_pieces = 0

    def run(self, _outputs, feeds):
        mels = feeds["mels"]
        self.n_pieces += len(mels)
        high = mels[:, :, 20:].sum(axis=(1, 2)) / np.maximum(mels.sum(axis=(1, 2)), 1e-9)
        found = np.zeros((len(mels), 256), np.float32)
        found[:, 0], found[:, 1] = high, 1 - high
        return [found / np.linalg.norm(found, axis=1, keepdims=True)]


def voice(high, duration_s, seed):
    """Noise below or above 2 kHz, with a little of everything."""
    noise = white_noise(duration_s)
    draw = np.random.default_rng(seed).normal(0, 0.1, len(noise)).astype(np.float32)
    spectrum = np.fft.rfft(draw)
    hz = np.fft.rfftfreq(len(draw), 1 / 16_000)
    spectrum[(hz < 2000) if high else (hz > 2000)] *= 0.03
    return np.fft.irfft(spectrum, len(draw)).astype(np.float32)


def labeller():
    network = Pitch()
    wide = Wideband(np.zeros(256, np.float32))
    return SpeakerLabeller(embedder=Embedder(network, wideband=wide)), network


def words_until(end_s):
    return [Spoken(at, at + 0.4) for at in np.arange(0.0, end_s - 0.4, 0.5)]


def told(told_by, sound, until_s, *, growing=True):
    spans = told_by.assign(sound[: samples(until_s)], words_until(until_s), growing=growing)
    return [span.speaker for span in spans]


def test_a_growing_segment_is_somebodys_before_it_ends_and_gives_no_number_away():
    both, _ = labeller()
    sound = voice(high=False, duration_s=6.0, seed=1)

    assert [told(both, sound, until_s) for until_s in (0.7, 1.8, 3.0)] == [[], [1], [1]]
    assert both.speakers == ()
    assert told(both, sound, 6.0, growing=False) == [1]
    assert both.speakers == (1,)


def test_it_is_split_where_the_voice_changes():
    both, _ = labeller()
    told(both, voice(high=False, duration_s=4.0, seed=1), 4.0, growing=False)
    sound = np.concatenate([voice(False, 4.0, 2), voice(True, 4.0, 3)])

    seen = [told(both, sound, until_s) for until_s in np.arange(1.5, 8.0, 0.25)]

    assert seen[0] == [1]
    assert seen[-1] == [1, 2]
    assert both.speakers == (1,)
    assert told(both, sound, 8.0, growing=False) == [1, 2]


def test_each_piece_is_computed_once_however_often_it_is_asked():
    often, busy = labeller()
    once, lazy = labeller()
    sound = voice(high=True, duration_s=8.0, seed=4)

    for until_s in np.arange(1.0, 8.0, 0.1):
        told(often, sound, until_s)
    told(often, sound, 8.0, growing=False)
    told(once, sound, 8.0, growing=False)

    assert busy.n_pieces <= lazy.n_pieces + 2  # one short piece at the beginning, one at the end


def test_another_segment_begins_anew():
    both, network = labeller()
    told(both, voice(high=False, duration_s=5.0, seed=1), 5.0)
    before = network.n_pieces

    found = told(both, voice(high=True, duration_s=5.0, seed=9), 5.0, growing=False)

    assert network.n_pieces - before >= 9
    assert found == [1]


@pytest.mark.parametrize("narrow_first", [True, False])
def test_pieces_of_the_other_kind_of_sound_are_not_used(narrow_first):
    wide = voice(high=True, duration_s=3.0, seed=5)
    narrow = voice(high=False, duration_s=3.0, seed=6)
    spectrum = np.fft.rfft(narrow)
    hz = np.fft.rfftfreq(len(narrow), 1 / 16_000)
    spectrum[(hz < 300) | (hz > 3400)] = 0
    narrow = np.fft.irfft(spectrum, len(narrow)).astype(np.float32)
    first, then = (narrow, wide) if narrow_first else (wide, narrow)
    known = Known()

    known.observe(first[: samples(1.6)])
    known.pieces[0] = np.zeros(256, np.float32)
    known.observe(then)

    assert known.narrow is not narrow_first
    assert known.pieces == {}
