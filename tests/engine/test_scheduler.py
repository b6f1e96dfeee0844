"""What outdates a segment that is being read, by a clock that stands still."""

import numpy as np
import pytest

from captioner.engine.mailbox import SegmentMailbox
from captioner.engine.scheduler import GAIN_SHARE, Scheduler
from captioner.events import Closed, Segment
from captioner.units import samples
from support.events import COMPUTER, MICROPHONE
from support.simulation import LIVE, frame_sayer

KEYS = (MICROPHONE.key, COMPUTER.key)
USUAL_S = 1.0  # what calls take here


class Clock:
    now_s = 0.0

    def __call__(self):
        return self.now_s


def segment(number, end_s, origin=MICROPHONE, closed=None):
    return Segment(number, np.zeros(samples(end_s), np.float32), 0, closed=closed, origin=origin)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def mailbox():
    return SegmentMailbox()


@pytest.fixture
def scheduler(mailbox, clock):
    """One that knows how long a call takes."""
    made = Scheduler(LIVE, KEYS, mailbox, clock, lambda _event: None)
    job = made.begin(segment(0, 9.0, closed=Closed.PAUSE))
    clock.now_s += USUAL_S
    made.finish(job, frame_sayer(job.segment))
    return made


@pytest.fixture
def partial(scheduler):
    job = scheduler.begin(segment(2, 4.0))
    assert not scheduler.is_outdated(job)
    return job


def test_a_newer_partial_outdates_one_on_which_little_time_was_spent(
    scheduler, partial, mailbox, clock
):
    mailbox.post(segment(2, 4.5))
    early = scheduler.is_outdated(partial)

    clock.now_s += GAIN_SHARE * USUAL_S

    assert early
    assert not scheduler.is_outdated(partial)


def test_the_end_of_its_window_outdates_a_partial_at_any_time(scheduler, partial, mailbox, clock):
    mailbox.post(segment(2, 4.5, closed=Closed.PAUSE))
    clock.now_s += 10 * USUAL_S

    assert scheduler.is_outdated(partial)


@pytest.mark.parametrize("closed", [None, Closed.PAUSE])
def test_nothing_of_another_source_outdates_a_partial(scheduler, partial, mailbox, closed):
    mailbox.post(segment(1, 4.5, COMPUTER, closed=closed))

    assert not scheduler.is_outdated(partial)


def test_a_closed_window_is_read_to_its_end(scheduler, mailbox):
    job = scheduler.begin(segment(2, 4.0, closed=Closed.TOO_LONG))
    mailbox.post(segment(4, 1.0))
    mailbox.post(segment(4, 2.0, closed=Closed.PAUSE))

    assert not scheduler.is_outdated(job)


def test_after_a_partial_that_was_given_up_the_next_has_its_time(scheduler, partial, mailbox):
    scheduler.finish(partial, None)

    job = scheduler.begin(segment(2, 4.5))
    mailbox.post(segment(2, 5.0))

    assert not scheduler.is_outdated(job)
