from itertools import pairwise

import numpy as np
import pytest

from captioner.errors import ConfigError
from captioner.speakers.labeller import SpeakerLabeller
from captioner.speakers.names import SpeakerNumbers
from captioner.speakers.options import MOST_SPEAKERS, SpeakerOptions
from captioner.speakers.roster import MOST_UNSURE
from support.sounds import white_noise
from support.voices import FakeVoices, Spoken

SEEDS = range(12)


def speakers(spans):
    return [span.speaker for span in spans]


def label(labeller, voices, *turns):
    return labeller.label(*voices.segment(*turns))


@pytest.mark.parametrize("seed", SEEDS)
def test_voices_get_numbers_in_the_order_they_are_heard_in_and_keep_them(seed):
    voices, labeller = FakeVoices(3, seed), SpeakerLabeller()
    order = (2, 0, 2, 1, 0, 1, 2)

    found = [speakers(label(labeller, voices, (who, 4.0))) for who in order]

    assert found == [[1], [2], [1], [3], [2], [3], [1]]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_segment_in_which_the_voice_changes_is_split_at_the_change(seed):
    voices, labeller = FakeVoices(2, seed), SpeakerLabeller()

    spans = label(labeller, voices, (0, 4.0), (1, 3.2))

    assert speakers(spans) == [1, 2]
    assert spans[1].start_s == pytest.approx(4.0, abs=0.41)
    assert spans[0].end == spans[1].first


@pytest.mark.parametrize("seed", SEEDS)
def test_all_words_are_in_one_span_and_neighbours_differ(seed):
    draw = np.random.default_rng(seed)
    voices, labeller = FakeVoices(4, seed), SpeakerLabeller()

    for _ in range(30):
        turns = [(int(draw.integers(4)), float(draw.uniform(0.4, 5))) for _ in range(3)]
        prints, words = voices.segment(*turns)
        spans = labeller.label(prints, words)

        assert [i for span in spans for i in range(span.first, span.end)] == list(range(len(words)))
        assert all(a.speaker != b.speaker for a, b in pairwise(spans))
        assert all(span.start_s == words[span.first].start_s for span in spans)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_word_of_an_unknown_voice_is_nobodys(seed):
    voices, labeller = FakeVoices(2, seed), SpeakerLabeller()
    label(labeller, voices, (0, 5.0))

    spans = label(labeller, voices, (1, 0.8))

    assert speakers(spans) == [None]
    assert labeller.speakers == (1,)


def test_words_of_an_unknown_voice_become_somebody_when_there_are_enough():
    voices, labeller = FakeVoices(2, 1), SpeakerLabeller()
    label(labeller, voices, (0, 5.0))

    found = [speakers(label(labeller, voices, (1, 1.6))) for _ in range(3)]

    assert found == [[None], [2], [2]]


def test_nobody_is_added_to_a_number_of_speakers_that_is_given():
    voices, labeller = FakeVoices(4, 3), SpeakerLabeller(SpeakerOptions(n_speakers=2))

    for who in (0, 1, 2, 3, 2, 3):
        label(labeller, voices, (who, 5.0))

    assert labeller.speakers == (1, 2)


def test_one_speaker_is_always_the_same_one():
    voices, labeller = FakeVoices(1, 3, noise=1.5), SpeakerLabeller(SpeakerOptions(n_speakers=1))

    assert [speakers(label(labeller, voices, (0, 2.0))) for _ in range(9)] == [[1]] * 9


def test_sources_share_numbers_but_no_voices():
    voices, numbers = FakeVoices(1, 5), SpeakerNumbers()
    room, computer = SpeakerLabeller(numbers=numbers), SpeakerLabeller(numbers=numbers)

    found = [speakers(label(place, voices, (0, 4.0))) for place in (room, computer, room)]

    assert found == [[1], [2], [1]]


def test_a_voice_that_was_merged_into_another_comes_under_its_number():
    voices, labeller = FakeVoices(2, 6), SpeakerLabeller()
    label(labeller, voices, (0, 4.0))
    label(labeller, voices, (1, 4.0))

    labeller.merge(2, into=1)

    assert labeller.speakers == (1,)
    assert speakers(label(labeller, voices, (1, 4.0))) == [1]
    assert speakers(label(labeller, voices, (0, 4.0))) == [1]


@pytest.mark.parametrize("pair", [(1, 1), (1, 3), (3, 1)])
def test_only_two_known_voices_can_be_merged(pair):
    voices, labeller = FakeVoices(2, 6), SpeakerLabeller()
    label(labeller, voices, (0, 4.0))
    label(labeller, voices, (1, 4.0))

    with pytest.raises(ValueError, match="not two of the speakers"):
        labeller.merge(*pair)


def test_what_is_kept_of_twelve_hours_has_a_bound():
    draw = np.random.default_rng(8)
    labeller = SpeakerLabeller()

    for seed in range(MOST_SPEAKERS + 2 * MOST_UNSURE):
        voices = FakeVoices(2, seed, likeness=0.05)
        label(labeller, voices, (0, float(draw.uniform(2, 9))))
        label(labeller, voices, (1, 1.1))

    assert len(labeller.speakers) == MOST_SPEAKERS
    assert len(labeller._roster.wide._unsure) <= MOST_UNSURE


class NoEmbedder:
    """Fails the test that asks it."""

    def embed(self, *_):
        raise AssertionError("there was nothing to embed")


def test_silence_is_nobodys_and_nothing_said_has_no_span():
    labeller = SpeakerLabeller(embedder=NoEmbedder())
    words = [Spoken(-0.1, 0.2), Spoken(0.3, 0.4)]

    (span,) = labeller.assign(np.zeros(16_000, np.float32), words)

    assert (span.speaker, span.start_s, span.end_s) == (None, -0.1, 0.4)
    assert speakers(labeller.assign(np.zeros(5, np.float32), words)) == [None]
    assert labeller.assign(white_noise(1.0), []) == []


@pytest.mark.parametrize(
    "wrong",
    [{"n_speakers": 0}, {"n_speakers": MOST_SPEAKERS + 1}, {"hop_s": 0.0}, {"shortest_turn_s": -1},
     {"shortest_new_s": 0.1}],
)  # fmt: skip
def test_options_out_of_range_are_refused(wrong):
    with pytest.raises(ConfigError, match=next(iter(wrong))):
        SpeakerOptions(**wrong)


def test_a_voice_that_is_a_little_like_a_known_one_is_another_when_enough_is_heard():
    voices, labeller = FakeVoices(2, 2, likeness=0.35, noise=0.6), SpeakerLabeller()

    found = [speakers(label(labeller, voices, (who, 6.0))) for who in (0, 1, 0, 1)]

    assert found == [[1], [2], [1], [2]]
