"""Layers in the plain forms that the compiler of an NPU takes: static shapes, one operator a step.

The forms are those that PyTorch exports for an eager Whisper: the vendor's compiler is known to
read them, and it recognises GELU by the order of its five steps.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.graphs.builder import Graph
from captioner_models.graphs.layers import Float32, Precision, linear, norm, weights

OPSET: Final = 17  # the first with LayerNormalization as one operator
SCALE: Final = np.float32(1 / np.sqrt(HEAD))  # of attention; 1/8, so that folding it in is exact


def gelu(graph: Graph, x: str) -> str:
    """By the error function, in the order in which compilers look for it."""
    shrunk = graph.node("Div", x, graph.scalar(float(np.sqrt(2.0))))
    raised = graph.node("Add", graph.node("Erf", shrunk), graph.scalar(1.0))
    return graph.node("Mul", graph.node("Mul", x, raised), graph.scalar(0.5))


def reshape(graph: Graph, x: str, shape: Sequence[int]) -> str:
    """To a shape without wildcards."""
    return graph.node("Reshape", x, graph.ints(*shape))


def plain_linear(graph: Graph, checkpoint: Checkpoint, x: str, name: str) -> str:
    """The float32 linear map `name` of the checkpoint."""
    return linear(
        graph,
        x,
        name,
        weights(checkpoint, f"{name}.weight"),
        weights(checkpoint, f"{name}.bias"),
        Precision.FP32,
    )


def attention(
    graph: Graph,
    checkpoint: Checkpoint,
    queries: tuple[str, int],
    memory: tuple[str, int],
    name: str,
    mask: Float32 | None = None,
) -> str:
    """Explicit attention: what `name` makes of a query sequence that reads another, or itself.

    Args:
        graph: to write into.
        checkpoint: whose weights.
        queries: value (1, n, d_model) and n.
        memory: value (1, s, d_model) that is read, and s.
        name: of the attention in the checkpoint.
        mask: (n, s) to add to the scores.

    Returns:
        (1, n, d_model).
    """
    x, n = queries
    y, s = memory
    size = checkpoint.dimensions
    query = weights(checkpoint, f"{name}.q_proj.weight") * SCALE
    q_bias = weights(checkpoint, f"{name}.q_proj.bias") * SCALE
    q = linear(graph, x, f"{name}.q_proj", query, q_bias, Precision.FP32)
    key = weights(checkpoint, f"{name}.k_proj.weight")
    k = linear(graph, y, f"{name}.k_proj", key, None, Precision.FP32)
    v = plain_linear(graph, checkpoint, y, f"{name}.v_proj")
    heads = [
        reshape(graph, value, (1, length, size.n_heads, HEAD))
        for value, length in ((q, n), (k, s), (v, s))
    ]
    q = graph.node("Transpose", heads[0], perm=[0, 2, 1, 3])  # (1, heads, n, HEAD)
    k = graph.node("Transpose", heads[1], perm=[0, 2, 3, 1])  # (1, heads, HEAD, s)
    v = graph.node("Transpose", heads[2], perm=[0, 2, 1, 3])  # (1, heads, s, HEAD)
    scores = graph.node("MatMul", q, k)  # (1, heads, n, s)
    if mask is not None:
        scores = graph.node("Add", scores, graph.constant("mask", mask))
    mixed = graph.node("MatMul", graph.node("Softmax", scores, axis=-1), v)
    joined = graph.node("Transpose", mixed, perm=[0, 2, 1, 3])  # (1, n, heads, HEAD)
    joined = reshape(graph, joined, (1, n, size.d_model))
    return plain_linear(graph, checkpoint, joined, f"{name}.out_proj")


def feed_forward(graph: Graph, checkpoint: Checkpoint, x: str, prefix: str) -> str:
    """The feed-forward part of the layer `prefix`, its norm included, without the residual."""
    normed = norm(graph, checkpoint, x, f"{prefix}.final_layer_norm")
    wide = gelu(graph, plain_linear(graph, checkpoint, normed, f"{prefix}.fc1"))
    return plain_linear(graph, checkpoint, wide, f"{prefix}.fc2")
