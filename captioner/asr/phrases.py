"""The words and phrases that somebody expects: a text file, and the tree that comes of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from captioner.asr.bias import NO_BIAS, Bias
from captioner.asr.tokenizer import TextDecoder
from captioner.errors import ConfigError
from captioner_models.manifest import Manifest

COMMENT: Final = "#"
MOST: Final = 5_000  # phrases: more are a language, not a meeting's words
LONGEST: Final = 100  # characters of a phrase
HINT: Final = "Write a word or phrase on each line, as it is written; what follows # is a comment."


def load_bias(words: str, folder: Path, manifest: Manifest) -> Bias:
    """The tree of the phrases in the file `words`, for a model; none without a file.

    Raises:
        ConfigError: the list cannot be read.
        ModelFileError: the model's pieces cannot.
    """
    if not words:
        return NO_BIAS
    text_decoder = TextDecoder(folder / "pieces.npz", manifest.fingerprint)
    return bias_of(read_phrases(Path(words)), text_decoder)


def bias_of(phrases: Sequence[str], text_decoder: TextDecoder) -> Bias:
    """The tree of phrases: as they are and with a capital, with a space before them."""
    spelt = dict.fromkeys(f" {form}" for phrase in phrases for form in spellings(phrase))
    return Bias(text_decoder.tokens(list(spelt)), text_decoder.parts_words())


def spellings(phrase: str) -> tuple[str, ...]:
    """As it is, with a capital at its start and at that of each word, without doubles."""
    capital = phrase[:1].upper() + phrase[1:]
    title = " ".join(word[:1].upper() + word[1:] for word in phrase.split())
    return tuple(dict.fromkeys((phrase, capital, title)))


def read_phrases(path: Path) -> tuple[str, ...]:
    """The phrases of a file in UTF-8, one on each line, without doubles and comments.

    Raises:
        ConfigError: it cannot be read, or is not such a list.
    """
    try:
        lines = path.expanduser().read_text("utf-8-sig").splitlines()
    except (OSError, ValueError) as exc:
        raise ConfigError(f"the list of words {path} cannot be read: {exc}", hint=HINT) from exc
    phrases = dict.fromkeys(" ".join(line.partition(COMMENT)[0].split()) for line in lines)
    phrases.pop("", None)
    if len(phrases) > MOST:
        raise ConfigError(f"{path} has {len(phrases)} phrases, {MOST} may be", hint=HINT)
    for phrase in phrases:
        if len(phrase) > LONGEST or "\0" in phrase or "=" in phrase:
            raise ConfigError(f"{path}: {phrase[:LONGEST]!r} is not a word or phrase", hint=HINT)
    return tuple(phrases)
