from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel, QProgressBar, QPushButton

from captioner.config import Task
from captioner.languages import AUTO
from captioner_models.pip_command import COMMAND, NoPipError
from captioner_ui.models.language_first import LanguageFirst, model_for
from captioner_ui.models.panel import ModelPanel
from captioner_ui.models.rows import ModelRow, by_name, meant
from captioner_ui.settings_dialog.editors import ChoiceEditor
from support.settings_dialog import MODELS, FakeBuilds

pytestmark = pytest.mark.ui

TINY, BASE = MODELS
SMALL_EN = ModelRow("small.en", "English", 967, ready=False, default=False)
PARAKEET = ModelRow(
    "parakeet", "25", 670, ready=False, default=False, multilingual=True, codes=("de", "en")
)
ROWS = by_name((*MODELS, SMALL_EN, PARAKEET))


@pytest.fixture
def builds(qapp):
    return FakeBuilds()


@pytest.fixture
def panel(qtbot, builds):
    panel = ModelPanel(builds)
    qtbot.addWidget(panel)
    builds.listed.emit(MODELS)
    panel.show()
    return panel


@pytest.fixture
def speak(panel):
    """Has the panel show what suits a language."""
    return lambda language, model="": panel.show_choice(model, language, Task.TRANSCRIBE)


def shown(panel, name):
    button = panel.findChild(QPushButton, name)
    return button.text().replace("&", "") if button.isVisible() else ""


def state(panel):
    return panel.findChild(QLabel, "model state").text()


def test_german_means_a_model_of_many_languages_and_its_size_stands_on_the_button(panel, speak):
    assert state(panel) == "tiny.en is here."
    assert shown(panel, "get") == ""

    speak("de")

    assert state(panel) == "base is not here yet: 145 MB to download."
    assert shown(panel, "get") == "Get this model (145 MB)"
    remark = panel.findChild(QLabel, "model remark").text()
    assert "Licence: MIT." in remark
    assert "Not measured by us." in remark


def test_a_model_is_got_with_one_click_and_that_can_be_stopped(panel, builds, speak):
    speak("de")

    panel.findChild(QPushButton, "get").click()
    builds.progressed.emit("Fetching the packages", 0.4)

    assert builds.asked == ["list", "base"]
    assert panel.findChild(QProgressBar).value() == 40
    assert state(panel) == "base: Fetching the packages, 40 %"
    panel.findChild(QPushButton, "stop").click()
    assert builds.asked[-1] == "cancel"
    builds.end()
    assert not panel.findChild(QProgressBar).isVisible()


def test_what_was_stopped_can_go_on(panel, builds, speak):
    speak("de")

    builds.listed.emit((TINY, replace(BASE, size_mb=51, kept_mb=94)))

    assert state(panel) == "base is not here yet: 94 of 145 MB have come."
    assert shown(panel, "get") == "Go on (51 MB more)"


def test_what_is_got_already_is_found_again_by_another_panel(qtbot, builds):
    builds.building = "base"

    panel = ModelPanel(builds)
    qtbot.addWidget(panel)
    panel.show()
    builds.progressed.emit("Fetching the packages", 0.7)

    assert panel.findChild(QProgressBar).value() == 70
    assert shown(panel, "stop")


def test_why_a_model_did_not_come_stays_to_be_read_until_another_is_looked_at(panel, builds, speak):
    speak("de")
    panel.findChild(QPushButton, "get").click()

    builds.end("The disk is full. Make room.")
    builds.listed.emit(MODELS)
    assert state(panel) == "The disk is full. Make room."
    assert shown(panel, "copy command") == ""
    speak("en")

    assert state(panel) == "tiny.en is here."


def test_without_pip_the_command_that_brings_it_can_be_copied(panel, builds, speak):
    speak("de")
    panel.findChild(QPushButton, "get").click()

    builds.end("There is no pip.", NoPipError("no pip"))
    panel.findChild(QPushButton, "copy command").click()

    assert QGuiApplication.clipboard().text() == COMMAND


def test_a_model_can_be_removed_unless_captions_are_made_with_it(panel, builds, speak):
    builds.listed.emit((TINY, replace(BASE, ready=True, size_mb=0, disk_mb=90)))
    panel.show_choice("base", "de", Task.TRANSCRIBE, "base")
    assert shown(panel, "remove") == ""

    panel.show_choice("base", "de", Task.TRANSCRIBE, "tiny.en")
    panel.findChild(QPushButton, "remove").click()

    assert builds.asked[-1] == "remove base"


def test_only_models_that_read_the_language_are_offered(panel, builds, speak):
    builds.listed.emit(tuple(ROWS.values()))
    assert [*panel.names] == ["", "tiny.en", "base", "small.en", "parakeet"]
    assert panel.names[""] == "Automatic: tiny.en"

    speak("de")
    assert [*panel.names] == ["", "base", "parakeet"]
    assert panel.names == {
        "": "Automatic: base",
        "base": "base, 99 languages (145 MB)",
        "parakeet": "parakeet, 25 (670 MB)",
    }
    speak("ja")
    assert [*panel.names] == ["", "base"]


@pytest.mark.parametrize(
    ("model", "language", "expected"),
    [
        ("", "en", ""),
        ("", "de", ""),
        ("tiny.en", "de", ""),
        ("small.en", "en", "small.en"),
        ("parakeet", "de", "parakeet"),
        ("parakeet", "ja", ""),
        ("base", "en", "base"),
        ("", AUTO, "base"),
        ("tiny.en", AUTO, "base"),
        ("parakeet", AUTO, "parakeet"),
        ("mine", "de", "mine"),
    ],
)
def test_the_model_follows_from_the_language_as_far_as_it_must(model, language, expected):
    assert model_for(ROWS, model, language) == expected


@pytest.mark.parametrize(
    ("model", "language", "task", "expected"),
    [
        ("", AUTO, Task.TRANSCRIBE, "tiny.en"),
        ("", "de", Task.TRANSCRIBE, "base"),
        ("", "en", Task.TRANSLATE, "base"),
        ("parakeet", "ja", Task.TRANSCRIBE, "parakeet"),
    ],
)
def test_a_choice_means_one_model(model, language, task, expected):
    assert meant(ROWS, model, language, task).name == expected


@pytest.fixture
def first(panel):
    """The two controls of a page."""
    first = LanguageFirst(panel)
    models = ChoiceEditor(panel.names)
    first.follow(models)
    return first.editor, models


def pick(editor, value):
    box = editor.control
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))


def test_who_has_chosen_nothing_sees_english_which_is_what_they_get(first):
    language, _models = first

    language.show_value(AUTO)

    assert language.control.currentText() == "English"
    assert language.value() == AUTO  # nothing was changed


def test_finding_out_by_listening_takes_a_model_that_can(first):
    language, models = first
    language.show_value(AUTO)

    pick(language, AUTO)

    assert (language.value(), models.value()) == (AUTO, "base")
    assert language.control.currentText() == "Find out by listening"


def test_a_model_that_was_chosen_for_english_gives_way_to_one_of_the_language(first):
    language, models = first
    language.show_value("en")
    models.show_value("tiny.en")

    pick(language, "de")

    assert (language.value(), models.value()) == ("de", "")


def test_the_way_back_to_english_needs_no_other_model(first):
    language, models = first
    language.show_value(AUTO)
    pick(language, "de")

    pick(language, "en")

    assert (language.value(), models.value()) == ("en", "")


def test_with_a_model_of_many_languages_auto_is_to_find_out(first):
    language, models = first
    language.show_value(AUTO)

    models.show_value("base")

    assert language.control.currentText() == "Find out by listening"
    assert language.value() == AUTO
