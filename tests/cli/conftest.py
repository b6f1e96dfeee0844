"""Recordings made for a test, and a model that says how long they are."""

import numpy as np
import pytest
import soundfile

from captioner.composition import assemble
from support.fakes import EchoTranscriber


@pytest.fixture
def model(monkeypatch):
    made = EchoTranscriber()
    monkeypatch.setattr(assemble, "load_transcriber", lambda options, progress, **_: made)
    monkeypatch.setattr(
        "captioner.vad.silero_blocks.SileroBlocks.of_frames",
        lambda _, f: [float(x.any()) for x in f],
    )
    return made


@pytest.fixture
def record(tmp_path):
    def write(name, *chunks):
        samples = np.concatenate([chunk.samples for chunk in chunks])
        soundfile.write(tmp_path / name, samples, 16_000)
        return str(tmp_path / name)

    return write
