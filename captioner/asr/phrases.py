"""The tree of the words and phrases that somebody expects, in the tokens of a model."""

from collections.abc import Sequence
from pathlib import Path

from captioner.asr.bias import NO_BIAS, Bias
from captioner.asr.tokenizer import TextDecoder
from captioner.wording.word_list import read_lists
from captioner_models.manifest import Manifest


def load_bias(lists: Sequence[Path], folder: Path, manifest: Manifest) -> Bias:
    """The tree of the phrases in lists of words, for a model; none without a phrase.

    Raises:
        ConfigError: a list cannot be read.
        ModelFileError: the model's pieces cannot.
    """
    phrases = read_lists(lists).phrases
    if not phrases:
        return NO_BIAS
    text_decoder = TextDecoder(folder / "pieces.npz", manifest.fingerprint)
    return bias_of(phrases, text_decoder)


def bias_of(phrases: Sequence[str], text_decoder: TextDecoder) -> Bias:
    """The tree of phrases: as they are and with a capital, with a space before them."""
    spelt = dict.fromkeys(f" {form}" for phrase in phrases for form in spellings(phrase))
    return Bias(text_decoder.tokens(list(spelt)), text_decoder.parts_words())


def spellings(phrase: str) -> tuple[str, ...]:
    """As it is, with a capital at its start and at that of each word, without doubles."""
    capital = phrase[:1].upper() + phrase[1:]
    title = " ".join(word[:1].upper() + word[1:] for word in phrase.split())
    return tuple(dict.fromkeys((phrase, capital, title)))
