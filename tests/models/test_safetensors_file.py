import json
import struct

import numpy as np
import pytest
from safetensors.numpy import save_file

from captioner_models.errors import ModelSourceError
from captioner_models.naming import from_hub
from captioner_models.safetensors_file import read_tensors

VALUES = np.array([[1.0, -2.5], [0.125, 96.0]], np.float32)  # exact in every float type


def brain_float_file(values):
    data = (values.view(np.uint32) >> 16).astype("<u2").tobytes()
    entry = {"dtype": "BF16", "shape": list(values.shape), "data_offsets": [0, len(data)]}
    header = json.dumps({"a": entry}).encode()
    return struct.pack("<Q", len(header)) + header + data


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
def test_tensors_come_as_float32(tmp_path, dtype):
    save_file({"a": VALUES.astype(dtype)}, tmp_path / "model.safetensors")

    tensors = read_tensors(tmp_path / "model.safetensors")

    np.testing.assert_array_equal(tensors["a"], VALUES, strict=True)


def test_brain_floats_come_as_float32(tmp_path):
    path = tmp_path / "model.safetensors"
    path.write_bytes(brain_float_file(VALUES))

    tensors = read_tensors(path)

    np.testing.assert_array_equal(tensors["a"], VALUES, strict=True)


def test_a_file_truncated_at_any_byte_is_refused(tmp_path):
    path = tmp_path / "model.safetensors"
    data = brain_float_file(VALUES)

    for length in range(len(data)):
        path.write_bytes(data[:length])
        with pytest.raises(ModelSourceError, match=r"model\.safetensors"):
            read_tensors(path)


def test_integers_are_refused(tmp_path):
    save_file({"a": np.zeros(3, np.int8)}, tmp_path / "model.safetensors")

    with pytest.raises(ModelSourceError, match="a is stored as I8"):
        read_tensors(tmp_path / "model.safetensors")


def test_a_missing_file_is_a_source_error(tmp_path):
    with pytest.raises(ModelSourceError, match="nothing"):
        read_tensors(tmp_path / "nothing")


def test_the_prefix_and_what_is_stored_twice_or_zero_are_dropped():
    given = {
        "model.encoder.conv1.bias": VALUES,
        "proj_out.weight": VALUES,
        "model.decoder.layers.0.self_attn.k_proj.bias": np.zeros(2, np.float32),
    }

    assert list(from_hub(given, "file")) == ["encoder.conv1.bias"]


def test_a_key_bias_that_is_not_zero_is_refused():
    with pytest.raises(ModelSourceError, match="keys have no bias"):
        from_hub({"model.decoder.layers.0.self_attn.k_proj.bias": VALUES}, "file")
