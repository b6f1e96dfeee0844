import pytest

from captioner.composition.text import capitalised, display_width, end_of, safe, sentence


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain naïve 東京 🙂", "plain naïve 東京 🙂"),
        ("two\nlines\tand\r\nmore", "two lines and  more"),
        ("\x1b[2Jgone\x07", "\ufffd[2Jgone\ufffd"),
        ("turned \u202eround", "turned round"),
        ("and/or [b]x</b> <i> &", "and/or [b]x</b> <i> &"),
        ("half \udc80", "half \ufffd"),
        ("next\u2028line", "next line"),
    ],
)
def test_text_cannot_steer_the_terminal(text, shown):
    assert safe(text) == shown


@pytest.mark.parametrize(
    ("text", "columns"), [("abc", 3), ("東京", 4), ("e\u0301", 1), ("a\u200bb", 2), ("", 0)]
)
def test_width_counts_columns_and_not_characters(text, columns):
    assert display_width(text) == columns


@pytest.mark.parametrize(
    ("text", "columns", "shown"),
    [
        ("short", 5, "short"),
        ("the end counts", 9, "...counts"),
        ("東京東京", 7, "...東京"),
        ("東京東京", 6, "...京"),
        ("xxxxe\u0301", 4, "...e\u0301"),
        ("xxxxx東\u0301", 4, "..."),
        ("longer", 2, ".."),
        ("longer", 0, ""),
    ],
)
def test_a_text_too_long_is_shown_by_its_end(text, columns, shown):
    fitted = end_of(text, columns)

    assert fitted == shown
    assert display_width(fitted) <= columns


@pytest.mark.parametrize(
    ("text", "shown"), [("no stop", "no stop."), ("stop.", "stop."), ("why?", "why?"), ("", "")]
)
def test_a_sentence_ends_once(text, shown):
    assert sentence(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("the microphone is lost", "The microphone is lost"),
        ("élan", "Élan"),
        ("talk.mp3 has ended", "talk.mp3 has ended"),
        ("hw:0 is busy", "hw:0 is busy"),
        ("", ""),
    ],
)
def test_a_message_begins_with_a_capital_letter_unless_a_name_comes_first(text, shown):
    assert capitalised(text) == shown
