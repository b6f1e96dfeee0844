"""What a fake HEF computes: an ONNX graph, or a function that a test has registered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

Tensors: TypeAlias = Mapping[str, Any]
Function: TypeAlias = Callable[[Tensors], Tensors]


@dataclass
class Functions:
    """Functions by name; each maps {pad: (H, W, C) float32} to {pad: (H, W, C) float32}."""

    by_name: dict[str, Function] = field(default_factory=dict)

    def __setitem__(self, name: str, function: Function) -> None:
        self.by_name[name] = function

    def __getitem__(self, name: str) -> Function:
        return self.by_name[name]


def compute(spec: Mapping[str, Any], functions: Functions, inputs: Tensors, shapes) -> Tensors:
    """Run the backend that a HEF names.

    Args:
        spec: {"function": NAME} or {"onnx": PATH, "inputs": {pad: tensor}, "outputs": ...};
            tensors that are not named are taken in the order of the pads.
        functions: of this machine.
        inputs: {pad: (H, W, C) float32}.
        shapes: {pad: (H, W, C)} of the outputs.
    """
    if "function" in spec:
        return functions[spec["function"]](inputs)
    if "onnx" not in spec:
        raise NotImplementedError("this HEF names no backend: only a real device can run it")
    session = _session(spec["onnx"])
    feeds = {}
    for (pad, value), tensor in zip(inputs.items(), session.get_inputs(), strict=True):
        wanted = _named(session.get_inputs(), spec.get("inputs", {}).get(pad)) or tensor
        feeds[wanted.name] = _to_graph(value, wanted.shape)
    tensors = [spec.get("outputs", {}).get(pad) for pad in shapes]
    names = [
        n or o.name for n, o in zip(tensors, session.get_outputs()[: len(shapes)], strict=True)
    ]
    results = session.run(names, feeds)
    return {
        pad: _from_graph(result, shape)
        for (pad, shape), result in zip(shapes.items(), results, strict=True)
    }


def _named(tensors, name):
    return next((tensor for tensor in tensors if tensor.name == name), None)


@lru_cache(maxsize=4)
def _session(path: str):
    import onnxruntime as ort

    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    return ort.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def _to_graph(value, shape):
    """(H, W, C) as the graph has it: NCHW, or with leading ones dropped or added."""
    height, width, channels = value.shape
    if list(shape) == [1, channels, height, width] and (height, width) != (width, channels):
        return np.ascontiguousarray(value.transpose(2, 0, 1))[None]
    sizes = [n if isinstance(n, int) else -1 for n in shape]
    if sizes.count(-1) > 1:  # a graph of any length: (1, n, C)
        sizes = [1, width, channels][-len(sizes) :]
    return np.ascontiguousarray(value).reshape(sizes)


def _from_graph(value, shape):
    height, width, channels = shape
    if value.ndim == 4 and value.shape == (1, channels, height, width) and height != width:
        value = value[0].transpose(1, 2, 0)
    return np.ascontiguousarray(value, np.float32).reshape(shape)
