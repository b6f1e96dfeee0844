"""What is asked of the library's streams."""

import pytest

from captioner.asr.sherpa.library import SPELT, OnlineReader


class Stream:
    def accept_waveform(self, rate, sound):
        pass

    def input_finished(self):
        pass


class Recogniser:
    """Has read the same however often it is asked; counts how often it is asked for the text."""

    def __init__(self, text, pieces):
        self.text, self.pieces = text, pieces
        self.n_texts = 0

    def is_ready(self, stream):
        return False

    def get_result(self, stream):
        self.n_texts += 1
        return self.text

    def tokens(self, stream):
        return self.pieces

    def timestamps(self, stream):
        return []

    def ys_probs(self, stream):
        return []


@pytest.fixture
def parts(tmp_path):
    (tmp_path / "tokens.txt").write_text("a 0\n", "utf-8")
    return {"tokens": str(tmp_path / "tokens.txt")}


def texts(recogniser, parts, n):
    reader = OnlineReader(recogniser, parts)
    return {reader.read(Stream(), [], last=False).text for _ in range(n)}


def test_texts_are_not_asked_for_any_more_once_the_pieces_have_spelt_them(parts):
    recogniser = Recogniser("one two", ["\u2581one", "\u2581t", "wo"])

    assert texts(recogniser, parts, 10 * SPELT) == {"one two"}
    assert recogniser.n_texts == SPELT


def test_texts_that_the_pieces_do_not_spell_are_always_asked_for(parts):
    recogniser = Recogniser("naïve", ["\u2581n", "a", "Ã", "¯", "ve"])

    assert texts(recogniser, parts, 3 * SPELT) == {"naïve"}
    assert recogniser.n_texts == 3 * SPELT


def test_silence_says_nothing_about_the_pieces(parts):
    recogniser = Recogniser("", [])

    assert texts(recogniser, parts, 3 * SPELT) == {""}
    assert recogniser.n_texts == 3 * SPELT
