"""Real speech for tests: from the shared set where it is present, else from a test package."""

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
import soundfile as sf
import soxr

SHARED = Path(__file__).parents[3] / "shared/speech"


def packaged(name):
    """Path of a recording in `moonshine-voice`: two_cities.wav or beckett.wav."""
    spec = find_spec("moonshine_voice")
    if spec is None or spec.origin is None:
        pytest.skip("moonshine-voice, which brings real speech, has no wheel for this machine")
    return Path(spec.origin).parent / "assets" / name


def read(path, seconds=None):
    """Mono float32 at 16 kHz."""
    samples, rate = sf.read(path, dtype="float32", always_2d=True)
    mono = soxr.resample(samples.mean(axis=1), rate, 16_000).astype("float32")
    return mono if seconds is None else mono[: int(seconds * 16_000)]


@cache
def shared_clips():
    """The manifest of the shared speech set; skips the test where it is absent."""
    if not (SHARED / "manifest.jsonl").is_file():
        pytest.skip("the shared speech set is not present")
    lines = (SHARED / "manifest.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def shared_condition(condition):
    """Clips (samples, text) of one folder of the shared set."""
    return [
        (read(SHARED / clip["file"]), clip["text"])
        for clip in shared_clips()
        if clip["file"].startswith(f"{condition}/")
    ]
