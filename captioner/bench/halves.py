"""Two halves of a set, no speaker in both: choose on one, report on the other. Pure.

A recipe that was chosen on the clips that it is then reported on looks better than it is. So what
chooses does it twice, on each half, and what counts is the figure on the half it did not see.
"""

import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from captioner.bench.resampling import Difference, Draws, Interval
from captioner.bench.scoring import Errors

HALVES: Final = ("A", "B")


class Spoken(Protocol):
    """A clip that has no half yet."""

    @property
    def id(self) -> str:
        """Name of the clip, unique in its set."""
        ...

    @property
    def condition(self) -> str:
        """Such as clean, accented or telephone."""
        ...

    @property
    def text(self) -> str:
        """What is said."""
        ...

    @property
    def speaker(self) -> str:
        """Who speaks; empty: nobody knows, and the clip is taken for a speaker of its own."""
        ...


class Placed(Protocol):
    """A clip that has one."""

    @property
    def id(self) -> str:
        """Name of the clip, unique in its set."""
        ...

    @property
    def speaker(self) -> str:
        """Who speaks; empty if nobody knows."""
        ...

    @property
    def half(self) -> str:
        """One of HALVES."""
        ...


def halves(clips: Sequence[Spoken]) -> dict[str, str]:
    """One of HALVES for each clip, by its id: the same for all clips of a speaker.

    Both halves have about as many words of each condition. Speakers are placed one after the
    other, whoever has the largest share of a condition first, each where the conditions are then
    closest to even; a hash of the name decides between equals. So the same set gives the same
    halves on every machine, and no order of a file has a part in it. A condition with one speaker
    is in one half only.

    Args:
        clips: the whole set, so that a part of it is halved as the whole is.
    """
    words: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))  # speaker, condition
    totals: dict[str, int] = defaultdict(int)
    for clip in clips:
        n_words = max(len(clip.text.split()), 1)
        words[_speaker_of(clip)][clip.condition] += n_words
        totals[clip.condition] += n_words

    def share(speaker: str) -> float:
        return max(n / totals[condition] for condition, n in words[speaker].items())

    balance: dict[str, float] = dict.fromkeys(totals, 0.0)  # share of A less that of B
    placed: dict[str, str] = {}
    for speaker in sorted(words, key=lambda name: (-share(name), _hash(name))):
        parts = {name: n / totals[name] for name, n in words[speaker].items()}
        lean = sum(balance[name] * part for name, part in parts.items())
        to_first = lean < 0 or (lean == 0 and _hash(speaker) % 2 == 0)
        placed[speaker] = HALVES[0 if to_first else 1]
        for name, part in parts.items():
            balance[name] += part if to_first else -part
    return {clip.id: placed[_speaker_of(clip)] for clip in clips}


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen on one half, and what it is worth on the other."""

    chosen_on: str
    """One of HALVES."""
    candidate: str
    percent_seen: float
    """Its error rate where it was chosen; too good by the choice."""
    percent: float
    """Its error rate on the other half."""
    interval: Interval | None
    """Of that, over speakers; None: too few clips."""
    against: Difference
    """To the recipe in use, on the other half, over clips."""


def choices(
    clips: Sequence[Placed], scored: Mapping[str, Mapping[str, Errors]], in_use: str
) -> tuple[Choice, ...]:
    """Choose the candidate with the fewest errors on each half, and report on the other one.

    Args:
        clips: of the set.
        scored: candidate to clip id to its errors; each candidate has all clips. Of candidates
            that are equally good the first is taken.
        in_use: the candidate that is in use now.

    Raises:
        ValueError: a half has no clips, so nothing can be said about unseen speakers.
    """
    parts = {name: [clip for clip in clips if clip.half == name] for name in HALVES}
    if not all(parts.values()):
        raise ValueError("all clips are of one half: there is nobody to report on")
    first, second = HALVES
    return (
        _choice(first, parts[first], parts[second], scored, in_use),
        _choice(second, parts[second], parts[first], scored, in_use),
    )


def _choice(
    name: str,
    seen: Sequence[Placed],
    unseen: Sequence[Placed],
    scored: Mapping[str, Mapping[str, Errors]],
    in_use: str,
) -> Choice:
    def total(candidate: str) -> float:
        return sum((scored[candidate][clip.id] for clip in seen), Errors()).percent

    best = min(scored, key=total)
    there = [scored[best][clip.id] for clip in unseen]
    now = [scored[in_use][clip.id] for clip in unseen]
    over_speakers = Draws(len(unseen), [clip.speaker or clip.id for clip in unseen])
    return Choice(
        name,
        best,
        total(best),
        sum(there, Errors()).percent,
        over_speakers.interval(there),
        Draws(len(unseen)).difference(there, now),
    )


def _speaker_of(clip: Spoken) -> str:
    return clip.speaker or clip.id


def _hash(name: str) -> int:
    """The same number for a name on every machine, unlike `hash`."""
    return int.from_bytes(hashlib.sha256(name.encode("utf-8")).digest()[:8], "big")
