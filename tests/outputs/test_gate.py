import pytest

from captioner.outputs.gate import Gate, Refusal

KEY = "k" * 22


@pytest.fixture
def private():
    return Gate(shared=False, token="")


@pytest.fixture
def shared():
    return Gate(shared=True, token=KEY, names=["Desk", "desk.local"])


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "[::1]:8765", "LOCALHOST"])
def test_this_machine_reads_without_a_key(private, host):
    assert private.captions(host, None, "/captions") is None
    assert private.captions(host, f"http://{host}", "/captions") is None


@pytest.mark.parametrize(
    "host",
    ["evil.example:8765", "192.168.1.4:8765", "127.0.0.1.evil.example", "", None, "[::1", "desk"],
)
def test_another_host_name_is_turned_away_even_on_loopback(private, host):
    assert private.captions(host, None, "/captions") is Refusal.HOST
    assert private.page(host) is Refusal.HOST


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:8765", "http://127.0.0.1:80"]
)
def test_a_page_of_another_site_is_turned_away(private, origin):
    assert private.captions("127.0.0.1:8765", origin, "/captions") is Refusal.ORIGIN


@pytest.mark.parametrize("host", ["192.168.1.4:8765", "desk:8765", "DESK.local:8765", "127.0.0.1"])
def test_devices_in_the_network_need_the_key(shared, host):
    assert shared.page(host) is None
    assert shared.captions(host, None, f"/captions?key={KEY}") is None
    for path in ("/captions", "/captions?key=", f"/captions?key={KEY}x", "/captions?key=%ff%f0"):
        assert shared.captions(host, None, path) is Refusal.KEY


def test_a_foreign_name_that_points_here_is_turned_away_with_the_key_too(shared):
    assert shared.captions("evil.example", None, f"/captions?key={KEY}") is Refusal.HOST


def test_there_is_no_open_door_without_a_key():
    with pytest.raises(ValueError, match="token"):
        Gate(shared=True, token="")
