"""In the place of the vendor's compiler: the calls that compile.py makes, and its odd log lines.

What the environment variable STAND_IN says goes wrong: `layers`, `reduced`, `fails` or nothing.
"""

import json
import os
import sys
import threading
from pathlib import Path

import numpy as np
import onnx

FAULT = os.environ.get("STAND_IN", "")
LIMIT_S = 60  # to be ended by compile.py


class ClientRunner:
    def __init__(self, hw_arch):
        assert hw_arch in ("hailo8", "hailo8l", "hailo10h")
        self._layers = []
        self._script = None
        self._optimised = False

    def translate_onnx_model(self, model, net_name):
        assert isinstance(model, str)
        assert net_name.replace("_", "").isalnum()
        graph = onnx.load(model).graph
        self._name = net_name
        self._shape = [dim.dim_value for dim in graph.input[0].type.tensor_type.shape.dim]
        self._layers = list(_layers_of(graph, net_name))
        if FAULT == "layers":
            del self._layers[-1]

    def get_hn_dict(self):
        return {"name": self._name, "layers": {name: {} for name in self._layers}}

    def save_har(self, path):
        Path(path).write_text(json.dumps(self._layers))

    def load_model_script(self, path):
        assert isinstance(path, str)
        self._script = Path(path).read_text()

    def optimize(self, calib_data):
        _batch, channels, height, width = self._shape
        assert calib_data.shape[1:] == (height, width, channels)
        assert calib_data.dtype == np.float32
        for wanted in ("dataset_size", "calibset_size"):
            (size,) = [
                line.partition(f"{wanted}=")[2]
                for line in self._script.splitlines()
                if f"{wanted}=" in line
            ]
            assert len(calib_data) >= int(size.rstrip(")").partition(",")[0])
        if FAULT == "reduced":
            sys.stdout.write(
                "[warning] Reducing optimization level to 0 (the accuracy won't be optimized and "
                "compression won't be used) because there's less data than the recommended amount "
                "(1024), and there's no available GPU\n"
            )
            threading.Event().wait(LIMIT_S)
        if FAULT == "fails":
            raise RuntimeError("Mapping failed")
        self._optimised = True

    def compile(self):
        assert self._optimised
        return b"\x01HEF" + self._script.encode()


def _layers_of(graph, name):
    """As the parser numbers them: a linear map is a convolution, and those of one input are one."""
    weights = {tensor.name: tensor for tensor in graph.initializer}
    n_convs = n_sums = 0
    read = set()
    yield f"{name}/input_layer1"
    for node in graph.node:
        is_linear = node.op_type == "MatMul" and node.input[1] in weights
        if node.op_type == "Conv" or (is_linear and node.input[0] not in read):
            n_convs += 1
            yield f"{name}/conv{n_convs}"
        if is_linear:
            read.add(node.input[0])
        if node.op_type == "Add" and _is_sum(node, weights):
            n_sums += 1
            yield f"{name}/ew_add{n_sums}"


def _is_sum(node, weights):
    """Neither a bias nor a number: two streams, or a stream and a table of places."""
    constants = [weights[name] for name in node.input if name in weights]
    return not constants or len(constants[0].dims) > 1
