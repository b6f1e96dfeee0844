"""Hybrid and full NPU without a device: what the chip's error does to the text.

Their texts come from our encoder with noise as large as was published of the chip. Their times
would say nothing about a chip, so nobody may read them: see `captioner.bench.published`.
"""

import zlib
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from captioner.asr.transcriber import Encoder, Transcriber
from captioner.bench.npu_systems import FULL, HYBRID, WINDOW_S, exact
from captioner.bench.published import STATES_APART, STATES_SPREAD
from captioner.bench.run import OwnEngine
from captioner.bench.system import SystemSpec
from captioner.config import EncoderChoice, EncoderWindow, RecognitionConfig
from captioner.units import FloatArray

SIMULATED: Final = " (simulated)"
FRAMES: Final = 100 * WINDOW_S


def simulated(own: OwnEngine) -> tuple[SystemSpec, SystemSpec]:
    """Hybrid and full NPU with the published error of the chip; their times mean nothing."""
    folder = own.folder_of(exact())
    first, second = (
        SystemSpec(name + SIMULATED, "no device was used", partial(load, folder, own.config))
        for name, load in ((HYBRID, load_hybrid), (FULL, load_full))
    )
    return first, second


class NoisyEncoder:
    """An encoder whose states are as far off as a chip's; the same window has the same error."""

    def __init__(self, inside: Encoder) -> None:
        self._inside = inside

    def frames_for(self, n_frames: int) -> int:
        """As the encoder inside."""
        return self._inside.frames_for(n_frames)

    def encode(self, mel: FloatArray) -> FloatArray:
        """States of the encoder inside and normal noise of the published size."""
        states = self._inside.encode(mel)
        random = np.random.default_rng(zlib.crc32(mel.tobytes()))
        size = STATES_APART / STATES_SPREAD * float(states.std()) / np.sqrt(2 / np.pi)
        noise = random.standard_normal(states.shape, np.float32) * np.float32(size)
        return np.asarray(states + noise, np.float32)

    def close(self) -> None:
        """Close the encoder inside."""
        self._inside.close()


def load_full(folder: Path, config: RecognitionConfig) -> Transcriber:
    """In the process that computes: the twin of the full NPU, with noise."""
    from captioner.bench.full_npu_system import load_twin

    return load_twin(folder, config, WINDOW_S, NoisyEncoder)


def load_hybrid(folder: Path, config: RecognitionConfig) -> Transcriber:
    """In the process that computes: an encoder of 10 s with noise, and our decoder."""
    from captioner.asr.encoder_onnx import OnnxEncoder
    from captioner.asr.whisper import beside_encoder
    from captioner_models.manifest import check_parts

    config = replace(config, encoder=EncoderChoice.ONNX, encoder_window=EncoderWindow.TEN_S)
    manifest = check_parts(folder)
    encoder = OnnxEncoder(folder / "encoder.onnx", config.threads, manifest.fingerprint, FRAMES)
    return beside_encoder(NoisyEncoder(encoder), folder, manifest, config)
