"""How far what was recognised is from what was said. Pure.

The one place that says how texts are compared: every system, table and script goes through
`scored_form` and `score`. Distances are jiwer's, of the extra `bench`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from captioner.bench.extras import need

Normalise: TypeAlias = Callable[[str], str]
"""Text to lower-case words with single spaces between them."""

LONGEST_PHRASE: Final = 12  # words of a phrase whose repetition is looked for
COPIES_OF_A_LOOP: Final = 3  # back to back
WORDS_BESIDES: Final = 4  # a hypothesis may be this much and
LENGTH_FACTOR: Final = 1.8  # this many times longer than the reference before it is a runaway


@dataclass(frozen=True, slots=True)
class Errors:
    """Insertions, deletions and substitutions; adds up over clips."""

    n_errors: int = 0
    n_reference: int = 0
    """Words or characters of the reference."""

    def __add__(self, other: "Errors") -> "Errors":
        return Errors(self.n_errors + other.n_errors, self.n_reference + other.n_reference)

    @property
    def percent(self) -> float:
        """Error rate in per cent; may exceed 100. 0 for an empty hypothesis of nothing."""
        if self.n_reference == 0:
            return 100.0 if self.n_errors else 0.0
        return 100.0 * self.n_errors / self.n_reference


@dataclass(frozen=True, slots=True)
class Score:
    """How one text compares with its reference; adds up over clips."""

    words: Errors = Errors()
    """Normalised."""
    characters: Errors = Errors()
    """Normalised, spaces included."""
    raw_words: Errors = Errors()
    """As written, with capitals and punctuation."""
    raw_characters: Errors = Errors()
    n_runaway: int = 0
    """Texts with a runaway repetition."""

    def __add__(self, other: "Score") -> "Score":
        return Score(
            self.words + other.words,
            self.characters + other.characters,
            self.raw_words + other.raw_words,
            self.raw_characters + other.raw_characters,
            self.n_runaway + other.n_runaway,
        )


def score(reference: str, hypothesis: str, normalise: Normalise) -> Score:
    """Compare a text with what was said, both in their scored form.

    Raises:
        BenchError: jiwer is not installed.
    """
    said, heard = scored_form(reference, normalise), scored_form(hypothesis, normalise)
    return Score(
        word_errors(said, heard),
        character_errors(said, heard),
        word_errors(reference, hypothesis),
        character_errors(reference, hypothesis),
        int(runaway(said.split(), heard.split())),
    )


def scored_form(text: str, normalise: Normalise) -> str:
    """The words that are compared: normalised, digit strings digit by digit."""
    return digit_by_digit(normalise(text))


def digit_by_digit(text: str) -> str:
    """`text` with each word of digits taken apart.

    Whether a number is written "982" or "9 8 2" says nothing about how well it was heard.
    """
    return " ".join(" ".join(word) if word.isdecimal() else word for word in text.split())


def word_errors(reference: str, hypothesis: str) -> Errors:
    """Fewest words put in, left out or changed that turn one text into the other.

    Raises:
        BenchError: jiwer is not installed.
    """
    said, heard = reference.split(), hypothesis.split()
    if not (said and heard):
        return Errors(len(said) + len(heard), len(said))
    return _counted(need("jiwer").process_words(" ".join(said), " ".join(heard)))


def character_errors(reference: str, hypothesis: str) -> Errors:
    """The same of characters; spaces count, but of several in a row only one.

    Raises:
        BenchError: jiwer is not installed.
    """
    said, heard = " ".join(reference.split()), " ".join(hypothesis.split())
    if not (said and heard):
        return Errors(len(said) + len(heard), len(said))
    return _counted(need("jiwer").process_characters(said, heard))


def _counted(found: Any) -> Errors:  # noqa: ANN401 - of jiwer, an untyped extra
    n_errors = found.substitutions + found.deletions + found.insertions
    return Errors(n_errors, found.hits + found.substitutions + found.deletions)


def runaway(reference: Sequence[str], hypothesis: Sequence[str]) -> bool:
    """Whether the words of a hypothesis went on by themselves.

    They did if they are far more than were said, or if a phrase stands in them three or more times
    back to back and does not in the reference. Of a single word two copies more than were said are
    needed: "2 2 2" for "2 2" is an ordinary error.
    """
    if len(hypothesis) > LENGTH_FACTOR * len(reference) + WORDS_BESIDES:
        return True
    for length in range(1, LONGEST_PHRASE + 1):
        besides = 2 if length == 1 else 1
        heard = _repeated(hypothesis, length)
        looped = {phrase: n for phrase, n in heard.items() if n >= COPIES_OF_A_LOOP}
        if not looped:
            continue
        said = _repeated(reference, length)
        if any(n >= said.get(phrase, 0) + besides for phrase, n in looped.items()):
            return True
    return False


def _repeated(words: Sequence[str], length: int) -> dict[tuple[str, ...], int]:
    """Phrases of `length` words and how often each stands back to back, at the most."""
    most: dict[tuple[str, ...], int] = {}
    for start in range(len(words) - length + 1):
        phrase = tuple(words[start : start + length])
        copies = 1
        at = start + length
        while tuple(words[at : at + length]) == phrase:
            copies += 1
            at += length
        most[phrase] = max(copies, most.get(phrase, 0))
    return most
