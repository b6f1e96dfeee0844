"""The mark of a growing caption hangs beside its text and moves no word."""

import pytest
from PySide6.QtGui import QFontMetricsF, QTextDocument

from captioner_ui.caption_view import CaptionView
from captioner_ui.growing_mark import mark_px, unmarked
from captioner_ui.style.fonts import load_fonts
from support.events import final, growing

pytestmark = pytest.mark.ui

SENTENCE = "It was the best of times, it was the worst of times, it was the age of wisdom."


@pytest.fixture(params=["", "Atkinson Hyperlegible"])
def view(qtbot, request):
    load_fonts()
    view = CaptionView(size_pt=24)
    view.set_font_family(request.param)
    qtbot.addWidget(view)
    view.resize(600, 300)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.mark.parametrize("width", range(240, 840, 20))
def test_the_mark_of_a_growing_caption_never_takes_a_line_of_its_own(view, width):
    view.resize(width, 300)
    words = SENTENCE.split()
    for n in range(1, len(words)):
        said = " ".join(words[:n])
        view.show_caption(growing(0, settled=said))
        grown = lines_of(view)
        view.show_caption(growing(0, settled=said, pending=f" {words[n]}"))
        pending = lines_of(view)
        plain = QTextDocument(f"{said} {words[n]}", view)
        lay_out_as(view, plain)

        assert len(pending) - len(grown) in (0, 1)
        assert pending == lines_of_document(plain)


@pytest.mark.parametrize("width", range(240, 840, 20))
def test_no_word_moves_to_another_line_when_its_caption_is_final(view, width):
    view.resize(width, 300)
    words = SENTENCE.split()
    for n in range(1, len(words) + 1):
        said = " ".join(words[:n])
        view.show_caption(growing(n, settled=said))
        grown = lines_of(view)
        view.show_caption(final(n, said))

        assert lines_of(view) == grown


def lines_of(view):
    """The words of each line of what is shown last, without the mark."""
    return [line.rstrip() for line in lines_of_document(view.document())]


def lines_of_document(document):
    document.documentLayout().documentSize()
    block = document.lastBlock()
    layout, text = block.layout(), unmarked(block.text())
    lines = [layout.lineAt(n) for n in range(layout.lineCount())]
    return [
        text[line.textStart() : line.textStart() + line.textLength()].rstrip() for line in lines
    ]


def lay_out_as(view, document):
    document.setDefaultFont(view.font())
    document.rootFrame().setFrameFormat(view.document().rootFrame().frameFormat())
    document.setTextWidth(view.document().textWidth())


def test_a_mark_from_right_to_left_hangs_at_the_left(view):
    view.show_caption(growing(0, settled="שלום", pending=" עולם"))

    document = view.document()
    line = document.firstBlock().layout().lineAt(0)
    frame = document.rootFrame().frameFormat()
    assert document.firstBlock().layout().lineCount() == 1
    assert frame.leftMargin() == frame.rightMargin() > mark_px(view.font()) - 1
    assert line.naturalTextWidth() == pytest.approx(
        QFontMetricsF(view.font()).horizontalAdvance("שלום עולם"), abs=1.5
    )
