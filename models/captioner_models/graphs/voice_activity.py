"""Silero's network of voice activity for many blocks in one call, as one ONNX graph.

Its convolutions know nothing of the block before, so they take all blocks at once; only its LSTM
goes from one to the next.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np

from captioner_models.errors import ModelSourceError
from captioner_models.graphs.builder import Graph
from captioner_models.graphs.layers import Float32

BLOCK: Final = 512 + 64  # samples: those of a block, after the last ones of the block before
ECHO: Final = 64  # samples at the end that are mirrored, so that the last window is full
WINDOW: Final = 256  # of the short-time spectrum
HOP: Final = 128
BINS: Final = 129
WIDTH: Final = 128  # of the LSTM
STRIDES: Final = (1, 2, 2, 1)  # of the convolutions

SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "stft.forward_basis_buffer": (2 * BINS, 1, WINDOW),
    **{
        f"encoder.{layer}.reparam_conv.{name}": shape
        for layer, (n_in, n_out) in enumerate(((BINS, 128), (128, 64), (64, 64), (64, WIDTH)))
        for name, shape in (("weight", (n_out, n_in, 3)), ("bias", (n_out,)))
    },
    "decoder.rnn.weight_ih": (4 * WIDTH, WIDTH),
    "decoder.rnn.weight_hh": (4 * WIDTH, WIDTH),
    "decoder.rnn.bias_ih": (4 * WIDTH,),
    "decoder.rnn.bias_hh": (4 * WIDTH,),
    "decoder.decoder.2.weight": (1, WIDTH, 1),
    "decoder.decoder.2.bias": (1,),
}
"""Of the tensors that are needed, by the names that the package gives them, after `model.`."""


def voice_activity(tensors: Mapping[str, Float32]) -> Graph:
    """Map blocks (n, BLOCK) and a state (2, 1, WIDTH) to probabilities (n,) and the next state.

    Raises:
        ModelSourceError: a tensor is missing, of another shape, or not finite.
    """
    for name, shape in SHAPES.items():
        if name not in tensors or tensors[name].shape != shape:
            found = tensors[name].shape if name in tensors else "nothing"
            raise ModelSourceError(f"{name} has shape {found}, expected {shape}")
        if not np.isfinite(tensors[name]).all():
            raise ModelSourceError(f"{name} holds values that are not numbers")
    graph = Graph("voice_activity")
    blocks = graph.input("blocks", ["n", BLOCK])
    state = graph.input("state", [2, 1, WIDTH])
    features = _features(graph, tensors, blocks)  # (n, WIDTH)
    hidden, states = _lstm(graph, tensors, features, state)
    weight = graph.constant("out.weight", tensors["decoder.decoder.2.weight"][0, :, :])
    logits = graph.node("MatMul", graph.node("Relu", hidden), weight)  # (n, 1)
    logits = graph.node(
        "Add", logits, graph.constant("out.bias", tensors["decoder.decoder.2.bias"])
    )
    speech = graph.node("Squeeze", graph.node("Sigmoid", logits), graph.ints(1))
    graph.output(speech, "speech", ["n"])
    graph.output(states, "next_state", [2, 1, WIDTH])
    return graph


def _features(graph: Graph, tensors: Mapping[str, Float32], blocks: str) -> str:
    """What the convolutions make of blocks (n, BLOCK): (n, WIDTH)."""
    x = graph.node("Pad", blocks, graph.ints(0, 0, 0, ECHO), mode="reflect")
    x = graph.node("Reshape", x, graph.ints(0, -1, HOP))  # (n, 5, HOP)
    basis = tensors["stft.forward_basis_buffer"]
    parts = _steps(graph, x, "basis", basis[:, 0].reshape(-1, 2, HOP).transpose(0, 2, 1))
    real, imaginary = graph.nodes("Split", parts, n_outputs=2, axis=2, num_outputs=2)
    squares = [graph.node("Mul", part, part) for part in (real, imaginary)]
    x = graph.node("Sqrt", graph.node("Add", *squares))  # (n, 4, BINS)
    for layer, stride in enumerate(STRIDES):
        stem = f"encoder.{layer}.reparam_conv"
        padded = graph.node("Pad", x, graph.ints(0, 1, 0, 0, 1, 0))
        x = _steps(graph, padded, f"{stem}.weight", tensors[f"{stem}.weight"], stride)
        bias = graph.constant(f"{stem}.bias", tensors[f"{stem}.bias"])
        x = graph.node("Relu", graph.node("Add", x, bias))
    return graph.node("Squeeze", x, graph.ints(1))  # of 4 steps one is left


def _steps(graph: Graph, x: str, name: str, kernel: Float32, stride: int = 1) -> str:
    """A convolution over the steps of x (n, steps, in) by a kernel (out, in, width), unpadded.

    As one product of all blocks. A convolution is made block by block, four steps at a time: with
    those the network took 1.8 ms for a second of sound, with products 0.7 (ONNX Runtime 1.32).
    """
    n_out, n_in, width = kernel.shape
    end = graph.dim(x, 1)
    taps = []
    for tap in range(width):
        stop = graph.node("Sub", end, graph.ints(width - 1 - tap))
        taps.append(
            graph.node("Slice", x, graph.ints(tap), stop, graph.ints(1), graph.ints(stride))
        )
    stacked = graph.node("Concat", *taps, axis=2)  # (n, steps left, width in)
    flat = kernel.transpose(2, 1, 0).reshape(width * n_in, n_out)  # taps outermost
    return graph.node("MatMul", stacked, graph.constant(name, flat))


def _lstm(
    graph: Graph, tensors: Mapping[str, Float32], features: str, state: str
) -> tuple[str, str]:
    """All its states (n, WIDTH), and the last hidden one and cell together, (2, 1, WIDTH)."""
    w, r = (
        graph.constant(f"lstm.{name}", _in_onnx_order(tensors[f"decoder.rnn.{name}"])[None])
        for name in ("weight_ih", "weight_hh")
    )
    both = [_in_onnx_order(tensors[f"decoder.rnn.{name}"]) for name in ("bias_ih", "bias_hh")]
    bias = graph.constant("lstm.bias", np.concatenate(both)[None])
    first = [
        graph.node("Slice", state, graph.ints(at), graph.ints(at + 1), graph.ints(0))
        for at in (0, 1)
    ]
    steps = graph.node("Unsqueeze", features, graph.ints(1))  # (n, 1, WIDTH): one stream
    hidden, last, cell = graph.nodes(
        "LSTM", steps, w, r, bias, "", *first, n_outputs=3, hidden_size=WIDTH
    )
    hidden = graph.node("Squeeze", hidden, graph.ints(1, 2))
    return hidden, graph.node("Concat", last, cell, axis=0)


def _in_onnx_order(gates: Float32) -> Float32:
    """The gates along the first axis in the order of ONNX: input, output, forget, cell."""
    in_gate, forget, cell, out = np.split(gates, 4)
    return np.concatenate([in_gate, out, forget, cell])
