"""The encoder in standard operators and one fixed shape, as compilers of other devices want it."""

from pathlib import Path

import numpy as np

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.graphs.builder import Graph
from captioner_models.graphs.eager import OPSET
from captioner_models.graphs.layers import (
    Precision,
    add_norm,
    named_linear,
    norm,
    split_heads,
    weights,
)


def write_portable_encoder(
    checkpoint: Checkpoint, path: Path, metadata: dict[str, str], *, n_frames: int
) -> None:
    """Write the float32 encoder to `path`, one file.

    Input `mel` (1, n_frames, n_mels), output `states` (1, n_frames / 2, d_model), as
    `write_encoder` has them. No operator is ONNX Runtime's own or newer than OPSET, and no shape is
    computed, so that a provider can take the whole graph in one call.
    """
    size = checkpoint.dimensions
    graph = Graph("encoder")
    mel = graph.input("mel", (1, n_frames, size.n_mels))
    x = graph.node("Transpose", mel, perm=[0, 2, 1])  # (1, n_mels, n)
    x = _convolution(graph, checkpoint, x, "encoder.conv1", 1)
    x = _convolution(graph, checkpoint, x, "encoder.conv2", 2)
    x = graph.node("Transpose", x, perm=[0, 2, 1])  # (1, n / 2, d)
    places = weights(checkpoint, "encoder.embed_positions.weight")[: n_frames // 2]
    x = graph.node("Add", x, graph.constant("encoder.embed_positions", places))
    normed = norm(graph, checkpoint, x, "encoder.layers.0.self_attn_layer_norm")
    for layer in range(size.n_encoder_layers):
        x, normed = _layer(graph, checkpoint, x, normed, layer)
    graph.output(normed, "states", (1, n_frames // 2, size.d_model))
    graph.save(path, metadata, opset=OPSET)


def _convolution(graph: Graph, checkpoint: Checkpoint, x: str, name: str, stride: int) -> str:
    kernel = graph.constant(f"{name}.weight", weights(checkpoint, f"{name}.weight"))
    bias = graph.constant(f"{name}.bias", weights(checkpoint, f"{name}.bias"))
    y = graph.node("Conv", x, kernel, bias, kernel_shape=[3], pads=[1, 1], strides=[stride])
    return _gelu(graph, y)


def _layer(
    graph: Graph, checkpoint: Checkpoint, x: str, normed: str, layer: int
) -> tuple[str, str]:
    """One layer: the sum after it, and that sum normalised for the next."""
    prefix = f"encoder.layers.{layer}"
    y = _attention(graph, checkpoint, normed, f"{prefix}.self_attn")
    normed, x = add_norm(graph, checkpoint, y, x, f"{prefix}.final_layer_norm")
    y = _gelu(graph, named_linear(graph, checkpoint, normed, f"{prefix}.fc1", Precision.FP32))
    y = named_linear(graph, checkpoint, y, f"{prefix}.fc2", Precision.FP32)
    last = layer + 1 == checkpoint.dimensions.n_encoder_layers
    after = "encoder.layer_norm" if last else f"encoder.layers.{layer + 1}.self_attn_layer_norm"
    normed, x = add_norm(graph, checkpoint, y, x, after)
    return x, normed


def _attention(graph: Graph, checkpoint: Checkpoint, normed: str, name: str) -> str:
    n_heads = checkpoint.dimensions.n_heads
    q = named_linear(graph, checkpoint, normed, f"{name}.q_proj", Precision.FP32)
    key = weights(checkpoint, f"{name}.k_proj.weight")  # it has no bias
    k = graph.node("MatMul", normed, graph.constant(f"{name}.k_proj.weight", key.T))
    v = named_linear(graph, checkpoint, normed, f"{name}.v_proj", Precision.FP32)
    scaled = graph.node("Mul", q, graph.scalar(float(1 / np.sqrt(HEAD))))
    keys = graph.node("Transpose", split_heads(graph, k, n_heads), perm=[0, 1, 3, 2])
    scores = graph.node("MatMul", split_heads(graph, scaled, n_heads), keys)  # (1, heads, n, n)
    attention = graph.node("Softmax", scores, axis=-1)
    mixed = graph.node("MatMul", attention, split_heads(graph, v, n_heads))
    joined = graph.node("Transpose", mixed, perm=[0, 2, 1, 3])
    joined = graph.node("Reshape", joined, graph.ints(0, 0, -1))
    return named_linear(graph, checkpoint, joined, f"{name}.out_proj", Precision.FP32)


def _gelu(graph: Graph, x: str) -> str:
    """By the error function: every compiler knows it, and not yet every one opset 20's Gelu."""
    erf = graph.node("Erf", graph.node("Mul", x, graph.scalar(float(np.sqrt(0.5)))))
    half = graph.node("Mul", x, graph.scalar(0.5))
    return graph.node("Mul", half, graph.node("Add", erf, graph.scalar(1.0)))
