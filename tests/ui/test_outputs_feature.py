import json
import re
from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QGuiApplication
from shiboken6 import delete
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from captioner.outputs.config import OutputConfig
from captioner_ui.features.outputs import OutputsFeature
from captioner_ui.note.board import NoteBoard
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import final

pytestmark = pytest.mark.ui

LIMIT_S = 10.0


@pytest.fixture
def said():
    return []


@pytest.fixture
def store(qapp):
    return SettingsStore(Settings())


@pytest.fixture
def feature(qtbot, window, bridge, session, store, said):
    feature = OutputsFeature(Shell(window, bridge, session, store, window.menu, said.append))
    yield feature
    feature._on_quit()


def choose(store, **values):
    outputs = OutputConfig(**({"port": 0} | values))
    store.update(replace(store.current, outputs=outputs))


def address(qtbot, said):
    qtbot.waitUntil(lambda: bool(said), timeout=5000)
    return re.search(r"http://([\d.]+:\d+)/#?([\w-]*)", said[-1]).groups()


def lines(address, key=""):
    with connect(f"ws://{address}/captions?key={key}") as reader:
        return [line["settled"] for line in json.loads(reader.recv(LIMIT_S))["lines"]]


def test_by_default_nothing_is_served_or_written(feature, bridge, said):
    bridge.post(final(0, "hello"))

    assert feature._outputs is None
    assert said == []


def test_served_captions_begin_with_what_was_said_before(qtbot, feature, store, bridge, said):
    bridge.post(final(0, "hello"))

    choose(store, serve=True)

    assert lines(address(qtbot, said)[0]) == ["hello"]


def test_a_note_that_is_put_up_reaches_who_reads_along(qtbot, feature, store, window, said):
    board = window.findChild(NoteBoard)
    choose(store, serve=True)
    place, key = address(qtbot, said)
    assert board.served

    board.write("Yes.")

    with connect(f"ws://{place}/captions?key={key}") as reader:
        assert json.loads(reader.recv(LIMIT_S))["note"] == "Yes."


def test_switched_off_the_readers_are_gone(qtbot, feature, store, said):
    choose(store, serve=True)
    where, _ = address(qtbot, said)

    with connect(f"ws://{where}/captions") as reader:
        reader.recv(LIMIT_S)
        choose(store)
        with pytest.raises(ConnectionClosed):
            reader.recv(LIMIT_S)


def test_opening_it_to_the_network_makes_a_key_that_is_remembered(qtbot, feature, store, said):
    choose(store, serve=True, shared=True)
    _, key = address(qtbot, said)

    assert key == store.current.outputs.token
    assert len(key) >= 16


def test_another_port_is_taken_when_the_one_before_is_let_go(qtbot, feature, store, said):
    choose(store, serve=True)
    first, _ = address(qtbot, said)
    said.clear()

    choose(store, serve=True, text_lines=3)

    second, _ = address(qtbot, said)
    assert first != second
    assert lines(second) == []


def test_the_address_for_obs_can_be_copied(qtbot, feature, window, store, said):
    choose(store, serve=True)
    where, _ = address(qtbot, said)
    actions = {action.text(): action for action in window.menu("Captions").actions()}

    actions["Copy the address for &OBS"].trigger()

    assert QGuiApplication.clipboard().text() == f"http://{where}/obs"


def test_the_text_file_holds_the_last_lines(qtbot, feature, store, bridge, tmp_path):
    path = tmp_path / "captions.txt"
    choose(store, text_file=str(path), text_lines=1)

    bridge.post(final(0, "one"))
    bridge.post(final(1, "two"))

    qtbot.waitUntil(lambda: path.exists() and path.read_text() == "two\n", timeout=5000)


def test_what_a_server_says_after_the_window_is_gone_is_not_a_failure(
    window, bridge, session, store, said
):
    feature = OutputsFeature(Shell(window, bridge, session, store, window.menu, said.append))
    delete(feature)

    feature._tell("Captions are not served any more.")

    assert said == []
