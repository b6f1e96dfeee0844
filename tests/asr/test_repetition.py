import pytest

from captioner.asr.repetition import loop_start


@pytest.mark.parametrize("length", range(1, 13))
def test_a_phrase_repeated_without_end_keeps_at_most_two_copies(length):
    phrase = list(range(100, 100 + length))
    tokens = []
    cut = None
    while cut is None and len(tokens) < 400:
        tokens += [phrase[len(tokens) % length]]
        cut = loop_start(tokens)

    assert cut is not None
    assert cut <= 2 * length


@pytest.mark.parametrize(
    "tokens",
    [
        [5, 5, 5],  # no no no
        [5, 6, 5, 6, 5, 6],  # no, no, no,
        [7, 7, 7, 7, 7, 7],  # a number of equal digits
        [1, 2, 3, 4, 1, 2, 3, 4],  # a sentence said twice
        [],
        [1],
    ],
    ids=str,
)
def test_real_repetition_is_left_alone(tokens):
    assert loop_start(tokens) is None


def test_what_came_before_the_loop_stays():
    before = [1, 2, 3, 4, 5]

    assert loop_start([*before, 8, 9, 10, 8, 9, 10, 8, 9, 10]) == len(before) + 3
