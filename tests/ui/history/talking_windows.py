"""A window that captions into a history, in a process of its own: talking_windows.py FOLDER.

Writes "kept" when settled words of a sentence that goes on are in the session's file.
"""

import sys
import threading
from pathlib import Path

from captioner_ui.app import run_window
from captioner_ui.launch import leave
from captioner_ui.sections.history import HistorySettings
from captioner_ui.settings import Settings
from captioner_ui.settings_store import SettingsStore
from captioner_ui.source_choice import DEFAULT_MICROPHONE, FirstSource
from support.sessions import LISTENING, grown, said


class TalkingEngine:
    """Captions two and a half sentences, and then nothing."""

    def __init__(self, sink):
        self._sink = sink
        self._end = threading.Event()

    def start(self):
        self._sink(LISTENING)
        self._sink(said(0, "It was the best of times.", 0.0))
        self._sink(said(1, "It was the worst", 2.5))
        self._sink(grown(2, "of", " times it was", 5.0, 6.0))
        self._sink(grown(2, "of times,", " it was the", 5.0, 7.0))

    def stop(self):
        self._end.set()

    def wait(self):
        self._end.wait()


def make_engine(_choice, sink, _progress):
    return TalkingEngine(sink)


def tell_when_kept(folder):
    """Appearance until it is there, on a thread that ends with the process."""
    pause = threading.Event()
    while not any(b'"x":" times,"' in path.read_bytes() for path in folder.glob("*.jsonl")):
        pause.wait(0.05)
    sys.stdout.write("kept\n")
    sys.stdout.flush()


if __name__ == "__main__":
    kept_in = Path(sys.argv[1])
    threading.Thread(target=tell_when_kept, args=(kept_in,), daemon=True).start()
    settings = Settings(history=HistorySettings(folder=str(kept_in)))
    first = FirstSource(DEFAULT_MICROPHONE, asked_for=True)
    sys.exit(leave(run_window(make_engine, list, first, SettingsStore(settings))))
