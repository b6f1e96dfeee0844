from enum import Enum

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from captioner.history.caption_store import CaptionLine, Edit, EditKind
from captioner_ui.caption_document import CaptionDocument
from captioner_ui.sections.appearance import Theme
from captioner_ui.style.tokens import DARK, HIGH_CONTRAST, LIGHT
from captioner_ui.theme import ThemeKeeper, palette_of
from support.contrast import contrast

pytestmark = pytest.mark.ui

DOTS = QTextCharFormat.UnderlineStyle.DotLine
_ROLE = QPalette.ColorRole
TEXT_ON = [
    (_ROLE.WindowText, _ROLE.Window),
    (_ROLE.Text, _ROLE.Base),
    (_ROLE.Text, _ROLE.AlternateBase),
    (_ROLE.ButtonText, _ROLE.Button),
    (_ROLE.PlaceholderText, _ROLE.Base),
    (_ROLE.ToolTipText, _ROLE.ToolTipBase),
    (_ROLE.HighlightedText, _ROLE.Highlight),
    (_ROLE.Link, _ROLE.Base),
]


ContrastPreference = getattr(Qt, "ContrastPreference", None) or Enum(  # Qt 6.10
    "ContrastPreference", ["NoPreference", "HighContrast"]
)


class Preferences(QObject):
    """What the desktop says of contrast."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815 - Qt's name

    def __init__(self):
        super().__init__()
        self.contrast = ContrastPreference.NoPreference

    def contrastPreference(self):  # noqa: N802
        return self.contrast


class OlderDesktop(QObject):
    """Hints of a desktop that says what it wants and gives no palette for it, as of Qt 6.8."""

    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815

    def __init__(self):
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self):  # noqa: N802
        return self.scheme

    def setColorScheme(self, scheme):  # noqa: N802
        pass

    def unsetColorScheme(self):  # noqa: N802
        pass

    def become(self, scheme):
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


class Desktop(OlderDesktop):
    """It also says whether it wants contrast, which Qt tells from 6.10 on."""

    def __init__(self):
        super().__init__()
        self.preferences = Preferences()

    def accessibility(self):
        return self.preferences


@pytest.fixture
def desktop(qapp, monkeypatch, request):
    desktop = getattr(request, "param", Desktop)()
    monkeypatch.setattr(qapp, "styleHints", lambda: desktop)
    return desktop


@pytest.fixture
def themes(qapp, monkeypatch):
    recorder = ThemeKeeper(qapp)
    yield recorder
    monkeypatch.undo()  # the true desktop, which the next test shall find
    recorder.show(Theme.SYSTEM)
    qapp.setStyleSheet("")


def test_contrast_is_measured_as_its_inventors_do():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled])
def test_all_text_of_the_high_contrast_theme_has_at_least_seven_to_one(group):
    palette = palette_of(HIGH_CONTRAST)

    found = {
        text: contrast(palette.color(group, text).name(), palette.color(group, behind).name())
        for text, behind in TEXT_ON
    }

    assert {text: value for text, value in found.items() if value < 7} == {}


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_text_of_the_other_themes_can_be_read_too(colours):
    palette = palette_of(colours)

    low = [
        (text, behind)
        for text, behind in TEXT_ON
        if contrast(palette.color(text).name(), palette.color(behind).name()) < 4.5
    ]

    assert low == []


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high"])
def test_pending_words_of_the_window_keep_seven_to_one_and_are_underlined(qapp, colours):
    document = QTextDocument()
    captions = CaptionDocument(document, palette_of(colours), 24)

    captions.apply(Edit(EditKind.INSERT, 0, CaptionLine("settled", " pending", open=True)))

    dotted = [
        span.format.foreground().color().name()
        for span in document.begin().textFormats()
        if span.format.underlineStyle() is DOTS
    ]
    assert len(dotted) == 1
    assert contrast(dotted[0], colours.base) >= 7


@pytest.mark.parametrize(
    ("theme", "colours"),
    [(Theme.LIGHT, LIGHT), (Theme.DARK, DARK), (Theme.HIGH_CONTRAST, HIGH_CONTRAST)],
)
def test_a_chosen_theme_gives_every_window_its_colours(themes, theme, colours):
    themes.show(theme)

    palette = QApplication.palette()
    assert palette.color(_ROLE.Base).name() == colours.base
    assert palette.color(_ROLE.WindowText).name() == colours.text


def test_high_contrast_gives_controls_a_border_and_other_themes_take_it_back(themes, qapp):
    themes.show(Theme.HIGH_CONTRAST)
    bordered = qapp.styleSheet()

    themes.show(Theme.DARK)

    assert "border: 2px solid #ffffff" in bordered
    assert "border: 2px solid #ffffff" not in qapp.styleSheet()


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_CONTRAST], ids=["light", "dark", "high"])
def test_edges_stand_out_from_what_is_on_either_side(colours):
    assert contrast(colours.edge, colours.window) >= 3
    assert contrast(colours.edge, colours.base) >= 3


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QLineEdit, QSpinBox, QPlainTextEdit])
def test_fields_and_boxes_have_an_edge_that_can_be_seen(qtbot, themes, theme, kind):
    themes.show(theme)
    around = QWidget()
    qtbot.addWidget(around)
    QVBoxLayout(around).addWidget(kind())
    around.resize(200, 100)

    image = around.grab().toImage()

    ground = image.pixelColor(2, 2).name()
    row = image.height() // 2
    beginning = [image.pixelColor(x, row).name() for x in range(4, 14)]  # no text is there
    assert max(contrast(found, ground) for found in beginning) >= 3


def test_with_the_desktop_it_is_light_where_the_desktop_is(desktop, themes):
    themes.show(Theme.HIGH_CONTRAST)

    themes.show(Theme.SYSTEM)

    assert QApplication.palette().color(_ROLE.Window).name() == LIGHT.window


def test_the_window_follows_the_desktop_into_the_dark_and_back(desktop, themes):
    themes.show(Theme.SYSTEM)
    window = [QApplication.palette().color(_ROLE.Window).name()]

    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        desktop.become(scheme)
        window.append(QApplication.palette().color(_ROLE.Window).name())

    assert window == [LIGHT.window, DARK.window, DARK.window, LIGHT.window]


def test_a_theme_of_ones_own_does_not_follow_the_desktop(desktop, themes):
    themes.show(Theme.LIGHT)

    desktop.become(Qt.ColorScheme.Dark)

    assert QApplication.palette().color(_ROLE.Window).name() == LIGHT.window


def test_a_desktop_that_wants_contrast_gets_it(desktop, themes):
    themes.show(Theme.SYSTEM)

    desktop.preferences.contrast = ContrastPreference.HighContrast
    desktop.preferences.contrastPreferenceChanged.emit(desktop.preferences.contrast)

    assert QApplication.palette().color(_ROLE.Highlight).name() == HIGH_CONTRAST.highlight


@pytest.mark.parametrize("desktop", [OlderDesktop], indirect=True)
def test_a_qt_that_knows_nothing_of_contrast_still_gives_a_dark_desktop_its_colours(
    desktop, themes
):
    themes.show(Theme.SYSTEM)

    desktop.become(Qt.ColorScheme.Dark)

    assert QApplication.palette().color(_ROLE.Window).name() == DARK.window
