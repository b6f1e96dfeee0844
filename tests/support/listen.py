"""Listen until stdin ends; tell on stdout, a JSON object a line: listen.py [computer].

Hears the default microphone, or with `computer` system audio.

`{"problem": text or null}` when that changes, `{"start_s": …, "lost_s": …, "pitch_hz": …,
"level_db": …}` for about every tenth of a second heard, with what was lost since the last line.
"""

import json
import sys
import threading

import numpy as np

from captioner.audio.computer import computer_sound
from captioner.audio.microphone import Microphone
from captioner.units import SAMPLE_RATE, seconds
from support.sounds import pitch_hz


def tell(**facts):
    print(json.dumps(facts), flush=True)  # noqa: T201 - the other process reads it


def listen(source, stopping):
    pending, start, lost = np.empty(0, np.float32), 0, 0
    problem = ""
    with source as microphone:
        while not stopping.is_set():
            chunk = microphone.read(0.1)
            status = microphone.status
            if str(status.problem) != problem:
                problem = str(status.problem)
                tell(problem=status.problem and str(status.problem))
            if chunk is None:
                continue
            if chunk.lost or not len(pending):
                pending, start = np.empty(0, np.float32), chunk.start
            lost += chunk.lost
            pending = np.concatenate((pending, chunk.samples))
            if len(pending) >= SAMPLE_RATE // 10:
                tell(
                    start_s=seconds(start),
                    lost_s=seconds(lost),
                    pitch_hz=float(pitch_hz(pending)) if pending.any() else 0.0,
                    level_db=10 * np.log10(max(float(np.square(pending).mean()), 1e-12)),
                )
                pending, lost = np.empty(0, np.float32), 0


if __name__ == "__main__":
    over = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), over.set()), daemon=True).start()
    listen(computer_sound() if "computer" in sys.argv[1:] else Microphone(), over)
