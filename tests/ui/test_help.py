import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton, QTreeWidget

from captioner import __version__
from captioner_ui.features.help import Help
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.text_window import TextWindow

pytestmark = pytest.mark.ui

LIMIT_S = 5.0


@pytest.fixture
def open_help(window, bridge, session):
    def install(examine=lambda: "ok  everything"):
        store = SettingsStore(Settings())
        Help(Shell(window, bridge, session, store, window.menu, lambda words: None), examine)
        return {act.text().replace("&", ""): act for act in window.menu("Help").actions()}

    return install


def shown(window):
    return [page for page in window.findChildren(TextWindow) if page.isVisible()]


def test_keys_lists_each_entry_with_the_key_it_has_now(window, open_help):
    actions = open_help()
    quit_ = window.menu("File").actions()[0]
    quit_.setShortcut("Ctrl+Shift+Q")

    actions["Keys"].trigger()

    (page,) = shown(window)
    lines = [line.split(None, 1) for line in page.text.splitlines() if line]
    assert ["Ctrl+Shift+Q", "Quit"] in lines
    assert ["F1", "Keys"] in lines
    assert ["F5", "Look for microphones again"] in lines
    assert page.text.splitlines()[-1] == "Settings, Keys changes them."


def test_keys_are_a_table_that_can_be_searched(qtbot, window, open_help):
    open_help()["Keys"].trigger()
    (page,) = shown(window)
    table = page.findChild(QTreeWidget)

    qtbot.keyClicks(page.findChild(QLineEdit), "micro f5")

    rows = [table.topLevelItem(n) for n in range(table.topLevelItemCount())]
    assert len(rows) > 1
    assert [(one.text(0), one.text(1)) for one in rows if not one.isHidden()] == [
        ("Look for microphones again", "F5")
    ]
    assert table.isVisible()


def test_the_machine_is_looked_at_off_the_main_thread_and_can_be_copied(qtbot, window, open_help):
    asked_on = []
    go_on = threading.Event()

    def examine():
        asked_on.append(threading.current_thread())
        go_on.wait(LIMIT_S)
        return "ok       python"

    actions = open_help(examine)
    actions["What this machine has"].trigger()
    actions["What this machine has"].trigger()  # while it is looked at
    (page,) = shown(window)
    assert page.text.startswith("Looking")
    go_on.set()
    qtbot.waitUntil(lambda: page.text == "ok       python", timeout=5000)

    next(b for b in page.findChildren(QPushButton) if b.text() == "&Copy").click()

    assert QGuiApplication.clipboard().text() == "ok       python"
    assert len(asked_on) == 1
    assert asked_on[0] is not threading.main_thread()


def test_what_breaks_while_looking_is_said(qtbot, window, open_help):
    def examine():
        raise RuntimeError("no bus")

    open_help(examine)["What this machine has"].trigger()

    (page,) = shown(window)
    qtbot.waitUntil(lambda: page.text == "RuntimeError: no bus", timeout=5000)


def test_about_names_version_licence_and_whose_work_is_in_it(window, open_help):
    open_help()["About Captioner"].trigger()

    (page,) = shown(window)
    for words in (__version__, "MIT", "OpenAI", "Silero", "ONNX Runtime", "Qt", "README.md"):
        assert words in page.text
