"""Captions of one speaker flow, in the window and wherever else they are read."""

import random

import pytest

from captioner.events import CaptionChanged, Gap, GapReason, Origin, SpeakerChanged
from captioner.history.caption_store import CaptionStore, EditKind
from captioner.history.memory import MemorySession
from support.cut_speech import captions
from support.events import COMPUTER, MICROPHONE

RATE = 16_000


def said(number, text, start_s, end_s, *, settled=None, **fields):
    """A caption; final unless only a part of it is settled."""
    final = settled is None
    pending = "" if final else text.removeprefix(settled)
    return CaptionChanged(
        number,
        text if final else settled,
        pending,
        final,
        round(start_s * RATE),
        round(end_s * RATE),
        **fields,
    )


def paragraphs(lines):
    found = []
    for line in lines:
        text = line.lead + line.settled + line.pending
        if line.begins or not found:
            found.append(text)
        else:
            found[-1] += text
    return found


def shown(*events):
    store = CaptionStore()
    for event in events:
        store.apply(event)
    return paragraphs(store.lines)


def test_what_was_cut_in_the_middle_of_a_sentence_is_one_sentence():
    assert shown(
        said(0, "it was the best", 0, 9, cut=True), said(1, "of times, it was", 9, 12)
    ) == ["it was the best of times, it was"]


def test_pauses_of_a_slow_speaker_part_nothing():
    assert shown(
        said(0, "I am able to", 0, 2), said(1, "work in", 3.5, 5), said(2, "Or presence.", 8, 9)
    ) == ["I am able to work in or presence."]


def test_a_mark_belongs_to_the_line_before_it():
    assert shown(said(0, "it was modern", 0, 9, cut=True), said(1, ", and new", 9, 12)) == [
        "it was modern, and new"
    ]
    assert shown(said(0, "No.", 0, 1), said(1, ". I apologize.", 9, 12)) == ["No.", "I apologize."]


def test_a_title_does_not_end_a_sentence():
    assert shown(said(0, "this is Mr.", 0, 9), said(1, "The Smith.", 9.5, 12)) == [
        "this is Mr. the Smith."
    ]


def test_a_new_paragraph_begins_after_a_long_pause_and_not_after_a_short_one():
    assert shown(said(0, "One.", 0, 1), said(1, "Two.", 2, 3), said(2, "Three.", 9, 10)) == [
        "One. Two.",
        "Three.",
    ]


def test_a_new_paragraph_begins_after_some_sentences():
    sentence = "It was the age of wisdom and it was the age of foolishness for all."
    long = [said(n, sentence, 3.0 * n, 3.0 * n + 2.5) for n in range(12)]

    found = shown(*long)

    assert len(found) == 3
    assert all(300 <= len(text) < 400 for text in found[:-1])


def test_a_new_paragraph_may_begin_within_a_caption():
    sentence = "It was the age of wisdom and it was the age of foolishness for all."

    found = shown(said(0, " ".join([sentence] * 6), 0, 25))

    assert [text.count("It was") for text in found] == [5, 1]


def test_another_speaker_begins_a_paragraph_with_a_label_that_stands_there_once():
    one, two = Origin(speaker=1), Origin(speaker=2)

    assert shown(
        said(0, "Good morning.", 0, 2, origin=one),
        said(1, "How are you?", 2.5, 3, origin=one),
        said(2, "Well.", 3.5, 4, origin=two),
    ) == ["Speaker 1: Good morning. How are you?", "Speaker 2: Well."]


def test_a_caption_that_grows_goes_on_until_it_is_known_that_somebody_else_speaks():
    one, two = Origin(speaker=1), Origin(speaker=2)
    begun = [said(0, "Good morning.", 0, 2, origin=one), said(1, "How are", 2.5, 3, settled="How")]

    assert shown(*begun) == ["Speaker 1: Good morning. How are"]
    assert shown(*begun, said(1, "How are you?", 2.5, 3.5, origin=two)) == [
        "Speaker 1: Good morning.",
        "Speaker 2: How are you?",
    ]


def test_two_sources_are_two_paragraphs_each():
    assert shown(
        said(0, "it was", 0, 2, origin=MICROPHONE),
        said(0, "hello", 1, 2, origin=COMPUTER),
        said(1, "fine", 2, 3, origin=MICROPHONE),
    ) == ["Microphone: it was", "Computer: hello", "Microphone: fine"]


def test_a_gap_parts_what_is_before_it_from_what_is_after():
    assert shown(
        said(0, "it was", 0, 2), Gap(2 * RATE, 3 * RATE, GapReason.LOST), said(1, "fine", 3, 4)
    ) == ["it was", "[1.0 s not captioned]", "fine"]


def test_a_full_stop_at_a_cut_waits_for_the_next_word():
    first = said(0, "It was the best.", 0, 9, cut=True)

    assert shown(first) == ["It was the best"]
    assert shown(first, said(1, "of t", 9, 10, settled="")) == ["It was the best of t"]
    assert shown(first, said(1, "of times", 9, 10, settled="of")) == ["It was the best of times"]
    assert shown(first, said(1, "It was", 9, 10, settled="It")) == ["It was the best. It was"]
    assert shown(first, said(1, "", 9, 10)) == ["It was the best."]
    assert shown(first, Gap(9 * RATE, 10 * RATE, GapReason.LOST))[0] == "It was the best."


def test_the_end_of_a_run_sets_the_full_stop():
    store = CaptionStore()
    store.apply(said(0, "It was the best.", 0, 9, cut=True))

    store.end_run()

    assert paragraphs(store.lines) == ["It was the best."]


def test_a_full_stop_at_a_pause_is_there_at_once_and_stays():
    first = said(0, "It was the best.", 0, 8)

    assert shown(first) == ["It was the best."]
    assert shown(first, said(1, "of times", 9, 10)) == ["It was the best. Of times"]


def test_an_abbreviation_keeps_its_full_stop_at_a_cut():
    assert shown(
        said(0, "missals, psalters, etc.", 0, 9, cut=True), said(1, "produced by", 9, 12)
    ) == ["missals, psalters, etc. produced by"]


@pytest.mark.parametrize("word", ["iPhone", "a.m.", "3D", "e-mail@home", "東京"])
def test_only_words_are_given_a_capital(word):
    first = said(0, "It was the best.", 0, 8)

    text = shown(first, said(1, f"{word} it is", 9, 10))[0]

    assert text == f"It was the best. {word} it is"


def test_speakers_that_are_joined_are_one_from_then_on():
    store = CaptionStore()
    store.apply(said(0, "Good morning.", 0, 2, origin=Origin(speaker=1)))
    store.apply(said(1, "Hello.", 2.5, 3, origin=Origin(speaker=2)))
    store.apply(SpeakerChanged(2, into=1))

    store.apply(said(2, "How are you?", 3.5, 4, origin=Origin(speaker=2)))

    assert paragraphs(store.lines)[-1] == "Speaker 1: Hello. How are you?"


@pytest.mark.parametrize("seed", range(30))
def test_what_is_settled_never_changes_and_never_moves(seed):
    speakers = random.Random(seed).choice((0, 0, 3))
    store, before = CaptionStore(100_000), {}
    for event in captions(seed, speakers=speakers, gaps=seed % 3 == 0):
        store.apply(event)
        for line in store.lines:
            known = before.get(line.id)
            if known is not None:
                assert line.settled.startswith(known.settled)
                same = line.origin == known.origin or not known.settled
                assert line.begins == known.begins or not known.settled or not same
                assert line.gap == known.gap or not known.settled or not same
            before[line.id] = line


@pytest.mark.parametrize("seed", range(30))
def test_no_paragraph_begins_with_a_continuation_or_a_mark(seed):
    store = CaptionStore(100_000)
    for event in captions(seed, n_sentences=120):
        store.apply(event)
    store.end_run()

    found = paragraphs(store.lines)

    starts = [text.split()[0] for text in found[1:]]
    assert len(starts) > 5
    assert all(word[0].isalnum() for word in starts)
    kept = ("iPhone", "i.e", "it")  # words that are written so
    lower = [word for word in starts if word[0].islower() and not word.startswith(kept)]
    assert len(lower) <= len(starts) / 20


@pytest.mark.parametrize("seed", range(30))
def test_nothing_that_was_said_is_lost_but_marks_and_capitals(seed):
    store, heard = CaptionStore(100_000), []
    for event in captions(seed, gaps=True):
        store.apply(event)
        if isinstance(event, Gap):
            heard.append(event.remark)
        elif event.final:
            heard.append(event.text)

    text = " ".join(paragraphs(store.lines))

    assert bare(text) == bare(" ".join(heard))


@pytest.mark.parametrize("seed", range(30))
def test_a_session_has_the_paragraphs_that_were_shown(seed):
    store, session = CaptionStore(100_000), MemorySession(max_rows=100_000)
    for event in captions(seed, gaps=seed % 2 == 0, speakers=seed % 3):
        store.apply(event)
        session.post(event)
    store.end_run()

    rows = [session.row(number).shown for number in range(session.first, session.end)]

    assert rows == paragraphs(store.lines)


def test_the_oldest_paragraph_goes_as_a_whole():
    store = CaptionStore(max_lines=4)
    for n in range(3):
        store.apply(said(n, f"One {n}.", n, n + 0.5))
    store.apply(said(3, "Two.", 9, 10))

    edits = store.apply(said(4, "Three.", 19, 20))

    assert [edit.kind for edit in edits] == [EditKind.REMOVE] * 3 + [EditKind.INSERT]
    assert paragraphs(store.lines) == ["Two.", "Three."]


def bare(text):
    return list("".join(c if c.isalnum() else " " for c in text.lower()).split())
