"""Lists of words and masking from the command line: the options, and a real recording."""

import argparse
import json

import pytest

from captioner.assets import demo_recording
from captioner.cli.main import main
from captioner.cli.options import add_common, launch_options
from captioner.composition.wording import rewriter_for
from captioner.config import RecognitionConfig
from captioner.errors import ConfigError
from captioner.wording.config import WordingConfig
from captioner.wording.list_folder import ListFolder
from captioner.wording.rewriting import applied


@pytest.fixture
def parser():
    parser = argparse.ArgumentParser()
    add_common(parser, defaults=True)
    add_common(parser.add_subparsers().add_parser("live"), defaults=False)
    return parser


@pytest.fixture
def written(parser):
    """How a text is written with these options."""

    def write(text, *argv):
        rewriter = rewriter_for(launch_options(parser.parse_args(["live", *argv])))
        return applied(text, rewriter.changes(text, "en"))

    return write


def test_lists_are_named_again_and_again_and_none_is_there_without(parser):
    options = launch_options(parser.parse_args(["live", "--words", "a", "--words", "b.txt"]))

    assert options.recognition.words == ("a", "b.txt")
    assert launch_options(parser.parse_args(["live"])).recognition == RecognitionConfig()
    assert launch_options(parser.parse_args(["live"])).wording == WordingConfig()


def test_a_list_is_meant_by_its_name_or_by_its_path(written, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    ListFolder().write("Team", "Nguyen = win")
    (tmp_path / "terms.txt").write_text("color -> colour")

    both = ("--words", "Team", "--words", str(tmp_path / "terms.txt"))

    assert written("win in color", *both) == "Nguyen in colour"
    assert written("win in color") == "win in color"


def test_numbers_are_written_as_asked_for(written):
    assert written("twenty three", "--numbers", "digits") == "23"
    assert written("It is 23.", "--numbers", "words") == "It is twenty-three."
    assert written("twenty three", "--numbers", "as-heard") == "twenty three"


def test_a_list_that_is_nowhere_is_named(written):
    with pytest.raises(ConfigError, match="Nobody"):
        written("win", "--words", "Nobody")


def test_offensive_words_are_masked_if_that_is_asked_for(written):
    assert (
        written("Oh shit, darn.", "--mask", "on", "--mask-also", "darn,heck*") == "Oh s***, d***."
    )
    assert written("Oh shit, darn.", "--mask-also", "darn") == "Oh shit, darn."


@pytest.mark.parametrize("word", ["*", "...", "a*b", "x" * 101])
def test_what_is_no_word_to_be_masked_is_wrong_usage(parser, word, capsys):
    with pytest.raises(SystemExit):
        parser.parse_args(["live", "--mask-also", word])

    assert "masked" in capsys.readouterr().err


RULES = "computer -> machine\nstill talking -> Talking Still\npeople are still -> people\n"
FIRST = "Captions turn speech into text while people talking."


@pytest.fixture
def rules(tmp_path):
    (tmp_path / "rules.txt").write_text(RULES)
    return ["--words", str(tmp_path / "rules.txt"), "--mask", "on", "--mask-also", "kitchen"]


@pytest.mark.slow
@pytest.mark.parametrize("form", ["txt", "srt", "json"])
def test_a_recording_is_written_by_the_rules_in_each_format(form, rules, capsys):
    assert main(["transcribe", *rules, "--format", form, str(demo_recording())]) == 0

    out = capsys.readouterr().out
    found = " ".join(out.split())
    assert FIRST in found
    assert "in a noisy k******" in found
    assert "on this machine" in found
    if form == "json":
        segments = json.loads(out.splitlines()[-1])["segments"]
        heard = [segment["heard"] for segment in segments]
        assert heard[0] == "Captions turn speech into text while people are still talking."
        assert None in heard
    else:
        assert "computer" not in found


@pytest.mark.slow
def test_live_captions_are_written_by_the_rules_while_they_grow(rules, capsys):
    assert main(["live", "--source", "demo", "--unpaced", "--json", *rules]) == 0

    lines = map(json.loads, capsys.readouterr().out.splitlines())
    captions = [line for line in lines if line["type"] == "caption"]
    settled = {}
    for caption in captions:
        assert caption["text"].startswith(settled.get(caption["segment"], ""))
        settled[caption["segment"]] = caption["settled"]
    finals = [caption for caption in captions if caption["final"]]
    assert finals[0]["text"] == FIRST
    assert finals[0]["heard"] == "Captions turn speech into text while people are still talking."
    assert [word["text"] for word in finals[0]["words"]][-2:] == ["people", "talking."]
