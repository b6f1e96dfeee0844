import random

import pytest

from captioner.events import Origin
from captioner.history.caption_store import CaptionLine
from captioner.history.unbroken import columns
from captioner.outputs.wrapping import last_lines

SAID = (
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the "
    "age of foolishness."
)
ANN = Origin(speaker=1, speaker_name="Ann")


def test_the_last_lines_are_those_that_are_seen_and_not_captions():
    lines = [CaptionLine("Before."), CaptionLine(SAID)]

    assert last_lines(lines, 2, 42) == [
        "of times, it was the age of wisdom, it was",
        "the age of foolishness.",
    ]


def test_captions_of_a_paragraph_flow():
    lines = [CaptionLine("Good"), CaptionLine("morning.", begins=False, gap=" ")]

    assert last_lines(lines, 2, 42) == ["Good morning."]


def test_a_label_stands_at_the_first_line_that_is_seen_and_at_the_first_of_a_paragraph():
    lines = [CaptionLine(SAID, origin=ANN), CaptionLine("Yes.", origin=Origin(speaker=2))]

    assert last_lines(lines, 3, 42) == [
        "Ann: wisdom, it was the age of",
        "foolishness.",
        "Speaker 2: Yes.",
    ]


def test_nothing_is_broken_without_a_width():
    lines = [CaptionLine("Hello."), CaptionLine(SAID, origin=ANN)]

    assert last_lines(lines, 2, 0) == ["Hello.", f"Ann: {SAID}"]


def test_no_captions_make_no_lines():
    assert last_lines([], 3, 42) == []


def test_scripts_without_spaces_are_broken_by_their_width():
    assert last_lines([CaptionLine("吾輩は猫である。名前はまだ無い。")], 9, 16) == [
        "吾輩は猫である。",
        "名前はまだ無い。",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_too_wide_and_nothing_is_lost(seed):
    chance = random.Random(seed)
    letters = "ab é東 w.,-\U0001f642"
    words = ["".join(chance.choices(letters, k=chance.randint(1, 30))) for _ in range(40)]
    text = " ".join(" ".join(words).split())
    width = chance.randint(16, 60)
    origin = Origin(speaker=1, speaker_name="N" * chance.randint(1, 40))

    rows = last_lines([CaptionLine(text, origin=origin)], 10_000, width)

    assert max(map(columns, rows)) <= width
    label = rows[0].index(": ") + 2 if ": " in rows[0] else rows[0].index("… ") + 2
    shown = rows[0][label:] + "".join(rows[1:])
    assert shown.replace(" ", "") == text.replace(" ", "")
