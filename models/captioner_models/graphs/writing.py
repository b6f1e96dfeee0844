"""Linear maps of one graph: their precision, and what the channels of their inputs are divided by.

The same for encoder and decoder.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from captioner_models.checkpoint import Checkpoint
from captioner_models.graphs.builder import Graph
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
WHOLE_INPUT: Final = frozenset({Precision.INT8, Precision.ROWS})
"""Precisions that round all channels of an input, or of a row of it, by one scale."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A graph under construction, with what its linear maps need."""

    graph: Graph
    checkpoint: Checkpoint
    precision: Precision
    smoothing: Smoothing = field(default_factory=dict)
    """Of the maps after a layer norm or after attention; see `captioner_models.smoothing`."""
    observed: bool = False
    """Whether the graph tells how large the channels are that can be smoothed."""
    stays_exact: str = ""
    """Begins the names of maps that stay in float32 among int8 ones; empty: none does."""

    def linear(
        self, x: str, name: str, weight: Float32, bias: Float32, *, by_row: bool = False
    ) -> str:
        """A linear map whose input is divided by `divisor(name)` already."""
        divisor = self.divisor(name)
        if divisor is not None:
            weight = weight * divisor
        precision = self.precision
        if precision is Precision.INT8 and self.stays_exact and name.startswith(self.stays_exact):
            precision = Precision.FP32
        return linear(self.graph, x, name, weight, bias, precision, by_row=by_row)

    def named_linear(self, x: str, name: str, *, by_row: bool = False) -> str:
        """The same for a map of the checkpoint."""
        weight = weights(self.checkpoint, f"{name}.weight")
        return self.linear(x, name, weight, weights(self.checkpoint, f"{name}.bias"), by_row=by_row)

    def divisor(self, name: str) -> Float32 | None:
        """(in,) what the channels of a map's input are divided by; None: they are as they are."""
        return self.smoothing.get(name)

    def norm_for(self, x: str, name: str, following: str) -> str:
        """Layer norm `name` of x, its channels divided for the map `following`."""
        normed = norm(self.graph, self.checkpoint, x, name, self.divisor(following))
        self.observe(normed, following)
        return normed

    def add_norm_for(self, x: str, residual: str, name: str, following: str) -> tuple[str, str]:
        """Layer norm `name` of x + residual for the map `following`, and the sum itself."""
        divisor = self.divisor(following)
        normed, total = add_norm(self.graph, self.checkpoint, x, residual, name, divisor)
        self.observe(normed, following)
        return normed, total

    def qkv(self, normed: str, attention: str, after: str = "") -> list[str]:
        """Queries, keys and values of the attention `attention`, (b, n, d) each.

        `after` (b, z, 3 d), if there is such a value, stands after them: (b, n + z, d) each.
        The values are divided for its output projection: a mixture of them is divided as they are.
        """
        weight, bias = packed_qkv(self.checkpoint, attention)
        divisor = self.divisor(f"{attention}.out_proj")
        if divisor is not None:
            by = np.concatenate([np.ones(2 * len(divisor), np.float32), divisor])
            weight, bias = weight / by[:, None], bias / by
        qkv = self.linear(normed, f"{attention}.qkv", weight, bias)
        if after:
            qkv = self.graph.node("Concat", qkv, after, axis=1)
        return self.graph.nodes("Split", qkv, n_outputs=3, axis=2, num_outputs=3)

    def observe(self, x: str, name: str) -> None:
        """Give the largest magnitude of each channel of x (1, n, d_model), if that is wanted."""
        if not self.observed:
            return
        magnitudes = self.graph.node("Abs", x)
        largest = self.graph.node("ReduceMax", magnitudes, self.graph.ints(0, 1), keepdims=0)
        self.graph.output(largest, f"{OBSERVED}{name}", (self.checkpoint.dimensions.d_model,))


def smoothing_for(checkpoint: Checkpoint, largest: Mapping[str, Float32]) -> Smoothing:
    """The divisors of every map that can be smoothed.

    Args:
        checkpoint: whose graph.
        largest: by name, (in,) largest magnitudes as an observed graph gives them.
    """
    return {name: divisors(seen, _weight(checkpoint, name)) for name, seen in largest.items()}


def _weight(checkpoint: Checkpoint, name: str) -> Float32:
    """(out, in) of a map by its name in the graph."""
    attention, packed, _ = name.partition(".qkv")
    if packed:
        return packed_qkv(checkpoint, attention)[0]
    if name == VOCABULARY:
        return weights(checkpoint, "decoder.embed_tokens.weight")
    return weights(checkpoint, f"{name}.weight")


VOCABULARY: Final = "vocabulary"  # the name of the decoder's output matrix
