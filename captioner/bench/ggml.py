"""A checkpoint as whisper.cpp wants it: one file in GGML's format of 2022.

The file is a magic number, eleven sizes, the mel filters, the bytes of each token, and the tensors
under the names of OpenAI's own checkpoints, each with its type and its dimensions from the fastest
on. All numbers are little-endian, 32 bits wide. Matrices may be in blocks of 32 weights.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.errors import BenchError
from captioner.units import FloatArray
from captioner_models.checkpoint import Checkpoint
from captioner_models.mel_filters import mel_filters
from captioner_models.pieces import read_pieces, write_pieces

Bytes: TypeAlias = npt.NDArray[np.uint8]

MAGIC: Final = 0x67676D6C  # "ggml"
BLOCK: Final = 32  # weights that share a scale
FLOAT32: Final = 0  # type of a tensor
FLOAT16: Final = 1
HALF_LEAST: Final = float(np.finfo(np.float16).tiny)  # scales below it are counted as none
INT8_MOST: Final = 127
FIVE_BITS_MOST: Final = 31


class Blocks(StrEnum):
    """In what whisper.cpp's matrices are stored; convolutions are float16 with all of them."""

    F16 = "f16"
    Q8_0 = "q8_0"
    """8 bits and a scale for each block: 8.5 bits a weight."""
    Q5_1 = "q5_1"
    """5 bits, a scale and a least value for each block: 6 bits a weight."""


@dataclass(frozen=True, slots=True)
class _Codes:
    of_file: int
    of_tensor: int


CODES: Final[Mapping[Blocks, _Codes]] = {
    Blocks.F16: _Codes(1, FLOAT16),
    Blocks.Q8_0: _Codes(7, 8),
    Blocks.Q5_1: _Codes(9, 7),
}
"""What GGML calls the forms, in the sizes at the start of a file and before a tensor."""
PARTS: Final = {
    "self_attn": "attn",
    "encoder_attn": "cross_attn",
    "self_attn_layer_norm": "attn_ln",
    "encoder_attn_layer_norm": "cross_attn_ln",
    "final_layer_norm": "mlp_ln",
    "q_proj": "query",
    "k_proj": "key",
    "v_proj": "value",
    "out_proj": "out",
    "fc1": "mlp.0",
    "fc2": "mlp.2",
    "layers": "blocks",
}
"""Parts of our names within a layer, and what OpenAI's checkpoints call them."""
WHOLE: Final = {
    "encoder.embed_positions.weight": "encoder.positional_embedding",
    "decoder.embed_positions.weight": "decoder.positional_embedding",
    "decoder.embed_tokens.weight": "decoder.token_embedding.weight",
    "encoder.layer_norm.weight": "encoder.ln_post.weight",
    "encoder.layer_norm.bias": "encoder.ln_post.bias",
    "decoder.layer_norm.weight": "decoder.ln.weight",
    "decoder.layer_norm.bias": "decoder.ln.bias",
}
POSITIONS: Final = ("encoder.positional_embedding", "decoder.positional_embedding")


def write_ggml(path: Path, checkpoint: Checkpoint, blocks: Blocks) -> None:
    """Write a checkpoint for whisper.cpp.

    Args:
        path: of the file; what is there is replaced.
        checkpoint: of any size of Whisper.
        blocks: what the matrices are stored in.

    Raises:
        BenchError: the file cannot be written.
        ModelSourceError: the tokenizer is not of the byte-level kind.
    """
    try:
        with path.open("wb") as stream:
            _write_head(stream, checkpoint, blocks)
            for name, tensor in tensors_of(checkpoint):
                _write_tensor(stream, name, tensor, blocks)
    except OSError as exc:
        raise BenchError(f"{path} cannot be written: {exc.strerror}") from exc


def tensors_of(checkpoint: Checkpoint) -> Iterator[tuple[str, FloatArray]]:
    """The tensors under OpenAI's names, float32; the biases of convolutions as columns."""
    for name, tensor in checkpoint.tensors.items():
        theirs = WHOLE.get(name) or ".".join(PARTS.get(part, part) for part in name.split("."))
        values = np.ascontiguousarray(tensor, dtype=np.float32)
        is_column = theirs in ("encoder.conv1.bias", "encoder.conv2.bias")
        yield theirs, values[:, None] if is_column else values


def q8_0(values: FloatArray) -> Bytes:
    """Blocks of 32 weights: a float16 scale, then int8 in -127 to 127; (n, 34) uint8.

    Args:
        values: (..., k), k a multiple of BLOCK.
    """
    rows = values.reshape(-1, BLOCK)
    scale = np.abs(rows).max(axis=1, keepdims=True) / INT8_MOST  # (n, 1)
    levels = np.rint(_over(rows, scale)).astype(np.int8)
    return np.hstack([_half(scale), levels.view(np.uint8)])


def q5_1(values: FloatArray) -> Bytes:
    """Blocks of 32 weights: scale and least value in float16, then 5 bits each; (n, 24) uint8.

    The fifth bits stand together in 32 bits; the lower four of weight i and of i + 16 share a byte.

    Args:
        values: (..., k), k a multiple of BLOCK.
    """
    rows = values.reshape(-1, BLOCK)
    least = rows.min(axis=1, keepdims=True)
    scale = (rows.max(axis=1, keepdims=True) - least) / FIVE_BITS_MOST  # (n, 1)
    levels = np.rint(_over(rows - least, scale)).clip(0, FIVE_BITS_MOST).astype(np.uint8)
    fifth = np.packbits(levels >> 4, axis=1, bitorder="little")  # (n, 4)
    half = BLOCK // 2
    lower = (levels[:, :half] & 0x0F) | ((levels[:, half:] & 0x0F) << 4)  # (n, 16)
    return np.hstack([_half(scale), _half(least), fifth, lower])


def _write_head(stream: BinaryIO, checkpoint: Checkpoint, blocks: Blocks) -> None:
    sizes = checkpoint.dimensions
    _write_ints(
        stream,
        *(MAGIC, sizes.n_vocab),
        *(sizes.n_audio_positions, sizes.d_model, sizes.n_heads, sizes.n_encoder_layers),
        *(sizes.n_text_positions, sizes.d_model, sizes.n_heads, sizes.n_decoder_layers),
        *(sizes.n_mels, CODES[blocks].of_file),
    )
    filters = mel_filters(sizes.n_mels)  # (n_mels, bins)
    _write_ints(stream, *filters.shape)
    stream.write(filters.astype("<f4").tobytes())
    pieces = _pieces(checkpoint)
    _write_ints(stream, len(pieces))  # special tokens are known by their place after these
    for piece in pieces:
        _write_ints(stream, len(piece))
        stream.write(piece)


def _pieces(checkpoint: Checkpoint) -> list[bytes]:
    """The bytes of each token of text, as a built model keeps them."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "pieces.npz"
        n_pieces, mark = checkpoint.tokens.end_of_text, checkpoint.fingerprint
        write_pieces(path, checkpoint.tokenizer_json, n_pieces, mark)
        content, ends = read_pieces(path, mark)
    starts = [0, *ends[:-1].tolist()]
    return [content[start:end] for start, end in zip(starts, ends.tolist(), strict=True)]


def _write_tensor(stream: BinaryIO, name: str, tensor: FloatArray, blocks: Blocks) -> None:
    stored, code = _stored(name, tensor, blocks)
    encoded = name.encode("ascii")
    _write_ints(stream, tensor.ndim, len(encoded), code, *reversed(tensor.shape))
    stream.write(encoded)
    stream.write(stored)


def _stored(name: str, tensor: FloatArray, blocks: Blocks) -> tuple[bytes, int]:
    """A tensor's bytes and what GGML calls their type."""
    if tensor.ndim == 1 or tensor.shape[-1] == 1 or name in POSITIONS:
        return tensor.astype("<f4").tobytes(), FLOAT32
    form = blocks if tensor.ndim == 2 else Blocks.F16
    match form:
        case Blocks.F16:
            stored = tensor.astype("<f2").tobytes()
        case Blocks.Q8_0:
            stored = q8_0(tensor).tobytes()
        case Blocks.Q5_1:
            stored = q5_1(tensor).tobytes()
    return stored, CODES[form].of_tensor


def _over(values: FloatArray, scale: FloatArray) -> FloatArray:
    """`values` (n, BLOCK) divided by (n, 1); zeros where the scale is too small for float16."""
    usable = scale >= HALF_LEAST
    divided = np.divide(values, scale, out=np.zeros_like(values), where=usable)
    return np.asarray(divided, np.float32)


def _half(values: FloatArray) -> Bytes:
    """(n, 1) as the bytes of float16, (n, 2)."""
    return np.ascontiguousarray(values.astype("<f2")).view(np.uint8)


def _write_ints(stream: BinaryIO, *values: int) -> None:
    stream.write(np.array(values, "<i4").tobytes())
