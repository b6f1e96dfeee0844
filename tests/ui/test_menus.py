import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar

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


def test_the_letter_of_a_menu_opens_it_though_the_bar_is_hidden(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window.menuBar())
    menu = menus.menu("File")
    menu.addAction("Export")
    window.menuBar().hide()
    (letter,) = window.findChildren(QShortcut)

    letter.activated.emit()

    assert letter.key() == QKeySequence("Alt+F")
    assert QApplication.activePopupWidget() is menu
    menu.close()


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
