"""Files of weights as torch wrote them before 1.6, for tests that have no torch."""

import io
import pickle
import struct
import sys
from collections import OrderedDict
from types import ModuleType
from unittest.mock import patch

import numpy as np

MAGIC = 0x1950A86A20F9469CFC6C


class Storage:
    """What a pickled tensor refers to."""

    def __init__(self, key, n_values):
        self.key, self.n_values = key, n_values


class Tensor:
    """Pickled like one of torch."""

    def __init__(self, storage, offset, shape, strides):
        self.parts = (storage, offset, shape, strides, False, OrderedDict())

    def __reduce__(self):
        return sys.modules["torch._utils"]._rebuild_tensor_v2, self.parts


def _rebuild_tensor_v2(*_):
    raise AssertionError("a test only writes")


def _torch():
    """Modules of the names that a pickle mentions, for as long as it is written."""
    modules = {"torch": ModuleType("torch"), "torch._utils": ModuleType("torch._utils")}
    _rebuild_tensor_v2.__module__ = "torch._utils"
    modules["torch._utils"]._rebuild_tensor_v2 = _rebuild_tensor_v2
    modules["torch"].FloatStorage = type("FloatStorage", (), {"__module__": "torch"})
    return modules


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj):
        if isinstance(obj, Storage):
            kind = sys.modules["torch"].FloatStorage
            return ("storage", kind, obj.key, "cpu", obj.n_values, None)
        return None


def stream(saved, values):
    """The bytes of a file that holds `saved`, with the values of its storages by key."""
    out = io.BytesIO()
    with patch.dict(sys.modules, _torch()):
        for part in (MAGIC, 1001, {"little_endian": True}, saved, list(values)):
            _Pickler(out, 2).dump(part)
    for array in values.values():
        out.write(struct.pack("<q", array.size) + np.asarray(array, "<f4").tobytes())
    return out.getvalue()


def weights_file(tensors):
    """A file with the tensors under "model_state", each with a storage of its own."""
    model = OrderedDict()
    for number, (name, array) in enumerate(tensors.items()):
        strides = tuple(step // array.itemsize for step in array.strides)
        model[name] = Tensor(Storage(str(number), array.size), 0, array.shape, strides)
    values = {str(number): array for number, array in enumerate(tensors.values())}
    return stream({"model_state": model}, values)
