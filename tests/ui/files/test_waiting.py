"""The recordings that wait to be read."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

from captioner_ui.files import waiting as module
from captioner_ui.files.outcome import Outcome
from captioner_ui.files.waiting import FileQueue
from support.fakes import Clock

pytestmark = pytest.mark.ui


class FakeReading(QObject):
    """Is read as the test says."""

    prepared = Signal(str, float)
    begun = Signal(object)
    progressed = Signal(float)
    ended = Signal(object)

    def __init__(self, path, parent):
        super().__init__(parent)
        self.path = path
        self.running = False
        self.stops = 0

    def begin(self):
        self.running = True

    def stop(self):
        self.stops += 1

    def end(self, **how):
        self.running = False
        self.ended.emit(Outcome(self.path, **how))


@pytest.fixture
def made():
    return []


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def waiting(qapp, made, clock):
    """The queue, and what it told."""

    def start(path, parent):
        made.append(FakeReading(path, parent))
        return made[-1]

    files = FileQueue(start, clock=clock)
    files.outcomes, files.said, files.states = [], [], []
    files.ended.connect(files.outcomes.append)
    files.told.connect(files.said.append)
    files.changed.connect(files.states.append)
    return files


def named(*names):
    return [Path("/talks") / name for name in names]


def test_recordings_are_read_one_after_the_other(waiting, made):
    waiting.add(named("a.mp4", "b.mp4"))
    assert [(one.path.name, one.running) for one in made] == [("a.mp4", True)]
    assert waiting.reading.waiting == 1

    made[0].end(session=Path("/kept/a.jsonl"))

    assert [(one.path.name, one.running) for one in made[1:]] == [("b.mp4", True)]
    made[1].end()
    assert [one.name for one in waiting.outcomes] == ["a.mp4", "b.mp4"]
    assert waiting.reading is None
    assert waiting.states[-1] is None


def test_one_that_is_read_or_waits_is_not_taken_twice(waiting, made):
    waiting.add(named("a.mp4"))
    waiting.add(named("a.mp4", "b.mp4", "b.mp4"))

    assert waiting.reading.waiting == 1
    assert waiting.said == ["That recording waits already."]


def test_no_more_wait_than_anybody_means(waiting, made, monkeypatch):
    monkeypatch.setattr(module, "MOST_WAITING", 3)

    waiting.add(named("a.mp4"))
    waiting.add(named("b.mp4", "c.mp4", "d.mp4", "e.mp4", "f.mp4"))

    assert waiting.reading.waiting == 3
    assert len(waiting.said) == 1


def test_the_time_left_is_reckoned_from_the_speed_so_far(waiting, made, clock):
    waiting.add(named("a.mp4"))
    made[0].begun.emit(600.0)
    clock.now_s += 1.0
    made[0].progressed.emit(20.0)
    assert waiting.reading.left_s is None  # too early to tell
    clock.now_s += 9.0

    made[0].progressed.emit(100.0)

    assert waiting.reading.done == pytest.approx(1 / 6)
    assert waiting.reading.left_s == pytest.approx(50.0)


def test_a_length_that_nobody_knows_gives_no_time(waiting, made, clock):
    waiting.add(named("a.mp4"))
    made[0].begun.emit(None)
    clock.now_s += 9.0

    made[0].progressed.emit(100.0)

    assert (waiting.reading.done, waiting.reading.left_s) == (None, None)


def test_progress_never_goes_back(waiting, made):
    waiting.add(named("a.mp4"))
    made[0].begun.emit(600.0)
    made[0].progressed.emit(100.0)

    made[0].progressed.emit(0.0)

    assert waiting.reading.at_s == 100.0


def test_stopping_one_lets_the_next_begin_when_it_has_ended(waiting, made):
    waiting.add(named("a.mp4", "b.mp4"))

    waiting.stop()
    waiting.stop()

    assert (made[0].stops, len(made), waiting.reading.stopping) == (1, 1, True)
    made[0].end(stopped=True)
    assert made[1].running
    assert not waiting.reading.stopping


def test_stopping_all_leaves_nothing_to_be_read(waiting, made):
    waiting.add(named("a.mp4", "b.mp4", "c.mp4"))

    waiting.stop_all()
    made[0].end(stopped=True)

    assert len(made) == 1
    assert waiting.reading is None


def test_a_window_that_goes_starts_nothing_more(waiting, made):
    waiting.add(named("a.mp4", "b.mp4"))

    waiting.close()
    made[0].end(stopped=True)

    assert len(made) == 1
    assert waiting.outcomes == []


def test_a_model_that_is_built_first_is_told(waiting, made):
    waiting.add(named("a.mp4"))
    made[0].prepared.emit("Building", 0.25)
    assert (waiting.reading.preparing, waiting.reading.share) == ("Building", 0.25)

    made[0].begun.emit(60.0)

    assert waiting.reading.preparing == ""
