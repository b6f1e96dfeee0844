import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
pytest.importorskip("segno", reason="comes with the window's toolkit")

from PySide6.QtWidgets import QLineEdit, QMainWindow

from captioner_ui.address_card import CODE_PX, QUIET, AddressCard, Code

pytestmark = pytest.mark.ui

ADDRESS = "http://192.168.1.20:8765/#abcdefghijklmnopqrstuv"


@pytest.fixture
def parent(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_devices_in_the_network_get_a_code_and_every_address(parent):
    card = AddressCard([ADDRESS, "http://10.0.0.2:8765/#k"], shared=True, parent=parent)

    assert card.findChild(Code) is not None
    lines = [line.text() for line in card.findChildren(QLineEdit)]
    assert lines == [ADDRESS, "http://10.0.0.2:8765/#k"]


def test_on_this_computer_no_phone_is_promised_anything(parent):
    card = AddressCard(["http://127.0.0.1:8765/"], shared=False, parent=parent)

    assert card.findChild(Code) is None


def test_the_code_is_painted_module_by_module_in_black_on_white(qtbot):
    code = Code(ADDRESS)
    qtbot.addWidget(code)

    image = code.grab().toImage()

    n = len(code.rows)
    size = CODE_PX // (n + 2 * QUIET)
    edge = (CODE_PX - size * n) // 2
    assert edge >= QUIET * size
    seen = [
        bytes(
            image.pixelColor(edge + x * size + size // 2, edge + y * size + size // 2).lightness()
            < 128
            for x in range(n)
        )
        for y in range(n)
    ]
    assert seen == list(code.rows)
    assert image.pixelColor(1, 1).lightness() == 255
