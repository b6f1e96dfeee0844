import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.composition.building import BuildStopped
from captioner.errors import ModelError
from captioner_models.worded import worded
from captioner_ui.models import builds as builds_module
from captioner_ui.models.builds import ModelBuilds

pytestmark = pytest.mark.ui

LIMIT_S = 10.0


class FakeBuild:
    """Does what the test says; may be stopped."""

    def __init__(self, work):
        self.stopped = threading.Event()
        self._work = work

    def run(self, progress):
        self._work(progress, self.stopped)

    def stop(self):
        self.stopped.set()


@pytest.fixture
def making(qtbot, monkeypatch):
    """Builds that do this, while nothing is listed."""

    def making(work):
        monkeypatch.setattr(builds_module, "list_rows", lambda: ())
        return ModelBuilds(make=lambda _name: FakeBuild(work))

    return making


def test_the_models_of_the_catalogue_are_listed_off_the_main_thread(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    builds = ModelBuilds()

    with qtbot.waitSignal(builds.listed, timeout=5000) as listed:
        builds.refresh()

    rows = {row.name: row for row in listed.args[0]}
    assert {"tiny.en", "base"} <= set(rows)
    assert [name for name, row in rows.items() if row.default] == ["tiny.en"]
    assert [name for name, row in rows.items() if row.many_default] == ["base"]
    assert "Not measured" in rows["parakeet-v3"].remark


def test_progress_end_and_the_model_that_is_there_are_told(qtbot, making):
    def work(step, _stopped):
        step(worded("Fetching the packages"), 0.25)
        step("Fingerprinting the weights", 0.5)

    builds = making(work)
    steps, ended = [], []
    builds.progressed.connect(lambda step, done: steps.append((step, done)))
    builds.ended.connect(ended.append)

    with qtbot.waitSignal(builds.got, timeout=5000) as got:
        assert builds.build("tiny.en")

    assert got.args == ["tiny.en"]
    assert ended == [""]
    assert steps == [("Fetching the packages", 0.25), ("Preparing it for this machine", 0.5)]
    assert builds.building == ""


def test_a_failure_is_told_in_sentences_with_the_next_step(qtbot, making):
    error = ModelError("the disk is full", hint="make room")

    def work(_step, _stopped):
        raise error

    builds = making(work)

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        builds.build("tiny.en")

    assert ended.args == ["The disk is full. Make room."]
    assert builds.failure is error


def test_one_that_is_stopped_has_neither_failed_nor_come(qtbot, making):
    def work(_step, stopped):
        assert stopped.wait(LIMIT_S)
        raise BuildStopped

    builds = making(work)
    got = []
    builds.got.connect(got.append)
    builds.build("tiny.en")
    assert builds.building == "tiny.en"
    assert not builds.build("base")  # one at a time

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        builds.cancel()

    assert ended.args == [""]
    assert got == []


def test_a_model_is_removed_and_the_rest_listed(qtbot, making, monkeypatch):
    removed = []
    monkeypatch.setattr(builds_module, "remove_model", removed.append)
    builds = making(None)

    with qtbot.waitSignal(builds.listed, timeout=5000):
        builds.remove("base")

    assert removed == ["base"]


@pytest.mark.parametrize("error", [OSError("the disk is gone"), RuntimeError("what is this?")])
def test_models_that_cannot_be_listed_are_told_and_not_looked_for_for_ever(
    qtbot, monkeypatch, error
):
    def fail():
        raise error

    monkeypatch.setattr(builds_module, "list_rows", fail)
    builds = ModelBuilds()

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        builds.refresh()

    assert "cannot be listed" in ended.args[0]
    assert str(error) in ended.args[0]
