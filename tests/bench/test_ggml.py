import numpy as np
import pytest

from captioner.bench.ggml import Blocks, q5_1, q8_0, write_ggml
from captioner.errors import BenchError
from captioner_models.mel_filters import mel_filters
from support.ggml_file import read_ggml
from support.tiny_checkpoint import DIMENSIONS, IDS, tiny_checkpoint

OURS = {
    "encoder.blocks.1.attn.query.weight": "encoder.layers.1.self_attn.q_proj.weight",
    "decoder.blocks.0.cross_attn.value.bias": "decoder.layers.0.encoder_attn.v_proj.bias",
    "decoder.blocks.1.cross_attn_ln.weight": "decoder.layers.1.encoder_attn_layer_norm.weight",
    "encoder.blocks.0.mlp.2.weight": "encoder.layers.0.fc2.weight",
    "encoder.blocks.0.mlp_ln.bias": "encoder.layers.0.final_layer_norm.bias",
    "encoder.ln_post.weight": "encoder.layer_norm.weight",
    "decoder.ln.bias": "decoder.layer_norm.bias",
    "decoder.token_embedding.weight": "decoder.embed_tokens.weight",
    "encoder.positional_embedding": "encoder.embed_positions.weight",
    "encoder.conv2.weight": "encoder.conv2.weight",
    "encoder.conv1.bias": "encoder.conv1.bias",
}


def written(tmp_path, blocks):
    path = tmp_path / "model.bin"
    write_ggml(path, tiny_checkpoint(), blocks)
    return read_ggml(path)


def test_sizes_filters_and_tokens_are_those_of_the_checkpoint(tmp_path):
    found = written(tmp_path, Blocks.F16)

    assert found.sizes == {
        **{"vocab": DIMENSIONS.n_vocab, "audio_ctx": 1500, "text_ctx": 448, "mels": 80},
        **{"audio_state": 64, "audio_head": 1, "audio_layer": 2},
        **{"text_state": 64, "text_head": 1, "text_layer": 2, "ftype": 1},
    }
    np.testing.assert_array_equal(np.float32(found.filters), mel_filters(80))
    assert len(found.tokens) == IDS["<|endoftext|>"]
    assert sorted(found.tokens) == [bytes([n]) for n in range(256)]


@pytest.mark.parametrize("blocks", Blocks)
def test_every_tensor_is_there_once_under_openais_name(tmp_path, blocks):
    found = written(tmp_path, blocks)

    n_encoder, n_decoder = 15 * DIMENSIONS.n_encoder_layers, 24 * DIMENSIONS.n_decoder_layers
    assert len(found.tensors) == len(tiny_checkpoint().tensors) == 7 + 4 + n_encoder + n_decoder
    assert found.tensors.keys() >= OURS.keys()


@pytest.mark.parametrize(
    ("blocks", "kind", "step"), [(Blocks.F16, 1, 0.0), (Blocks.Q8_0, 8, 127), (Blocks.Q5_1, 7, 31)]
)
def test_weights_read_back_are_within_half_a_step_of_their_block(tmp_path, blocks, kind, step):
    found, tensors = written(tmp_path, blocks), tiny_checkpoint().tensors

    for theirs, ours in OURS.items():
        dims, stored, values = found.tensors[theirs]
        expected = tensors[ours]
        if "conv" in theirs and "bias" in theirs:
            expected = expected[:, None]
        assert dims == expected.shape[::-1]
        blocked = expected.ndim == 2 and "weight" in theirs
        flat = expected.ravel()
        assert stored == (kind if blocked else int(expected.ndim == 3))
        most = 0.0
        if blocked and step:
            rows = flat.reshape(-1, 32)
            spread = np.abs(rows).max(1) if blocks is Blocks.Q8_0 else np.ptp(rows, axis=1)
            most = np.repeat(0.51 * spread / step + 2e-3 * np.abs(rows).max(1), 32)
        assert (np.abs(np.array(values) - flat) <= most).all()


def test_a_block_of_one_value_is_that_value():
    np.testing.assert_array_equal(q8_0(np.zeros((1, 32), np.float32)), np.zeros((1, 34)))
    flat = q5_1(np.full((1, 32), 0.5, np.float32))
    assert flat[0, 2:4].view("<f2") == 0.5
    assert not flat[0, 4:].any()


def test_the_largest_weight_of_a_block_keeps_its_sign():
    block = np.linspace(-1.0, 0.5, 32, dtype=np.float32)

    levels = q8_0(block[None])[0, 2:].view(np.int8)

    assert (levels[0], levels[-1]) == (-127, 64)


def test_a_file_that_cannot_be_written_says_so(tmp_path):
    with pytest.raises(BenchError, match="cannot be written"):
        write_ggml(tmp_path / "none" / "model.bin", tiny_checkpoint(), Blocks.F16)
