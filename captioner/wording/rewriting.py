"""What was heard, as it is to be written: words replaced, offensive ones masked, numbers. Pure.

Phrases are sequences of units (`text_units`), so a part of a word is never replaced.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from captioner.languages import ENGLISH
from captioner.wording.numbers import NumberRun, Numbers, number_at
from captioner.wording.text_units import Unit, form_of, units_of
from captioner.wording.word_list import Rule

STEM: Final = "*"  # after a mask: whatever follows in the word
HIDDEN: Final = "*"  # for a letter


@dataclass(frozen=True, slots=True)
class Change:
    """A stretch of a text that is written otherwise."""

    start: int
    end: int
    """After its last character."""
    text: str
    """What stands there instead."""


@dataclass(frozen=True, slots=True)
class _Phrase:
    """What is looked for, and what becomes of it."""

    units: tuple[tuple[str, bool], ...]
    """Form, and whether a space is before it; at least one."""
    written: str | None
    """None: masked."""
    lower: bool = False
    """It is heard with a small letter first, so a capital belongs to its place."""


class Rewriter:
    """Rules and masks, ready to be applied. Any thread; it never changes."""

    def __init__(
        self,
        rules: Iterable[Rule] = (),
        masks: Mapping[str, Sequence[str]] | None = None,
        numbers: Numbers = Numbers.AS_HEARD,
    ) -> None:
        """Take rules and masks.

        Args:
            rules: of two for the same words the later one holds.
            masks: by the code of the language, "" for any: words or phrases to mask; a `*` at the
                end of one stands for whatever follows in the word.
            numbers: how English ones are written; rules come first.
        """
        self._numbers = numbers
        self._rules = _by_first(_of_rule(rule) for rule in rules)
        self._masks: dict[str, dict[str, list[_Phrase]]] = {}
        self._stems: dict[str, tuple[str, ...]] = {}
        everywhere = tuple((masks or {}).get("", ()))
        for language, words in (masks or {}).items():
            every = [*everywhere, *words]
            whole = (word for word in every if not word.endswith(STEM))
            self._masks[language] = _by_first(_Phrase(_forms(word), None) for word in whole)
            stems = (word.removesuffix(STEM) for word in every if word.endswith(STEM))
            self._stems[language] = tuple(form_of(stem) for stem in stems)

    def __bool__(self) -> bool:
        """Whether anything would ever be changed."""
        words = self._rules or any(self._masks.values()) or any(self._stems.values())
        return bool(words or self._numbers is not Numbers.AS_HEARD)

    def changes(self, text: str, language: str) -> list[Change]:
        """What is written otherwise in a text, from left to right; the longest phrase wins.

        Args:
            text: as heard.
            language: code of what is spoken.
        """
        return self._scan(text, language, None)[0]

    def sure(self, text: str, language: str, n_settled: int) -> tuple[list[Change], int]:
        """The changes, and up to where they are the same whatever follows the settled text.

        Args:
            text: as heard, of a caption that grows.
            language: code of what is spoken.
            n_settled: characters of `text` that do not change any more, whole words.
        """
        return self._scan(text, language, n_settled)

    def _scan(self, text: str, language: str, n_settled: int | None) -> tuple[list[Change], int]:
        units = list(units_of(text))
        n_sure = len(units)
        if n_settled is not None:
            n_sure = sum(unit.end <= n_settled for unit in units)
        found: list[Change] = []
        end = len(text) if n_settled is None else n_settled
        at = run_end = 0
        while at < len(units):
            phrase, may_grow = self._match(units, at, language, n_sure)
            taken = len(phrase.units) if phrase else 1
            run = None
            if phrase is None and at >= run_end:
                run = self._number(units, at, language)
            if run is not None:
                run_end = run.end
                taken = run.end - at if run.written is not None else 1
                may_grow |= at < n_sure <= run.reach and n_settled is not None
            if may_grow or at < n_sure < at + taken:
                end = min(end, units[at].start)
            if phrase is not None:
                first, last = units[at].start, units[at + taken - 1].end
                found.append(Change(first, last, _written(phrase, text[first:last])))
            elif run is not None and run.written is not None:
                found.append(Change(units[at].start, units[run.end - 1].end, run.written))
            at += taken
        return found, len(text[:end].rstrip()) if end < len(text) else end

    def _number(self, units: Sequence[Unit], at: int, language: str) -> NumberRun | None:
        if self._numbers is Numbers.AS_HEARD or language != ENGLISH:
            return None
        return number_at(units, at, self._numbers)

    def _match(
        self, units: Sequence[Unit], at: int, language: str, n_sure: int
    ) -> tuple[_Phrase | None, bool]:
        """The longest phrase that begins at a unit, and whether settled text may become another."""
        form = units[at].form
        masks = language if language in self._masks else ""
        candidates = [*self._rules.get(form, ()), *self._masks.get(masks, {}).get(form, ())]
        best: _Phrase | None = None
        may_grow = False
        for phrase in candidates:
            n_same = _n_same(phrase, units, at)
            whole = n_same == len(phrase.units)
            if whole and (best is None or len(phrase.units) > len(best.units)):
                best = phrase
            n_settled = n_sure - at
            may_grow |= 0 < n_settled < len(phrase.units) and n_same >= n_settled
        if best is None and form.startswith(self._stems.get(masks, ()) or ("\0",)):
            best = _Phrase(((form, False),), None)
        return best, may_grow


def applied(text: str, changes: Iterable[Change]) -> str:
    """The text with these changes, which are in order."""
    pieces, at = [], 0
    for change in changes:
        pieces += [text[at : change.start], change.text]
        at = change.end
    return "".join([*pieces, text[at:]])


def _written(phrase: _Phrase, heard: str) -> str:
    if phrase.written is None:
        return _masked(heard)
    written = phrase.written
    if written != written.lower():
        return written  # it has capitals of its own
    if len(heard) > 1 and heard.isupper():
        return written.upper()
    if phrase.lower and heard[:1].isupper():
        return written[:1].upper() + written[1:]
    return written


def _masked(heard: str) -> str:
    """Each word with its first character only."""
    whole = list(heard)
    for unit in units_of(heard):
        whole[unit.start + 1 : unit.end] = HIDDEN * (unit.end - unit.start - 1)
    return "".join(whole)


def _n_same(phrase: _Phrase, units: Sequence[Unit], at: int) -> int:
    """How many of the phrase's units are there, one after the other."""
    n_same = 0
    for (form, spaced), unit in zip(phrase.units, units[at:], strict=False):
        if form != unit.form or (n_same and spaced != unit.spaced):
            break
        n_same += 1
    return n_same


def _of_rule(rule: Rule) -> _Phrase:
    return _Phrase(_forms(rule.heard), rule.written, lower=rule.heard[:1].islower())


def _by_first(phrases: Iterable[_Phrase]) -> dict[str, list[_Phrase]]:
    """By their first unit; a later one takes the place of one that is heard in the same way."""
    unique = {phrase.units: phrase for phrase in phrases if phrase.units}
    found: dict[str, list[_Phrase]] = {}
    for phrase in unique.values():
        found.setdefault(phrase.units[0][0], []).append(phrase)
    return found


def _forms(text: str) -> tuple[tuple[str, bool], ...]:
    units = list(units_of(text))
    return tuple((unit.form, unit.spaced and n > 0) for n, unit in enumerate(units))


NO_REWRITING: Final = Rewriter()
