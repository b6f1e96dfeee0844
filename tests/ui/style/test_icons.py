import re
from xml.etree import ElementTree

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from captioner_ui.style.icons import FOLDER, icon, pixmap

pytestmark = pytest.mark.ui

ROUNDING = 2  # of 255: colours are multiplied by how opaque they are, and divided again
NAMES = sorted(path.stem for path in FOLDER.glob("*.svg"))


@pytest.fixture
def ink(qapp):
    """Give the application's words a colour."""
    before = QApplication.palette()

    def use(colour, group=QPalette.ColorGroup.All):
        palette = QApplication.palette()
        palette.setColor(group, QPalette.ColorRole.ButtonText, QColor(colour))
        QApplication.setPalette(palette)

    yield use
    QApplication.setPalette(before)


def drawn_in(picture, colour):
    """Whether something is drawn, and all that is opaque has this colour."""
    image = picture.toImage()
    every = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    opaque = [pixel for pixel in every if pixel.alpha() == 255]
    wanted = QColor(colour)
    return bool(opaque) and all(_near(pixel, wanted) for pixel in opaque)


def _near(one, other):
    pairs = zip(one.getRgb(), other.getRgb(), strict=True)
    return all(abs(a - b) <= ROUNDING for a, b in pairs)


@pytest.mark.parametrize("name", NAMES)
def test_every_drawing_is_drawn_in_the_colour_that_is_asked_for(qapp, name):
    assert drawn_in(pixmap(name, 48, QColor("#c00040")), "#c00040")


@pytest.mark.parametrize("name", NAMES)
def test_every_drawing_is_on_the_grid_and_in_no_colour_of_its_own(name):
    drawing = ElementTree.parse(FOLDER / f"{name}.svg").getroot()

    colours = re.findall(r'(?:fill|stroke)="([^"]*)"', (FOLDER / f"{name}.svg").read_text("utf-8"))
    assert drawing.get("viewBox") == "0 0 24 24"
    assert set(colours) <= {"none", "currentColor"}


def test_an_icon_follows_the_colour_of_the_words(ink):
    found = icon("close")
    seen = []
    for colour in ("#102030", "#f0e0d0"):
        ink(colour)
        seen.append(drawn_in(found.pixmap(QSize(40, 40)), colour))

    assert seen == [True, True]


def test_an_icon_of_what_cannot_be_used_is_as_faint_as_its_words(ink):
    ink("#000000")
    ink("#777777", QPalette.ColorGroup.Disabled)

    assert drawn_in(icon("close").pixmap(QSize(40, 40), QIcon.Mode.Disabled), "#777777")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_an_icon_is_drawn_with_the_pixels_of_the_screen(qapp, scale):
    picture = icon("search").pixmap(QSize(20, 20), scale)

    assert picture.width() == round(20 * scale)
    assert picture.devicePixelRatio() == scale


def test_an_icon_that_there_is_not_is_an_error_at_once(qapp):
    with pytest.raises(FileNotFoundError):
        icon("unicorn")
