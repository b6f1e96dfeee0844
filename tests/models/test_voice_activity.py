"""The graph of voice activity that comes with the program."""

from importlib.resources import as_file, files

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from captioner_models.errors import ModelSourceError
from captioner_models.graphs.voice_activity import SHAPES, voice_activity
from captioner_models.voice_activity import make, read_weights


def stored(path):
    return {one.name: numpy_helper.to_array(one) for one in onnx.load(path).graph.initializer}


def test_the_packaged_graph_is_the_one_that_is_made_from_the_package(tmp_path):
    make(tmp_path / "made.onnx")

    with as_file(
        files("captioner_models") / "resources/voice_activity/voice_activity.onnx"
    ) as path:
        packaged = stored(path)
    made = stored(tmp_path / "made.onnx")
    assert made.keys() == packaged.keys()
    for name, values in made.items():
        np.testing.assert_array_equal(values, packaged[name])


def test_another_file_than_the_one_measured_is_refused(tmp_path):
    (tmp_path / "other.onnx").write_bytes(b"another")

    with pytest.raises(ModelSourceError, match="measured"):
        read_weights(tmp_path / "other.onnx")


@pytest.mark.parametrize("name", list(SHAPES))
def test_weights_that_are_missing_or_no_numbers_are_refused(name):
    tensors = {one: np.zeros(shape, np.float32) for one, shape in SHAPES.items()}

    with pytest.raises(ModelSourceError, match="numbers"):
        voice_activity(tensors | {name: np.full(SHAPES[name], np.nan, np.float32)})
    del tensors[name]
    with pytest.raises(ModelSourceError, match="nothing"):
        voice_activity(tensors)
