import json
import re
import socket
import threading
import time
import urllib.error
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from captioner.history.caption_store import CaptionLine
from captioner.outputs import server as server_module
from captioner.outputs.addresses import own_addresses
from captioner.outputs.config import OutputConfig
from captioner.outputs.server import CaptionServer

LIMIT_S = 10.0
KEY = "abcdefghijklmnopqrstuv"


class Told:
    """What the server says; the first sentence has its addresses."""

    def __init__(self):
        self.texts = []
        self._some = threading.Event()

    def __call__(self, text):
        self.texts.append(text)
        self._some.set()

    def first(self):
        assert self._some.wait(LIMIT_S)
        return self.texts[0]


@pytest.fixture
def serve():
    servers = []

    def start(**config):
        told = Told()
        server = CaptionServer(OutputConfig(serve=True, port=0, **config), told)
        servers.append(server)
        server.start()
        port = int(re.search(r":(\d+)/", told.first()).group(1))
        return server, port, told

    yield start
    for server in servers:
        server.stop()


def line(number, text, pending=""):
    return CaptionLine(text, pending, open=bool(pending), id=number)


def reader(port, query="", **options):
    return connect(f"ws://127.0.0.1:{port}/captions{query}", open_timeout=LIMIT_S, **options)


def received(client):
    return [part["settled"] for part in json.loads(client.recv(LIMIT_S))["lines"]]


def get(port, path="/", host=None):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}")
    if host:
        request.add_header("Host", host)
    return urllib.request.urlopen(request, timeout=LIMIT_S)


def test_a_reader_gets_what_is_there_and_then_what_comes(serve):
    server, port, _ = serve()
    server.publish([line(1, "before")])

    with reader(port) as client:
        first = received(client)
        server.publish([line(1, "before"), line(2, "<b>after</b> & \u202e")])
        second = received(client)

    assert first == ["before"]
    assert second == ["before", "<b>after</b> & \u202e"]


@pytest.mark.parametrize("path", ["/", "/obs", "/?lines=3", "/captions.js", "/captions.css"])
def test_the_page_needs_nothing_from_outside_and_may_load_nothing(serve, path):
    _, port, _ = serve()

    with get(port, path) as response:
        body = response.read().decode()
        policy = response.headers["Content-Security-Policy"]

    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert not re.search(r"https?://|innerHTML|insertAdjacent|document\.write|eval\(", body)
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert int(response.headers["Content-Length"]) == len(body.encode())


def test_nothing_else_is_served(serve):
    _, port, _ = serve()

    for path in ("/../server.py", "/page/index.html", "/etc/passwd"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(port, path)


def test_a_name_that_was_made_to_point_here_reads_nothing(serve):
    _, port, _ = serve()

    with pytest.raises(urllib.error.HTTPError, match="403"):
        get(port, host="evil.example")
    with pytest.raises(InvalidStatus, match="403"):
        reader(port, origin="http://evil.example")


def test_it_listens_on_loopback_only_unless_it_is_opened(serve):
    _, port, told = serve()

    assert told.first() == f"Captions are served at http://127.0.0.1:{port}/."
    for address in ("127.0.0.2", *own_addresses()):  # the first is this machine's, too
        if address != "127.0.0.1":
            with socket.socket() as probe:
                probe.settimeout(LIMIT_S)
                assert probe.connect_ex((address, port)) != 0


def test_opened_to_the_network_it_wants_the_key(serve):
    server, port, told = serve(shared=True, token=KEY)
    server.publish([line(1, "secret")])

    for query in ("", "?key=wrong"):
        with pytest.raises(InvalidStatus, match="403"):
            reader(port, query)
    with reader(port, f"?key={KEY}") as client:
        assert received(client) == ["secret"]
    assert f"#{KEY}" in told.first()


def test_without_a_key_of_ones_own_each_run_makes_one(serve):
    keys = {re.search(r"#([\w-]{16,})", serve(shared=True)[2].first()).group(1) for _ in range(2)}

    assert len(keys) == 2


def test_there_is_room_for_so_many_readers_and_no_more(serve, monkeypatch):
    monkeypatch.setattr(server_module, "MAX_CLIENTS", 2)
    _, port, _ = serve()

    with reader(port) as one, reader(port) as two:
        one.recv(LIMIT_S), two.recv(LIMIT_S)
        with pytest.raises(InvalidStatus, match="503"):
            reader(port)


def test_connections_that_say_nothing_do_not_use_up_the_process(serve, monkeypatch):
    monkeypatch.setattr(server_module, "MAX_OPEN", 3)
    monkeypatch.setattr(server_module, "OPEN_S", 10 * LIMIT_S)  # that is not what ends them
    _, port, _ = serve()
    silent = [socket.create_connection(("127.0.0.1", port), LIMIT_S) for _ in range(8)]

    for client in silent[3:]:
        assert hung_up(client)
    for client in silent:
        client.close()

    deadline_s = time.perf_counter() + LIMIT_S
    while True:  # until the server has noticed that they are gone
        try:
            with reader(port) as client:
                assert received(client) == []
            break
        except (OSError, EOFError, InvalidMessage):
            assert time.perf_counter() < deadline_s


def hung_up(client):
    try:
        return client.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_reader_that_speaks_is_shown_the_door(serve):
    _, port, _ = serve()

    with reader(port) as client:
        client.recv(LIMIT_S)
        client.send("hello")
        with pytest.raises(ConnectionClosed):
            client.recv(LIMIT_S)


def test_a_stuck_reader_is_dropped_and_neither_publishing_nor_others_wait(serve, monkeypatch):
    monkeypatch.setattr(server_module, "SEND_S", 0.2)
    monkeypatch.setattr(server_module, "SPACING_S", 0.0)
    server, port, _ = serve()
    stuck = stuck_reader(port)
    large = [line(number, "x" * 20_000) for number in range(20)]

    began_s = time.perf_counter()
    with reader(port) as client:
        deadline_s = began_s + LIMIT_S
        while len(server._clients) > 1 and time.perf_counter() < deadline_s:
            server.publish(large)
            client.recv(LIMIT_S)
        n_left = len(server._clients)
        server.publish([line(99, "still here")])
        while received(client)[-1] != "still here":
            pass

    assert n_left == 1
    stuck.close()


def stuck_reader(port):
    """A connection that made its request, and then takes nothing any more."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", port))
    client.sendall(
        f"GET /captions HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return client


def test_a_port_that_is_taken_is_told_with_a_next_step():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        told = Told()
        server = CaptionServer(OutputConfig(serve=True, port=taken.getsockname()[1]), told)

        server.start()

        assert "Choose another port" in told.first()
        server.publish([line(1, "to nobody")])
        server.stop()


def test_it_ends_soon_with_readers_connected(serve):
    server, port, _ = serve()
    with reader(port) as client:
        client.recv(LIMIT_S)

        began_s = time.perf_counter()
        server.stop()

        assert time.perf_counter() - began_s < server_module.STOP_S
        with pytest.raises(ConnectionClosed):
            client.recv(LIMIT_S)


def test_a_server_that_was_never_started_can_be_stopped():
    told = []

    CaptionServer(OutputConfig(serve=True, port=0), told.append).stop()

    assert told == []


@pytest.mark.parametrize("path", ["/", "/captions", "/nothing"])
@pytest.mark.parametrize("twice", ["Host: 127.0.0.1", "Host: evil.example", "Origin: http://a"])
def test_a_header_that_says_two_things_is_a_bad_request(serve, path, twice):
    _, port, _ = serve()
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{twice}\r\n{twice}\r\n\r\n"

    with socket.create_connection(("127.0.0.1", port), timeout=LIMIT_S) as client:
        client.sendall(request.encode())
        answer = client.recv(4096)

    assert answer.startswith(b"HTTP/1.1 400 ")


def test_words_in_doubt_reach_the_page_with_their_mark(serve):
    server, port, _ = serve()
    server.publish([CaptionLine("fluent", id=1, doubtful=True), line(2, "right")])

    with reader(port) as client:
        assert received(client) == ["(?) fluent", "right"]


def test_a_note_is_told_to_who_is_there_and_to_who_comes_later_until_it_is_taken_away(serve):
    server, port, _ = serve()

    def note(client):
        return json.loads(client.recv(LIMIT_S))["note"]

    with reader(port) as client:
        assert note(client) == ""
        server.show_note('Yes, "tomorrow" <b>')
        assert note(client) == 'Yes, "tomorrow" <b>'
        with reader(port) as late:
            assert note(late) == 'Yes, "tomorrow" <b>'
        server.show_note("")
        assert note(client) == ""


def test_a_note_without_an_end_is_cut(serve):
    server, port, _ = serve()
    server.show_note("word " * 10_000)

    with reader(port) as client:
        assert len(json.loads(client.recv(LIMIT_S))["note"]) == server_module.LONGEST_NOTE


def test_a_note_does_not_count_as_speech(serve, monkeypatch):
    now_s = [100.0]
    monkeypatch.setattr(server_module.time, "monotonic", lambda: now_s[0])
    server, _, _ = serve()
    server.publish([line(1, "said")])
    now_s[0] = 130.0
    server.show_note("written")

    message = json.loads(server._aged_message())
    assert [part["settled"] for part in message["lines"]] == ["said"]
    assert message["silent_s"] == pytest.approx(30.0)
