"""Captions by who speaks, told apart by somebody who always knows."""

import random
from itertools import pairwise

import numpy as np
import pytest

from captioner.composition.voices import assign_maker
from captioner.config import EngineConfig, RecognitionConfig
from captioner.engine.recognition import RecognitionStage
from captioner.engine.voices import captions_by_speaker, recorded_by_speaker
from captioner.engine.whole import Captioned
from captioner.errors import ConfigError
from captioner.events import CaptionChanged, Closed, Segment, Word
from captioner.history.caption_store import CaptionStore
from captioner.speakers.labeller import SpeakerSpan
from captioner.units import seconds
from support.events import MICROPHONE
from support.fakes import transcript


def words_of(*texts):
    return tuple(
        Word(text, 1.0 * n, n + 0.8, -0.1, piece=f" {text}") for n, text in enumerate(texts)
    )


def spans(words, *turns):
    """Turns are (speaker, number of words)."""
    found, first = [], 0
    for speaker, n in turns:
        part = words[first : first + n]
        found.append(SpeakerSpan(part[0].start_s, part[-1].end_s, speaker, first, first + n))
        first += n
    return found


def segment(number, n_s, closed=Closed.PAUSE, start=16_000):
    sound = np.zeros(n_s * 16_000, np.float32)
    return Segment(number, sound, start, closed=closed, origin=MICROPHONE)


def caption(words, of):
    text = "".join(word.piece for word in words).strip()
    return CaptionChanged(of.id, text, "", True, of.start, of.end, words=words)


def said(captions):
    return [(one.origin.speaker, one.text) for one in captions]


def test_a_caption_is_split_where_the_voice_changes():
    words, cut = words_of("how", "are", "you", "fine", "thanks"), segment(3, 5)

    parts = captions_by_speaker(
        caption(words, cut), cut, lambda _sound, known: spans(known, (1, 3), (2, 2))
    )

    assert said(parts) == [(1, "how are you"), (2, "fine thanks")]
    assert [(one.start, one.end) for one in parts] == [(16_000, 64_000), (64_000, 96_000)]
    assert [(one.segment_id, one.part) for one in parts] == [(3, 0), (3, 1)]


def test_a_caption_of_one_voice_stays_whole_and_one_without_words_as_it_is():
    words, cut = words_of("good", "morning"), segment(0, 2)
    whole = caption(words, cut)

    (one,) = captions_by_speaker(whole, cut, lambda _sound, known: spans(known, (None, 2)))
    (mute,) = captions_by_speaker(
        caption((), cut), cut, lambda _sound, _words: pytest.fail("asked")
    )

    assert one == whole
    assert mute.origin.speaker is None


@pytest.mark.parametrize("seed", range(20))
def test_no_word_and_no_time_is_lost_or_moved_by_a_split(seed):
    rng = random.Random(seed)
    words = words_of(*(f"w{n}" for n in range(rng.randint(2, 20))))
    cut, turns, left = segment(7, len(words)), [], len(words)
    while left:
        n = rng.randint(1, left)
        turns.append((rng.choice([None, 1, 2, 3]), n))
        left -= n

    parts = captions_by_speaker(caption(words, cut), cut, lambda _s, known: spans(known, *turns))

    found = [
        (word.text, pytest.approx(seconds(one.start) + word.start_s))
        for one in parts
        for word in one.words
    ]
    assert found == [(word.text, 1.0 + word.start_s) for word in words]
    assert " ".join(one.text for one in parts) == " ".join(word.text for word in words)
    assert (parts[0].start, parts[-1].end) == (cut.start, cut.end)
    assert all(one.end == following.start for one, following in pairwise(parts))


class Changes:
    """Hears the voice change after the first word; notes what it is asked."""

    def __init__(self):
        self.asked = []

    def __call__(self, sound, words, *, growing=False):
        self.asked.append((len(sound), len(words), growing))
        return spans(words, *((1, 1), (2, len(words) - 1))[: len(words)])


def stages(assign):
    return RecognitionStage(EngineConfig(), assign), CaptionStore()


def read(stage, store, number, text, closed=None):
    """What a reader sees when a segment was read, of which the end is not shown if it grows."""
    text = text if closed else f"{text} more"
    words = words_of(*text.split())
    cut = segment(number, 4, closed, 16_000 + 80_000 * number)
    for event in stage.finish(stage.begin(cut) or cut, transcript(text, words=words), 0.01):
        store.apply(event)
    return [(line.text, line.open) for line in store.lines]


def test_what_grows_says_who_speaks_and_is_split_where_the_voice_changes():
    stage, store = stages(assign := Changes())

    for _ in range(3):
        first = read(stage, store, 0, "yes and")
    for _ in range(3):
        later = read(stage, store, 0, "yes no not now")
    final = read(stage, store, 0, "yes no not now", Closed.PAUSE)

    assert first == [("Speaker 1: yes", True), ("Speaker 2: and", True)]
    assert later == [("Speaker 1: yes", True), ("Speaker 2: no not now", True)]
    assert final == [("Speaker 1: yes", False), ("Speaker 2: no not now", False)]
    *growing, last = [growing for _, _, growing in assign.asked]
    assert all(growing)
    assert not last


@pytest.mark.parametrize("closed", [None, Closed.PAUSE])
def test_a_part_that_is_no_more_is_taken_away(closed):
    n_turns = [2]

    def assign(_sound, words, *, growing=False):
        n = len(words)
        return spans(words, (1, 1), (2, n - 1)) if n == n_turns[0] else spans(words, (1, n))

    stage, store = stages(assign)
    for _ in range(3):
        before = read(stage, store, 0, "yes no")
    n_turns[0] = 0
    after = read(stage, store, 0, "yes no", closed)

    assert [text for text, _ in before] == ["Speaker 1: yes", "Speaker 2: no"]
    assert after == [("Speaker 1: yes no", closed is None)]


def test_lines_that_are_final_stay_as_they_are():
    stage, store = stages(Changes())
    lines = []

    for number in range(3):
        for closed in (None, None, Closed.PAUSE):
            shown = read(stage, store, number, "yes no", closed)
            settled = [text for text, is_open in shown if not is_open]
            assert settled[: len(lines)] == lines
            lines = settled

    assert lines == ["Speaker 1: yes", "Speaker 2: no"] * 3


def test_nobody_is_asked_who_speaks_unless_that_is_wanted():
    stage, cut = RecognitionStage(EngineConfig()), segment(0, 2)

    (event,) = stage.finish(cut, transcript("yes no", words=words_of("yes", "no")), 0.1)

    assert said([event]) == [(None, "yes no")]
    assert assign_maker(RecognitionConfig()) is None


def test_a_segment_of_a_recording_is_cut_with_its_sound_and_counted_once():
    words = words_of("one", "two", "three")
    read = Captioned(segment(0, 3), transcript("one two three", words=words))

    parts = list(
        recorded_by_speaker([read], lambda: lambda _s, known: spans(known, (1, 1), (None, 2)))
    )

    assert [(one.segment.origin.speaker, one.transcript.text) for one in parts] == [
        (1, "one"),
        (None, "two three"),
    ]
    assert [len(one.segment.samples) for one in parts] == [16_000, 32_000]
    assert parts[0].transcript.times == read.transcript.times
    assert parts[1].transcript.times.total_s == 0.0
    assert parts[1].transcript.words[0].start_s == 0.0


@pytest.mark.parametrize("wanted", ["0", "21", "two", ""])
def test_how_many_speak_is_off_auto_or_a_number_in_range(wanted):
    with pytest.raises(ConfigError, match="speakers"):
        RecognitionConfig(speakers=wanted)
