"""A window in a process of its own, with an engine that cannot be stopped: windows.py STATE.

Writes "begun" when captioning begins, which is after the first paint.
"""

import sys
import threading

from captioner.events import EngineState, StateChanged
from captioner_ui.app import run_window
from captioner_ui.launch import leave
from captioner_ui.source_choice import FirstSource


class StuckEngine:
    """Goes as far as a state, then hangs; not even on a daemon thread."""

    def __init__(self, sink, state):
        self._sink = sink
        self._state = state

    def start(self):
        self._sink(StateChanged(self._state))
        threading.Thread(target=self.wait, daemon=False).start()
        sys.stdout.write("begun\n")
        sys.stdout.flush()

    def stop(self):
        pass

    def wait(self):
        threading.Event().wait()


def make_stuck_engine(_choice, sink, _progress):
    return StuckEngine(sink, EngineState(sys.argv[1]))


if __name__ == "__main__":
    sys.exit(leave(run_window(make_stuck_engine, list, FirstSource())))
