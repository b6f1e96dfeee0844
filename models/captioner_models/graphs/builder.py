"""Write one ONNX graph, node by node, with the onnx helpers."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import onnx
from onnx import TensorProto, helper, numpy_helper

Array: TypeAlias = npt.NDArray[Any]
Dim: TypeAlias = int | str

OPSET: Final = 20  # the first with Gelu; ONNX Runtime 1.17 and later run it
IR_VERSION: Final = 9  # what ONNX Runtime 1.17 reads
MICROSOFT: Final = "com.microsoft"  # fused operators of ONNX Runtime, version 1


class Graph:
    """A graph under construction. Names of values are strings, as in ONNX itself."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._nodes: list[onnx.NodeProto] = []
        self._constants: dict[str, onnx.TensorProto] = {}
        self._inputs: list[onnx.ValueInfoProto] = []
        self._outputs: list[onnx.ValueInfoProto] = []

    def input(self, name: str, shape: Sequence[Dim], dtype: int = TensorProto.FLOAT) -> str:
        """Declare an input; a dimension given as text is free."""
        self._inputs.append(helper.make_tensor_value_info(name, dtype, list(shape)))
        return name

    def output(
        self, value: str, name: str, shape: Sequence[Dim], dtype: int = TensorProto.FLOAT
    ) -> str:
        """Give `value`, made by a node of this graph, to the caller as `name`, its new name."""
        for node in self._nodes:
            for names in (node.input, node.output):
                names[:] = [name if old == value else old for old in names]
        self._outputs.append(helper.make_tensor_value_info(name, dtype, list(shape)))
        return name

    def constant(self, name: str, array: Array) -> str:
        """A stored tensor; the same name twice is stored once."""
        if name not in self._constants:
            self._constants[name] = numpy_helper.from_array(np.array(array, order="C"), name)
        return name

    def ints(self, *values: int) -> str:
        """A small int64 vector, for shapes, axes and indices."""
        name = "ints_" + "_".join(str(v).replace("-", "m") for v in values)
        return self.constant(name, np.array(values, np.int64))

    def scalar(self, value: float) -> str:
        """A float32 scalar."""
        return self.constant(f"scalar_{value}", np.array(value, np.float32))

    def node(self, op: str, *inputs: str, domain: str = "", **attributes: Any) -> str:  # noqa: ANN401 - attributes are of any ONNX type
        """Add a node with one output and return that value; an empty input is left out."""
        (value,) = self.nodes(op, *inputs, n_outputs=1, domain=domain, **attributes)
        return value

    def nodes(
        self,
        op: str,
        *inputs: str,
        n_outputs: int,
        domain: str = "",
        **attributes: Any,  # noqa: ANN401 - attributes are of any ONNX type
    ) -> list[str]:
        """Add a node with several outputs and return them in order."""
        stem = f"{self._name}_{op}_{len(self._nodes)}"
        values = [f"{stem}_{i}" for i in range(n_outputs)]
        self._nodes.append(
            helper.make_node(op, list(inputs), values, name=stem, domain=domain, **attributes)
        )
        return values

    def choice(self, condition: str, then: "Graph", otherwise: "Graph") -> str:
        """The one output of `then` or of `otherwise`, by a boolean; see `branch`."""
        (value,) = self.choices(condition, then, otherwise)
        return value

    def choices(self, condition: str, then: "Graph", otherwise: "Graph") -> list[str]:
        """The same where they have several outputs."""
        branches = {"then_branch": then._proto(), "else_branch": otherwise._proto()}
        return self.nodes("If", condition, n_outputs=len(then._outputs), **branches)

    def branch(self, name: str) -> "Graph":
        """A graph for one side of `choice`: it sees the values of this one and has no inputs."""
        side = Graph(name)
        side._constants = self._constants
        return side

    def _proto(self, constants: Sequence[onnx.TensorProto] = ()) -> onnx.GraphProto:
        return helper.make_graph(
            self._nodes, self._name, self._inputs, self._outputs, list(constants)
        )

    def dim(self, value: str, axis: int) -> str:
        """Length of one axis as an int64 vector of one element."""
        return self.node("Shape", value, start=axis, end=axis + 1)

    def save(
        self,
        path: Path,
        metadata: Mapping[str, str],
        *,
        external: bool = False,
        opset: int = OPSET,
    ) -> None:
        """Write the graph; with `external`, tensors over 1 KB go into a file beside it.

        ONNX Runtime maps such a file instead of copying it: what is only looked up never
        becomes memory of the process. A graph of an older `opset` is for other tools: it does not
        name the operators of ONNX Runtime.
        """
        graph = self._proto(list(self._constants.values()))
        opsets = [helper.make_opsetid("", opset)]
        if opset == OPSET:
            opsets.append(helper.make_opsetid(MICROSOFT, 1))
        model = helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION)
        helper.set_model_props(model, dict(metadata))
        if not external:
            onnx.save(model, str(path))
            return
        onnx.save(
            model,
            str(path),
            save_as_external_data=True,
            all_tensors_to_one_file=True,
            location=f"{path.name}.data",
            size_threshold=1024,
        )
