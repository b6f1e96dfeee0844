import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner.errors import ModelError
from captioner_ui.settings_dialog import model_builds
from captioner_ui.settings_dialog.model_builds import ModelBuilds

pytestmark = pytest.mark.ui

LIMIT_S = 10.0


@pytest.fixture
def builds(qtbot, monkeypatch):
    monkeypatch.setattr(model_builds, "_rows", lambda: ())
    return ModelBuilds()


def test_the_models_of_the_catalogue_are_listed_off_the_main_thread(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    builds = ModelBuilds()

    with qtbot.waitSignal(builds.listed, timeout=5000) as listed:
        builds.refresh()

    rows = {row.name: row for row in listed.args[0]}
    assert {"tiny.en", "base"} <= set(rows)
    assert [name for name, row in rows.items() if row.default] == ["tiny.en"]


def test_progress_and_end_are_told(qtbot, builds, monkeypatch):
    monkeypatch.setattr(model_builds, "_build", lambda name, step: step(f"Building {name}", 0.5))
    steps = []
    builds.progressed.connect(lambda step, done: steps.append((step, done)))

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        assert builds.build("tiny.en")

    assert ended.args == [""]
    assert steps == [("Building tiny.en", 0.5)]


def test_a_failure_is_told_in_sentences_with_the_next_step(qtbot, builds, monkeypatch):
    def fail(_name, _step):
        raise ModelError("the disk is full", hint="make room")

    monkeypatch.setattr(model_builds, "_build", fail)

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        builds.build("tiny.en")

    assert ended.args == ["The disk is full. Make room."]


def test_a_build_is_given_up_at_its_next_step_and_that_is_no_failure(qtbot, builds, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()

    def work(_name, step):
        begun.set()
        assert go_on.wait(LIMIT_S)
        step("Another step", 0.5)
        pytest.fail("the step should have ended it")

    monkeypatch.setattr(model_builds, "_build", work)
    builds.build("tiny.en")
    assert begun.wait(LIMIT_S)
    assert not builds.build("base")  # one at a time

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        builds.cancel()
        go_on.set()

    assert ended.args == [""]


@pytest.mark.parametrize("error", [OSError("the disk is gone"), RuntimeError("what is this?")])
def test_models_that_cannot_be_listed_are_told_and_not_looked_for_for_ever(
    qtbot, builds, monkeypatch, error
):
    def fail():
        raise error

    monkeypatch.setattr(model_builds, "_rows", fail)

    with qtbot.waitSignal(builds.ended, timeout=5000) as ended:
        builds.refresh()

    assert "cannot be listed" in ended.args[0]
    assert str(error) in ended.args[0]
