"""What the page about other captioners claims is shown by a test or picture that exists."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/peers.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
LINKED = re.compile(r"\]\(([\w./-]+)\)")


def rows():
    """Cells of each row of each table, without the heads."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "What"]


@cache
def defined_in(path):
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_row_names_a_test_or_says_that_it_is_not_here():
    silent = [
        what
        for what, _, here, shown in rows()
        if bool(NAMED.search(shown)) == here.startswith("Not here")
    ]

    assert len(rows()) >= 45
    assert silent == []


def test_every_test_that_is_named_exists():
    missing = [
        f"{path}::{name}"
        for path, name in NAMED.findall(PAGE.read_text("utf-8"))
        if not (ROOT / path).is_file() or name not in defined_in(path)
    ]

    assert missing == []


def test_every_picture_that_is_linked_exists():
    links = LINKED.findall(PAGE.read_text("utf-8"))

    assert [link for link in links if not (PAGE.parent / link).is_file()] == []
