import threading
from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLabel,
    QProgressBar,
    QPushButton,
    QWidget,
)

from captioner.audio.input_device import InputDevice
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.sections.sound import SoundSettings
from captioner_ui.settings_dialog.dialog import SettingsDialog
from support.settings_dialog import MODELS, control, entries

pytestmark = pytest.mark.ui


def test_the_folder_of_the_history_can_be_picked(dialog, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/here/captions")
    dialog.show_topic("history")

    control(dialog, "folder", QWidget).findChild(QPushButton).click()

    assert dialog.draft().history.folder == "/here/captions"


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


def test_a_second_model_is_chosen_from_the_same_list_or_none(dialog, builds):
    dialog.show_topic("recognition")
    models = control(dialog, "finals_model", QComboBox)
    builds.listed.emit(MODELS)

    assert models.currentText() == "None"
    assert [models.itemData(row) for row in range(models.count())] == ["", "tiny.en", "base"]
    models.setCurrentIndex(2)
    assert dialog.draft().recognition.finals_model == "base"


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
