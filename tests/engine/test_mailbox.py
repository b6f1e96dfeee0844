import numpy as np
import pytest

from captioner.engine import mailbox
from captioner.engine.mailbox import SegmentMailbox
from captioner.events import Closed, Segment


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
