"""How many rare words are missed without and with a list of words, and what a list does elsewhere.

    python -m captioner.bench.vocabulary FOLDER [--report FILE]

FOLDER has a manifest of clips and a `biasing.jsonl`: for some of the clips the rare words said in
them, and a list among which these stand. Longer lists are joined from those of other clips; lists
of words that nobody says come from there, too. Needs the extra `bench`.

Every clip is encoded once: what differs between two rows of the report is the list alone.
"""

import argparse
import hashlib
import json
import random
import re
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import Final

from captioner.asr.bias import NO_BIAS, Bias
from captioner.asr.encoders import open_encoder
from captioner.asr.phrases import bias_of
from captioner.asr.tokenizer import TextDecoder
from captioner.asr.transcriber import Encoder
from captioner.asr.whisper import open_text_decoder, put_together
from captioner.audio.recording import read_recording
from captioner.bench.clips import Clip, read_folder
from captioner.bench.extras import english
from captioner.bench.halves import HALVES
from captioner.bench.scoring import Errors, Normalise, scored_form, word_errors
from captioner.bench.shown import Erasure, Seen, erasure
from captioner.bench.simulated import Call, Simulation
from captioner.composition.assemble import prepare_model
from captioner.composition.options import LaunchOptions
from captioner.config import MAX_LAG_S, EngineConfig, RecognitionConfig, VadKind
from captioner.events import CaptionChanged, Closed, EngineEvent, Segment
from captioner.units import FloatArray, samples
from captioner.vad.factory import make_vad
from captioner_models.manifest import check_parts

LENGTHS: Final = (100, 1000)
N_UNSAID: Final = 200
N_COSTLY: Final = 2000  # entries of the list whose cost is measured
EACH_TIMED: Final = 4  # of so many clips one is read for it
N_TIMES: Final = 3
LONGEST_S: Final = 28.0
WINDOW_S: Final = 9.0  # of noise
CALL_S: Final = 0.1  # what a call takes on the clock of live captions
WIDTH: Final = 100
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


@dataclass(slots=True)
class Row:
    """What came of a list over a set of clips, by halves of the speakers."""

    title: str
    errors: dict[str, Errors] = field(default_factory=lambda: dict.fromkeys(HALVES, Errors()))
    """Word errors of all clips."""
    rare: dict[str, Errors] = field(default_factory=lambda: dict.fromkeys(HALVES, Errors()))
    """Rare words that are missed."""
    invented: list[str] = field(default_factory=list)
    """Words of the list that nobody said."""

    @property
    def line(self) -> str:
        """As a row of the table."""
        rare = [f"{self.rare[half].percent:.1f}" if self.has_rare else "" for half in HALVES]
        wer = [f"{self.errors[half].percent:.2f}" for half in HALVES]
        every = sum(self.errors.values(), Errors()).percent
        made_up = f"{len(self.invented)} {' '.join(self.invented)}".strip()
        return f"| {' | '.join([self.title, *rare, *wer, f'{every:.2f}', made_up])} |"

    @property
    def has_rare(self) -> bool:
        """Whether any clip had rare words."""
        return any(one.n_reference for one in self.rare.values())


class Remembering:
    """An encoder that does the same log-mel once. As `asr.transcriber.Encoder`."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._states: dict[bytes, FloatArray] = {}
        self.remembers = True

    def frames_for(self, n_frames: int) -> int:
        """As the encoder says."""
        return self._encoder.frames_for(n_frames)

    def encode(self, mel: FloatArray) -> FloatArray:
        """Its states, perhaps from before."""
        if not self.remembers:
            return self._encoder.encode(mel)
        digest = hashlib.sha256(mel.tobytes()).digest()
        if digest not in self._states:
            self._states[digest] = self._encoder.encode(mel)
        return self._states[digest]

    def close(self) -> None:
        """Release it."""
        self._encoder.close()


class Reader:
    """Our engine, with one list after another. One thread."""

    def __init__(self, model: Path) -> None:
        """Open a built model."""
        config, manifest = RecognitionConfig(), check_parts(model)
        self.encoder = Remembering(open_encoder(model, manifest, config).encoder)
        self._decoder = open_text_decoder(model, manifest, config)
        self._transcriber = put_together(self.encoder, self._decoder, model, manifest, config)
        self._text_decoder = TextDecoder(model / "pieces.npz", manifest.fingerprint)
        self._n_read = 0

    def bias(self, words: Sequence[str]) -> Bias:
        """The tree of a list."""
        return bias_of(words, self._text_decoder) if words else NO_BIAS

    def read(self, sound: FloatArray, bias: Bias) -> str:
        """The text of a window (n,)."""
        self._decoder.expect(bias)
        self._n_read += 1
        segment = Segment(self._n_read, sound, 0, Closed.PAUSE)
        found = self._transcriber.transcribe(segment, _never)
        return found.text if found else ""

    def live(self, sound: FloatArray, bias: Bias) -> list[Seen]:
        """The captions that live captioning of (n,) shows, growing ones included."""
        self._decoder.expect(bias)
        seen: list[Seen] = []

        def transcribe(segment: Segment, _now_s: float) -> Call:
            found = self._transcriber.transcribe(segment, _never)
            assert found is not None  # nobody gives it up
            return Call(found, CALL_S)

        def see(at: int, event: EngineEvent) -> None:
            if isinstance(event, CaptionChanged):
                seen.append((at, event))

        config = EngineConfig(max_lag_s=MAX_LAG_S)
        simulation = Simulation(make_vad(VadKind.SILERO), transcribe, see, config)
        simulation.play(sound)
        simulation.finish()
        return seen

    def close(self) -> None:
        """Release the model."""
        self._transcriber.close()


@dataclass(frozen=True, slots=True)
class Study:
    """What is measured with."""

    reader: Reader
    every: Sequence[Clip]
    expected: Mapping[str, Expected]
    """By the stem of a clip's file."""
    noises: Sequence[Path]
    normalise: Normalise

    @property
    def listed(self) -> list[Clip]:
        """Clips that have a list."""
        return [clip for clip in self.every if clip.path.stem in self.expected]

    def row(
        self, title: str, clips: Sequence[Clip], words_for: Callable[[Clip], Sequence[str]]
    ) -> Row:
        """Read clips, each with its list."""
        row = Row(title)
        for clip in clips:
            words = words_for(clip)
            text = self.reader.read(clip.read(), self.reader.bias(words))
            said, heard = scored_form(clip.text, self.normalise), scored_form(text, self.normalise)
            row.errors[clip.half] += word_errors(said, heard)
            if clip.path.stem in self.expected:
                rare = self.expected[clip.path.stem].rare
                row.rare[clip.half] += missed(clip.text, text, rare)
            row.invented += invented(clip.text, text, words)
        return row

    def rows(self) -> Iterator[Row]:
        """Without a list, and with lists of each length in which the rare words stand."""
        yield self.row("none, all clips", self.every, lambda _clip: ())
        yield self.row("none", self.listed, lambda _clip: ())
        for n_words in LENGTHS:
            lists = {clip: longer(self.expected, clip.path.stem, n_words) for clip in self.listed}
            yield self.row(f"{n_words:,} words", self.listed, lists.__getitem__)
        unsaid = self.unsaid(N_UNSAID)
        yield self.row(f"{N_UNSAID} not said, all clips", self.every, lambda _clip: unsaid)

    def unsaid(self, n_words: int) -> list[str]:
        """Words of the lists that are said in no clip."""
        said = {word for clip in self.every for word in plain(clip.text)}
        unsaid = {word for one in self.expected.values() for word in one.among} - said
        return random.Random(SEED).sample(sorted(unsaid), n_words)

    def of_noises(self) -> str:
        """What is read of noise, window by window, with words that nobody says."""
        bias = self.reader.bias(self.unsaid(N_UNSAID))
        read = []
        n_windows = 0
        for path in self.noises:
            sound = read_recording(path)
            for start in range(0, len(sound), samples(WINDOW_S)):
                n_windows += 1
                read.append(self.reader.read(sound[start : start + samples(WINDOW_S)], bias))
        texts = [text for text in read if text]
        return (
            f"Of {len(self.noises)} recordings of noise, {n_windows} windows of up to "
            f"{WINDOW_S:.0f} s without a detector before them, {len(texts)} have any text with the "
            f"{N_UNSAID} words that are not said, and {_n_of(self.unsaid(N_UNSAID), texts)} words "
            "of the list are read."
        )

    def live(self) -> Iterator[str]:
        """Live captions of the clips that have lists, without and with them."""
        for title, n_words in (("none", 0), (f"{LENGTHS[0]} words", LENGTHS[0])):
            total, rare = Erasure(), dict.fromkeys(HALVES, Errors())
            for clip in self.listed:
                words = longer(self.expected, clip.path.stem, n_words)
                seen = self.reader.live(clip.read(), self.reader.bias(words))
                total += erasure(seen)
                text = " ".join(one.text for _, one in seen if one.final)
                of_clip = missed(clip.text, text, self.expected[clip.path.stem].rare)
                rare[clip.half] += of_clip
            erased = 100 * total.characters / total.final_characters
            heard = total.heard_words / total.final_words
            percents = " | ".join(f"{rare[half].percent:.1f}" for half in HALVES)
            yield f"| {title} | {percents} | {total.settled} | {erased:.1f} | {heard:.3f} |"

    def cost(self) -> str:
        """What a long list costs in processor time, encoder included."""
        words = sorted({word for one in self.expected.values() for word in one.among})
        random.Random(SEED).shuffle(words)
        trees = NO_BIAS, self.reader.bias(words[:N_COSTLY])
        self.reader.encoder.remembers = False
        spent = []
        for clip in self.every[::EACH_TIMED]:
            sound = clip.read()
            times: tuple[list[float], list[float]] = [], []
            for _ in range(N_TIMES):
                for tree, of_tree in zip(trees, times, strict=True):
                    began_s = time.process_time()
                    self.reader.read(sound, tree)
                    of_tree.append(time.process_time() - began_s)
            spent.append((min(times[0]), min(times[1])))
        without, with_list = (sum(column) for column in zip(*spent, strict=True))
        median = statistics.median(after / before for before, after in spent)
        return (
            f"With {N_COSTLY:,} entries, {len(spent)} clips take "
            f"{100 * (with_list / without - 1):+.1f} % of processor time in all (median of the "
            f"clips {100 * (median - 1):+.1f} %), the encoder included; best of {N_TIMES} "
            "alternating readings each."
        )


def _n_of(words: Sequence[str], texts: Sequence[str]) -> int:
    return len({*words} & {word for text in texts for word in plain(text)})


def _never() -> bool:
    return False


HEADING: Final = """\
# A list of words

Rare words of LibriSpeech clips, with the lists of "Contextualized Streaming End-to-End Speech
Recognition with Trie-Based Deep Biasing and Shallow Fusion" (2021): how many of them are missed,
and how many words are wrong, in each half of the speakers. The bonus and its limits were chosen on
half A; that two hypotheses are followed for expected phrases, on both. tiny.en, beam of 5; clips of
up to 28 s as one window each.

    python -m captioner.bench.vocabulary ../shared/speech --report docs/benchmarks/vocabulary.md

| list | rare missed, A, % | B | WER, A, % | B | all | words of the list that nobody said |
|---|---|---|---|---|---|---|
"""
LIVE_HEADING: Final = """
Live captions of the same clips under a simulated clock: rare words missed in final text, settled
words that changed, characters taken back for 100 of the final text, and words taken back for each
final one, capitals and punctuation aside.

| list | rare missed, A, % | B | settled changed | erased, % | words erased |
|---|---|---|---|---|---|
"""


def pieces(study: Study) -> Iterator[str]:
    """The report, piece by piece as it is measured."""
    yield HEADING
    for row in study.rows():
        yield f"{row.line}\n"
    yield f"\n{fill(study.of_noises(), WIDTH)}\n"
    yield LIVE_HEADING
    for line in study.live():
        yield f"{line}\n"
    yield f"\n{fill(study.cost(), WIDTH)}\n"


def main() -> None:
    """Measure, print, and write the report if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--report", type=Path, help="where it is written, too")
    args = parser.parse_args()
    reader = Reader(prepare_model(LaunchOptions()))
    study = Study(
        reader,
        read_folder(args.folder, LONGEST_S).clips,
        read_expected(args.folder),
        sorted((args.folder / "noise").glob("*.*")),
        english(),
    )
    text = ""
    for piece in pieces(study):
        sys.stdout.write(piece)
        sys.stdout.flush()
        text += piece
    reader.close()
    if args.report is not None:
        args.report.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
