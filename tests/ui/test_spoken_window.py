"""The whole window in each language: all of it translated, no letter of a menu twice, none cut."""

import re

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QToolButton,
    QWidget,
)

import translations
from captioner.events import EngineState, StateChanged
from captioner_ui.features import FEATURES
from captioner_ui.menus import submenus
from captioner_ui.overlay.window import OverlayWindow
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.dialog import SettingsDialog
from captioner_ui.settings_store import SettingsStore
from captioner_ui.shell import Shell
from support.events import final, source, stats
from support.spoken import CODES, spoken

pytestmark = pytest.mark.ui

LIMIT_MS = 5000
SIZES = [QSize(800, 480), QSize(1280, 720)]
MICROPHONE = "12345"  # a name without letters: what is left in Latin ones is not translated
SAME_EVERYWHERE = re.compile(
    r"RTFx|RAM|MB|CPU|NPU|OBS|X11|Wayland|Captioner|Ctrl|Shift|Alt|Esc|Return|F\d+|End|Tab|QR|"
    r"Silero|WebRTC|Whisper \w+|ONNX Runtime|Hailo|MIT|OFL|LGPL|pt|px|ms|s\b|min\b|%n?|#rrggbb|"
    r"Deutsch|English|Español|Français|[a-z]+(\.[a-z]+)?\.en|speaker:Anna budget|https?://\S+|/\S+"
)
NAMES_OF_THINGS = ("font", "model", "finals_model")  # lists of what has the same name everywhere
ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly
LATIN = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(params=[*CODES, translations.PSEUDO])
def code(qapp, request):
    with spoken(qapp, request.param):
        yield request.param


@pytest.fixture
def pseudo(qapp):
    with spoken(qapp, translations.PSEUDO):
        yield


@pytest.fixture
def whole(request, qtbot):
    """Makes the window with all its features, in the language that is spoken by then."""

    def made():
        window, bridge, session = map(request.getfixturevalue, ("window", "bridge", "session"))
        store = SettingsStore(Settings())
        shell = Shell(window, bridge, session, store, window.menu, window.notify)
        for install in FEATURES:
            install(shell)
        bridge.post(StateChanged(EngineState.LISTENING))
        bridge.post(source(MICROPHONE))
        bridge.post(stats())
        bridge.post(final(0, "0123456789 " * 12))
        window.show()
        QApplication.processEvents()
        return window

    yield made
    QApplication.instance().aboutToQuit.emit()  # features close what they have opened


def test_no_two_entries_of_a_menu_have_the_same_letter_in_any_language(code, whole):
    doubles = []
    menus = [whole().menuBar()]
    while menus:
        menu = menus.pop()
        menus += submenus(menu).values()
        found = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [text.replace("&&", "").partition("&")[2][:1].lower() for text in found]
        doubles += [
            text for text, at in zip(found, letters, strict=True) if not at or letters.count(at) > 1
        ]

    assert doubles == []


def test_every_word_of_the_window_is_translated(pseudo, whole):
    window = whole()

    assert _english(window) == []


def test_every_word_of_the_settings_is_translated(pseudo, whole, qtbot):
    dialog = _settings(whole(), qtbot)
    found = _english(dialog)
    topics = dialog.findChild(QListWidget)
    for row in range(topics.count()):
        topics.setCurrentRow(row)
        found += _english(dialog)

    assert sorted(set(found)) == []


@pytest.mark.parametrize("size", SIZES, ids=["800x480", "1280x720"])
def test_no_word_is_cut_in_the_window(code, whole, size):
    window = whole()
    window.resize(size)
    QApplication.processEvents()

    assert _cut(window) == []


@pytest.mark.parametrize("size", SIZES, ids=["800x480", "1280x720"])
def test_no_word_is_cut_in_the_settings(code, whole, size, qtbot):
    dialog = _settings(whole(), qtbot)
    dialog.resize(size)
    topics = dialog.findChild(QListWidget)
    found = []
    for row in range(topics.count()):
        topics.setCurrentRow(row)
        QApplication.processEvents()
        found += _cut(dialog)

    assert sorted(set(found)) == []


def test_the_window_is_mirrored_for_who_reads_from_right_to_left(whole, qapp):
    with spoken(qapp, translations.PSEUDO):
        window = whole()
        toggle = window.findChild(QAbstractButton, "toggle")
        more = window.findChild(QToolButton, "more")

        assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert _middle(toggle, window) > window.width() / 2 > _middle(more, window)


def test_the_overlay_speaks_the_language_too(pseudo, whole, qtbot):
    window = whole()
    _entry(window, "&Show the overlay").trigger()
    qtbot.waitUntil(lambda: _overlay() is not None, timeout=LIMIT_MS)

    assert _english(_overlay()) == []


def _overlay():
    widgets = QApplication.topLevelWidgets()
    return next((one for one in widgets if isinstance(one, OverlayWindow)), None)


def _settings(window, qtbot):
    _entry(window, "&Settings…").trigger()
    found = []

    def is_open():
        found[:] = [one for one in QApplication.topLevelWidgets() if _is_settings(one, window)]
        return bool(found)

    qtbot.waitUntil(is_open, timeout=LIMIT_MS)
    return found[0]


def _is_settings(widget, window):
    """Whether it is the open dialog of this window, not what another test has left."""
    return isinstance(widget, SettingsDialog) and widget.isVisible() and widget.parent() is window


def _entry(window, text):
    from captioner_ui.translation import tr

    return next(one for one in window.findChildren(QAction) if one.text() == tr(text))


def _middle(widget, window):
    return widget.mapTo(window, widget.rect().center()).x()


def _english(top):
    """Words that stand there in English although another language is spoken."""
    texts = []
    for widget in [top, *top.findChildren(QWidget)]:
        if widget.objectName().startswith("qt_"):
            continue
        texts += [widget.windowTitle(), widget.accessibleName(), widget.toolTip()]
        texts += [widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton):
            texts.append(widget.text())
        if isinstance(widget, QAbstractSpinBox):
            texts.append(widget.text())
        if isinstance(widget, QLineEdit):
            texts.append(widget.placeholderText())
        if isinstance(widget, QComboBox) and widget.objectName() not in NAMES_OF_THINGS:
            texts += [widget.itemText(row) for row in range(widget.count())]
        if isinstance(widget, QListWidget):
            texts += [widget.item(row).text() for row in range(widget.count())]
    texts += [action.text() for action in top.findChildren(QAction)]
    return [text for text in texts if LATIN.search(SAME_EVERYWHERE.sub("", text))]


def _cut(top):
    """Words that do not fit into the room they have."""
    cut = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not (isinstance(widget, QLabel | QAbstractButton)):
            continue
        if isinstance(widget, QToolButton) and widget.toolButtonStyle() == ICON_ONLY:
            continue  # its words are for screen readers
        if isinstance(widget, QLabel) and (widget.wordWrap() or "…" in widget.text()):
            short = widget.heightForWidth(widget.width()) > widget.height() + 1
        else:
            short = bool(widget.text()) and widget.width() < widget.minimumSizeHint().width() - 1
        if short and widget.text():
            cut.append(f"{type(widget).__name__} {widget.objectName()}: {widget.text()}")
    return cut
