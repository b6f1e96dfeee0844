import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from captioner_ui.sections.appearance import READING_FONT, Appearance
from captioner_ui.style.fonts import FOLDER, load_fonts

pytestmark = pytest.mark.ui

EUROPEAN = "äöüßñáéíóúçàèêëîïôûœæøåłśżđőű¿¡€„“”…"


def test_captions_have_the_typeface_that_comes_with_the_program(qapp):
    load_fonts()

    assert Appearance().font == READING_FONT
    assert QFontInfo(QFont(READING_FONT)).family() == READING_FONT


def test_letters_that_are_often_mistaken_differ_in_it(qapp):
    load_fonts()
    metrics = QFontMetricsF(QFont(READING_FONT, 40))

    drawn = [metrics.tightBoundingRect(letter).getRect() for letter in "Il1O0"]

    assert len(set(drawn)) == 5


def test_it_has_the_letters_of_the_languages_around(qapp):
    load_fonts()
    raw = QRawFont.fromFont(QFont(READING_FONT, 20))

    assert [letter for letter in EUROPEAN if not raw.supportsCharacter(ord(letter))] == []


def test_its_licence_lies_beside_it():
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FOLDER / "OFL.txt").read_text("utf-8")
