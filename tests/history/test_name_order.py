from captioner.events import Origin
from captioner.history.name_order import NameOrder
from support.events import COMPUTER, MICROPHONE


def test_sources_are_numbered_as_they_come_and_keep_their_number():
    order = NameOrder()

    assert [order.place(one) for one in (COMPUTER, MICROPHONE, COMPUTER)] == [0, 1, 0]


def test_speakers_are_numbered_by_their_own_number_whatever_was_heard_before():
    order = NameOrder()
    order.place(COMPUTER)

    assert [order.place(Origin("mic", speaker=n)) for n in (3, 1)] == [2, 0]
