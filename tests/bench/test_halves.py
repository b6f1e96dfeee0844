from dataclasses import dataclass

import pytest

from captioner.bench.halves import choices, halves, speaker_of
from captioner.bench.scoring import Errors


@dataclass(frozen=True)
class Spoken:
    id: str
    speaker: str
    condition: str = "clean"
    text: str = "ten words are said in each of all these clips"


def clip(n, speaker, condition="clean"):
    return Spoken(f"{condition}-{n}", speaker, condition)


def a_set():
    return [
        *(clip(n, f"reader {n // 3}") for n in range(30)),
        *(clip(n, f"caller {n // 2}", "telephone") for n in range(12)),
        *(clip(n, "reader 1", "noisy") for n in range(2)),
        *(clip(n, "reader 2", "noisy") for n in range(2, 4)),
    ]


def test_no_speaker_is_in_both_halves_and_every_clip_in_one():
    clips = a_set()

    one, other = halves(clips)

    assert not {c.speaker for c in one} & {c.speaker for c in other}
    assert {c.id for c in (*one, *other)} == {c.id for c in clips}
    assert len(one) + len(other) == len(clips)


@pytest.mark.parametrize("condition", ["clean", "telephone", "noisy"])
def test_each_half_has_about_half_of_a_condition(condition):
    one, other = ([c for c in half if c.condition == condition] for half in halves(a_set()))

    assert abs(len(one) - len(other)) <= 3
    assert one
    assert other


def test_the_order_of_a_manifest_has_no_part_in_it():
    clips = a_set()

    assert {c.id for c in halves(clips)[0]} == {c.id for c in halves(clips[::-1])[0]}


def test_a_clip_of_nobody_known_is_a_speaker_of_its_own():
    clips = [clip(n, "") for n in range(10)]

    one, other = halves(clips)

    assert speaker_of(clips[3]) == "clean-3"
    assert len(one) == len(other) == 5


def test_a_candidate_that_is_best_by_chance_on_one_half_is_told_by_the_other():
    clips = [clip(n, f"speaker {n}") for n in range(20)]
    first = {c.id for c in halves(clips)[0]}
    steady = {c.id: Errors(1, 10) for c in clips}
    fitted = {c.id: Errors(0 if c.id in first else 3, 10) for c in clips}

    on_a, on_b = choices(clips, {"steady": steady, "fitted": fitted}, "steady")

    assert (on_a.chosen_on, on_a.candidate) == ("A", "fitted")
    assert (on_a.percent_seen, on_a.percent, on_a.against.points) == (0.0, 30.0, 20.0)
    assert (on_b.chosen_on, on_b.candidate, on_b.percent) == ("B", "steady", 10.0)
    assert on_b.against.points == 0.0


def test_of_candidates_that_are_equally_good_the_first_is_taken():
    clips = [clip(n, f"speaker {n}") for n in range(10)]
    same = {c.id: Errors(1, 10) for c in clips}

    found = choices(clips, {"one": same, "two": dict(same)}, "two")

    assert {choice.candidate for choice in found} == {"one"}


def test_a_set_of_one_speaker_has_nobody_to_report_on():
    clips = [clip(n, "alone") for n in range(4)]

    with pytest.raises(ValueError, match="one speaker"):
        choices(clips, {"a": {c.id: Errors(0, 1) for c in clips}}, "a")
