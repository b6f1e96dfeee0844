import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from captioner.composition.trial_figures import Trial
from captioner_ui.features.trials import install
from captioner_ui.models import trial_dialog
from captioner_ui.models.trial_dialog import DELAY, NAME, SPEED, TrialDialog
from captioner_ui.models.trials import ModelTrials
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell

pytestmark = pytest.mark.ui


def trial(name, **figures):
    usual = {"rtfx": 5.0, "memory_mb": 200.0, "word_s": 0.7, "n_errors": 1, "n_words": 60}
    return Trial(name=name, **(usual | figures))


class Attempt:
    """A trial that ends when it is told to, or is stopped."""

    def __init__(self, found):
        self.found = found
        self.go_on = threading.Event()
        self.stopped = False

    def run(self, told):
        told(3.0)
        assert self.go_on.wait(60)
        return Trial(name=self.found.name, problem="stopped") if self.stopped else self.found

    def stop(self):
        self.stopped = True
        self.go_on.set()


class Desk:
    """A dialog whose models do as they are told."""

    def __init__(self, qtbot, monkeypatch, *found):
        self.attempts = {one.name: Attempt(one) for one in found}
        monkeypatch.setattr(trial_dialog, "names_here", lambda: list(self.attempts))
        self.trials = ModelTrials(self.attempts.__getitem__)
        self.dialog = TrialDialog(None, self.trials)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        self._qtbot = qtbot

    def finish(self):
        for attempt in self.attempts.values():
            attempt.go_on.set()
        with self._qtbot.waitSignal(self.trials.ended, timeout=30_000):
            self.dialog.start()
        self.trials.close()

    def row(self, name):
        table = self.dialog._table
        rows = [table.topLevelItem(at) for at in range(table.topLevelItemCount())]
        (found,) = [row for row in rows if row.text(NAME) == name]
        return found


@pytest.fixture
def desk(qtbot, monkeypatch):
    made = []

    def make(*found):
        made.append(Desk(qtbot, monkeypatch, *found))
        return made[-1]

    yield make
    for one in made:
        one.trials.close()


def test_each_model_gets_its_figures_and_the_recommended_one_is_selected(desk):
    one = desk(trial("moonshine-tiny", rtfx=4.0), trial("tiny.en", rtfx=6.0))

    one.finish()

    assert one.row("tiny.en").text(SPEED) == "6.0 times real time"
    assert one.row("moonshine-tiny").text(DELAY) == "0.7 s"
    assert one.row("tiny.en").isSelected()
    assert "tiny.en" in one.dialog._advice.text()


def test_the_selected_model_can_be_taken(desk, qtbot):
    one = desk(trial("moonshine-tiny"), trial("tiny.en"))
    one.finish()
    one.dialog._table.setCurrentItem(one.row("moonshine-tiny"))

    with qtbot.waitSignal(one.dialog.chosen) as caught:
        one.dialog._use.click()

    assert caught.args == ["moonshine-tiny"]


def test_a_model_that_fails_says_so_and_cannot_be_taken(desk):
    one = desk(trial("mine", problem="it hung and was ended"))

    one.finish()

    assert "it hung" in one.row("mine").text(SPEED)
    one.dialog._table.setCurrentItem(one.row("mine"))
    assert not one.dialog._use.isEnabled()


def test_a_model_too_slow_for_the_machine_is_not_recommended(desk):
    one = desk(trial("tiny.en", left_out_s=2.0))

    one.finish()

    assert one.row("tiny.en").text(SPEED) == "does not keep up"
    assert "fastest" in one.dialog._advice.text()


def test_stopping_ends_the_trial_at_hand_and_tries_no_more(desk, qtbot):
    one = desk(trial("tiny.en"), trial("base"))
    with qtbot.waitSignal(one.trials.heard, timeout=30_000):
        one.dialog.start()

    with qtbot.waitSignal(one.trials.ended, timeout=30_000):
        one.dialog._stop.click()

    assert one.attempts["tiny.en"].stopped
    assert one.row("base").text(SPEED) == "not tried"
    assert one.dialog._start.isVisible()


@pytest.mark.parametrize("leave", ["close", "reject"])  # a click, and Escape
def test_leaving_the_dialog_ends_the_trial(desk, qtbot, leave):
    one = desk(trial("tiny.en"))
    with qtbot.waitSignal(one.trials.heard, timeout=30_000):
        one.dialog.start()

    with qtbot.waitSignal(one.trials.ended, timeout=30_000):
        getattr(one.dialog, leave)()

    assert one.attempts["tiny.en"].stopped


def test_without_a_model_it_says_so(desk):
    one = desk()

    one.dialog.start()

    assert "No model" in one.dialog._advice.text()
    assert one.dialog._start.isVisible()


def test_the_menu_opens_it_once_and_what_is_chosen_becomes_the_setting(window, bridge, session):
    store = SettingsStore(Settings())
    install(Shell(window, bridge, session, store, window.menu, window.notify))
    (entry,) = [one for one in window.menu("Captions").actions() if "Try" in one.text()]

    entry.trigger()
    entry.trigger()
    (dialog,) = window.findChildren(TrialDialog)
    dialog.chosen.emit("base")

    assert dialog.isVisible()
    assert store.current.recognition.model == "base"
    dialog.close()
