"""Words and their times from the read positions of their tokens. Pure."""

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from math import inf
from typing import Final

from captioner.asr.evidence import mean_logprob
from captioner.asr.tokenizer import TextDecoder
from captioner.events import Token, Word
from captioner.wording.scripts import UNSPACED

CLOSING_MARKS: Final = frozenset(".,;:!?…。、\uff0c\uff01\uff1f")  # the last are those of Chinese
"""Punctuation that ends or divides a text, and so never begins one."""
CLOSING_BRACKETS: Final = frozenset(")]}”")
"""Neither do these; other quotation marks open in one language and close in another."""
READ_LATE_S: Final = 0.3
"""A token is read near the end of what it spells: words began so much before their first token was
read, in the median of 1,472 words of the speech set (docs/benchmarks/word_times.md)."""

SAME_PLACE_S: Final = 0.15
"""In 1,272 pieces of 0.5 to 1.2 s, cut anywhere out of speech, 13 were read twice, 7 of them within
this; 14 of 17 pairs that a synthesiser speaks were 0.48 to 1.48 s apart ("Bye bye" 0.16 on)."""


def words_of(tokens: Sequence[Token], text_decoder: TextDecoder) -> tuple[Word, ...]:
    """Group tokens into words.

    A word's time is that of the tokens that spell it, punctuation left out, as far as they are in
    step with the rest: now and then a token looks back or far ahead.
    """
    groups = _groups(tokens, text_decoder)
    n_bare = [_without_punctuation(group, text_decoder) for group in groups]
    spelling = [token for group, n in zip(groups, n_bare, strict=True) for token in group[:n]]
    times = iter(_in_step([token.read_s for token in spelling]))
    words: list[Word] = []
    reached_s = min((token.read_s for token in spelling), default=0.0)
    for group, n in zip(groups, n_bare, strict=True):
        read_s = [next(times) for _ in group[:n]] or [reached_s]
        start_s = _start(read_s[0], reached_s if words else -inf)
        reached_s = read_s[-1]
        piece = text_decoder.text([token.id for token in group])
        bare = text_decoder.text([token.id for token in group[:n]])
        if piece.strip():
            logprob = mean_logprob(group)
            words.append(
                Word(piece.strip(), start_s, reached_s, logprob, piece, bare, tuple(group), n)
            )
    return tuple(words)


def said_once(words: Sequence[Word]) -> Sequence[Word]:
    """The words, without a second half that says what the first says, read at the same place.

    A piece of a word is read like that ("Catch. Catch."). Who really says something twice takes
    half a second from one to the other.
    """
    half, odd = divmod(len(words), 2)
    first, second = words[:half], words[half:]
    if odd or not half or list(map(_heard, first)) != list(map(_heard, second)):
        return words
    later_s = second[0].tokens[0].read_s - first[0].tokens[0].read_s
    return first if abs(later_s) < SAME_PLACE_S else words


def _heard(word: Word) -> str:
    return heard_part(word.piece.casefold())


def _start(read_s: float, before_s: float) -> float:
    """Where a word begins whose first token was read at `read_s`, s; the one before ended then."""
    earliest_s = max(before_s, 0.0) if read_s >= 0 else before_s
    return min(read_s, max(read_s - READ_LATE_S, earliest_s))


def _in_step(times_s: Sequence[float]) -> list[float]:
    """Times that never go back: those of the longest such selection, and between them the last."""
    ends: list[float] = []  # the earliest end of a selection of each length
    lengths: list[int] = []  # of the longest selection that ends with each
    for time_s in times_s:
        at = bisect_right(ends, time_s)
        ends[at : at + 1] = [time_s]
        lengths.append(at + 1)
    selected = [False] * len(lengths)
    wanted, later_s = len(ends), inf
    for at in range(len(lengths) - 1, -1, -1):
        if lengths[at] == wanted and times_s[at] <= later_s:
            selected[at], later_s, wanted = True, times_s[at], wanted - 1
    reached_s = next((t for t, s in zip(times_s, selected, strict=True) if s), 0.0)
    steps: list[float] = []
    for time_s, is_selected in zip(times_s, selected, strict=True):
        reached_s = time_s if is_selected else reached_s
        steps.append(reached_s)
    return steps


def after_whole_words(
    tokens: Sequence[Token], n_settled: int, text_decoder: TextDecoder
) -> Sequence[Token]:
    """`tokens` without those that would go on with the last of the settled words.

    A settled word stays as it was shown: "it" does not become "it's" afterwards.
    """
    if not 0 < n_settled < len(tokens):
        return tokens
    following = list(tokens[n_settled:])
    n_joined = next(
        (i for i, t in enumerate(following) if _starts_word(t, text_decoder)), len(following)
    )
    joined = text_decoder.text([token.id for token in following[:n_joined]])
    if not heard_part(joined):
        return tokens  # only punctuation
    return [*tokens[:n_settled], *following[n_joined:]]


def without_leading_marks(tokens: Sequence[Token], text_decoder: TextDecoder) -> list[Token]:
    """The tokens without marks at their start that belong to the text before them."""
    n_marks = 0
    for token in tokens:
        text = text_decoder.text([token.id])
        belongs = n_marks > 0 and not text.startswith(" ")  # a quotation mark after a full stop
        if heard_part(text) or not (
            belongs or text.strip()[:1] in CLOSING_MARKS | CLOSING_BRACKETS
        ):
            break
        n_marks += 1
    return list(tokens[n_marks:])


def heard_part(text: str) -> str:
    """The letters, marks and digits of a text: what is left without punctuation and spaces."""
    return "".join(c for c in text if unicodedata.category(c)[0] in "LMN")


def _groups(tokens: Sequence[Token], text_decoder: TextDecoder) -> list[list[Token]]:
    groups: list[list[Token]] = []
    for token in tokens:
        if not groups or _starts_word(token, text_decoder):
            groups.append([])
        groups[-1].append(token)
    return groups


def _starts_word(token: Token, text_decoder: TextDecoder) -> bool:
    if text_decoder.starts_word(token.id):
        return True
    text = text_decoder.text([token.id])  # without spaces, what begins a character begins a word
    return bool(text) and any(low <= ord(text[0]) <= high for low, high in UNSPACED)


def _without_punctuation(group: Sequence[Token], text_decoder: TextDecoder) -> int:
    """How many of the tokens are left without those at the end that have no letter or digit.

    Half a character at the end counts as a letter.
    """
    for n_kept in range(len(group), 0, -1):
        text = text_decoder.text([group[n_kept - 1].id])
        if not text or heard_part(text):
            return n_kept
    return 0
