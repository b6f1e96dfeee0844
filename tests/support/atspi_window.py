"""The window with its dialogs open, for a screen reader to walk through; ends with its input."""

import sys

from PySide6.QtCore import QSocketNotifier

from looks import STATES
from looks_stage import Look, Stage

stage = Stage(Look(sys.argv[1]))
stage.app.setApplicationName("captioner")
STATES[sys.argv[1]](stage)
stage.settle()
ended = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
ended.activated.connect(stage.app.quit)
sys.stdout.write("ready\n")
sys.stdout.flush()
stage.app.exec()
