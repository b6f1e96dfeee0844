"""How the captions of two long recordings of reading read, against what was really read."""

import re
from difflib import SequenceMatcher

import pytest

from captioner.history.caption_store import CaptionStore
from support.read_aloud import kept

SENTENCE_END = re.compile(r"[.?!;][\"')]*$")  # a semicolon parts main clauses, as a full stop does


@pytest.fixture(scope="module")
def readings():
    return list(kept())


def bare(word):
    return re.sub(r"[^a-z0-9']", "", word.lower())


def placed(texts, truth):
    """For each text the places of its first and last word among the words of `truth`."""
    words = [bare(word) for text in texts for word in text.split()]
    places = {}
    matcher = SequenceMatcher(None, words, list(map(bare, truth)), autojunk=False)
    for _, start, end, low, high in matcher.get_opcodes():
        for n in range(start, end):
            places[n] = min(low + n - start, max(low, high - 1))
    found, at = [], 0
    for text in texts:
        n_words = len(text.split())
        found.append((places[at], places[at + n_words - 1]))
        at += n_words
    return found


def in_the_middle(texts, truth):
    """How many of the texts, but the first, begin where no sentence does, and of how many."""
    starts = [first for first, _ in placed(texts, truth)][1:]
    return sum(not SENTENCE_END.search(truth[at - 1]) for at in starts), len(starts)


def shown(events):
    store = CaptionStore(10_000)
    for event in events:
        store.apply(event)
    store.end_run()
    return store.lines


def paragraphs(lines):
    found = []
    for line in lines:
        found = [*found, ""] if line.begins else found
        found[-1] += line.gap + line.settled
    return found


def test_at_most_one_paragraph_in_twenty_begins_in_the_middle_of_a_sentence(readings):
    captions, flowing = [], []
    for text, events in readings:
        finals = [event.text for event in events if event.final and event.text]
        captions.append(in_the_middle(finals, text.split()))
        flowing.append(in_the_middle(paragraphs(shown(events)), text.split()))

    assert sum(n for n, _ in captions) > sum(total for _, total in captions) / 2  # as it was
    assert sum(total for _, total in flowing) >= 6
    assert sum(n for n, _ in flowing) <= sum(total for _, total in flowing) / 20


def test_at_most_one_in_ten_is_left_of_the_full_stops_set_at_cuts_where_nobody_paused(readings):
    n_false = n_left = n_true = n_lost = 0
    for text, events in readings:
        truth = text.split()
        finals = [event for event in events if event.final and event.text]
        places = placed([event.text for event in finals], truth)
        lines = {line.said[-30:]: line for line in shown(events)}
        for event, (_, last) in zip(finals, places, strict=True):
            abbreviates = re.search(r"\.[,:]$", truth[last])  # the dot is the word's own: etc.,
            if not (event.cut and event.text.endswith(".")) or abbreviates:
                continue
            stays = lines[event.text[-30:]].settled.endswith(".")
            if SENTENCE_END.search(truth[last]):
                n_true, n_lost = n_true + 1, n_lost + (not stays)
            else:
                n_false, n_left = n_false + 1, n_left + stays

    assert n_false >= 8
    assert n_left <= n_false / 10
    assert (n_true, n_lost) == (n_true, 0)
