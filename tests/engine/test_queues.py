"""What the live path must not rely on."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "captioner"
LIVE = [path for part in ("audio", "vad", "asr", "engine") for path in (ROOT / part).glob("*.py")]


@pytest.mark.parametrize("path", LIVE, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_nobody_asks_a_queue_for_its_length_or_sends_sound_to_another_process(path):
    tree = ast.parse(path.read_text("utf-8"))

    called = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imported = {
        n.name for node in ast.walk(tree) if isinstance(node, ast.Import) for n in node.names
    }
    imported |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}

    assert "qsize" not in called
    assert not any(str(name).startswith("multiprocessing") for name in imported)
