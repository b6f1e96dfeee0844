"""Systems to measure that are no models: loaded in processes of their own, as real ones are."""

import os
import time
from functools import partial

import numpy as np

from captioner.bench.run import OwnEngine, Run
from captioner.bench.system import Item, Loaded, Result, SystemSpec
from captioner.config import RecognitionConfig
from captioner.errors import BenchError, ModelFileError
from captioner.events import Closed, Segment, StageTimes, Transcript
from captioner_models.variants import Variant

TIMES = StageTimes(0.001, 0.002, 0.003)


class Counting:
    """Says how long the window is and how many it has had."""

    def __init__(self):
        self.n_read = 0

    def transcribe(self, segment, _cancelled):
        self.n_read += 1
        text = f"{len(segment.samples)} samples, number {self.n_read}"
        return Transcript(text, (), 0.0, 0.0, TIMES, passes=7)

    def close(self):
        pass


class Failing(Counting):
    """Fails on the second window."""

    def transcribe(self, segment, cancelled):
        if self.n_read:
            raise RuntimeError("out of order")
        return super().transcribe(segment, cancelled)


class Dying(Counting):
    """Takes its process with it."""

    def transcribe(self, _segment, _cancelled):
        os._exit(3)


def refuse():
    raise ModelFileError("the weights are gone", hint="Fetch them.")


def hang():
    time.sleep(600)


def counting(name="counting", **options):
    return SystemSpec(name, "a system that counts", Counting, **options)


def failing():
    return SystemSpec("failing", "a system that fails on its second window", Failing)


def dying():
    return SystemSpec("dying", "a system that ends its process", Dying)


def refusing():
    return SystemSpec("refusing", "a system that does not load", partial(refuse))


def item(n=0, condition="clean", reference="", length=1600, closed=Closed.END_OF_STREAM):
    window = Segment(n, np.zeros(length, np.float32), 0, closed)
    return Item(f"item {n}", window, reference, condition)


def reading(text="", total_s=0.1, passes=0):
    return Result(text, total_s, total_s, 0.01, 0.02, 0.03, passes)


class Reader:
    """In the place of a process: says what it is told, and writes down when it was asked."""

    def __init__(self, name="", log=None, text="", total_s=0.1, fails_on=None):
        self.name = name
        self.log = [] if log is None else log
        self._reading = reading(text, total_s)
        self._fails_on = fails_on

    def read(self, asked):
        self.log.append((self.name, asked.id))
        if asked.id == self._fails_on:
            raise BenchError("broken")
        return self._reading


LOADED = Loaded(
    before_bytes=20_000_000,
    loaded_bytes=80_000_000,
    warm_bytes=90_000_000,
    resident_before_bytes=40_000_000,
    resident_bytes=120_000_000,
    load_s=0.5,
    cores=(),
    n_threads=1,
)


class Stand(Reader):
    """In the place of a `Worker`: costs grow with the window, memory with the windows read."""

    def __init__(self, spec, per_s=0.01, text="as it was said"):
        super().__init__(spec.name)
        self.loaded = LOADED
        self.closed = False
        self._per_s = per_s
        self._text = text

    def read(self, asked):
        super().read(asked)
        spent_s = self._per_s * (1.0 + asked.segment.duration_s)
        text = asked.reference or self._text
        return Result(text, spent_s, spent_s / 2, 0.001, spent_s / 2, spent_s / 4, 5)

    def ask(self, _job, _limit_s=0.0):
        return LOADED.warm_bytes + 100 * len(self.log)

    def close(self):
        self.closed = True


def own_engine(folder):
    """An engine whose variants are all in `folder` and are never opened."""
    return OwnEngine(
        model="tiny.en",
        fingerprint="f00d",
        config=RecognitionConfig(),
        variant=Variant(),
        folder_of=lambda _variant: folder,
    )


def heard(frame):
    """A detector that hears every sound."""
    return float(frame.any())


def run_of(folder, pool, clips, *, systems=None, quick=True):
    own = own_engine(folder)
    every = systems or (own.system("captioner", "ours"), counting("faster-whisper"))
    return Run(
        quick=quick,
        iterations=1,
        clips=clips,
        own=own,
        systems=tuple(every),
        pool=pool,
        normalise=str.lower,
        make_vad=lambda: heard,
    )
