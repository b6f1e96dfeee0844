import argparse
import io

import pytest

from captioner.cli import models
from captioner.cli.progress_line import ProgressLine
from captioner.composition.model_store import open_store
from captioner.errors import AudioFileError, CaptionerError
from captioner_models.catalogue import Catalogue, load_catalogue
from captioner_models.errors import ModelFileError, UnknownModelError
from captioner_models.store import ModelStore, default_root
from support.parts import write_small_parts


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


@pytest.fixture
def command(tmp_path, monkeypatch):
    """Runs `captioner models` on an empty store."""
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path / "models"))
    parser = argparse.ArgumentParser()
    models.add_parser(parser.add_subparsers())

    def command(*words):
        args = parser.parse_args(["models", *words])
        return args.func(args)

    return command


def test_the_list_names_every_model_and_marks_the_default(command, capsys):
    assert command("list") == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(load_catalogue().models)
    assert lines[1].startswith("tiny.en (default)")


def test_the_list_says_what_a_build_downloads(command, capsys):
    command("list")

    (line,) = [line for line in capsys.readouterr().out.splitlines() if "small.en" in line]
    assert line.endswith("not built; building it downloads 967 MB")


def test_the_list_shows_a_damaged_model(command, capsys, tmp_path):
    (tmp_path / "models" / "mine").mkdir(parents=True)

    command("list")

    assert "no built model in" in capsys.readouterr().out.splitlines()[-1]


def test_the_path_of_a_model_that_is_not_built_is_an_error_with_a_hint(command):
    with pytest.raises(ModelFileError) as caught:
        command("path", "tiny.en")

    assert "captioner models build tiny.en" in caught.value.hint


@pytest.mark.parametrize("action", ["path", "remove", "build"])
def test_an_unknown_model_is_an_error(command, action):
    with pytest.raises(UnknownModelError):
        command(action, "huge")


def test_a_command_without_a_name_is_a_usage_error(command):
    with pytest.raises(SystemExit) as caught:
        command("build")

    assert caught.value.code == 2


def test_the_folder_of_models_follows_the_environment(tmp_path):
    assert open_store({"CAPTIONER_MODELS": str(tmp_path)}).root == tmp_path
    assert open_store({}).root == default_root()


def test_on_a_terminal_progress_is_one_line_rewritten():
    terminal = Terminal()

    with ProgressLine(terminal) as progress:
        progress("Reading", 0.1)
        progress("Reading", 0.1001)
        progress("Done", 1.0)

    assert terminal.getvalue() == "\rReading  10%\rDone 100%   \n"


def test_elsewhere_progress_is_one_line_for_a_step():
    stream = io.StringIO()

    with ProgressLine(stream) as progress:
        for done in (0.1, 0.2):
            progress("Reading", done)
        progress("Done", 1.0)

    assert stream.getvalue() == "Reading\nDone\n"


def test_an_interrupted_build_ends_its_line_and_leaves_no_model(spec, tmp_path):
    terminal = Terminal()

    def interrupted(checkpoint, folder, progress):
        write_small_parts(checkpoint, folder, progress)
        raise KeyboardInterrupt

    store = ModelStore(tmp_path / "models", Catalogue({spec.name: spec}, spec.name))
    with pytest.raises(KeyboardInterrupt), ProgressLine(terminal) as progress:
        store.build(spec.name, interrupted, progress)

    assert terminal.getvalue().endswith("\n")
    assert store.installed() == ()


def test_trying_models_where_none_is_built_says_how_to_build_one(command):
    with pytest.raises(CaptionerError, match="no model is built") as caught:
        command("try")

    assert "models build" in caught.value.hint


def test_trying_a_model_that_is_not_built_is_an_error_with_a_hint(command):
    with pytest.raises(ModelFileError) as caught:
        command("try", "tiny.en")

    assert "captioner models build tiny.en" in caught.value.hint


def test_a_recording_that_is_not_there_is_said_before_any_trial(command, monkeypatch, tmp_path):
    monkeypatch.setattr(ModelStore, "path", lambda _store, name: tmp_path / name)

    with pytest.raises(AudioFileError, match="no recording"):
        command("try", "tiny.en", "--recording", str(tmp_path / "none.wav"))
