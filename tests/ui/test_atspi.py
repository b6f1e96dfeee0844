"""The window as the desktop's screen readers find it, on a real bus of accessibility."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

import translations
from support.atspi import Tree, bus

pytestmark = [pytest.mark.ui, pytest.mark.slow]

CONTROLS = {
    "push button",
    "check box",
    "radio button",
    "combo box",
    "button menu",
    "menu item",
    "list item",
    "page tab",
    "slider",
    "spin button",
    "text",
    "tree",
    "table",
}
MARKUP = re.compile(r"</?\w+>|&\w+;")
WINDOW = Path(__file__).parents[1] / "support/atspi_window.py"
STATES = ["settings", "sessions", "figures"]


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """The tree of the window, with one of its dialogs open each."""
    folders = [str(translations.ROOT / name) for name in (".", "ui", "models", "packaging")]
    with bus(tmp_path_factory.mktemp("bus")) as environment:
        environment["PYTHONPATH"] = ":".join(folders)
        trees = {}
        for state in STATES:
            with subprocess.Popen(
                [sys.executable, WINDOW, state],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
            ) as program:
                assert program.stdout.readline() == "ready\n"
                trees[state] = Tree(environment).of("captioner")
                program.stdin.close()
                program.wait(20)
        yield trees


@pytest.fixture(params=STATES)
def nodes(found, request):
    return [*found[request.param].all()]


def test_every_control_that_is_shown_has_a_name(nodes):
    nameless = [
        (node.role, node.description)
        for node in nodes
        if node.showing and (node.focusable or node.role in CONTROLS) and not node.name
        if node.role != "list"  # of a combo box, which has the name
    ]

    assert nameless == []


def test_every_list_to_choose_from_says_what_is_chosen(nodes):
    lists = [node for node in nodes if node.role == "combo box"]

    assert lists
    assert [node.name for node in lists if not (node.labelled or node.description)] == []


def test_what_takes_the_keys_has_a_role(nodes):
    unknown = {"unknown", "invalid", "filler", "panel"}
    found = [node for node in nodes if node.focusable and node.showing and node.role in unknown]

    assert [node.role for node in found if not _is_scrolled(node)] == []


def _is_scrolled(node):
    """Qt has no better role for an area that is scrolled by keys."""
    return node.role == "filler" and node.name and any(one.name for one in node.all())


def test_nothing_is_read_out_with_markup(nodes):
    told = [(node.name, node.description) for node in nodes if node.showing]

    assert [words for words in told if MARKUP.search(" ".join(words))] == []


def test_the_window_has_its_parts_in_the_order_of_reading(found):
    names = [node.name for node in found["figures"].all() if node.showing]
    parts = ["Captioner", "Listening", "Captions"]

    assert [name for name in names if name in parts] == parts


def test_what_is_open_is_a_dialog_or_a_window_with_a_name(found):
    for state, name in (("settings", "Settings"), ("sessions", "Sessions"), ("figures", "Figures")):
        tops = [top for top in found[state].children if top.showing]
        assert name in [top.name for top in tops]
        assert {top.role for top in tops} <= {"frame", "dialog"}
