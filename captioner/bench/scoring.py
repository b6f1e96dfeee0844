"""How far what was recognised is from what was said. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

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
    """Compare a text with what was said, digit strings digit by digit."""
    said = digit_by_digit(normalise(reference))
    heard = digit_by_digit(normalise(hypothesis))
    return Score(
        errors(said.split(), heard.split()),
        errors(said, heard),
        errors(reference.split(), hypothesis.split()),
        errors(" ".join(reference.split()), " ".join(hypothesis.split())),
        int(runaway(said.split(), heard.split())),
    )


def digit_by_digit(text: str) -> str:
    """`text` with each word of digits taken apart.

    Whether a number is written "982" or "9 8 2" says nothing about how well it was heard.
    """
    return " ".join(" ".join(word) if word.isdecimal() else word for word in text.split())


def errors(reference: Sequence[str], hypothesis: Sequence[str]) -> Errors:
    """Fewest insertions, deletions and substitutions that turn one into the other."""
    above = list(range(len(hypothesis) + 1))  # distances of the reference so far
    for i, said in enumerate(reference, 1):
        row = [i]
        for j, heard in enumerate(hypothesis, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (said != heard)))
        above = row
    return Errors(above[-1], len(reference))


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
        for phrase, copies in _repeated(hypothesis, length).items():
            said = _repeated(reference, length).get(phrase, 0)
            if copies >= max(COPIES_OF_A_LOOP, said + besides):
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
