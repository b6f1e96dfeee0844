"""What a screen reader of the desktop finds: the tree of AT-SPI, read on a bus of its own."""

import contextlib
import json
import os
import shutil
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

LIMIT_S = 20
TOOLS = ("Xvfb", "dbus-daemon", "busctl")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
FOCUSABLE, SHOWING = 11, 25  # bits of the state: numbers of AtspiStateType
LABELLED_BY = 2  # of AtspiRelationType


@dataclass
class Node:
    """One accessible object."""

    role: str
    name: str
    description: str
    focusable: bool
    showing: bool
    labelled: bool = False
    """Whether another one is its label; asked of lists, whose name is what is chosen."""
    children: list = field(default_factory=list)

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()


@contextlib.contextmanager
def bus(folder):
    """A display, a session bus and that of accessibility; gives the environment to run in."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not any(Path(launcher).exists() for launcher in LAUNCHERS):
        missing.append("at-spi2-core")
    if missing:
        pytest.skip(f"the tree of AT-SPI needs {', '.join(missing)}, which is not installed")
    with contextlib.ExitStack() as running:
        screen = ["Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp"]
        display = _line(running, [*screen, "-screen", "0", "1280x1024x24"], os.environ)
        environment = {**os.environ, "DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}
        environment |= {"XDG_RUNTIME_DIR": str(folder), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        environment |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
        daemon = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        session = _line(running, [*daemon, f"--address=unix:dir={folder}"], environment)
        yield environment | {"DBUS_SESSION_BUS_ADDRESS": session}


def _line(running, command, environment):
    """The first line that a program says, which is ended with `running`."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    running.callback(_end, process)
    return process.stdout.readline().strip()


def _end(process):
    process.terminate()
    process.wait(10)
    process.stdout.close()


class Tree:
    """Of the programs that have said who they are to the bus of accessibility."""

    def __init__(self, environment):
        self._environment = environment
        where = environment["DBUS_SESSION_BUS_ADDRESS"]
        self._address = self._call(
            where, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"
        )

    def of(self, program):
        """The tree of the program of this name, once it is there."""
        until = time.monotonic() + LIMIT_S
        while True:
            for name, path in self._children("org.a11y.atspi.Registry", ROOT):
                if self._property(name, path, "Name") == program:
                    return self._node(name, path)
            assert time.monotonic() < until, f"{program} is not on the bus"

    def _node(self, name, path):
        low, high = self._call(self._address, name, path, ACCESSIBLE, "GetState")
        state = low | high << 32
        role = self._call(self._address, name, path, ACCESSIBLE, "GetRoleName")
        children = [] if role == "list" else self._children(name, path)
        return Node(
            role=role,
            name=self._property(name, path, "Name"),
            description=self._property(name, path, "Description"),
            focusable=bool(state >> FOCUSABLE & 1),
            showing=bool(state >> SHOWING & 1),
            labelled=role == "combo box" and self._is_labelled(name, path),
            children=[self._node(*child) for child in children],
        )

    def _is_labelled(self, name, path):
        relations = self._call(self._address, name, path, ACCESSIBLE, "GetRelationSet")
        return LABELLED_BY in [kind for kind, _ in relations]

    def _children(self, name, path):
        return self._call(self._address, name, path, ACCESSIBLE, "GetChildren")

    def _property(self, name, path, which):
        return self._run(self._address, "get-property", name, path, ACCESSIBLE, which)["data"]

    def _call(self, address, *words):
        return self._run(address, "call", *words)["data"][0]

    def _run(self, address, *words):
        command = ["busctl", f"--address={address}", "--json=short", *words]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=LIMIT_S, env=self._environment
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)
