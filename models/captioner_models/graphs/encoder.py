"""The encoder: log-mel to states, of any length or of a fixed one."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import Precision, add_norm, weights
from captioner_models.graphs.writing import Writing
from captioner_models.smoothing import Smoothing

FIRST_ATTENTION: Final = "encoder.layers.0.self_attn."
"""Begins the names of the maps of the first layer's attention."""


@dataclass(frozen=True, slots=True)
class EncoderForm:
    """How the weights of an encoder are stored and multiplied."""

    precision: Precision = Precision.FP32
    smoothing: Smoothing = field(default_factory=dict)
    """Of the maps after a layer norm or after attention; see `captioner_models.smoothing`."""
    exact_start: bool = False
    """Leave the first layer's attention in float32 among int8: all layers build on it. Error of the
    states with it in int8 and in float32, 14 clips of speech: tiny.en 0.041 and 0.036, base 0.081
    and 0.050; with VNNI it takes 8 % of the encoder's time, without it 4 %."""


EXACT: Final = EncoderForm()


def _convolution(writing: Writing, x: str, name: str, stride: int, *, by_row: bool) -> str:
    """A convolution of width 3 over (1, n, channels), as one matrix product of three taps.

    The taps are x one step back, x and x one step on: then the same kernels serve as in every
    other layer, and the result needs no transposition.
    """
    graph, checkpoint = writing.graph, writing.checkpoint
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
    y = writing.linear(stacked, name, flat, weights(checkpoint, f"{name}.bias"), by_row=by_row)
    return graph.node("Gelu", y)


def write_encoder(
    checkpoint: Checkpoint,
    path: Path,
    form: EncoderForm,
    metadata: dict[str, str],
    *,
    n_frames: int | None = None,
    observed: bool = False,
) -> None:
    """Write the encoder to `path`.

    Input `mel` (1, frames, n_mels) float32, output `states` (1, frames / 2, d_model) float32;
    `frames` is free, or fixed to `n_frames`. An `observed` one tells of each map that can be
    smoothed, as OBSERVED and its name, the largest magnitude of its input's channels (in,).

    Log-mels stay in their range, so the first convolution takes them as they are (by rows, those
    of silence would be blown up); the second one and the second map of a layer come after a GELU,
    whose rows differ in size, and nothing before them can take a divisor.
    """
    size = checkpoint.dimensions
    frames: int | str = n_frames or "frames"
    positions: int | str = n_frames // 2 if n_frames else "positions"
    graph = Graph("encoder")
    exact = FIRST_ATTENTION if form.exact_start else ""
    writing = Writing(graph, checkpoint, form.precision, form.smoothing, observed, exact)
    x = graph.input("mel", (1, frames, size.n_mels))
    x = _convolution(writing, x, "encoder.conv1", 1, by_row=False)
    x = _convolution(writing, x, "encoder.conv2", 2, by_row=True)
    table = weights(checkpoint, "encoder.embed_positions.weight")
    places = graph.node(
        "Slice",
        graph.constant("encoder.embed_positions", table),
        graph.ints(0),
        graph.dim(x, 1),
        graph.ints(0),
    )
    x = graph.node("Add", x, places)
    first = "encoder.layers.0.self_attn"
    normed = writing.norm_for(x, f"{first}_layer_norm", f"{first}.qkv")
    for layer in range(size.n_encoder_layers):
        x, normed = _layer(writing, x, normed, layer)
    graph.output(normed, "states", (1, positions, size.d_model))
    graph.save(path, metadata, external=True)


def _layer(writing: Writing, x: str, normed: str, layer: int) -> tuple[str, str]:
    """One layer: the sum after it, and that sum normalised for the next."""
    graph, checkpoint, size = writing.graph, writing.checkpoint, writing.checkpoint.dimensions
    prefix = f"encoder.layers.{layer}"
    attended = _attention(writing, normed, f"{prefix}.self_attn")
    y = writing.named_linear(attended, f"{prefix}.self_attn.out_proj")
    fc1 = f"{prefix}.fc1"
    normed, x = writing.add_norm_for(y, x, f"{prefix}.final_layer_norm", fc1)
    y = graph.node("Gelu", writing.named_linear(normed, fc1))
    y = writing.named_linear(y, f"{prefix}.fc2", by_row=True)
    if layer + 1 == size.n_encoder_layers:
        normed, x = add_norm(graph, checkpoint, y, x, "encoder.layer_norm")
    else:
        after = f"encoder.layers.{layer + 1}.self_attn"
        normed, x = writing.add_norm_for(y, x, f"{after}_layer_norm", f"{after}.qkv")
    return x, normed


def _attention(writing: Writing, normed: str, name: str) -> str:
    """What the heads of a layer gather, before their output projection: (1, n, d)."""
    graph, size = writing.graph, writing.checkpoint.dimensions
    q, k, v = writing.qkv(normed, name)
    attended = graph.node(
        "MultiHeadAttention",
        q,
        k,
        v,
        domain=MICROSOFT,
        num_heads=size.n_heads,
        scale=float(1 / np.sqrt(HEAD)),
    )
    writing.observe(attended, f"{name}.out_proj")
    return attended
