"""Lists of words: what a line means, and what is refused."""

import pytest

from captioner.errors import ConfigError
from captioner.wording.word_list import MOST, NO_WORDS, Rule, parse_list, read_lists


@pytest.fixture
def words(tmp_path):
    return tmp_path / "words.txt"


def test_a_line_is_a_phrase_and_comments_doubles_and_empty_lines_are_left_out(words):
    words.write_text("\ufeffNguyen\n# names\n\n  New   York # a town\r\nNguyen\nC#\n", "utf-8")

    assert read_lists([words]).phrases == ("Nguyen", "New York", "C#")


def test_what_a_word_is_heard_as_is_written_as_the_word_which_is_expected():
    found = parse_list("Nguyen = win,  nwin")

    assert found.phrases == ("Nguyen",)
    assert found.rules == (Rule("win", "Nguyen"), Rule("nwin", "Nguyen"))


@pytest.mark.parametrize("arrow", ["->", " -> ", "\u2192"])
def test_what_is_replaced_is_not_expected(arrow):
    found = parse_list(f"gonna{arrow}going to")

    assert found.phrases == ()
    assert found.rules == (Rule("gonna", "going to"),)


def test_of_two_rules_for_the_same_words_the_later_one_holds():
    assert parse_list("Color -> colour\ncolor -> hue").rules == (Rule("color", "hue"),)


def test_several_lists_are_one(tmp_path):
    for name in "ab":
        (tmp_path / name).write_text(f"{name}\nboth\nx -> {name}\n")

    found = read_lists([tmp_path / "a", str(tmp_path / "b")])

    assert found.phrases == ("a", "both", "b")
    assert found.rules == (Rule("x", "b"),)


def test_no_lists_are_no_words():
    assert read_lists([]) == NO_WORDS


@pytest.mark.parametrize(
    "line",
    [
        "x" * 200,
        "a\0b",
        "Nguyen =",
        "= win",
        "Nguyen = win,,nwin",
        "a = b = c",
        "a -> b -> c",
        "a = b -> c",
        "-> b",
        "a ->",
        "...",
        "!! -> b",
    ],
)
def test_a_line_that_is_no_entry_is_refused_by_list_and_number(words, line):
    words.write_text(f"fine\n{line}\n", "utf-8")

    with pytest.raises(ConfigError, match=r"words\.txt, line 2") as caught:
        read_lists([words])
    assert caught.value.hint


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_list_that_is_missing_or_no_text_is_refused_by_name(words, content):
    if content is not None:
        words.write_bytes(content)

    with pytest.raises(ConfigError, match=r"words\.txt"):
        read_lists([words])


@pytest.mark.parametrize("form", ["{}", "{} -> x"])
def test_a_list_that_is_endless_is_refused_by_name(words, form):
    words.write_text("\n".join(form.format(number) for number in range(MOST + 1)))

    with pytest.raises(ConfigError, match=r"words\.txt"):
        read_lists([words])


def test_two_lists_that_are_too_much_together_are_refused(tmp_path):
    for name, first in (("a", 0), ("b", MOST // 2 + 1)):
        entries = range(first, first + MOST // 2 + 1)
        (tmp_path / name).write_text("\n".join(map(str, entries)))

    with pytest.raises(ConfigError, match="lists") as caught:
        read_lists([tmp_path / "a", tmp_path / "b"])
    assert caught.value.hint
