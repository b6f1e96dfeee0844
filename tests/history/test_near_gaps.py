from captioner.events import ONLY, Gap, GapReason
from captioner.history.near_gaps import NearGaps
from captioner.units import samples
from support.events import COMPUTER, MICROPHONE


def gap(start_s, end_s, reason=GapReason.LOST, origin=ONLY):
    return Gap(samples(start_s), samples(end_s), reason, origin)


def told(*gaps):
    """What stands there for each line, after all of them."""
    near, lines = NearGaps(), []
    for one in gaps:
        now = near.add(one)
        lines[len(lines) if now.first else -1 :] = [(now.gap.origin.key, now.gap.remark)]
    return lines


def test_pieces_soon_after_each_other_are_one():
    pieces = [gap(20 + number / 2, 20.2 + number / 2) for number in range(12)]

    assert told(*pieces) == [("", "[2.4 s not captioned]")]


def test_a_program_that_stood_still_heard_nobody():
    still = GapReason.STOOD_STILL

    assert told(gap(5.0, 25.2, still, MICROPHONE), gap(5.1, 25.1, still, COMPUTER)) == [
        ("", "[20.2 s not captioned]")
    ]
    assert told(gap(5.0, 25.0, still, MICROPHONE), gap(5.0, 25.3, still, COMPUTER)) == [
        ("", "[20.3 s not captioned]")
    ]


def test_gaps_far_apart_are_told_one_by_one():
    assert len(told(gap(0, 1), gap(4.1, 5))) == 2
    assert len(told(gap(0, 1), gap(3.9, 5))) == 1


def test_positions_that_begin_anew_are_told_by_themselves():
    assert len(told(gap(50, 51), gap(1, 2))) == 2
