"""The page of captions in a real browser: whole lines, at rest, in colours that can be read."""

import queue
import random
import re
from dataclasses import fields, replace

import numpy as np
import pytest

pytest.importorskip("PySide6", reason="its colours are those of the window")

from PySide6.QtGui import QImage

from captioner.events import Origin
from captioner.outputs.config import OutputConfig
from captioner.outputs.outputs import Outputs
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.style.tokens import CALM_MS, DARK, HIGH_CONTRAST, LIGHT
from support.browser import browser, needs_chromium
from support.contrast import contrast
from support.events import COMPUTER, final, growing

pytestmark = [needs_chromium, pytest.mark.slow]

LIMIT_S = 30
SAID = (
    "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age "
    "of foolishness, it was the epoch of belief, it was the epoch of incredulity."
)
WORDS = SAID.split()
ANN, BEN = Origin(speaker=1, speaker_name="Ann"), Origin(speaker=2)
BOX = "document.getElementById('captions')"
LINES = """
(() => {
  const walker = document.createTreeWalker(document.getElementById('captions'), 4);
  const edge = document.getElementById('captions').getBoundingClientRect();
  const lines = new Map();
  for (let node; (node = walker.nextNode()); ) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const middle = Math.round((box.top + box.bottom) / 2);
      if (box.width && middle > edge.top && middle < edge.bottom)
        lines.set(middle, Math.min(box.left, lines.get(middle) ?? 1e9));
    }
  }
  return [...lines].sort((one, other) => one[0] - other[0]);
})()
"""


@pytest.fixture(scope="module")
def open_page(tmp_path_factory):
    with browser(tmp_path_factory.mktemp("chromium")) as opened:
        yield opened


class Served:
    """Captions that are served, and pages that show them."""

    def __init__(self, open_page):
        told = queue.SimpleQueue()
        self._open = open_page
        self._outputs = Outputs(OutputConfig(serve=True, port=0), told.put)
        self._outputs.start()
        self._port = re.search(r":(\d+)/", told.get(timeout=LIMIT_S)).group(1)

    def open(self, path, **size):
        page = self._open(f"http://127.0.0.1:{self._port}{path}", **size)
        page.wait_for("document.getElementById('state').textContent === ''")
        return page

    def show(self, page, caption, words):
        """Say it, and wait until the page has these words."""
        self._outputs.show(caption)
        page.wait_for(f"{BOX}.textContent.includes({words!r})")

    def stop(self):
        self._outputs.stop()


@pytest.fixture
def served(open_page):
    served = Served(open_page)
    yield served
    served.stop()


def pixels(page):
    """(height, width, 4): blue, green, red, alpha."""
    image = QImage.fromData(page.picture()).convertToFormat(QImage.Format.Format_ARGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width()].astype(int)


@pytest.mark.parametrize("size", [17, 33, 48])
@pytest.mark.parametrize("n_lines", [1, 2, 3])
def test_as_many_visual_lines_are_seen_as_are_asked_for_and_none_is_cut(served, size, n_lines):
    page = served.open(f"/obs?lines={n_lines}&size={size}", width=800, height=400)

    served.show(page, final(0, SAID, ANN), "incredulity")
    served.show(page, final(1, SAID, BEN), "Speaker 2")

    line = round(1.35 * size)
    box = page.value(f"{BOX}.getBoundingClientRect().toJSON()")
    assert len(page.value(LINES)) == n_lines
    assert (box["height"], page.value(f"{BOX}.scrollTop") % line) == (n_lines * line, 0)
    ink = (pixels(page)[..., 3] > 200).any(axis=1)
    assert not ink[: int(box["top"])].any()
    assert not ink[int(box["top"])]  # letters end below the edge


def test_words_stay_where_they_are_while_more_come(served):
    page = served.open("/obs?lines=2&size=40", width=900, height=300)

    lefts, lows = set(), set()
    for n in range(1, len(WORDS)):
        served.show(page, growing(0, "", " ".join(WORDS[:n])), WORDS[n - 1])
        lines = page.value(LINES)
        lefts |= {left for _, left in lines}
        lows.add(lines[-1][0])

    assert len(lefts) == 1
    assert len(lows) == 1  # the newest line has one place


def test_a_label_stays_at_the_first_line_that_is_seen_in_its_colour(served):
    page = served.open("/obs?lines=2&size=40", width=900, height=300)

    served.show(page, final(0, SAID, ANN), "incredulity")

    label = page.value(f"{BOX}.querySelector('.label').getBoundingClientRect().toJSON()")
    assert label["top"] >= page.value(f"{BOX}.getBoundingClientRect().top")
    seen = pixels(page)[..., 2::-1].reshape(-1, 3)
    assert (seen == [int(DARK.names[0][n : n + 2], 16) for n in (1, 3, 5)]).all(axis=1).any()


def test_a_line_that_is_taken_back_does_not_roll_the_others_down(served):
    page = served.open("/obs?lines=3&size=40", width=900, height=400)
    served.show(page, final(0, "Above."), "Above")
    served.show(page, growing(1, "", SAID[:59]), SAID[:59])
    before = page.value(LINES)

    served.show(page, growing(1, "", "It was"), "It was")
    page.wait_for(f"!{BOX}.textContent.includes('best')")

    assert page.value(LINES) == before[:-1]


def test_captions_fade_when_nobody_speaks_and_leave_nothing(served):
    page = served.open("/obs?fade=1", width=900, height=300)
    served.show(page, final(0, "Hello."), "Hello")

    page.wait_for(f"{BOX}.classList.contains('silent')")
    page.wait_for(f"{BOX}.textContent === ''")

    assert not pixels(page)[..., 3].any()


def test_who_asks_for_no_motion_sees_none(served):
    page = served.open("/obs?fade=1", width=900, height=300)
    page.prefer(prefers_reduced_motion="reduce")
    served.show(page, final(0, "Hello."), "Hello")

    page.wait_for(f"{BOX}.classList.contains('silent')")

    assert page.value(f"getComputedStyle({BOX}).transitionDuration") == "0s"


def test_a_page_for_reading_scrolls_and_has_all(served):
    page = served.open("/", width=500, height=300)

    for n in range(8):
        served.show(page, final(n, f"{n}. {SAID}", replace(BEN, speaker=1 + n % 2)), f"{n}. ")

    end = page.value(
        "(() => { const e = document.documentElement;"
        " return [e.scrollTop + e.clientHeight, e.scrollHeight]; })()"
    )
    assert end[0] == pytest.approx(end[1], abs=1)
    assert page.value(f"{BOX}.childElementCount") == 8


@pytest.mark.parametrize(
    ("told", "colours"),
    [
        ({"prefers_color_scheme": "light"}, LIGHT),
        ({"prefers_color_scheme": "dark"}, DARK),
        ({"prefers_contrast": "more"}, HIGH_CONTRAST),
    ],
)
def test_its_colours_are_those_of_the_window(served, told, colours):
    page = served.open("/")
    page.prefer(**told)

    names = {f"--name{n}": colour for n, colour in enumerate(colours.names)}
    roles = {f"--{role}": getattr(colours, role) for role in ("base", "text", "quiet", "pending")}
    seen = {
        name: page.value(f"getComputedStyle(document.documentElement).getPropertyValue('{name}')")
        for name in (*names, *roles)
    }
    assert {name: value.strip() for name, value in seen.items()} == names | roles


def test_sources_have_colours_too_and_each_is_read_on_black_and_on_its_edge(served):
    page = served.open("/obs")
    served.show(page, final(0, "Hello.", COMPUTER), "Hello")

    (red, green, blue) = re.findall(
        r"\d+", page.value(f"getComputedStyle({BOX}.querySelector('.label')).color")
    )[:3]

    assert contrast(f"#{int(red):02x}{int(green):02x}{int(blue):02x}", "#000000") >= 7


def test_page_and_overlay_wait_as_long(served):
    page = served.open("/obs")
    (fade_s,) = (one.default for one in fields(OverlaySettings) if one.name == "fade_s")

    assert page.value("[fadeMs, FADED_MS]") == [1000 * fade_s, CALM_MS]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_said_lines_are_whole_and_the_newest_is_lowest(served, seed):
    chance = random.Random(seed)
    n_lines, size = chance.randint(1, 4), chance.randint(20, 60)
    page = served.open(f"/obs?lines={n_lines}&size={size}", width=800, height=500)
    line = round(1.35 * size)

    for segment in range(15):
        origin = chance.choice([ANN, BEN, COMPUTER])
        said = " ".join(chance.sample(WORDS, chance.randint(1, 20))) + f" {segment}."
        growing_first = chance.random() < 0.7
        if growing_first:
            served.show(page, growing(segment, "", said, origin=origin), f" {segment}.")
        served.show(page, final(segment, said, origin), f" {segment}.")

        box = page.value(f"{BOX}.getBoundingClientRect().toJSON()")
        lines = page.value(LINES)
        assert 1 <= len(lines) <= n_lines
        assert (box["height"] % line, page.value(f"{BOX}.scrollTop") % line) == (0, 0)
        assert box["bottom"] - line < lines[-1][0] < box["bottom"]
