"""Measure detectors of voice activity on noise and speech, each through the real segmenter.

    python -m captioner.bench.voice_activity SPEECH_FOLDER docs/benchmarks/voice_activity \
        --sets noise generated

Results go into report.json of the second folder beside those of other sets that are there, and
report.md is written from all of them. About 20 s for each 10 minutes of sound.
"""

import argparse
import json
import platform
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import soundfile as sf

from captioner.bench import noises
from captioner.bench.clips import halves_by_file
from captioner.bench.halves import HALVES
from captioner.bench.voice_activity_report import as_markdown
from captioner.config import SegmenterConfig
from captioner.units import SAMPLE_RATE, VAD_FRAME, FloatArray
from captioner.vad.levelling import Leveller
from captioner.vad.segmenter import Segmenter, SpeechProbability
from captioner.vad.silero import SileroVad, load_network
from captioner.vad.webrtc import Strictness, WebRtcVad

Curve: TypeAlias = npt.NDArray[np.float64]
"""Probability of speech of each frame, (n_frames,)."""

SPEECH_SETS: Final = ("clean", "accented", "telephone", "conversational", "noisy")
QUIETER_DBFS: Final = (-45.0, -55.0)
LOUD_RANGE_DB: Final = 25.0  # below the loudest frames: speech, if it is above the noise
ABOVE_NOISE_DB: Final = 10.0
ROOM_FOR_PRE_ROLL: Final = 18  # frames (360 ms) before an onset that is looked at
ONSET_FRAMES: Final = 3  # energetic frames in a row that make an onset
BEHIND_DB: Final = 10.0  # how far a fan is below speech in the set with a fan
AFTER_LOUD_DBFS: Final = -22.0


@dataclass(frozen=True, slots=True)
class Clip:
    """A sound, and where speech is in it."""

    name: str
    samples: FloatArray
    """Shape (n,)."""
    loud: npt.NDArray[np.bool_] | None = None
    """Frames with the energy of speech, (n_frames,); None for noise."""
    half: str = ""
    """Of the speakers, as in `captioner bench`; empty for noise."""


@dataclass(slots=True)
class Score:
    """What one detector did on one set."""

    detector: str
    sounds: str
    n_clips: int = 0
    seconds: float = 0.0
    n_windows: int = 0
    window_seconds: float = 0.0
    clips_opened: int = 0
    worst: tuple[tuple[str, int, float], ...] = ()
    """Of noise: clip, windows, seconds in windows."""
    covered_share: float | None = None
    """Of speech: share of the energetic frames that are inside a window."""
    frames_by_half: tuple[tuple[int, int], ...] = ()
    """Of speech, for each of HALVES: energetic frames inside a window, and all of them."""
    onsets: tuple[int, ...] = ()
    """Of speech: milliseconds from the first window's start to the first energetic frame."""


@dataclass(frozen=True, slots=True)
class Detector:
    """A curve and the thresholds that make windows of it."""

    name: str
    curve: str
    open_at: float = 0.5
    stay_at: float | None = None


DETECTORS: Final = (
    Detector("energy 10 dB above the noise floor", "energy"),
    *(Detector(f"WebRTC mode {mode.value}", f"webrtc{mode.value}") for mode in Strictness),
    Detector("Silero, sound as it is, 0.5", "silero as is"),
    Detector("Silero, sound as it is, 0.35", "silero as is", 0.35),
    Detector("Silero, levelled, 0.35", "silero", 0.35),
    Detector("Silero, levelled, 0.5", "silero"),
    Detector("**Silero, levelled, 0.5, stays at 0.25**", "silero", 0.5, 0.25),
    Detector("Silero, levelled, 0.7, stays at 0.25", "silero", 0.7, 0.25),
    Detector("both: as in bold, and WebRTC mode 2", "both", 0.5, 0.25),
)


class EnergyGate:
    """The simplest detector: louder than the background, which may rise by 2 dB a second."""

    def __init__(self) -> None:
        """Start with the floor of the first frame."""
        self._floor_dbfs: float | None = None

    def __call__(self, frame: FloatArray) -> float:
        """1.0 if the frame is ABOVE_NOISE_DB above the floor."""
        level_dbfs = float(levels_dbfs(frame)[0])
        floor_dbfs = level_dbfs if self._floor_dbfs is None else self._floor_dbfs
        self._floor_dbfs = min(level_dbfs, floor_dbfs + 2 * VAD_FRAME / SAMPLE_RATE)
        return float(level_dbfs > max(self._floor_dbfs, -70.0) + ABOVE_NOISE_DB)


def fresh_detectors() -> dict[str, Callable[[], SpeechProbability]]:
    """What makes the detector behind each curve; `both` is made of two."""
    network = load_network()

    def as_is() -> SileroVad:
        vad = SileroVad(network)
        vad._level = Leveller(max_gain_db=0.0)
        return vad

    webrtc = {f"webrtc{mode.value}": lambda mode=mode: WebRtcVad(mode) for mode in Strictness}
    silero = {"silero as is": as_is, "silero": lambda: SileroVad(network)}
    return {"energy": EnergyGate, **webrtc, **silero}


def levels_dbfs(sound: FloatArray) -> Curve:
    """RMS level of each whole frame of (n,)."""
    n_whole = len(sound) // VAD_FRAME * VAD_FRAME
    frames = sound[:n_whole].reshape(-1, VAD_FRAME).astype(np.float64)
    return np.asarray(10 * np.log10(np.square(frames).mean(axis=1) + 1e-12))


def loud_frames(sound: FloatArray) -> npt.NDArray[np.bool_]:
    """Frames with the energy of speech: near the loudest ones and above the background."""
    level = levels_dbfs(sound)
    top, floor = np.percentile(level, 95), np.percentile(level, 10)
    at_least = max(top - LOUD_RANGE_DB, min(floor + ABOVE_NOISE_DB, top - ABOVE_NOISE_DB))
    return np.asarray(level > at_least)


def onset(loud: npt.NDArray[np.bool_]) -> int:
    """The first frame of ONSET_FRAMES energetic ones in a row."""
    runs = np.convolve(loud, np.ones(ONSET_FRAMES), mode="valid") == ONSET_FRAMES
    return int(runs.argmax())


def speech_dbfs(sound: FloatArray) -> float:
    """RMS level of the energetic frames."""
    level = levels_dbfs(sound)[loud_frames(sound)]
    return float(10 * np.log10(np.mean(10 ** (level / 10))))


def of_a_microphone(sound: npt.NDArray[np.floating[Any]]) -> FloatArray:
    """Clipped and in 16 bits, (n,)."""
    return np.asarray(np.round(np.clip(sound, -1, 1) * 32_767) / 32_767, np.float32)


def read(path: Path) -> FloatArray:
    """Mono at the engine's rate."""
    sound, rate = sf.read(path, dtype="float32", always_2d=True)
    assert rate == SAMPLE_RATE, f"{path} has {rate} Hz"
    return np.asarray(sound.mean(axis=1), np.float32)


def speech_variants(name: str, sound: FloatArray) -> Iterator[tuple[str, Clip]]:
    """A recording of speech as it is and made harder."""
    loud, level = loud_frames(sound), speech_dbfs(sound)
    yield "", Clip(name, sound, loud)
    for wanted in QUIETER_DBFS:
        quiet = of_a_microphone(sound * noises.amplitude(wanted - level))
        yield f" at {wanted:.0f} dBFS", Clip(name, quiet, loud)
    clipped = of_a_microphone(sound * 2 / np.abs(sound).max())
    yield " clipped by 6 dB", Clip(name, clipped, loud)
    fan = noises.fan(len(sound) / SAMPLE_RATE + 1, level - BEHIND_DB)[: len(sound)]
    yield " with a fan 10 dB below", Clip(name, of_a_microphone(sound + fan), loud)


def after_loud(name: str, sound: FloatArray, loud_voice: FloatArray) -> Clip:
    """A quiet voice (-55 dBFS) 1 s after 4 s of a loud one."""
    before = loud_voice[: 4 * SAMPLE_RATE]
    before = before * noises.amplitude(AFTER_LOUD_DBFS - speech_dbfs(before))
    lead = np.concatenate((before, noises.white_noise(1.0, -70.0)))
    lead = lead[: len(lead) // VAD_FRAME * VAD_FRAME]
    quiet = sound * noises.amplitude(QUIETER_DBFS[-1] - speech_dbfs(sound))
    loud = np.concatenate((np.zeros(len(lead) // VAD_FRAME, bool), loud_frames(sound)))
    return Clip(name, of_a_microphone(np.concatenate((lead, quiet))), loud)


def generated() -> Iterator[Clip]:
    """More than 10 minutes of what a microphone hears when nobody speaks."""
    yield Clip("digital silence", noises.digital_silence(120))
    yield Clip("white noise -60", noises.white_noise(60))
    yield Clip("pink noise -60", noises.pink_noise(60))
    yield Clip("white noise -45", noises.white_noise(30, -45))
    yield Clip("hum 50 Hz -40", noises.hum(60))
    yield Clip("hum 60 Hz -20", noises.hum(30, -20, 60))
    for level in (-15, -25, -45):
        yield Clip(f"dial tone {level}", noises.dial_tone(20, level))
        yield Clip(f"ringing tone {level}", noises.ringing_tone(20, level))
        yield Clip(f"busy tone {level}", noises.busy_tone(20, level))
    for seed, level in enumerate((-15, -25, -35, -45)):
        yield Clip(f"typing {level}", noises.typing(60, level, seed))
    for seed, level in enumerate((-25, -40)):
        yield Clip(f"fan {level}", noises.fan(30, level, seed))
    for seed, level in enumerate((-25, -40, -50)):
        yield Clip(f"breathing {level}", noises.breathing(30, level, seed))


def sets(folder: Path, wanted: str) -> dict[str, list[Clip]]:
    """The sets that one name stands for."""
    if wanted == "generated":
        return {"generated": list(generated())}
    sounds = {path.stem: read(path) for path in sorted((folder / wanted).glob("*.flac"))}
    if wanted == "noise":
        loud_enough = {name: sound for name, sound in sounds.items() if sound.any()}
        levelled = {
            f"noise at {level:.0f} dBFS": [
                Clip(name, of_a_microphone(noises.at_level(sound, level)))
                for name, sound in loud_enough.items()
            ]
            for level in QUIETER_DBFS
        }
        return {"noise": [Clip(*pair) for pair in sounds.items()], **levelled}
    found: dict[str, list[Clip]] = {}
    for name, sound in sounds.items():
        for variant, clip in speech_variants(name, sound):
            found.setdefault(wanted + variant, []).append(clip)
    half = {path.stem: name for path, name in halves_by_file(folder).items()}
    found = {name: [replace(c, half=half[c.name]) for c in own] for name, own in found.items()}
    if wanted == "clean":
        voices = list(sounds.items())[::3]
        others = [sound for _, sound in voices[1:] + voices[:1]]
        pairs = zip(voices, others, strict=True)
        found["clean at -55 dBFS after -22"] = [
            replace(after_loud(*one, other), half=half[one[0]]) for one, other in pairs
        ]
    return found


def curve(detector: SpeechProbability, clip: Clip) -> Curve:
    """The probability of every whole frame of a clip."""
    n_whole = len(clip.samples) // VAD_FRAME * VAD_FRAME
    return np.array([detector(f) for f in clip.samples[:n_whole].reshape(-1, VAD_FRAME)])


def windows(probabilities: Curve, detector: Detector) -> list[tuple[int, int]]:
    """First and last frame of each window that the segmenter makes."""
    config = SegmenterConfig(
        speech_threshold=detector.open_at,
        stay_threshold=detector.open_at if detector.stay_at is None else detector.stay_at,
        pre_roll_ms=360,
        partial_every_ms=10_000,
    )
    segmenter = Segmenter(config)
    silence = np.zeros(VAD_FRAME, np.float32)
    found = [s for p in probabilities for s in segmenter.feed(silence, float(p))]
    found += segmenter.flush()
    return [(s.start // VAD_FRAME, s.end // VAD_FRAME) for s in found if s.closed is not None]


def score(detector: Detector, sounds: str, clips: list[Clip], curves: list[Curve]) -> Score:
    """Let one detector hear one set."""
    result = Score(detector.name, sounds)
    worst, onsets = [], []
    frames = {name: [0, 0] for name in HALVES}
    for clip, probabilities in zip(clips, curves, strict=True):
        found = windows(probabilities, detector)
        inside = np.zeros(len(probabilities), bool)
        for start, end in found:
            inside[start:end] = True
        window_s = float(inside.sum()) * VAD_FRAME / SAMPLE_RATE
        result.n_clips += 1
        result.seconds += len(clip.samples) / SAMPLE_RATE
        result.n_windows += len(found)
        result.window_seconds += window_s
        if clip.loud is None:
            result.clips_opened += bool(found)
            worst += [(clip.name, len(found), round(window_s, 1))] if found else []
            continue
        frames[clip.half][0] += int((inside & clip.loud).sum())
        frames[clip.half][1] += int(clip.loud.sum())
        heard = (inside & clip.loud).any()
        result.clips_opened += bool(heard)
        if found and onset(clip.loud) >= ROOM_FOR_PRE_ROLL:
            onsets.append((onset(clip.loud) - found[0][0]) * 20)
    result.worst, result.onsets = tuple(worst), tuple(onsets)
    n_covered, n_loud = (sum(column) for column in zip(*frames.values(), strict=True))
    result.covered_share = n_covered / n_loud if n_loud else None
    if n_loud:
        result.frames_by_half = tuple((covered, loud) for covered, loud in frames.values())
    return result


def measure(sounds: str, clips: list[Clip], cost_ms: dict[str, float]) -> list[Score]:
    """Scores of all detectors on one set; `cost_ms` learns CPU ms per second of sound."""
    curves: dict[str, list[Curve]] = {}
    total_s = sum(len(clip.samples) for clip in clips) / SAMPLE_RATE
    for name, fresh in fresh_detectors().items():
        before_s = time.process_time()
        curves[name] = [curve(fresh(), clip) for clip in clips]
        cost_ms[name] = round((time.process_time() - before_s) * 1000 / total_s, 2)
    pairs = zip(curves["silero"], curves["webrtc2"], strict=True)
    curves["both"] = [np.minimum(one, other) for one, other in pairs]
    cost_ms["both"] = round(cost_ms["silero"] + cost_ms["webrtc2"], 2)
    return [score(detector, sounds, clips, curves[detector.curve]) for detector in DETECTORS]


def merged(path: Path, name: str, new: dict[str, Any]) -> dict[str, Any]:
    """The report with the results of one name put in or replaced."""
    kept = path.read_text("utf-8") if path.is_file() else '{"sets": {}}'
    report: dict[str, Any] = json.loads(kept)
    report["sets"][name] = new
    report["machine"] = f"{platform.machine()}, onnxruntime {version('onnxruntime')}"
    return report


def _row_by_row(report: dict[str, Any]) -> str:
    """JSON with a line for each score."""
    return json.dumps(report).replace('{"detector"', '\n{"detector"') + "\n"


def main() -> None:
    """Measure the sets named and write the report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("speech", type=Path, help="folder of the recordings")
    parser.add_argument("output", type=Path, help="folder of report.json and report.md")
    names = ("noise", "generated", *SPEECH_SETS)
    parser.add_argument("--sets", nargs="+", choices=names, default=names)
    args = parser.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    for name in args.sets:
        cost_ms: dict[str, float] = {}
        scores = [
            asdict(one)
            for sounds, clips in sets(args.speech, name).items()
            for one in measure(sounds, clips, cost_ms)
        ]
        report = merged(args.output / "report.json", name, {"cost_ms": cost_ms, "scores": scores})
        (args.output / "report.json").write_text(_row_by_row(report), "utf-8")
        (args.output / "report.md").write_text(as_markdown(report), "utf-8")


if __name__ == "__main__":
    main()
