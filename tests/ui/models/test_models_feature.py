from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtWidgets import QLabel, QPushButton

from captioner.errors import BackendError, ModelNotHereError
from captioner_ui.features.models import ModelsFeature
from captioner_ui.models.builds import ModelBuilds
from captioner_ui.models.rows import ModelRow
from captioner_ui.session import Phase
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.source_choice import DEMO_RECORDING
from captioner_ui.status import Help
from support.settings_dialog import FakeBuilds

pytestmark = pytest.mark.ui

TINY = ModelRow("tiny.en", "English", 0, ready=True, default=True)
BASE = ModelRow(
    "base", "99 languages", 150, ready=False, default=False, multilingual=True, many_default=True
)
HERE = replace(BASE, size_mb=0, ready=True)


@pytest.fixture
def store(qapp):
    return SettingsStore(Settings())


@pytest.fixture
def builds(qapp):
    return FakeBuilds()


@pytest.fixture
def feature(window, bridge, session, store, builds):
    shell = Shell(window, bridge, session, store, window.menu, window.notify)
    return ModelsFeature(shell, builds)


@pytest.fixture
def speak(store):
    """Chooses a language."""

    def speak(language):
        recognition = replace(store.current.recognition, language=language)
        store.update(replace(store.current, recognition=recognition))

    return speak


def said(window):
    return window.findChild(QLabel, "status").text()


def help_button(window):
    return window.findChild(QPushButton, "help")


def test_captions_go_on_as_before_until_the_model_of_the_language_is_here(
    qtbot, window, feature, builds, speak, workshop, listening
):
    engine = listening(DEMO_RECORDING)

    speak("de")
    builds.listed.emit((TINY, BASE))

    assert (engine.stops, len(workshop.made)) == (0, 1)
    assert "needs the model base (150 MB)" in said(window)
    help_button(window).click()
    assert builds.asked[-1] == "base"

    builds.progressed.emit("Fetching the packages", 0.42)
    assert said(window) == "base: Fetching the packages, 40 %"
    assert help_button(window).property("help") == Help.STOP_MODEL.value

    builds.end()
    builds.got.emit("base")
    builds.listed.emit((TINY, HERE))
    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    assert workshop.made[1].choice == DEMO_RECORDING


def test_a_model_that_is_here_is_taken_at_once(qtbot, feature, builds, speak, workshop, listening):
    listening(DEMO_RECORDING)

    speak("de")
    builds.listed.emit((TINY, HERE))

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    assert builds.asked == ["list"]


def test_going_back_to_the_language_before_takes_the_message_away(
    qtbot, window, feature, builds, speak, workshop, listening
):
    listening(DEMO_RECORDING)
    speak("de")
    builds.listed.emit((TINY, BASE))

    speak("en")
    builds.listed.emit((TINY, BASE))

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    assert "base" not in said(window)


def test_what_could_not_begin_begins_when_its_model_has_come(
    qtbot, window, feature, builds, workshop, listening
):
    listening(DEMO_RECORDING).end(ModelNotHereError("tiny.en is not here"))
    qtbot.waitUntil(lambda: help_button(window).property("help") == "get-model", timeout=5000)

    help_button(window).click()
    assert builds.asked[-1] == "tiny.en"
    builds.end()
    builds.got.emit("tiny.en")
    builds.listed.emit((TINY,))

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)


def test_why_it_did_not_come_is_said_and_it_can_be_tried_again(
    window, feature, builds, speak, listening
):
    listening(DEMO_RECORDING)
    speak("de")
    builds.listed.emit((TINY, BASE))
    help_button(window).click()

    builds.end("The package index cannot be reached. Check the network connection.")

    assert said(window).startswith("The package index cannot be reached.")
    assert help_button(window).property("help") == "get-model"


def test_a_second_model_is_waited_for_as_well(
    qtbot, window, feature, builds, store, workshop, listening
):
    engine = listening(DEMO_RECORDING)

    recognition = replace(store.current.recognition, finals_model="base")
    store.update(replace(store.current, recognition=recognition))
    builds.listed.emit((TINY, BASE))
    assert engine.stops == 0
    help_button(window).click()
    assert builds.asked[-1] == "base"
    builds.end()
    builds.got.emit("base")
    builds.listed.emit((TINY, HERE))

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)


def test_a_model_that_came_for_another_reason_changes_nothing(feature, builds, workshop, listening):
    engine = listening(DEMO_RECORDING)

    builds.got.emit("base")

    assert (engine.stops, len(workshop.made)) == (0, 1)


def test_another_failure_is_none_of_its_business(qtbot, feature, builds, session, listening):
    listening(DEMO_RECORDING).end(BackendError("no memory"))

    qtbot.waitUntil(lambda: session.phase is Phase.IDLE, timeout=5000)
    assert builds.asked == []


def test_nothing_is_made_before_a_model_is_asked_for(
    window, bridge, session, store, speak, listening
):
    ModelsFeature(Shell(window, bridge, session, store, window.menu, window.notify))
    listening(DEMO_RECORDING)
    assert window.findChild(ModelBuilds) is None

    speak("de")

    assert window.findChild(ModelBuilds) is not None
