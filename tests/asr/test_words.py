import pytest

from captioner.asr.words import after_whole_words, said_once, words_of
from captioner.events import Token


class Pieces:
    """A text decoder with a piece of text for each token."""

    def __init__(self, *pieces):
        self._pieces = [piece.encode() if isinstance(piece, str) else piece for piece in pieces]

    def text(self, ids):
        joined = b"".join(self._pieces[token] for token in ids)
        return joined.decode("utf-8", errors="replace").rstrip("\ufffd")

    def starts_word(self, token):
        return self._pieces[token].startswith(b" ")


def read(*times_s):
    return [Token(at, -0.1, 0.0, time_s) for at, time_s in enumerate(times_s)]


def words(pieces, times_s=None):
    times_s = times_s or range(len(pieces))
    return words_of(read(*times_s), Pieces(*pieces))


def test_pieces_put_together_are_the_text():
    found = words([" It", "'s", " 3", ".", "14", ",", " or", " so", "."])

    assert [word.text for word in found] == ["It's", "3.14,", "or", "so."]
    assert "".join(word.piece for word in found) == " It's 3.14, or so."


def test_punctuation_after_a_word_is_no_part_of_its_bare_form():
    found = words([" It", "'s", " 3", ".", "14", ",", " -", " so", "..."])

    assert [word.bare for word in found] == [" It's", " 3.14", "", " so"]
    assert [word.n_bare for word in found] == [2, 3, 0, 1]


def test_vowel_signs_of_other_scripts_are_no_punctuation():
    (word,) = words([" ह", "ि", "।"])

    assert word.bare == " हि"


def test_a_script_without_spaces_has_a_word_for_each_character():
    cut = "京".encode()
    found = words(["東", cut[:2], cut[2:], "へ", "、", "行く"])

    assert [word.piece for word in found] == ["東京", "へ、", "行く"]


def test_half_a_character_at_the_end_is_held_back():
    found = words([" na", "ï".encode()[:1]])

    assert [word.text for word in found] == ["na"]


@pytest.mark.parametrize("outlier_s", [0.0, 9.0])
def test_a_token_that_looks_far_away_does_not_move_the_words_after_it(outlier_s):
    found = words([" a", " b", " c", " d", " e"], [1.0, 2.0, outlier_s, 3.0, 4.0])

    ends = [word.end_s for word in found]
    assert ends == sorted(ends)
    assert [ends[0], ends[1], ends[3], ends[4]] == [1.0, 2.0, 3.0, 4.0]


def test_punctuation_does_not_move_the_time():
    found = words([" a", ",", " b", "."], [1.0, 0.0, 2.0, 9.0])

    assert [(word.start_s, word.end_s) for word in found] == [(0.7, 1.0), (1.7, 2.0)]


def test_a_word_begins_before_it_is_read_but_not_before_the_word_before_it_ends():
    found = words([" a", " b", " c"], [0.1, 0.2, 1.0])

    assert [(word.start_s, word.end_s) for word in found] == [(0.0, 0.1), (0.1, 0.2), (0.7, 1.0)]


def test_a_settled_word_does_not_grow_afterwards():
    pieces = Pieces(" it", "'s", " a", " dog")

    kept = after_whole_words(read(0, 1, 2, 3), 1, pieces)

    assert pieces.text([token.id for token in kept]) == " it a dog"


def test_punctuation_after_a_settled_word_stays():
    pieces = Pieces(" it", ",", " a", " dog")

    assert after_whole_words(tokens := read(0, 1, 2, 3), 1, pieces) == tokens


def test_no_tokens_are_no_words():
    assert words_of((), Pieces()) == ()


def test_what_is_read_twice_at_the_same_place_was_said_once():
    twice = words([" Catch", ".", " Catch", "."], [0.4, 0.4, 0.5, 0.5])

    assert [word.text for word in said_once(twice)] == ["Catch."]


@pytest.mark.parametrize("places_s", [[0.4, 0.4, 0.9, 0.9], [0.1, 0.4, 0.6, 0.9]])
def test_what_is_said_twice_stays(places_s):
    twice = words([" No", ".", " No", "!"], places_s)

    assert said_once(twice) == twice


def test_other_words_at_the_same_place_stay():
    found = words([" so", " it", " so", " is"], [0.4, 0.4, 0.4, 0.4])

    assert said_once(found) == found
    assert said_once(found[:1]) == found[:1]
