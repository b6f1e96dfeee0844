"""Words and their times from the read positions of their tokens. Pure."""

from collections.abc import Sequence

from captioner.asr.evidence import mean_logprob
from captioner.asr.tokenizer import TextDecoder
from captioner.events import Token, Word


def words_of(tokens: Sequence[Token], text_decoder: TextDecoder) -> tuple[Word, ...]:
    """Group tokens into words; a script without spaces is one word.

    Punctuation is read from the beginning of the window, so only tokens that read on past what
    was read before move the time.
    """
    words: list[Word] = []
    reached_s = 0.0
    for group in _groups(tokens, text_decoder):
        text = text_decoder.text([token.id for token in group]).strip()
        start_s = max(reached_s, group[0].read_s)
        reached_s = max(start_s, max(token.read_s for token in group))
        if text:
            words.append(Word(text, start_s, reached_s, mean_logprob(group)))
    return tuple(words)


def _groups(tokens: Sequence[Token], text_decoder: TextDecoder) -> list[list[Token]]:
    groups: list[list[Token]] = []
    for token in tokens:
        if not groups or text_decoder.starts_word(token.id):
            groups.append([])
        groups[-1].append(token)
    return groups
