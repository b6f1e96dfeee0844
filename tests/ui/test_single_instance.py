import os
import signal
import stat
import subprocess
import sys

import pytest
from PySide6.QtNetwork import QLocalSocket

from captioner_ui.single_instance import Claim, SingleInstance

pytestmark = [
    pytest.mark.ui,
    pytest.mark.skipif(sys.platform == "win32", reason="the socket is a file only elsewhere"),
]

LIMIT_S = 30
FIRST = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from captioner_ui.single_instance import SingleInstance

app = QApplication([])
instance = SingleInstance(Path(sys.argv[1]), "test")
instance.raise_asked.connect(lambda: print("raised", flush=True))
print(instance.claim().name, flush=True)
app.exec()
"""


@pytest.fixture
def make(qapp, tmp_path):
    """Instances of one user and display; closed at the end."""
    made = []

    def make():
        made.append(SingleInstance(tmp_path, "test"))
        return made[-1]

    yield make
    for instance in made:
        instance.close()


@pytest.fixture
def first(tmp_path):
    """A first instance in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        [sys.executable, "-c", FIRST, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout.readline() == "FIRST\n"
    yield process
    process.kill()
    process.wait(LIMIT_S)
    process.stdout.close()


def test_a_second_start_raises_the_first(first, make):
    second = make()

    claim = second.claim()

    assert claim is Claim.RAISED
    assert first.stdout.readline() == "raised\n"


def test_every_later_start_raises_the_first_again(first, make):
    claims = [make().claim(), make().claim()]

    assert claims == [Claim.RAISED, Claim.RAISED]


def test_what_a_killed_window_left_behind_keeps_nobody_out(first, make, tmp_path):
    first.send_signal(signal.SIGKILL)
    first.wait(LIMIT_S)
    left = {path.name for path in tmp_path.iterdir()}

    claim = make().claim()
    socket = QLocalSocket()
    socket.connectToServer(str(tmp_path / "test.socket"))

    assert left == {"test.lock", "test.socket"}
    assert claim is Claim.FIRST
    assert socket.waitForConnected(5000)  # the next one finds this one


def test_a_closed_window_makes_room_for_the_next(make):
    one = make()
    one.claim()

    one.close()

    assert make().claim() is Claim.FIRST


def test_a_window_that_hangs_is_told_from_none(first, make):
    first.send_signal(signal.SIGSTOP)

    claim = make().claim(limit_ms=200)

    assert claim is Claim.SILENT


def test_only_its_user_may_ask(make, tmp_path):
    make().claim()

    mode = stat.S_IMODE((tmp_path / "test.socket").stat().st_mode)

    assert mode & 0o077 == 0


def test_a_stranger_on_the_socket_raises_nothing_and_is_hung_up_on(qtbot, make, tmp_path):
    instance = make()
    instance.claim()
    raised = []
    instance.raise_asked.connect(lambda: raised.append(True))
    socket = QLocalSocket()
    socket.connectToServer(str(tmp_path / "test.socket"))

    with qtbot.waitSignal(socket.disconnected, timeout=5000):
        socket.write(b"\xff" * 1000)

    assert raised == []


def test_no_instance_is_sought_where_no_window_is_seen(qapp):
    assert SingleInstance.of_this_user() is None
