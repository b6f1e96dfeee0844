"""The encoder: log-mel to states, of any length or of a fixed one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import (
    Float32,
    Precision,
    add_norm,
    linear,
    norm,
    packed_qkv,
    weights,
)
from captioner_models.smoothing import Smoothing, divisors

OBSERVED: Final = "largest."
"""Before the name of a linear map: the output that tells how large its input's channels are."""


STAYS_EXACT: Final = "encoder.layers.0.self_attn."
"""Begins the names of maps that stay in float32 among int8 ones: all layers build on what the
first attention gathers. Error of the states with it in int8 and in float32, 14 clips of speech:
tiny.en 0.041 and 0.036, base 0.081 and 0.050; it takes 3 to 5 % of the encoder's time."""


@dataclass(frozen=True, slots=True)
class EncoderForm:
    """How the weights of an encoder are stored and multiplied."""

    precision: Precision = Precision.FP32
    smoothing: Smoothing = field(default_factory=dict)
    """Of the maps after a layer norm or after attention; see `captioner_models.smoothing`."""


EXACT: Final = EncoderForm()


@dataclass(frozen=True, slots=True)
class _Writing:
    """What every function here needs."""

    graph: Graph
    checkpoint: Checkpoint
    form: EncoderForm
    observed: bool

    def linear(
        self,
        x: str,
        name: str,
        weight: Float32,
        bias: Float32,
        *,
        by_row: bool = False,
    ) -> str:
        """A linear map whose input is divided by `divisor(name)` already."""
        divisor = self.divisor(name)
        if divisor is not None:
            weight = weight * divisor
        return linear(self.graph, x, name, weight, bias, self._precision(name), by_row=by_row)

    def _precision(self, name: str) -> Precision:
        stays = self.form.precision is Precision.INT8 and name.startswith(STAYS_EXACT)
        return Precision.FP32 if stays else self.form.precision

    def named_linear(self, x: str, name: str, *, by_row: bool = False) -> str:
        """The same for a map of the checkpoint."""
        weight = weights(self.checkpoint, f"{name}.weight")
        return self.linear(x, name, weight, weights(self.checkpoint, f"{name}.bias"), by_row=by_row)

    def divisor(self, name: str) -> Float32 | None:
        """(in,) what the channels of a map's input are divided by; None: they are as they are."""
        return self.form.smoothing.get(name)

    def observe(self, x: str, name: str, n_channels: int) -> None:
        """Give the largest magnitude of each channel of x (1, n, channels), if that is wanted."""
        if self.observed:
            largest = self.graph.node(
                "ReduceMax", self.graph.node("Abs", x), self.graph.ints(0, 1), keepdims=0
            )
            self.graph.output(largest, f"{OBSERVED}{name}", (n_channels,))


def _convolution(writing: _Writing, x: str, name: str, stride: int, *, by_row: bool) -> str:
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
    writing = _Writing(graph, checkpoint, form, observed)
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
    first = "encoder.layers.0"
    divisor = writing.divisor(f"{first}.self_attn.qkv")
    normed = norm(graph, checkpoint, x, f"{first}.self_attn_layer_norm", divisor)
    for layer in range(size.n_encoder_layers):
        x, normed = _layer(writing, x, normed, layer)
    graph.output(normed, "states", (1, positions, size.d_model))
    graph.save(path, metadata, external=True)


def _layer(writing: _Writing, x: str, normed: str, layer: int) -> tuple[str, str]:
    """One layer: the sum after it, and that sum normalised for the next."""
    graph, checkpoint, size = writing.graph, writing.checkpoint, writing.checkpoint.dimensions
    prefix, following = f"encoder.layers.{layer}", f"encoder.layers.{layer + 1}"
    attended = _attention(writing, normed, f"{prefix}.self_attn")
    y = writing.named_linear(attended, f"{prefix}.self_attn.out_proj")
    fc1 = f"{prefix}.fc1"
    normed, x = add_norm(
        graph, checkpoint, y, x, f"{prefix}.final_layer_norm", writing.divisor(fc1)
    )
    writing.observe(normed, fc1, size.d_model)
    y = graph.node("Gelu", writing.named_linear(normed, fc1))
    y = writing.named_linear(y, f"{prefix}.fc2", by_row=True)
    if layer + 1 == size.n_encoder_layers:
        normed, x = add_norm(graph, checkpoint, y, x, "encoder.layer_norm")
    else:
        divisor = writing.divisor(f"{following}.self_attn.qkv")
        normed, x = add_norm(graph, checkpoint, y, x, f"{following}.self_attn_layer_norm", divisor)
    return x, normed


def _attention(writing: _Writing, normed: str, name: str) -> str:
    """What the heads of a layer gather, before their output projection: (1, n, d)."""
    graph, size = writing.graph, writing.checkpoint.dimensions
    weight, bias = packed_qkv(writing.checkpoint, name)
    divisor = writing.divisor(f"{name}.out_proj")
    if divisor is not None:  # of the values: a mixture of them is divided as they are
        by = np.concatenate([np.ones(2 * size.d_model, np.float32), divisor])
        weight, bias = weight / by[:, None], bias / by
    writing.observe(normed, f"{name}.qkv", size.d_model)
    qkv = writing.linear(normed, f"{name}.qkv", weight, bias)
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
    writing.observe(attended, f"{name}.out_proj", size.d_model)
    return attended


def smoothing_for(checkpoint: Checkpoint, largest: Mapping[str, Float32]) -> Smoothing:
    """The divisors of every map that can be smoothed.

    Args:
        checkpoint: whose encoder.
        largest: by name, (in,) largest magnitudes as an observed encoder gives them.
    """
    return {name: divisors(seen, _weight(checkpoint, name)) for name, seen in largest.items()}


def _weight(checkpoint: Checkpoint, name: str) -> Float32:
    """(out, in) of a map by its name in the graph."""
    attention, packed, _ = name.partition(".qkv")
    if packed:
        return packed_qkv(checkpoint, attention)[0]
    return weights(checkpoint, f"{name}.weight")
