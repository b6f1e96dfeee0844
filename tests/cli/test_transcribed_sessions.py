"""Recordings that become sessions: `captioner transcribe --keep`."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from captioner.cli.main import main
from captioner.composition import background
from captioner.composition.stopping import Stopping
from captioner.events import Word
from captioner.history.export import export
from captioner.history.formats import ExportFormat
from captioner.history.reader import SessionReader
from captioner.history.session_file import SessionFile
from captioner.history.sessions import SessionFolder
from support.fakes import silence, tone, transcript


@pytest.fixture
def kept(tmp_path):
    return tmp_path / "kept"


@pytest.fixture
def keep(kept, capsys):
    """Keep recordings in the folder; the exit code, and what programs are told."""

    def run(*words):
        code = main(["transcribe", "--json", "--keep-in", str(kept), *words])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_a_recording_becomes_a_session_that_is_called_like_it(model, record, kept, keep):
    path = record("talk.wav", tone(200), silence(1300), tone(300), silence(50))

    code, told = keep(path)

    assert code == 0
    (info,) = SessionFolder(kept).sessions()
    assert (info.name, info.recording, info.cut_off, info.live) == ("talk.wav", path, False, False)
    assert told[0] == {"type": "begun", "file": path, "duration_s": pytest.approx(37.0)}
    assert told[-1] == {
        **{"type": "kept", "file": path, "session": str(info.path), "doubtful": False},
        **{"stopped": False, "error": None, "problem": None, "hint": None, "worded": None},
        "read_s": pytest.approx(36.5, abs=1.0),
    }
    reader = SessionReader(info.path)
    times = [(entry.start_s, entry.end_s) for entry in reader.entries()]
    reader.close()
    assert len(times) == 2
    assert 0 <= times[0][0] < times[0][1] < times[1][0] < times[1][1] <= 37.0


def test_the_session_is_exported_as_the_recording_is_transcribed(
    model, record, kept, tmp_path, capsys
):
    """Also where somebody pauses in the middle of a window: when words end is kept, too."""
    words = [("One", 0.1, 0.5), ("two.", 0.5, 0.9), ("Three", 4.1, 4.5), ("four.", 4.5, 5.0)]
    said = tuple(Word(text, start, end, -0.1, f" {text}", text) for text, start, end in words)
    model.transcribe = lambda *_: transcript("One two. Three four.", words=said)
    path = record("talk.wav", tone(200), silence(1300), tone(300), silence(50))
    assert main(["transcribe", "--keep-in", str(kept), path]) == 0
    (info,) = SessionFolder(kept).sessions()
    for form in (ExportFormat.TXT, ExportFormat.SRT, ExportFormat.VTT, ExportFormat.MD):
        capsys.readouterr()
        main(["transcribe", "--format", form.value, path])
        reader = SessionReader(info.path)
        out = tmp_path / f"talk.{form.value}"

        export(
            reader.entries(),
            None,
            form,
            out,
            lambda _n: None,
            title=reader.title,
            length_s=reader.length_s,
        )

        reader.close()
        assert out.read_text("utf-8") == capsys.readouterr().out


def test_a_recording_without_words_leaves_no_session(model, record, kept, keep):
    code, told = keep(record("still.wav", silence(100)))

    assert (code, told[-1]["session"], told[-1]["problem"]) == (0, None, None)
    assert SessionFolder(kept).sessions() == []


def test_what_is_no_recording_is_told_and_the_next_one_is_kept(model, record, kept, keep, tmp_path):
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"no sound at all")

    code, told = keep(str(broken), str(tmp_path), record("talk.wav", tone(100)))

    assert code == 1
    first, second, third = (one for one in told if one["type"] == "kept")
    assert "broken.wav" in first["problem"]
    assert "folder" in second["problem"]
    assert {first["error"], second["error"]} == {"AudioFileError"}
    assert [info.path for info in SessionFolder(kept).sessions()] == [Path(third["session"])]


def test_a_run_that_is_stopped_keeps_what_was_read(model, record, kept, keep):
    read = []

    def stop_at_the_second(segment, _cancelled):
        read.append(segment)
        if len(read) == 2:
            os.kill(os.getpid(), signal.SIGTERM)
        return transcript(f"Window {len(read)}.")

    model.transcribe = stop_at_the_second
    path = record("talk.wav", *[part for _ in range(5) for part in (tone(500), silence(150))])

    code, told = keep(path, "--jobs", "1")

    assert (code, told[-1]["stopped"]) == (1, True)
    (info,) = SessionFolder(kept).sessions()
    assert info.first_words.startswith("Window 1.")
    assert not info.cut_off
    assert info.length_s < 60.0  # of about 180: as far as it was heard


def test_a_full_disk_ends_the_run_with_its_reason(model, record, keep, kept, monkeypatch, capsys):
    def refuse(_file, _lines):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(SessionFile, "append", refuse)

    code = main(["transcribe", "--keep-in", str(kept), record("talk.wav", tone(100))])

    assert code == 1
    assert "No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("--resume",), ("--output", "x.txt")])
def test_what_contradicts_keeping_is_wrong_usage(words, capsys):
    with pytest.raises(SystemExit, match="2"):
        main_parsed(["transcribe", "--keep", *words, "talk.wav"])
    assert "--keep" in capsys.readouterr().err


def main_parsed(words):
    code = main(words)
    raise SystemExit(code)


def test_the_run_stops_when_the_window_lets_go_of_it(monkeypatch):
    ours, theirs = os.pipe()
    stopping = Stopping()
    with os.fdopen(ours) as stdin:
        monkeypatch.setattr(background.sys, "stdin", stdin)
        thread = background.stop_with_the_window(stopping.ask)
        assert not stopping()

        os.close(theirs)

        thread.join(5.0)
        assert stopping()


def test_the_run_ends_well_while_the_window_still_holds_on_to_it(tmp_path):
    """Its thread still waits for the end of standard input then."""
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"no sound at all")
    script = """
import sys
import captioner.composition.assemble as assemble
class Readers:
    def close(self): pass
assemble.load_readers = lambda *_: Readers()
from captioner.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
    words = ["transcribe", "--json", "--keep-in", str(tmp_path / "kept"), "--beside-the-window"]
    process = subprocess.Popen(
        [sys.executable, "-c", script, *words, str(broken)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        code = process.wait(30.0)
        told = json.loads(process.stdout.read().splitlines()[-1])
        errors = process.stderr.read()
    finally:
        process.kill()
        process.communicate()
    assert (code, told["error"], errors) == (1, "AudioFileError", "")
