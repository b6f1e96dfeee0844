"""What is written for the vendor's compiler, and its checks."""

import argparse
import hashlib
import json

import numpy as np
import onnx
import pytest
import soundfile

from captioner.asr.mel import log_mel
from captioner.cli import models
from captioner_models import hailo_check
from captioner_models.calibration import write_calibration
from captioner_models.catalogue import Catalogue
from captioner_models.errors import ModelError
from captioner_models.graphs.decoder_hailo import chunk_sizes
from captioner_models.graphs.encoder import EXACT, write_encoder
from captioner_models.graphs.encoder_portable import write_portable_encoder
from captioner_models.graphs.hailo_rules import check_hailo_graph
from captioner_models.hailo_export import export_hailo
from captioner_models.hailo_script import conv_names, model_script, n_adds
from captioner_models.mel_filters import mel_filters
from captioner_models.store import ModelStore
from support.sounds import white_noise
from support.tiny_checkpoint import tiny_checkpoint


@pytest.fixture(scope="module")
def checkpoint():
    return tiny_checkpoint()


@pytest.fixture(scope="module")
def exported(checkpoint, tmp_path_factory):
    return export(checkpoint, tmp_path_factory.mktemp("export"))


def export(checkpoint, folder, window_s=2):
    recordings = [white_noise(7.0), white_noise(4.5)]
    return export_hailo(
        checkpoint, folder, recordings, log_mel, window_s=window_s, most_windows=100
    )


def test_the_encoder_takes_an_image_and_gives_states_and_is_ours(exported):
    summary = check_hailo_graph(exported.folder / "encoder.onnx")

    assert [(value.name, value.shape) for value in summary.inputs] == [("mel", (1, 80, 1, 200))]
    assert [(value.name, value.shape) for value in summary.outputs] == [("states", (1, 100, 64))]
    assert summary.operators["Conv"] == 2
    assert exported.encoder_difference < 1e-4


def test_the_decoder_takes_states_and_embeddings_gives_four_chunks_and_is_ours(
    exported, checkpoint
):
    summary = check_hailo_graph(exported.folder / "decoder.onnx")

    n_vocab = checkpoint.dimensions.n_vocab
    assert [value.shape for value in summary.inputs] == [(1, 100, 64), (1, 32, 64)]
    assert [value.shape[2] for value in summary.outputs] == list(chunk_sizes(n_vocab))
    assert exported.decoder_difference < 1e-4


def test_chunks_are_those_of_the_notes():
    assert chunk_sizes(51_865) == (12_966, 12_966, 12_966, 12_967)


def test_the_graphs_name_no_operator_set_but_17_of_the_standard(exported):
    for file in ("encoder.onnx", "decoder.onnx"):
        opsets = onnx.load(exported.folder / file).opset_import

        assert [(entry.domain, entry.version) for entry in opsets] == [("", 17)]


def test_a_wrong_weight_is_noticed(exported, checkpoint, tmp_path):
    model = onnx.load(exported.folder / "encoder.onnx")
    bias = next(one for one in model.graph.initializer if one.name == "encoder.conv2.bias")
    bias.CopyFrom(onnx.numpy_helper.from_array(onnx.numpy_helper.to_array(bias) * 1.1, bias.name))
    onnx.save(model, tmp_path / "encoder.onnx")
    mel = np.load(exported.folder / "calibration.npy")[0, 0].T
    states = hailo_check.reference_states(checkpoint, [mel])

    found = hailo_check.encoder_differences(tmp_path / "encoder.onnx", [mel], states)

    with pytest.raises(ModelError, match="the exported encoder differs from ours by"):
        hailo_check.require_close("encoder", found)


@pytest.mark.parametrize(
    ("largest", "means"),
    [
        ([0.002], [1e-6]),
        ([1e-4, 0.002, 0.002], [1e-6] * 3),
        ([1e-4] * 3, [1e-6, 1e-6, 2e-5]),
        ([float("nan")], [float("nan")]),
    ],
)
def test_what_is_too_far_off_is_refused(largest, means):
    with pytest.raises(ModelError, match="the exported encoder differs"):
        hailo_check.require_close("encoder", list(map(hailo_check.Difference, largest, means)))


def test_one_window_in_which_rounding_grows_is_no_reason_to_refuse():
    windows = [hailo_check.Difference(largest, 1e-6) for largest in (1e-4, 2e-4, 0.0013)]

    assert hailo_check.require_close("encoder", windows) == 2e-4


def test_our_own_encoders_are_refused_with_the_rules_they_break(checkpoint, tmp_path):
    free, portable = tmp_path / "free.onnx", tmp_path / "portable.onnx"
    write_encoder(checkpoint, free, EXACT, {}, n_frames=200)
    write_portable_encoder(checkpoint, portable, {}, n_frames=200)

    with pytest.raises(ModelError, match="is not over an image"):
        check_hailo_graph(portable)
    with pytest.raises(ModelError, match=r"free\.onnx is not what .* takes: operator sets"):
        check_hailo_graph(free)


def changed(exported, folder, change):
    model = onnx.load(exported.folder / "encoder.onnx")
    change(model.graph)
    path = folder / "changed.onnx"
    onnx.save(model, path)
    return path


def test_a_free_dimension_is_refused(exported, tmp_path):
    def change(graph):
        graph.input[0].type.tensor_type.shape.dim[3].dim_param = "n"

    with pytest.raises(ModelError, match="mel has no fixed shape"):
        check_hailo_graph(changed(exported, tmp_path, change))


def test_a_foreign_operator_is_refused(exported, tmp_path):
    def change(graph):
        node = next(node for node in graph.node if node.op_type == "Erf")
        node.op_type = "Tanh"

    with pytest.raises(ModelError, match=r"operator ai\.onnx\.Tanh"):
        check_hailo_graph(changed(exported, tmp_path, change))


def test_a_softmax_over_another_axis_is_refused(exported, tmp_path):
    def change(graph):
        node = next(node for node in graph.node if node.op_type == "Softmax")
        node.attribute[0].i = 1

    with pytest.raises(ModelError, match="is not over the last axis"):
        check_hailo_graph(changed(exported, tmp_path, change))


def test_a_second_export_is_bit_identical(exported, checkpoint, tmp_path):
    again = export(checkpoint, tmp_path)

    assert digests(again.folder) == digests(exported.folder)


def digests(folder):
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
    }


def test_the_calibration_set_is_as_the_tool_wants_it_and_holds_our_log_mels(exported):
    windows = np.load(exported.folder / "calibration.npy", allow_pickle=False)

    assert (windows.shape, windows.dtype) == ((6, 1, 200, 80), np.float32)
    assert windows.flags.c_contiguous
    samples = white_noise(7.0)[2 * 16_000 : 4 * 16_000]
    np.testing.assert_array_equal(windows[1, 0].T, log_mel(samples, mel_filters(80), 200))


def test_windows_of_the_real_length_have_1000_frames(tmp_path):
    n_windows = calibrate(tmp_path, [white_noise(21.0)], n_frames=1000)

    assert n_windows == 2
    assert np.load(tmp_path / "set.npy", mmap_mode="r").shape == (2, 1, 1000, 80)


def calibrate(folder, recordings, n_frames=200, most=100, hop_s=None):
    return write_calibration(
        folder / "set.npy",
        recordings,
        mel_filters(80),
        log_mel,
        n_frames=n_frames,
        most=most,
        hop_s=hop_s,
    )


def test_silence_and_scraps_are_no_windows(tmp_path):
    silence = np.zeros(16_000 * 6, np.float32)
    speech = white_noise(2.0)

    assert calibrate(tmp_path, [silence, np.concatenate([silence, speech]), speech[:100]]) == 1


def test_windows_may_overlap_and_are_as_many_as_is_said_at_the_most(tmp_path):
    endless = (white_noise(9.0) for _ in iter(int, 1))

    assert calibrate(tmp_path, [white_noise(9.0)], hop_s=1.0) == 9
    assert calibrate(tmp_path, endless, most=7) == 7


def test_a_set_without_speech_is_an_error_and_leaves_no_file(tmp_path):
    with pytest.raises(ModelError, match="no recording holds speech") as caught:
        calibrate(tmp_path, [np.zeros(160_000, np.float32)])

    assert "--calibration" in caught.value.hint
    assert list(tmp_path.iterdir()) == []


def wide(script):
    lines = [line for line in script.splitlines() if line.startswith("quantization_param(conv")]
    return [int(line.removeprefix("quantization_param(conv").partition(",")[0]) for line in lines]


def test_the_script_for_tiny_is_the_vendors_when_there_is_enough_speech():
    script = model_script(4, 4000)

    assert wide(script) == [4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18]
    assert "dataset_size=3340, epochs=6, learning_rate=0.00001, batch_size=8)" in script
    assert "calibration, batch_size=8, calibset_size=1024)" in script
    assert script.startswith("model_optimization_flavor(optimization_level=2)\n")
    assert len(script.splitlines()) == 22


def test_the_script_for_base_is_the_vendors_when_there_is_enough_speech():
    script = model_script(6, 4000)

    assert wide(script)[-6:] == [20, 21, 22, 24, 25, 26]
    assert "dataset_size=2048, epochs=4, learning_rate=0.00001, batch_size=4)" in script
    assert "calibset_size=512)" in script
    assert "compression_level=0" in script


@pytest.mark.parametrize(("n_windows", "batch"), [(1, 1), (5, 5), (700, 8)])
def test_the_script_asks_for_no_more_windows_than_there_are(n_windows, batch):
    script = model_script(4, n_windows)

    assert f"dataset_size={n_windows}," in script
    assert f"calibset_size={n_windows})" in script
    assert f"batch_size={batch})" in script


def test_only_the_script_for_the_10h_takes_layer_norms_apart():
    assert "layer_norm_decomposition" in model_script(4, 10, arch="hailo10h")
    assert "layer_norm_decomposition" not in model_script(4, 10, arch="hailo8l")


def test_a_script_without_windows_is_refused():
    with pytest.raises(ValueError, match="at least one window"):
        model_script(4, 0)


def test_tiny_has_18_convolutions_and_9_sums_and_base_26():
    assert (len(conv_names(4)), n_adds(4)) == (18, 9)
    assert conv_names(6)[-1] == "conv26"


def test_the_plan_says_what_was_exported(exported, checkpoint):
    plan = json.loads((exported.folder / "export.json").read_text())

    assert plan["network"] == "tiny_test_encoder_2s"
    assert plan["fingerprint"] == checkpoint.fingerprint
    assert (plan["n_windows"], plan["window_s"]) == (6, 2)
    assert all((exported.folder / script).is_file() for script in plan["scripts"].values())


@pytest.fixture
def command(spec, tmp_path):
    """Runs `captioner models` with a small model."""
    store = ModelStore(tmp_path / "models", Catalogue({spec.name: spec}, spec.name))
    parser = argparse.ArgumentParser()
    models.add_parser(parser.add_subparsers())

    def command(*words):
        args = parser.parse_args(["models", *words])
        args.models_command(store, args)

    return command


def test_the_command_exports_with_the_demo_and_says_that_more_is_better(command, tmp_path, capsys):
    command("export-hailo", "tiny-test", str(tmp_path / "out"), "--windows", "3", "--seconds", "5")

    printed = capsys.readouterr()
    assert printed.out.strip() == str(tmp_path / "out")
    assert "3 windows of 5 s" in printed.err
    assert "More is better" in printed.err
    assert np.load(tmp_path / "out" / "calibration.npy").shape == (3, 1, 500, 80)


def test_the_command_calibrates_with_the_recordings_of_a_folder_and_names_what_is_none(
    command, tmp_path, capsys
):
    folder = tmp_path / "speech" / "deep"
    folder.mkdir(parents=True)
    soundfile.write(folder / "a.wav", white_noise(6.0), 16_000)
    soundfile.write(folder / "b.flac", white_noise(3.0), 16_000)
    (folder / "c.wav").write_text("no sound")

    command(
        *("export-hailo", "tiny-test", str(tmp_path / "out")),
        *("--calibration", str(tmp_path / "speech"), "--seconds", "3"),
    )

    assert "Left out: " in capsys.readouterr().err
    assert np.load(tmp_path / "out" / "calibration.npy").shape == (3, 1, 300, 80)


def test_a_folder_without_recordings_is_an_error(command, tmp_path):
    with pytest.raises(ModelError, match="holds no recordings"):
        command("export-hailo", "tiny-test", str(tmp_path), "--calibration", str(tmp_path))


def test_a_folder_that_cannot_be_written_is_an_error(command, tmp_path):
    (tmp_path / "out").write_text("in the way")

    with pytest.raises(ModelError, match="cannot be written"):
        command("export-hailo", "tiny-test", str(tmp_path / "out"), "--windows", "1")
