"""Where a forced cut falls and nobody paused, the sentence goes on."""

import numpy as np
import pytest

from captioner.engine.captions import Captions
from captioner.events import Closed, Segment
from captioner.units import samples
from support.fakes import transcript
from support.words import settled_by, spelt

SPEAKING, PAUSING = 0.1, 0.001  # level of the sound at the cut


@pytest.fixture
def captions():
    return Captions(settled_by(2), 10.0)


def segment(start_s, end_s, closed=None, at_cut=SPEAKING, id=0):
    sound = np.random.default_rng(0).normal(0, 0.1, samples(end_s) - samples(start_s))
    sound[-samples(0.1) :] *= at_cut / 0.1
    return Segment(id, sound.astype(np.float32), samples(start_s), closed)


def caption(captions, one, text):
    captions.to_read(one)
    return captions.observe(one, transcript(text, words=spelt(text)))


@pytest.mark.parametrize("mark", [".", "...", "…"])
def test_the_full_stop_of_a_cut_without_a_pause_is_left_out(captions, mark):
    final = caption(captions, segment(0, 5, Closed.TOO_LONG), f"it was the age{mark}")

    assert final.text == "it was the age"
    assert [word.text for word in final.words] == ["it", "was", "the", "age"]


@pytest.mark.parametrize(
    ("closed", "at_cut", "text"),
    [
        (Closed.TOO_LONG, PAUSING, "it was the age."),
        (Closed.PAUSE, SPEAKING, "it was the age."),
        (Closed.TOO_LONG, SPEAKING, "was it the age?"),
        (Closed.TOO_LONG, SPEAKING, "it was the age!"),
    ],
)
def test_other_marks_stay_and_so_does_a_full_stop_where_somebody_pauses(
    captions, closed, at_cut, text
):
    assert caption(captions, segment(0, 5, closed, at_cut), text).text == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("It was, again", "it was, again"),
        ("I was there", "I was there"),
        ("Dickens was there", "Dickens was there"),
    ],
)
def test_a_common_word_after_such_a_cut_has_no_capital(captions, text, shown):
    caption(captions, segment(0, 5, Closed.TOO_LONG), "it was the age")

    growing = [caption(captions, segment(5, 5 + n, id=1), text) for n in (1, 2)]
    final = caption(captions, segment(5, 8, Closed.PAUSE, id=1), text)

    assert growing[-1].settled
    assert final.text == shown
    assert all(final.text.startswith(one.text) for one in growing)


def test_a_capital_stays_after_a_pause_and_after_what_was_lost(captions):
    caption(captions, segment(0, 5, Closed.TOO_LONG, PAUSING), "it was the age.")
    after_pause = caption(captions, segment(5, 8, Closed.TOO_LONG, id=1), "It was late.")
    captions.forget()
    after_gap = caption(captions, segment(8, 9, Closed.PAUSE, id=2), "It was")

    assert after_pause.text == "It was late"
    assert after_gap.text == "It was"
