"""What people said, or named their folders, is shown as it is and never as markup."""

import html
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")


from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QLabel, QListView, QWidget

from captioner.history.sessions import SessionInfo
from captioner_ui.history.offer import OfferRow
from captioner_ui.history.session_list import SessionList
from captioner_ui.plain_tip import plain_tip

pytestmark = pytest.mark.ui

MARKUP = '<b>bold</b> &amp; <img src="file:///etc/passwd">'


def as_seen(tip):
    """What is read in a tool tip."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


@pytest.mark.parametrize("text", [MARKUP, "plain", "a < b & c", html.escape(MARKUP)])
def test_a_tool_tip_shows_its_words_as_they_are(qapp, text):
    assert as_seen(plain_tip(text)) == text


def test_no_words_make_no_tool_tip():
    assert plain_tip("") == ""


def test_what_is_offered_again_is_shown_as_it_was_said(qtbot):
    offer = OfferRow()
    qtbot.addWidget(offer)

    offer.resize(900, 40)
    offer.offer(MARKUP, "Open it")

    qtbot.waitUntil(lambda: any(one.text() == MARKUP for one in offer.findChildren(QLabel)))
    (label,) = (label for label in offer.findChildren(QLabel) if label.text() == MARKUP)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_what_is_offered_in_a_narrow_row_is_cut_and_its_tool_tip_has_all_of_it(qtbot):
    offer = OfferRow()
    qtbot.addWidget(offer)

    offer.resize(300, 40)
    offer.offer("a session with a beginning of many words, " * 5, "Open it")

    label = offer.findChild(QLabel)
    qtbot.waitUntil(lambda: label.text().endswith("…"))
    assert as_seen(label.toolTip()).startswith("a session with a beginning of many words")


def test_the_list_of_sessions_shows_words_and_folder_as_they_are(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    shown = SessionList(parent)
    info = SessionInfo(Path("x"), 0.0, 1.0, MARKUP, 10, live=False, cut_off=False)

    shown.show_sessions([info], Path("/<b>kept</b>"), None)

    first = shown.findChild(QListView).model().index(0, 0)
    assert as_seen(first.data(Qt.ItemDataRole.ToolTipRole)) == MARKUP
    (label,) = (label for label in shown.findChildren(QLabel) if "<b>kept</b>" in label.text())
    assert label.textFormat() is Qt.TextFormat.PlainText
