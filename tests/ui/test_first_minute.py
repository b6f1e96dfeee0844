from dataclasses import replace

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QRadioButton, QToolButton

from captioner.events import LevelMeasured
from captioner_ui.caption_view import CaptionView
from captioner_ui.device_list import DeviceLister
from captioner_ui.features import first_minute
from captioner_ui.first_minute import showing
from captioner_ui.first_minute.card import FirstCard
from captioner_ui.main_window import MainWindow
from captioner_ui.models import builds as builds_module
from captioner_ui.models.builds import ModelBuilds, builds_of
from captioner_ui.settings_file import SettingsFile
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from captioner_ui.source_choice import (
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    FirstSource,
    SourceKind,
    SourceList,
    choices_among,
)
from support.settings_dialog import MODELS

pytestmark = pytest.mark.ui

MICROPHONE = SourceList(choices_among(()), has_devices=True)
NONE = SourceList()


@pytest.fixture
def store(qapp, tmp_path):
    """Of somebody who opens the program for the first time."""
    file = SettingsFile(tmp_path / "settings.toml")
    store = SettingsStore(file.load().settings, file)
    yield store
    store.flush()


@pytest.fixture
def opened(qtbot, bridge, session, monkeypatch, tmp_path):
    """Opens a window with the feature; gives it, and the card if there is one."""
    monkeypatch.setattr(builds_module, "list_rows", lambda: MODELS)

    def opened(store, found=MICROPHONE, first=None):
        first = first or FirstSource(asked_for=False)
        window = MainWindow(bridge, session, DeviceLister(lambda: []), first)
        qtbot.addWidget(window)
        first_minute.install(Shell(window, bridge, session, store, window.menu, window.notify))
        window.show()
        window.lister.listed.emit(found)
        QCoreApplication.processEvents()
        builds_of(window).listed.emit(MODELS)
        return window, window.findChild(FirstCard)

    return opened


def test_the_first_start_asks_three_things_and_captions_have_begun(qtbot, opened, store, workshop):
    window, card = opened(store)

    assert card.isVisible()
    assert [radio.isChecked() for radio in card.findChildren(QRadioButton)] == [True, False, False]
    assert card.findChild(QComboBox, "first language").currentText() == "English"
    assert "stays on this machine" in card.findChild(QLabel, "privacy").text()
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)
    assert workshop.made[0].choice == DEFAULT_MICROPHONE
    assert window.findChild(CaptionView).hasFocus() or not window.isActiveWindow()


def test_it_never_comes_again_even_if_nobody_touched_it(opened, store, tmp_path):
    opened(store)
    store.flush()

    file = SettingsFile(tmp_path / "settings.toml")
    again = SettingsStore(file.load().settings, file)

    assert again.current.look.welcomed
    assert opened(again)[1] is None


def test_who_says_on_the_command_line_what_to_caption_is_not_asked(opened, store):
    assert opened(store, first=FirstSource(asked_for=True))[1] is None


def test_a_screen_that_nobody_touches_shows_captions_only(opened, store):
    store.update(replace(store.current, look=replace(store.current.look, full_screen=True)))

    assert opened(store)[1] is None


def test_who_ignores_it_is_left_alone(qtbot, opened, store, workshop, monkeypatch):
    monkeypatch.setattr(showing, "IGNORED_MS", 1)
    _window, card = opened(store)

    with qtbot.waitSignal(card.destroyed, timeout=5000):
        pass

    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)


def test_it_stays_while_a_model_is_got(qtbot, opened, store, monkeypatch):
    monkeypatch.setattr(showing, "IGNORED_MS", 1)
    monkeypatch.setattr(ModelBuilds, "building", "base")
    _window, card = opened(store)

    with qtbot.assertNotEmitted(card.destroyed, wait=50):
        pass


def test_without_a_file_nothing_can_be_remembered_and_nothing_is_asked(opened, qapp):
    from captioner_ui.settings import Settings

    assert opened(SettingsStore(Settings()))[1] is None


def test_what_is_chosen_is_captioned_at_once_and_remembered(qtbot, opened, store, workshop):
    _window, card = opened(store)
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)

    card.findChild(QRadioButton, "source computer").click()

    qtbot.waitUntil(lambda: len(workshop.made) == 2, timeout=5000)
    assert workshop.made[1].choice == COMPUTER_CHOICE
    assert store.current.sound.source.value == "computer"


def test_a_language_whose_model_is_missing_offers_it_with_its_size(qtbot, opened, store):
    _window, card = opened(store)
    box = card.findChild(QComboBox, "first language")
    get = card.findChild(QPushButton, "get")
    assert not get.isVisible()

    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())

    assert store.current.recognition.language == "de"
    assert get.isVisible()
    assert "145 MB" in get.text()


def test_finding_out_by_listening_names_a_model_that_can(qtbot, opened, store):
    _window, card = opened(store)
    box = card.findChild(QComboBox, "first language")

    box.setCurrentIndex(box.findData("auto"))
    box.activated.emit(box.currentIndex())

    assert (store.current.recognition.language, store.current.recognition.model) == ("auto", "base")


def test_without_a_microphone_it_says_so_and_offers_the_demo(qtbot, opened, store, workshop):
    _window, card = opened(store, NONE)

    demo = next(b for b in card.findChildren(QPushButton) if "demo" in b.text())
    assert demo.isVisible()
    assert any("No microphone" in label.text() for label in card.findChildren(QLabel))
    demo.click()

    qtbot.waitUntil(lambda: bool(workshop.made), timeout=5000)
    assert workshop.made[-1].choice.kind is SourceKind.DEMO


def test_the_level_in_it_is_the_one_that_is_heard(opened, store, bridge):
    _window, card = opened(store)

    bridge.level_measured.emit(LevelMeasured(-20.0, -6.0))

    assert card.meter.states[0].rms_dbfs == -20.0


@pytest.mark.parametrize("how", ["done", "close", "escape", "escape in the captions"])
def test_it_is_closed_in_any_way_and_captions_go_on(qtbot, opened, store, workshop, how):
    window, card = opened(store)
    qtbot.waitUntil(lambda: len(workshop.made) == 1, timeout=5000)

    with qtbot.waitSignal(card.destroyed, timeout=5000):
        match how:
            case "done":
                card.findChild(QPushButton, "done").click()
            case "close":
                card.findChild(QToolButton, "close first minute").click()
            case "escape":
                qtbot.keyClick(card, Qt.Key.Key_Escape)
            case _:
                qtbot.keyClick(window.findChild(CaptionView), Qt.Key.Key_Escape)

    assert len(workshop.made) == 1
    assert workshop.made[0].stops == 0


def test_every_control_has_a_name_and_the_tab_key_reaches_it(opened, store):
    window, card = opened(store)

    chain, widget = [], window.findChild(CaptionView)
    for _ in range(40):
        widget = widget.nextInFocusChain()
        chain.append(widget)

    for control in card.focus_order:
        assert control.accessibleName() or control.text()
        assert control in chain
    assert chain.index(card.focus_order[0]) < chain.index(card.focus_order[-1])


@pytest.mark.parametrize("size", [(800, 480), (1920, 1080), (420, 600)])
def test_it_is_no_wall_and_stays_inside_of_the_captions(opened, store, size):
    window, card = opened(store)

    window.resize(*size)
    QCoreApplication.processEvents()

    view = window.findChild(CaptionView)
    assert view.rect().contains(card.geometry())
    assert card.width() < view.width()
    for radio in card.findChildren(QRadioButton):
        assert radio.width() >= radio.sizeHint().width()
