import numpy as np

from captioner.engine.captions import Captions
from captioner.events import Closed, Segment, SpokenLanguage
from captioner.units import samples
from support.fakes import transcript
from support.words import settled_by, spelt

GERMAN, ENGLISH = SpokenLanguage("de", 0.9), SpokenLanguage("en", 0.9)


def segment(segment_id):
    silent = np.zeros(samples(2.0), np.float32)
    return Segment(segment_id, silent, samples(2.5 * segment_id), Closed.PAUSE)


def said(text, language):
    return transcript(text, words=spelt(text), language=language)


def test_what_was_said_in_another_language_is_no_context():
    captions = Captions(settled_by(2), 20.0)
    captions.observe(captions.to_read(segment(0)), said("guten tag", GERMAN))
    captions.observe(captions.to_read(segment(1)), said("good day", ENGLISH))

    before = captions.to_read(segment(2)).known.before

    english = tuple(token.id for word in spelt("good day") for token in word.tokens)
    assert before.tokens == english


def test_the_same_language_heard_again_is_context():
    captions = Captions(settled_by(2), 20.0)
    captions.observe(captions.to_read(segment(0)), said("guten tag", GERMAN))
    captions.observe(captions.to_read(segment(1)), said("wie geht", SpokenLanguage("de", 0.6)))

    before = captions.to_read(segment(2)).known.before

    assert len(before.tokens) == sum(len(w.tokens) for w in spelt("guten tag wie geht"))
