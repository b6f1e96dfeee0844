"""Whatever fails, and wherever: one line, and exit code 1."""

import errno
import os
import subprocess
import sys

import numpy as np
import pytest
import soundfile

from captioner.cli.main import main
from captioner.composition import assemble
from support.fakes import EchoTranscriber, FakeSource, silence, tone

FAILURES = {
    "full disk": OSError(errno.ENOSPC, "No space left on device"),
    "no access": PermissionError(errno.EACCES, "Permission denied", "/some/file"),
    "a name in bytes": OSError(errno.EIO, "Input/output error", b"caf\xe9.wav"),
    "an error without number": OSError("the driver is confused"),
    "undecodable": UnicodeDecodeError("utf-8", b"\xe9", 0, 1, "invalid continuation byte"),
    "unencodable": UnicodeEncodeError("ascii", "\udce9", 0, 1, "ordinal not in range(128)"),
    "memory": MemoryError(),
    "bug": ZeroDivisionError("float division by zero"),
}
LIVE = ["live", "--source", "demo"]
PLACES = {
    "source": (LIVE, "captioner.composition.assemble.choose_source"),
    "model": (LIVE, "captioner.composition.assemble.prepare_models"),
    "engine": (LIVE, "captioner.composition.assemble.build_engine"),
    "loading": (LIVE, "captioner.composition.assemble.load_transcriber"),
    "sound": (LIVE, "support.fakes.FakeSource.read"),
    "detector": (LIVE, "captioner.vad.silero.SileroVad.__call__"),
    "reading": (LIVE, "support.fakes.EchoTranscriber.transcribe"),
    "view": (LIVE, "captioner.cli.terminal.TextView.show"),
    "json": ([*LIVE, "--json"], "captioner.cli.jsonlines.EventLines.to_object"),
    "model of recordings": (
        ["transcribe", "FILE"],
        "captioner.composition.assemble.load_transcriber",
    ),
    "recording": (["transcribe", "FILE"], "captioner.audio.recording.Recording.__enter__"),
    "sound of a recording": (["transcribe", "FILE"], "captioner.audio.recording.Recording.read"),
    "words of a recording": (["transcribe", "FILE"], "support.fakes.EchoTranscriber.transcribe"),
    "subtitles": (["transcribe", "--format", "srt", "FILE"], "captioner.history.formats.timestamp"),
    "microphones": (["devices"], "captioner.audio.devices.list_input_devices"),
    "computer's sound": (["devices", "--json"], "captioner.audio.computer.computer_output"),
    "models": (["models", "list"], "captioner.cli.models.open_store"),
    "model's folder": (["models", "path", "tiny.en"], "captioner_models.store.ModelStore.path"),
    "findings": (["doctor"], "captioner.cli.doctor.captions_possible"),
    "benchmark": (["bench", "accuracy"], "captioner.cli.bench._reports"),
}


@pytest.fixture
def working(monkeypatch):
    """A program in which everything works but for what a test breaks."""
    source = FakeSource([tone(60), silence(60)])
    monkeypatch.setattr(assemble, "demo", lambda *, paced: source)
    monkeypatch.setattr(assemble, "prepare_model", lambda options, progress: None)
    monkeypatch.setattr(assemble, "load_transcriber", lambda *_, **__: EchoTranscriber())
    monkeypatch.setattr("captioner.vad.silero.SileroVad.__call__", lambda _, f: float(f.any()))
    monkeypatch.setattr(
        "captioner.vad.silero_blocks.SileroBlocks.of_frames",
        lambda _, frames: [float(frame.any()) for frame in frames],
    )


@pytest.fixture
def recording(tmp_path):
    path = tmp_path / "speech.wav"
    soundfile.write(path, np.full(16_000, 0.1, np.float32), 16_000)
    return str(path)


@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
@pytest.mark.parametrize("place", PLACES)
def test_a_failure_is_one_line_and_exit_code_1(
    working, recording, monkeypatch, capsys, place, failure
):
    argv, broken = PLACES[place]

    def fail(*_, **__):
        raise failure

    monkeypatch.setattr(broken, fail)

    assert main([recording if word == "FILE" else word for word in argv]) == 1

    lines = capsys.readouterr().err.splitlines()
    (complaint,) = [line for line in lines if line.startswith("captioner: ")]
    assert lines[-1] == complaint
    assert not any("Traceback" in line for line in lines)
    assert complaint.isprintable()


COMMANDS = [
    ["devices"],
    ["devices", "--json"],
    ["models", "list"],
    ["models", "list", "--hailo"],
    ["doctor"],
    ["doctor", "--json"],
    ["--version"],
    ["--help"],
    ["live", "--help"],
    ["--language", "list"],
]


def run(words, redirections="", **environment):
    """The program as a shell starts it."""
    return subprocess.run(
        ["sh", "-c", f'exec "$0" -m captioner "$@" {redirections}', sys.executable, *words],
        env={**os.environ, "PYTHONPATH": ":".join(filter(None, sys.path)), **environment},
        capture_output=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("redirection", "reason"), [("> /dev/full", "No space left on device"), (">&-", "is closed")]
)
def test_output_that_cannot_be_written_is_told_in_one_line(words, redirection, reason):
    done = run(words, redirection)

    assert done.returncode == 1
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("captioner: standard output")
    assert reason in line


@pytest.mark.parametrize("redirection", ["2>&-", "2>/dev/full"])
def test_messages_that_cannot_be_written_change_nothing(redirection):
    listed = run(["models", "list"], redirection)
    failed = run(["transcribe", "missing.wav", "--model", "nobody"], redirection)

    assert listed.returncode == 0
    assert listed.stdout.startswith(b"NAME")
    assert (failed.returncode, failed.stdout) == (1, b"")


def test_all_streams_closed_at_once_are_no_reason_to_crash():
    assert run(["models", "list"], "<&- >&- 2>&-").returncode == 1


@pytest.mark.parametrize(
    "environment", [{}, {"PYTHONUTF8": "0", "LC_ALL": "C"}], ids=["UTF-8", "C"]
)
def test_a_name_that_is_no_text_is_shown_with_a_replacement(environment):
    done = run([b"devices", b"--device", b"", b"caf\xe9"], **environment)
    unknown = run([b"models", b"path", b"caf\xe9"], **environment)

    assert done.returncode == 2  # wrong usage
    assert unknown.returncode == 1
    assert unknown.stderr.startswith(b"captioner: ")
    assert b"caf\xe9" not in unknown.stderr
    assert b"Traceback" not in done.stderr + unknown.stderr


UNCAUGHT = """
import threading
from captioner.cli.console import own_console
own_console()
def fail():
    raise MemoryError
thread = threading.Thread(target=fail)
thread.start()
thread.join()
fail()
"""


@pytest.mark.parametrize(("mode", "tracebacks"), [("", 0), ("1", 2)])
def test_what_nobody_catches_is_told_in_one_line_but_to_developers(mode, tracebacks):
    done = subprocess.run(
        [sys.executable, "-c", UNCAUGHT],
        env={"PYTHONPATH": ":".join(filter(None, sys.path)), "PYTHONDEVMODE": mode},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.count("Traceback") == tracebacks
    if not tracebacks:
        lines = done.stderr.splitlines()
        assert len(lines) == 2
        assert all(line.startswith("captioner: there is not enough memory.") for line in lines)
