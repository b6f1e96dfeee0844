import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QToolButton, QWidget

from captioner.errors import AudioDeviceError
from captioner.events import (
    EncoderChanged,
    EngineState,
    LanguageChanged,
    SpokenLanguage,
    StateChanged,
)
from captioner_ui.bridge import EngineBridge
from captioner_ui.caption_view import CaptionView
from captioner_ui.device_list import DeviceLister
from captioner_ui.main_window import MainWindow
from captioner_ui.session import Phase
from captioner_ui.source_choice import (
    BOTH,
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    FirstSource,
    SourceChoice,
)
from support.events import final, growing, source, stats

pytestmark = pytest.mark.ui

SMALL = QSize(533, 320)  # 800 x 480 px at a scale of 1.5


def status(window):
    return window.findChild(QLabel, "status").text()


def figures(window):
    return window.findChild(QPushButton, "figures").text()


def all_figures(window):
    return window.findChild(QPushButton, "figures").toolTip()


def toggle(window):
    return window.findChild(QPushButton, "toggle")


def captions(window):
    return window.findChild(CaptionView)


def choose(window, label):
    sources = window.findChild(QComboBox)
    index = sources.findText(label)
    sources.setCurrentIndex(index)
    sources.activated.emit(index)


class Devices:
    def __init__(self, *names):
        self.names = names

    def __call__(self):
        return [type("Device", (), {"index": i, "name": n}) for i, n in enumerate(self.names)]


def test_the_window_says_loading_before_anything_has_happened(window, workshop):
    window.start_when_painted()

    assert status(window) == "Loading the model…"
    assert workshop.made == []


def test_captioning_begins_once_the_window_is_painted(qtbot, window, workshop):
    workshop.open.clear()
    window.start_when_painted()

    window.show()
    qtbot.waitUntil(lambda: toggle(window).text() == "Starting…", timeout=5000)

    assert status(window) == "Loading the model…"


def test_what_the_engine_says_is_shown(qtbot, window, listening, bridge):
    window.show()
    engine = listening()

    engine.sink(source("Desk microphone"))
    engine.sink(growing(0, pending="hello"))
    engine.sink(final(0, "hello world"))
    engine.sink(stats(rtfx=12.0, inference_calls=1))

    assert status(window) == "Listening to Desk microphone."
    assert captions(window).toPlainText() == "hello world"
    assert figures(window) == "Keeps up · RTFx 12.0 · RAM 0 MB"


def test_the_language_stands_beside_the_figures_until_the_next_start(
    qtbot, window, session, listening
):
    window.show()
    engine = listening()

    engine.sink(LanguageChanged(SpokenLanguage("de", 0.93)))
    engine.sink(stats())
    qtbot.waitUntil(lambda: "language: de (detected, 0.93)" in all_figures(window), timeout=5000)

    session.stop()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)
    listening().sink(stats())
    qtbot.waitUntil(lambda: "language" not in all_figures(window), timeout=5000)
    assert all_figures(window)


def test_a_failure_shows_its_hint_and_offers_a_start(qtbot, window, session, listening):
    engine = listening()

    engine.end(AudioDeviceError("the microphone is busy"))
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)

    assert "not used by another program" in status(window)
    assert window.findChild(QLabel, "problem").isVisibleTo(window)
    assert toggle(window).text() == "Paused"


def test_a_failure_never_becomes_a_caption(window, bridge):
    bridge.post(StateChanged(EngineState.FAILED, AudioDeviceError("the microphone is busy")))

    assert captions(window).toPlainText() == ""


def test_a_growing_line_is_finished_when_the_engine_ends(qtbot, window, session, listening):
    engine = listening()
    engine.sink(growing(0, settled="half", pending=" a sentence"))

    engine.end()
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)

    assert captions(window).toPlainText() == "half a sentence"


def test_the_button_stops_and_starts(qtbot, window, session, workshop, listening):
    listening()

    qtbot.mouseClick(toggle(window), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)
    said = status(window)
    qtbot.mouseClick(toggle(window), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)

    assert said == "Paused: nothing is listened to."


def test_another_device_restarts_a_running_engine(qtbot, window, workshop, listening):
    first = listening()

    choose(window, DEMO_RECORDING.label)
    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)

    assert first.stops == 1
    assert workshop.made[1].choice == DEMO_RECORDING


def test_another_device_while_idle_waits_for_start(qtbot, window, workshop):
    choose(window, DEMO_RECORDING.label)
    n_made_before_start = len(workshop.made)
    qtbot.mouseClick(toggle(window), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)

    assert n_made_before_start == 0
    assert workshop.made[0].choice == DEMO_RECORDING


def test_another_device_after_a_failure_is_the_next_step(qtbot, window, workshop, session):
    workshop.error = AudioDeviceError("the microphone is busy")
    session.start(DEFAULT_MICROPHONE)
    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)
    workshop.error = None

    choose(window, DEMO_RECORDING.label)
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)

    assert workshop.made[0].choice == DEMO_RECORDING


def test_refreshing_lists_new_devices_and_keeps_the_choice(qtbot, bridge, session):
    devices = Devices("Desk microphone")
    lister = DeviceLister(devices)
    window = MainWindow(
        bridge, session, lister, FirstSource(SourceChoice.of_device("Desk microphone"))
    )
    qtbot.addWidget(window)
    sources = window.findChild(QComboBox)

    devices.names = ("Headset", "Desk microphone")
    with qtbot.waitSignal(lister.listed, timeout=5000):
        lister.refresh()

    assert [sources.itemText(i) for i in range(sources.count())] == [
        DEFAULT_MICROPHONE.label,
        "Headset",
        "Desk microphone",
        COMPUTER_CHOICE.label,
        BOTH.label,
        DEMO_RECORDING.label,
    ]
    assert sources.currentText() == "Desk microphone"


def test_a_chosen_device_that_is_gone_stays_chosen(qtbot, bridge, session):
    lister = DeviceLister(Devices("Headset"))
    window = MainWindow(
        bridge, session, lister, FirstSource(SourceChoice.of_device("Desk microphone"))
    )
    qtbot.addWidget(window)

    with qtbot.waitSignal(lister.listed, timeout=5000):
        lister.refresh()

    assert window.findChild(QComboBox).currentText() == "Desk microphone"


@pytest.mark.parametrize("label", ["Désk 🎤", "x" * 300])
def test_it_fits_a_small_screen_whatever_the_devices_are_called(qtbot, bridge, session, label):
    window = MainWindow(
        bridge, session, DeviceLister(list), FirstSource(SourceChoice.of_device(label))
    )
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    bridge.post(StateChanged(EngineState.LISTENING))
    bridge.post(source("x", AudioDeviceError("the microphone was unplugged " * 5)))
    for _ in range(20):
        qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)

    QApplication.processEvents()  # lays out anew
    needed = window.minimumSizeHint()

    assert captions(window).font().pointSize() == 96
    assert needed.boundedTo(SMALL) == needed


def test_ctrl_plus_and_minus_change_the_text_size(qtbot, window):
    with qtbot.waitActive(window):
        window.show()
    sizes = []
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        sizes.append(captions(window).font().pointSize())

    assert sizes == [28, 24, 22]


def test_everything_the_keyboard_reaches_has_a_name(window):
    reachable = [
        w
        for kind in (QComboBox, QPushButton, QToolButton, CaptionView)
        for w in window.findChildren(kind)
        if w.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]

    unnamed = [w for w in reachable if not (w.accessibleName() or _words(w))]

    assert len(reachable) >= 4
    assert unnamed == []


def _words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QPushButton) else ""


def test_closing_while_a_model_loads_does_not_wait(qtbot, window, session, workshop):
    workshop.open.clear()
    window.start_when_painted()
    window.show()
    qtbot.waitUntil(lambda: session.phase is Phase.LOADING, timeout=5000)

    window.close()

    assert not window.isVisible()


def test_closing_abandons_what_is_being_transcribed(window, workshop, listening):
    workshop.ends_on_stop = False
    engine = listening()

    window.close()

    assert engine.stops == 2  # the second one means: at once


def test_events_after_closing_change_nothing(window, listening):
    engine = listening()
    engine.sink(final(0, "before"))

    window.close()
    engine.sink(final(1, "after"))

    assert captions(window).toPlainText() == "before"


def test_a_window_without_an_engine_shows_no_figures(qtbot, bridge, session):
    window = MainWindow(EngineBridge(), session, DeviceLister(list), FirstSource())
    qtbot.addWidget(window)

    assert figures(window) == "RTFx — · RAM —"


def test_without_a_microphone_nobody_asked_for_the_demo_is_captioned(
    qtbot, bridge, session, workshop
):
    lister = DeviceLister(Devices())
    window = MainWindow(bridge, session, lister, FirstSource(asked_for=False))
    qtbot.addWidget(window)
    window.start_when_painted()

    window.show()
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)
    bridge.post(StateChanged(EngineState.LISTENING))
    bridge.post(source("demo.flac"))

    assert workshop.made[0].choice == DEMO_RECORDING
    assert window.findChild(QComboBox).currentText() == DEMO_RECORDING.label
    assert status(window) == (
        "Listening to demo.flac. No microphone was found. The demo recording is captioned instead."
    )


def test_with_a_microphone_it_is_captioned_without_being_asked_for(
    qtbot, bridge, session, workshop
):
    lister = DeviceLister(Devices("Desk microphone"))
    window = MainWindow(bridge, session, lister, FirstSource(asked_for=False))
    qtbot.addWidget(window)
    window.start_when_painted()

    window.show()
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)

    assert workshop.made[0].choice == DEFAULT_MICROPHONE


def test_an_encoder_that_may_be_free_later_is_tried_again_at_the_press_of_a_button(
    qtbot, window, listening
):
    engine = listening()
    window.show()
    retry = window.findChild(QPushButton, "help")
    assert not retry.isVisible()

    engine.sink(EncoderChanged("CPU", "The Hailo-8L is used by another program.", can_retry=True))
    assert retry.isVisible()
    assert "another program" in status(window)
    retry.click()
    engine.sink(EncoderChanged("Hailo-8L"))

    assert engine.retries == 1
    assert not retry.isVisible()
    assert "another program" not in status(window)  # it is no longer so
