from dataclasses import fields, replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QKeySequence, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QColorDialog,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QToolButton,
)

from captioner.setting import about
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.topic_list import TopicList
from captioner_ui.settings_merge import places
from support.settings_dialog import (
    control,
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
    for section in fields(Settings):
        dialog.show_topic(section.name)

    with qtbot.assertNotEmitted(store.changed):
        press(dialog, "close")
    assert not dialog.isVisible()


def test_a_change_holds_at_once(dialog, store):
    dialog.show_topic("recognition")

    control(dialog, "threads", QSpinBox).setValue(3)
    control(dialog, "settled_only", QCheckBox).click()
    language = control(dialog, "language", QComboBox)

    recognition = store.current.recognition
    assert (recognition.threads, recognition.settled_only) == (3, True)
    assert language.findText("German") > 0


def test_changes_are_taken_back_one_by_one_and_brought_again(qtbot, dialog, store):
    dialog.show_topic("recognition")
    threads = control(dialog, "threads", QSpinBox)
    threads.setValue(3)
    control(dialog, "settled_only", QCheckBox).click()

    qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (store.current.recognition.threads, store.current.recognition.settled_only) == (3, False)
    press(dialog, "undo")

    assert store.current == Settings()
    assert threads.value() == Settings().recognition.threads
    assert not dialog.findChild(QPushButton, "undo").isEnabled()
    qtbot.keyClick(
        dialog,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert store.current.recognition.threads == 3


def test_ctrl_z_in_a_field_of_a_number_takes_its_change_back(qtbot, dialog, store):
    dialog.show_topic("look")
    size = control(dialog, "size_pt", QSpinBox)
    size.setFocus()
    qtbot.keyClick(size, Qt.Key.Key_Up)
    assert store.current.look.size_pt == Settings().look.size_pt + 1

    qtbot.keyClick(size.lineEdit(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert store.current == Settings()


def test_all_changes_are_taken_back_but_not_those_from_elsewhere(dialog, store):
    dialog.show_topic("recognition")
    control(dialog, "threads", QSpinBox).setValue(3)
    dialog.show_topic("look")
    control(dialog, "size_pt", QSpinBox).setValue(40)
    store.update(replace(store.current, overlay=replace(store.current.overlay, shown=True)))

    press(dialog, "undo all")

    assert store.current == replace(Settings(), overlay=replace(Settings().overlay, shown=True))
    assert control(dialog, "size_pt", QSpinBox).value() == Settings().look.size_pt


def test_what_differs_from_the_default_can_be_put_back_alone(dialog, store):
    dialog.show_topic("look")
    control(dialog, "column_letters", QSpinBox).setValue(50)
    size = control(dialog, "size_pt", QSpinBox)
    size.setValue(40)
    resets = [one for one in dialog.findChildren(QToolButton, "reset") if one.isVisible()]
    assert [one.accessibleName() for one in resets] == [
        "Default for Text size",
        "Default for Letters in a line",
    ]
    assert resets[0].toolTip() == f"Default: {Settings().look.size_pt} pt"

    resets[0].click()

    assert store.current.look == replace(Settings().look, column_letters=50)
    assert not resets[0].isVisible()


def test_a_preset_gives_letters_and_ground_their_colours_in_one_step(dialog, store):
    dialog.show_topic("overlay")

    next(b for b in dialog.findChildren(QToolButton) if b.text() == "Yellow on black").click()

    overlay = store.current.overlay
    assert (overlay.colour, overlay.background, overlay.edge_colour) == (
        "#ffff00",
        "#000000",
        "#000000",
    )
    assert control(dialog, "colour", QPushButton).text() == "Yellow"
    press(dialog, "undo")
    assert store.current == Settings()


def test_any_other_colour_can_be_picked(dialog, store, monkeypatch):
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_asked: QColor("#123456"))
    dialog.show_topic("overlay")
    button = control(dialog, "colour", QPushButton)
    menu = button.findChild(QMenu)
    menu.aboutToShow.emit()
    named = {action.text(): action for action in menu.actions()}

    named["Amber"].trigger()
    assert store.current.overlay.colour == "#ffb000"
    named["Another colour…"].trigger()

    assert store.current.overlay.colour == "#123456"
    assert button.text() == "#123456"


def test_what_is_typed_into_the_search_field_leaves_what_it_finds(qtbot, dialog):
    search = dialog.findChild(TopicList).search

    qtbot.keyClicks(search, "proc cor")

    topics = dialog.findChild(QListWidget)
    shown = [topics.item(n).text() for n in range(topics.count()) if not topics.item(n).isHidden()]
    assert shown == ["Sound and language"]
    page = dialog._stack.currentWidget()
    assert control(dialog, "threads", QSpinBox).isVisible()  # also of what is under Advanced
    assert not control(dialog, "language", QComboBox).isVisible()
    assert [one.text() for one in page.findChildren(QLabel) if one.isVisible()][1:] == [
        "Processor cores at a time",
        "More can be slower: with two cores that have other work, one is best.",
    ]

    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert dialog.focusWidget() is control(dialog, "threads", QSpinBox)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert control(dialog, "language", QComboBox).isVisible()
    assert not control(dialog, "threads", QSpinBox).isVisible()


@pytest.mark.parametrize(
    ("typed", "field"),
    [("yellow", "colour"), ("OBS", "serve"), ("privacy", "keep"), ("dark mode", "theme")],
)
def test_settings_are_found_by_other_words_for_them(dialog, typed, field):
    dialog.findChild(TopicList).search.setText(typed)

    assert control(dialog, field).isVisible()


def test_keys_are_found_by_their_entries(dialog):
    dialog.findChild(TopicList).search.setText("overlay show")

    dialog.show_topic("hotkeys")
    dialog.findChild(TopicList).search.setText("keys overlay")
    edits = [one for one in dialog.findChildren(QKeySequenceEdit) if one.isVisible()]

    assert [one.accessibleName() for one in edits] == ["Key for Show the overlay"]


def test_where_nothing_is_found_that_is_said(dialog):
    dialog.findChild(TopicList).search.setText("zebra")

    assert dialog.findChild(QLabel, "nothing found").isVisible()


def test_the_wheel_scrolls_the_page_and_changes_nothing_on_its_way(qtbot, dialog, store):
    dialog.show_topic("recognition")
    language = control(dialog, "language", QComboBox)
    here = QPointF(language.rect().center())
    event = QWheelEvent(
        here,
        language.mapToGlobal(here),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )

    QApplication.sendEvent(language, event)

    assert store.current == Settings()


@pytest.mark.parametrize("section", [one.name for one in fields(Settings)])
def test_tab_goes_from_the_search_over_the_form_from_top_to_bottom_to_the_buttons(
    qtbot, dialog, section
):
    dialog.show_topic("words")  # another page, made before
    dialog.show_topic(section)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=5000)
    lists = dialog.findChild(TopicList)
    for more in dialog._stack.currentWidget().findChildren(QToolButton, "advanced"):
        more.setChecked(True)
    lists.search.setFocus()

    way = [lists.search]
    while len(way) < 100:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is lists.search:
            break
        way.append(QApplication.focusWidget())

    assert way[1] is lists.topics
    names = [one.objectName() for one in way if one.parent() is dialog]
    assert names == ["defaults", "close"]  # nothing can be undone
    assert way[-1].objectName() == "close"
    form = way[2:-2]
    tops = [one.mapTo(dialog._stack, QPoint(0, 0)).y() for one in form]
    ends = [one.mapTo(dialog._stack, QPoint(0, one.height())).y() for one in form]
    assert form
    assert all(end > top for top, end in zip(tops, ends[1:], strict=False))


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


def test_defaults_are_restored_for_the_page_that_is_shown_and_can_be_undone(dialog, store):
    changed = replace(
        store.current,
        overlay=replace(store.current.overlay, lines=5),
        look=replace(store.current.look, size_pt=40),
    )
    store.update(changed)
    dialog.show_topic("overlay")

    press(dialog, "defaults")

    assert store.current == replace(changed, overlay=Settings().overlay)
    press(dialog, "undo")
    assert store.current == changed


def test_what_is_not_shown_stays_as_it_is(dialog, store):
    store.update(replace(store.current, overlay=replace(store.current.overlay, lines=4)))
    hidden = [place for place in places() if about(place.field).hidden]
    before = store.current
    dialog.show_topic("overlay")

    press(dialog, "defaults")

    assert hidden
    assert all(place.of(store.current) == place.of(before) for place in hidden)


def test_what_is_changed_elsewhere_is_shown_and_stays(dialog, store):
    dialog.show_topic("look")
    dialog.show_topic("recognition")
    control(dialog, "threads", QSpinBox).setValue(3)

    store.update(replace(store.current, look=replace(store.current.look, size_pt=40)))
    control(dialog, "beam", QSpinBox).setValue(2)

    assert store.current.look.size_pt == 40
    assert (store.current.recognition.threads, store.current.recognition.beam) == (3, 2)


def test_it_fits_a_small_screen_and_every_page_is_reached_by_keys(qtbot, dialog):
    assert dialog.minimumSizeHint().width() <= 780
    assert dialog.minimumSizeHint().height() <= 430

    topics = dialog.findChild(QListWidget)
    for row in range(1, topics.count()):
        qtbot.keyClick(topics, Qt.Key.Key_Down)
        assert dialog._stack.currentIndex() == row


def test_keys_are_changed_and_only_the_difference_is_kept(dialog, store):
    dialog.show_topic("hotkeys")
    edits = {edit.accessibleName(): edit for edit in dialog.findChildren(QKeySequenceEdit)}

    edits["Key for Open"].setKeySequence(QKeySequence("Ctrl+Shift+P"))
    edits["Key for Show the overlay"].clear()

    assert store.current.hotkeys.by_entry() == {"Open": "Ctrl+Shift+P", "Show the overlay": ""}


def test_one_key_for_two_entries_is_refused(dialog, store):
    dialog.show_topic("hotkeys")
    edits = {edit.accessibleName(): edit for edit in dialog.findChildren(QKeySequenceEdit)}

    edits["Key for Bare"].setKeySequence(QKeySequence("Ctrl+O"))

    assert "Ctrl+O would do two things" in problem(dialog)
    assert store.current == Settings()
    press(dialog, "undo")
    assert problem(dialog) == ""
    assert edits["Key for Bare"].keySequence().isEmpty()


def test_the_keyboard_gets_out_of_a_field_of_a_key_and_empties_it(qtbot, dialog, store):
    dialog.show_topic("hotkeys")
    first, second, *_ = dialog.findChildren(QKeySequenceEdit)
    first.setFocus()

    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    qtbot.keyClick(second, Qt.Key.Key_Backspace)

    assert first.keySequence() == QKeySequence("Ctrl+O")
    assert store.current.hotkeys.by_entry() == {"Show the overlay": ""}


def test_no_number_of_days_reads_for_ever(dialog):
    dialog.show_topic("history")
    days = control(dialog, "days", QSpinBox)

    assert (days.value(), days.text()) == (0, "for ever")
    days.setValue(30)
    assert days.text() == "30"
