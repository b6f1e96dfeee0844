"""Measure what tail a checkpoint reads best with, and which thresholds keep all real speech.

    python -m captioner.bench.recipe tiny.en SPEECH_FOLDER --out docs/benchmarks/recipes/tiny.en

SPEECH_FOLDER holds a manifest.jsonl, see `captioner.bench.clips`, and its recordings; what is in
its folder `noise` has no speech.
For every clip of the speech tail, its length and the silence margin: word error rate per condition,
captions that run on, and captions on noise; then, for each, the tail mass of what was said and of
what was made up.

What is best is chosen on one half of the speakers and reported on the other half, both in turn:
see `captioner.bench.halves`. If the two halves choose differently, or what one chose is no better
than the recipe in use on the other, the set does not tell the candidates apart. The choice is
written into models/captioner_models/recipes.py by hand.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from itertools import groupby, product
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from captioner.asr.cross_attention import CrossAttention, Memory, constantly
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.asr.evidence import RUN, mean_tail_mass
from captioner.asr.mel import log_mel
from captioner.asr.prompts import prompt_of
from captioner.asr.tokenizer import TextDecoder
from captioner.asr.transcriber import Hypothesis
from captioner.asr.whisper import TOKENS_BESIDES
from captioner.bench.clips import Clip, read_folder
from captioner.bench.extras import english
from captioner.bench.halves import Choice, choices
from captioner.bench.resampling import Interval
from captioner.bench.scoring import Errors, score
from captioner.composition.model_store import part_writer
from captioner.events import Token
from captioner.units import HOP, samples
from captioner_models.build import build_model
from captioner_models.catalogue import load_catalogue
from captioner_models.checkpoint import Checkpoint
from captioner_models.loading import load_checkpoint
from captioner_models.manifest import check_parts
from captioner_models.mel_filters import mel_filters
from captioner_models.tail import WINDOW_FRAMES, Tail, pooled, tail_of_states, tail_states

Float32 = npt.NDArray[np.float32]

CLIPS: Final = ("espeak", "flite_awb", "flite_rms", "flite_slt")
TAILS: Final = ((200, 1), (300, 1), (500, 1), (700, 1), (500, 10), (700, 10), (1000, 10))
"""Positions, and how many of them are put together into one."""
MARGINS_S: Final = (0.5, 1.0)
LONGEST_S: Final = 9.5  # speech clips beyond this are left out, noise is cut to NOISE_S
NOISE_S: Final = 9.0
NOISE: Final = "noise"  # folder of recordings without speech
ENGLISH_TOKENS_PER_S: Final = 8.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """What can be chosen."""

    clip: str
    """One of CLIPS."""
    margin_s: float
    tail_positions: int
    pool: int

    def __str__(self) -> str:
        return f"{self.clip} {self.tail_positions}/{self.pool}, {self.margin_s:g} s"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One candidate and what it gave."""

    candidate: Candidate
    errors: Mapping[str, Errors]
    """Of words, by clip; nothing is rejected."""
    wer: Mapping[str, float]
    """Per cent, by condition, over all, and over each half of the speakers."""
    running_on: tuple[str, ...]
    """Clips whose caption is much longer than its text."""
    speech_mass: tuple[float, float, float]
    """Mean tail mass of captions of speech: median, 95th percentile, largest."""
    speech_run_mass: float
    """Largest mean over RUN tokens in a row within speech."""
    noise_mass: tuple[float, ...]
    """Mean tail mass of each caption on noise, ascending."""

    @property
    def noise_kept(self) -> int:
        """Captions on noise that no threshold can reject without losing speech."""
        return sum(mass <= self.speech_mass[2] for mass in self.noise_mass)


def read_set(folder: Path) -> tuple[tuple[Clip, ...], tuple[Clip, ...]]:
    """English speech clips of at most LONGEST_S, and the noise.

    Raises:
        BenchError: as `read_folder`.
    """
    noise = sorted((folder / NOISE).glob("*.*"))
    cut = (Clip(path.stem, path, "", NOISE, NOISE_S) for path in noise)
    return read_folder(folder, LONGEST_S).clips, tuple(cut)


class Bench:
    """A built model whose tail can be exchanged."""

    def __init__(self, name: str, folder: Path) -> None:
        self.checkpoint: Checkpoint = load_checkpoint(load_catalogue().find(name))
        self._folder = build_model(load_catalogue().find(name), folder, part_writer())
        self._manifest = check_parts(self._folder)
        mark = self._manifest.fingerprint
        self._encoder = OnnxEncoder(self._folder / "encoder.onnx", 1, mark)
        self._text = TextDecoder(self._folder / "pieces.npz", mark)
        self._filters = mel_filters(self.checkpoint.dimensions.n_mels)

    def tail_states(self, clip: str) -> Float32:
        """The longest tail that a resource gives."""
        from captioner_models.parts import read_clip
        from captioner_models.reference import ReferenceEncoder

        mel = log_mel(read_clip(f"tail_{clip}.flac"), self._filters, WINDOW_FRAMES)
        longest = max(length for length, _pool in TAILS)
        with ReferenceEncoder(self.checkpoint, self._folder) as reference:
            return tail_states(reference.encode, mel, longest)

    def states(self, clip: Clip, margin_s: float) -> Float32:
        """Encoder states of a recording and silence after it."""
        sound = clip.read()
        n_frames = self._encoder.frames_for(-(-(len(sound) + samples(margin_s)) // HOP))
        return self._encoder.encode(log_mel(sound, self._filters, n_frames))

    def decoder(self, tail: Tail) -> OnnxDecoder:
        """A decoder that reads `tail`."""
        memory = Memory(CrossAttention(self._folder, self._manifest, 1), constantly(tail))
        return OnnxDecoder(self._folder, self._manifest, memory, prompt_of(self._manifest), 1)

    def text(self, hypothesis: Hypothesis) -> str:
        """All of it, nothing rejected."""
        return self._text.text([token.id for token in hypothesis.tokens])


def candidates(clips: Sequence[str], in_use: Candidate) -> list[Candidate]:
    """All combinations, those of one margin together; among them what is in use."""
    found = [
        Candidate(clip, margin_s, length, pool)
        for margin_s, clip, (length, pool) in product(MARGINS_S, clips, TAILS)
    ]
    return found if in_use in found else [in_use, *found]


def in_use(name: str) -> Candidate:
    """What the recipe of a checkpoint says now."""
    from captioner_models.recipes import recipe_for

    recipe = recipe_for(name, multilingual=load_catalogue().find(name).multilingual)
    clip = recipe.tail_clip.removeprefix("tail_").removesuffix(".flac")
    defaults = recipe.defaults
    return Candidate(clip, defaults.margin_s, defaults.tail_positions, recipe.tail_pool)


def measure(
    bench: Bench, speech: Sequence[Clip], noise: Sequence[Clip], chosen: Sequence[Candidate]
) -> Iterable[Row]:
    """One row a candidate, as soon as it is measured."""
    tails = {clip: bench.tail_states(clip) for clip in {one.clip for one in chosen}}
    for margin_s, group in groupby(chosen, lambda one: one.margin_s):
        states = {clip.id: bench.states(clip, margin_s) for clip in (*speech, *noise)}
        for one in group:
            pool = one.pool
            states_of_tail = pooled(tails[one.clip][: one.tail_positions], pool)
            decoder = bench.decoder(tail_of_states(bench.checkpoint, states_of_tail, pool))
            found = {c.id: _decode(decoder, states[c.id], c) for c in (*speech, *noise)}
            decoder.close()
            texts = {clip.id: bench.text(found[clip.id]) for clip in speech}
            masses = [mean_tail_mass(found[c.id].tokens) for c in speech if found[c.id].tokens]
            errors = word_errors_of(speech, texts)
            yield Row(
                candidate=one,
                errors=errors,
                wer=word_error_rates(speech, errors),
                running_on=tuple(c.id for c in speech if _runs_on(c.text, texts[c.id])),
                speech_mass=(
                    float(np.median(masses)),
                    float(np.percentile(masses, 95)),
                    max(masses),
                ),
                speech_run_mass=max(_run_mass(found[c.id].tokens) for c in speech),
                noise_mass=tuple(sorted(mean_tail_mass(found[c.id].tokens) for c in noise)),
            )


def _decode(decoder: OnnxDecoder, states: Float32, clip: Clip) -> Hypothesis:
    limit = TOKENS_BESIDES + int(ENGLISH_TOKENS_PER_S * clip.duration_s)
    hypothesis = decoder.decode(states, limit, lambda: False)
    assert hypothesis is not None, "nobody cancels"
    return hypothesis


def _run_mass(tokens: Sequence[Token]) -> float:
    runs = [tokens[i : i + RUN] for i in range(len(tokens) - RUN + 1)]
    return max((mean_tail_mass(run) for run in runs), default=0.0)


def _runs_on(reference: str, hypothesis: str) -> bool:
    return len(hypothesis.split()) > 2 * len(reference.split()) + 4


def word_errors_of(speech: Sequence[Clip], texts: Mapping[str, str]) -> dict[str, Errors]:
    """Of each clip, scored as everywhere."""
    normalise = english()
    return {clip.id: score(clip.text, texts[clip.id], normalise).words for clip in speech}


def word_error_rates(speech: Sequence[Clip], errors: Mapping[str, Errors]) -> dict[str, float]:
    """Per cent by condition, over all as "all", and over each half of the speakers."""
    groups: dict[str, list[Clip]] = {"all": list(speech)}
    for clip in speech:
        groups.setdefault(f"half {clip.half}", []).append(clip)
        groups.setdefault(clip.condition, []).append(clip)
    return {
        name: round(sum((errors[clip.id] for clip in clips), Errors()).percent, 2)
        for name, clips in groups.items()
    }


def chosen_table(found: Sequence[Choice], in_use: Candidate) -> str:
    """What each half chooses, and what that is worth on the other one, as Markdown."""
    lines = [
        f"| chosen on | candidate | WER there | WER on the other half | less {in_use} there "
        "| better, % of resamples |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for one in found:
        cells = [one.chosen_on, one.candidate, f"{one.percent_seen:.2f}"]
        cells.append(_with_interval(one.percent, one.interval))
        cells.append(_with_interval(one.against.points, one.against.interval))
        cells.append(f"{100 * one.against.better:.0f}")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _with_interval(value: float, interval: Interval | None) -> str:
    return f"{value:.2f}" + (f" ({interval.low:.1f} to {interval.high:.1f})" if interval else "")


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown."""
    conditions = list(rows[0].wer)
    head = ["clip", "margin s", "tail", "pool", *conditions, "run on", "mass of speech 50/95/100 %"]
    head += [f"largest over {RUN}", "noise below speech"]
    lines = [" | ".join(head), " | ".join("---" for _ in head)]
    for row in rows:
        one = row.candidate
        cells = [one.clip, f"{one.margin_s}", f"{one.tail_positions}", f"{one.pool}"]
        cells += [f"{row.wer[c]:.2f}" for c in conditions]
        cells += [str(len(row.running_on)), " / ".join(f"{m:.3f}" for m in row.speech_mass)]
        cells += [f"{row.speech_run_mass:.3f}", f"{row.noise_kept} of {len(row.noise_mass)}"]
        lines.append(" | ".join(cells))
    return "\n".join(f"| {line} |" for line in lines)


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the speech tail of a model.")
    parser.add_argument("model")
    parser.add_argument("speech", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--clips", nargs="+", choices=CLIPS, default=list(CLIPS))
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and write report.md and report.json."""
    args = _parse(argv)
    now, rows = in_use(args.model), []
    speech, noise = read_set(args.speech)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(args.model, Path(folder))
        for row in measure(bench, speech, noise, candidates(args.clips, now)):
            rows.append(row)
            sys.stderr.write(f"{row.candidate}: {row.wer['all']}\n")
    found = choices(speech, {str(row.candidate): row.errors for row in rows}, str(now))
    args.out.mkdir(parents=True, exist_ok=True)
    about: dict[str, Any] = {
        "model": args.model,
        "fingerprint": bench.checkpoint.fingerprint,
        "onnxruntime": version("onnxruntime"),
        "in_use": str(now),
        "halves": {clip.id: clip.half for clip in speech},
        "choices": [asdict(one) for one in found],
        "rows": [asdict(row) for row in rows],
    }
    (args.out / "report.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    (args.out / "report.md").write_text(report(args.model, rows, found, now), "utf-8")
    return 0


def report(model: str, rows: Sequence[Row], found: Sequence[Choice], now: Candidate) -> str:
    """report.md."""
    parts = [
        f"# Speech tail of {model}",
        "Word error rates in %, nothing rejected.",
        "Chosen on one half of the speakers, reported on the other. In parentheses 95 % of "
        "bootstrap resamples: of a rate over speakers, of a difference over clips.",
        chosen_table(found, now),
        table(rows),
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.exit(main())
