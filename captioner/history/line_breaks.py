"""Where the text of subtitles is best broken: between phrases. Pure.

Costs are relative: what a break is worth avoiding compared with another. They were set by hand;
what comes of them is counted by tests/e2e/test_subtitles.py.
"""

import unicodedata
from typing import Final

from captioner.history.function_words import BINDING_WORDS, FUNCTION_WORDS
from captioner.history.sentences import abbreviates, ends_clause, finished
from captioner.history.unbroken import Unbroken

AFTER_SENTENCE: Final = 0.0
AFTER_CLAUSE: Final = 1.0
BEFORE_PHRASE: Final = 2.0  # a preposition, conjunction or article comes next
BETWEEN_WORDS: Final = 3.0
WITHIN_NAME: Final = 5.0  # or between a number and what is counted
AFTER_FUNCTION_WORD: Final = 9.0  # "they / were"
AFTER_BINDING_WORD: Final = 16.0  # "the / house", "Mr. / Smith"
WITHIN_REMARK: Final = 30.0  # "[0.3 s not / captioned]"
AFTER_PAUSE: Final = -1.0  # on top, where the speaker pauses
PAUSE_S: Final = 0.35

WITHIN_RUN: Final = 4.0  # of a script without spaces
WITHIN_WORD: Final = 12.0  # of katakana, of figures, of Latin letters among them
_BARE: Final = ".,;:!?…\"'“”‘’()[]«»-–"  # noqa: RUF001 - of several scripts on purpose


def break_cost(before: Unbroken, after: Unbroken) -> float:
    """What it costs to break between two neighbours, 0 or more."""
    cost = _by_text(before, after)
    if after.start_s - before.end_s >= PAUSE_S:
        cost += AFTER_PAUSE
    return max(cost, AFTER_SENTENCE)


def _by_text(before: Unbroken, after: Unbroken) -> float:
    if before.alone and after.alone and not after.first:
        return WITHIN_REMARK
    if ends_sentence(before):
        return AFTER_SENTENCE
    if ends_clause(before.text):
        return AFTER_CLAUSE
    if not after.spaced:
        return _within_run(before.text[-1], after.text[0])
    word, following = _word(before.text), _word(after.text)
    if word in BINDING_WORDS or abbreviates(before.text):
        return AFTER_BINDING_WORD
    if word in FUNCTION_WORDS:
        return AFTER_FUNCTION_WORD
    if (_named(before.text) and _named(after.text)) or before.text[-1].isdigit():
        return WITHIN_NAME
    return BEFORE_PHRASE if following in BINDING_WORDS else BETWEEN_WORDS


def ends_sentence(unit: Unbroken) -> bool:
    """Whether a sentence ends with it."""
    return finished(unit.text)


def _within_run(left: str, right: str) -> float:
    kinds = _script(left), _script(right)
    if kinds == ("HIRAGANA", "CJK") or kinds == ("HIRAGANA", "KATAKANA"):
        return BEFORE_PHRASE  # a phrase of Japanese ends with its particle
    if kinds[0] == kinds[1] and kinds[0] not in ("CJK", "HIRAGANA"):
        return WITHIN_WORD if kinds[0] in ("KATAKANA", "DIGIT", "LATIN") else WITHIN_RUN
    return WITHIN_RUN


def _script(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0]


def _word(text: str) -> str:
    return text.strip(_BARE).replace("’", "'").casefold()  # noqa: RUF001


def _named(text: str) -> bool:
    return text[:1].isupper() and text[1:2].islower()
