"""Count what broadcasters ask of subtitles: subtitle_figures.py FILE.srt ..."""

import re
import sys
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path

LINE_LENGTH = 42
LINES = 2
SHORTEST_MS = 700
LONGEST_MS = 7000
MAX_RATE = 20.0
GAP_MS = 80
BREAKS_A_FUNCTION_WORD = 20  # one break in so many may come after a function word

# What no line should end with: articles, prepositions, conjunctions, titles, auxiliaries.
WORDS = """
a an the this that these those my your his her its our their of in on at to for from with by about
into onto over under after before between through during against without within upon toward towards
and or but nor so yet if because although while when where which who whose as than mr. mrs. ms. dr.
is are was were be been am has have had will would can could shall should may might must not
"""
FUNCTION_WORDS = frozenset(WORDS.split())
TIMES = re.compile(r"(\d+):(\d\d):(\d\d),(\d{3}) --> (\d+):(\d\d):(\d\d),(\d{3})")


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts over some files; those from `wide` on are faults."""

    cues: int = 0
    lines: int = 0
    breaks: int = 0
    wide: int = 0
    tall: int = 0
    short: int = 0
    lone_short: int = 0
    long: int = 0
    fast: int = 0
    crowded: int = 0
    after_function_word: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            *(getattr(self, name.name) + getattr(other, name.name) for name in fields(self))
        )

    @property
    def faults(self) -> dict[str, int]:
        """What may never be."""
        return {name: getattr(self, name) for name in ("wide", "tall", "short", "long", "crowded")}


@dataclass(frozen=True, slots=True)
class Shown:
    """A cue, read from a file."""

    start_ms: int
    end_ms: int
    lines: tuple[str, ...]

    @property
    def shown_ms(self) -> int:
        return self.end_ms - self.start_ms

    @property
    def rate(self) -> float:
        return 1000.0 * len(" ".join(self.lines)) / max(self.shown_ms, 1)


def parsed(srt: str) -> list[Shown]:
    """The cues of a SubRip file."""
    found = []
    for block in filter(None, srt.strip().split("\n\n")):
        _number, times, *lines = block.split("\n")
        numbers = list(map(int, TIMES.fullmatch(times).groups()))
        found.append(Shown(_ms(*numbers[:4]), _ms(*numbers[4:]), tuple(lines)))
    return found


def figures(srt: str) -> Figures:
    """The counts of one SubRip file."""
    cues = parsed(srt)
    lines = [line for cue in cues for line in cue.lines]
    short = [cue for cue in cues if cue.shown_ms < SHORTEST_MS]
    lone = [cue for cue in short if len(" ".join(cue.lines).split()) == 1]
    return Figures(
        cues=len(cues),
        lines=len(lines),
        breaks=max(0, len(lines) - 1),
        wide=sum(len(line) > LINE_LENGTH for line in lines),
        tall=sum(len(cue.lines) > LINES for cue in cues),
        short=len(short) - len(lone),
        lone_short=len(lone),
        long=sum(cue.shown_ms > LONGEST_MS for cue in cues),
        fast=sum(cue.rate > MAX_RATE for cue in cues),
        crowded=sum(b.start_ms - a.end_ms < GAP_MS for a, b in pairwise(cues)),
        after_function_word=sum(line.split()[-1].lower() in FUNCTION_WORDS for line in lines[:-1]),
    )


def _ms(hours, minutes, seconds, ms):
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms


if __name__ == "__main__":
    total = Figures()
    for path in map(Path, sys.argv[1:]):
        of_file = figures(path.read_text("utf-8"))
        total += of_file
        sys.stdout.write(f"{path.name}: {of_file}\n")
    sys.stdout.write(f"all: {total}\n")
