"""A system in a process of its own, so that memory is its own and libraries do not meet.

The parent asks, the worker answers, one question at a time. What travels is pickled.
"""

import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Self, TypeAlias, TypeVar

from captioner.asr.transcriber import Transcriber
from captioner.bench.system import Item, Loaded, Result, SystemSpec
from captioner.engine.memory import private_bytes, resident_bytes
from captioner.errors import BenchError, CaptionerError
from captioner.events import Segment

log = logging.getLogger(__name__)

T = TypeVar("T")
Job: TypeAlias = Callable[[Transcriber], T]

LOAD_LIMIT_S: Final = 300.0  # with its warm-up, on a machine that does other work
JOB_LIMIT_S: Final = 120.0  # a segment takes seconds at the most, on the slowest machine
LIMIT_PER_S: Final = 5.0  # besides, for each second of sound: recordings are minutes long
END_LIMIT_S: Final = 5.0  # then the process is killed


@dataclass(frozen=True, slots=True)
class Failure:
    """An exception on its way to the parent."""

    message: str
    hint: str


class Worker:
    """The parent's end. Used on one thread."""

    def __init__(
        self,
        spec: SystemSpec,
        cores: Sequence[int] = (),
        warm_up: Sequence[Segment] = (),
        threads: int = 1,
    ) -> None:
        """Start the process, load the system and warm it up.

        Args:
            spec: what to load.
            cores: to hold the process to, where the system can do that.
            warm_up: segments to transcribe before memory is read.
            threads: for libraries that read their number of threads from the environment.

        Raises:
            BenchError: the system does not load or fails on a warm-up segment.
        """
        self.name = spec.name
        context = get_context("spawn")  # a fork would inherit the memory of the parent
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve,
            args=(theirs, spec, tuple(cores), tuple(warm_up)),
            name=f"bench-{spec.name}",
            daemon=True,
        )
        with _environment({**_thread_limits(threads), **dict(spec.environment)}):
            self._process.start()
        theirs.close()
        try:
            self.loaded: Loaded = self._answer(LOAD_LIMIT_S)
        except BenchError:
            self.close()
            raise

    def __enter__(self) -> Self:
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """End the process."""
        self.close()

    def ask(self, job: Job[T], limit_s: float = JOB_LIMIT_S) -> T:
        """Run `job` in the worker and wait for what it returns.

        Raises:
            BenchError: it failed, took longer than `limit_s`, or the process ended.
        """
        try:
            self._connection.send(job)
        except OSError as exc:
            raise self._gone() from exc
        result: T = self._answer(limit_s)
        return result

    def read(self, item: Item) -> Result:
        """Transcribe one segment; raises as `ask`."""
        return self.ask(partial(transcribe, item.segment), limit_for(item.segment))

    def close(self) -> None:
        """End the process, within END_LIMIT_S."""
        self._connection.close()  # the worker then reads the end of the stream
        self._process.join(END_LIMIT_S)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _answer(self, limit_s: float) -> Any:  # noqa: ANN401 - whatever the job returns
        try:
            if not self._connection.poll(limit_s):
                self._process.kill()
                raise BenchError(f"no answer within {limit_s:g} s")
            answer = self._connection.recv()
        except (EOFError, OSError) as exc:
            raise self._gone() from exc
        if isinstance(answer, Failure):
            raise BenchError(answer.message, hint=answer.hint)
        return answer

    def _gone(self) -> BenchError:
        self._process.join(END_LIMIT_S)
        code = self._process.exitcode
        return BenchError(f"its process ended by itself (exit code {code})")


def serve(
    connection: Connection, spec: SystemSpec, cores: tuple[int, ...], warm_up: tuple[Segment, ...]
) -> None:
    """The worker's end: load, say so, then answer until the parent is gone."""
    held = _hold_to(cores)
    try:
        transcriber, loaded = _load(spec, held, warm_up)
    except Exception as exc:
        # Whatever a foreign library raises is told to the parent, which leaves the system out.
        log.debug("%s does not load", spec.name, exc_info=exc)
        connection.send(_failure(exc))
        return
    connection.send(loaded)
    try:
        while True:
            connection.send(_done(connection.recv(), transcriber))
    except (EOFError, OSError):
        transcriber.close()


def transcribe(segment: Segment, transcriber: Transcriber) -> Result:
    """A job: one segment."""
    began_s, began_cpu_s = time.perf_counter(), time.process_time()
    transcript = transcriber.transcribe(segment, _never)
    total_s, cpu_s = time.perf_counter() - began_s, time.process_time() - began_cpu_s
    assert transcript is not None, "nothing cancels it"
    times = transcript.times
    return Result(
        transcript.text,
        total_s,
        cpu_s,
        times.mel_s,
        times.encode_s,
        times.decode_s,
        transcript.passes,
    )


def limit_for(segment: Segment) -> float:
    """How long a segment or a whole recording may take before its system counts as hung, s."""
    return JOB_LIMIT_S + LIMIT_PER_S * segment.duration_s


def private_now(_transcriber: Transcriber) -> int:
    """A job: private memory of the process, in bytes."""
    return private_bytes()


def _load(
    spec: SystemSpec, cores: tuple[int, ...], warm_up: tuple[Segment, ...]
) -> tuple[Transcriber, Loaded]:
    import psutil

    for module in spec.imported:
        import_module(module)
    before, resident_before = private_bytes(), resident_bytes()
    began_s = time.perf_counter()
    transcriber = spec.load()
    load_s = time.perf_counter() - began_s
    loaded = private_bytes()
    for segment in warm_up:
        transcriber.transcribe(segment, _never)
    warm = private_bytes()
    return transcriber, Loaded(
        before_bytes=before,
        loaded_bytes=loaded,
        warm_bytes=warm,
        resident_before_bytes=resident_before,
        resident_bytes=resident_bytes(),
        load_s=load_s,
        cores=cores,
        n_threads=psutil.Process().num_threads(),
    )


def _done(job: Job[object], transcriber: Transcriber) -> object:
    try:
        return job(transcriber)
    except Exception as exc:
        # Of a foreign library, too: the parent decides what it means.
        log.debug("a job failed", exc_info=exc)
        return _failure(exc)


def _failure(exc: Exception) -> Failure:
    if isinstance(exc, CaptionerError):
        return Failure(str(exc), exc.hint)
    return Failure(f"{type(exc).__name__}: {exc}".strip().partition("\n")[0], "")


def _hold_to(cores: tuple[int, ...]) -> tuple[int, ...]:
    """Hold this process to some cores; those it is held to, none where that is impossible."""
    import psutil

    process = psutil.Process()
    if not cores or not hasattr(process, "cpu_affinity"):
        return ()
    try:
        process.cpu_affinity(list(cores))
    except (OSError, ValueError, psutil.Error):
        return ()
    return cores


def _thread_limits(threads: int) -> dict[str, str]:
    """For OpenMP (CTranslate2) and the matrix libraries behind numpy."""
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    return dict.fromkeys(names, str(threads))


@contextmanager
def _environment(changes: dict[str, str]) -> Iterator[None]:
    """Variables that a process started meanwhile inherits, from its first library on."""
    before = {name: os.environ.get(name) for name in changes}
    os.environ.update(changes)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _never() -> bool:
    return False
