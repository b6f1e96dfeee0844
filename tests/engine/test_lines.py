from itertools import pairwise

import numpy as np
import pytest

from captioner.engine.lines import LONGEST_LINE_S, lines_of
from captioner.events import Closed, Segment, Word
from support.fakes import transcript


def segment(duration_s, start_s=0.0):
    n = int(duration_s * 16_000)
    return Segment(0, np.zeros(n, np.float32), int(start_s * 16_000), Closed.PAUSE)


def spoken(text, spacing_s):
    words = tuple(
        Word(word, i * spacing_s, i * spacing_s, -0.1) for i, word in enumerate(text.split())
    )
    return transcript(text, words=words)


def test_a_short_window_is_one_line():
    (line,) = lines_of(segment(8.0, start_s=3.0), spoken("One. Two.", 2.0))

    assert (line.start_s, line.end_s, line.text) == (3.0, 11.0, "One. Two.")


def test_a_long_window_breaks_at_the_ends_of_sentences():
    lines = lines_of(segment(12.0, start_s=100.0), spoken("It rains here. Does it? Yes!", 2.0))

    assert [line.text for line in lines] == ["It rains here.", "Does it?", "Yes!"]
    assert [line.start_s for line in lines] == [100.0, 106.0, 110.0]
    assert lines[-1].end_s == 112.0


@pytest.mark.parametrize("spacing_s", [0.3, 0.9, 2.5])
def test_lines_are_short_in_order_and_lose_no_word(spacing_s):
    text = " ".join(f"word{i}" for i in range(int(25 / spacing_s)))

    lines = lines_of(segment(25.0), spoken(text, spacing_s))

    assert " ".join(line.text for line in lines) == text
    assert all(a.end_s <= b.start_s for a, b in pairwise(lines))
    assert all(line.end_s - line.start_s <= LONGEST_LINE_S + 2.6 for line in lines)


def test_without_word_times_a_long_window_is_one_line():
    (line,) = lines_of(segment(20.0), transcript("all of it"))

    assert (line.start_s, line.end_s) == (0.0, 20.0)
