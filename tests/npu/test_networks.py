"""Several networks on one device, as the benchmark of the full NPU uses them."""

import numpy as np
import pytest
from hailo_standin.faults import fails

from captioner.asr.npu.faults import Fault, TroubleError
from captioner.bench.npu_networks import HailoNetworks, NetworkEncoder
from support.standin_session import some_mel

MEL = some_mel((1, 200, 80))[0].T


@pytest.fixture
def paths(hailo):
    return [hailo.hef(n_frames=200, d_model=48) for _ in range(2)]


def failure_of(call):
    """The fault; nothing of the library hangs on the exception that tells it."""
    with pytest.raises(TroubleError) as caught:
        call()
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None
    return caught.value.trouble.fault


def test_networks_take_turns_on_one_device_and_are_released_before_it(hailo, paths):
    with HailoNetworks(paths) as networks:
        first, second = map(NetworkEncoder, networks.opened)
        states = [encoder.encode(MEL) for encoder in (first, second, first)]

    np.testing.assert_array_equal(states[0], states[2])
    assert states[0].shape == (100, 48)
    assert not hailo.machine.opened


def test_a_run_that_fails_releases_its_network_before_that_is_told(hailo, paths):
    networks = HailoNetworks(paths)
    hailo.machine.on_run(fails(63))

    fault = failure_of(lambda: NetworkEncoder(networks.opened[0]).encode(MEL))
    n_left = len(hailo.machine.pipelines)
    networks.close()

    assert fault is Fault.ABORTED
    assert n_left == 1
    assert not hailo.machine.opened


def test_a_second_network_that_cannot_be_configured_leaves_nothing_open(hailo, paths):
    hailo.machine.on_configure(0)
    hailo.machine.on_configure(26)

    fault = failure_of(lambda: HailoNetworks(paths))

    assert fault is Fault.DAMAGED_FILE
    assert not hailo.machine.pipelines
    assert not hailo.machine.opened
