import argparse
import threading

import pytest

from captioner.cli.main import main
from captioner.cli.outputs import add_outputs, output_config
from captioner.cli.shared_view import SharedView, with_outputs
from captioner.outputs.config import OutputConfig
from support.events import final


class ToldView:
    """Remembers what it is shown and told."""

    def __init__(self):
        self.shown = []
        self.said = []

    def show(self, event, at_s):
        self.shown.append(event)

    def say(self, message):
        self.said.append(message)


def parsed(*words):
    parser = argparse.ArgumentParser()
    add_outputs(parser)
    return output_config(parser.parse_args(words))


def test_by_default_nobody_is_served():
    assert parsed() == OutputConfig()


def test_all_of_it_can_be_told_on_the_command_line():
    config = parsed(
        *("--serve", "--serve-port", "9000", "--serve-network"),
        *("--serve-token", "abcdefghijklmnop", "--text-file", "a.txt", "--text-lines", "3"),
    )

    assert config == OutputConfig(
        serve=True,
        port=9000,
        shared=True,
        token="abcdefghijklmnop",
        text_file="a.txt",
        text_lines=3,
    )


@pytest.mark.parametrize(
    "words",
    [
        ["--serve-port", "70000"],
        ["--serve-port", "x"],
        ["--serve-token", "short"],
        ["--text-lines", "0"],
    ],
)
def test_what_cannot_be_is_wrong_usage_told_with_the_options_name(words, capsys):
    with pytest.raises(SystemExit) as ended:
        parsed(*words)

    assert ended.value.code == 2
    assert f"argument {words[0]}: " in capsys.readouterr().err


def test_without_outputs_the_view_is_the_view_and_no_thread_is_there():
    view, before = ToldView(), threading.active_count()

    with with_outputs(view, OutputConfig()) as shown:
        assert shown is view
        assert threading.active_count() == before


def test_events_reach_the_view_and_the_file(tmp_path):
    path, view = tmp_path / "captions.txt", ToldView()
    caption = final(0, "Good morning.")

    with with_outputs(view, OutputConfig(text_file=str(path))) as shown:
        shown.show(caption, 1.0)

    assert view.shown == [caption]
    assert path.read_text() == "Good morning.\n"


def test_what_the_outputs_tell_is_said_on_the_views_thread(tmp_path):
    view = ToldView()

    with with_outputs(view, OutputConfig(text_file=str(tmp_path / "no" / "captions.txt"))) as shown:
        assert isinstance(shown, SharedView)

    assert "cannot be written" in view.said[0]


def test_options_of_the_window_before_a_command_are_said_to_do_nothing(capsys):
    def add_options(parser):
        parser.add_argument("--overlay", dest="overlay.shown", action="store_true", default=None)

    main(["--overlay", "devices"], None, add_options)

    assert "only matters to the window" in capsys.readouterr().err
