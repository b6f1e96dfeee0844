"""While nobody speaks sound is taken in large pieces, which changes nothing about the segments."""

import numpy as np
import pytest

from captioner.audio.capture import JOINED_S
from captioner.audio.converter import AudioConverter
from captioner.audio.level import LevelMeter
from captioner.bench import noises
from captioner.config import EngineConfig, SegmenterConfig, VadKind
from captioner.engine.framing import Framer
from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.segmentation import IDLE_GATHER_S, PAUSE_GATHER_S, SegmentationStage
from captioner.engine.source_pipeline import (
    RunningPipeline,
    Signals,
    SourcePipeline,
)
from captioner.engine.stats import Recognised
from captioner.events import AudioChunk
from captioner.vad.factory import make_vad
from support import speech
from support.fakes import FakeSource, loudness_vad, silence, tone

RATE_HZ = 48_000


def segments_of(sound, piece_s):
    """The closed segments of (n, n_channels) at RATE_HZ that comes in pieces."""
    mailbox = SegmentMailbox()
    stage = SegmentationStage(EngineConfig(), make_vad(VadKind.SILERO), mailbox, Recognised)
    converter, framer, position = AudioConverter(RATE_HZ, sound.shape[1]), Framer(), 0
    n_piece = round(piece_s * RATE_HZ)
    for start in range(0, len(sound), n_piece):
        new = converter.feed(sound[start : start + n_piece])
        for frame in framer.push(AudioChunk(new.samples, position, 0, new.revised)):
            stage.hear(frame)
        position += len(new.samples)
    stage.finish()
    return mailbox.waiting()


@pytest.mark.parametrize("level_dbfs", [-25, -55])
def test_pieces_of_an_idle_room_give_the_segments_of_blocks_of_20_ms_sample_for_sample(level_dbfs):
    voice = noises.at_level(speech.read(speech.packaged("two_cities.wav"), seconds=8), level_dbfs)
    sound = np.concatenate((np.zeros(4 * 16_000), voice, np.zeros(2 * 16_000)))
    sound = sound + noises.pink_noise(15, -65)[: len(sound)]
    stereo = np.repeat(sound, RATE_HZ // 16_000)[:, None].repeat(2, axis=1).astype(np.float32)

    small, large = segments_of(stereo, 0.02), segments_of(stereo, IDLE_GATHER_S)

    assert small
    assert [(one.start, one.end) for one in small] == [(one.start, one.end) for one in large]
    for one, other in zip(small, large, strict=True):
        np.testing.assert_array_equal(one.samples, other.samples)


class Gathering(FakeSource):
    """Remembers what was asked of each read."""

    def __init__(self, chunks):
        super().__init__(chunks)
        self.asked = []

    def read(self, timeout_s):
        self.asked.append(self.gather_s)
        return super().read(timeout_s)


def test_sound_is_gathered_while_nobody_speaks_and_taken_as_it_comes_while_somebody_does():
    source = Gathering([silence(5), tone(5, 5), tone(5, 10), silence(60, 15), silence(5, 75)])
    mailbox = SegmentMailbox()
    stage = SegmentationStage(EngineConfig(), loudness_vad, mailbox, Recognised)
    pipeline = RunningPipeline(
        SourcePipeline(source, loudness_vad),
        stage, mailbox, Signals(), lambda event: None, measures=True,
    )  # fmt: skip

    pipeline.listen()

    pause = PAUSE_GATHER_S
    assert source.asked == [pause, pause, 0.0, 0.0, pause, pause]


def test_more_is_gathered_when_nobody_has_spoken_for_a_while():
    source = Gathering([tone(50), silence(120, 50), silence(5, 170), tone(50, 175)])
    stage = SegmentationStage(EngineConfig(), loudness_vad, SegmentMailbox(), Recognised)
    pipeline = RunningPipeline(
        SourcePipeline(source, loudness_vad),
        stage, SegmentMailbox(), Signals(), lambda event: None, measures=True,
    )  # fmt: skip

    pipeline.listen()

    assert source.asked == [PAUSE_GATHER_S, 0.0, PAUSE_GATHER_S, IDLE_GATHER_S, 0.0]


def test_what_is_gathered_delays_no_first_partial_by_more_than_its_usual_time():
    usual_s = SegmenterConfig().partial_every_ms / 1000
    assert usual_s >= IDLE_GATHER_S
    assert IDLE_GATHER_S <= JOINED_S


def test_a_level_is_told_for_every_piece():
    meter = LevelMeter()
    piece = np.zeros(round(IDLE_GATHER_S * 16_000), np.float32)

    assert [len(list(meter.feed(piece))) for _ in range(3)] == [1, 1, 1]
