"""How many rare words are missed without and with a list of words, and what a list does elsewhere.

    python -m captioner.bench.vocabulary FOLDER

FOLDER has a manifest of clips and a `biasing.jsonl`: for some of the clips the rare words said in
them, and a list among which these stand. Longer lists are joined from those of other clips; lists
of words that nobody says come from there, too. Needs the extra `bench`.
"""

import argparse
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from captioner.asr.transcriber import Transcriber
from captioner.asr.whisper import load_whisper
from captioner.bench.clips import Clip, read_folder
from captioner.bench.extras import english
from captioner.bench.halves import HALVES
from captioner.bench.scoring import Errors, Normalise, scored_form, word_errors
from captioner.composition.assemble import prepare_model
from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig
from captioner.events import Closed, Segment

LENGTHS: Final = (100, 1000)
N_UNSAID: Final = 200
LONGEST_S: Final = 28.0
SEED: Final = 1
NO_WORD: Final = re.compile(r"[^\w' ]")


@dataclass(frozen=True, slots=True)
class Expected:
    """What `biasing.jsonl` says of a clip."""

    rare: tuple[str, ...]
    among: tuple[str, ...]


def read_expected(folder: Path) -> dict[str, Expected]:
    """By the stem of the clip's file."""
    lines = map(json.loads, (folder / "biasing.jsonl").read_text("utf-8").splitlines())
    return {
        Path(line["file"]).stem: Expected(tuple(line["rare"]), tuple(line["list_100"]))
        for line in lines
    }


def longer(expected: Mapping[str, Expected], clip: str, n_words: int) -> list[str]:
    """The list of a clip, and words from those of others up to `n_words`."""
    own = expected[clip]
    others = [word for one in expected.values() for word in one.among if word not in own.rare]
    random.Random(f"{SEED} {clip}").shuffle(others)
    return list(dict.fromkeys([*own.among, *others]))[:n_words]


def missed(reference: str, hypothesis: str, rare: Sequence[str]) -> Errors:
    """How many of the rare words in a reference the hypothesis has not, place aside."""
    said, heard = Counter(plain(reference)), Counter(plain(hypothesis))
    return Errors(
        sum(max(0, said[word] - heard[word]) for word in rare), sum(said[word] for word in rare)
    )


def invented(reference: str, hypothesis: str, words: Sequence[str]) -> list[str]:
    """Words of a list that stand in the hypothesis and were not said."""
    return sorted({*words} & {*plain(hypothesis)} - {*plain(reference)})


def plain(text: str) -> list[str]:
    """Its words in lower case without punctuation."""
    return NO_WORD.sub(" ", text.lower().replace("\u2019", "'")).split()


def report(
    title: str,
    clips: Sequence[Clip],
    expected: Mapping[str, Expected],
    words_for: Callable[[Clip], Sequence[str]],
    normalise: Normalise,
) -> None:
    """Read the clips with their lists and print what came of it, by halves of the speakers."""
    errors, rare = dict.fromkeys(HALVES, Errors()), dict.fromkeys(HALVES, Errors())
    made_up: list[str] = []
    before: Sequence[str] | None = None
    with TemporaryDirectory() as folder, ExitStack() as stack:
        for at, clip in enumerate(clips):
            words = words_for(clip)
            if words != before:
                stack.close()
                reader = load(words, Path(folder) / "words.txt")
                stack.callback(reader.close)
                before = words
            found = reader.transcribe(Segment(at, clip.read(), 0, Closed.PAUSE), lambda: False)
            text = found.text if found else ""
            said, heard = scored_form(clip.text, normalise), scored_form(text, normalise)
            errors[clip.half] += word_errors(said, heard)
            if clip.path.stem in expected:
                rare[clip.half] += missed(clip.text, text, expected[clip.path.stem].rare)
            made_up += invented(clip.text, text, words)
    for half in HALVES:
        sys.stdout.write(
            f"{title}, half {half}: rare words missed {rare[half].percent:.1f} % of "
            f"{rare[half].n_reference}, WER {errors[half].percent:.2f} %\n"
        )
    sys.stdout.write(f"{title}: invented {len(made_up)} {' '.join(made_up)}\n")


def load(words: Sequence[str], path: Path) -> Transcriber:
    """Our engine with a list, which is written to `path`."""
    path.write_text("\n".join(words), "utf-8")
    config = RecognitionConfig(drafts=False, words=(str(path),) if words else ())
    return load_whisper(prepare_model(LaunchOptions(recognition=config)), config)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    every, expected = read_folder(folder, LONGEST_S).clips, read_expected(folder)
    normalise = english()
    listed = [clip for clip in every if clip.path.stem in expected]
    report("no list", every, expected, lambda _clip: (), normalise)
    for n_words in LENGTHS:
        lists = {clip: longer(expected, clip.path.stem, n_words) for clip in listed}
        report(f"{n_words} words", listed, expected, lists.__getitem__, normalise)
    said = {word for clip in every for word in plain(clip.text)}
    unsaid = sorted({word for one in expected.values() for word in one.among} - said)
    chosen = random.Random(SEED).sample(unsaid, N_UNSAID)
    report(f"{N_UNSAID} words not said", every, {}, lambda _clip: chosen, normalise)


if __name__ == "__main__":
    main()
