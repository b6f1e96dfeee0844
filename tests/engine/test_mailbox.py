import numpy as np
import pytest

from captioner.engine import mailbox
from captioner.engine.mailbox import SegmentMailbox
from captioner.events import Closed, Gap, GapReason, Segment
from captioner.units import samples


def segment(id, n, closed=None):
    return Segment(id, np.zeros(n, np.float32), 0, closed)


@pytest.fixture
def box():
    return SegmentMailbox()


def test_a_newer_partial_replaces_an_older_one(box):
    box.post(segment(0, 100))
    box.post(segment(0, 200))

    assert len(box.take().samples) == 200
    assert box.skipped_partials == 1


def test_closed_segments_are_never_skipped(box):
    for id in range(3):
        box.post(segment(id, 10, Closed.PAUSE))
    box.close()

    assert [box.take().id for _ in range(3)] == [0, 1, 2]
    assert box.take() is None


def test_a_closed_segment_drops_its_own_partial(box):
    box.post(segment(0, 100))
    box.post(segment(0, 150, Closed.PAUSE))
    box.close()

    assert len(box.take().samples) == 150
    assert box.take() is None


def test_a_closed_segment_waits_until_the_reader_comes_back(box):
    box.post(segment(0, 10, Closed.PAUSE))
    box.post(segment(1, 10, Closed.PAUSE))
    box.close()

    box.take()
    waiting_in_hand = [s.id for s in box.waiting()]
    box.take()
    box.take()

    assert waiting_in_hand == [0, 1]
    assert box.waiting() == ()


def test_a_reader_with_a_partial_learns_of_something_newer(box):
    box.post(segment(0, 100))
    box.take()
    alone = (box.has_newer_partial(), box.has_closed())
    box.post(segment(0, 200))
    grown = (box.has_newer_partial(), box.has_closed())
    box.post(segment(0, 300, Closed.PAUSE))
    closed = (box.has_newer_partial(), box.has_closed())

    assert (alone, grown, closed) == ((False, False), (True, False), (False, True))


def test_a_full_mailbox_asks_the_writer_to_wait_until_something_is_taken(box, monkeypatch):
    monkeypatch.setattr(mailbox, "MAX_WAITING", 20)
    box.post(segment(0, 10, Closed.PAUSE))
    room_before = box.wait_for_room(0)
    box.post(segment(1, 10, Closed.PAUSE))
    room_full = box.wait_for_room(0)
    box.take()

    assert (room_before, room_full, box.wait_for_room(0)) == (True, False, True)


def test_an_abandoned_mailbox_is_empty_and_stays_so(box):
    box.post(segment(0, 10, Closed.PAUSE))
    box.abandon()
    box.post(segment(1, 10, Closed.PAUSE))

    assert box.take() is None
    assert box.waiting() == ()


def spoken(id, start_s, end_s, closed=Closed.PAUSE):
    n = samples(end_s) - samples(start_s)
    return Segment(id, np.full(n, id + 1, np.float32), samples(start_s), closed)


def gap(start_s, end_s, reason=GapReason.BEHIND):
    return Gap(samples(start_s), samples(end_s), reason)


def spans(items):
    return [(type(i).__name__, i.start / 16_000, i.end / 16_000) for i in items]


def drained(box):
    box.close()
    return list(iter(box.take, None))


@pytest.fixture
def merging():
    return SegmentMailbox(merge_up_to=samples(9.0))


def test_windows_that_wait_for_long_are_read_together(merging):
    for id, start_s in enumerate((0, 2.5, 5, 7.5)):
        merging.post(spoken(id, start_s, start_s + 2))

    first, rest = drained(merging)

    assert (first.id, rest.id) == (0, 3)
    assert spans([first, rest]) == [("Segment", 0, 7.0), ("Segment", 7.5, 9.5)]
    at = [first.samples[samples(s)] for s in (1.0, 2.2, 3.0, 4.7, 6.0)]
    assert at == [1, 0, 2, 0, 3]  # silence where no segment has sound


def test_few_windows_and_those_far_apart_are_read_one_by_one(merging):
    merging.post(spoken(0, 0, 2))
    merging.post(spoken(1, 2.5, 4))
    few = [merging.take().id, merging.take().id]
    for id, start_s in enumerate((10, 13.5, 17)):
        merging.post(spoken(id, start_s, start_s + 2))

    assert few == [0, 1]
    assert [item.id for item in drained(merging)] == [0, 1, 2]


def test_windows_on_both_sides_of_a_gap_stay_apart(merging):
    merging.post(spoken(0, 0, 3, Closed.GAP))
    merging.post(gap(3, 3.5, GapReason.LOST))
    merging.post(spoken(1, 3.5, 6))

    assert [type(item) for item in drained(merging)] == [Segment, Gap, Segment]


def test_without_a_limit_windows_are_never_read_together(box):
    for id in range(4):
        box.post(spoken(id, id * 2, id * 2 + 2))

    assert [item.id for item in drained(box)] == [0, 1, 2, 3]


def test_the_oldest_speech_that_waits_is_left_out_and_leaves_a_gap(box):
    box.post(spoken(0, 0, 3))
    box.post(spoken(1, 4, 7))

    left_out = box.leave_out(samples(4.0), captioned_end=0)

    assert left_out == samples(4.0)
    assert spans(drained(box)) == [("Gap", 0, 5.0), ("Segment", 5.0, 7.0)]


def test_what_a_partial_has_covered_is_not_left_out(box):
    box.post(spoken(0, 0, 3))
    box.post(spoken(1, 3, 6))

    box.leave_out(samples(2.0), captioned_end=samples(2.0))

    kept, *rest = drained(box)
    assert (kept.id, kept.closed) == (0, Closed.GAP)
    assert spans([kept, *rest]) == [("Segment", 0, 2.0), ("Gap", 2.0, 4.0), ("Segment", 4.0, 6.0)]


def test_what_is_in_hand_is_not_left_out(box):
    box.post(spoken(0, 0, 3))
    box.take()

    assert box.leave_out(samples(9.0), captioned_end=0) == 0
    assert spans(box.waiting()) == [("Segment", 0, 3.0)]


def test_a_rest_without_room_for_a_word_is_left_out_too(box):
    box.post(spoken(0, 0, 3))

    assert box.leave_out(samples(2.8), captioned_end=0) == samples(3.0)
    assert spans(drained(box)) == [("Gap", 0, 3.0)]


def test_lost_and_left_out_sound_stay_two_gaps(box):
    box.post(spoken(0, 0, 3, Closed.GAP))
    box.post(gap(3, 4, GapReason.LOST))

    box.leave_out(samples(3.0), captioned_end=0)

    assert [item.reason for item in drained(box)] == [GapReason.BEHIND, GapReason.LOST]


def test_taking_what_waits_never_waits(box):
    empty = box.take_waiting()
    box.post(spoken(0, 0, 3))

    assert (empty, box.take_waiting().id, box.take_waiting()) == (None, 0, None)
