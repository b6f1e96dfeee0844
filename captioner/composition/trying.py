"""Which model does this machine carry? Each captions a recording live, and is watched.

A model runs in a process of its own with the whole program around it: what is told is what a person
at this machine would see, its memory is that of captioning with it, and a model that takes its
process down is told and no more. Sound comes in real time, so a trial lasts as long as the
recording and the loading of the model.
"""

import json
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import psutil

from captioner.assets import demo_recording
from captioner.composition.another_process import OneProcess, last_words, program
from captioner.composition.trial_figures import Trial, Watched, recommended
from captioner_models.catalogue import Catalogue
from captioner_models.store import ModelStore

LOADING_S: Final = 180.0  # the longest that a model may take until it listens
MB: Final = 1e6
SILENT_S: Final = 60.0  # no word of it for so long, though it tells its figures each second


def demo_text() -> str:
    """What is said in the built-in recording."""
    return demo_recording().with_suffix(".txt").read_text("utf-8")


def names_to_try(store: ModelStore) -> list[str]:
    """The models that are built and whole."""
    return [model.name for model in store.installed() if not model.problem]


def best_here(
    trials: Iterable[Trial], catalogue: Catalogue, *, languages: bool = False
) -> str | None:
    """The one of them to take on this machine, as `recommended`; None if none keeps up."""
    memory_mb = psutil.virtual_memory().total / MB
    return recommended(trials, catalogue, memory_mb, languages=languages)


class ModelTrial:
    """One trial. `run` belongs to one thread; `stop` may be called on any."""

    def __init__(
        self,
        name: str,
        recording: Path | None = None,
        said: str | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        """Begin nothing yet.

        Args:
            name: of a model that is built.
            recording: to be captioned; None: the built-in one.
            said: what is said in it, for the errors; None: of the built-in one that is known, of
                another one it is not.
            command: what to start instead of the program.
        """
        self._name = name
        source = "demo" if recording is None else str(recording)
        self._said = demo_text() if said is None and recording is None else said or ""
        words = ("live", "--json", "--model", name, "--source", source)
        self._one = OneProcess(command or program(*words))

    def run(self, told: Callable[[float], None] = lambda _heard_s: None) -> Trial:
        """Caption the recording to its end. `told` gets the seconds of it that were heard."""
        watched = Watched()
        with tempfile.TemporaryFile() as said_last:
            process = self._one.start(subprocess.DEVNULL, said_last)
            if process is None:
                return Trial(name=self._name, problem="stopped")
            with process:
                hung = self._watch(process, watched, told)
            said_last.seek(0)
            problem = self._problem(process.returncode, said_last.read(), hung=hung)
        return problem or watched.trial(self._name, self._said)

    def stop(self) -> None:
        """End it; `run` returns soon."""
        if (process := self._one.stop()) is not None:
            process.kill()

    def _watch(
        self,
        process: "subprocess.Popen[bytes]",
        watched: Watched,
        told: Callable[[float], None],
    ) -> bool:
        """Take what it tells until it ends; whether it had to be ended, because it told nothing."""
        began_s = time.monotonic()
        hung = threading.Event()

        def end() -> None:
            hung.set()
            process.kill()

        patience = _after(LOADING_S, end)
        try:
            assert process.stdout is not None
            for event in _events(process.stdout):
                watched.take(event, time.monotonic() - began_s)
                if event["type"] == "stats":
                    patience.cancel()
                    patience = _after(SILENT_S, end)
                    told(event["captured_s"])
        except BaseException:
            process.kill()
            raise
        finally:
            patience.cancel()
        return hung.is_set()

    def _problem(self, code: int, said: bytes, *, hung: bool) -> Trial | None:
        """The trial of a process that did not end by itself and well; None of one that did."""
        if self._one.stopped:
            return Trial(name=self._name, problem="stopped")
        if hung:
            return Trial(name=self._name, problem="it hung and was ended")
        if code == 0:
            return None
        return Trial(name=self._name, problem=last_words(said, code))


def _after(delay_s: float, work: Callable[[], None]) -> threading.Timer:
    """Call `work` on a thread in so many seconds; it does not keep the program from ending."""
    timer = threading.Timer(delay_s, work)
    timer.daemon = True
    timer.start()
    return timer


def _events(stream: IO[bytes]) -> Iterator[dict[str, Any]]:
    """The objects among the lines of a process; half a line of one that was ended is none."""
    for line in stream:
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if isinstance(event, dict) and "type" in event:
            yield event
