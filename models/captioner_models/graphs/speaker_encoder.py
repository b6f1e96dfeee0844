"""The network that knows voices, as one ONNX graph: three LSTM layers and a linear map.

That is the GE2E encoder of "Generalized end-to-end loss for speaker verification" (2018) as
Resemblyzer has it.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from onnx import TensorProto

from captioner_models.errors import ModelSourceError
from captioner_models.graphs.builder import MICROSOFT, Graph
from captioner_models.graphs.layers import Float32, quantise_per_output

N_MELS: Final = 40
WIDTH: Final = 256  # of each LSTM layer, and of the embeddings
N_LAYERS: Final = 3
SMALLEST_LENGTH: Final = 1e-6  # an embedding is divided by at least this

SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    **{
        f"lstm.{name}_l{layer}": shape
        for layer in range(N_LAYERS)
        for name, shape in (
            ("weight_ih", (4 * WIDTH, WIDTH if layer else N_MELS)),
            ("weight_hh", (4 * WIDTH, WIDTH)),
            ("bias_ih", (4 * WIDTH,)),
            ("bias_hh", (4 * WIDTH,)),
        )
    },
    "linear.weight": (WIDTH, WIDTH),
    "linear.bias": (WIDTH,),
}
"""Of the tensors that are needed. The four gates stand in torch's order: input, forget, cell,
output."""


def speaker_encoder(tensors: Mapping[str, Float32]) -> Graph:
    """Map mels (n, frames, N_MELS) to embeddings (n, WIDTH) of length 1 without negative values.

    The first layer keeps 16 bits: its input are powers, whose range no scale of 8 bits holds. The
    other layers are int8, which moves an embedding by a cosine of 0.001 and takes half the time.

    Raises:
        ModelSourceError: a tensor is missing, of another shape, or not finite.
    """
    _check(tensors)
    graph = Graph("speaker_encoder")
    mels = graph.input("mels", ["n", "frames", N_MELS])
    x = graph.node("Transpose", mels, perm=[1, 0, 2])  # (frames, n, N_MELS)
    x, last = _exact_layer(graph, tensors, x)
    for layer in range(1, N_LAYERS):
        x, last = _int8_layer(graph, tensors, x, layer)
    raw = graph.node(
        "Gemm",
        graph.node("Squeeze", last, graph.ints(0)),  # (n, WIDTH)
        _halved(graph, "linear.weight", tensors["linear.weight"]),
        graph.constant("linear.bias", tensors["linear.bias"]),
        transB=1,
    )
    raw = graph.node("Relu", raw)
    length = graph.node("ReduceL2", raw, graph.ints(1), keepdims=1)
    unit = graph.node("Div", raw, graph.node("Max", length, graph.scalar(SMALLEST_LENGTH)))
    graph.output(unit, "embeddings", ["n", WIDTH])
    return graph


def _check(tensors: Mapping[str, Float32]) -> None:
    for name, shape in SHAPES.items():
        if name not in tensors or tensors[name].shape != shape:
            found = tensors[name].shape if name in tensors else "nothing"
            raise ModelSourceError(f"{name} has shape {found}, expected {shape}")
        if not np.isfinite(tensors[name]).all():
            raise ModelSourceError(f"{name} holds values that are not numbers")


def _exact_layer(graph: Graph, tensors: Mapping[str, Float32], x: str) -> tuple[str, str]:
    """The first layer: all its states (frames, n, WIDTH) and the last one (1, n, WIDTH)."""
    w, r = (
        _halved(graph, f"{name}_l0", _in_onnx_order(tensors[f"lstm.{name}_l0"])[None])
        for name in ("weight_ih", "weight_hh")
    )
    states, last = graph.nodes(
        "LSTM", x, w, r, _bias(graph, tensors, 0), n_outputs=2, hidden_size=WIDTH
    )
    return graph.node("Squeeze", states, graph.ints(1)), last


def _int8_layer(
    graph: Graph, tensors: Mapping[str, Float32], x: str, layer: int
) -> tuple[str, str]:
    """Another layer, with the integers that no kernel saturates."""
    values: list[str] = []
    scales: list[str] = []
    for name in ("weight_ih", "weight_hh"):
        integers, scale = quantise_per_output(_in_onnx_order(tensors[f"lstm.{name}_l{layer}"]))
        stem = f"{name}_l{layer}"
        values.append(graph.constant(f"{stem}.int8", integers.T[None]))
        zero = graph.constant(f"{stem}.zero", np.zeros((1, len(scale)), np.int8))
        scales += [graph.constant(f"{stem}.scale", scale[None]), zero]
    left_out = ("", "", "", "")  # lengths, first states, peepholes
    states, last = graph.nodes(
        "DynamicQuantizeLSTM",
        *(x, *values, _bias(graph, tensors, layer), *left_out, *scales),
        n_outputs=2,
        domain=MICROSOFT,
        hidden_size=WIDTH,
    )
    return graph.node("Squeeze", states, graph.ints(1)), last


def _bias(graph: Graph, tensors: Mapping[str, Float32], layer: int) -> str:
    both = [_in_onnx_order(tensors[f"lstm.{name}_l{layer}"]) for name in ("bias_ih", "bias_hh")]
    return graph.constant(f"bias_l{layer}", np.concatenate(both)[None])


def _halved(graph: Graph, name: str, weight: Float32) -> str:
    """A weight that is stored in 16 bits."""
    return graph.node("Cast", graph.constant(name, weight.astype(np.float16)), to=TensorProto.FLOAT)


def _in_onnx_order(gates: Float32) -> npt.NDArray[Any]:
    """The gates along the first axis in the order of ONNX: input, output, forget, cell."""
    in_gate, forget, cell, out = np.split(gates, 4)
    return np.concatenate([in_gate, out, forget, cell])
