"""The encoder: log-mel to states, of any length or of a fixed one."""

from pathlib import Path

import numpy as np

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import (
    Precision,
    add_norm,
    linear,
    named_linear,
    norm,
    packed_qkv,
    weights,
)


def _convolution(
    graph: Graph, checkpoint: Checkpoint, x: str, name: str, stride: int, precision: Precision
) -> str:
    """A convolution of width 3 over (1, n, channels), as one matrix product of three taps.

    The taps are x one step back, x and x one step on: then the same kernels serve as in every
    other layer, and the result needs no transposition.
    """
    kernel = weights(checkpoint, f"{name}.weight")  # (out, in, 3)
    n_out, n_in, width = kernel.shape
    padded = graph.node("Pad", x, graph.ints(0, 1, 0, 0, 1, 0))  # (1, n + 2, in)
    length = graph.dim(x, 1)
    taps = []
    for tap in range(width):
        end = graph.node("Add", length, graph.ints(tap)) if tap else length
        taps.append(
            graph.node("Slice", padded, graph.ints(tap), end, graph.ints(1), graph.ints(stride))
        )
    stacked = graph.node("Concat", *taps, axis=2)  # (1, n / stride, 3 in)
    flat = kernel.transpose(0, 2, 1).reshape(n_out, width * n_in)  # taps outermost
    y = linear(graph, stacked, name, flat, weights(checkpoint, f"{name}.bias"), precision)
    return graph.node("Gelu", y)


def write_encoder(
    checkpoint: Checkpoint,
    path: Path,
    precision: Precision,
    metadata: dict[str, str],
    *,
    n_frames: int | None = None,
) -> None:
    """Write the encoder to `path`.

    Input `mel` (1, frames, n_mels) float32, output `states` (1, frames / 2, d_model) float32;
    `frames` is free, or fixed to `n_frames`.
    """
    size = checkpoint.dimensions
    frames: int | str = n_frames or "frames"
    positions: int | str = n_frames // 2 if n_frames else "positions"
    graph = Graph("encoder")
    x = graph.input("mel", (1, frames, size.n_mels))
    x = _convolution(graph, checkpoint, x, "encoder.conv1", 1, precision)
    x = _convolution(graph, checkpoint, x, "encoder.conv2", 2, precision)
    table = weights(checkpoint, "encoder.embed_positions.weight")
    places = graph.node(
        "Slice",
        graph.constant("encoder.embed_positions", table),
        graph.ints(0),
        graph.dim(x, 1),
        graph.ints(0),
    )
    x = graph.node("Add", x, places)
    normed = norm(graph, checkpoint, x, "encoder.layers.0.self_attn_layer_norm")
    for layer in range(size.n_encoder_layers):
        x, normed = _layer(graph, checkpoint, x, normed, layer, precision)
    graph.output(normed, "states", (1, positions, size.d_model))
    graph.save(path, metadata, external=True)


def _layer(
    graph: Graph, checkpoint: Checkpoint, x: str, normed: str, layer: int, precision: Precision
) -> tuple[str, str]:
    """One layer: the sum after it, and that sum normalised for the next."""
    size = checkpoint.dimensions
    prefix = f"encoder.layers.{layer}"
    weight, bias = packed_qkv(checkpoint, f"{prefix}.self_attn")
    qkv = linear(graph, normed, f"{prefix}.self_attn.qkv", weight, bias, precision)
    q, k, v = graph.nodes("Split", qkv, n_outputs=3, axis=2, num_outputs=3)
    attended = graph.node(
        "MultiHeadAttention",
        q,
        k,
        v,
        domain=MICROSOFT,
        num_heads=size.n_heads,
        scale=float(1 / np.sqrt(HEAD)),
    )
    y = named_linear(graph, checkpoint, attended, f"{prefix}.self_attn.out_proj", precision)
    normed, x = add_norm(graph, checkpoint, y, x, f"{prefix}.final_layer_norm")
    y = graph.node("Gelu", named_linear(graph, checkpoint, normed, f"{prefix}.fc1", precision))
    y = named_linear(graph, checkpoint, y, f"{prefix}.fc2", precision)
    last = layer + 1 == size.n_encoder_layers
    after = "encoder.layer_norm" if last else f"encoder.layers.{layer + 1}.self_attn_layer_norm"
    normed, x = add_norm(graph, checkpoint, y, x, after)
    return x, normed
