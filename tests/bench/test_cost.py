"""What listening takes, and what each device for speed spares: the parts that need no real time."""

import numpy as np
import pytest

from captioner.bench.devices_off import ClockedSegmenter
from captioner.bench.energy import read_counters
from captioner.bench.own import Unprefixed
from captioner.bench.program_run import first_event, running, taken_in
from captioner.bench.simulated import Call, Simulation
from captioner.config import EngineConfig, SegmenterConfig
from captioner.engine.segmentation import IDLE_GATHER_S
from captioner.errors import BenchError
from captioner.events import Before, CaptionChanged, Known, Segment, Token
from captioner.units import VAD_FRAME, samples
from captioner.vad.segmenter import Segmenter
from support.fakes import loudness_vad
from support.simulation import frame_sayer
from support.sounds import sine

RANGE_UJ = 1000


def zone(root, name, kind, counted):
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "name").write_text(f"{kind}\n")
    (folder / "energy_uj").write_text(f"{counted}\n")
    (folder / "max_energy_range_uj").write_text(f"{RANGE_UJ - 1}\n")


def test_energy_is_that_of_all_processors_and_parts_of_one_are_not_counted_twice(tmp_path):
    for name, kind in (("rapl:0", "package-0"), ("rapl:0:0", "core"), ("rapl:1", "package-1")):
        zone(tmp_path, name, kind, 100)
    before = read_counters(tmp_path)
    for name, kind in (("rapl:0", "package-0"), ("rapl:0:0", "core"), ("rapl:1", "package-1")):
        zone(tmp_path, name, kind, 150)

    assert read_counters(tmp_path).since_j(before) == pytest.approx(100e-6)


def test_a_counter_that_began_anew_has_counted_on(tmp_path):
    zone(tmp_path, "rapl:0", "package-0", RANGE_UJ - 10)
    before = read_counters(tmp_path)
    zone(tmp_path, "rapl:0", "package-0", 20)

    assert read_counters(tmp_path).since_j(before) == pytest.approx(30e-6)


@pytest.mark.parametrize("break_it", [lambda root: None, lambda root: zone(root, "a:0", "core", 1)])
def test_without_a_counter_it_is_said_why(tmp_path, break_it):
    break_it(tmp_path)

    assert "no counter" in read_counters(tmp_path)


def test_what_a_program_takes_is_its_processor_time(tmp_path):
    words = ("-c", "import time\nwhile True: time.sleep(0.01)")
    with running(words, {}, tmp_path) as process:
        taken = taken_in(process, 0.5, tmp_path)

    assert taken.wall_s >= 0.5
    assert 0.0 <= taken.percent < 100


def test_a_program_that_ends_before_it_listens_is_named_with_its_last_words(tmp_path):
    words = ("-c", "import sys; sys.exit('no microphone')")
    with (
        running(words, {}, tmp_path) as process,
        pytest.raises(BenchError, match="no microphone"),
    ):
        first_event(process, tmp_path, text=False)


def test_words_are_waited_for_past_captions_without_any(tmp_path):
    lines = (
        '{"type": "state", "state": "listening"}',
        '{"type": "caption", "text": ""}',
        '{"type": "caption", "text": "It was"}',
        '{"type": "capt',
    )
    said = "; ".join(f"print({line!r}, flush=True)" for line in lines)
    with running(("-c", f"{said}; input()"), {}, tmp_path) as process:
        listening_s = first_event(process, tmp_path, text=False)

        assert first_event(process, tmp_path, text=True) >= listening_s


def test_by_the_clock_pauses_are_read_too():
    frames = np.zeros((50, VAD_FRAME), np.float32)
    speech = [1.0] * 20 + [0.0] * 30
    config = SegmenterConfig(partial_every_ms=200, end_pause_ms=800)

    def partials(segmenter):
        found = []
        for frame, probability in zip(frames, speech, strict=True):
            found += segmenter.feed(frame, probability)
        return sum(one.closed is None for one in found)

    assert (partials(Segmenter(config)), partials(ClockedSegmenter(config))) == (2, 5)


def test_without_its_prefix_a_segment_is_read_from_its_start_with_what_was_before():
    asked = []

    class Recorder:
        def transcribe(self, segment, cancelled):
            asked.append(segment.known)

    before = Before(np.zeros(160, np.float32), (1, 2))
    known = Known((Token(5, 0.0, 0.0, 0.0),), before)
    segment = Segment(0, np.zeros(160, np.float32), 0, known=known)

    Unprefixed(Recorder()).transcribe(segment, lambda: False)

    assert asked == [Known((), before)]


def test_sound_arrives_in_blocks_and_in_larger_ones_while_nobody_speaks():
    seen = []
    simulation = Simulation(
        loudness_vad,
        lambda segment, now_s: Call(frame_sayer(segment), 0.0),
        lambda at, event: seen.append(at) if isinstance(event, CaptionChanged) else None,
        EngineConfig(max_lag_s=5.0),
    )
    watched = []

    simulation.play(np.zeros(samples(5.0), np.float32), lambda now_s, _lag: watched.append(now_s))
    simulation.play(sine(440, 2.0))
    simulation.finish()

    assert len(watched) == samples(5.0) // VAD_FRAME
    first_s = seen[0] / samples(1.0) - 5.0
    assert 0.25 <= first_s <= 0.25 + IDLE_GATHER_S
