from captioner.events import Origin
from captioner.history.name_order import NameOrder
from support.events import COMPUTER, MICROPHONE


def test_sources_that_are_heard_at_once_have_the_same_numbers_wherever_a_view_begins():
    order = NameOrder()

    assert [order.place(one) for one in (COMPUTER, MICROPHONE, COMPUTER)] == [1, 0, 1]


def test_other_sources_are_numbered_as_they_come_and_keep_their_number():
    order = NameOrder()

    assert [order.place(Origin(key)) for key in ("b", "a", "b", "mic")] == [2, 3, 2, 0]


def test_speakers_are_numbered_by_their_own_number_whatever_was_heard_before():
    order = NameOrder()
    order.place(COMPUTER)

    assert [order.place(Origin("mic", speaker=n)) for n in (3, 1)] == [2, 0]
