"""Kept sessions without an engine, and a process that keeps one: sessions.py FOLDER."""

import sys
import threading
from pathlib import Path

from captioner.events import CaptionChanged, EngineState, Gap, GapReason, StateChanged, Word
from captioner.history.entry import Entry
from captioner.history.records import Grown, Said, end_line, header_line, line_of
from captioner.history.writer import SessionWriter, own_header

NOON_S = 1_700_000_000.0


class Kept:
    """A listener that remembers what it was told and lets a test wait for it."""

    def __init__(self):
        self.troubles = []
        self.path = None
        self._changed = threading.Condition()

    def on_kept(self, path):
        with self._changed:
            self.path = path
            self._changed.notify_all()

    def on_trouble(self, error):
        with self._changed:
            self.troubles.append(error)
            self._changed.notify_all()

    def wait_for(self, condition, timeout_s=5.0):
        with self._changed:
            assert self._changed.wait_for(condition, timeout_s)


def said(number, text, start_s, end_s=None, **fields):
    """A final caption of the stream."""
    end_s = start_s + 2 if end_s is None else end_s
    return CaptionChanged(
        number, text, "", True, round(start_s * 16_000), round(end_s * 16_000), **fields
    )


def grown(number, settled, pending, start_s=0.0, end_s=1.0, **fields):
    """A caption that is still being spoken."""
    return CaptionChanged(
        number, settled, pending, False, round(start_s * 16_000), round(end_s * 16_000), **fields
    )


def gap(start_s, end_s):
    return Gap(round(start_s * 16_000), round(end_s * 16_000), GapReason.LOST)


def words(*texts_and_starts):
    return tuple(Word(text, start_s, start_s, 0.0) for text, start_s in texts_and_starts)


LISTENING = StateChanged(EngineState.LISTENING)
STOPPED = StateChanged(EngineState.STOPPED)


def write_long(
    path: Path,
    n_captions: int,
    *,
    growth: int = 2,
    started_s: float = NOON_S,
    ended: bool = False,
) -> Path:
    """A session of `n_captions`, each of its own row, as the writer would leave it."""
    with path.open("wb") as file:
        file.write(header_line(own_header(started_s)))
        for n in range(n_captions):
            text = f"This is sentence number {n} of a long day, and it says nothing new."
            for part in range(growth):
                more = text[part * 10 : part * 10 + 10]
                file.write(line_of(Grown(n, n * 3.0, n * 3.0 + part, more)))
            entry = Entry(text=text, start_s=n * 3.0, end_s=n * 3.0 + 2.5)
            file.write(line_of(Said(n, entry)))
        file.write(end_line() if ended else b"")
    return path


def keep_until_killed(folder):
    """Caption three things, the third only begun; say so on stdout, then hang."""
    kept = Kept()
    writer = SessionWriter(Path(folder), kept)
    writer.post(LISTENING)
    writer.post(said(0, "It was the best of times.", 0.0))
    writer.post(said(1, "It was the worst", 2.5))
    writer.post(grown(2, "of", " times it was", 5.0, 6.0))
    writer.post(grown(2, "of times,", " it was the", 5.0, 7.0))
    kept.wait_for(lambda: kept.path and b'"x":" times,"' in kept.path.read_bytes())
    sys.stdout.write("kept\n")
    sys.stdout.flush()
    threading.Event().wait()


if __name__ == "__main__":
    keep_until_killed(sys.argv[1])
