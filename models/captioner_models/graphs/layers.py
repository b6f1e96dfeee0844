"""Layers that encoder and decoder share: linear maps of several precisions, norms, heads."""

from enum import StrEnum
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from onnx import TensorProto

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
PAIR_LIMIT: Final = 127.0  # of two weights of one sign together; see `quantise_per_output`
ROW_STEPS: Final = 127  # integers from 0 to the largest magnitude of a row
ROW_MIDDLE: Final = 128  # stands for 0 in uint8
ROW_FLOOR: Final = 1e-6  # a row is divided by at least this: a row of zeros stays one
INT8_ACTIVATIONS: Final = 4  # MatMulNBits' accuracy level that multiplies in int8


class Precision(StrEnum):
    """How the weights of a linear map are stored and multiplied."""

    FP32 = "fp32"
    INT8 = "int8"
    """One scale per output; the input is quantised as it comes, with one scale for all rows, or
    by rows. Best for many rows."""
    ROWS = "rows"
    """The same weights, each row of the input rounded to int8 by a scale of its own: what comes of
    a row does not depend on those beside it. Best for a few rows, on every processor."""
    Q8 = "q8"
    """Blocks of 8-bit weights. Best for a single row."""
    Q4 = "q4"
    """Blocks of 4-bit weights."""


def weights(checkpoint: Checkpoint, name: str) -> Float32:
    """A tensor of the checkpoint as float32."""
    return np.asarray(checkpoint.tensors[name], np.float32)


def quantise_per_output(weight: Float32) -> tuple[npt.NDArray[np.int8], Float32]:
    """Symmetric int8 of (out, in) that no kernel saturates: integers (out, in), scales (out,).

    Where x86-64 has no VNNI, products of uint8 inputs and int8 weights are added in pairs of
    neighbouring inputs in 16 bits (`vpmaddubsw`), and a sum beyond 32,767 is cut off. Inputs go up
    to 255, so the weights of one sign in a pair may come to 128 together: 255 * 128 = 32,640.
    That holds by the choice of scale, and costs far less than weights of 7 bits would, because
    few pairs are large in both: relative error of tiny.en's states 0.059, with 7 bits 0.073, and
    0.055 with the full range on a processor that does not saturate.
    """
    n_out, n_in = weight.shape
    pairs = np.pad(weight, ((0, 0), (0, n_in % 2))).reshape(n_out, -1, 2)
    one_sign = np.maximum(np.maximum(pairs, 0).sum(axis=2), np.maximum(-pairs, 0).sum(axis=2))
    # PAIR_LIMIT before rounding: two halves rounded up make one more.
    scale = np.maximum(one_sign.max(axis=1), 1e-12) / PAIR_LIMIT  # (out,), at least max / 127
    integers = np.round(weight / scale[:, None])  # (out, in), within 127 as each is part of a pair
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
    by_row: bool = False,
) -> str:
    """Map x (..., in) by the transpose of weight (out, in), and add bias (out,).

    `block` weights share a scale where blocks are used; by default as BLOCK has it. `by_row`
    gives each row of x a scale of its own where INT8 has one for all.
    """
    b = "" if bias is None else graph.constant(f"{name}.bias", bias)
    if precision is Precision.FP32:
        y = graph.node("MatMul", x, graph.constant(f"{name}.weight", weight.T))
        return graph.node("Add", y, b) if b else y
    if precision is Precision.INT8:
        return (
            _int8_by_row(graph, x, name, weight, b) if by_row else _int8(graph, x, name, weight, b)
        )
    if precision is Precision.ROWS:
        return _int8_rows(graph, x, name, weight, b)
    bits = 8 if precision is Precision.Q8 else 4
    return blocked_linear(graph, x, name, weight, b, bits=bits, block=block or BLOCK[bits])


def _int8(graph: Graph, x: str, name: str, weight: Float32, bias: str) -> str:
    """The DynamicQuantizeMatMul form of `linear`; `bias` is a value's name or empty."""
    integers, scale = quantise_per_output(weight)
    return graph.node(
        "DynamicQuantizeMatMul",
        x,
        graph.constant(f"{name}.int8", integers.T),
        graph.constant(f"{name}.scale", scale),
        graph.constant(f"{name}.zero", np.zeros(len(scale), np.int8)),
        bias,
        domain=MICROSOFT,
    )


def _int8_by_row(graph: Graph, x: str, name: str, weight: Float32, bias: str) -> str:
    """`_int8` of rows divided by their largest magnitude, multiplied by it afterwards."""
    largest = graph.node("ReduceMax", graph.node("Abs", x), graph.ints(-1))  # (..., 1)
    largest = graph.node("Max", largest, graph.scalar(ROW_FLOOR))
    y = _int8(graph, graph.node("Div", x, largest), name, weight, "")
    y = graph.node("Mul", y, largest)
    return graph.node("Add", y, bias) if bias else y


def _int8_rows(graph: Graph, x: str, name: str, weight: Float32, bias: str) -> str:
    """The MatMulInteger form of `linear`; `bias` is a value's name or empty.

    Sums of integers are exact in any order, and each row has its own scale, so neither the kernel
    nor the number of rows can be seen in the result.
    """
    integers, scale = quantise_per_output(weight)
    largest = graph.node("ReduceMax", graph.node("Abs", x), graph.ints(-1))  # (..., 1)
    largest = graph.node("Max", largest, graph.scalar(ROW_FLOOR))
    middle = graph.constant("row_middle", np.array(ROW_MIDDLE, np.uint8))
    rounded = graph.node(
        "QuantizeLinear", graph.node("Div", x, largest), graph.scalar(1 / ROW_STEPS), middle
    )
    y = graph.node("MatMulInteger", rounded, graph.constant(f"{name}.int8", integers.T), middle)
    y = graph.node("Cast", y, to=TensorProto.FLOAT)
    y = graph.node("Mul", y, graph.constant(f"{name}.scale", scale / ROW_STEPS))
    y = graph.node("Mul", y, largest)
    return graph.node("Add", y, bias) if bias else y


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


def norm(
    graph: Graph, checkpoint: Checkpoint, x: str, name: str, divisor: Float32 | None = None
) -> str:
    """Layer norm over the last axis, its channels divided by `divisor` (d,)."""
    by = np.float32(1) if divisor is None else divisor
    gamma = graph.constant(f"{name}.weight", weights(checkpoint, f"{name}.weight") / by)
    beta = graph.constant(f"{name}.bias", weights(checkpoint, f"{name}.bias") / by)
    return graph.node("LayerNormalization", x, gamma, beta, axis=-1, epsilon=NORM_EPSILON)


def add_norm(
    graph: Graph,
    checkpoint: Checkpoint,
    x: str,
    residual: str,
    name: str,
    divisor: Float32 | None = None,
) -> tuple[str, str]:
    """Layer norm of x + residual, see `norm`, and the sum itself.

    Two nodes on purpose: the fused SkipLayerNormalization takes 0.9 ms for (500, 384) where Add
    and LayerNormalization together take 0.15 (ONNX Runtime 1.32, one thread).
    """
    total = graph.node("Add", x, residual)
    return norm(graph, checkpoint, total, name, divisor), total


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
