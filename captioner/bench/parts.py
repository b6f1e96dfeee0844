"""Encoder and decoder of our engine apart, each as a system whose memory can be read."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from captioner.asr.transcriber import Cancelled, Decoder, Encoder
from captioner.bench.system import SystemSpec
from captioner.config import RecognitionConfig
from captioner.events import Segment, StageTimes, Transcript
from captioner.units import HOP, FloatArray

LIBRARIES: Final = ("captioner.asr.whisper",)
NOTHING_READ: Final = Transcript("", (), 0.0, 0.0, StageTimes(0.0, 0.0, 0.0))
MAX_TOKENS: Final = 64  # of states that say nothing


class EncoderAlone:
    """Log-mel and encoder; its texts are empty."""

    def __init__(self, encoder: Encoder, filters: FloatArray) -> None:
        self._encoder = encoder
        self._filters = filters

    def transcribe(self, segment: Segment, _cancelled: Cancelled) -> Transcript:
        """Encode the segment."""
        from captioner.asr.mel import log_mel

        n_frames = self._encoder.frames_for(-(-len(segment.samples) // HOP))
        self._encoder.encode(log_mel(segment.samples, self._filters, n_frames))
        return NOTHING_READ

    def close(self) -> None:
        """Release the encoder."""
        self._encoder.close()


class DecoderAlone:
    """The decoder, reading states that nobody spoke; its texts are empty."""

    def __init__(self, decoder: Decoder, d_model: int) -> None:
        self._decoder = decoder
        self._d_model = d_model

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript:
        """Decode as many states as the segment has."""
        shape = (len(segment.samples) // (2 * HOP), self._d_model)
        states = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
        self._decoder.decode(states, MAX_TOKENS, cancelled)
        return NOTHING_READ

    def close(self) -> None:
        """Release the decoder."""
        self._decoder.close()


def parts_of(name: str, folder: Path, config: RecognitionConfig) -> Sequence[SystemSpec]:
    """Encoder and decoder of a system of ours, the libraries they share not counted."""
    encoder, decoder = f"{name}: encoder", f"{name}: decoder"
    return (
        SystemSpec(encoder, encoder, partial(_load_encoder, folder, config), imported=LIBRARIES),
        SystemSpec(decoder, decoder, partial(_load_decoder, folder, config), imported=LIBRARIES),
    )


def _load_encoder(folder: Path, config: RecognitionConfig) -> EncoderAlone:
    from captioner.asr.encoders import open_encoder
    from captioner_models.manifest import check_parts

    opened = open_encoder(folder, check_parts(folder), config)
    return EncoderAlone(opened.encoder, np.load(folder / "mel_filters.npy", allow_pickle=False))


def _load_decoder(folder: Path, config: RecognitionConfig) -> DecoderAlone:
    from captioner.asr.whisper import open_text_decoder
    from captioner_models.manifest import check_parts

    manifest = check_parts(folder)
    decoder = open_text_decoder(folder, manifest, config)
    return DecoderAlone(decoder, manifest.dimensions.d_model)
