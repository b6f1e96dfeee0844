"""Two models behind one seam: each gets what stands in its own tokens."""

import re

import numpy as np
import pytest

from captioner.asr.sherpa.reading import Pieces
from captioner.asr.tokenizer import TextDecoder
from captioner.asr.two_models import SECOND, TwoModels, respelt
from captioner.asr.words import words_of
from captioner.events import Before, Closed, Known, Segment, Token
from captioner_models.manifest import check_parts
from support.fakes import transcript

SOUND = np.zeros(16_000, np.float32)
TEXT = " Well, it's the 21st of May: “naïve” — isn't it? 3,000 café's."


class Letters:
    """A vocabulary of single characters, which is its own speller."""

    def __init__(self, shift):
        self.shift = shift

    def speller(self):
        return self

    def text(self, ids):
        return "".join(chr(number - self.shift) for number in ids)

    def starts_word(self, token):
        return chr(token - self.shift) == " "

    def tokens(self, texts):
        return [[ord(letter) + self.shift for letter in text] for text in texts]


class Says:
    """Goes on with what is settled; remembers what it was asked."""

    def __init__(self, shift, more):
        self.spelling = Letters(shift)
        self.more = more
        self.asked = []
        self.closed = False

    def transcribe(self, segment, cancelled):
        if cancelled():
            return None
        self.asked.append(segment)
        (ids,) = self.spelling.tokens([self.more])
        tokens = (*segment.known.settled, *(Token(number, -0.1, 0.0, 0.5) for number in ids))
        words = words_of(tokens, self.spelling)
        return transcript(
            self.spelling.text([token.id for token in tokens]), tokens=tokens, words=words
        )

    def close(self):
        self.closed = True


@pytest.fixture
def pair():
    first, second = Says(1000, " small"), Says(5000, " large")
    return first, second, TwoModels(first, second)


def never():
    return False


def segment(known=None, *, second=False, closed=None):
    return Segment(0, SOUND, 0, closed, known or Known(), second=second)


def test_the_segment_says_who_reads_it(pair):
    first, second, both = pair

    assert both.transcribe(segment(), never).text == " small"
    assert both.transcribe(segment(second=True), never).text == " large"
    assert (len(first.asked), len(second.asked)) == (1, 1)


@pytest.mark.parametrize("second", [False, True])
def test_either_goes_on_with_what_the_other_has_settled(pair, second):
    _, _, both = pair
    settled = both.transcribe(segment(second=not second), never).tokens

    read = both.transcribe(segment(Known(settled), second=second), never)

    assert read.text == (" small large" if second else " large small")
    assert [word.piece for word in read.words] == re.findall(" [a-z]+", read.text)


def test_each_gets_its_own_tokens_as_they_are(pair):
    first, second, both = pair
    for one, is_second in ((first, False), (second, True)):
        read = both.transcribe(segment(second=is_second), never)
        again = both.transcribe(segment(Known(read.tokens), second=is_second), never)

        given = one.asked[-1].known.settled
        assert [token.id for token in given] == [token.id % SECOND for token in read.tokens]
        assert again.tokens[: len(read.tokens)] == read.tokens


def test_what_was_said_before_is_given_in_the_tokens_of_who_reads(pair):
    first, _, both = pair
    words = both.transcribe(segment(second=True, closed=Closed.PAUSE), never).words
    before = Before(SOUND, tuple(token.id for word in words for token in word.tokens))

    both.transcribe(segment(Known((), before)), never)

    given = first.asked[-1].known.before
    assert first.spelling.text(given.tokens) == " large"
    assert given.samples is SOUND


def test_a_window_that_is_given_up_stays_given_up(pair):
    assert pair[2].transcribe(segment(second=True), lambda: True) is None


def test_both_are_closed(pair):
    first, second, both = pair
    both.close()

    assert first.closed
    assert second.closed


def test_places_and_words_survive_another_spelling():
    letters, pieces = Letters(0), Pieces()
    (ids,) = letters.tokens([TEXT])
    tokens = [Token(number, -0.5, 0.0, 0.1 * at) for at, number in enumerate(ids)]

    anew = list(respelt(tokens, letters, pieces))

    assert pieces.text([token.id for token in anew]) == TEXT
    words, before = words_of(anew, pieces), words_of(tokens, letters)
    assert [word.piece for word in words] == [word.piece for word in before]
    assert [word.bare for word in words] == [word.bare for word in before]
    assert all(token.logprob == pytest.approx(-0.5) for token in anew)
    assert [token.read_s for token in anew] == sorted(token.read_s for token in anew)


@pytest.mark.slow
def test_the_real_vocabulary_spells_what_it_took_apart(default_model):
    fingerprint = check_parts(default_model).fingerprint
    decoder = TextDecoder(default_model / "pieces.npz", fingerprint)
    speller = decoder.speller()

    assert speller.tokens([TEXT]) == decoder.tokens([TEXT])
    assert speller.text(speller.tokens([TEXT])[0]) == TEXT
