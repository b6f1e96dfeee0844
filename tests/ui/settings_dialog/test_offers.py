import threading
from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QPushButton,
    QWidget,
)

from captioner.audio.input_device import InputDevice
from captioner_ui.sections.sound import SoundSettings
from support.settings_dialog import MODELS, control, entries, press

pytestmark = pytest.mark.ui


def test_the_folder_of_the_history_can_be_picked(dialog, store, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/here/captions")
    dialog.show_topic("history")

    control(dialog, "folder", QWidget).findChild(QPushButton).click()
    press(dialog, "close")

    assert store.current.history.folder == "/here/captions"


def test_a_second_model_is_chosen_from_the_same_list_or_none(dialog, builds):
    dialog.show_topic("recognition")
    models = control(dialog, "finals_model", QComboBox)
    builds.listed.emit(MODELS)

    assert models.currentText() == "None"
    assert [models.itemData(row) for row in range(models.count())] == ["", "tiny.en", "base"]
    models.setCurrentIndex(2)
    assert dialog.draft().settings.recognition.finals_model == "base"


def test_the_microphones_that_are_plugged_in_can_be_picked(qtbot, dialog, store, lister):
    store.update(replace(store.current, sound=SoundSettings(device="Headset")))
    dialog.show_topic("sound")
    box = control(dialog, "device", QComboBox)

    qtbot.waitUntil(lambda: "USB Audio" in entries(box), timeout=5000)
    assert entries(box) == ["System default microphone", "USB Audio", "Headset"]
    assert box.currentText() == "Headset"
    assert lister.listed_on
    assert threading.main_thread() not in lister.listed_on

    for picked, kept in ((1, "USB Audio"), (2, "Headset"), (0, "")):
        box.setCurrentIndex(picked)
        box.activated.emit(picked)
        assert store.current.sound.device == kept


def test_a_part_of_a_microphones_name_can_be_typed_and_stays_while_they_are_listed(
    qtbot, dialog, store, lister
):
    dialog.show_topic("sound")
    box = control(dialog, "device", QComboBox)
    qtbot.waitUntil(lambda: "USB Audio" in entries(box), timeout=5000)
    box.lineEdit().clear()
    qtbot.keyClicks(box.lineEdit(), "USB")

    lister.plugged.append(InputDevice(1, "Webcam", 1, 48_000, False))
    lister.refresh()
    qtbot.waitUntil(lambda: "Webcam" in entries(box), timeout=5000)

    press(dialog, "close")
    assert store.current.sound.device == "USB"
