import os
import pickle
import struct

import numpy as np
import pytest

from captioner_models.errors import ModelSourceError
from captioner_models.torch_pickles import read_torch_pickles
from support.torch_stream import Storage, Tensor, stream, weights_file

TENSORS = {
    "a": np.arange(6, dtype=np.float32).reshape(2, 3),
    "b": np.array([0.5, -1.0], np.float32),
}
FLAT = np.arange(8, dtype=np.float32)


class Command:
    """A pickle that runs a command where it is loaded without care."""

    def __init__(self, command):
        self.command = command

    def __reduce__(self):
        return os.system, (self.command,)


def test_tensors_come_by_their_names():
    read = read_torch_pickles(weights_file(TENSORS), "model_state")

    assert list(read) == ["a", "b"]
    for name, expected in TENSORS.items():
        np.testing.assert_array_equal(read[name], expected, strict=True)


def test_a_tensor_can_be_a_part_of_a_storage_in_another_order():
    turned = Tensor(Storage("k", 8), 1, (3, 2), (1, 3))

    read = read_torch_pickles(stream({"m": {"t": turned}}, {"k": FLAT}), "m")

    np.testing.assert_array_equal(read["t"], FLAT[1:7].reshape(2, 3).T)


def test_what_a_pickle_names_is_not_run(tmp_path):
    trace = tmp_path / "trace"

    with pytest.raises(ModelSourceError, match="system, which is no weight"):
        read_torch_pickles(stream({"m": Command(f"touch {trace}")}, {}), "m")

    assert not trace.exists()


@pytest.mark.parametrize(
    ("offset", "shape", "strides"),
    [(0, (9,), (1,)), (1, (2, 4), (4, 1)), (0, (2,), (8,)), (-1, (2,), (1,)), (7, (2,), (-1,)),
     (0, (2, 2), (1,)), (0, (), ()), (0, (1 << 40,), (0,)), (0, ("x",), (1,))],
)  # fmt: skip
def test_a_tensor_that_reaches_beyond_its_storage_is_refused(offset, shape, strides):
    content = stream({"m": {"t": Tensor(Storage("k", 8), offset, shape, strides)}}, {"k": FLAT})

    with pytest.raises(ModelSourceError, match="tensor"):
        read_torch_pickles(content, "m")


def test_a_pickle_that_numbers_more_objects_than_it_can_have_is_refused():
    numbering = pickle.PROTO + b"\x02N" + pickle.LONG_BINPUT + struct.pack("<I", 1 << 31) + b"."

    with pytest.raises(ModelSourceError, match="numbers 2147483648 objects"):
        read_torch_pickles(numbering, "m")


def test_a_file_that_is_cut_anywhere_is_refused():
    content = weights_file(TENSORS)

    for length in range(len(content)):
        with pytest.raises(ModelSourceError):
            read_torch_pickles(content[:length], "model_state")


def test_a_damaged_file_gives_tensors_of_numbers_or_a_source_error():
    content = weights_file(TENSORS)
    draw = np.random.default_rng(1)
    n_refused = 0

    for _ in range(2000):
        damaged = bytearray(content)
        for at in draw.integers(len(content), size=draw.integers(1, 4)):
            damaged[at] = draw.integers(256)
        try:
            read = read_torch_pickles(bytes(damaged), "model_state")
        except ModelSourceError:
            n_refused += 1
        else:
            assert all(tensor.dtype == np.float32 for tensor in read.values())

    assert 1000 < n_refused < 2000
