import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from captioner_ui.overlay.rolling import EMPTY, Row
from captioner_ui.overlay.row_painter import RowPainter, pending_colour, pieces
from captioner_ui.sections.overlay import OverlaySettings, TextEdge
from captioner_ui.style.tokens import DARK, LIGHT
from support.contrast import contrast

pytestmark = pytest.mark.ui

WIDTH = 600.0
WORDS = Row("Mind the gap")


def painted(row, scale=1.0, **look):
    return pixels(RowPainter(OverlaySettings(**look)).pictures([row], WIDTH, scale)[0].pixmap)


def pixels(picture):
    """(height, width, 4) blue, green, red, alpha, not premultiplied."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width()].astype(int)


def same(one, other):
    """Whether two pictures show the same letters.

    Qt gives the outline of a hinted letter 1/64 px narrower when it is asked a second time, which
    was seen to change the strength of a pixel at its rim by 22 of 255.
    """
    return one.shape == other.shape and np.abs(weighted(one) - weighted(other)).max() < 64


def weighted(shown):
    """Each colour as strong as it is seen: that of a pixel nearly transparent is chance."""
    alpha = shown[..., 3:]
    return np.concatenate([shown[..., :3] * alpha // 255, alpha], axis=2)


def ink(picture):
    return picture[..., 3] > 128


def red(picture):
    return ink(picture) & (picture[..., 2] > 200) & (picture[..., 0] < 100)


def test_an_outline_is_drawn_all_around_the_letters(qapp):
    bare = painted(WORDS, edge=TextEdge.NONE)
    outlined = painted(WORDS, edge=TextEdge.OUTLINE, edge_colour="#ff0000")
    left_bare, left = ink(bare).any(axis=0).argmax(), ink(outlined).any(axis=0).argmax()
    top_bare, top = ink(bare).any(axis=1).argmax(), ink(outlined).any(axis=1).argmax()

    assert red(bare).sum() == 0
    assert red(outlined).sum() > ink(bare).sum() / 2
    assert left < left_bare
    assert top < top_bare


def test_a_shadow_falls_to_the_right_and_down(qapp):
    bare = painted(WORDS, edge=TextEdge.NONE)
    shadowed = painted(WORDS, edge=TextEdge.SHADOW, edge_colour="#ff0000")
    extra = ink(shadowed) & ~ink(bare)

    assert extra.sum() > 200
    below = np.nonzero(ink(shadowed).any(axis=1))[0][-1]
    above = ink(shadowed).any(axis=1).argmax()
    assert below > np.nonzero(ink(bare).any(axis=1))[0][-1]
    assert above >= ink(bare).any(axis=1).argmax() - 1


def test_letters_stay_readable_on_top_of_their_edge(qapp):
    outlined = painted(WORDS, edge=TextEdge.OUTLINE, edge_colour="#ff0000")
    bare = painted(WORDS, edge=TextEdge.NONE)

    white = (outlined[..., :3].min(axis=2) > 200) & ink(outlined)
    assert white.sum() > 0.5 * ((bare[..., 3] > 220).sum())


def test_pending_words_differ_in_more_than_colour(qapp):
    settled = painted(Row("Mind the gap"), edge=TextEdge.NONE)
    pending = painted(Row("Mind", " the gap", growing=True), edge=TextEdge.NONE)
    lowest = np.nonzero(ink(settled).any(axis=1))[0][-1]  # of the letter p

    assert (
        ink(pending).sum(axis=1)[lowest - 12 :].sum()
        > ink(settled).sum(axis=1)[lowest - 12 :].sum()
    )
    assert ink(pending).any(axis=0).nonzero()[0][-1] > ink(settled).any(axis=0).nonzero()[0][-1]


@pytest.mark.parametrize(
    ("colour", "background"),
    [("#ffffff", "#000000"), ("#000000", "#ffffff"), ("#ffff00", "#000000")],
)
def test_pending_words_keep_a_contrast_of_seven_to_one(colour, background):
    look = OverlaySettings(colour=colour, background=background)

    assert contrast(pending_colour(look).name(), background) >= 7


def test_markup_is_painted_as_it_stands(qapp):
    plain = painted(Row("x"), edge=TextEdge.NONE)
    marked = painted(Row("<b>x</b> &amp; [i]y"), edge=TextEdge.NONE)

    assert ink(marked).any(axis=0).sum() > 6 * ink(plain).any(axis=0).sum()


def test_a_mark_of_direction_in_one_row_does_nothing_to_the_next(qapp):
    painter = RowPainter(OverlaySettings())

    after = pixels(painter.pictures([Row("\u202eabc"), WORDS], WIDTH, 1.0)[1].pixmap)

    assert same(after, painted(WORDS))


def test_a_caption_that_reads_from_the_right_stands_at_the_right(qapp):
    columns = ink(painted(Row("שלום", right_to_left=True), edge=TextEdge.NONE)).any(axis=0)

    assert columns.nonzero()[0][0] > WIDTH / 2


@pytest.mark.qt_log_ignore("OpenType support missing", extend=True)  # a script without a font
def test_emoji_and_many_scripts_are_painted_and_leave_the_others_alone(qapp):
    painter = RowPainter(OverlaySettings())
    before = painted(WORDS)

    painter.pictures([Row("🙂 👩‍👩‍👧 東京 नमस्ते \ud83d\ude42"), EMPTY], WIDTH, 1.0)

    assert same(painted(WORDS), before)


def test_a_row_that_stays_is_not_painted_again(qapp):
    painter = RowPainter(OverlaySettings())
    first = painter.pictures([WORDS, Row("", "next")], WIDTH, 1.0)[0].pixmap

    again = painter.pictures([WORDS, Row("next", " word")], WIDTH, 1.0)[0].pixmap

    assert again.cacheKey() == first.cacheKey()


def test_a_screen_of_scale_two_gets_twice_the_pixels(qapp):
    one, two = painted(WORDS), painted(WORDS, scale=2.0)

    assert two.shape[0] == 2 * one.shape[0]
    assert two.shape[1] == 2 * one.shape[1]


def test_text_is_cut_where_its_script_allows_a_new_line():
    assert pieces("and/or  not") == ["and/", "or  ", "not"]
    assert pieces("東京は、日本") == ["東", "京", "は、", "日", "本"]
    assert "".join(pieces("🙂 ok\ud800")) == "🙂 ok\ud800"


@pytest.mark.parametrize(
    ("background", "names"), [("#000000", DARK.names), ("#ffffff", LIGHT.names)]
)
@pytest.mark.parametrize("place", [0, 4, 7])
def test_a_label_has_the_colour_of_its_speaker_or_source_for_the_ground(background, names, place):
    look = {"background": background, "edge": TextEdge.NONE, "colour": "#808080", "size_pt": 48}
    shown = painted(Row("x", prefix="Ann: ", name=place), **look)

    wanted = QColor(names[place % len(names)])
    seen = shown[ink(shown)][:, :3].tolist()
    assert [wanted.blue(), wanted.green(), wanted.red()] in seen


def test_words_stand_where_they_would_beside_a_label_that_is_shown_on_another_row(qapp):
    shown = painted(Row("gap", prefix="Ann: "), edge=TextEdge.NONE)
    hidden = painted(Row("gap", indent="Ann: "), edge=TextEdge.NONE)
    begin = ink(hidden).any(axis=0).argmax()

    assert ink(shown).any(axis=0).argmax() < begin - 20
    assert same(shown[:, begin:], hidden[:, begin:])


@pytest.mark.parametrize("backwards", [False, True])
def test_a_picture_tells_how_far_its_words_reach(qapp, backwards):
    row = Row("Mind the gap", right_to_left=backwards)
    painter = RowPainter(OverlaySettings(edge=TextEdge.NONE))
    picture = painter.pictures([row], WIDTH, 1.0)[0]
    columns = ink(pixels(picture.pixmap)).any(axis=0).nonzero()[0] - painter.margin

    assert picture.left == pytest.approx(columns[0], abs=6)
    assert picture.right == pytest.approx(columns[-1], abs=6)
    assert picture.right - picture.left < WIDTH / 2
