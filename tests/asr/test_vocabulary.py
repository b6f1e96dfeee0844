"""A list of words at work: the real model, and the way of the option to it."""

import json
from dataclasses import replace

import numpy as np
import pytest

from captioner.asr.bias import NO_BIAS, Bias
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.sampling import BiasedSampler
from captioner.asr.whisper import load_whisper
from captioner.bench.shown import Erasure, erasure
from captioner.bench.vocabulary import invented, missed
from captioner.config import RecognitionConfig
from captioner.errors import ConfigError
from captioner.events import Closed, Segment
from support.reading import live_captions
from support.speech import SHARED, read

ENOUGH = 8  # clips


def listed_clips():
    """Clips with rare words that the model misses, and each one's list of 100."""
    if not (SHARED / "biasing.jsonl").is_file():
        pytest.skip("the shared speech set is not present")
    lines = map(json.loads, (SHARED / "biasing.jsonl").read_text("utf-8").splitlines())
    return [line for line in lines if line["file"].startswith("clean/ls-1998")][:ENOUGH]


def texts(folder, clips, words=""):
    transcriber = load_whisper(
        folder, RecognitionConfig(drafts=False, words=(words,) if words else ())
    )
    found = [
        transcriber.transcribe(
            Segment(at, read(SHARED / clip["file"]), 0, Closed.PAUSE), lambda: False
        ).text
        for at, clip in enumerate(clips)
    ]
    transcriber.close()
    return found


@pytest.mark.slow
def test_of_the_rare_words_that_are_missed_a_list_finds_a_third_and_invents_none(
    default_model, tmp_path
):
    clips, words = listed_clips(), tmp_path / "words.txt"
    every = sorted({word for clip in clips for word in clip["list_100"]})
    words.write_text("\n".join(every), "utf-8")
    said = [" ".join(clip["rare"]) for clip in clips]

    without, expected = texts(default_model, clips), texts(default_model, clips, str(words))

    def n_missed(found):
        pairs = zip(said, found, clips, strict=True)
        return sum(missed(rare, text, clip["rare"]).n_errors for rare, text, clip in pairs)

    assert n_missed(without) > 0
    assert n_missed(expected) <= n_missed(without) * 2 / 3
    heard_before = [f"{rare} {text}" for rare, text in zip(said, without, strict=True)]
    assert not [
        word
        for before, text in zip(heard_before, expected, strict=True)
        for word in invented(before, text, every)
    ]


@pytest.mark.slow
def test_live_captions_of_a_list_keep_what_is_settled_and_take_back_no_more(
    default_model, tmp_path
):
    clips, words = listed_clips()[:4], tmp_path / "words.txt"
    words.write_text("\n".join({word for clip in clips for word in clip["list_100"]}), "utf-8")

    def erased(config):
        transcriber, total = load_whisper(default_model, config), Erasure()
        for clip in clips:
            shown = live_captions(read(SHARED / clip["file"]), transcriber)
            total += erasure([(0, caption) for caption in shown])
        transcriber.close()
        return total

    without = erased(RecognitionConfig())
    expected = erased(RecognitionConfig(words=(str(words),)))

    assert expected.settled == 0
    assert expected.final_words > 50
    assert expected.heard_words <= without.heard_words + 0.02 * expected.final_words


def test_a_list_that_is_not_there_stops_the_model_from_loading(folder, tmp_path):
    config = replace(RecognitionConfig(), words=(str(tmp_path / "none.txt"),))

    with pytest.raises(ConfigError, match=r"none\.txt"):
        load_whisper(folder, config)


def test_rare_words_are_counted_as_often_as_they_are_said():
    assert missed("kine and kine", "Kind and kine.", ["kine"]).n_errors == 1
    assert missed("kine and kine", "kine, kine", ["kine"]).percent == 0.0


def test_a_word_of_the_list_that_nobody_said_is_invented():
    assert invented("he lynches", "He Lynch is.", ["lynch", "he"]) == ["lynch"]


@pytest.mark.parametrize("beam", [1, 3])
def test_a_decoder_can_expect_other_phrases_from_window_to_window(
    folder, manifest, states, prompt, remember, beam
):
    def decoder(*chooser, **options):
        return OnnxDecoder(folder, manifest, remember("tail"), prompt, 1, *chooser, **options)

    def read(by):
        return [token.id for token in by.decode(states, 12, lambda: False, beam=beam).tokens]

    every = np.ones(manifest.dimensions.n_vocab, np.bool_)
    plain = read(decoder())
    phrases = [(plain[0], token) for token in range(3, 200)]
    bias = Bias(phrases, every, bonus=20.0)
    told = decoder()

    told.expect(bias)
    assert read(told) == read(decoder(BiasedSampler(bias), bias=bias))
    told.expect(NO_BIAS)
    assert read(told) == plain
