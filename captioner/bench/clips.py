"""The recordings to measure with: a folder with a manifest, or the small set that comes along."""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Final

from captioner.assets import demo_recording
from captioner.audio.recording import read_recording
from captioner.bench.halves import halves
from captioner.bench.packaged import DEMO, PASSAGES, Piece
from captioner.errors import BenchError
from captioner.units import FloatArray, samples

KNOWN: Final = ("two-cities", "two_cities")  # one recording with seams that are easy to check
LONG: Final = "long"  # condition of recordings that are no clips
MANIFEST: Final = "manifest.jsonl"
GOLDEN: Final = 0.618034  # steps of this share fill a circle evenly, however early one stops


@dataclass(frozen=True, slots=True)
class Clip:
    """A recording, or a part of one, and what is said in it."""

    id: str
    path: Path
    text: str
    condition: str
    """Such as clean, accented or telephone."""
    duration_s: float
    start_s: float = 0.0
    """Where in the recording it begins."""
    speaker: str = ""
    """Who speaks, if that is known."""
    half: str = ""
    """Of the speakers of its set, see `halves`."""

    def read(self) -> FloatArray:
        """Its samples (n,), mono at units.SAMPLE_RATE; raises AudioFileError."""
        start = samples(self.start_s)
        return read_recording(self.path)[start : start + samples(self.duration_s)]


@dataclass(frozen=True, slots=True)
class ClipSet:
    """What a run measures with."""

    name: str
    clips: tuple[Clip, ...]
    """In the order they are measured in: conditions in turn, each spread over its clips."""
    long: Clip
    """A recording to caption live and to cut windows of any length from."""
    whole: tuple[Clip, ...] = ()
    """Recordings of any length, to be read whole, long ones last; in the order of `clips`."""

    def of_conditions(self, names: Sequence[str]) -> "ClipSet":
        """Only these; `long` stays what it is.

        Raises:
            BenchError: there is no clip of one of them.
        """
        there = sorted({clip.condition for clip in self.whole})
        for name in names:
            if name not in there:
                raise BenchError(
                    f"{self.name} has no clip of the condition {name!r}",
                    hint=f"There are {', '.join(there)}.",
                )
        return replace(
            self,
            clips=tuple(clip for clip in self.clips if clip.condition in names),
            whole=tuple(clip for clip in self.whole if clip.condition in names),
        )


def read_folder(folder: Path, longest_s: float, only: Sequence[str] = ()) -> ClipSet:
    """English clips of a folder with a manifest.

    Each line of the manifest is an object with `id`, `file`, `text`, `seconds` and, if it is not
    English, `lang`; with `speaker`, if that is known. The first folder of `file` is the condition.
    Files in the folder `long`, or else the longest one, are for live captioning.

    Args:
        folder: with a manifest.jsonl.
        longest_s: clips beyond it are no windows; they are among `whole` only.
        only: conditions to keep, `long` among them; none for all.

    Raises:
        BenchError: no manifest, a malformed one, no English clip that is short enough, or no clip
            of a condition asked for.
    """
    found = _set_of(folder.name, _read_manifest(folder), longest_s)
    return found.of_conditions(only) if only else found


def _read_manifest(folder: Path) -> list[Clip]:
    """Its English clips; raises BenchError."""
    path = folder / MANIFEST
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError as exc:
        raise BenchError(
            f"{path} cannot be read: {exc.strerror}",
            hint="Name a folder with a manifest, or none for the set that comes along.",
        ) from exc
    every = [_clip(folder, line, f"{path}:{n}") for n, line in enumerate(lines, 1) if line.strip()]
    return _halved([clip for clip in every if clip is not None])


def _halved(clips: list[Clip]) -> list[Clip]:
    half = halves(clips)
    return [replace(clip, half=half[clip.id]) for clip in clips]


def halves_by_file(folder: Path) -> dict[Path, str]:
    """The half of each English clip of a folder with a manifest, long ones included, by its path.

    Raises:
        BenchError: no manifest, or a malformed one.
    """
    return {clip.path: clip.half for clip in _read_manifest(folder)}


def long_recordings(folder: Path) -> tuple[Clip, ...]:
    """English recordings below `long` in a folder with a manifest; two-cities first.

    Raises:
        BenchError: no manifest, a malformed one, or none that is long.
    """
    found = [clip for clip in _read_manifest(folder) if clip.condition == LONG]
    if not found:
        raise BenchError(f"{folder} has no recording in {folder / 'long'}")
    return tuple(sorted(found, key=lambda clip: clip.path.stem not in KNOWN))


def packaged(longest_s: float) -> ClipSet:
    """The demo recording, and readings that come with the package moonshine-voice."""
    clips = [_piece("demo", demo_recording(), piece) for piece in DEMO]
    whole = [Clip("demo", demo_recording(), " ".join(p.text for p in DEMO), LONG, 27.8)]
    spec = find_spec("moonshine_voice")
    if spec is not None and spec.origin is not None:
        assets = Path(spec.origin).parent / "assets"
        for reading in PASSAGES:
            path = assets / reading.file
            clips += [_piece(reading.condition, path, piece) for piece in reading.pieces]
            text = " ".join(piece.text for piece in reading.pieces)
            whole.append(Clip(path.stem, path, text, LONG, reading.pieces[-1].end_s))
    return _set_of("the recordings that come along", _halved(clips + whole), longest_s)


def in_turn(clips: Sequence[Clip]) -> tuple[Clip, ...]:
    """The clips with their conditions in turn, so that any beginning of them has each."""
    groups: dict[str, list[Clip]] = defaultdict(list)
    for clip in clips:
        groups[clip.condition].append(clip)
    rows = zip_longest(*(_spread(groups[name]) for name in sorted(groups)))
    return tuple(clip for clip in chain.from_iterable(rows) if clip is not None)


def _spread(clips: list[Clip]) -> list[Clip]:
    """Another order, in which neighbours of the manifest, often one speaker, are far apart."""
    order = sorted(range(len(clips)), key=lambda i: i * GOLDEN % 1.0)
    return [clips[i] for i in order]


def _set_of(name: str, clips: list[Clip], longest_s: float) -> ClipSet:
    short = [clip for clip in clips if clip.duration_s <= longest_s and clip.condition != LONG]
    if not short:
        raise BenchError(
            f"{name} has no English clip of at most {longest_s:g} s",
            hint="Raise --max-seconds, or name another folder.",
        )
    long = [clip for clip in clips if clip.condition == LONG] or clips
    known = [clip for clip in long if clip.path.stem in KNOWN]
    chosen = known[0] if known else max(long, key=lambda clip: clip.duration_s)
    usual = in_turn([clip for clip in clips if clip.condition != LONG])
    whole = (*usual, *(clip for clip in clips if clip.condition == LONG))
    return ClipSet(name, in_turn(short), chosen, whole)


def _clip(folder: Path, line: str, place: str) -> Clip | None:
    """The clip of a line; None if it is of another language or has no text."""
    try:
        entry: dict[str, Any] = json.loads(line)
        file = Path(entry["file"])
        if entry.get("lang", "en") != "en" or not entry["text"].strip():
            return None
        condition = file.parts[0] if len(file.parts) > 1 else "all"
        return Clip(
            *(str(entry["id"]), folder / file, str(entry["text"]), condition),
            float(entry["seconds"]),
            speaker=str(entry.get("speaker") or ""),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as exc:
        raise BenchError(
            f"{place}: {type(exc).__name__}: {exc}",
            hint='A line needs to be like {"id": "a", "file": "clean/a.flac", "text": "a word", '
            '"seconds": 1.5}.',
        ) from exc


def _piece(condition: str, path: Path, piece: Piece) -> Clip:
    name = f"{path.stem}-{piece.start_s:g}"
    duration_s = round(piece.end_s - piece.start_s, 3)
    return Clip(name, path, piece.text, condition, duration_s, piece.start_s, path.stem)
