import pytest

from support.fake_portaudio import FakeTime


@pytest.fixture
def time():
    return FakeTime()
