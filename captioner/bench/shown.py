"""What a reader of live captions saw: when words came, which were taken back. Pure."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import pairwise, takewhile
from math import ceil
from statistics import median

from captioner.asr.words import heard_part
from captioner.bench.scoring import Normalise
from captioner.events import CaptionChanged
from captioner.units import samples, seconds

Seen = tuple[int, CaptionChanged]
"""A caption and the stream position at which it was seen."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A word of a final caption and where it was spoken."""

    form: str
    """Without capitals and punctuation."""
    end: int
    """Stream position at which its last token was read."""
    first: bool
    """Whether it begins its caption."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Median and tail of some times in seconds; None without any."""

    median_s: float | None
    p95_s: float | None
    n: int


@dataclass(frozen=True, slots=True)
class Latencies:
    """Seconds from a word's read position until it was seen; adds up over recordings."""

    first_word_s: tuple[float, ...] = ()
    """The first of each caption, until it was shown."""
    shown_s: tuple[float, ...] = ()
    settled_s: tuple[float, ...] = ()
    """Until it stood in the settled part, or in the final caption."""

    def __add__(self, other: "Latencies") -> "Latencies":
        return Latencies(
            self.first_word_s + other.first_word_s,
            self.shown_s + other.shown_s,
            self.settled_s + other.settled_s,
        )


@dataclass(frozen=True, slots=True)
class Erasure:
    """What was taken back; adds up over recordings."""

    words: int = 0
    """Shown and taken back, counted from the first word that changed; punctuation counts."""
    characters: int = 0
    heard_words: int = 0
    """The same without regard to capitals and punctuation."""
    settled: int = 0
    """Events whose settled part did not begin with the one before."""
    final_words: int = 0
    final_characters: int = 0

    def __add__(self, other: "Erasure") -> "Erasure":
        return Erasure(
            self.words + other.words,
            self.characters + other.characters,
            self.heard_words + other.heard_words,
            self.settled + other.settled,
            self.final_words + other.final_words,
            self.final_characters + other.final_characters,
        )


@dataclass(frozen=True, slots=True)
class SeamErrors:
    """Words that are missing or double near a border between two segments."""

    dropped: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    n_seams: int = 0


def forms(text: str) -> list[str]:
    """The words of a text without what cannot be heard."""
    found = (heard_part(word.casefold()) for word in text.split())
    return [form for form in found if form]


def spoken_words(seen: Sequence[Seen]) -> list[Spoken]:
    """The words of the final captions with their read positions, in order."""
    found: list[Spoken] = []
    for _, caption in seen:
        first = True
        for word in caption.words if caption.final else ():
            if form := heard_part(word.text.casefold()):
                found.append(Spoken(form, caption.start + samples(word.end_s), first))
                first = False
    return found


def latencies(seen: Sequence[Seen], spoken: Sequence[Spoken]) -> Latencies:
    """How late the words came.

    Args:
        seen: all captions in the order of their events.
        spoken: where words were spoken, such as `spoken_words`; those of the final captions that
            align with them are counted.
    """
    rows = [row for events in by_caption(seen).values() for row in _arrivals(events)]
    heard = [row[0] for row in rows]
    first: list[float] = []
    shown: list[float] = []
    settled: list[float] = []
    for i, j in matched([word.form for word in spoken], heard):
        _, shown_at, settled_at = rows[j]
        shown.append(seconds(shown_at - spoken[i].end))
        settled.append(seconds(settled_at - spoken[i].end))
        if spoken[i].first:
            first.append(shown[-1])
    return Latencies(tuple(first), tuple(shown), tuple(settled))


def by_caption(seen: Sequence[Seen]) -> Mapping[int, list[Seen]]:
    """The events of each caption, captions in the order in which they began."""
    captions: dict[int, list[Seen]] = defaultdict(list)
    for at, caption in seen:
        captions[caption.segment_id].append((at, caption))
    return captions


def erasure(seen: Sequence[Seen]) -> Erasure:
    """What readers saw and then did not see any more, the final text included."""
    total = Erasure()
    for events in by_caption(seen).values():
        before = CaptionChanged(0, "", "", final=False, start=0, end=0)
        for _, caption in events:
            total += _step(before, caption)
            before = caption
        if before.final:
            text = before.text
            total += Erasure(final_words=len(text.split()), final_characters=len(text))
    return total


def contradicted(settled: str, unforced: str) -> tuple[int, int]:
    """How many words of a settled text another reading does not have, and of how many."""
    ours, theirs = forms(settled), forms(unforced)
    return len(ours) - len(matched(ours, theirs)), len(ours)


def seam_errors(
    reference: str, seen: Sequence[Seen], normalise: Normalise, near_s: float = 1.0
) -> SeamErrors:
    """Words of the final captions that are missing or double within `near_s` of a seam.

    A seam is where one segment ends and the next begins within a second. Of an inserted word is
    asked whether it is one of the three before or after it; of a missing one, whether either
    neighbour was spoken near a seam.
    """
    finals = [caption for _, caption in seen if caption.final and caption.text]
    seams = [
        one.end for one, next_one in pairwise(finals) if next_one.start - one.end <= samples(near_s)
    ]
    said = [form for word in reference.split() for form in normalise(word).split()]
    heard = [
        (form, caption.start + samples(word.end_s))
        for caption in finals
        for word in caption.words
        for form in normalise(word.text).split()
    ]
    spelt = [form for form, _ in heard]

    def is_near(at: int) -> bool:
        inside = 0 <= at < len(heard)
        return inside and any(abs(heard[at][1] - seam) <= samples(near_s) for seam in seams)

    dropped, doubled = [], []
    for i, j in edits(said, spelt):
        if j is None:
            continue
        if i is None:
            around = spelt[max(0, j - 3) : j] + spelt[j + 1 : j + 4]
            if is_near(j) and spelt[j] in around:
                doubled.append(spelt[j])
        elif i >= 0 and (is_near(j - 1) or is_near(j)):
            dropped.append(said[i])
    return SeamErrors(tuple(dropped), tuple(doubled), len(seams))


def edits(said: Sequence[str], heard: Sequence[str]) -> list[tuple[int | None, int | None]]:
    """Missing words as (i, place in `heard`), inserted ones as (None, j), of a best alignment."""
    costs = [list(range(len(heard) + 1))]
    for i, word in enumerate(said, 1):
        above, row = costs[-1], [i]
        for j, other in enumerate(heard, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (word != other)))
        costs.append(row)
    found: list[tuple[int | None, int | None]] = []
    i, j = len(said), len(heard)
    while i or j:
        if i and j and costs[i][j] == costs[i - 1][j - 1] + (said[i - 1] != heard[j - 1]):
            i, j = i - 1, j - 1
        elif i and costs[i][j] == costs[i - 1][j] + 1:
            i -= 1
            found.append((i, j))
        else:
            j -= 1
            found.append((None, j))
    return found[::-1]


def matched(one: Sequence[str], other: Sequence[str]) -> list[tuple[int, int]]:
    """Pairs of places at which both have the same word, in order."""
    blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    return [(block.a + n, block.b + n) for block in blocks for n in range(block.size)]


def spread(values_s: Sequence[float]) -> Spread:
    """Of some times."""
    if not values_s:
        return Spread(None, None, 0)
    ranked = sorted(values_s)
    return Spread(median(ranked), ranked[ceil(0.95 * len(ranked)) - 1], len(ranked))


def _arrivals(events: Sequence[Seen]) -> list[tuple[str, int, int]]:
    """Of each word of the final caption: form, when it was first shown, when it was settled."""
    final_at, final = events[-1]
    words = forms(final.text) if final.final else []
    shown = [final_at] * len(words)
    settled = [final_at] * len(words)
    for at, caption in reversed(events):
        for i, _ in matched(words, forms(caption.text)):
            shown[i] = at
        for i in range(min(len(words), len(forms(caption.settled)))):
            settled[i] = at
    return list(zip(words, shown, settled, strict=True))


def _step(before: CaptionChanged, after: CaptionChanged) -> Erasure:
    return Erasure(
        words=_lost(before.text.split(), after.text.split()),
        characters=_lost(before.text, after.text),
        heard_words=_lost(forms(before.text), forms(after.text)),
        settled=int(not after.settled.startswith(before.settled)),
    )


def _lost(before: Sequence[str], after: Sequence[str]) -> int:
    """How much of `before` stands after what both begin with."""
    pairs = zip(before, after, strict=False)
    return len(before) - sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
