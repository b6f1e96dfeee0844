import re
from dataclasses import replace

import numpy as np
import pytest

from captioner.asr.sherpa.reading import Reading, of_text
from captioner.asr.sherpa.transcriber import SherpaTranscriber, Streams, Windows
from captioner.events import NOTHING_KNOWN, Before, Closed, Known, Origin, Rejection, Segment
from captioner.units import samples

LOUD = np.full(samples(9.0), 0.1, np.float32)


def never():
    return False


def segment(seconds, *, number=0, closed=None, known=NOTHING_KNOWN, origin="mic"):
    return Segment(number, LOUD[: samples(seconds)], 0, closed, known, Origin(origin, origin))


class Says:
    """Reads the same text whatever it hears, and remembers how much that was."""

    def __init__(self, *texts):
        self.texts = list(texts)
        self.heard = []

    def read(self, sound):
        self.heard.append(len(sound))
        return of_text(self.texts[0] if len(self.texts) == 1 else self.texts.pop(0))


class SaysInPieces:
    """Reads the next of some texts, a piece for each word and for each mark."""

    def __init__(self, *texts):
        self.texts = list(texts)

    def read(self, sound):
        return Reading(tuple(self.texts.pop(0)))


def pieces_of(text):
    return re.findall(r" ?\w+|[^\w\s]", text)


class LoopsWhenLong:
    """Goes round in circles on what is longer than three seconds."""

    def read(self, sound):
        return of_text("and so on " * 9 if len(sound) > samples(3.0) else "some more words")


class CountsSeconds:
    """A stream that writes a number for each second that it has heard."""

    def __init__(self):
        self.begun = 0

    def begin(self):
        self.begun += 1
        return []

    def read(self, stream, more, *, last):
        stream.append(len(more))
        n = sum(stream) // samples(1.0)
        words = tuple(f" w{at}" for at in range(n)) + ((" end",) if last else ())
        return Reading(words, tuple(float(at) for at in range(len(words))))


def test_a_window_is_read_as_its_text_with_words_and_times():
    transcriber = SherpaTranscriber(Windows(Says("Hello there, you.")), None)

    transcript = transcriber.transcribe(segment(3.0, closed=Closed.PAUSE), never)

    assert transcript.text == "Hello there, you."
    assert [word.text for word in transcript.words] == ["Hello", "there,", "you."]
    starts = [word.start_s for word in transcript.words]
    assert starts == sorted(starts)
    assert all(0 <= start_s <= 3.0 for start_s in starts)


def test_settled_words_stay_whatever_is_read_later():
    transcriber = SherpaTranscriber(Windows(Says("The cat sat", "A bat sat down here")), None)
    first = transcriber.transcribe(segment(2.0), never)
    settled = tuple(token for word in first.words[:3] for token in word.tokens)

    second = transcriber.transcribe(segment(3.0, known=Known(settled)), never)

    assert second.text == "The cat sat down here"


@pytest.mark.parametrize(
    ("later", "text"),
    [
        ("The cat, it sat", "The cat, it sat"),
        ("The bat, it sat", "The cat it sat"),
        ("The cat it sat.", "The cat it sat."),
    ],
)
def test_a_settled_word_gets_the_marks_that_it_has_when_more_was_said(later, text):
    reads = Windows(SaysInPieces(pieces_of("The cat"), pieces_of(later)))
    transcriber = SherpaTranscriber(reads, None)
    first = transcriber.transcribe(segment(1.0), never)
    settled = tuple(token for word in first.words for token in word.tokens)

    assert transcriber.transcribe(segment(3.0, known=Known(settled)), never).text == text


def test_what_a_forced_cut_leaves_is_read_with_the_sound_before_it_and_said_once():
    reads = Says("one two three", "two three four five")
    transcriber = SherpaTranscriber(Windows(reads), None)
    first = transcriber.transcribe(segment(3.0, closed=Closed.TOO_LONG), never)
    numbers = tuple(token.id for word in first.words[1:2] for token in word.tokens)
    before = Before(LOUD[: samples(1.0)], numbers)

    second = transcriber.transcribe(
        segment(2.0, number=1, closed=Closed.PAUSE, known=Known((), before)), never
    )

    assert reads.heard == [samples(3.5), samples(3.5)]
    assert second.text == "three four five"


def test_a_window_that_runs_away_is_read_in_halves():
    transcriber = SherpaTranscriber(Windows(LoopsWhenLong()), None)

    transcript = transcriber.transcribe(segment(3.9, closed=Closed.PAUSE), never)

    assert transcript.text == "some more words some more words"


def test_a_window_that_runs_away_before_silence_is_read_without_it():
    reads = Says("and so on " * 9, "That is what I said.")

    transcript = SherpaTranscriber(Windows(reads), None).transcribe(segment(3.0), never)

    assert transcript.text == "That is what I said."
    assert reads.heard == [samples(3.5), samples(3.0)]


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (("Okay.", "Sorry."), Rejection.UNLIKELY),
        (("You", "You", "You", "You"), Rejection.PHRASE),
        (("♪♪ ♪♪",), Rejection.PHRASE),
    ],
)
def test_what_is_made_up_of_noise_is_no_caption(texts, reason):
    transcriber = SherpaTranscriber(Windows(Says(*texts)), None)

    transcript = transcriber.transcribe(segment(5.0, closed=Closed.PAUSE), never)

    assert (transcript.text, transcript.rejected) == ("", reason)


@pytest.mark.parametrize(
    "texts", [("Thank you.", "Thank you.", "Thank", "You"), ("Well.", "well"), ("944-117-717.",)]
)
def test_short_texts_that_are_said_stay(texts):
    transcriber = SherpaTranscriber(Windows(Says(*texts)), None)

    assert transcriber.transcribe(segment(5.0, closed=Closed.PAUSE), never).text == texts[0]


def test_a_cancelled_window_is_not_read():
    reads = Says("anything")

    assert SherpaTranscriber(Windows(reads), None).transcribe(segment(1.0), lambda: True) is None
    assert reads.heard == []


def test_a_stream_hears_each_sample_once_and_ends_with_its_segment():
    reads = CountsSeconds()
    transcriber = SherpaTranscriber(Streams(reads), None)

    texts = [transcriber.transcribe(segment(s), never).text for s in (1.0, 2.5, 3.0)]
    last = transcriber.transcribe(segment(3.0, closed=Closed.PAUSE), never)

    assert texts == ["w0", "w0 w1", "w0 w1 w2"]
    assert last.text == "w0 w1 w2 end"
    assert reads.begun == 1


def test_each_source_and_each_segment_has_a_stream_of_its_own():
    reads = CountsSeconds()
    transcriber = SherpaTranscriber(Streams(reads), None)

    transcriber.transcribe(segment(1.0, number=0, origin="mic"), never)
    other = transcriber.transcribe(segment(2.0, number=1, origin="computer"), never)
    mine = transcriber.transcribe(segment(3.0, number=0, origin="mic"), never)
    later = transcriber.transcribe(segment(1.0, number=2, origin="mic"), never)

    assert (other.text, mine.text, later.text) == ("w0 w1", "w0 w1 w2", "w0")
    assert reads.begun == 3


def test_a_window_that_begins_elsewhere_is_another_stream_even_with_the_same_number():
    reads = CountsSeconds()
    transcriber = SherpaTranscriber(Streams(reads), None)
    transcriber.transcribe(segment(3.0), never)
    later = replace(segment(2.0, closed=Closed.PAUSE), start=samples(2.5))

    assert transcriber.transcribe(later, never).text == "w0 w1 end"
    assert reads.begun == 2


@pytest.mark.parametrize("kind", [Windows, Streams])
def test_a_closed_model_is_let_go(kind):
    reads = kind(Says("text"))

    reads.close()

    with pytest.raises(AssertionError, match="after close"):
        reads.read(segment(1.0), LOUD, never)
