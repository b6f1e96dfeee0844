import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenuBar

from captioner_ui.menus import Menus

pytestmark = pytest.mark.ui


@pytest.fixture
def bar(qtbot):
    bar = QMenuBar()
    qtbot.addWidget(bar)
    return bar


def titles(bar):
    return [action.text().replace("&", "") for action in bar.actions()]


def test_menus_stand_in_the_usual_order_whoever_comes_first(bar):
    menus = Menus(bar)

    for title in ("Help", "View", "History", "File", "Captions"):
        menus.menu(title)

    assert titles(bar)[:3] == ["File", "Captions", "View"]
    assert set(titles(bar)[3:]) == {"History", "Help"}


def test_a_menu_is_made_once(bar):
    menus = Menus(bar)

    assert menus.menu("File") is menus.menu("File")
    assert titles(bar) == ["File"]


def test_an_entry_stays_the_last_whatever_comes_later(bar):
    menus = Menus(bar)
    leave = QAction("Quit", bar)
    menus.add_at_end("File", leave)
    menus.menu("File").addAction("Export")

    menus.menu("File").aboutToShow.emit()
    menus.menu("File").aboutToShow.emit()

    entries = [action.text() for action in menus.menu("File").actions()]
    assert entries == ["Export", "", "Quit"]


def test_every_menu_opens_with_a_letter_of_its_own(bar):
    menus = Menus(bar)
    for title in ("File", "Captions", "View", "Help"):
        menus.menu(title)

    letters = [action.text().partition("&")[2][0].lower() for action in bar.actions()]

    assert len(set(letters)) == 4
    assert not set(letters) & {"c", "s", "n"}  # the controls have these
