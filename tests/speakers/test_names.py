import numpy as np
import pytest

from captioner.speakers.names import SpeakerNames


def test_a_name_is_kept_until_it_is_taken_away():
    names = SpeakerNames()

    names.rename(2, "  Ada  Lovelace ")

    assert (names.name(1), names.name(2)) == ("", "Ada Lovelace")
    names.rename(2, "  ")
    assert names.name(2) == ""
    assert names.names == {}


@pytest.mark.parametrize(
    ("first", "second", "expected"), [("Ada", "", "Ada"), ("", "Bo", "Bo"), ("Ada", "Bo", "Bo")]
)
def test_merged_speakers_have_the_name_of_the_one_that_stays_or_else_the_other(
    first, second, expected
):
    names = SpeakerNames()
    names.rename(1, first)
    names.rename(2, second)

    names.merge(1, into=2)

    assert (names.current(1), names.name(1), names.name(2)) == (2, expected, expected)


def test_a_speaker_cannot_be_merged_into_itself_even_by_another_number():
    names = SpeakerNames()
    names.merge(1, into=2)

    for pair in ((1, 1), (1, 2), (2, 1)):
        with pytest.raises(ValueError, match="one speaker already"):
            names.merge(*pair)


def test_merging_in_any_order_ends_and_joins_everybody():
    draw = np.random.default_rng(1)
    for _ in range(50):
        names = SpeakerNames()
        people = [{n} for n in range(8)]
        for a, b in draw.integers(8, size=(20, 2)):
            one, other = (next(p for p in people if n in p) for n in (a, b))
            if one is not other:
                names.merge(int(a), into=int(b))
                people = [p for p in people if p not in (one, other)] + [one | other]

        assert all(len({names.current(n) for n in person}) == 1 for person in people)
        assert len({names.current(n) for n in range(8)}) == len(people)
