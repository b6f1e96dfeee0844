"""Products of uint8 inputs and int8 weights, as kernels without VNNI add them up."""

import numpy as np
import pytest

from captioner_models.graphs.layers import quantise_per_output
from captioner_models.smoothing import divisors


def saturating_product(inputs, weights):
    """(n, in) uint8 by (in, out) int8 with `vpmaddubsw`: pairs are added in 16 bits, cut off."""
    products = inputs[:, :, None].astype(np.int64) * weights[None].astype(np.int64)
    pairs = products[:, 0::2] + products[:, 1::2]
    return np.clip(pairs, -32768, 32767).sum(axis=1)


def random_weights(rng):
    """Of very different sizes, with outliers and whole rows of one sign, as trained ones have."""
    weights = rng.standard_normal((48, 64)).astype(np.float32) * rng.lognormal(0, 2, (48, 1))
    weights *= rng.choice([1, 1, 1, 20], (48, 64))
    weights[:8] = np.abs(weights[:8])
    weights[8:12] = weights[8:12, :1]
    return weights.astype(np.float32)


@pytest.mark.parametrize("seed", range(12))
def test_no_kernel_saturates_whatever_the_inputs(seed):
    rng = np.random.default_rng(seed)
    integers, _scale = quantise_per_output(random_weights(rng))
    inputs = rng.choice(np.array([0, 1, 127, 254, 255], np.uint8), (40, 64))

    exact = inputs.astype(np.int64) @ integers.T.astype(np.int64)

    assert (saturating_product(inputs, integers.T) == exact).all()


@pytest.mark.parametrize("seed", range(4))
def test_weights_are_as_exact_as_their_scale_allows(seed):
    weights = random_weights(np.random.default_rng(seed))

    integers, scale = quantise_per_output(weights)

    assert integers.dtype == np.int8
    assert np.abs(integers * scale[:, None] - weights).max(axis=1) == pytest.approx(
        scale / 2, rel=1.0, abs=0
    )
    assert np.abs(integers.astype(int)).max(axis=1).min() >= 63  # no bit more than one is lost


def test_a_row_of_zeros_stays_one():
    integers, scale = quantise_per_output(np.zeros((2, 6), np.float32))

    assert not integers.any()
    assert np.isfinite(scale).all()


def test_an_odd_number_of_inputs_has_a_pair_that_is_half_empty():
    weights = np.array([[1.0, -1.0, 0.5]], np.float32)

    integers, _scale = quantise_per_output(weights)

    assert integers.tolist() == [[127, -127, 64]]


def test_smoothing_brings_channels_of_the_input_nearer_to_each_other():
    largest = np.array([100.0, 1.0, 0.01], np.float32)
    weights = np.ones((4, 3), np.float32)

    found = divisors(largest, weights)

    smoothed = largest / found
    assert smoothed.max() / smoothed.min() < 100
    assert np.log(found).mean() == pytest.approx(0, abs=1e-6)


def test_a_channel_that_is_never_used_does_no_harm():
    found = divisors(np.array([0.0, 1.0], np.float32), np.array([[0.0, 1.0]], np.float32))

    assert np.isfinite(found).all()
    assert (found > 0).all()
