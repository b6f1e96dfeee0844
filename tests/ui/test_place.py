import pytest
from PySide6.QtWidgets import QApplication

from captioner_ui.features import look, place
from captioner_ui.menus import submenus
from captioner_ui.sections.appearance import Appearance, Theme
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.style.sheet import style_sheet
from captioner_ui.style.tokens import DARK, HIGH_CONTRAST, LIGHT
from captioner_ui.theme import ThemeKeeper

pytestmark = pytest.mark.ui


@pytest.fixture
def shell_with(window, bridge, session):
    def make(**values):
        store = SettingsStore(Settings(look=Appearance(**values)))
        return Shell(window, bridge, session, store, window.menu, window.notify)

    return make


def test_the_window_stands_where_it_was_closed(qtbot, window, shell_with):
    shell = shell_with()
    place.install(shell)
    window.show()
    window.setGeometry(30, 40, 600, 400)

    window.close()

    assert shell.settings.current.look.places == ("30 40 600 400 screen",)


@pytest.mark.parametrize("text", ["30 40 600 400 screen", "5000 5000 4000 3000 screen"])
def test_a_place_is_taken_up_as_far_as_the_screen_reaches(window, shell_with, text):
    place.install(shell_with(places=(text,)))

    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.geometry())
    if text.startswith("30"):
        assert window.geometry().getRect() == (30, 40, 600, 400)


def test_a_window_without_a_place_is_no_larger_than_the_screen(window, shell_with):
    window.resize(9000, 9000)

    place.install(shell_with())

    screen = QApplication.primaryScreen().availableGeometry()
    assert window.width() <= screen.width()
    assert window.height() <= screen.height()


def test_text_size_and_font_come_from_the_settings_and_go_back_there(window, shell_with):
    shell = shell_with(size_pt=40, font="DejaVu Serif")
    look.install(shell)
    view = window.centralWidget().findChild(type(window._view))
    before = (view.font().pointSize(), view.font().family())

    view.zoom_asked.emit(+1)

    assert before == (40, "DejaVu Serif")
    assert shell.settings.current.look.size_pt == 48
    assert view.font().family() == "DejaVu Serif"


def test_the_chosen_colours_are_there_at_the_start_and_change_from_the_menu(
    qapp, window, shell_with
):
    shell = shell_with(theme=Theme.DARK)
    look.install(shell)
    before = QApplication.palette().window().color().name()

    colours = next(m for m in submenus(shell.menu("View")).values() if "olours" in m.title())
    next(a for a in colours.actions() if "contrast" in a.text()).trigger()
    after = QApplication.palette().window().color().name()
    ThemeKeeper(qapp).show(Theme.LIGHT)
    next(a for a in colours.actions() if "desktop" in a.text()).trigger()

    assert (before, after) == (DARK.window, HIGH_CONTRAST.window)
    assert shell.settings.current.look.theme is Theme.SYSTEM
    assert [a.text() for a in colours.actions() if a.isChecked()] == ["As the &desktop"]
    assert qapp.styleSheet() == style_sheet(LIGHT)
