import json
import sys
import threading

import pytest

from captioner.composition import trying
from captioner.composition.trying import ModelTrial, demo_text

LISTENING = {"type": "state", "state": "listening"}
STATS = {
    "type": "stats",
    "rtfx": 8.0,
    "lag_s": 0.1,
    "left_out_s": 0.0,
    "process_ram_mb": 180.0,
    "captured_s": 3.0,
}
CAPTION = {
    "type": "caption",
    "segment": 0,
    "part": 0,
    "text": "Hello",
    "final": True,
    "at_s": 2.0,
    "words": [{"text": "Hello", "end_s": 1.5}],
}


def program(*events, then=""):
    """A program that tells these events, and does something more."""
    lines = "\n".join(json.dumps(event) for event in events)
    return [sys.executable, "-c", f"import sys, time\nprint({lines!r}, flush=True)\n{then}"]


def test_figures_are_those_the_program_tells():
    heard = []
    command = program(LISTENING, CAPTION, STATS)

    trial = ModelTrial("mine", said="hello there", command=command).run(heard.append)

    assert (trial.name, trial.problem) == ("mine", "")
    assert (trial.rtfx, trial.memory_mb) == (8.0, 180.0)
    assert (trial.n_errors, trial.n_words) == (1, 2)
    assert trial.final_s == pytest.approx(0.5)
    assert heard == [3.0]


def test_a_program_that_fails_is_told_by_its_last_words():
    command = program(LISTENING, then="sys.exit('captioner: the file is damaged')")

    assert ModelTrial("mine", command=command).run().problem == "captioner: the file is damaged"


def test_a_program_that_is_killed_is_a_problem_and_no_more():
    command = program(LISTENING, STATS, then="import os; os.abort()")

    assert ModelTrial("mine", command=command).run().problem.startswith("exit code")


def test_half_a_line_is_no_event():
    command = program(LISTENING, STATS, then='print(\'{"type": "sta\')')

    assert not ModelTrial("mine", command=command).run().problem


def test_a_program_that_tells_nothing_is_ended(monkeypatch):
    monkeypatch.setattr(trying, "LOADING_S", 0.2)
    command = program(then="time.sleep(1000)")

    assert "hung" in ModelTrial("mine", command=command).run().problem


def test_a_program_that_falls_silent_is_ended(monkeypatch):
    monkeypatch.setattr(trying, "SILENT_S", 0.2)
    command = program(LISTENING, STATS, then="time.sleep(1000)")

    assert "hung" in ModelTrial("mine", command=command).run().problem


def test_a_trial_can_be_stopped_from_another_thread():
    attempt = ModelTrial("mine", command=program(LISTENING, STATS, then="time.sleep(1000)"))
    listens = threading.Event()
    found = []
    running = threading.Thread(
        target=lambda: found.append(attempt.run(lambda _heard_s: listens.set()))
    )
    running.start()
    assert listens.wait(60)

    attempt.stop()
    running.join(60)

    assert [trial.problem for trial in found] == ["stopped"]


def test_a_trial_that_was_stopped_before_it_began_starts_nothing():
    attempt = ModelTrial("mine", command=["/nowhere"])
    attempt.stop()

    assert attempt.run().problem == "stopped"


def test_what_is_said_in_the_builtin_recording_comes_along():
    assert demo_text().startswith("Captions turn speech into text")


@pytest.mark.slow
def test_the_default_model_reads_the_builtin_recording_live(default_model):
    trial = ModelTrial("tiny.en").run()

    assert not trial.problem
    assert trial.n_words > 50
    assert trial.n_errors <= 2
    assert trial.rtfx > 1
    assert trial.word_s is not None
    assert 0 < trial.word_s < 10
    assert trial.memory_mb > 100
