"""How far the times of our words are from those of an aligner that is not ours.

    python -m captioner.bench.word_times FOLDER --out FILE.md

FOLDER has recordings, as `speech/long` has. The aligner is faster-whisper's (dynamic time warping
over the cross-attention of all alignment heads) with another checkpoint, `base`. Compared are the
words that both read, in the order in which difflib matches them. Needs the extra `bench`.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from captioner.asr.whisper import load_whisper
from captioner.audio.recording import read_recording
from captioner.bench.checkpoint import Weights
from captioner.composition.assemble import prepare_model
from captioner.composition.options import LaunchOptions
from captioner.config import RecognitionConfig
from captioner.engine.whole import transcribe_whole
from captioner.errors import BenchError
from captioner.units import FloatArray, seconds
from captioner.vad.silero import SileroVad

ALIGNER = "base"
PERCENTILE = 95


@dataclass(frozen=True, slots=True)
class Timed:
    """A word and when it is spoken, s from the start of the recording."""

    spelling: str
    start_s: float
    end_s: float


def spelling(text: str) -> str:
    """What is compared of a word."""
    return "".join(c for c in text.casefold() if c.isalnum())


def ours(recording: FloatArray) -> list[Timed]:
    """Words as `captioner transcribe` reads them."""
    options = LaunchOptions(recognition=RecognitionConfig(drafts=False))
    transcriber = load_whisper(prepare_model(options), options.recognition)
    try:
        return [
            Timed(
                spelling(word.text),
                seconds(one.segment.start) + word.start_s,
                seconds(one.segment.start) + word.end_s,
            )
            for one in transcribe_whole(recording, SileroVad(sparing=False), transcriber)
            for word in one.transcript.words
        ]
    finally:
        transcriber.close()


def aligned(model: Any, recording: FloatArray) -> list[Timed]:  # noqa: ANN401 - of an untyped extra
    """Words as the aligner reads them."""
    segments, _info = model.transcribe(
        recording,
        language="en",
        beam_size=1,
        word_timestamps=True,
        condition_on_previous_text=False,
    )
    return [
        Timed(spelling(word.word), word.start, word.end)
        for segment in segments
        for word in segment.words
    ]


def differences_s(found: Sequence[Timed], reference: Sequence[Timed]) -> list[tuple[float, float]]:
    """Starts and ends of the words that both have: ours less theirs."""
    matcher = SequenceMatcher(
        None, [word.spelling for word in found], [word.spelling for word in reference], False
    )
    return [
        (mine.start_s - theirs.start_s, mine.end_s - theirs.end_s)
        for block in matcher.get_matching_blocks()
        for mine, theirs in zip(
            found[block.a : block.a + block.size],
            reference[block.b : block.b + block.size],
            strict=True,
        )
    ]


def report(rows: Iterable[tuple[str, list[tuple[float, float]]]]) -> str:
    """The table as Markdown."""
    lines = [
        "| recording | words | start, median | size | 95 % | end, median, s | size | 95 % |",
        "| --- | --: | --: | --: | --: | --: | --: | --: |",
    ]
    every: list[tuple[float, float]] = []
    for name, found in rows:
        every += found
        lines.append(_line(name, found))
    return "\n".join([*lines, _line("all", every)]) + "\n"


def _line(name: str, found: list[tuple[float, float]]) -> str:
    cells = [name, str(len(found))]
    for differences in np.array(found).reshape(-1, 2).T:
        size = np.abs(differences)
        cells += [
            f"{np.median(differences):+.3f}",
            f"{np.median(size):.3f}",
            f"{np.percentile(size, PERCENTILE):.3f}",
        ]
    return f"| {' | '.join(cells)} |"


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and write the table."""
    parser = argparse.ArgumentParser(description="Compare word times with an aligner's.")
    parser.add_argument("speech", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args(argv)
    from faster_whisper import WhisperModel

    rows = []
    with TemporaryDirectory() as spare:
        checkpoint = Weights(ALIGNER, Path(spare)).ctranslate2()
        if isinstance(checkpoint, str):
            raise BenchError(f"there is no aligner: {checkpoint}")
        model = WhisperModel(str(checkpoint), device="cpu", compute_type="int8", cpu_threads=1)
        for path in sorted(args.speech.glob("*.flac")):
            recording = read_recording(path)
            rows.append((path.stem, differences_s(ours(recording), aligned(model, recording))))
            sys.stderr.write(f"{path.stem}: {len(rows[-1][1])} words\n")
    args.out.write_text(report(rows), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
