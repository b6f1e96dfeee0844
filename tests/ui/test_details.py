import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel

from captioner_ui.features import details
from captioner_ui.rolling_graph import RollingGraph
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import stats

pytestmark = pytest.mark.ui


@pytest.fixture
def said():
    return []


@pytest.fixture
def actions(window, bridge, session, said):
    shell = Shell(window, bridge, session, SettingsStore(Settings()), window.menu, said.append)
    details.install(shell)
    return {action.text().replace("&", ""): action for action in window.menu("View").actions()}


def test_the_panel_shows_what_came_before_it_was_opened_and_what_comes(window, bridge, actions):
    bridge.post(stats(rtfx=3.0, inference_calls=1))
    assert isinstance(actions["Figures"], QAction)

    actions["Figures"].trigger()
    bridge.post(stats(rtfx=9.5, inference_calls=2))

    panel = window.findChild(details.DetailsPanel)
    rtfx = panel.findChildren(RollingGraph)[0]
    assert panel.isVisible()
    assert rtfx.caption == "RTFx: 9.5"
    assert "RTFx 9.5" in panel.findChild(QLabel, "report").text()


def test_the_figures_can_be_copied_without_opening_the_panel(bridge, actions, said):
    bridge.post(stats(rtfx=3.2, inference_calls=1))

    actions["Copy figures"].trigger()

    assert "RTFx 3.2" in QGuiApplication.clipboard().text()
    assert said == ["The figures are copied."]


def test_before_the_first_figures_that_is_said(actions, said):
    actions["Copy figures"].trigger()

    assert said == ["There are no figures yet."]


def test_the_key_that_opens_the_panel_closes_it_while_it_has_the_keyboard(qtbot, window, actions):
    window.show()
    actions["Figures"].trigger()
    panel = window.findChild(details.DetailsPanel)
    qtbot.waitUntil(panel.isActiveWindow, timeout=5000)

    qtbot.keyClick(panel, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)

    assert not panel.isVisible()


def test_the_main_windows_keys_work_in_the_panel(qtbot, window, actions):
    sizes = []
    window.text_size_changed.connect(sizes.append)
    window.show()
    actions["Figures"].trigger()
    panel = window.findChild(details.DetailsPanel)
    qtbot.waitUntil(panel.isActiveWindow, timeout=5000)

    qtbot.keyClick(panel, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)

    assert len(sizes) == 1


def test_the_key_closes_the_panel_from_the_main_window_as_well(window, actions):
    actions["Figures"].trigger()

    actions["Figures"].trigger()

    assert not window.findChild(details.DetailsPanel).isVisible()
