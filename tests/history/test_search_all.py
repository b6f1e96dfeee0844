"""One search over all sessions: it finds what the search in each of them does."""

import random
import re

import pytest

from captioner.events import Origin, SpeakerChanged
from captioner.history import search_all as module
from captioner.history.entry import Entry
from captioner.history.naming import note_title
from captioner.history.reader import SessionReader
from captioner.history.records import Header, Said, end_line, header_line, line_of
from captioner.history.search import search, wanted_of
from captioner.history.search_all import folded, may_have, search_all
from captioner.history.sessions import SessionFolder
from support.sessions import NOON_S

NOBODY = 2**22 + 1  # above the highest process number
WORDS = (
    *(
        "the budget",
        "Größe",
        "ÉTÉ",
        "naïve",
        'so "called"',
        "back\\slash",
        "İstanbul",
        "\u0131s\u0131",
    ),
    *("Straße", "KELVIN \u212a", "lon\u017f", "Σίσυφος", "日本語", "über", "a", "Anna", "speaker"),
)


def no_pause():
    pass


@pytest.fixture
def folder(tmp_path):
    return SessionFolder(tmp_path)


def write(folder, name, *entries, at_s=0.0, more=()):
    path = folder.folder / f"{name}.jsonl"
    lines = [header_line(Header(NOON_S + at_s, NOBODY, 0.0))]
    lines += [line_of(Said(n, entry)) for n, entry in enumerate(entries)]
    path.write_bytes(b"".join([*lines, *more, end_line()]))
    return path


def entry(text, n=0, **fields):
    return Entry(text=text, start_s=3.0 * n, end_s=3.0 * n + 2.0, **fields)


def found_in(folder, text):
    states = search_all(folder.sessions(), text, no_pause)
    return {one.found.info.path.stem: one.found for one in states if one.found}


def test_the_newest_is_found_first_with_its_hits_and_the_words_around_the_first(folder):
    write(folder, "old", entry("The budget is too small."), at_s=0.0)
    write(folder, "none", entry("Nothing of the kind."), at_s=1.0)
    long = "We met in the long room on the second floor to talk about money: the Budget, again. "
    write(folder, "new", entry(long * 3, 0), entry("No budget."), at_s=2.0)

    states = list(search_all(folder.sessions(), "budget", no_pause))

    assert [one.n_done for one in states] == [1, 2, 3]
    new, none, old = (one.found for one in states)
    assert (new.n_hits, none, old.n_hits) == (4, None, 1)
    assert new.excerpt[new.start : new.end] == "Budget"
    assert new.excerpt.startswith("…")
    assert len(new.excerpt) < 200
    assert old.excerpt == "The budget is too small."


def test_titles_are_searched_too(folder):
    note_title(write(folder, "a", entry("Good morning.")), "Budget meeting")
    note_title(write(folder, "b", entry("The budget meeting begins.")), "Monday")

    found = found_in(folder, "budget meeting")

    assert {name: one.n_hits for name, one in found.items()} == {"a": 0, "b": 1}


def test_what_one_speaker_says_is_found_by_name_also_of_names_given_later(folder):
    anna, bob = Origin("", "", 1), Origin("", "", 2)
    entries = [entry("The budget is fine.", 0, origin=anna), entry("What budget?", 1, origin=bob)]
    write(folder, "a", *entries, more=[line_of(SpeakerChanged(1, "Anna Lee"))])
    write(folder, "b", *entries)

    assert set(found_in(folder, "speaker:Anna budget")) == {"a"}
    assert set(found_in(folder, 'speaker:"Anna Lee"')) == {"a"}
    assert set(found_in(folder, "speaker:2 budget")) == {"a", "b"}
    assert found_in(folder, "speaker:Anna budget")["a"].n_hits == 1
    assert set(found_in(folder, "speaker")) == {"a", "b"}  # the label of who has no name


@pytest.mark.parametrize("seed", range(40))
def test_no_session_is_passed_over_that_the_search_in_it_finds(folder, seed):
    """The bytes of a file are a guess that may be wrong in one direction only."""
    rng = random.Random(seed)
    for n in range(6):
        texts = [" ".join(rng.choices(WORDS, k=rng.randint(1, 5))) for _ in range(8)]
        names = (None, 1, 2)
        entries = [
            entry(text, k, origin=Origin("", "", rng.choice(names)), continues=rng.random() < 0.4)
            for k, text in enumerate(texts)
        ]
        write(folder, f"s{n}", *entries, at_s=float(n))
    word = rng.choice(" ".join(WORDS).split())
    wanted = rng.choice((word, word.upper(), word.lower(), word[1:] or word, f"{word} {word}"))

    found = found_in(folder, wanted)

    for info in folder.sessions():
        reader = SessionReader(info.path)
        *_, hits = search(reader, wanted_of(wanted), lambda: False)
        reader.close()
        one = found.get(info.path.stem)
        assert (one.n_hits if one else 0) == hits.total, (info.path.stem, wanted)


def test_letters_that_match_in_capitals_or_not_are_the_same_folded():
    """Of all of Unicode: what the pattern finds is never passed over."""
    differ = []
    for code in range(0x20, 0x1_0000):
        letter = chr(code)
        for other in {letter.lower(), letter.upper(), letter.swapcase()} - {letter}:
            same = len(other) == 1 and re.fullmatch(re.escape(letter), other, re.IGNORECASE)
            if same and folded(letter) != folded(other):
                differ.append((hex(code), letter, other))
    for odd, plain in zip(module._OTHER_CASES, "skii", strict=True):
        assert re.fullmatch(plain, odd, re.IGNORECASE)
        assert folded(odd) == plain
    assert differ == []


def test_words_that_a_block_ends_in_are_found(folder, monkeypatch):
    monkeypatch.setattr(module, "BLOCK_BYTES", 7)
    path = write(folder, "a", entry("An unbelievably größer budget."))

    assert may_have(path, ["unbelievably", "größer", "budget"], no_pause)
    assert not may_have(path, ["unbelievable"], no_pause)


def test_a_session_that_is_gone_or_damaged_has_nothing(folder):
    gone = write(folder, "gone", entry("The budget."))
    damaged = write(folder, "damaged", entry("Fine.", 0))
    sessions = folder.sessions()
    gone.unlink()
    damaged.write_bytes(b"\xff\xfe budget")

    states = search_all(sessions, "budget", no_pause)

    assert [one.found for one in states] == [None, None]


def test_a_search_that_is_given_up_ends_at_the_next_pause(folder):
    class GivenUpError(Exception):
        pass

    write(folder, "a", *[entry("The budget.", n) for n in range(200)])
    pauses = []

    def pause():
        pauses.append(1)
        if len(pauses) > 3:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        list(search_all(folder.sessions(), "budget", pause))
