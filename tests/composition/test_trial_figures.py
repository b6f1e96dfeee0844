import random

import jiwer
import pytest

from captioner.composition.trial_figures import (
    ENOUGH_WORDS,
    Trial,
    Watched,
    n_edits,
    plain_words,
    recommended,
)
from captioner_models.catalogue import load_catalogue

PLENTY_MB = 16_000.0


def caption(at_s, text, *, final=False, ends_s=(), segment=0):
    words = [{"text": word, "end_s": end} for word, end in zip(text.split(), ends_s, strict=False)]
    event = {"type": "caption", "segment": segment, "part": 0, "text": text, "final": final}
    return event | {"at_s": at_s} | ({"words": words} if final else {})


def stats(**changed):
    usual = {"rtfx": 8.0, "lag_s": 0.1, "left_out_s": 0.0, "process_ram_mb": 180.0}
    return {"type": "stats"} | usual | changed


LISTENING = {"type": "state", "state": "listening"}


def watched(*events):
    watching = Watched()
    for event in (LISTENING, *events):
        watching.take(event, 1.5)
    return watching


def trial(name, *, wrong=0, words=60, **figures):
    usual = {"rtfx": 5.0, "memory_mb": 200.0, "behind_s": 0.3}
    return Trial(name=name, n_errors=wrong, n_words=words, **(usual | figures))


def test_a_word_counts_from_when_it_first_stood_as_it_stayed():
    found = watched(
        caption(1.0, "a cat"),
        caption(1.4, "a cap"),
        caption(2.0, "a cap fits"),
        caption(2.6, "a cap fits.", final=True, ends_s=(0.5, 0.9, 1.4)),
        stats(),
    ).trial("tiny.en", "a cap fits")

    assert found.word_s == pytest.approx(0.5)  # of 0.5, 0.5 and 0.6
    assert found.final_s == pytest.approx(1.2)
    assert found.n_errors == 0


def test_the_worst_lag_and_the_largest_memory_are_kept():
    found = watched(
        stats(lag_s=0.2, process_ram_mb=150.0),
        stats(lag_s=4.0, process_ram_mb=260.0),
        stats(lag_s=0.0, process_ram_mb=200.0),
    ).trial("tiny.en", "")

    assert (found.behind_s, found.memory_mb) == (4.0, 260.0)
    assert not found.keeps_up


def test_a_model_that_leaves_speech_out_does_not_keep_up():
    assert not watched(stats(left_out_s=0.5)).trial("tiny.en", "").keeps_up


def test_a_program_that_ends_before_it_listens_is_a_problem():
    assert Watched().trial("tiny.en", "words").problem


def test_words_taken_back_are_no_errors_but_missing_ones_are():
    found = watched(
        caption(1.0, "mist", segment=1),
        caption(1.2, "", final=True, segment=1),
        caption(2.0, "two words", final=True, segment=2, ends_s=(1.0, 1.4)),
        stats(),
    ).trial("tiny.en", "two words more")

    assert (found.n_errors, found.n_words) == (1, 3)


def test_edits_are_those_of_an_independent_count():
    dice = random.Random(17)
    for _ in range(200):
        expected = dice.choices("abcd", k=dice.randint(1, 9))
        found = dice.choices("abcd", k=dice.randint(1, 9))
        output = jiwer.process_words(" ".join(expected), " ".join(found))
        count = output.substitutions + output.deletions + output.insertions
        assert n_edits(expected, found) == count


def test_punctuation_and_capitals_are_no_errors():
    assert plain_words("It's HERE, now\u2026") == plain_words("its here now")


def test_the_most_accurate_of_those_that_keep_up_is_recommended():
    catalogue = load_catalogue()
    quick = trial("tiny.en")

    assert recommended([trial("moonshine-tiny"), quick], catalogue, PLENTY_MB) == "tiny.en"
    assert recommended(
        [trial("moonshine-tiny"), trial("tiny.en", behind_s=9.0)], catalogue, PLENTY_MB
    ) == ("moonshine-tiny")


@pytest.mark.parametrize(
    "slow",
    [
        trial("tiny.en", left_out_s=1.0),
        trial("tiny.en", memory_mb=9_000.0),
        trial("tiny.en", wrong=30),
        Trial(name="tiny.en", problem="it hung"),
    ],
)
def test_none_is_recommended_that_does_not_carry(slow):
    assert recommended([slow], load_catalogue(), PLENTY_MB) is None


def test_a_model_nobody_measured_is_recommended_only_by_speech_long_enough_to_tell():
    catalogue = load_catalogue()
    measured, own = trial("tiny.en", wrong=1), trial("of-my-own", wrong=0)
    assert recommended([own, measured], catalogue, PLENTY_MB) == "tiny.en"

    longer = [
        trial("of-my-own", wrong=4, words=ENOUGH_WORDS),
        trial("tiny.en", wrong=9, words=ENOUGH_WORDS),
    ]
    assert recommended(longer, catalogue, PLENTY_MB) == "of-my-own"


def test_where_many_languages_are_wanted_english_models_are_left_out():
    both = [trial("tiny.en"), trial("of-my-own")]

    assert recommended(both, load_catalogue(), PLENTY_MB, languages=True) is None
