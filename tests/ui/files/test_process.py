"""One recording that is read in a process of its own."""

import json
import sys
from pathlib import Path

import pytest

from captioner_ui.files.outcome import Outcome
from captioner_ui.files.process import FileReading

pytestmark = pytest.mark.ui

LIMIT_MS = 20_000
TALK = Path("/talks/talk.mp4")


@pytest.fixture
def read(qtbot, tmp_path):
    """Read with a command; gives the outcome and what was told before it."""
    made = []

    def begin(command, path=TALK, words=()):
        reading = FileReading(path, tmp_path, words, command)
        reading.told = []
        reading.prepared.connect(lambda step, share: reading.told.append((step, share)))
        reading.begun.connect(reading.told.append)
        reading.progressed.connect(reading.told.append)
        reading.outcomes = []
        reading.ended.connect(reading.outcomes.append)
        reading.begin()
        made.append(reading)
        return reading

    yield begin
    for reading in made:
        reading.stop()
        assert reading.join(10.0)


def outcome_of(qtbot, reading):
    qtbot.waitUntil(lambda: reading.outcomes != [], timeout=LIMIT_MS)
    return reading.outcomes[0]


def test_what_the_process_says_is_passed_on_in_order(qtbot, read, program):
    command = program("""
        tell(type="model", step="Building the encoder", share=0.5)
        tell(type="begun", file="x", duration_s=61.5)
        tell(type="progress", file="x", at_s=12.0)
        kept("/kept/a.jsonl", read_s=61.0, doubtful=True)
    """)

    reading = read(command)

    outcome = outcome_of(qtbot, reading)
    assert outcome == Outcome(TALK, Path("/kept/a.jsonl"), 61.0, doubtful=True)
    assert reading.told == [("Building the encoder", 0.5), 61.5, 12.0]


def test_the_process_is_told_what_to_read_how_and_where_to_keep_it(qtbot, read, program, tmp_path):
    command = program("""
        tell(type="progress", at_s=float(len(sys.argv)))
        kept(json.dumps(sys.argv[1:]))
    """)

    outcome = outcome_of(qtbot, read(command, Path("-odd name.wav"), ["--language=de"]))

    words = json.loads(str(outcome.session))
    assert words[0] == "transcribe"
    assert f"--keep-in={tmp_path}" in words
    assert words[-3:] == ["--language=de", "--", str(Path("-odd name.wav").absolute())]


def test_a_process_that_complains_and_ends_gives_its_last_complaint_as_the_reason(
    qtbot, read, program
):
    command = program("""
        sys.stderr.write("a warning of a library\\ncaptioner: there is no model base. Build it.\\n")
        sys.exit(1)
    """)

    outcome = outcome_of(qtbot, read(command))

    assert outcome.problem == "there is no model base. Build it."
    assert "talk.mp4" in outcome.words()


@pytest.mark.parametrize("text", ["import os; os.kill(os.getpid(), 9)", "sys.stdout.write('x')"])
def test_a_process_that_is_killed_or_says_nothing_is_told(qtbot, read, program, text):
    outcome = outcome_of(qtbot, read(program(text)))

    assert outcome.session is None
    assert outcome.problem


def test_a_program_that_cannot_be_started_is_told(qtbot, read, tmp_path):
    outcome = outcome_of(qtbot, read([str(tmp_path / "none")]))

    assert "none" in outcome.problem


def test_lines_that_nobody_understands_are_passed_over(qtbot, read, program):
    command = program("""
        print("no JSON"); print("[1]"); print('{"type": "begun"}'); print('{"type": "news"}')
        kept()
    """)

    assert outcome_of(qtbot, read(command)).error == ""


def test_a_process_that_is_stopped_ends_in_order(qtbot, read, program):
    command = program("""
        tell(type="begun", file="x", duration_s=None)
        sys.stdin.read()
        kept("/kept/a.jsonl", stopped=True)
    """)
    reading = read(command)
    qtbot.waitUntil(lambda: reading.told == [None], timeout=LIMIT_MS)

    reading.stop()

    assert outcome_of(qtbot, reading).stopped


def test_one_that_is_stopped_before_it_has_begun_is_stopped_too(qtbot, read, program):
    command = program("sys.stdin.read()\nkept(stopped=True)")
    reading = read(command)

    reading.stop()

    assert outcome_of(qtbot, reading).stopped


def test_one_that_does_not_listen_is_killed(qtbot, read, program, monkeypatch):
    monkeypatch.setattr("captioner_ui.files.process.PATIENCE_S", 0.2)
    command = program("""
        tell(type="begun", file="x", duration_s=None)
        threading.Event().wait()
    """)
    reading = read(command)
    qtbot.waitUntil(lambda: reading.told == [None], timeout=LIMIT_MS)

    reading.stop()

    assert outcome_of(qtbot, reading) == Outcome(TALK, stopped=True)


def test_the_real_program_reads_a_recording(qtbot, tmp_path):
    """Not the model: what is no recording is found out without one."""
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"no sound at all")
    fake = "import captioner.composition.assemble as a, sys; a.load_readers = lambda *_: Readers()"
    script = f"""
class Readers:
    def close(self): pass
{fake}
from captioner.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
    reading = FileReading(broken, tmp_path / "kept", [], [sys.executable, "-c", script])
    with qtbot.waitSignal(reading.ended, timeout=LIMIT_MS) as ended:
        reading.begin()

    (outcome,) = ended.args
    assert (outcome.error, outcome.session) == ("AudioFileError", None)
    assert "broken.wav" in outcome.details
    assert reading.join(10.0)
