"""The table of what other captioners stumbled over is whole, and its tests exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FAILURES, DEFECTS = "Kinds of failure", "Defects of the program before this one"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def rows(title):
    """Cells of each numbered row below a heading, by number."""
    page = (ROOT / "docs/survived.md").read_text("utf-8")
    part = page.partition(f"## {title}\n")[2].partition("\n## ")[0]
    cells = [line.strip("|").split("|") for line in part.splitlines() if re.match(r"\| \d", line)]
    return [(int(number), *map(str.strip, others)) for number, *others in cells]


@cache
def defined_in(path):
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("title", "n_rows"), [(FAILURES, 50), (DEFECTS, 14)])
def test_no_row_is_missing(title, n_rows):
    assert [row[0] for row in rows(title)] == list(range(1, n_rows + 1))
    assert {len(row) for row in rows(title)} == {4}


@pytest.mark.parametrize("title", [FAILURES, DEFECTS])
def test_every_row_names_a_test_or_says_why_there_is_none(title):
    silent = [
        number
        for number, _, here, tests in rows(title)
        if not NAMED.search(tests) and "Not yet" not in here and "cannot arise" not in here
    ]

    assert silent == []


def test_every_test_that_is_named_exists():
    named = NAMED.findall((ROOT / "docs/survived.md").read_text("utf-8"))

    missing = [
        f"{path}::{name}"
        for path, name in named
        if not (ROOT / path).is_file() or name not in defined_in(path)
    ]

    assert len(named) >= 100
    assert missing == []
