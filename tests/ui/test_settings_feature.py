from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from captioner_ui.features.settings_dialog import SettingsFeature
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.dialog import SettingsDialog
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell

pytestmark = pytest.mark.ui


@pytest.fixture
def store(qapp):
    return SettingsStore(Settings())


@pytest.fixture
def said():
    return []


@pytest.fixture
def feature(window, bridge, session, store, said):
    return SettingsFeature(Shell(window, bridge, session, store, window.menu, said.append))


def test_another_look_leaves_the_engine_alone(feature, store, workshop, listening, said):
    engine = listening()

    store.update(replace(store.current, look=replace(store.current.look, size_pt=40)))

    assert (engine.stops, len(workshop.made), said) == (0, 1, [])


def test_the_dialog_opens_once_and_is_made_anew_the_next_time(
    qtbot, feature, window, tmp_path, monkeypatch
):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    entry = next(a for a in window.menu("File").actions() if a.text() == "&Settings…")

    def dialogs():
        return window.findChildren(SettingsDialog)

    entry.trigger()
    entry.trigger()
    qtbot.waitUntil(lambda: bool(dialogs()), timeout=5000)
    (first,) = dialogs()
    with qtbot.waitSignal(first.destroyed, timeout=5000):
        first.reject()
    entry.trigger()
    qtbot.waitUntil(lambda: bool(dialogs()), timeout=5000)

    (second,) = dialogs()
    second.reject()
