"""A model is got in a process of its own: what builds one takes memory that never comes back."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, Final, TextIO

import psutil

from captioner.composition.another_process import OneProcess, last_words, program
from captioner.composition.worded_json import from_json, to_json
from captioner.errors import CaptionerError, ModelError, ModelNotHereError
from captioner_models.getting import missing_engine, missing_weights, to_fetch_bytes
from captioner_models.pip_command import NoPipError
from captioner_models.progress import Progress, silent
from captioner_models.store import ModelStore
from captioner_models.worded import message_of, worded

END_S: Final = 10.0  # how long the process may take to end and clear up when it is told to
LONGEST_WORD: Final = 300  # characters of what a process that ended said last
NICENESS: Final = 10  # captions go on meanwhile, and come first
_ERRORS: Final = {kind.__name__: kind for kind in (NoPipError, ModelNotHereError)}  # asked for


class BuildStopped(Exception):  # noqa: N818 - no error
    """Raised by a build that was told to stop."""


class ModelBuild:
    """Gets one model by `captioner models build NAME --json`."""

    def __init__(self, name: str, *words: str, command: Sequence[str] | None = None) -> None:
        """Prepare it.

        Args:
            name: of the catalogue.
            words: further options of that command.
            command: what to start instead.
        """
        self._name = name
        self._one = OneProcess(command or program("models", "build", name, "--json", *words))

    def run(self, progress: Progress = silent) -> None:
        """Do it, to its end. Blocks; `progress` is called on this thread.

        Raises:
            BuildStopped: it was told to stop; nothing half-built stays.
            ModelError: it failed.
        """
        with tempfile.TemporaryFile() as said, self._begun(said) as process:
            try:
                assert process.stdout is not None
                failure = _follow(process.stdout, progress)
                code = process.wait()
            finally:
                _end(process)  # out of an error in `progress`, or Ctrl-C
            if code and self._one.stopped:
                raise BuildStopped
            if code or failure is not None:
                raise failure or _unexplained(self._name, code, said)

    def stop(self) -> None:
        """Have it end and clear up, at once; waits for that. Any thread."""
        if (process := self._one.stop()) is not None:
            _end(process)

    def _begun(self, said: IO[bytes]) -> "subprocess.Popen[bytes]":
        process = self._one.start(subprocess.PIPE, said)
        if process is None:
            raise BuildStopped
        return process


def tell_as_json(build: Callable[[Progress], Path], stream: TextIO) -> Path:
    """Run `build` and tell a `ModelBuild` how it goes; ends when nobody listens any more.

    Raises:
        CaptionerError: as `build`; it was told, too.
        KeyboardInterrupt: standard input was closed.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
    threading.Thread(target=_watch, args=(sys.stdin.fileno(),), daemon=True).start()

    def tell(**facts: object) -> None:
        print(json.dumps(facts), file=stream, flush=True)

    try:
        folder = build(lambda step, done: tell(step=to_json(step), done=round(done, 4)))
    except CaptionerError as error:
        told = {"failed": to_json(message_of(error)), "hint": to_json(error.hint)}
        tell(**told, kind=type(error).__name__)
        raise
    tell(folder=str(folder))
    return folder


def ensure_elsewhere(store: ModelStore, name: str, progress: Progress = silent) -> Path:
    """Folder of a model of the catalogue that can be opened, built first if need be.

    Raises:
        UnknownModelError: neither built nor in the catalogue.
        ModelNotHereError: something would have to be fetched, which only a person decides.
        ModelError: it cannot be built, or is damaged.
    """
    spec = store.catalogue.find(name)
    lacking = store.lacks(name)
    if missing_engine(spec, store.catalogue) or (lacking and missing_weights(spec)):
        size = round(to_fetch_bytes(spec, store.catalogue) / 1e6)
        raise ModelNotHereError(
            worded("the model {name} is not on this machine yet", name=name),
            hint=worded(
                "`captioner models build {name}` fetches it ({size} MB).", name=name, size=size
            ),
            name=name,
        )
    if lacking:
        ModelBuild(name, "--here").run(progress)
    return store.path(name)


def _watch(descriptor: int) -> None:
    """Interrupt the main thread when the other end of a pipe is closed."""
    import _thread

    with contextlib.suppress(OSError):
        while os.read(descriptor, 1):
            pass
    _thread.interrupt_main()


def _follow(stream: IO[bytes], progress: Progress) -> ModelError | None:
    """Hand progress on until the stream ends; what it says of a failure."""
    failure: ModelError | None = None
    for line in stream:
        try:
            told: dict[str, Any] = json.loads(line)
        except ValueError:
            continue  # a library has printed something
        if "step" in told:
            progress(from_json(told["step"]), told["done"])
        elif "failed" in told:
            kind = _ERRORS.get(told["kind"], ModelError)
            failure = kind(from_json(told["failed"]), hint=from_json(told["hint"]))
    return failure


def _unexplained(name: str, code: int, said: IO[bytes]) -> ModelError:
    said.seek(0)
    last = last_words(said.read(), code, LONGEST_WORD)
    return ModelError(
        worded("{name} could not be built: {last}", name=name, last=last),
        hint=worded("Try again."),
    )


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Have a process end by itself, or end it; waits for that."""
    if process.poll() is not None:
        return
    with contextlib.suppress(OSError):
        assert process.stdin is not None
        process.stdin.close()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        _kill_all(process)


def _kill_all(process: "subprocess.Popen[bytes]") -> None:
    """End a process and all that it has started."""
    started: list[psutil.Process] = []
    with contextlib.suppress(psutil.Error):
        started = psutil.Process(process.pid).children(recursive=True)
    for one in started:
        with contextlib.suppress(psutil.Error):
            one.kill()
    process.kill()
    process.wait()
