"""The encoder as the vendor of the NPU compiles it: flat images instead of sequences."""

from pathlib import Path

from captioner_models.checkpoint import Checkpoint
from captioner_models.graphs.builder import Graph
from captioner_models.graphs.eager import OPSET, attention, feed_forward, gelu, reshape
from captioner_models.graphs.layers import norm, weights


def write_hailo_encoder(
    checkpoint: Checkpoint, path: Path, metadata: dict[str, str], *, n_frames: int
) -> None:
    """Write the float32 encoder to `path`, one file.

    Input `mel` (1, n_mels, 1, n_frames), which the compiled network takes as
    (1, 1, n_frames, n_mels); output `states` (1, n_frames / 2, d_model).
    """
    size = checkpoint.dimensions
    n_positions = n_frames // 2
    graph = Graph("encoder")
    x = graph.input("mel", (1, size.n_mels, 1, n_frames))
    x = _convolution(graph, checkpoint, x, "encoder.conv1", 1)
    x = _convolution(graph, checkpoint, x, "encoder.conv2", 2)  # (1, d, 1, n)
    x = reshape(graph, x, (1, size.d_model, n_positions))
    x = graph.node("Transpose", x, perm=[0, 2, 1])  # (1, n, d)
    places = weights(checkpoint, "encoder.embed_positions.weight")[:n_positions]
    x = graph.node("Add", x, graph.constant("encoder.embed_positions", places))
    for layer in range(size.n_encoder_layers):
        prefix = f"encoder.layers.{layer}"
        normed = norm(graph, checkpoint, x, f"{prefix}.self_attn_layer_norm")
        itself = (normed, n_positions)
        y = attention(graph, checkpoint, itself, itself, f"{prefix}.self_attn")
        x = graph.node("Add", x, y)
        x = graph.node("Add", x, feed_forward(graph, checkpoint, x, prefix))
    x = norm(graph, checkpoint, x, "encoder.layer_norm")
    graph.output(x, "states", (1, n_positions, size.d_model))
    graph.save(path, metadata, opset=OPSET)


def _convolution(graph: Graph, checkpoint: Checkpoint, x: str, name: str, stride: int) -> str:
    """A convolution over time as one over an image of height 1."""
    kernel = weights(checkpoint, f"{name}.weight")[:, :, None]  # (out, in, 1, 3)
    y = graph.node(
        "Conv",
        x,
        graph.constant(f"{name}.weight", kernel),
        graph.constant(f"{name}.bias", weights(checkpoint, f"{name}.bias")),
        kernel_shape=[1, 3],
        pads=[0, 1, 0, 1],
        strides=[1, stride],
    )
    return gelu(graph, y)
