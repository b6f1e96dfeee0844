"""Lines of session files, also of those that earlier versions have written."""

import pytest

from captioner.events import Origin
from captioner.history.entry import Entry
from captioner.history.records import Grown, Said, line_of, parse_entry, parse_grown
from support.events import COMPUTER, MICROPHONE

SPEAKER_2 = Origin("computer", "Computer", speaker=2)


def told(origin):
    return origin.key, origin.name, origin.speaker


@pytest.mark.parametrize("origin", [Origin(), MICROPHONE, COMPUTER, SPEAKER_2])
def test_whose_words_they_are_is_kept(origin):
    entry = Entry(text="Hello.", start_s=1.0, end_s=2.0, origin=origin)

    said = parse_entry(line_of(Said(3, entry)))
    grown = parse_grown(line_of(Grown(3, 1.0, 2.0, "Hello.", origin)))

    assert told(said.origin) == told(grown.origin) == told(origin)


def test_a_line_that_knows_only_what_its_source_is_called_is_read_with_that():
    said = parse_entry(b'{"t":"c","i":3,"s":1.0,"e":2.0,"x":"Hello.","l":"Computer"}')
    other = parse_entry(b'{"t":"c","i":4,"s":2.0,"e":3.0,"x":"Hi.","l":"Microphone"}')

    assert said.piece().origin.before(said.text) == "Computer: Hello."
    assert said.origin != other.origin


def test_a_line_whose_speaker_is_no_number_is_damaged():
    assert parse_entry(b'{"t":"c","i":3,"s":1.0,"e":2.0,"x":"Hello.","p":"me"}') is None


def test_a_source_is_the_same_whatever_it_is_called():
    assert Origin("mic", "Microphone") == Origin("mic", "Mikrofon") != Origin("mic", speaker=1)
