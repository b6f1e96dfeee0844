"""The page of the person's own words."""

from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
)

from captioner.wording.list_folder import ListFolder
from captioner_ui.own_words import WordKeeper
from captioner_ui.settings import Settings
from support.settings_dialog import control, press, problem

pytestmark = pytest.mark.ui


@pytest.fixture
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = ListFolder()
    folder.write("Team", "Nguyen")
    folder.write("Terms", "Kubernetes = cube and eighties")
    return folder


@pytest.fixture
def page(folder, dialog, store):
    store.update(replace(Settings(), words=replace(Settings().words, words=("Terms",))))
    dialog.show_topic("words")
    return control(dialog, "words")


def lists(page):
    return page.findChild(QListWidget)


def text(page):
    return page.findChild(QPlainTextEdit)


def ticked(page):
    found = (lists(page).item(row) for row in range(lists(page).count()))
    return {item.text(): item.checkState() is Qt.CheckState.Checked for item in found}


def click(page, words):
    next(one for one in page.findChildren(QPushButton) if one.text() == words).click()


def test_lists_are_shown_with_their_words_and_whether_they_are_in_use(page):
    assert ticked(page) == {"Team": False, "Terms": True}
    assert text(page).toPlainText() == "Nguyen\n"

    lists(page).setCurrentRow(1)

    assert text(page).toPlainText() == "Kubernetes = cube and eighties\n"


def test_a_list_is_switched_on_at_once(page, dialog, store):
    lists(page).item(0).setCheckState(Qt.CheckState.Checked)

    assert store.current.words.words == ("Team", "Terms")


def test_edited_words_are_written_when_no_letter_has_followed_for_a_moment(
    qtbot, page, dialog, folder
):
    text(page).setPlainText("Nguyen\nO'Hara")
    assert folder.read("Team") == "Nguyen\n"

    qtbot.waitUntil(lambda: folder.read("Team") == "Nguyen\nO'Hara\n", timeout=5000)


def test_edited_words_are_written_when_the_settings_are_closed(page, dialog, folder):
    text(page).setPlainText("Nguyen\nO'Hara")

    press(dialog, "close")

    assert folder.read("Team") == "Nguyen\nO'Hara\n"


def test_words_that_are_no_list_are_named_and_not_written_and_once_not_left(page, dialog, folder):
    text(page).setPlainText("Nguyen\na = b = c")

    press(dialog, "close")

    assert "Team, line 2" in problem(dialog)
    assert "Close once more" in problem(dialog)
    press(dialog, "close")
    assert not dialog.isVisible()
    assert folder.read("Team") == "Nguyen\n"


def test_words_that_are_no_list_are_taken_back_first(page, dialog, folder):
    text(page).setPlainText("Nguyen\na = b = c")

    press(dialog, "undo")

    assert problem(dialog) == ""
    assert text(page).toPlainText() == "Nguyen\n"


def test_a_list_that_was_deleted_and_its_words_come_back(page, dialog, folder, store):
    lists(page).setCurrentRow(1)
    click(page, "De&lete")
    assert folder.names() == ["Team"]

    press(dialog, "undo")

    assert folder.read("Terms") == "Kubernetes = cube and eighties\n"
    assert ticked(page) == {"Team": False, "Terms": True}
    assert store.current.words.words == ("Terms",)


def test_a_new_list_is_in_use(page, dialog, monkeypatch, folder, store):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: (" Board ", True))

    click(page, "&New…")
    text(page).setPlainText("Hart")
    press(dialog, "close")

    assert folder.read("Board") == "Hart\n"
    assert set(store.current.words.words) == {"Board", "Terms"}


def test_a_name_that_cannot_be_is_told(page, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: ("a/b", True))

    click(page, "&New…")

    assert ticked(page) == {"Team": False, "Terms": True}
    assert "a/b" in page.findChild(QLabel, "lists-note").text()


def test_a_file_is_imported_under_its_name(page, dialog, monkeypatch, tmp_path, folder):
    (tmp_path / "board.txt").write_text("\ufeffHart\n", "utf-8")
    chosen = (str(tmp_path / "board.txt"), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_asked: chosen)

    click(page, "&Import…")
    press(dialog, "close")

    assert folder.read("board") == "Hart\n"


@pytest.mark.parametrize("content", [b"a = b = c\n", b"\xff\xfe\x00"])
def test_a_file_that_is_no_list_is_not_imported_and_named(page, monkeypatch, tmp_path, content):
    (tmp_path / "bad.txt").write_bytes(content)
    chosen = (str(tmp_path / "bad.txt"), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_asked: chosen)

    click(page, "&Import…")

    assert "bad" not in ticked(page)
    assert "bad.txt" in page.findChild(QLabel, "lists-note").text()


def test_a_deleted_list_is_gone(page, dialog, folder, store):
    lists(page).setCurrentRow(1)
    click(page, "De&lete")

    press(dialog, "close")

    assert folder.names() == ["Team"]
    assert store.current.words.words == ()


def test_a_word_that_is_added_elsewhere_is_shown_and_not_undone(page, dialog, folder, main):
    keeper = main.findChild(WordKeeper)

    keeper.add("Team", "O'Hara")
    control(dialog, "mask", QCheckBox).click()
    press(dialog, "close")

    assert folder.read("Team") == "Nguyen\nO'Hara\n"


def test_a_list_given_by_its_path_stays_in_use(folder, dialog, store):
    store.update(replace(Settings(), words=replace(Settings().words, words=("/x/a.txt", "Team"))))
    dialog.show_topic("words")

    control(dialog, "mask", QCheckBox).click()
    press(dialog, "close")

    assert store.current.words.words == ("Team", "/x/a.txt")
    assert store.current.words.mask


def test_words_to_mask_besides_are_edited_one_on_each_line(page, dialog, store):
    control(dialog, "mask_also", QPlainTextEdit).setPlainText("darn\nheck*\n")

    press(dialog, "close")

    assert store.current.words.mask_also == ("darn", "heck*")
