import pytest

from support.fakes import EventLog
from support.live_engines import MAKERS, REAL


@pytest.fixture
def events():
    return EventLog()


@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=pytest.mark.slow if name in REAL else ()) for name in MAKERS],
)
def engine(request, tmp_path_factory):
    """Each that can read live sound; skipped by name where its library or weights are not there."""
    made = MAKERS[request.param](
        lambda: request.getfixturevalue("default_model"), tmp_path_factory.mktemp("engine")
    )
    yield made
    made.close()
