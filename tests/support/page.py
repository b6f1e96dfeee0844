"""The script of the captions' page, run without a browser."""

import json
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

NODE = shutil.which("node")
HARNESS = Path(__file__).with_name("page_harness.js")
LIMIT_S = 30

needs_node = pytest.mark.skipif(NODE is None, reason="the page's script needs node to be run")


def run(path, *steps):
    """What the page at `path` shows and says after each step: a message, or {"wait_s": N}."""
    script = files("captioner.outputs") / "page" / "captions.js"
    done = subprocess.run(
        [NODE, str(HARNESS), str(script), path, json.dumps(steps)],
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=True,
    )
    return json.loads(done.stdout)
