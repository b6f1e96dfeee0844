import struct
import tracemalloc

import numpy as np
import pytest

from captioner_models.ctranslate2 import read_variables
from captioner_models.errors import ModelSourceError
from captioner_models.naming import from_ctranslate2
from support.tiny_checkpoint import CTranslate2File, ctranslate2_variables, tiny_tensors

SMALL = {"a": np.arange(6, dtype=np.float16).reshape(2, 3), "b/num": np.array(7, np.int16)}


def small_file(**changes):
    return CTranslate2File(**({"variables": SMALL, "aliases": [("c", "a")]} | changes)).to_bytes()


@pytest.fixture
def write(tmp_path):
    def write(data):
        path = tmp_path / "model.bin"
        path.write_bytes(data)
        return path

    return write


def test_variables_and_aliases_are_read_with_shape_and_type(write):
    variables = read_variables([write(small_file())])

    assert set(variables) == {"a", "b/num", "c"}
    np.testing.assert_array_equal(variables["a"], SMALL["a"], strict=True)
    np.testing.assert_array_equal(variables["b/num"], SMALL["b/num"], strict=True)
    assert variables["c"] is variables["a"]


@pytest.mark.parametrize("cut", [1, 5, 30, 40, -1])
def test_a_file_cut_in_two_at_any_place_reads_like_the_whole_one(tmp_path, cut):
    data = small_file()
    parts = [tmp_path / "part1", tmp_path / "part2"]
    parts[0].write_bytes(data[:cut])
    parts[1].write_bytes(data[cut:])

    variables = read_variables(parts)

    np.testing.assert_array_equal(variables["a"], SMALL["a"])


def test_a_file_truncated_at_any_byte_is_refused_and_the_error_names_the_place(write):
    data = small_file()

    for length in range(len(data)):
        with pytest.raises(ModelSourceError, match=rf"model\.bin.*at byte \d+ of {length}\)"):
            read_variables([write(data[:length])])


def test_a_file_with_any_byte_altered_is_refused_or_read_but_never_breaks_the_reader(write):
    data = small_file()
    refused = 0

    for i in range(len(data)):
        for bit in (0x01, 0x80):
            altered = data[:i] + bytes([data[i] ^ bit]) + data[i + 1 :]
            try:
                read_variables([write(altered)])
            except ModelSourceError:
                refused += 1

    assert refused > len(data)  # of 2 * len(data); the others changed a name or a value


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 5}, "format version 5, expected 6"),
        ({"spec": "TransformerSpec"}, "a TransformerSpec, expected a WhisperSpec"),
        ({"revision": 4}, "WhisperSpec revision 4, expected 3"),
        ({"aliases": [("c", "nothing")]}, "the alias c for nothing"),
        ({"aliases": [("a", "a")]}, "the alias a for a"),
    ],
)
def test_another_kind_of_file_is_refused_in_words(write, change, message):
    path = write(small_file(**change))

    with pytest.raises(ModelSourceError, match=message):
        read_variables([path])


def test_bytes_after_the_end_are_refused(write):
    path = write(small_file() + b"x")

    with pytest.raises(ModelSourceError, match="1 bytes follow the last entry"):
        read_variables([path])


def test_a_size_in_the_file_is_not_believed_before_the_file_is_that_long(write):
    header = struct.pack("<IH", 6, 12) + b"WhisperSpec\0" + struct.pack("<IIH", 3, 1, 2) + b"a\0"
    huge = struct.pack("<BIIBI", 2, 30_000, 30_000, 1, 900_000_000)

    path = write(header + huge)
    tracemalloc.start()
    try:
        with pytest.raises(ModelSourceError, match="ends inside a, which needs 900000000 bytes"):
            read_variables([path])
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak_bytes < 1_000_000


def test_a_missing_file_is_a_source_error(tmp_path):
    with pytest.raises(ModelSourceError, match=r"nothing\.bin"):
        read_variables([tmp_path / "nothing.bin"])


def test_fused_projections_are_taken_apart_in_the_order_q_k_v():
    tensors = tiny_tensors()

    ours = from_ctranslate2(ctranslate2_variables(tensors), "model.bin")

    assert set(ours) == set(tensors)
    for name, values in tensors.items():
        np.testing.assert_array_equal(ours[name], values, strict=True)


@pytest.mark.parametrize("layer", ["self_attention/linear_0", "attention/linear_1"])
def test_a_key_bias_that_is_not_zero_is_refused(layer):
    variables = ctranslate2_variables(tiny_tensors())
    bias = variables[f"decoder/layer_1/{layer}/bias"]
    bias[64 if "self" in layer else 0] = 0.5  # the first value of the key's part

    with pytest.raises(ModelSourceError, match=r"k_proj\.bias is not zero"):
        from_ctranslate2(variables, "model.bin")


def test_quantised_weights_are_refused_with_a_hint():
    variables = ctranslate2_variables(tiny_tensors())
    variables["encoder/layer_0/ffn/linear_0/weight"] = np.zeros((256, 64), np.int8)

    with pytest.raises(ModelSourceError, match="quantised") as caught:
        from_ctranslate2(variables, "model.bin")

    assert "float16" in caught.value.hint


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("decoder/activation", np.array(0, np.int8), "decoder/activation is 0, expected 3"),
        ("encoder/extra/weight", np.zeros(3, np.float16), "has encoder/extra/weight"),
        ("decoder/projection/weight", np.zeros((2, 2), np.float16), "differs from"),
        ("decoder/layer_0/self_attention/linear_0/bias", np.zeros(7, np.float16), "not hold qkv"),
    ],
)
def test_a_network_that_computes_something_else_is_refused(name, value, message):
    variables = ctranslate2_variables(tiny_tensors())
    variables[name] = value

    with pytest.raises(ModelSourceError, match=message):
        from_ctranslate2(variables, "model.bin")


def test_every_missing_array_is_refused_by_name():
    whole = ctranslate2_variables(tiny_tensors())

    for name in (name for name, value in whole.items() if value.ndim):
        variables = {other: value for other, value in whole.items() if other != name}
        with pytest.raises(ModelSourceError, match=f"has no {name}"):
            from_ctranslate2(variables, "model.bin")
