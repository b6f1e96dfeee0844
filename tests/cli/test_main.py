import subprocess
import sys

import pytest

from captioner import __version__
from captioner.cli.main import command_parser, main
from captioner.composition import assemble
from captioner.errors import AudioDeviceError, ModelFileError, WindowError
from support.fakes import EchoTranscriber, FakeSource, silence, tone


@pytest.fixture
def no_microphone(monkeypatch):
    monkeypatch.setattr(assemble, "microphone_obstacle", lambda: "nothing is plugged in.")


@pytest.fixture
def spoken(monkeypatch):
    """Model and demo recording replaced; what the demo was asked for is in the list."""
    asked = []

    def demo(*, paced):
        asked.append(paced)
        return FakeSource([tone(60), silence(60)])

    monkeypatch.setattr(assemble, "demo", demo)
    monkeypatch.setattr(assemble, "prepare_model", lambda options, progress: None)
    monkeypatch.setattr(
        assemble, "load_transcriber", lambda options, progress, **_: EchoTranscriber()
    )
    monkeypatch.setattr("captioner.vad.silero.SileroVad.__call__", lambda _, f: float(f.any()))
    return asked


def test_the_version_is_told_at_once(capsys):
    assert main(["--version"]) == 0

    assert capsys.readouterr().out == f"captioner {__version__}\n"


def test_options_are_read_without_loading_what_captions():
    program = (
        "import sys; from captioner.cli.main import main; main(['--version']);"
        "print({'onnx', 'onnxruntime', 'sounddevice', 'soundfile'} & set(sys.modules))"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )

    assert done.stdout.splitlines()[-1] == "set()"


def test_without_a_command_the_window_opens(no_microphone, capsys):
    opened = []

    def open_window(options):
        opened.append(options)
        return 0

    assert main(["--model", "base", "--device", "7"], open_window) == 0

    assert (opened[0].model, opened[0].device, opened[0].source) == ("base", "7", None)
    assert capsys.readouterr().err == ""


def test_without_display_and_microphone_the_demo_is_captioned_in_the_terminal(
    no_microphone, spoken, capsys
):
    def open_window(options):
        raise WindowError("There is no display", hint="Set DISPLAY.")

    assert main([], open_window) == 0

    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 1
    assert spoken == [True]
    assert "There is no display. Set DISPLAY. Captions appear here" in err
    assert "No microphone: nothing is plugged in." in err


def test_a_microphone_that_was_asked_for_and_is_missing_is_a_failure(
    no_microphone, spoken, monkeypatch, capsys
):
    class Missing(FakeSource):
        def __enter__(self):
            raise AudioDeviceError("no microphone was found")

    monkeypatch.setattr(assemble, "microphone", lambda device: Missing([]))

    assert main(["live", "--source", "mic"]) == 1

    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[-1] == (f"captioner: no microphone was found. {AudioDeviceError.hint}")
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "argv",
    [
        ["live", "--source", "demo", "--model", "base"],
        ["--model", "base", "live", "--source", "demo"],
    ],
)
def test_a_command_takes_common_options_on_either_side(spoken, monkeypatch, argv):
    asked = []
    monkeypatch.setattr(assemble, "prepare_model", lambda options, _: asked.append(options.model))

    assert main(argv) == 0

    assert asked == ["base"]


def test_a_model_that_fails_is_one_line_with_a_hint(monkeypatch, capsys):
    def prepare(options, progress):
        raise ModelFileError("decoder.onnx\nis missing", hint="Build it again.")

    monkeypatch.setattr(assemble, "prepare_model", prepare)

    assert main(["live", "--source", "demo"]) == 1

    assert capsys.readouterr().err == ("captioner: decoder.onnx is missing. Build it again.\n")


def test_an_interrupted_command_fails_without_a_traceback(monkeypatch, capsys):
    def prepare(options, progress):
        raise KeyboardInterrupt

    monkeypatch.setattr(assemble, "prepare_model", prepare)

    assert main(["live", "--source", "demo"]) == 1

    assert capsys.readouterr().err == "captioner: interrupted.\n"


def test_a_reader_that_has_enough_is_no_failure(monkeypatch, capsys):
    def prepare(options, progress):
        raise BrokenPipeError

    monkeypatch.setattr(assemble, "prepare_model", prepare)

    assert main(["live", "--source", "demo"]) == 0

    assert capsys.readouterr().err == ""


def test_a_console_of_an_old_encoding_shows_what_it_can():
    program = (
        "import sys; from captioner.cli.console import harden; harden(sys.stdout);"
        "print('na\\u00efve \\u6771\\u4eac')"
    )

    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-c", program],
        capture_output=True,
        timeout=60,
        check=True,
        env={"PYTHONIOENCODING": "cp1252", "PYTHONPATH": ":".join(sys.path)},
    )

    assert done.stdout.decode("cp1252").strip() == "naïve ??"


def test_no_argument_of_a_command_hides_an_option_of_the_same_name():
    commands = command_parser()._subparsers._group_actions[0].choices
    for name, command in commands.items():
        places = [action.dest for action in command._actions if not action.option_strings]
        options = {action.dest for action in command._actions if action.option_strings}
        assert options.isdisjoint(places), name
