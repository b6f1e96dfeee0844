import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from captioner_ui.listen_button import ListenButton
from captioner_ui.session import Phase

pytestmark = pytest.mark.ui


@pytest.fixture
def button(qtbot):
    button = ListenButton()
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    button.show()
    return button


def test_it_says_what_holds_and_tells_who_hears_the_screen_what_pressing_does(button):
    told = []
    for phase in Phase:
        button.show_phase(phase)
        face = QAccessible.queryAccessibleInterface(button)
        told.append((face.text(QAccessible.Text.Name), face.text(QAccessible.Text.Description)))

    assert told == [
        ("Paused", "Press to start captioning"),
        ("Starting…", "Press to pause captioning"),
        ("Listening", "Press to pause captioning"),
        ("Finishing…", "Press to stop at once"),
    ]


def test_without_any_sound_it_says_so_while_it_listens(button):
    button.show_phase(Phase.LISTENING)

    words = []
    for heard in (False, True):
        button.show_heard(heard)
        words.append(button.text())

    assert words == ["No sound", "Listening"]


def test_it_has_the_same_width_whatever_it_says(button):
    widths = set()
    for phase in Phase:
        button.show_phase(phase)
        widths.add(button.sizeHint().width())

    assert len(widths) == 1


def test_the_level_is_in_it_while_it_listens_and_stays_inside(button):
    meter = QWidget()
    button.hold(meter)

    shown = {}
    for phase in Phase:
        button.show_phase(phase)
        shown[phase] = meter.isVisible()

    assert shown == {phase: phase is Phase.LISTENING for phase in Phase}
    assert button.rect().contains(meter.geometry())
