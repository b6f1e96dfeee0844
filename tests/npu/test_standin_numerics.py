"""What the stand-in computes: integers at both ends, the reported noise, any ONNX graph."""

import struct

import numpy as np
import pytest
from hailo_standin.heffile import BACKEND_FIELD, HEADER_BYTES, BadHefError, NewerHefError, parse
from hailo_standin.numerics import PUBLISHED_NOISE, Quantisation, noisy

from support.fake_hef import FakeHef, FakePad, encoder_hef
from support.standin_session import TIMEOUT_MS, open_device, open_model
from support.tiny_checkpoint import DIMENSIONS, tiny_checkpoint

NEWEST = (5, 2)


@pytest.mark.parametrize("dtype", ["uint8", "uint16"])
def test_a_quantiser_is_off_by_half_a_step_at_most_and_keeps_zero(dtype):
    q = Quantisation.of_range(-1.5, 2.0, dtype)
    values = np.linspace(-1.5, 2.0, 10_001)

    # Half a step, and up to one more at the ends, where the rounded zero point cuts the range.
    assert np.abs(q.real(q.stored(values)) - values)[100:-100].max() <= 0.501 * q.scale
    assert q.real(q.stored(np.zeros(1)))[0] == 0.0


def test_a_quantiser_rounds_half_to_even():
    q = Quantisation(scale=1.0, zero_point=0.0, low=0.0, high=255.0)

    assert q.stored(np.array([0.5, 1.5, 2.5, 3.5])).tolist() == [0, 2, 2, 4]


def test_a_quantiser_clips_to_its_limits():
    q = Quantisation(scale=1.0, zero_point=100.0, low=-10.0, high=20.0)

    assert q.real(q.stored(np.array([-50.0, 50.0]))).tolist() == [-10.0, 20.0]


@pytest.mark.parametrize("deviation", [0.5, 1.35, 4.0])
def test_noise_has_the_reported_level(deviation):
    values = np.random.default_rng(2).normal(0, deviation, (1, 500, 384))

    difference = noisy(values, PUBLISHED_NOISE, b"input") - values

    assert np.abs(difference).mean() == pytest.approx(0.189 * deviation / 1.35, rel=0.01)


def test_noise_belongs_to_the_input():
    values = np.random.default_rng(2).normal(size=(1, 50, 8))

    assert np.array_equal(noisy(values, 0.1, b"a"), noisy(values, 0.1, b"a"))
    assert not np.array_equal(noisy(values, 0.1, b"a"), noisy(values, 0.1, b"b"))
    assert noisy(values, 0.0, b"a") is values


def test_a_run_differs_from_its_backend_by_the_noise_and_half_a_step(hailo):
    backend = {"function": "plain"}
    with open_model(hailo) as opened:  # registers "plain"
        assert opened.run() is None
        clean = opened.states.copy()
    with open_model(hailo, hailo.hef(backend=backend | {"noise": PUBLISHED_NOISE})) as opened:
        assert opened.run() is None

    difference = np.abs(opened.states - clean).mean() / clean.std()
    assert difference == pytest.approx(PUBLISHED_NOISE, rel=0.15)


@pytest.mark.parametrize("output_dtype", ["uint8", "uint16"])
def test_the_chips_own_integers_can_be_had(hailo, output_dtype):
    with open_device(hailo) as vdevice:
        model = vdevice.create_infer_model(str(hailo.hef(output_dtype=output_dtype)))
        mel = np.zeros(tuple(model.input().shape), np.uint8)
        states = np.zeros(tuple(model.output().shape), output_dtype)
        with model.configure() as configured:
            bindings = configured.create_bindings()
            bindings.input().set_buffer(mel)
            bindings.output().set_buffer(states)
            configured.run([bindings], TIMEOUT_MS)

    assert len(np.unique(states)) > 1


@pytest.fixture(scope="module")
def portable(tmp_path_factory):
    """The portable encoder of the tiny checkpoint with a window of 200 frames."""
    from captioner_models.graphs.encoder_portable import write_portable_encoder

    path = tmp_path_factory.mktemp("portable") / "encoder.onnx"
    write_portable_encoder(tiny_checkpoint(), path, {}, n_frames=200)
    return path


def reference(path, mel):
    import onnxruntime as ort

    (states,) = ort.InferenceSession(path).run(None, {"mel": mel[0][None]})
    return states


def test_our_own_encoder_runs_as_a_hef(hailo, portable):
    fields = {"n_frames": 200, "d_model": DIMENSIONS.d_model, "output_dtype": "uint16"}
    path = hailo.hef(backend={"onnx": str(portable)}, states=(-6.0, 6.0), **fields)

    with open_model(hailo, path) as opened:
        assert opened.run() is None

    expected = reference(portable, opened.mel)
    assert opened.states.shape == expected.shape
    assert np.abs(opened.states - expected).mean() < 0.05 * expected.std()


def test_a_graph_in_nchw_gets_the_same_numbers_in_its_own_order(hailo, tmp_path):
    from onnx import TensorProto, helper, save

    shapes = {"x": [1, 8, 1, 20], "y": [1, 8, 1, 20]}
    ends = [helper.make_tensor_value_info(n, TensorProto.FLOAT, s) for n, s in shapes.items()]
    graph = helper.make_graph(
        [helper.make_node("Identity", ["x"], ["y"])], "g", *[[e] for e in ends]
    )
    opset = [helper.make_opsetid("", 17)]
    save(helper.make_model(graph, opset_imports=opset, ir_version=8), tmp_path / "nchw.onnx")
    pads = [FakePad(name, (1, 20, 8), -1.0, 1.0, "uint16") for name in ("in", "out")]
    backend = {"onnx": str(tmp_path / "nchw.onnx")}
    path = hailo.hef(FakeHef(inputs=pads[:1], outputs=pads[1:], backend=backend))

    with open_model(hailo, path) as opened:
        assert opened.run() is None

    np.testing.assert_allclose(opened.states, opened.mel, atol=1e-4)


def test_several_inputs_and_outputs_go_by_name(hailo):
    inputs = [FakePad(f"decoder/input_layer{i}", (1, 4, 3), -1.0, 1.0, "uint16") for i in (1, 2)]
    outputs = [FakePad(f"decoder/conv{i}", (1, 4, 3), -2.0, 2.0, "uint16") for i in (1, 2)]
    path = hailo.hef(FakeHef(inputs=inputs, outputs=outputs, backend={"function": "sums"}))
    hailo.machine.functions["sums"] = lambda given: {
        "decoder/conv1": given["decoder/input_layer1"] + given["decoder/input_layer2"],
        "decoder/conv2": given["decoder/input_layer1"] - given["decoder/input_layer2"],
    }
    values = {pad.name: np.full(pad.shape, 0.25 * i, np.float32) for i, pad in enumerate(inputs, 1)}
    results = {pad.name: np.zeros(pad.shape, np.float32) for pad in outputs}

    with open_device(hailo) as vdevice:
        model = vdevice.create_infer_model(str(path))
        for stream in (*model.inputs, *model.outputs):
            stream.set_format_type(hailo.load().FormatType.FLOAT32)
        with model.configure() as configured:
            configured.run([configured.create_bindings(values, results)], TIMEOUT_MS)

    np.testing.assert_allclose(results["decoder/conv1"], 0.75, atol=1e-3)
    np.testing.assert_allclose(results["decoder/conv2"], -0.25, atol=1e-3)


# --- fake HEFs --------------------------------------------------------------------------------


@pytest.mark.parametrize("header", [0, 1, 2, 3])
def test_what_is_written_is_read(header):
    what = encoder_hef({"function": "f"}, header=header, arch="hailo8", sdk_version="3.33.1")

    hef = parse(what.to_bytes(), NEWEST)

    assert (hef.arch, hef.sdk_version, hef.group) == ("hailo8", "3.33.1", "whisper_encoder")
    assert [(pad.name, pad.shape) for pad in (*hef.inputs, *hef.outputs)] == [
        ("whisper_encoder/input_layer1", (1, 1000, 80)),
        ("whisper_encoder/normalization13", (1, 500, 384)),
    ]
    assert hef.inputs[0].quantisation.scale == pytest.approx(3.5 / 255)
    assert hef.backend == {"function": "f"}


@pytest.mark.parametrize(("header", "size"), HEADER_BYTES.items())
def test_the_header_has_the_size_and_the_numbers_of_its_version(header, size):
    data = encoder_hef({}, header=header).to_bytes()

    magic, version, n_bytes = struct.unpack(">III", data[:12])

    assert (magic, version) == (0x01484546, header)
    assert data[size : size + 1] == b"\x0a"  # field 1 of the message: its own header
    assert 0 < n_bytes <= len(data) - size


def test_the_backend_is_a_field_that_no_library_knows():
    assert BACKEND_FIELD > 1000


@pytest.mark.parametrize("length", [0, 4, 40, 120])
def test_a_file_cut_short_is_bad(length):
    with pytest.raises(BadHefError):
        parse(encoder_hef({}).to_bytes()[:length], NEWEST)


def test_a_newer_header_is_told_apart_from_damage():
    with pytest.raises(NewerHefError):
        parse(encoder_hef({}, header=3).to_bytes(), (4, 20))
