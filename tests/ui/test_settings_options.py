import argparse
from dataclasses import replace

import pytest

from captioner.cli.main import command_parser, main
from captioner.cli.options import launch_options
from captioner.config import Task, VadKind
from captioner.errors import ConfigError
from captioner_ui.sections.appearance import Theme
from captioner_ui.settings import Settings
from captioner_ui.settings_file import SettingsFile
from captioner_ui.settings_merge import places
from captioner_ui.settings_options import add_window_options, given_settings, option_of
from captioner_ui.start_settings import start_settings


def given(*words):
    return launch_options(command_parser(add_window_options).parse_args(words)).given


@pytest.mark.parametrize("place", list(places()), ids=lambda place: place.name)
def test_every_setting_has_an_option_of_its_own(place):
    parser = command_parser(add_window_options)

    options = [option for action in parser._actions for option in action.option_strings]

    assert option_of(place) in options
    assert [option_of(other) for other in places()].count(option_of(place)) == 1


def test_without_options_no_setting_is_touched():
    assert given_settings(Settings(), given()) == Settings()


def test_options_win_over_the_file_for_what_they_name():
    filed = replace(Settings(), recognition=replace(Settings().recognition, threads=4))

    held = given_settings(
        filed, given("--language", "German", "--task", "translate", "--vad", "webrtc", "--serve")
    )

    assert (held.recognition.language, held.recognition.threads) == ("de", 4)
    assert (held.recognition.task, held.recognition.vad) == (Task.TRANSLATE, VadKind.WEBRTC)
    assert held.outputs.serve


@pytest.mark.parametrize("option", ["--colours", "--theme"])
def test_colours_are_chosen_by_the_word_of_the_menu_or_by_the_one_before(option):
    assert given_settings(Settings(), given(option, "dark")).look.theme is Theme.DARK


def test_a_switch_can_be_switched_off_again():
    on = replace(Settings(), outputs=replace(Settings().outputs, serve=True))

    assert not given_settings(on, given("--no-serve")).outputs.serve


@pytest.mark.parametrize("words", [["--serve-port", "much"], ["--colours", "pink"]])
def test_what_cannot_be_a_value_is_wrong_usage(words, capsys):
    assert main(words, lambda _: 0, add_window_options) == 2
    assert words[0] in capsys.readouterr().err


@pytest.mark.parametrize("source", ["demo", "talk.wav"])
def test_a_recording_can_be_captioned_and_is_not_remembered_as_the_source(source):
    options = launch_options(command_parser(add_window_options).parse_args(["--source", source]))

    assert options.source == source
    assert given_settings(Settings(), options.given) == Settings()


def test_a_live_source_holds_for_this_run():
    assert given_settings(Settings(), given("--source", "computer")).sound.source == "computer"


def test_what_a_section_refuses_names_the_option():
    with pytest.raises(ConfigError, match="--serve-token"):
        given_settings(Settings(), {"outputs.token": "short"})


def test_options_before_a_command_do_not_disturb_it(capsys):
    args = command_parser(add_window_options).parse_args(["--settled-only", "--serve", "live"])

    options = launch_options(args)

    assert options.settled_only
    assert options.outputs.serve


def test_a_run_begins_with_the_file_and_does_not_write_what_was_given(tmp_path):
    path = tmp_path / "settings.toml"
    SettingsFile(path).save(
        replace(Settings(), recognition=replace(Settings().recognition, threads=4))
    )

    start = start_settings(given("--settings", str(path), "--language", "fr"))

    assert (start.settings.recognition.threads, start.settings.recognition.language) == (4, "fr")
    assert start.stored.recognition.language == "auto"
    assert start.notice == ""


def test_the_help_groups_them():
    parser = command_parser(add_window_options)
    assert isinstance(parser, argparse.ArgumentParser)

    assert "\nwindow:\n" in parser.format_help()


def test_the_help_says_what_kind_of_text_an_option_takes():
    words = command_parser(add_window_options).format_help()

    for option in ("text-file FILE", "keep-in FOLDER", "serve-token KEY", "overlay-colour #RRGGBB"):
        assert f"--{option}" in words
    assert " TEXT" not in words
