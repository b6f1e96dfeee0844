import threading

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QMainWindow,
)

from captioner.audio.input_device import InputDevice
from captioner_ui.device_list import DeviceLister
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.dialog import SettingsDialog
from captioner_ui.settings_store import SettingsStore
from support.settings_dialog import LIMIT_S, FakeBuilds


@pytest.fixture
def store(qapp):
    return SettingsStore(Settings())


@pytest.fixture
def builds():
    return FakeBuilds()


@pytest.fixture
def lister(qapp):
    def list_devices():
        listed_on.append(threading.current_thread())
        return plugged

    listed_on, plugged = [], [InputDevice(0, "USB Audio", 1, 48_000, False)]
    lister = DeviceLister(list_devices, plugged=lambda: None)
    lister.listed_on, lister.plugged = listed_on, plugged
    yield lister
    assert lister._asking.acquire(timeout=LIMIT_S)  # no thread tells anything any more
    for thread in listed_on:
        thread.join(LIMIT_S)


@pytest.fixture
def main(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = window.menuBar().addMenu("&File")
    for text, key in (("&Open…", "Ctrl+O"), ("Show the &overlay", "Ctrl+Shift+O"), ("Bare", "")):
        action = QAction(text, window)
        action.setShortcut(QKeySequence(key))
        menu.addAction(action)
    return window


@pytest.fixture
def dialog(qtbot, store, builds, lister, main):
    dialog = SettingsDialog(store, Hotkeys(main), builds, lister, main)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=5000)
    return dialog
