"""The list of words and phrases that are expected, and the tokens that spell them."""

import pytest
from tokenizers import Tokenizer

from captioner.asr.bias import NO_BIAS, NOWHERE
from captioner.asr.phrases import MOST, bias_of, load_bias, read_phrases, spellings
from captioner.asr.tokenizer import TextDecoder
from captioner.errors import ConfigError
from captioner_models.pieces import write_pieces
from support.tiny_checkpoint import DIMENSIONS, tiny_tokenizer


@pytest.fixture
def text_decoder(tmp_path):
    write_pieces(tmp_path / "pieces.npz", tiny_tokenizer(), DIMENSIONS.n_vocab, "mark")
    return TextDecoder(tmp_path / "pieces.npz", "mark")


@pytest.fixture
def words(tmp_path):
    return tmp_path / "words.txt"


def test_a_line_is_a_phrase_and_comments_doubles_and_empty_lines_are_left_out(words):
    words.write_text("\ufeffNguyen\n# names\n\n  New   York # a town\r\nNguyen\n", "utf-8")

    assert read_phrases(words) == ("Nguyen", "New York")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"x" * 200, b"a\0b", b"Nguyen = win"])
def test_what_is_no_list_of_words_is_refused_by_name(words, content):
    words.write_bytes(content)

    with pytest.raises(ConfigError, match=r"words\.txt") as caught:
        read_phrases(words)
    assert caught.value.hint


def test_a_list_that_is_missing_or_endless_is_refused_by_name(words):
    with pytest.raises(ConfigError, match=r"words\.txt"):
        read_phrases(words)
    words.write_text("\n".join(map(str, range(MOST + 1))))
    with pytest.raises(ConfigError, match=r"words\.txt"):
        read_phrases(words)


def test_no_list_is_no_bias(tmp_path):
    assert load_bias("", tmp_path, None) is NO_BIAS


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
