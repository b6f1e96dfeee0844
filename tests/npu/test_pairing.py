from dataclasses import replace

import numpy as np
import pytest

from captioner.asr.npu.messages import Device, Opened
from captioner.asr.npu.messages import fitting as fitting_for
from captioner.asr.npu.pairing import (
    LEAST_COSINE,
    cosine,
    fitting_files,
    require_shapes,
    require_states,
)
from captioner.errors import NpuError
from captioner_models.checkpoint import Dimensions
from captioner_models.hef_files import ARCHITECTURES, HefFile
from support.fake_hef import encoder_hef, record_of

NOBODY = {"function": "nobody"}
STATES = np.random.default_rng(0).standard_normal((500, 384)).astype(np.float32) * 1.35


class Manifest:
    """As much of a manifest as is looked at."""

    name = "tiny.en"
    dimensions = Dimensions(
        d_model=384,
        n_heads=6,
        n_encoder_layers=4,
        n_decoder_layers=4,
        n_mels=80,
        n_vocab=51864,
        n_text_positions=448,
    )


def file(folder, checkpoint="tiny.en", arch="hailo8l", window_s=10, record=True, **fields):
    fields = {"arch": arch, "n_frames": 100 * window_s} | fields
    path = encoder_hef(NOBODY, **fields).write(folder / f"{checkpoint}-{arch}-{window_s}s.hef")
    known = record_of(path, checkpoint, arch if arch in ARCHITECTURES else "hailo8", window_s)
    return HefFile(path, known if record else None)


def opened(path, d_model=384):
    device = Device("hailo8l", "4.23.0")
    return Opened(device, path, n_mels=80, n_frames=1000, d_model=d_model)


def test_the_encoders_of_the_model_fit_and_the_shortest_window_rules(tmp_path):
    long, short = file(tmp_path), file(tmp_path, arch="hailo8", window_s=5)

    fitting = fitting_files([long, short], "tiny.en", Manifest)

    assert [one.path for one in fitting.candidates] == [long.path, short.path]
    assert [one.architecture for one in fitting.candidates] == ["hailo8l", "hailo8"]
    assert (fitting.window_s, fitting.refused) == (5, None)


def test_an_encoder_of_another_checkpoint_is_refused_with_the_name_of_the_right_one(tmp_path):
    fitting = fitting_files([file(tmp_path, "tiny")], "tiny.en", Manifest)

    assert fitting.candidates == ()
    assert "tiny-hailo8l-10s.hef is of tiny, the model is tiny.en" in str(fitting.refused)
    assert "tiny.en-hailo8l-*s.hef" in fitting.refused.hint
    assert "captioner models fetch tiny.en --arch hailo8l" in fitting.refused.hint


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"d_model": 512}, "80 mels and 512 values, tiny.en has 80 and 384"),
        ({"n_mels": 128}, "128 mels"),
        ({"n_frames": 500}, "takes 500 frames, expected 1000"),
        ({"window_s": 2}, "takes 200 frames, need 300 to 3000"),
        ({"n_frames": 64, "record": False}, "takes 64 frames, need 300 to 3000"),
        ({"n_frames": 4000, "record": False}, "takes 4000 frames, need 300 to 3000"),
    ],
)
def test_an_encoder_of_other_shapes_is_refused(tmp_path, fields, words):
    fitting = fitting_files([file(tmp_path, **fields)], "tiny.en", Manifest)

    assert fitting.candidates == ()
    assert words in str(fitting.refused)


def test_a_file_that_says_another_architecture_than_its_record_is_refused(tmp_path):
    right = file(tmp_path)
    wrong = HefFile(right.path, replace(right.record, arch="hailo8"))

    fitting = fitting_files([wrong], "tiny.en", Manifest)

    assert "compiled for hailo8l, not for hailo8" in str(fitting.refused)


@pytest.mark.parametrize(
    ("arch", "says"),
    [("hailo8", "hailo8p"), ("hailo8", "hailo8"), ("hailo8l", "hailo8l"), ("hailo10h", "hailo15m")],
)
def test_a_file_may_say_its_chip_as_the_compiler_does(tmp_path, arch, says):
    """What is compiled for a Hailo-8 says 8P, and older files for a 10H say 15."""
    made = file(tmp_path, arch=says)
    known = HefFile(made.path, replace(made.record, arch=arch)) if made.record else made

    fitting = fitting_files([known], "tiny.en", Manifest)

    assert fitting.refused is None
    assert fits(arch, fitting.candidates)


def fits(architecture, candidates):
    """Whether one of them is taken on a chip."""
    return bool(fitting_for(candidates, architecture))


def test_a_damaged_file_is_refused_and_a_whole_one_beside_it_taken(tmp_path):
    damaged, whole = file(tmp_path, arch="hailo8"), file(tmp_path)
    damaged.path.write_bytes(b"not found")

    fitting = fitting_files([damaged, whole], "tiny.en", Manifest)

    assert [one.path for one in fitting.candidates] == [whole.path]
    assert "9 bytes" in str(fitting.refused)


def test_a_file_of_the_users_own_without_a_record_is_taken_at_its_header(tmp_path):
    own = file(tmp_path, window_s=5, record=False)

    fitting = fitting_files([own], "tiny.en", Manifest)

    assert fitting.candidates[0].architecture == "hailo8l"
    assert fitting.window_s == 5


def test_states_at_the_published_noise_and_at_the_worst_reported_one_pass(tmp_path):
    noise = np.random.default_rng(1).standard_normal(STATES.shape).astype(np.float32)
    published = STATES + noise * np.float32(0.189 * np.sqrt(np.pi / 2))
    worst = STATES + noise * np.float32(1.35 * 10 ** (-9.18 / 20))

    assert require_states(opened(tmp_path), "tiny.en", published, STATES) == pytest.approx(
        0.985, abs=0.003
    )
    assert require_states(opened(tmp_path), "tiny.en", worst, STATES) == pytest.approx(
        0.945, abs=0.003
    )


def test_states_of_other_weights_are_refused_with_both_numbers(tmp_path):
    others = np.random.default_rng(2).standard_normal(STATES.shape).astype(np.float32)

    with pytest.raises(NpuError, match=r"cosine -?0\.0\d to the states of tiny.en, need 0.85"):
        require_states(opened(tmp_path), "tiny.en", others, STATES)


def test_states_of_another_length_are_refused(tmp_path):
    with pytest.raises(NpuError, match=r"gives states \(250, 384\), tiny.en needs \(500, 384\)"):
        require_states(opened(tmp_path), "tiny.en", STATES[:250], STATES)


def test_a_network_with_other_shapes_than_its_header_is_refused_once_it_is_open(tmp_path):
    require_shapes(opened(tmp_path), "tiny.en", Manifest)

    with pytest.raises(NpuError, match=r"80 mels to 512 values, tiny\.en needs 80 to 384"):
        require_shapes(opened(tmp_path, d_model=512), "tiny.en", Manifest)


def test_the_cosine_of_nothing_is_nothing():
    assert cosine(np.zeros((2, 3), np.float32), np.ones((2, 3), np.float32)) == 0.0
    assert cosine(STATES, STATES) == pytest.approx(1.0)
    assert LEAST_COSINE < 0.9
