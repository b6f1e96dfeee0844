"""Layers that encoder and decoder share: linear maps of several precisions, norms, heads."""

from enum import StrEnum
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.embedding import BLOCK as EMBEDDING_BLOCK
from captioner_models.graphs.builder import MICROSOFT, Graph

Float32: TypeAlias = npt.NDArray[np.float32]
UInt8: TypeAlias = npt.NDArray[np.uint8]

NORM_EPSILON: Final = 1e-5  # of every layer norm in Whisper
BLOCK: Final = {
    8: EMBEDDING_BLOCK,
    4: 32,
}  # weights that share one scale, by bits (design.md, section 6)
INT8_ACTIVATIONS: Final = 4  # MatMulNBits' accuracy level that multiplies in int8


class Precision(StrEnum):
    """How the weights of a linear map are stored and multiplied."""

    FP32 = "fp32"
    INT8 = "int8"
    """One scale per output; the input is quantised as it comes. Best for many rows."""
    Q8 = "q8"
    """Blocks of 8-bit weights. Best for a single row."""
    Q4 = "q4"
    """Blocks of 4-bit weights."""


def weights(checkpoint: Checkpoint, name: str) -> Float32:
    """A tensor of the checkpoint as float32."""
    return np.asarray(checkpoint.tensors[name], np.float32)


def quantise_per_output(weight: Float32) -> tuple[npt.NDArray[np.int8], Float32]:
    """Symmetric int8 of (out, in): integers (out, in) and scales (out,)."""
    scale = np.maximum(np.abs(weight).max(axis=1), 1e-12) / 127.0  # (out,)
    integers = np.clip(np.round(weight / scale[:, None]), -127, 127)  # (out, in)
    return integers.astype(np.int8), scale.astype(np.float32)


def quantise_blocks(weight: Float32, bits: int, block: int) -> tuple[UInt8, Float32]:
    """Symmetric blocks of (out, in) as MatMulNBits reads them.

    Returns:
        (out, ceil(in / block), block * bits / 8) uint8, low nibble first at 4 bits, with an implied
        zero point of 2 ** (bits - 1); and scales (out, ceil(in / block)) float32.
    """
    n_out, n_in = weight.shape
    padded = np.pad(weight, ((0, 0), (0, -n_in % block)))  # the last block is filled with zeros
    blocks = padded.reshape(n_out, -1, block)
    half = 2 ** (bits - 1)
    extreme = np.take_along_axis(blocks, np.abs(blocks).argmax(axis=2)[..., None], axis=2)
    scale = extreme / -half  # (out, n_blocks, 1): the largest magnitude maps to -half exactly
    scale = np.where(scale == 0, np.float32(1e-12), scale)
    integers = np.clip(np.round(blocks / scale) + half, 0, 2 * half - 1).astype(np.uint8)
    if bits == 4:
        integers = integers[..., 0::2] | (integers[..., 1::2] << 4)
    return integers, scale[..., 0].astype(np.float32)


def linear(
    graph: Graph,
    x: str,
    name: str,
    weight: Float32,
    bias: Float32 | None,
    precision: Precision,
    *,
    block: int | None = None,
) -> str:
    """Map x (..., in) by the transpose of weight (out, in), and add bias (out,).

    `block` weights share a scale where blocks are used; by default as BLOCK has it.
    """
    b = "" if bias is None else graph.constant(f"{name}.bias", bias)
    if precision is Precision.FP32:
        y = graph.node("MatMul", x, graph.constant(f"{name}.weight", weight.T))
        return graph.node("Add", y, b) if b else y
    if precision is Precision.INT8:
        integers, scale = quantise_per_output(weight)
        return graph.node(
            "DynamicQuantizeMatMul",
            x,
            graph.constant(f"{name}.int8", integers.T),
            graph.constant(f"{name}.scale", scale),
            graph.constant(f"{name}.zero", np.zeros(len(scale), np.int8)),
            b,
            domain=MICROSOFT,
        )
    bits = 8 if precision is Precision.Q8 else 4
    return blocked_linear(graph, x, name, weight, b, bits=bits, block=block or BLOCK[bits])


def blocked_linear(
    graph: Graph, x: str, name: str, weight: Float32, bias: str, *, bits: int, block: int
) -> str:
    """The MatMulNBits form of `linear`; `bias` is a value's name or empty."""
    integers, scale = quantise_blocks(weight, bits, block)
    return graph.node(
        "MatMulNBits",
        x,
        graph.constant(f"{name}.q{bits}", integers),
        graph.constant(f"{name}.scales", scale),
        "",
        "",
        bias,
        domain=MICROSOFT,
        K=weight.shape[1],
        N=weight.shape[0],
        bits=bits,
        block_size=block,
        accuracy_level=INT8_ACTIVATIONS,
    )


def norm(graph: Graph, checkpoint: Checkpoint, x: str, name: str) -> str:
    """Layer norm over the last axis."""
    gamma = graph.constant(f"{name}.weight", weights(checkpoint, f"{name}.weight"))
    beta = graph.constant(f"{name}.bias", weights(checkpoint, f"{name}.bias"))
    return graph.node("LayerNormalization", x, gamma, beta, axis=-1, epsilon=NORM_EPSILON)


def add_norm(
    graph: Graph, checkpoint: Checkpoint, x: str, residual: str, name: str
) -> tuple[str, str]:
    """Layer norm of x + residual, and the sum itself.

    Two nodes on purpose: the fused SkipLayerNormalization takes 0.9 ms for (500, 384) where Add
    and LayerNormalization together take 0.15 (ONNX Runtime 1.32, one thread).
    """
    total = graph.node("Add", x, residual)
    return norm(graph, checkpoint, total, name), total


def packed_qkv(checkpoint: Checkpoint, prefix: str) -> tuple[Float32, Float32]:
    """Query, key and value of `prefix` stacked: (3 d, d) and (3 d,); keys have no bias."""
    weight = np.concatenate([weights(checkpoint, f"{prefix}.{p}_proj.weight") for p in "qkv"])
    q_bias = weights(checkpoint, f"{prefix}.q_proj.bias")
    v_bias = weights(checkpoint, f"{prefix}.v_proj.bias")
    return weight, np.concatenate([q_bias, np.zeros_like(q_bias), v_bias])


def named_linear(
    graph: Graph, checkpoint: Checkpoint, x: str, name: str, precision: Precision
) -> str:
    """The linear map `name` of the checkpoint, with its bias."""
    weight, bias = weights(checkpoint, f"{name}.weight"), weights(checkpoint, f"{name}.bias")
    return linear(graph, x, name, weight, bias, precision)


def split_heads(graph: Graph, x: str, n_heads: int) -> str:
    """(1, n, d) to (1, heads, n, HEAD)."""
    y = graph.node("Reshape", x, graph.ints(0, 0, n_heads, HEAD))
    return graph.node("Transpose", y, perm=[0, 2, 1, 3])
