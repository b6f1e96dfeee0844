import dataclasses

import numpy as np
import pytest

from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.errors import ModelFileError
from captioner_models.checkpoint import FINGERPRINT
from captioner_models.graphs.encoder import EXACT, EncoderForm, write_encoder
from captioner_models.graphs.encoder_portable import write_portable_encoder
from captioner_models.graphs.layers import Precision
from support.reference_whisper import ReferenceWhisper


def random_mel(n_frames, seed=0):
    return np.random.default_rng(seed).standard_normal((80, n_frames)).astype(np.float32)


def open_encoder(checkpoint, tmp_path, precision, n_frames=None):
    path = tmp_path / "encoder.onnx"
    mark = {FINGERPRINT: checkpoint.fingerprint}
    write_encoder(checkpoint, path, EncoderForm(precision), mark, n_frames=n_frames)
    return OnnxEncoder(path, 1, checkpoint.fingerprint)


@pytest.mark.parametrize("n_frames", [2, 20, 140])
def test_states_equal_the_reference(checkpoint, tmp_path, n_frames):
    encoder = open_encoder(checkpoint, tmp_path, Precision.FP32)
    mel = random_mel(n_frames)

    states = encoder.encode(mel)

    assert states.dtype == np.float32
    np.testing.assert_allclose(states, ReferenceWhisper(checkpoint).encode(mel), rtol=0, atol=1e-4)


def test_smoothed_channels_change_nothing_in_float32(checkpoint, tmp_path):
    rng = np.random.default_rng(5)
    size = checkpoint.dimensions
    maps = [
        f"encoder.layers.{layer}.{name}"
        for layer in range(size.n_encoder_layers)
        for name in ("self_attn.qkv", "self_attn.out_proj", "fc1")
    ]
    smoothing = {name: rng.lognormal(0, 1, size.d_model).astype(np.float32) for name in maps}
    path, mark = tmp_path / "smooth.onnx", {FINGERPRINT: checkpoint.fingerprint}
    write_encoder(checkpoint, path, EncoderForm(Precision.FP32, smoothing), mark)
    mel = random_mel(60)

    states = OnnxEncoder(path, 1, checkpoint.fingerprint).encode(mel)

    plain = open_encoder(checkpoint, tmp_path, Precision.FP32).encode(mel)
    np.testing.assert_allclose(states, plain, rtol=0, atol=1e-4)


@pytest.mark.parametrize(
    ("precision", "cosine"), [(Precision.INT8, 0.999), (Precision.Q8, 0.9995), (Precision.Q4, 0.98)]
)
def test_quantised_states_stay_close_to_the_reference(checkpoint, tmp_path, precision, cosine):
    encoder = open_encoder(checkpoint, tmp_path, precision)
    mel = random_mel(100)

    found = encoder.encode(mel).ravel()

    expected = ReferenceWhisper(checkpoint).encode(mel).ravel()
    assert found @ expected / np.linalg.norm(found) / np.linalg.norm(expected) > cosine


def test_a_graph_of_fixed_length_gives_the_same_states(checkpoint, tmp_path):
    mel = random_mel(60)
    free = open_encoder(checkpoint, tmp_path, Precision.FP32).encode(mel)

    fixed = open_encoder(checkpoint, tmp_path, Precision.FP32, n_frames=60).encode(mel)

    np.testing.assert_allclose(fixed, free, rtol=0, atol=1e-5)


def test_the_graph_in_standard_operators_gives_the_same_states(checkpoint, tmp_path):
    mel = random_mel(60)
    sharp = sharpened(checkpoint)
    path = tmp_path / "portable.onnx"
    write_portable_encoder(sharp, path, {FINGERPRINT: sharp.fingerprint}, n_frames=60)

    states = OnnxEncoder(path, 1, sharp.fingerprint, 60).encode(mel)

    np.testing.assert_allclose(states, ReferenceWhisper(sharp).encode(mel), rtol=0, atol=1e-4)


def sharpened(checkpoint):
    """The checkpoint with queries of such size that attention is far from even."""
    larger = {
        name: value * 20 if ".q_proj." in name else value
        for name, value in checkpoint.tensors.items()
    }
    return dataclasses.replace(checkpoint, tensors=larger)


@pytest.mark.parametrize("n_frames", [1, 999, 1000])
def test_a_fixed_window_is_handed_over_whole(checkpoint, tmp_path, n_frames):
    encoder = open_encoder(checkpoint, tmp_path, Precision.FP32)
    fixed = OnnxEncoder(tmp_path / "encoder.onnx", 1, checkpoint.fingerprint, 1000)

    assert fixed.frames_for(n_frames) == 1000
    assert encoder.frames_for(n_frames) == -(-n_frames // 20) * 20
    with pytest.raises(ValueError, match="the encoder takes 1000"):
        fixed.frames_for(1001)


def test_lengths_come_in_even_buckets_that_hold_the_audio(checkpoint, tmp_path):
    encoder = open_encoder(checkpoint, tmp_path, Precision.FP32)

    buckets = [encoder.frames_for(n) for n in range(1, 3001)]

    assert all(bucket >= n and bucket % 2 == 0 for n, bucket in enumerate(buckets, start=1))
    assert len(set(buckets)) <= 150
    with pytest.raises(ValueError, match="3001 frames"):
        encoder.frames_for(3001)


def test_an_encoder_of_another_checkpoint_is_refused(checkpoint, tmp_path):
    path = tmp_path / "encoder.onnx"
    write_encoder(checkpoint, path, EXACT, {FINGERPRINT: "another"})

    with pytest.raises(ModelFileError, match="another checkpoint"):
        OnnxEncoder(path, 1, checkpoint.fingerprint)
