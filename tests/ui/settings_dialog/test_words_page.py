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
from support.settings_dialog import Buttons, control, enabled, press, problem

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


def test_a_list_is_switched_on_with_apply(page, dialog, store):
    lists(page).item(0).setCheckState(Qt.CheckState.Checked)

    press(dialog, Buttons.Apply)

    assert store.current.words.words == ("Team", "Terms")


def test_edited_words_are_written_with_apply_and_not_before(page, dialog, folder):
    text(page).setPlainText("Nguyen\nO'Hara")
    assert folder.read("Team") == "Nguyen\n"

    press(dialog, Buttons.Apply)

    assert folder.read("Team") == "Nguyen\nO'Hara\n"
    assert not enabled(dialog, Buttons.Apply)


def test_words_that_are_no_list_are_named_and_cannot_be_applied(page, dialog):
    text(page).setPlainText("Nguyen\na = b = c")

    assert "Team, line 2" in problem(dialog)
    assert not enabled(dialog, Buttons.Apply)
    assert not enabled(dialog, Buttons.Ok)


def test_cancel_writes_nothing(page, dialog, folder):
    text(page).setPlainText("O'Hara")
    click(page, "De&lete")

    press(dialog, Buttons.Cancel)

    assert folder.read("Team") == "Nguyen\n"


def test_a_new_list_is_in_use(page, dialog, monkeypatch, folder, store):
    monkeypatch.setattr(QInputDialog, "getText", lambda *_asked: (" Board ", True))

    click(page, "&New…")
    text(page).setPlainText("Hart")
    press(dialog, Buttons.Ok)

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
    press(dialog, Buttons.Ok)

    assert folder.read("board") == "Hart\n"


@pytest.mark.parametrize("content", [b"a = b = c\n", b"\xff\xfe\x00"])
def test_a_file_that_is_no_list_is_not_imported_and_named(page, monkeypatch, tmp_path, content):
    (tmp_path / "bad.txt").write_bytes(content)
    chosen = (str(tmp_path / "bad.txt"), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_asked: chosen)

    click(page, "&Import…")

    assert "bad" not in ticked(page)
    assert "bad.txt" in page.findChild(QLabel, "lists-note").text()


def test_a_deleted_list_is_gone_with_apply(page, dialog, folder, store):
    lists(page).setCurrentRow(1)
    click(page, "De&lete")

    press(dialog, Buttons.Apply)

    assert folder.names() == ["Team"]
    assert store.current.words.words == ()


def test_a_word_that_is_added_elsewhere_is_shown_and_not_undone(page, dialog, folder, main):
    keeper = dialog.findChild(WordKeeper)

    keeper.add("Team", "O'Hara")
    control(dialog, "mask", QCheckBox).click()
    press(dialog, Buttons.Ok)

    assert folder.read("Team") == "Nguyen\nO'Hara\n"


def test_a_list_given_by_its_path_stays_in_use(folder, dialog, store):
    store.update(replace(Settings(), words=replace(Settings().words, words=("/x/a.txt", "Team"))))
    dialog.show_topic("words")

    control(dialog, "mask", QCheckBox).click()
    press(dialog, Buttons.Apply)

    assert store.current.words.words == ("Team", "/x/a.txt")
    assert store.current.words.mask


def test_words_to_mask_besides_are_edited_one_on_each_line(page, dialog, store):
    control(dialog, "mask_also", QPlainTextEdit).setPlainText("darn\nheck*\n")

    press(dialog, Buttons.Apply)

    assert store.current.words.mask_also == ("darn", "heck*")
