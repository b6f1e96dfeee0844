"""A process of ours that tells what happens on stdout, one JSON object a line.

    with Teller("-m", "support.listen", environment=there) as teller:
        teller.wait_for(lambda told: told.get("problem"))
    assert teller.exit_code == 0

The process ends when its stdin is closed, or when it is interrupted.
"""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

TESTS = Path(__file__).parents[1]
PATIENCE_S = 30.0  # nothing here takes that long; a test that waits longer has failed
CAPTIONER = ("-c", "import sys; from captioner_ui.launch import main; sys.exit(main())")
"""The `captioner` command of the running environment, as arguments of Python."""


def python_path(environment):
    """`environment`, in which Python finds what it finds here, and the tests' support."""
    paths = [str(TESTS), *filter(None, sys.path)]
    return {**environment, "PYTHONPATH": os.pathsep.join(paths)}


class Teller:
    """Python with arguments. `told` has all that was read from it so far.

    A `python` other than this one is started with just the environment that is given.
    """

    def __init__(self, *arguments, environment, python=None, patience_s=PATIENCE_S):
        self.told = []
        self.exit_code = None
        self._patience_s = patience_s
        self._process = subprocess.Popen(
            [python or sys.executable, *map(str, arguments)],
            env=environment if python else python_path(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lines = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            self._lines.put(json.loads(line))
        self._lines.put(None)

    @property
    def pid(self):
        """Of the process."""
        return self._process.pid

    def wait_for(self, fact):
        """What it tells next for which `fact` holds."""
        patience = time.monotonic() + self._patience_s
        while (left_s := patience - time.monotonic()) > 0:
            try:
                told = self._lines.get(timeout=left_s)
            except queue.Empty:
                break
            assert told is not None, f"it ended without saying so; at last: {self.told[-3:]}"
            self.told.append(told)
            if fact(told):
                return told
        raise TimeoutError(f"at last: {self.told[-3:]}")

    def say(self, words):
        """Write a line to its stdin."""
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()

    def interrupt(self):
        """As Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)

    def stand_still(self):
        """As a machine that goes to sleep makes it: none of its threads runs."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self):
        """As it does when the machine wakes."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self):
        """As `kill -9` does."""
        self._process.kill()
        self.exit_code = self._process.wait(PATIENCE_S)
        self._reader.join(PATIENCE_S)
        self._process.stdin.close()
        self._process.stdout.close()

    def left(self):
        """Its exit code, once it has ended without being told to by us."""
        self._process.wait(PATIENCE_S)
        self.end()
        return self.exit_code

    def end(self):
        """Close its stdin and read the rest; everything it has told."""
        self._process.stdin.close()
        try:
            self.exit_code = self._process.wait(PATIENCE_S)
        finally:
            self._process.kill()
            self._process.wait()
            self._reader.join(PATIENCE_S)
            self._process.stdout.close()
        while (told := self._lines.get(timeout=PATIENCE_S)) is not None:
            self.told.append(told)
        return self.told

    def __enter__(self):
        return self

    def __exit__(self, kind, *_exc):
        if kind is not None:
            self._process.kill()  # the test has failed: do not wait for a polite end
        if self.exit_code is None:
            self.end()
