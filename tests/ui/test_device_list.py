import threading

import pytest

from captioner.errors import AudioError
from captioner_ui.device_list import DeviceLister
from captioner_ui.source_choice import BOTH, COMPUTER, DEFAULT_MICROPHONE, DEMO_RECORDING

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
    assert answer.args[0].choices == (DEFAULT_MICROPHONE, COMPUTER, BOTH, DEMO_RECORDING)


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
