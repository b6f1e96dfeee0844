"""Measure what the published noise of an NPU costs in accuracy, on the simulated NPU of the tests.

    python models/measure/npu_accuracy.py MODEL_FOLDER SPEECH_FOLDER --condition clean

MODEL_FOLDER is a built model, SPEECH_FOLDER holds a manifest.jsonl and its recordings. Each clip is
read as one window: by the CPU's encoder at its own lengths, by the same encoder at the NPU's fixed
length, and by the NPU as the program drives it, in a process of its own. The NPU is the tests'
stand-in: quantised at both ends, and with noise as was reported of a Hailo-8L against float32. It
is a simulation, and its times say nothing.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/standin")]  # the second is for the child

from hailo_standin.machine import ENVIRONMENT  # noqa: E402
from hailo_standin.numerics import PUBLISHED_NOISE  # noqa: E402
from whisper_normalizer.english import EnglishTextNormalizer  # noqa: E402

from captioner.asr.watch import EncoderWatch  # noqa: E402
from captioner.asr.whisper import WhisperTranscriber, load_whisper  # noqa: E402
from captioner.assets import demo_recording  # noqa: E402
from captioner.audio.recording import read_recording  # noqa: E402
from captioner.bench.clips import Clip, read_folder  # noqa: E402
from captioner.bench.scoring import Score, score  # noqa: E402
from captioner.config import EncoderChoice, EncoderWindow, RecognitionConfig  # noqa: E402
from captioner.events import Closed, Segment  # noqa: E402
from captioner_models.hef_files import own_file  # noqa: E402
from captioner_models.manifest import check_parts  # noqa: E402
from support.fake_hef import encoder_hef  # noqa: E402

LONGEST_S: Final = 9.5
CPU_ONLY: Final = RecognitionConfig(encoder=EncoderChoice.ONNX)


def main() -> None:
    """Measure and print, one JSON object a line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=Path)
    parser.add_argument("speech", type=Path)
    parser.add_argument("--condition", default="clean")
    parser.add_argument("--window", type=int, default=10, help="of the NPU, seconds")
    args = parser.parse_args()
    every = read_folder(args.speech, min(LONGEST_S, args.window)).clips
    clips = [clip for clip in every if clip.condition == args.condition]
    with tempfile.TemporaryDirectory() as folder:
        for name, transcriber in _systems(args.model, Path(folder), args.window):
            total = _score(transcriber, clips)
            transcriber.close()
            words = total.words
            row = {"system": name, "clips": len(clips), "wer": round(words.percent, 2)}
            row |= {"errors": words.n_errors, "words": words.n_reference}
            sys.stdout.write(json.dumps(row) + "\n")


def _systems(model: Path, folder: Path, window_s: int) -> Iterator[tuple[str, WhisperTranscriber]]:
    yield "CPU, free length", load_whisper(model, CPU_ONLY)
    if window_s == 10:
        fixed = RecognitionConfig(encoder_window=EncoderWindow.TEN_S)
        yield "CPU, 10 s", load_whisper(model, fixed)
    for noise in (0.0, PUBLISHED_NOISE):
        name = f"NPU (simulated), {window_s} s, noise {noise:.2f} of the states' deviation"
        yield name, _on_npu(model, folder, window_s, noise)


def _on_npu(model: Path, folder: Path, window_s: int, noise: float) -> WhisperTranscriber:
    backend = {"onnx": str(model / "encoder.onnx"), "noise": noise}
    width = check_parts(model).dimensions.d_model
    made = encoder_hef(backend, n_frames=100 * window_s, d_model=width)
    file = own_file(made.write(folder / "simulated.hef"))
    os.environ[ENVIRONMENT] = json.dumps({"version": "4.23", "arch": "hailo8l"})
    config = RecognitionConfig(encoder=EncoderChoice.HAILO, hefs=(file,), npu_window_s=window_s)
    watch = EncoderWatch()
    demo = read_recording(demo_recording())
    transcriber = load_whisper(model, config, watch=watch, speech=lambda: demo)
    for change in watch.news():
        assert not change.reason, change.reason
    return transcriber


def _score(transcriber: WhisperTranscriber, clips: list[Clip]) -> Score:
    normalise = EnglishTextNormalizer()
    total = Score()
    for number, clip in enumerate(clips):
        segment = Segment(number, clip.read(), 0, Closed.PAUSE)
        heard = transcriber.transcribe(segment, lambda: False)
        assert heard is not None
        total += score(clip.text, heard.text, normalise)
    return total


if __name__ == "__main__":
    main()
