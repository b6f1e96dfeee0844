"""Several sources in one mailbox."""

import numpy as np
import pytest

from captioner.engine.mailbox import SegmentMailbox
from captioner.events import Closed, Gap, GapReason, Origin, Segment
from captioner.units import samples


def growing(id, key, start_s=0.0, length_s=1.0):
    sound = np.zeros(samples(length_s), np.float32)
    return Segment(id, sound, samples(start_s), None, origin=Origin(key))


def closed(id, key, start_s=0.0, length_s=1.0):
    sound = np.zeros(samples(length_s), np.float32)
    return Segment(id, sound, samples(start_s), Closed.PAUSE, origin=Origin(key))


@pytest.fixture
def mailbox():
    return SegmentMailbox(merge_up_to=samples(9.0))


def taken(mailbox):
    return [(item.id, item.origin.key) for item in iter(mailbox.take_waiting, None)]


def test_growing_windows_are_taken_in_turn_however_often_one_of_them_is_renewed(mailbox):
    mailbox.post(growing(0, "A"))
    mailbox.post(growing(1, "B"))
    order = []
    for _ in range(6):
        item = mailbox.take_waiting()
        order.append(item.origin.key)
        mailbox.post(growing(item.id, item.origin.key))
        mailbox.post(growing(0, "A", length_s=2.0))

    assert order == ["A", "B"] * 3


def test_what_is_closed_is_taken_in_the_order_in_which_it_came(mailbox):
    for item in (closed(0, "A"), closed(1, "B"), closed(2, "A", 5.0), closed(3, "B", 5.0)):
        mailbox.post(item)

    assert [key for _, key in taken(mailbox)][:2] == ["A", "B"]


def test_a_closed_window_supersedes_only_its_own_partials(mailbox):
    mailbox.post(growing(0, "A"))
    mailbox.post(growing(1, "B"))
    mailbox.post(closed(0, "A"))

    assert taken(mailbox) == [(0, "A"), (1, "B")]
    assert mailbox.skipped_partials == 1


def test_a_partial_is_out_of_date_only_when_its_own_source_went_on(mailbox):
    mailbox.post(closed(1, "B"))
    mailbox.post(growing(2, "B"))

    assert (mailbox.has_closed("A"), mailbox.has_closed("B")) == (False, True)
    assert (mailbox.has_newer_partial("A"), mailbox.has_newer_partial("B")) == (False, True)


def test_only_windows_of_one_source_are_read_together(mailbox):
    for n in range(4):
        mailbox.post(closed(2 * n, "A", start_s=1.5 * n))
        mailbox.post(closed(2 * n + 1, "B", start_s=1.5 * n))

    first, second = mailbox.take_waiting(), mailbox.take_waiting()

    assert (first.origin.key, second.origin.key) == ("A", "B")
    assert first.end == second.end == samples(5.5)
    assert mailbox.take_waiting() is None


def test_speech_is_left_out_of_one_source_only(mailbox):
    mailbox.post(closed(0, "A", length_s=3.0))
    mailbox.post(closed(1, "B", length_s=3.0))

    assert mailbox.leave_out(samples(3.0), 0, "B") == samples(3.0)

    assert [segment.origin.key for segment in mailbox.waiting()] == ["A"]
    assert mailbox.waiting("B") == ()
    mailbox.take_waiting()
    assert mailbox.take_waiting() == Gap(0, samples(3.0), GapReason.BEHIND, Origin("B"))


def test_gaps_of_two_sources_stay_apart(mailbox):
    mailbox.post(closed(0, "A"))
    mailbox.post(closed(1, "B"))
    mailbox.leave_out(samples(1.0), 0, "A")
    mailbox.leave_out(samples(1.0), 0, "B")

    assert [mailbox.take_waiting().origin.key for _ in range(2)] == ["A", "B"]
