import argparse

import pytest

from captioner.cli import live
from captioner.cli.main import main
from captioner.cli.options import add_common, launch_options
from captioner.composition.assemble import engine_config
from captioner.composition.options import LaunchOptions
from captioner.config import EncoderChoice, RecognitionConfig, Task


@pytest.fixture
def parser():
    parser = argparse.ArgumentParser()
    add_common(parser, defaults=True)
    command = parser.add_subparsers().add_parser("live")
    add_common(command, defaults=False)
    return parser


GIVEN = ["--model", "base", "--device", "0", "--threads", "2", "--encoder", "onnx"]


@pytest.mark.parametrize("argv", [[*GIVEN, "live"], ["live", *GIVEN], GIVEN])
def test_common_options_are_taken_before_and_after_the_command(parser, argv):
    options = launch_options(parser.parse_args(argv))

    assert (options.model, options.device) == ("base", "0")
    assert options.recognition.threads == 2
    assert options.recognition.encoder is EncoderChoice.ONNX


def test_the_beam_can_be_set_and_is_five_otherwise(parser):
    assert launch_options(parser.parse_args(["live"])).recognition.beam == 5
    assert launch_options(parser.parse_args(["live", "--beam", "1"])).recognition.beam == 1


@pytest.mark.parametrize("text", ["0", "11", "many", ""])
def test_a_beam_that_cannot_be_is_refused(parser, text, capsys):
    with pytest.raises(SystemExit):
        parser.parse_args(["live", "--beam", text])

    assert "1 to 10" in capsys.readouterr().err


def test_without_options_everything_is_the_default(parser):
    options = launch_options(parser.parse_args(["live"]))

    assert (options.model, options.device, options.source) == (None, None, None)
    assert (options.recognition.threads, options.paced) == (1, True)


def test_the_later_of_two_wins(parser):
    options = launch_options(parser.parse_args(["--model", "base", "live", "--model", "tiny"]))

    assert options.model == "tiny"


@pytest.mark.parametrize("argv", [["--language", "German", "live"], ["live", "--language", "DE"]])
def test_a_language_is_taken_by_code_or_name_before_and_after_the_command(parser, argv):
    assert launch_options(parser.parse_args(argv)).recognition.language == "de"


def test_without_options_the_language_is_found_out_and_written_as_it_is(parser):
    recognition = launch_options(parser.parse_args(["live"])).recognition

    assert (recognition.language, recognition.task) == ("auto", Task.TRANSCRIBE)


def test_an_unknown_language_is_answered_with_similar_ones_and_where_all_are(capsys):
    assert main(["live", "--language", "germn"]) == 2

    said = capsys.readouterr().err
    assert "did you mean German (de)" in said
    assert "--language list" in said


def test_the_languages_can_be_listed(capsys):
    assert main(["--language", "list"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 100
    assert "German (de)" in lines
    assert lines == sorted(lines)


@pytest.mark.parametrize("words", [["--language", "de"], ["--task", "translate"]])
def test_what_an_english_model_cannot_do_is_refused_before_anything_is_built(words, capsys):
    assert main(["transcribe", "--model", "tiny.en", *words, "talk.wav"]) == 1

    assert "tiny.en knows English only" in (said := capsys.readouterr().err)
    assert "--model base" in said


@pytest.mark.parametrize(
    "argv",
    [
        ["--task", "sing"],
        ["--language", ""],
        ["--threads", "0"],
        ["--threads", "65"],
        ["--threads", "two"],
        ["--encoder", "abacus"],
        ["--device", " "],
        ["sing"],
        ["live", "--for", "0"],
        ["live", "--for", "nan"],
        ["live", "--for", "soon"],
        ["live", "extra"],
        ["transcribe"],
        ["transcribe", "--format", "doc", "a.wav"],
        ["transcribe", "--format", "srt", "a.wav", "b.wav"],
    ],
)
def test_wrong_usage_is_explained_and_ends_with_2(argv, capsys):
    assert main(argv) == 2

    assert "usage: captioner" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["live"], ["transcribe"], ["models"], ["doctor"]])
def test_help_begins_with_a_usage_of_one_line(words, capsys):
    assert main([*words, "--help"]) == 0

    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith(" ".join(["usage: captioner", *words, "[OPTIONS]"]))
    assert second == ""


def test_live_sound_may_not_be_late_and_what_is_read_at_once_may_wait():
    default = engine_config(LaunchOptions())
    demo = engine_config(LaunchOptions(source="demo"))
    at_once = engine_config(LaunchOptions(source="talk.wav", paced=False))
    microphone = engine_config(LaunchOptions(source="mic", paced=False))

    assert [c.max_lag_s for c in (default, demo, at_once, microphone)] == [5.0, 5.0, None, 5.0]


def test_settled_only_is_an_option_of_live():
    parser = argparse.ArgumentParser()
    add_common(parser, defaults=True)
    live.add_parser(parser.add_subparsers())

    options = [launch_options(parser.parse_args(["live", *o])) for o in ([], ["--settled-only"])]

    assert [engine_config(o).settled_only for o in options] == [False, True]


def test_a_decoder_of_few_tokens_reads_no_context():
    uncached = LaunchOptions(recognition=RecognitionConfig(cache=False))

    assert engine_config(uncached).context_s == 0.0
    assert engine_config(LaunchOptions()).context_s > 0.0
