"""The list of words and phrases that are expected, and the tokens that spell them."""

import pytest
from tokenizers import Tokenizer

from captioner.asr.bias import NO_BIAS, NOWHERE
from captioner.asr.phrases import bias_of, load_bias, spellings
from captioner.asr.tokenizer import TextDecoder
from captioner_models.pieces import write_pieces
from support.tiny_checkpoint import DIMENSIONS, tiny_tokenizer


@pytest.fixture
def text_decoder(tmp_path):
    write_pieces(tmp_path / "pieces.npz", tiny_tokenizer(), DIMENSIONS.n_vocab, "mark")
    return TextDecoder(tmp_path / "pieces.npz", "mark")


def test_no_list_is_no_bias(tmp_path):
    assert load_bias((), tmp_path, None) is NO_BIAS


def test_a_phrase_is_expected_as_it_is_and_with_capitals():
    assert spellings("new york") == ("new york", "New york", "New York")
    assert spellings("ETH Zurich") == ("ETH Zurich",)


@pytest.mark.parametrize("text", [" naïve", " don't", " 東京 2024", " and/or", " [b]x</b>", "a_b"])
def test_tokens_are_those_of_the_tokenizer(text_decoder, text):
    tokenizer = Tokenizer.from_str(tiny_tokenizer().decode())

    assert text_decoder.tokens([text]) == [tokenizer.encode(text, add_special_tokens=False).ids]


def test_the_tree_has_the_phrase_after_a_space(text_decoder):
    bias = bias_of(["ab"], text_decoder)
    place, total = NOWHERE, 0.0

    for token in text_decoder.tokens([" ab"])[0]:
        place, more = bias.step(place, token)
        total += more

    assert total > 0


def test_a_space_or_a_mark_parts_words_and_letters_do_not(text_decoder):
    parts = text_decoder.parts_words()

    def parted(text):
        return bool(parts[text_decoder.tokens([text])[0][0]])

    assert [parted(text) for text in (" a", ".", "a", "東")] == [True, True, False, False]
