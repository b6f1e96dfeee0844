"""A built model is compared with float32, and refused if it is too far from it."""

import functools
from dataclasses import replace

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from captioner.asr.mel import log_mel
from captioner_models.build import build_model
from captioner_models.errors import ModelError, ModelFileError
from captioner_models.fidelity import (
    LOGPROBS_BOUND,
    STATES_BOUND,
    Reference,
    likeliest,
    load_references,
    logprob_error,
    measure,
    relative_error,
    save_references,
)
from captioner_models.graphs.layers import Precision
from captioner_models.graphs.vocabulary import DecoderPrecision
from captioner_models.manifest import FIGURES, Defaults, Fidelity, check_parts
from captioner_models.parts import write_parts
from captioner_models.progress import silent
from captioner_models.recipes import Recipe

QUANTISED = Recipe(
    encoder=Precision.INT8,
    cross=Precision.INT8,
    decoder=DecoderPrecision(layers=Precision.Q8, vocabulary=Precision.FP32),
    defaults=Defaults(
        tail_positions=40, margin_s=0.5, max_tail_mass=1.0, cut_tail_mass=1.0, tokens_per_s=8.0
    ),
)


def build(spec, root, recipe=QUANTISED, spoil=None):
    def write(checkpoint, folder, progress):
        defaults = write_parts(checkpoint, folder, progress, log_mel, recipe)
        if spoil is not None:
            spoil(folder)
        return defaults

    return build_model(spec, root, write, silent)


def spoil_scale(name, factor):
    """Makes one scale of a graph wrong by a factor."""

    def spoil(folder, graph="encoder.onnx"):
        path = folder / graph
        model = onnx.load(path)
        (found,) = (one for one in model.graph.initializer if one.name == name)
        wrong = numpy_helper.to_array(found) * np.float32(factor)
        found.CopyFrom(numpy_helper.from_array(wrong, name))
        (folder / f"{graph}.data").unlink()
        onnx.save(
            model,
            path,
            save_as_external_data=True,
            location=f"{graph}.data",
            size_threshold=1024,
        )

    return spoil


def test_a_built_model_tells_how_far_it_is_from_float32(spec, tmp_path):
    found = check_parts(build(spec, tmp_path)).fidelity

    assert 0 < found.states < STATES_BOUND
    assert 0 < found.logprobs < LOGPROBS_BOUND


def test_a_decoder_that_rounds_row_by_row_is_near_float32(spec, tmp_path):
    rows = DecoderPrecision(layers=Precision.ROWS, vocabulary=Precision.FP32)

    found = check_parts(build(spec, tmp_path, replace(QUANTISED, decoder=rows))).fidelity

    assert 0 < found.logprobs < LOGPROBS_BOUND


def test_smoothed_channels_change_nothing_in_a_float32_decoder(spec, tmp_path, monkeypatch):
    monkeypatch.setattr(DecoderPrecision, "smoothed", True)
    exact = DecoderPrecision(layers=Precision.FP32, vocabulary=Precision.FP32)
    recipe = replace(QUANTISED, encoder=Precision.FP32, cross=Precision.FP32, decoder=exact)

    assert check_parts(build(spec, tmp_path, recipe)).fidelity.logprobs < 1e-3


def test_one_wrong_scale_is_refused_with_figure_and_bound(spec, tmp_path):
    spoil = spoil_scale("encoder.layers.1.self_attn.qkv.scale", 4)

    with pytest.raises(ModelError, match=r"states 0\.\d+, the bound is 0\.06") as caught:
        build(spec, tmp_path, spoil=spoil)

    assert caught.value.hint
    assert not (tmp_path / spec.name).exists()


def test_a_decoder_that_computes_something_else_is_refused(spec, tmp_path):
    spoil = functools.partial(spoil_scale("decoder.layer_norm.weight", 6), graph="decoder.onnx")

    with pytest.raises(ModelError, match=r"log-probabilities \d+\.\d+, the bound is"):
        build(spec, tmp_path, spoil=spoil)


def test_exact_parts_are_no_distance_from_float32(spec, tmp_path):
    exact = replace(
        QUANTISED,
        encoder=Precision.FP32,
        cross=Precision.FP32,
        decoder=DecoderPrecision(layers=Precision.FP32, vocabulary=Precision.FP32),
    )
    folder = build(spec, tmp_path, exact)

    found = measure(folder, check_parts(folder))

    assert found.states < 1e-3  # float16 keeps the figures
    assert found.logprobs < 1e-3


def reference():
    logits = np.array([[3.0, 1.0, 2.0, 0.0, -5.0]], np.float32)
    likely, logprobs = likeliest(logits)
    return Reference(np.zeros((80, 4)), np.ones((2, 3)), np.array([1]), likely, logprobs)


def test_the_likeliest_tokens_are_those_with_the_largest_logits():
    found = reference()

    assert found.likely.tolist() == [[0, 2, 1, 3]]
    assert np.exp(found.logprobs).sum() == pytest.approx(1, abs=1e-3)


def test_equal_probabilities_are_no_distance_in_whatever_order():
    exact = reference()

    assert logprob_error(exact.likely[:, ::-1], exact.logprobs[:, ::-1], exact) == 0


def test_a_token_that_is_not_likely_any_more_counts_as_the_least_likely():
    exact = reference()

    found = logprob_error(exact.likely[:, 1:], exact.logprobs[:, 1:], exact)

    lost = exact.logprobs[0, 0] - exact.logprobs[0, 3]
    weight = np.exp(exact.logprobs[0])
    assert found == pytest.approx(lost * weight[0] / weight.sum(), rel=1e-5)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_what_is_no_number_is_as_far_as_can_be(bad):
    states = np.ones((2, 3), np.float32)
    states[0, 0] = bad

    assert relative_error(states, np.ones((2, 3), np.float32)) == np.inf
    assert Fidelity(states=np.inf, logprobs=0.0).beyond(0.06, 0.1)
    assert Fidelity(states=float("nan"), logprobs=0.0).beyond(0.06, 0.1)


def test_figures_come_back_as_they_were_kept(tmp_path):
    rng = np.random.default_rng(1)
    kept = replace(reference(), mel=rng.random((80, 4)), states=rng.random((2, 3)))

    save_references(tmp_path / FIGURES, [kept, kept], "mark")

    (found, _other) = load_references(tmp_path / FIGURES, "mark")
    np.testing.assert_allclose(found.mel, kept.mel, atol=5e-4)
    np.testing.assert_allclose(found.states, kept.states, atol=5e-4)
    assert found.likely.tolist() == kept.likely.tolist()


def test_figures_of_another_checkpoint_are_refused(tmp_path):
    save_references(tmp_path / FIGURES, [reference()], "mark")

    with pytest.raises(ModelFileError, match="another checkpoint"):
        load_references(tmp_path / FIGURES, "other")


def test_damaged_figures_are_refused(tmp_path):
    (tmp_path / FIGURES).write_bytes(b"nothing")

    with pytest.raises(ModelFileError, match="cannot be read"):
        load_references(tmp_path / FIGURES, "mark")
