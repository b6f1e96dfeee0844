"""A Whisper checkpoint in memory, whatever file it came from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Tensor: TypeAlias = npt.NDArray[np.floating[Any]]

FINGERPRINT: Final = "fingerprint"
"""Under which every part of a built model names its checkpoint."""
HEAD: Final = 64  # width of an attention head, the same in every Whisper size


@dataclass(frozen=True, slots=True, kw_only=True)
class Dimensions:
    """Sizes of a checkpoint."""

    n_mels: int
    d_model: int
    n_heads: int
    n_encoder_layers: int
    n_decoder_layers: int
    n_vocab: int
    n_audio_positions: int = 1500
    """Encoder positions of 30 s."""
    n_text_positions: int = 448


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialTokens:
    """Token ids that steer decoding."""

    end_of_text: int
    start_of_transcript: int
    no_timestamps: int
    no_speech: int
    transcribe: int | None = None
    """None in an English-only checkpoint, as are the next two."""
    translate: int | None = None
    languages: Mapping[str, int] | None = None
    """Language code to token id."""
    suppress: tuple[int, ...] = ()
    """Never chosen."""
    suppress_at_start: tuple[int, ...] = ()
    """Not chosen as the first text token."""

    @property
    def timestamp_begin(self) -> int:
        """First timestamp token; they follow no_timestamps."""
        return self.no_timestamps + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkpoint:
    """Weights, sizes and vocabulary of one trained Whisper model.

    `tensors` maps the names of the original safetensors files without their leading "model."
    ("encoder.layers.0.self_attn.q_proj.weight", "decoder.embed_tokens.weight") to arrays. Linear
    weights are (out, in), convolutions (out, in, 3). There is no bias of a key projection and no
    separate output matrix (it is the embedding).
    """

    name: str
    dimensions: Dimensions
    tokens: SpecialTokens
    alignment_heads: tuple[tuple[int, int], ...]
    """(layer, head) pairs of the decoder whose cross-attention follows the audio."""
    tensors: Mapping[str, Tensor]
    tokenizer_json: bytes
    """The file as the `tokenizers` package reads it."""
    fingerprint: str
    """sha256 over the names, shapes and float16 values of the tensors, in name order."""

    @property
    def multilingual(self) -> bool:
        """Whether it knows other languages than English."""
        return self.tokens.languages is not None
