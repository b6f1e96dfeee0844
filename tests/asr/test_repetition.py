"""A loop is told from real repetition by where the copies were read."""

import pytest

from captioner.asr.repetition import way_out, without_loops
from captioner.events import Token


def tokens(ids, read_s):
    return [Token(token, -0.1, 0.02, at) for token, at in zip(ids, read_s, strict=True)]


def still(ids, at_s=3.0):
    """All read at the same place."""
    return tokens(ids, [at_s] * len(ids))


def spoken(ids, begun_s=0.5, pace_s=0.3):
    """Each read a little later than the one before."""
    return tokens(ids, [begun_s + pace_s * at for at in range(len(ids))])


def ids(found):
    return [token.id for token in found]


@pytest.mark.parametrize("length", range(1, 13))
def test_a_phrase_on_which_the_alignment_stands_still_is_left_soon(length):
    phrase = list(range(100, 100 + length))
    copies = next(n for n in range(1, 20) if way_out(still(phrase * n)) is not None)

    assert way_out(still(phrase * copies)) == phrase[0]
    assert copies <= (9 if length < 3 else 5)


@pytest.mark.parametrize("length", range(1, 13))
@pytest.mark.parametrize("copies", range(2, 13))
def test_a_phrase_with_which_the_alignment_moves_on_is_no_loop(length, copies):
    said = spoken(list(range(100, 100 + length)) * copies)

    assert way_out(said) is None
    assert ids(without_loops(said)) == ids(said)


@pytest.mark.parametrize(
    "said",
    [
        [5, 5, 5, 5, 5],
        [5, 6, 5, 6, 5, 6],
        [7] * 8,
        [5, 6] * 8,
        [1, 2, 3, 4, 1, 2, 3, 4],
        [],
        [1],
    ],
    ids=str,
)
def test_a_few_copies_are_no_loop_wherever_they_were_read(said):
    assert way_out(still(said)) is None


def test_words_that_are_read_at_the_same_place_at_first_are_as_many_as_were_said():
    nines = tokens([9] * 5 + [3, 2, 5], [1.26, 0.14, 0.14, 0.14, 4.48, 4.48, 5.7, 5.72])

    assert [way_out(nines[:n]) for n in range(len(nines) + 1)] == [None] * 9
    assert without_loops(nines) == tuple(nines)


def test_of_a_loop_as_many_copies_stay_as_the_sound_has_room_for():
    said = tokens([8, 9] * 4, [0.6, 0.6, 1.2, 1.2, 1.8, 1.8, 2.4, 2.4])
    loop = still([8, 9] * 9, 3.0)

    kept = without_loops([*said, *loop, *spoken([1, 2, 3], 3.5)])

    assert ids(kept) == [8, 9] * 5 + [1, 2, 3]


def test_a_sentence_that_begins_again_stays_as_often_as_it_was_read_anew():
    sentence = [1, 2, 3, 4, 5, 6]
    said = spoken(sentence * 3)
    again = tokens(sentence, [token.read_s for token in said[-6:]])

    kept = without_loops([*said, *again])

    assert ids(kept) == sentence * 3


def test_the_tokens_that_are_given_stay_and_what_they_began_is_cut():
    given = still([10, 11, 12] * 4)

    kept = without_loops([*given, *still([10, 11, 12] * 2)], len(given))

    assert ids(kept) == [10, 11, 12] * 4
