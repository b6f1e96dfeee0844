"""Speech beside other sound: none is lost, whatever the sound is and however loud."""

import numpy as np
import pytest

from captioner.audio.converter import AudioConverter
from captioner.vad.factory import channel_vad
from support import speech
from support.disturbances import KINDS, at_level, disturbed, lost_speech_s

RATE = 16_000
MUTATIONS = range(12)
LONGEST_LOSS_S = 1.0


def spoken(seed):
    """A different 5 s for each seed, after up to a second of silence."""
    name = ("two_cities.wav", "beckett.wav")[seed % 2]
    whole = speech.read(speech.packaged(name))
    start = int(np.random.default_rng(seed).integers(0, len(whole) - 5 * RATE))
    silence = np.zeros(1000 * (seed % 16), np.float32)
    return np.concatenate((silence, whole[start : start + 5 * RATE]))


def taken(channels, *, apart):
    """What a converter hands out of (n, 2), in blocks of 20 ms: (n, 1 or 2)."""
    converter = AudioConverter(RATE, channels.shape[1], channel_vad, apart=apart)
    parts = [converter.feed(channels[at : at + 320]) for at in range(0, len(channels), 320)]
    mono = np.empty(0, np.float32)
    for part in (*parts, converter.finish()):
        if part.revised is not None:
            mono[len(mono) - len(part.revised) :] = part.revised
        mono = np.concatenate((mono, part.samples))
    return mono


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", MUTATIONS)
def test_live_the_channel_with_the_voice_is_heard(kind, seed):
    voice = spoken(seed)
    channels, _ = disturbed(voice, kind, seed)

    assert lost_speech_s(taken(channels, apart=False), at_level(voice, -25)) < LONGEST_LOSS_S


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", MUTATIONS)
def test_in_a_recording_the_channel_with_the_voice_stays_as_it_is(kind, seed):
    channels, with_voice = disturbed(spoken(seed), kind, seed)
    converter = AudioConverter(RATE, 2, apart=True)

    parts = [converter.feed(channels), converter.finish()]

    voices = [
        np.concatenate([part.samples for part in parts]),
        np.concatenate([part.others[0] for part in parts]),
    ]
    np.testing.assert_array_equal(voices[with_voice], channels[:, with_voice])
