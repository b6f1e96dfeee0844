import pytest

from support.fakes import EventLog


@pytest.fixture
def events():
    return EventLog()
