"""What is seen of the transcript: where the captions stand, it stands, too."""

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtGui import QColor, QImage, qGray
from PySide6.QtWidgets import QApplication

from captioner.events import CaptionChanged
from captioner.history.memory import MemorySession
from captioner_ui.caption_view import CaptionView
from captioner_ui.history.transcript_view import TranscriptView
from captioner_ui.style.fonts import load_fonts
from captioner_ui.style.tokens import LIGHT
from captioner_ui.theme import palette_of
from support.painted import Painted

pytestmark = pytest.mark.ui

GROUND = qGray(QColor(LIGHT.base).rgb())
INK = 40  # of 255, darker than the ground by so much
WORDS = "xuzvwnm xsroa nexus " * 6  # none is higher or lower than an x
PAUSE = 30 * 16_000  # samples: what comes after it is another paragraph


def said(number, text=WORDS):
    start = number * PAUSE
    return CaptionChanged(number, text, "", True, start, start + 32_000)


@pytest.fixture
def both(qtbot):
    """The captions and the transcript of the same words, with the same look."""
    load_fonts()
    captions, session = CaptionView(size_pt=24), MemorySession()
    captions.set_font_family("Atkinson Hyperlegible")
    transcript = TranscriptView(session, captions.font())

    def look(width, height, size_pt, n=12):
        for number in range(n):
            captions.show_caption(said(number))
            session.post(said(number))
        captions.set_text_size(size_pt)
        for view in (captions, transcript):
            view.setPalette(palette_of(LIGHT))
            view.resize(width, height)
            view.show()
            qtbot.waitExposed(view)
        transcript.set_look(captions.font(), *captions.column)
        transcript.set_grows(True)
        transcript.rows_changed(0)
        return captions, transcript

    qtbot.addWidget(captions)
    qtbot.addWidget(transcript)
    return look


def growing(number, settled, pending=""):
    start = number * PAUSE
    return CaptionChanged(number, settled, pending, False, start, start + 32_000)


def lightness(view):
    """Of the picture without the scroll bar: (height, width), 0 to 255."""
    QApplication.processEvents()
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = np.frombuffer(image.constBits(), np.uint8)
    whole = pixels.reshape(image.height(), image.bytesPerLine())[:, : image.width()]
    return whole[:, : -view.verticalScrollBar().sizeHint().width() - 2].astype(int)


def foot(picture):
    """The last row of pixels that has ink."""
    return int(np.flatnonzero((picture < GROUND - INK).any(axis=1))[-1])


def columns(picture):
    inked = np.flatnonzero((picture < GROUND - INK).any(axis=0))
    return int(inked[0]), int(inked[-1])


@pytest.mark.parametrize("size_pt", [14, 24, 48, 96])
@pytest.mark.parametrize("n", [1, 12], ids=["little text", "much text"])
def test_the_newest_line_is_where_that_of_the_captions_is(both, size_pt, n):
    captions, transcript = both(1200, 700, size_pt, n)

    assert abs(foot(lightness(captions)) - foot(lightness(transcript))) <= 1  # px


def test_the_column_is_that_of_the_captions_and_times_stand_in_the_margin(both):
    captions, transcript = both(1700, 600, 24)

    left, right = columns(lightness(captions))
    time_left, text_right = columns(lightness(transcript))
    assert abs(text_right - right) <= 1
    text = lightness(transcript)[:, left - 4 :]
    assert abs(columns(text)[0] - 4) <= 1
    assert time_left < left - 60


@pytest.mark.parametrize("size_pt", [24, 48, 96])
def test_times_take_an_eighth_of_a_small_window_at_most(both, size_pt):
    _, transcript = both(800, 480, size_pt)

    assert transcript._layouts.text_x <= 800 / 8 + 5


@pytest.mark.parametrize("height", range(300, 420, 7))
def test_no_line_is_cut_at_the_top(both, height):
    _, transcript = both(900, height, 24)

    picture = lightness(transcript)[:, 100:]
    rows = np.flatnonzero(np.diff([0, *(picture < GROUND - INK).any(axis=1), 0]))
    heights = [after - first for first, after in rows.reshape(-1, 2)]
    assert max(heights) - min(heights) <= 1  # px


def test_older_lines_are_paler_until_the_reader_looks_further_up(both):
    _, transcript = both(900, 600, 24)

    at_end = lightness(transcript)[:200, 120:].min()
    transcript.show_row(2)
    further_up = lightness(transcript)[:200, 120:].min()

    text, older = (qGray(QColor(colour).rgb()) for colour in (LIGHT.text, LIGHT.older))
    assert at_end == pytest.approx(older, abs=3)
    assert further_up == pytest.approx(text, abs=3)


def test_lines_that_came_meanwhile_are_counted_and_marked(both):
    _, transcript = both(900, 600, 24)
    session = transcript.rows
    told = []
    transcript.missed.connect(told.append)

    transcript.show_row(2)
    for number in (12, 13):
        session.post(said(number))
        transcript.rows_changed(number)
    n_lines = transcript._layouts.laid(session, 13).n_lines
    transcript.show_end()
    bar = lightness(transcript)[:, 5]

    assert told == [n_lines, 2 * n_lines, 0]
    marked = np.flatnonzero(bar < GROUND - INK)
    assert len(marked) == pytest.approx(2 * transcript._layouts.laid(session, 13).height_px, abs=3)


def test_a_word_more_paints_its_own_row_and_nothing_above_it(both):
    _, transcript = both(900, 600, 24)
    session = transcript.rows
    session.post(growing(12, settled="It was", pending=" the"))
    transcript.rows_changed(11)
    QApplication.processEvents()
    y = transcript._placed.y_of(12)
    painted = Painted(transcript.viewport())

    for settled in ("It was the", "It was the best"):
        session.post(growing(12, settled=settled))
        transcript.rows_changed(12)
        QApplication.processEvents()

    area = painted.region.boundingRect()
    assert not area.isEmpty()
    assert area.top() >= int(y)


def test_a_row_more_on_a_screen_that_is_full_paints_all_that_moves(both):
    _, transcript = both(900, 600, 24)
    QApplication.processEvents()
    painted = Painted(transcript.viewport())

    transcript.rows.post(said(12))
    transcript.rows_changed(11)
    QApplication.processEvents()

    assert painted.region.boundingRect() == transcript.viewport().rect()
