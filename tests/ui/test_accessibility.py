"""The whole window for who has no mouse, or no picture of it."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

import captioner_ui
from captioner.errors import AudioDeviceError
from captioner.events import Gap, GapReason
from captioner_ui import announcing
from captioner_ui.caption_view import CaptionView
from captioner_ui.features import FEATURES, announce
from captioner_ui.menus import entries, submenus
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import COMPUTER, final, growing, source

pytestmark = pytest.mark.ui

MAX_TABS = 60
KNOWN_TO_TRANSLATORS = ("label", "languages", "remark")  # of settings, and of models
SHOW_OTHERS_WORDS = {"settings_dialog", "translation"}  # those that stand with each setting, too


class Reader:
    """A screen reader that listens, in the place of Qt's gate to it."""

    Event = QAccessible.Event
    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self):
        self.heard = []
        self.listens = True

    def isActive(self):  # noqa: N802 - Qt's name
        return self.listens

    def updateAccessibility(self, event):  # noqa: N802 - Qt's name
        self.heard.append((event.message(), event.politeness().name))


@pytest.fixture
def reader(monkeypatch):
    reader = Reader()
    monkeypatch.setattr(announcing, "QAccessible", reader)
    return reader


@pytest.fixture
def shell(window, bridge, session):
    return Shell(window, bridge, session, SettingsStore(Settings()), window.menu, window.notify)


@pytest.fixture
def whole(qtbot, window, shell):
    """The window with all its features, on screen and in front."""
    for install in FEATURES:
        install(shell)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window, timeout=5000)
    yield window
    QApplication.instance().aboutToQuit.emit()  # features close what they have opened


@pytest.fixture
def letters(qapp, request):
    """The desktop's font has this size, points: Raspberry Pi OS has 12."""
    before = QApplication.font()
    font = QFont(before)
    font.setPointSize(request.param)
    QApplication.setFont(font)
    yield
    QApplication.setFont(before)


def named(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_a_caption_is_announced_once_when_it_is_settled(shell, bridge, reader):
    announce.install(shell)

    bridge.post(growing(0, settled="hello", pending=" world"))
    bridge.post(final(0, "hello <b>world</b>"))
    bridge.post(final(0, "hello <b>world</b>"))

    assert reader.heard == [("hello <b>world</b>", "Polite")]


def test_who_speaks_and_what_is_missing_are_announced_too(shell, bridge, reader):
    announce.install(shell)

    bridge.post(final(0, "good day", origin=COMPUTER))
    bridge.post(Gap(0, 32_000, GapReason.LOST))
    bridge.post(final(1, ""))

    assert [words for words, _ in reader.heard] == ["Computer: good day", "[2.0 s not captioned]"]


def test_a_gap_of_the_computers_sound_is_announced_with_its_label(shell, bridge, reader):
    announce.install(shell)

    bridge.post(Gap(0, 32_000, GapReason.LOST, COMPUTER))

    assert reader.heard == [("Computer: [2.0 s not captioned]", "Polite")]


def test_a_problem_is_announced_at_once_with_its_next_step(window, bridge, listening, reader):
    engine = listening()

    engine.sink(source("Mic", AudioDeviceError("Mic is gone", hint="Plug it in again.")))
    QApplication.processEvents()

    assert ("Mic is gone. Plug it in again.", "Assertive") in reader.heard


def test_nothing_is_announced_while_nobody_listens(shell, bridge, reader):
    reader.listens = False
    announce.install(shell)

    bridge.post(final(0, "hello"))

    assert reader.heard == []


def test_a_screen_reader_reads_the_status_itself_and_not_only_its_title(window):
    window.notify("The disk is full. Make room.")

    assert "The disk is full. Make room." in named(window.findChild(QLabel, "status"))
    assert "RTFx" in named(window.findChild(QPushButton, "figures"))


def test_everything_that_takes_the_keyboard_has_a_name_and_a_role(whole):
    nameless = [
        (type(widget).__name__, widget.objectName())
        for widget in whole.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and (
            not named(widget)
            or QAccessible.queryAccessibleInterface(widget).role() is QAccessible.Role.NoRole
        )
    ]

    assert nameless == []


def test_keys_go_to_the_captions_at_first(whole):
    assert whole.focusWidget() is whole.findChild(CaptionView)


@pytest.mark.parametrize("letters", [9, 12], indirect=True)
def test_with_all_its_parts_it_fits_the_smallest_screen_at_a_scale_of_one_and_a_half(
    letters, whole
):
    needed = whole.minimumSizeHint()

    assert needed.boundedTo(QSize(533, 320)) == needed  # 800 x 480 px


def test_tab_goes_through_all_controls_and_back_to_the_first(whole):
    whole.findChild(CaptionView).setFocus()
    seen = []
    for _ in range(MAX_TABS):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is seen[0]:
            break

    assert QApplication.focusWidget() is seen[0]
    assert len(set(seen)) == len(seen)
    assert whole.findChild(QPushButton, "toggle") in seen


def test_shortcuts_do_not_stand_for_two_things(whole):
    taken = {}
    for action in whole.findChildren(QObject):
        if hasattr(action, "shortcuts"):
            for key in action.shortcuts():
                taken.setdefault(key.toString(), set()).add(action.text())

    assert {key: texts for key, texts in taken.items() if len(texts) > 1} == {}


def test_every_menu_entry_can_be_opened_with_a_letter(whole):
    found = entries(whole.menuBar())

    assert found
    assert [action.text() for action in found if "&" not in action.text()] == []


def test_no_two_entries_of_a_menu_have_the_same_letter(whole):
    doubles = []
    menus = [whole.menuBar()]
    while menus:
        menu = menus.pop()
        menus += submenus(menu).values()
        found = [action for action in menu.actions() if not action.isSeparator()]
        letters = [action.text().partition("&")[2][:1].lower() for action in found]
        doubles += [a.text() for a, at in zip(found, letters, strict=True) if letters.count(at) > 1]

    assert doubles == []


def test_no_entry_is_asked_for_its_menu_which_pyside6_6_8_does_not_survive():
    folders = (Path(captioner_ui.__file__).parent, Path(__file__).parents[1])
    asked = [
        f"{path.name}:{node.lineno}"
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "menu"
        and not node.args
    ]

    assert asked == []


def test_words_for_translators_stand_in_the_sources_as_they_are():
    built = []
    paths = sorted(Path(captioner_ui.__file__).parent.rglob("*.py"))
    for path in (path for path in paths if not {path.parent.name, path.stem} & SHOW_OTHERS_WORDS):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = isinstance(node, ast.Call) and getattr(node.func, "id", None) == "tr"
            if called and not (isinstance(node.args[0], ast.Constant) or _marked(node.args[0])):
                built.append(f"{path.name}:{node.lineno}")

    assert built == []


def _marked(words):
    """Whether these were marked with tr_later where they stand, or come from the catalogue."""
    while isinstance(words, ast.Subscript):
        words = words.value
    constant = isinstance(words, ast.Name) and words.id.isupper()
    return constant or (isinstance(words, ast.Attribute) and words.attr in KNOWN_TO_TRANSLATORS)
