"""Captions as they are written: replaced and masked in what grows, in finals and in recordings."""

import random
from dataclasses import replace

import numpy as np
import pytest

from captioner.engine.captions import Captions
from captioner.engine.lines import lines_of
from captioner.engine.whole import Captioned
from captioner.engine.written import WrittenEvents, recorded_as_written, written_caption
from captioner.events import (
    Closed,
    LanguageChanged,
    Origin,
    Segment,
    SpokenLanguage,
    StateChanged,
)
from captioner.units import samples
from captioner.wording.numbers import Numbers
from captioner.wording.rewriting import Rewriter
from captioner.wording.word_list import Rule, parse_list
from support.events import final, growing, source
from support.fakes import transcript
from support.words import settled_by, spelt

RULES = "Kubernetes = cube and eighties\nNguyen = win\ncolor -> colour"
MASKS = {"en": ("darn",), "de": ("mist",)}
REWRITER = Rewriter(parse_list(RULES).rules, MASKS)


def written(caption, rewriter=REWRITER, **options):
    return written_caption(caption, rewriter, "en", **options)


def test_a_final_caption_is_written_with_its_words_and_what_was_heard_stays_with_it():
    text = "Win runs cube and eighties, darn."
    caption = written(replace(final(0, text), words=spelt(text)))

    assert caption.text == "Nguyen runs Kubernetes, d***."
    assert caption.heard.text == text
    assert [word.text for word in caption.words] == ["Nguyen", "runs", "Kubernetes,", "d***."]
    assert "".join(word.piece for word in caption.words).strip() == caption.text
    long = caption.words[2]
    assert (long.start_s, long.end_s, long.heard) == (1.0, 2.0, " cube and eighties,")


def test_a_caption_in_which_nothing_is_written_otherwise_is_the_same_one():
    for caption in (final(0, "Nothing here."), growing(0, "Nothing", " here")):
        assert written(caption) is caption


def test_settled_words_that_may_become_a_phrase_are_pending_until_it_is_known():
    first = written(growing(0, "We use cube", " and"))
    second = written(growing(0, "We use cube and eighties", " for"))

    assert (first.settled, first.pending) == ("We use", " cube and")
    assert (second.settled, second.pending) == ("We use Kubernetes", " for")
    assert (second.heard.settled, second.heard.pending) == ("We use cube and eighties", " for")


def test_a_number_is_pending_until_the_next_word_tells_that_it_is_complete():
    numbers = Rewriter(numbers=Numbers.DIGITS)
    first = written(growing(0, "All twenty", " three"), numbers)
    second = written(growing(0, "All twenty three people", " came"), numbers)
    text = "All twenty three people"
    last = written(replace(final(0, text), words=spelt(text)), numbers)

    assert (first.settled, first.pending) == ("All", " 23")
    assert (second.settled, second.pending) == ("All 23 people", " came")
    assert second.heard.settled == last.heard.text == text
    assert [word.text for word in last.words] == ["All", "23", "people"]


def test_pending_words_are_written_as_far_as_they_are_there():
    caption = written(growing(0, "We", " met win in color"))

    assert (caption.settled, caption.pending) == ("We", " met Nguyen in colour")


def test_where_only_settled_words_are_shown_those_that_wait_are_not():
    caption = written(growing(0, "We use cube"), settled_only=True)
    shown = written(growing(0, "We use cube"))

    assert (caption.settled, caption.pending) == ("We use", "")
    assert (shown.settled, shown.pending) == ("We use", " cube")


def test_words_are_masked_in_the_language_that_is_spoken_in_their_source():
    shown = []
    events = WrittenEvents(shown.append, REWRITER)
    here, there = Origin("mic"), Origin("computer")

    events(LanguageChanged(SpokenLanguage("de", 0.9), there))
    events(final(0, "mist darn", here))
    events(final(0, "mist darn", there))

    assert [caption.text for caption in shown[1:]] == ["mist d***", "m*** darn"]


def test_other_events_pass_as_they_are():
    shown = []
    events = WrittenEvents(shown.append, REWRITER)
    others = [source(), StateChanged("listening")]

    for event in others:
        events(event)

    assert shown == others


def test_a_recording_is_written_with_what_was_heard_in_each_line():
    text = "Win said so. The rest is as it was, and goes on for a while."
    sound = np.zeros(samples(12.0), np.float32)
    segment = Segment(0, sound, 0, Closed.PAUSE)
    read = replace(transcript(text), words=spelt(text))

    (one,) = recorded_as_written([Captioned(segment, read)], REWRITER)
    first, *others = lines_of(one.segment, one.transcript)

    assert one.transcript.text == "Nguyen said so. The rest is as it was, and goes on for a while."
    assert (first.text, first.heard) == ("Nguyen said so.", "Win said so.")
    assert [line.heard for line in others] == [""] * len(others)


def test_a_recording_is_masked_in_its_language():
    segment = Segment(0, np.zeros(16_000, np.float32), 0, Closed.PAUSE)
    read = replace(transcript("mist darn"), language=SpokenLanguage("de"))

    (one,) = recorded_as_written([Captioned(segment, read)], REWRITER)

    assert (one.transcript.text, one.transcript.heard) == ("m*** darn", "mist darn")


VOCABULARY = ("we", "use", "cube", "and", "eighties", "win", "color", "darn", "more")
NUMBERS = ("twenty", "hundred", "five", "point", "third")


def hypotheses(random_of):
    """What a segment that grows is read as: it gets longer, and its end changes its mind."""
    said = random_of.choices(VOCABULARY + NUMBERS, k=14)
    for n_words in range(1, len(said) + 1):
        guess = [*said[: n_words - 1], random_of.choice(VOCABULARY)]
        yield " ".join(guess if random_of.random() < 0.4 else said[:n_words])
    yield " ".join(said)


@pytest.mark.parametrize("seed", range(30))
def test_no_settled_text_that_was_shown_ever_changes(seed):
    random_of = random.Random(seed)
    rules = [*parse_list(RULES).rules, Rule("and cube", "and a cube"), Rule("use cube and", "UCA")]
    rewriter = Rewriter(rules, MASKS, Numbers.DIGITS)
    captions = Captions(settled_by(3), 0.0)
    shown = ""

    texts = list(hypotheses(random_of))
    for number, text in enumerate(texts):
        last = number == len(texts) - 1
        settled = captions._stabiliser.settled
        words = spelt(settled.text + text[len(settled.text) :]) if settled.text else spelt(text)
        sound = np.zeros(samples(0.5 * len(words) + 0.5), np.float32)
        segment = Segment(0, sound, 0, Closed.PAUSE if last else None)
        heard = "".join(word.piece for word in words).strip()
        read = replace(transcript(heard), words=words)
        caption = captions.observe(captions.to_read(segment), read)
        now = written_caption(caption, rewriter, "en")
        assert now.text.startswith(shown)
        assert now.settled.startswith(shown)
        shown = now.settled
    assert shown
