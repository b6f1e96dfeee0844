"""Whether a graph keeps to what the compiler of the NPU takes: operators, forms and shapes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import onnx
from onnx import TensorProto, shape_inference

from captioner_models.errors import ModelError
from captioner_models.graphs.eager import OPSET

ALLOWED: Final = frozenset(
    {
        *("Add", "Conv", "Div", "Erf", "LayerNormalization"),
        *("MatMul", "Mul", "Reshape", "Softmax", "Transpose"),
    }
)
"""What the vendor's own Whisper graphs consist of, GELU taken apart."""
MAX_RANK: Final = 4


@dataclass(frozen=True, slots=True)
class Tensor:
    """A value at the edge of a graph."""

    name: str
    shape: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GraphSummary:
    """What was found in a graph that keeps the rules."""

    inputs: tuple[Tensor, ...]
    outputs: tuple[Tensor, ...]
    operators: dict[str, int]
    """How often each occurs, by name."""


def check_hailo_graph(path: Path) -> GraphSummary:
    """Hold the graph in `path` against the rules.

    Raises:
        ModelError: it breaks some; all of them are in the message.
    """
    model = onnx.load(str(path))
    onnx.checker.check_model(model)
    inferred = shape_inference.infer_shapes(model, strict_mode=True, data_prop=True)
    broken = list(_broken(inferred))
    if broken:
        shown = "; ".join(broken[:5])
        raise ModelError(f"{path.name} is not what the NPU's compiler takes: {shown}")
    graph = inferred.graph
    names = [node.op_type for node in graph.node]
    return GraphSummary(
        tuple(Tensor(value.name, _shape(value) or ()) for value in graph.input),
        tuple(Tensor(value.name, _shape(value) or ()) for value in graph.output),
        {name: names.count(name) for name in sorted(set(names))},
    )


def _broken(model: onnx.ModelProto) -> Iterator[str]:
    """Each rule that is broken, in words."""
    opsets = {entry.domain: entry.version for entry in model.opset_import}
    if opsets != {"": OPSET}:
        yield f"operator sets {opsets}, need {OPSET} of the standard alone"
    graph = model.graph
    constants = {tensor.name for tensor in graph.initializer}
    for node in graph.node:
        yield from _broken_by_node(node, constants)
    known = [*graph.input, *graph.value_info, *graph.output]
    yield from _broken_shapes(known)
    produced = {name for node in graph.node for name in node.output}
    yield from (f"{name} has no known shape" for name in produced - {v.name for v in known})


def _broken_by_node(node: onnx.NodeProto, constants: set[str]) -> Iterator[str]:
    if node.domain or node.op_type not in ALLOWED:
        yield f"operator {node.domain or 'ai.onnx'}.{node.op_type} of {node.name}"
    fixed = {"Conv": (1, 2), "LayerNormalization": (1, 2), "Reshape": (1,), "Div": (1,)}
    for at in fixed.get(node.op_type, ()):
        if at >= len(node.input) or node.input[at] not in constants:
            yield f"input {at} of {node.name} is no constant"
    attributes = {attribute.name: attribute for attribute in node.attribute}
    if node.op_type == "Softmax" and attributes["axis"].i != -1:
        yield f"{node.name} is not over the last axis"
    if node.op_type == "Conv" and len(attributes["kernel_shape"].ints) != 2:
        yield f"{node.name} is not over an image"


def _broken_shapes(values: Sequence[onnx.ValueInfoProto]) -> Iterator[str]:
    for value in values:
        shape = _shape(value)
        if shape is None:
            yield f"{value.name} has no fixed shape"
        elif len(shape) > MAX_RANK or shape[0] != 1:
            yield f"{value.name} has shape {shape}, need 1 first and at most {MAX_RANK} dimensions"
        if value.type.tensor_type.elem_type != TensorProto.FLOAT:
            yield f"{value.name} is not float32"


def _shape(value: onnx.ValueInfoProto) -> tuple[int, ...] | None:
    """Its shape; None unless every dimension is a positive number."""
    tensor = value.type.tensor_type
    if not tensor.HasField("shape"):
        return None
    sizes = tuple(int(dim.dim_value) for dim in tensor.shape.dim)
    return sizes if sizes and all(size > 0 for size in sizes) else None
