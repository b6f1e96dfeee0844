"""The `captioner` command in a process of its own, its window watched: display.py ARGUMENTS.

Tells what windows.py tells, of whatever window the arguments open, and that it fills the screen.
"""

import sys
import threading

from windows import Watcher

import captioner_ui.app
from captioner_ui.launch import main

run_window = captioner_ui.app.run_window


def run_watched(make_engine, *rest):
    """As run_window, with a watcher from the moment the first engine is made."""
    watcher = Watcher()

    def make_watched(choice, sink, progress):
        watcher.begun.emit()
        return make_engine(choice, sink, progress)

    threading.Thread(target=watcher.read, daemon=True).start()
    return run_window(make_watched, *rest)


captioner_ui.app.run_window = run_watched
sys.exit(main())
