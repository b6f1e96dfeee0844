import gc

import pytest

from support.standin import VERSIONS, standin
from support.standin_session import RealNpu


def pytest_generate_tests(metafunc):
    """A test of `npu` runs once on a device, or once for each version of the stand-in."""
    if "npu" in metafunc.fixturenames:
        on_device = metafunc.config.getoption("--on-device")
        metafunc.parametrize("npu", ["device"] if on_device else VERSIONS, indirect=True)


@pytest.fixture(scope="package", autouse=True)
def quick_collections():
    """Each failure has garbage collected: spare what was there before, which is a lot."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def npu(request, tmp_path):
    """The stand-in, or with --on-device the real package: what holds of both."""
    if request.param == "device":
        yield RealNpu(request.config.getoption("--hef"))
        return
    with standin(tmp_path, request.param) as simulated:
        simulated.defaults |= {"n_frames": 200, "d_model": 48}
        yield simulated
