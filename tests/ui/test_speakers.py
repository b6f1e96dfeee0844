"""Who speaks, in the window: labels, their colours, names that are given by a click."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QTextCursor
from PySide6.QtWidgets import QInputDialog

from captioner.events import Origin
from captioner_ui.caption_view import CaptionView
from captioner_ui.features.speakers import Speakers
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import final

pytestmark = pytest.mark.ui


@pytest.fixture
def store():
    return SettingsStore(Settings())


@pytest.fixture
def feature(window, bridge, session, store):
    return Speakers(Shell(window, bridge, session, store, window.menu, lambda _text: None))


@pytest.fixture
def view(qtbot, window, bridge, feature):
    view = window.findChild(CaptionView)
    for number, (text, speaker) in enumerate((("Hello.", 1), ("Good day.", 2), ("Yes.", 1))):
        bridge.post(final(number, text, Origin(speaker=speaker)))
    qtbot.waitUntil(lambda: view.toPlainText().count("\n") == 2)
    return view


def place_of(view, row, column):
    """The middle of a letter, in the viewport."""
    cursor = QTextCursor(view.document().findBlockByNumber(row))
    cursor.movePosition(QTextCursor.MoveOperation.Right, n=column)
    return view.cursorRect(cursor).center() + QPoint(2, 0)


def choose(menu, text):
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_a_click_on_a_label_asks_who_that_is_and_one_on_words_does_not(qtbot):
    view, asked = CaptionView(size_pt=20), []
    qtbot.addWidget(view)
    view.resize(600, 300)
    view.show()
    view.show_caption(final(0, "Hello.", Origin(speaker=1)))
    view.show_caption(final(1, "Good day.", Origin(speaker=2)))
    view.speaker_asked.connect(asked.append)

    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(view, 1, 3))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(view, 1, 14))

    assert asked == [2]


def test_a_name_is_shown_in_what_was_said_and_what_comes(qtbot, monkeypatch, view, feature, bridge):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: ("Ann", True))

    choose(feature.menu_of(1), "Name Speaker 1…")
    bridge.post(final(3, "So be it.", Origin(speaker=1)))

    expected = ["Ann: Hello.", "Speaker 2: Good day.", "Ann: Yes.", "Ann: So be it."]
    qtbot.waitUntil(lambda: view.toPlainText().split("\n") == expected)


def test_two_speakers_are_joined_by_hand(qtbot, view, feature):
    choose(feature.menu_of(2), "Speaker 2 is Speaker 1")

    qtbot.waitUntil(lambda: "Speaker 2" not in view.toPlainText())
    assert list(view.speakers) == [1]


def test_the_menu_tells_speakers_apart_or_not(feature, store, window):
    action = next(one for one in feature.findChildren(QAction) if one.isCheckable())

    action.trigger()
    wanted = store.current.recognition.speakers
    action.trigger()

    assert (wanted, store.current.recognition.speakers) == ("auto", "off")
