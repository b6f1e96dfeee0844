import threading
from dataclasses import fields, replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMainWindow,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)

from captioner.audio.input_device import InputDevice
from captioner.setting import about
from captioner_ui.device_list import DeviceLister
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.overlay.row_painter import RowPainter
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.sections.sound import SoundSettings
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.dialog import SettingsDialog
from captioner_ui.settings_dialog.model_builds import ModelRow
from captioner_ui.settings_dialog.preview import MAX_HEIGHT_PX, PAD_PX
from captioner_ui.settings_merge import places
from captioner_ui.settings_store import SettingsStore

pytestmark = pytest.mark.ui

LIMIT_S = 5.0
Buttons = QDialogButtonBox.StandardButton
MODELS = (
    ModelRow("tiny.en", "English", 0, ready=True, default=True),
    ModelRow("base", "99 languages", 145, ready=False, default=False),
)


class FakeBuilds(QObject):
    """Does nothing but remember what it was asked for."""

    listed = Signal(tuple)
    progressed = Signal(str, float)
    ended = Signal(str)

    def __init__(self):
        super().__init__()
        self.asked = []
        self.building = False

    def refresh(self):
        self.asked.append("list")

    def build(self, name):
        self.asked.append(name)
        return True

    def cancel(self):
        self.asked.append("cancel")


@pytest.fixture
def store(qapp):
    return SettingsStore(Settings())


@pytest.fixture
def builds():
    return FakeBuilds()


@pytest.fixture
def lister(qapp):
    def list_devices():
        listed_on.append(threading.current_thread())
        return plugged

    listed_on, plugged = [], [InputDevice(0, "USB Audio", 1, 48_000, False)]
    lister = DeviceLister(list_devices, plugged=lambda: None)
    lister.listed_on, lister.plugged = listed_on, plugged
    yield lister
    assert lister._asking.acquire(timeout=LIMIT_S)  # no thread tells anything any more
    for thread in listed_on:
        thread.join(LIMIT_S)


@pytest.fixture
def main(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = window.menuBar().addMenu("&File")
    for text, key in (("&Open…", "Ctrl+O"), ("Show the &overlay", "Ctrl+Shift+O"), ("Bare", "")):
        action = QAction(text, window)
        action.setShortcut(QKeySequence(key))
        menu.addAction(action)
    return window


@pytest.fixture
def dialog(store, builds, lister, main):
    dialog = SettingsDialog(store, Hotkeys(main), builds, lister, main)
    dialog.show()
    return dialog


def control(dialog, name, kind=QWidget):
    """The field's control on the page that is shown; pages have fields of the same name."""
    return dialog._stack.currentWidget().findChild(kind, name)


def entries(box):
    return [box.itemText(row) for row in range(box.count())]


def press(dialog, button):
    dialog.findChild(QDialogButtonBox).button(button).click()


def enabled(dialog, button):
    return dialog.findChild(QDialogButtonBox).button(button).isEnabled()


def problem(dialog):
    label = dialog.findChild(QLabel, "problem")
    return label.text() if label.isVisible() else ""


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


def test_the_preview_follows_the_draft(qtbot, dialog):
    dialog.show_topic("look")
    before = dialog._look.grab().toImage()

    control(dialog, "size_pt", QSpinBox).setValue(48)

    assert dialog._look.grab().toImage() != before


@pytest.mark.parametrize("size_pt", [28, 36, 56, 96])
def test_the_overlays_preview_shows_the_edge_of_its_background_on_a_desktop(dialog, size_pt):
    dialog.show_topic("overlay")
    control(dialog, "size_pt", QSpinBox).setValue(size_pt)
    control(dialog, "opacity_percent", QSpinBox).setValue(100)

    image = dialog._overlay.grab().toImage()

    scale = image.devicePixelRatio()
    left, top, bottom = 2 * PAD_PX, PAD_PX // 2, dialog._overlay.height() - PAD_PX // 2
    assert image.pixelColor(round(left * scale), round(top * scale)).name() == "#fafafa"
    assert image.pixelColor(round(left * scale), round(bottom * scale)).name() == "#fafafa"
    assert image.pixelColor(round(left * scale), round(1.5 * PAD_PX * scale)).name() == "#000000"


def test_the_overlays_preview_has_room_for_two_rows_of_the_usual_size(dialog):
    dialog.show_topic("overlay")

    room = dialog._overlay.contentsRect().height() - 4 * PAD_PX
    most = MAX_HEIGHT_PX - 2 * dialog._overlay.frameWidth() - 4 * PAD_PX

    assert room >= min(2 * RowPainter(OverlaySettings()).row_height, most)


def test_letters_too_large_for_the_overlays_preview_stay_on_its_background(dialog):
    dialog.show_topic("overlay")
    control(dialog, "opacity_percent", QSpinBox).setValue(100)
    control(dialog, "size_pt", QSpinBox).setValue(control(dialog, "size_pt", QSpinBox).maximum())

    image = dialog._overlay.grab().toImage()

    scale = image.devicePixelRatio()
    rim = {
        image.pixelColor(x, round(y * scale)).name()
        for x in range(2 * PAD_PX, image.width() // 2 - PAD_PX)
        for y in (PAD_PX // 2, dialog._overlay.height() - PAD_PX // 2)
    }
    assert rim == {"#fafafa"}


def test_the_folder_of_the_history_can_be_picked(dialog, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/here/captions")
    dialog.show_topic("history")

    control(dialog, "folder", QWidget).findChild(QPushButton).click()

    assert dialog.draft().history.folder == "/here/captions"


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


def test_the_catalogue_is_offered_and_a_model_that_is_not_there_can_be_got(dialog, builds):
    dialog.show_topic("recognition")
    models = control(dialog, "model", QComboBox)
    get = dialog.findChild(QPushButton, "get")
    builds.listed.emit(MODELS)
    assert [models.itemData(row) for row in range(models.count())] == ["", "tiny.en", "base"]
    assert not get.isVisible()

    models.setCurrentIndex(2)
    get.click()
    builds.progressed.emit("Downloading", 0.4)

    assert builds.asked == ["list", "base"]
    assert dialog.findChild(QProgressBar).value() == 40
    assert dialog.findChild(QLabel, "model state").text() == "Downloading"


def test_getting_a_model_can_be_stopped(dialog, builds):
    dialog.show_topic("recognition")
    builds.listed.emit(MODELS)
    control(dialog, "model", QComboBox).setCurrentIndex(2)
    dialog.findChild(QPushButton, "get").click()

    dialog.findChild(QPushButton, "stop").click()
    assert builds.asked[-1] == "cancel"
    builds.ended.emit("")

    assert not dialog.findChild(QProgressBar).isVisible()
    assert dialog.findChild(QPushButton, "get").isVisible()
    assert "not prepared yet" in dialog.findChild(QLabel, "model state").text()


def test_a_build_goes_on_when_the_dialog_is_closed_and_is_found_again(store, builds, lister, main):
    builds.building = True

    dialog = SettingsDialog(store, Hotkeys(main), builds, lister, main)
    dialog.show()
    builds.progressed.emit("Downloading", 0.7)

    assert dialog.findChild(QProgressBar).value() == 70
    assert dialog.findChild(QPushButton, "stop").isVisible()


def test_why_a_model_could_not_be_got_stays_to_be_read(dialog, builds):
    dialog.show_topic("recognition")
    builds.listed.emit(MODELS)
    control(dialog, "model", QComboBox).setCurrentIndex(2)
    dialog.findChild(QPushButton, "get").click()

    builds.ended.emit("The disk is full. Make room.")
    builds.listed.emit(MODELS)

    assert dialog.findChild(QLabel, "model state").text() == "The disk is full. Make room."


def test_no_number_of_days_reads_for_ever(dialog):
    dialog.show_topic("history")
    days = control(dialog, "days", QSpinBox)

    assert (days.value(), days.text()) == (0, "for ever")
    days.setValue(30)
    assert days.text() == "30"


def test_the_microphones_that_are_plugged_in_can_be_picked(qtbot, dialog, store, lister):
    store.update(replace(store.current, sound=SoundSettings(device="Headset")))
    dialog.show_topic("sound")
    box = control(dialog, "device", QComboBox)

    qtbot.waitUntil(lambda: "USB Audio" in entries(box), timeout=5000)
    assert entries(box) == ["System default microphone", "USB Audio", "Headset"]
    assert box.currentText() == "Headset"
    assert dialog.draft() == store.current
    assert lister.listed_on
    assert threading.main_thread() not in lister.listed_on

    for picked, kept in ((1, "USB Audio"), (2, "Headset"), (0, "")):
        box.setCurrentIndex(picked)
        assert dialog.draft().sound.device == kept


def test_a_part_of_a_microphones_name_can_be_typed_and_stays_while_they_are_listed(
    qtbot, dialog, lister
):
    dialog.show_topic("sound")
    box = control(dialog, "device", QComboBox)
    qtbot.waitUntil(lambda: "USB Audio" in entries(box), timeout=5000)
    box.lineEdit().clear()
    qtbot.keyClicks(box.lineEdit(), "USB")

    lister.plugged.append(InputDevice(1, "Webcam", 1, 48_000, False))
    lister.refresh()
    qtbot.waitUntil(lambda: "Webcam" in entries(box), timeout=5000)

    assert dialog.draft().sound.device == "USB"
