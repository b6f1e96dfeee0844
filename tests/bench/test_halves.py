from dataclasses import dataclass, replace

import pytest

from captioner.bench.halves import choices, halves
from captioner.bench.scoring import Errors


@dataclass(frozen=True)
class Spoken:
    id: str
    speaker: str
    condition: str = "clean"
    text: str = "ten words are said in each of all these clips"
    half: str = ""


def clip(n, speaker, condition="clean"):
    return Spoken(f"{condition}-{n}", speaker, condition)


def a_set():
    return [
        *(clip(n, f"reader {n // 3}") for n in range(30)),
        *(clip(n, f"caller {n // 2}", "telephone") for n in range(12)),
        *(clip(n, "reader 1", "noisy") for n in range(2)),
        *(clip(n, "reader 2", "noisy") for n in range(2, 4)),
    ]


def parted(clips):
    half = halves(clips)
    assert half.keys() == {c.id for c in clips}
    return ([c for c in clips if half[c.id] == name] for name in "AB")


def placed(clips):
    half = halves(clips)
    return [replace(c, half=half[c.id]) for c in clips]


def test_no_speaker_is_in_both_halves():
    one, other = parted(a_set())

    assert one
    assert other
    assert not {c.speaker for c in one} & {c.speaker for c in other}


@pytest.mark.parametrize("condition", ["clean", "telephone", "noisy"])
def test_each_half_has_about_half_of_a_condition(condition):
    one, other = ([c for c in half if c.condition == condition] for half in parted(a_set()))

    assert abs(len(one) - len(other)) <= 3
    assert one
    assert other


def test_the_order_of_a_manifest_has_no_part_in_it():
    clips = a_set()

    assert halves(clips) == halves(clips[::-1])


def test_halves_are_the_same_on_every_machine():
    clips = [clip(n, f"reader {n}") for n in range(6)]

    assert "".join(halves(clips).values()) == "AABABB"


def test_a_clip_of_nobody_known_is_a_speaker_of_its_own():
    one, other = parted([clip(n, "") for n in range(10)])

    assert len(one) == len(other) == 5


def test_a_candidate_that_is_best_by_chance_on_one_half_is_told_by_the_other():
    clips = placed([clip(n, f"speaker {n}") for n in range(20)])
    steady = {c.id: Errors(1, 10) for c in clips}
    fitted = {c.id: Errors(0 if c.half == "A" else 3, 10) for c in clips}

    on_a, on_b = choices(clips, {"steady": steady, "fitted": fitted}, "steady")

    assert (on_a.chosen_on, on_a.candidate) == ("A", "fitted")
    assert (on_a.percent_seen, on_a.percent, on_a.against.points) == (0.0, 30.0, 20.0)
    assert (on_b.chosen_on, on_b.candidate, on_b.percent) == ("B", "steady", 10.0)
    assert on_b.against.points == 0.0


def test_of_candidates_that_are_equally_good_the_first_is_taken():
    clips = placed([clip(n, f"speaker {n}") for n in range(10)])
    same = {c.id: Errors(1, 10) for c in clips}

    found = choices(clips, {"one": same, "two": dict(same)}, "two")

    assert {choice.candidate for choice in found} == {"one"}


def test_a_set_of_one_speaker_has_nobody_to_report_on():
    clips = placed([clip(n, "alone") for n in range(4)])

    with pytest.raises(ValueError, match="one half"):
        choices(clips, {"a": {c.id: Errors(0, 1) for c in clips}}, "a")
