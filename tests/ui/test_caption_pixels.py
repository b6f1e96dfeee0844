"""What is seen of captions: where ink is, and what is painted anew."""

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

import itertools

from PySide6.QtGui import QColor, QImage, qGray
from PySide6.QtWidgets import QApplication

from captioner_ui.caption_view import CaptionView
from captioner_ui.line_repaint import SLACK_PX
from captioner_ui.style.fonts import load_fonts
from captioner_ui.style.tokens import LIGHT
from captioner_ui.theme import palette_of
from support.events import final, growing
from support.painted import Painted

pytestmark = pytest.mark.ui

WIDTHS = range(320, 1520, 40)  # 30 of them, px
EVEN_LETTERS = "xuzvwnm xsroa nexus " * 12  # none is higher or lower than an x
INK = 40  # of 255, darker than the ground by so much
GROUND = qGray(QColor(LIGHT.base).rgb())
SESSION = 40  # captions


@pytest.fixture
def view(qtbot):
    load_fonts()
    view = CaptionView(size_pt=24)
    view.setPalette(palette_of(LIGHT))
    view.set_font_family("Atkinson Hyperlegible")
    qtbot.addWidget(view)
    view.resize(1000, 500)
    with qtbot.waitExposed(view):
        view.show()
    return view


def lightness(view):
    """Of the picture of the captions without their scroll bar: (height, width), 0 to 255."""
    QApplication.processEvents()
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = np.frombuffer(image.constBits(), np.uint8)
    whole = pixels.reshape(image.height(), image.bytesPerLine())[:, : image.width()]
    return whole[:, : -view.verticalScrollBar().sizeHint().width() - 2].astype(int)


def bands_of(has_ink):
    """The stretches that have ink, as (first, last)."""
    edges = np.flatnonzero(np.diff([False, *has_ink, False]))
    return [(int(first), int(after) - 1) for first, after in edges.reshape(-1, 2)]


def inked(picture):
    """The bands of rows that have ink."""
    return bands_of((picture < GROUND - INK).any(axis=1))


@pytest.mark.parametrize("width", WIDTHS)
def test_lines_of_a_caption_are_evenly_apart_and_none_is_cut_at_the_top(view, width):
    view.resize(width, 500)
    view.show_caption(final(0, EVEN_LETTERS * (1 + width // 300)))

    bands = inked(lightness(view))

    distances = [after[0] - before[0] for before, after in itertools.pairwise(bands)]
    heights = [last - first for first, last in bands]
    assert len(bands) >= 5
    assert max(distances) - min(distances) <= 1  # px: lines begin between pixels
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize("size_pt", [14, 24, 48, 96])
def test_the_newest_line_stays_at_the_same_height_over_a_session(view, size_pt):
    view.set_text_size(size_pt)
    feet = {"growing": set(), "final": set()}
    for number in range(SESSION):
        words = EVEN_LETTERS[: 20 + 37 * (number % 5)].strip()
        view.show_caption(growing(number, settled=words[:12]))
        feet["growing"].add(inked(lightness(view))[-1][1])  # below its ellipsis there are dots
        view.show_caption(final(number, words))
        feet["final"].add(inked(lightness(view))[-1][1])

    assert max(feet["growing"]) - min(feet["growing"]) <= 1  # px
    assert max(feet["final"]) - min(feet["final"]) <= 1


@pytest.mark.parametrize("n_before", [1, 30])
def test_a_word_more_paints_its_own_line_and_nothing_else(qtbot, view, n_before):
    for number in range(n_before):
        view.show_caption(final(number, EVEN_LETTERS))
    view.show_caption(growing(n_before, settled="It was", pending=" the"))
    QApplication.processEvents()
    before = view.document().lastBlock().previous()
    line = before.layout().lineAt(before.layout().lineCount() - 1)
    begin = view.document().documentLayout().blockBoundingRect(before).top()
    above = begin + line.y() + line.height() - view.verticalScrollBar().value()
    painted = Painted(view.viewport())

    for settled, pending in (("It was", " the best"), ("It was the", " best of"), ("It was", "")):
        view.show_caption(growing(n_before, settled=settled, pending=pending))
        QApplication.processEvents()

    area = painted.region.boundingRect()
    assert not area.isEmpty()
    assert area.top() >= above - 1


def test_older_lines_are_dimmed_and_newer_ones_are_not(view):
    for number in range(12):
        view.show_caption(final(number, "xxxx xxxx"))

    picture = lightness(view)
    darkest = [int(picture[(a + b) // 2].min()) for a, b in inked(picture)]

    text, older = (qGray(QColor(colour).rgb()) for colour in (LIGHT.text, LIGHT.older))
    assert darkest[-1] == pytest.approx(text, abs=3)
    assert darkest[0] == pytest.approx(older, abs=3)
    assert sorted(darkest, reverse=True) == pytest.approx(darkest, abs=3)


def test_a_reader_who_has_scrolled_back_reads_undimmed(view):
    for number in range(30):
        view.show_caption(final(number, "xxxx xxxx"))

    view.verticalScrollBar().setValue(0)

    picture = lightness(view)
    first, last = inked(picture)[0]
    darkest = picture[(first + last) // 2].min()
    assert darkest == pytest.approx(qGray(QColor(LIGHT.text).rgb()), abs=3)


def test_lines_are_no_longer_than_the_column_and_it_stands_in_the_middle(view):
    view.resize(1900, 500)
    view.set_column(60, 115)

    view.show_caption(final(0, EVEN_LETTERS * 4))

    columns = np.flatnonzero((lightness(view) < GROUND - INK).any(axis=0))
    first = view.document().begin().layout().lineAt(0)
    left, right = columns[0], view.width() - columns[-1]
    assert 50 <= first.textLength() <= 70
    assert abs(left - right) < 100


def test_a_line_that_grows_inside_a_paragraph_leaves_the_lines_above_it_alone(view):
    view.show_caption(final(0, EVEN_LETTERS))
    said = EVEN_LETTERS[:150]
    view.show_caption(growing(1, settled=said))
    QApplication.processEvents()
    block = view.document().lastBlock()
    last = block.layout().lineAt(block.layout().lineCount() - 1)
    top = view.document().documentLayout().blockBoundingRect(block).top() + last.y()
    painted = Painted(view.viewport())

    view.show_caption(growing(1, settled=said, pending=" xu"))
    view.show_caption(growing(1, settled=f"{said} xu"))
    QApplication.processEvents()

    area = painted.region.boundingRect()
    assert block.layout().lineCount() > 2
    assert not area.isEmpty()
    assert area.top() >= top - view.verticalScrollBar().value() - SLACK_PX


def test_figures_and_levels_paint_nothing_of_the_captions(view):
    view.show_caption(final(0, EVEN_LETTERS))
    QApplication.processEvents()
    painted = Painted(view.viewport())

    view.set_column(*view.column)
    view.end_run()
    QApplication.processEvents()

    assert painted.region.isEmpty()


@pytest.mark.parametrize("offset", range(0, 60, 7))
def test_no_line_is_cut_at_the_top_for_who_has_scrolled_back(view, offset):
    for number in range(12):
        view.show_caption(final(number, EVEN_LETTERS))

    view.verticalScrollBar().setValue(300 + offset)

    beside_button = lightness(view)[:, :700]
    heights = [last - first for first, last in inked(beside_button)][:-1]  # the last may be cut
    assert max(heights) - min(heights) <= 1


def on_screen(view):
    """What stands in the window now, painted when it was asked for, (height, width)."""
    QApplication.processEvents()
    picture = view.screen().grabWindow(view.window().winId()).toImage()
    return gray_of(picture.convertToFormat(QImage.Format.Format_Grayscale8))


def gray_of(image):
    pixels = np.frombuffer(image.constBits(), np.uint8)
    return pixels.reshape(image.height(), image.bytesPerLine())[:, : image.width()].copy()


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_painted_anew_has_not_changed(view, seed):
    random = np.random.default_rng(seed)
    for number in range(int(random.integers(1, 12))):
        view.show_caption(final(number, EVEN_LETTERS[: int(random.integers(10, 200))]))
    words = ["fa", "jay", "WAVE", "to", "if", "of", "xylophone", "y,", "g.", "VA"]
    said = ""
    for _ in range(25):
        pending = " ".join(random.choice(words, int(random.integers(0, 4))))
        view.show_caption(growing(100, settled=said, pending=f" {pending}" if pending else ""))
        screen = on_screen(view)
        whole = gray_of(view.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8))
        assert (screen == whole).all()
        said = f"{said} {random.choice(words)}".strip()
