"""The gate before the network: shut on background, open on whatever might be speech."""

import numpy as np
import pytest

from captioner.bench import noises
from captioner.units import VAD_FRAME, samples
from captioner.vad.gate import HOLD_S, BackgroundGate
from captioner.vad.silero import BLOCK, RECALLED, SileroVad, load_network
from support import speech

SHUT_AFTER_S = 6.0


def blocks(sound):
    whole = np.asarray(sound, np.float32)[: len(sound) // BLOCK * BLOCK]
    return whole.reshape(-1, BLOCK)


def hear(vad, sound):
    whole = sound[: len(sound) // VAD_FRAME * VAD_FRAME].astype(np.float32)
    return np.array([vad(frame) for frame in whole.reshape(-1, VAD_FRAME)])


def open_share(gate, sound):
    return np.mean([gate(block, speech=False) for block in blocks(sound)])


def room(duration_s, level_dbfs=-60):
    return noises.pink_noise(duration_s, level_dbfs)


def speech_at(level_dbfs):
    return noises.at_level(speech.read(speech.packaged("two_cities.wav"), seconds=6), level_dbfs)


class AskedNetwork:
    """The real one, and how often it was asked."""

    def __init__(self):
        self.n_asked = 0
        self._network = load_network()

    def run(self, outputs, feeds):
        self.n_asked += 1
        return self._network.run(outputs, feeds)


@pytest.mark.parametrize(
    "background",
    [noises.digital_silence(60), room(60), noises.white_noise(60, -45), noises.hum(60, -40)],
    ids=["digital silence", "pink noise", "white noise", "hum"],
)
def test_the_gate_is_shut_on_a_steady_background(background):
    gate = BackgroundGate()
    open_share(gate, background[: samples(2 * HOLD_S)])

    assert open_share(gate, background[samples(2 * HOLD_S) :]) < 0.05


def test_a_background_that_becomes_louder_is_the_background_soon():
    gate = BackgroundGate()
    open_share(gate, room(5))
    louder = room(20, -48)

    assert open_share(gate, louder[: samples(1)]) == 1.0
    assert open_share(gate, louder[samples(1) : samples(12)]) > 0.0
    assert open_share(gate, louder[samples(12) :]) < 0.1


def test_what_sounded_like_speech_is_not_learned_as_background():
    learned, kept = BackgroundGate(), BackgroundGate()
    for gate in (learned, kept):
        open_share(gate, room(5))
    voice = blocks(room(20, -45))  # as steady as it gets

    for block in voice:
        learned(block, speech=False)
        kept(block, speech=True)

    assert not learned(voice[-1], speech=False)
    assert kept(voice[-1], speech=False)


def test_nobody_speaks_and_the_network_is_hardly_asked():
    network = AskedNetwork()

    hear(SileroVad(network), room(60))

    assert network.n_asked < 0.1 * 60 * 16_000 / BLOCK


@pytest.mark.parametrize("level_dbfs", [-25, -45, -55])
def test_speech_after_noise_is_found_as_by_the_network_alone(level_dbfs):
    """Within two blocks; that it need not be later at all is in the benchmark."""
    voice = np.concatenate((np.zeros(samples(SHUT_AFTER_S)), speech_at(level_dbfs)))
    sound = (voice + room(12)[: len(voice)]).astype(np.float32)
    ungated = SileroVad()
    ungated._gate = lambda block, speech: True

    alone, gated = (hear(vad, sound) >= 0.5 for vad in (ungated, SileroVad()))

    n_before = samples(SHUT_AFTER_S) // VAD_FRAME
    assert not gated[:n_before].any()
    assert gated.argmax() <= alone.argmax() + 2 * BLOCK // VAD_FRAME
    assert (gated & alone).sum() >= 0.97 * alone.sum()


def test_when_the_gate_opens_the_network_hears_the_half_second_before_anew():
    network = AskedNetwork()
    vad = SileroVad(network)
    hear(vad, room(5))
    n_before = network.n_asked

    hear(vad, speech_at(-25)[: 2 * BLOCK])

    assert network.n_asked - n_before > RECALLED
