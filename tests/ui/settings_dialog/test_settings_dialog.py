from dataclasses import fields, replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from captioner.setting import about
from captioner_ui.settings import Settings
from captioner_ui.settings_merge import places
from support.settings_dialog import (
    Buttons,
    control,
    enabled,
    press,
    problem,
)

pytestmark = pytest.mark.ui


def test_every_setting_that_is_not_hidden_has_a_control_with_a_name_for_screen_readers(dialog):
    for section in fields(Settings):
        dialog.show_topic(section.name)
        for place in places():
            if place.section != section.name or about(place.field).hidden:
                continue
            if section.name == "hotkeys":
                assert dialog._stack.currentWidget().findChildren(QKeySequenceEdit)
                continue
            found = control(dialog, place.field.name)
            spoken = found.focusProxy() or found
            assert spoken.accessibleName() == about(place.field).label
            assert spoken.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_opened_and_closed_it_changes_nothing(qtbot, dialog, store):
    assert dialog.draft() == store.current
    assert not enabled(dialog, Buttons.Apply)

    with qtbot.assertNotEmitted(store.changed):
        press(dialog, Buttons.Ok)


def test_apply_takes_changes_over_and_stays_open(dialog, store):
    dialog.show_topic("recognition")
    control(dialog, "threads", QSpinBox).setValue(3)
    control(dialog, "settled_only", QCheckBox).click()
    language = control(dialog, "language", QComboBox)
    assert store.current == Settings()

    press(dialog, Buttons.Apply)

    recognition = store.current.recognition
    assert (recognition.threads, recognition.settled_only) == (3, True)
    assert language.findText("German") > 0
    assert dialog.isVisible()
    assert not enabled(dialog, Buttons.Apply)


def test_cancel_drops_changes(dialog, store):
    dialog.show_topic("recognition")
    control(dialog, "threads", QSpinBox).setValue(3)

    press(dialog, Buttons.Cancel)

    assert store.current == Settings()
    assert not dialog.isVisible()


def test_a_value_that_cannot_be_is_said_and_not_taken_over(dialog, store):
    dialog.show_topic("overlay")

    control(dialog, "colour", QWidget).findChild(QLineEdit).setText("red")

    assert "'red'" in problem(dialog)
    assert not enabled(dialog, Buttons.Ok)
    assert not enabled(dialog, Buttons.Apply)


def test_a_model_that_knows_english_only_is_not_asked_for_german(dialog):
    dialog.show_topic("recognition")
    language = control(dialog, "language", QComboBox)

    language.setCurrentIndex(language.findData("de"))
    control(dialog, "model", QComboBox).addItem("tiny.en", "tiny.en")
    control(dialog, "model", QComboBox).setCurrentText("tiny.en")
    refused = problem(dialog)
    control(dialog, "model", QComboBox).addItem("base", "base")
    control(dialog, "model", QComboBox).setCurrentText("base")

    assert "knows English only, not German" in refused
    assert problem(dialog) == ""


def test_defaults_are_restored_for_the_page_that_is_shown(dialog, store):
    changed = replace(
        store.current,
        recognition=replace(store.current.recognition, threads=5),
        look=replace(store.current.look, size_pt=40),
    )
    store.update(changed)
    dialog.show_settings(changed)
    dialog.show_topic("recognition")

    press(dialog, Buttons.RestoreDefaults)

    assert dialog.draft().recognition == Settings().recognition
    assert dialog.draft().look.size_pt == 40


def test_what_is_not_shown_stays_as_it_is_meanwhile(dialog, store):
    hidden = [place for place in places() if about(place.field).hidden]
    assert hidden
    moved = replace(
        store.current, overlay=replace(store.current.overlay, shown=store.current.overlay.shown)
    )
    store.update(moved)

    draft = dialog.draft()

    assert all(place.of(draft) == place.of(store.current) for place in hidden)


def test_what_is_changed_elsewhere_meanwhile_is_not_undone_and_the_draft_stays(dialog, store):
    dialog.show_topic("look")
    dialog.show_topic("recognition")
    control(dialog, "threads", QSpinBox).setValue(3)

    store.update(replace(store.current, look=replace(store.current.look, size_pt=40)))
    press(dialog, Buttons.Apply)

    assert store.current.look.size_pt == 40
    assert store.current.recognition.threads == 3


def test_it_fits_a_small_screen_and_every_page_is_reached_by_keys(qtbot, dialog):
    assert dialog.minimumSizeHint().width() <= 780
    assert dialog.minimumSizeHint().height() <= 430

    for row in range(1, dialog._topics.count()):
        qtbot.keyClick(dialog._topics, Qt.Key.Key_Down)
        assert dialog._stack.currentIndex() == row


def test_keys_are_changed_and_only_the_difference_is_kept(dialog, store):
    dialog.show_topic("hotkeys")
    edits = {edit.accessibleName(): edit for edit in dialog.findChildren(QKeySequenceEdit)}

    edits["Key for Open"].setKeySequence(QKeySequence("Ctrl+Shift+P"))
    edits["Key for Show the overlay"].clear()
    press(dialog, Buttons.Apply)

    assert store.current.hotkeys.by_entry() == {"Open": "Ctrl+Shift+P", "Show the overlay": ""}


def test_one_key_for_two_entries_is_refused(dialog):
    dialog.show_topic("hotkeys")
    edits = {edit.accessibleName(): edit for edit in dialog.findChildren(QKeySequenceEdit)}

    edits["Key for Bare"].setKeySequence(QKeySequence("Ctrl+O"))

    assert "Ctrl+O would do two things" in problem(dialog)


def test_no_number_of_days_reads_for_ever(dialog):
    dialog.show_topic("history")
    days = control(dialog, "days", QSpinBox)

    assert (days.value(), days.text()) == (0, "for ever")
    days.setValue(30)
    assert days.text() == "30"
