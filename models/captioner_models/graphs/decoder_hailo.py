"""The decoder as the vendor of the NPU compiles it: a fixed number of tokens, and no cache.

What a network on the NPU cannot do is left to the host: looking up embeddings and adding places.
"""

from pathlib import Path
from typing import Final

import numpy as np

from captioner_models.checkpoint import Checkpoint
from captioner_models.graphs.builder import Graph
from captioner_models.graphs.eager import OPSET, attention, feed_forward, reshape
from captioner_models.graphs.layers import Float32, norm, weights

N_TOKENS: Final = 32  # prompt and text together, as in the notes
N_CHUNKS: Final = 4  # of the output matrix: 51,865 rows in one are more than the NPU takes
MASKED: Final = -100.0  # added to the score of a later token: e^-100 of the weight is nothing in
# float32, and a smaller number would only widen the range that the compiler quantises


def chunk_sizes(n_vocab: int, n_chunks: int = N_CHUNKS) -> tuple[int, ...]:
    """How the vocabulary is cut: equal parts, and what is left over in the last one."""
    part = n_vocab // n_chunks
    return (*[part] * (n_chunks - 1), n_vocab - part * (n_chunks - 1))


def write_hailo_decoder(
    checkpoint: Checkpoint,
    path: Path,
    metadata: dict[str, str],
    *,
    n_positions: int,
    n_tokens: int = N_TOKENS,
) -> None:
    """Write the float32 decoder to `path`, one file.

    Inputs `states` (1, n_positions, d_model) and `embedded` (1, n_tokens, d_model): embeddings of
    the tokens, their places added. Outputs `logits_1` to `logits_4` (1, n_tokens, chunk), chunks
    of the vocabulary in order.
    """
    size = checkpoint.dimensions
    graph = Graph("decoder")
    states = graph.input("states", (1, n_positions, size.d_model))
    x = graph.input("embedded", (1, n_tokens, size.d_model))
    x = _as_image_and_back(graph, x, n_tokens, size.d_model)
    mask = np.triu(np.full((n_tokens, n_tokens), MASKED, np.float32), k=1)
    for layer in range(size.n_decoder_layers):
        prefix = f"decoder.layers.{layer}"
        normed = norm(graph, checkpoint, x, f"{prefix}.self_attn_layer_norm")
        itself = (normed, n_tokens)
        y = attention(graph, checkpoint, itself, itself, f"{prefix}.self_attn", mask)
        x = graph.node("Add", x, y)
        normed = norm(graph, checkpoint, x, f"{prefix}.encoder_attn_layer_norm")
        heard = (states, n_positions)
        y = attention(graph, checkpoint, (normed, n_tokens), heard, f"{prefix}.encoder_attn")
        x = graph.node("Add", x, y)
        x = graph.node("Add", x, feed_forward(graph, checkpoint, x, prefix))
    x = norm(graph, checkpoint, x, "decoder.layer_norm")
    _logits(graph, x, weights(checkpoint, "decoder.embed_tokens.weight"), n_tokens)
    graph.save(path, metadata, opset=OPSET)


def _as_image_and_back(graph: Graph, x: str, n: int, d: int) -> str:
    """(1, n, d) as it was, by way of an image (1, d, n, 1): the compiler wants to see one first."""
    image = graph.node("Transpose", reshape(graph, x, (1, 1, n, d)), perm=[0, 3, 2, 1])
    return graph.node("Transpose", reshape(graph, image, (1, d, n)), perm=[0, 2, 1])


def _logits(graph: Graph, x: str, vocabulary: Float32, n_tokens: int) -> None:
    start = 0
    for at, length in enumerate(chunk_sizes(len(vocabulary)), 1):
        rows = vocabulary[start : start + length]
        y = graph.node("MatMul", x, graph.constant(f"vocabulary_{at}", rows.T))
        graph.output(y, f"logits_{at}", (1, n_tokens, length))
        start += length
