"""What is looked for in what one speaker says."""

import pytest

from captioner.events import Origin, SpeakerChanged
from captioner.history.memory import MemorySession
from captioner.history.search import of_speaker, search, wanted_of
from support.sessions import said

TALK = (
    (1, "The budget is small."),
    (2, "Which budget? Anna's budget?"),
    (1, "Yes."),
    (10, "A budget of Anna: none."),
)


@pytest.fixture
def session():
    session = MemorySession()
    session.post(SpeakerChanged(1, "Anna Lee"))
    for number, (speaker, text) in enumerate(TALK):
        session.post(said(number, text, 9.0 * number, origin=Origin(speaker=speaker)))
    session.post(said(len(TALK), "Speaker: nobody knows.", 99.0))
    return session


def found(session, text):
    """What is hit, with its row."""
    wanted = wanted_of(text)
    rows = [(n, session.row(n)) for n in range(session.end)]
    return [
        (number, row.shown[start:end])
        for number, row in rows
        for start, end in wanted.hits(row.shown, row.origin.label)
    ]


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("speaker:Anna budget", [(0, "budget")]),
        ("budget SPEAKER: lee", [(0, "budget")]),
        ('speaker:"anna lee" budget', [(0, "budget")]),
        ('speaker:"Anna" budget', []),
        ("speaker:Anna anna", []),
        ("speaker:Ann", [(0, "Anna Lee"), (2, "Anna Lee")]),
        ("speaker:nna", []),
        ("speaker:1", []),
        ("speaker:2 budget", [(1, "budget"), (1, "budget")]),
        ('speaker:"Speaker 10"', [(3, "Speaker 10")]),
        ("speaker:", [(4, "Speaker:")]),
        ("anna", [(0, "Anna"), (1, "Anna"), (2, "Anna"), (3, "Anna")]),
    ],
)
def test_words_are_found_in_what_one_speaker_says(session, text, hits):
    assert found(session, text) == hits


def test_hits_of_a_speaker_are_counted_in_the_whole_session(session):
    *_, hits = search(session, wanted_of("speaker:Anna"), lambda: False)

    assert [hits.row_of(n) for n in range(hits.total)] == [(0, 0), (2, 0)]


def test_a_name_that_is_given_later_is_found_in_what_was_said_before(session):
    session.post(SpeakerChanged(2, "Bob"))

    assert found(session, "speaker:bob which") == [(1, "Which")]


@pytest.mark.parametrize("name", ["Bob", 'Bob "B" Ray', "A.+", "Zoë", "speaker:Anna"])
def test_a_speaker_that_is_chosen_is_found_whatever_the_name(session, name):
    session.post(SpeakerChanged(2, name))

    chosen = of_speaker("speaker:Anna  which", name)

    assert chosen.endswith('" which')
    assert found(session, chosen) == [(1, "Which")]
    assert of_speaker(chosen, "Anna Lee") == 'speaker:"Anna Lee" which'
