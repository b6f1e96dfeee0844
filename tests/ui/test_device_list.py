import threading

import pytest
from PySide6.QtWidgets import QWidget

from captioner.errors import AudioError
from captioner_ui.device_list import DeviceLister, DeviceWatch
from captioner_ui.source_choice import BOTH, COMPUTER_CHOICE, DEFAULT_MICROPHONE, DEMO_RECORDING

pytestmark = pytest.mark.ui


def test_devices_are_asked_for_off_the_main_thread(qtbot):
    threads = []

    def list_devices():
        threads.append(threading.current_thread())
        return []

    lister = DeviceLister(list_devices)
    with qtbot.waitSignal(lister.listed, timeout=5000) as answer:
        lister.refresh()

    assert threading.main_thread() not in threads
    assert answer.args[0].choices == (DEFAULT_MICROPHONE, COMPUTER_CHOICE, BOTH, DEMO_RECORDING)


def test_a_system_that_cannot_tell_its_devices_says_why(qtbot):
    error = AudioError("sound does not work", hint="Install libportaudio2.")

    def list_devices():
        raise error

    lister = DeviceLister(list_devices)
    with qtbot.waitSignal(lister.listed, timeout=5000) as answer:
        lister.refresh()

    assert answer.args[0].error is error
    assert DEMO_RECORDING in answer.args[0].choices


def test_an_unexpected_failure_is_reported_too(qtbot, caplog):
    def list_devices():
        raise OSError("no such library")

    lister = DeviceLister(list_devices)
    with qtbot.waitSignal(lister.listed, timeout=5000) as answer:
        lister.refresh()

    assert "no such library" in str(answer.args[0].error)


def test_a_question_under_way_is_not_asked_twice(qtbot):
    asked = []
    answer_now = threading.Event()

    def list_devices():
        asked.append(1)
        answer_now.wait(5)
        return []

    lister = DeviceLister(list_devices)
    with qtbot.waitSignal(lister.listed, timeout=5000):
        lister.refresh()
        lister.refresh()
        answer_now.set()

    assert asked == [1]


class Bus:
    """Where devices are plugged in; counts how often they were listed."""

    def __init__(self):
        self.devices = ()
        self.listed = 0

    def plugged(self):
        return self.devices

    def list(self):
        self.listed += 1
        return []


@pytest.fixture
def bus():
    return Bus()


def test_devices_are_listed_again_only_when_some_came_or_went(qtbot, bus):
    lister = DeviceLister(bus.list, bus.plugged)

    lister.look()
    bus.devices = ("usb",)
    with qtbot.waitSignal(lister.listed, timeout=5000):
        lister.look()
    lister.look()

    assert bus.listed == 1


def test_the_watch_looks_at_once_when_the_window_appears_and_then_by_itself(
    qtbot, bus, monkeypatch
):
    monkeypatch.setattr("captioner_ui.device_list.LOOK_EVERY_MS", 10)
    lister = DeviceLister(bus.list, bus.plugged)
    window = QWidget()
    qtbot.addWidget(window)
    watch = DeviceWatch(lister, window)
    bus.devices = ("usb",)

    with qtbot.waitSignal(lister.listed, timeout=5000):
        window.show()
    bus.devices = ("usb", "headset")
    with qtbot.waitSignal(lister.listed, timeout=5000):
        pass

    assert watch.watching


def test_nobody_looks_for_a_window_that_is_not_seen(qtbot, bus):
    window = QWidget()
    qtbot.addWidget(window)
    watch = DeviceWatch(DeviceLister(bus.list, bus.plugged), window)

    before = watch.watching
    window.show()
    shown = watch.watching
    window.hide()

    assert [before, shown, watch.watching] == [False, True, False]
