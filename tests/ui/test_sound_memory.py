from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox

from captioner.composition.options import LaunchOptions
from captioner_ui.features import sound as feature
from captioner_ui.sections.sound import SoundSettings, SoundSource
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.sound.remembered import meant, remembered
from captioner_ui.source_choice import (
    BOTH,
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    SourceChoice,
)
from captioner_ui.wiring import first_source, with_sound

pytestmark = pytest.mark.ui

HEADSET = SourceChoice.of_device("Headset")


@pytest.mark.parametrize(
    "choice", [DEFAULT_MICROPHONE, HEADSET, COMPUTER_CHOICE, BOTH, SourceChoice.of_both("Headset")]
)
def test_a_source_that_was_chosen_is_meant_the_next_time(choice):
    assert meant(remembered(choice, SoundSettings())) == choice


@pytest.mark.parametrize(
    "choice",
    [DEMO_RECORDING, SourceChoice.of_file("a.wav"), SourceChoice.of_device(3),
     SourceChoice.of_both(3)],
)  # fmt: skip
def test_a_recording_or_a_mere_number_is_not_remembered(choice):
    before = SoundSettings(device="Headset")

    assert remembered(choice, before) == before


def test_the_window_opens_with_what_was_chosen_unless_the_command_line_says_otherwise():
    chosen = SoundSettings(source=SoundSource.BOTH, device="Headset")

    first = first_source(with_sound(LaunchOptions(), chosen))
    asked = first_source(with_sound(LaunchOptions(source="demo"), chosen))

    assert (first.choice, first.asked_for) == (SourceChoice.of_both("Headset"), True)
    assert asked.choice == DEMO_RECORDING
    assert not first_source(with_sound(LaunchOptions(), SoundSettings())).asked_for


@pytest.fixture
def store(window, bridge, session):
    store = SettingsStore(Settings())
    feature.install(Shell(window, bridge, session, store, window.menu, window.notify))
    return store


def choose(window, label):
    sources = window.findChild(QComboBox)
    sources.setCurrentIndex(sources.findText(label))
    sources.activated.emit(sources.currentIndex())


def test_choosing_in_the_window_changes_the_settings(window, store):
    choose(window, COMPUTER_CHOICE.label)

    assert store.current.sound.source is SoundSource.COMPUTER


def test_both_keep_the_microphone_that_was_listened_to(window, store):
    window.choose(HEADSET)
    choose(window, BOTH.label)

    assert store.current.sound == SoundSettings(source=SoundSource.BOTH, device="Headset")
    assert window.findChild(QComboBox).currentText() == "Headset and computer"


def test_changing_the_settings_changes_the_source_in_the_window(window, store):
    store.update(replace(store.current, sound=SoundSettings(device="Headset")))

    assert window.choice == HEADSET
    assert window.findChild(QComboBox).currentText() == "Headset"
