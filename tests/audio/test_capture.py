"""What waits between the device's thread and ours is handed out in few pieces, and all of it."""

import threading

import numpy as np
import pytest

from captioner.audio import capture
from captioner.audio.capture import JOINED_S, Capture
from captioner.config import SegmenterConfig
from support.fake_portaudio import FakePortAudio, FakeTime, device
from support.fakes import PATIENCE_S
from support.sounds import white_noise

RATE_HZ = 16_000
DESK = device(0, "Desk", rate_hz=RATE_HZ)


@pytest.fixture
def system():
    return FakePortAudio(DESK)


@pytest.fixture
def captured(system):
    return Capture(system, DESK, FakeTime().clock)


def test_what_waits_is_handed_out_at_once_in_its_order(system, captured):
    noise = white_noise(0.1)
    for part in np.array_split(noise, 7):
        system.stream.deliver(part)

    block = captured.read(0.0)

    np.testing.assert_array_equal(block.samples[:, 0], noise)
    assert captured.read(0.0) is None


def test_no_piece_is_longer_than_is_good_for_a_meter(system, captured):
    for _ in range(50):
        system.stream.deliver(white_noise(0.02))

    pieces = []
    while (block := captured.read(0.0)) is not None:
        pieces.append(len(block.samples))

    assert max(pieces) <= JOINED_S * RATE_HZ
    assert sum(pieces) == 50 * 320


def test_nothing_is_joined_across_a_loss(system, captured):
    for duration_s in (9.9, 0.05, 0.1):  # for the last one there is no room
        system.stream.deliver(white_noise(duration_s))
    captured.read(0.0)
    system.stream.deliver(white_noise(0.02))

    before, after = captured.read(0.0), captured.read(0.0)

    assert (before.lost, len(before.samples)) == (0, 800)
    assert (after.lost, len(after.samples)) == (1600, 320)


def test_the_reader_sleeps_until_as_much_waits_as_it_wants(system, captured):
    read = []
    reader = threading.Thread(target=lambda: read.append(captured.read(PATIENCE_S, 0.1)))
    reader.start()
    for _ in range(5):
        system.stream.deliver(white_noise(0.02))
    reader.join(PATIENCE_S)

    assert len(read[0].samples) == 0.1 * RATE_HZ


def test_less_than_is_wanted_is_handed_out_when_the_time_is_up(system, captured):
    system.stream.deliver(white_noise(0.02))

    assert len(captured.read(0.001, 10.0).samples) == 320


def test_a_block_is_no_longer_than_what_opens_a_segment():
    assert SegmenterConfig().open_after_ms >= capture.BLOCK_S * 1000
