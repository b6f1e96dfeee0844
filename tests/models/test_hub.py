import sys

import pytest

from captioner_models.errors import ModelNotHereError, ModelSourceError
from captioner_models.hub import ENDPOINT_VARIABLE, fetch_from_hub
from support.file_server import serving
from support.tiny_checkpoint import write_hub_files

CONTENT = bytes(range(256)) * 5_000


@pytest.fixture
def hub(tmp_path, monkeypatch):
    """A hub on this machine, and no package of the real one."""
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _name: tmp_path / "cache")
    with serving(CONTENT) as site:
        monkeypatch.setenv(ENDPOINT_VARIABLE, site.url.rpartition("/")[0])
        yield site


@pytest.fixture
def spec(tmp_path):
    return write_hub_files(tmp_path)


def test_without_the_hubs_package_a_file_is_fetched_all_the_same_and_once(hub, spec):
    told = []

    path = fetch_from_hub(spec, spec.source.files[0], True, lambda _, done: told.append(done))
    again = fetch_from_hub(spec, spec.source.files[0], False)

    assert path.read_bytes() == CONTENT
    assert again == path
    assert len(hub.asked) == 1
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_configuration_is_text_and_no_page(hub, spec):
    hub.kind = "application/json"

    assert fetch_from_hub(spec, spec.source.files[1], True).is_file()


def test_a_page_in_place_of_a_file_is_refused(hub, spec):
    hub.kind = "text/html"

    with pytest.raises(ModelSourceError, match="sent a page"):
        fetch_from_hub(spec, spec.source.files[0], True)


def test_a_download_that_broke_off_is_gone_on_with(hub, spec):
    hub.break_off_after = 500_000
    with pytest.raises(ModelSourceError, match="broke off"):
        fetch_from_hub(spec, spec.source.files[0], True)

    hub.break_off_after = None
    path = fetch_from_hub(spec, spec.source.files[0], True)

    assert path.read_bytes() == CONTENT
    assert hub.asked == ["", "bytes=500000-"]


def test_nothing_is_fetched_unless_asked_for(hub, spec):
    with pytest.raises(ModelNotHereError):
        fetch_from_hub(spec, spec.source.files[0], False)

    assert hub.asked == []
