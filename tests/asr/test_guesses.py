"""What is guessed of a text by the hypothesis before."""

import random

from captioner.asr.drafts import AGREED, DRAFT_ROWS, FEW_GUESSES, STRAY, goes_on

LONG = tuple(range(100, 130))


def test_a_text_that_has_followed_the_draft_goes_on_with_it():
    assert goes_on((1, 2, 3, 4), [1, 2]) == (3, 4)


def test_no_more_is_guessed_than_a_pass_takes():
    assert goes_on(LONG, [100]) == LONG[1 : 1 + DRAFT_ROWS]


def test_after_a_token_in_place_of_another_the_next_one_is_guessed():
    assert goes_on((1, 2, 3, 4), [1, 9]) == (3,)


def test_after_a_token_more_the_draft_is_found_again():
    assert goes_on((1, 2, 3, 4), [1, 9, 2]) == (3,)


def test_after_a_token_fewer_the_draft_is_found_again():
    assert goes_on((1, 2, 3, 4, 5), [1, 3]) == (4,)


def test_the_longer_the_text_agrees_again_the_more_is_guessed():
    changed = [100, 9, *LONG[2:]]
    numbers = [len(goes_on(LONG, changed[:n])) for n in range(1, 3 + AGREED)]

    assert numbers == [DRAFT_ROWS, 1, 1, FEW_GUESSES, FEW_GUESSES, DRAFT_ROWS]


def test_of_equal_tokens_the_one_with_the_same_before_it_is_meant():
    assert goes_on((7, 1, 5, 2, 1, 6), [9, 9, 7, 1]) == (5, 2, 1)


def test_a_token_is_not_sought_far_away():
    draft = (*LONG[: STRAY + 2], 5, 6)

    assert goes_on(draft, [5]) == (LONG[1],)


def test_without_a_draft_nothing_is_guessed():
    assert goes_on((), [1, 2]) == ()
    assert goes_on((1, 2), [1, 2]) == ()
    assert goes_on((1, 2), [3, 4, 5, 6]) == ()


def test_whatever_stands_there_the_guesses_are_a_piece_of_the_draft():
    rng = random.Random(14)
    for _ in range(500):
        draft = tuple(rng.randrange(6) for _ in range(rng.randrange(20)))
        chosen = [rng.randrange(6) for _ in range(rng.randint(1, 20))]

        guesses = tuple(goes_on(draft, chosen))

        assert len(guesses) <= DRAFT_ROWS
        assert any(draft[at : at + len(guesses)] == guesses for at in range(len(draft) + 1))
