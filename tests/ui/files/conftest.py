"""Recordings that are read by a program of the test's own."""

import sys
import textwrap

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

PRELUDE = """
import json, sys, threading, time

def tell(**fact):
    sys.stdout.write(json.dumps(fact) + "\\n")
    sys.stdout.flush()

def kept(session=None, **more):
    told = dict(session=session, read_s=2.0, doubtful=False, stopped=False, error=None,
                problem=None, hint=None)
    tell(type="kept", file=sys.argv[-1], **{**told, **more})
"""


@pytest.fixture
def program(tmp_path):
    """A command that does what the text says in place of `captioner`."""

    def write(text, name="reads.py"):
        path = tmp_path / name
        path.write_text(PRELUDE + textwrap.dedent(text), "utf-8")
        return [sys.executable, str(path)]

    return write
