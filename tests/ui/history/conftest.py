import pytest

from captioner.history.sessions import SessionFolder
from captioner_ui.features import history
from captioner_ui.sections.history import HistorySettings
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.history_window import LIMIT_MS, shown
from support.sessions import LISTENING, said


@pytest.fixture
def store(tmp_path):
    return SettingsStore(Settings(history=HistorySettings(folder=str(tmp_path / "kept"))))


@pytest.fixture
def kept(tmp_path):
    return SessionFolder(tmp_path / "kept")


@pytest.fixture
def start(qtbot, window, bridge, session, store):
    """Put the history into the window; at the end, what the program's end does."""
    made = []

    def install():
        shell = Shell(window, bridge, session, store, window.menu, window.notify)
        history.install(shell)
        made.append(window.findChild(history.History))
        window.resize(800, 480)
        window.show()
        qtbot.waitExposed(window)
        return made[-1]

    yield install
    for feature in made:
        feature._on_quit()
        assert feature._sessions.join(5.0)


@pytest.fixture
def feature(start):
    return start()


@pytest.fixture
def speak(qtbot, bridge, feature):
    """Caption lines, and wait until the transcript has them."""

    def post(*lines, first=0, **fields):
        bridge.post(LISTENING)
        for number, line in enumerate(lines, first):
            bridge.post(said(number, line, 6.0 * number, **fields))
        wanted, recorder = lines[-1], feature._recorder
        on_disk = recorder._settings.keep
        qtbot.waitUntil(lambda: recorder.path is not None or not on_disk, timeout=LIMIT_MS)
        qtbot.waitUntil(
            lambda: any(wanted in text for text in shown(feature)[-2:]), timeout=LIMIT_MS
        )

    return post
