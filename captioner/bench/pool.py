"""The processes of a run: started when first needed, ended together."""

from collections.abc import Callable, Iterable
from typing import Self

from captioner.bench.system import Item, Loaded, Result, Skipped, SystemSpec
from captioner.bench.worker import Worker
from captioner.errors import BenchError


class WorkerPool:
    """Systems at work, each in its process. Used on one thread, by `with`."""

    def __init__(self, start: Callable[[SystemSpec], Worker]) -> None:
        self._start = start
        self._working: dict[str, Worker] = {}
        self._skipped: dict[str, Skipped] = {}
        self._alone: dict[str, Loaded] = {}
        self._restarts: list[Skipped] = []

    def __enter__(self) -> Self:
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """End all processes."""
        self.dismiss(tuple(self._working))

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        """Systems that did not start or gave up, in the order in which that was found."""
        return tuple(self._skipped.values())

    @property
    def restarts(self) -> tuple[Skipped, ...]:
        """Systems that failed once and were started again, and why."""
        return tuple(self._restarts)

    def call(self, specs: Iterable[SystemSpec]) -> dict[str, Worker]:
        """The processes of these systems, by name; those that are skipped are left out."""
        called: dict[str, Worker] = {}
        for spec in specs:
            if spec.name in self._skipped:
                continue
            if spec.name not in self._working:
                try:
                    self._working[spec.name] = self._start(spec)
                except BenchError as exc:
                    self.give_up(Skipped(spec.name, told(exc)))
                    continue
            called[spec.name] = self._working[spec.name]
        return called

    def alone(self, spec: SystemSpec) -> Worker | None:
        """The process of a system, the only one there is; None if it is skipped.

        Processes that have loaded the same libraries share their pages, and what is shared is
        nobody's private memory: it would look too small.
        """
        self.dismiss(tuple(self._working))
        worker = self.call([spec]).get(spec.name)
        if worker is not None:
            self._alone[spec.name] = worker.loaded
        return worker

    def memory_alone(self, spec: SystemSpec) -> Loaded | None:
        """Memory of a system whose process was alone when it loaded; loads it if need be."""
        if spec.name not in self._alone and self.alone(spec) is None:
            return None
        return self._alone[spec.name]

    def readers(self, specs: Iterable[SystemSpec]) -> "dict[str, Persistent]":
        """The processes of these systems, each of which is started again should it fail once."""
        every = {spec.name: spec for spec in specs}
        return {name: Persistent(self, every[name]) for name in self.call(every.values())}

    def start_again(self, spec: SystemSpec, error: BenchError) -> Worker | None:
        """End the process of a system that failed, and start another; None if that fails."""
        self._restarts.append(Skipped(spec.name, told(error)))
        self.dismiss([spec.name])
        return self.call([spec]).get(spec.name)

    def give_up(self, skipped: Skipped) -> None:
        """Do without a system from now on."""
        self._skipped.setdefault(skipped.name, skipped)
        self.dismiss([skipped.name])

    def dismiss(self, names: Iterable[str]) -> None:
        """End these processes, if they run."""
        for name in names:
            worker = self._working.pop(name, None)
            if worker is not None:
                worker.close()


class Persistent:
    """A system that gets a second chance with a segment, in a new process.

    A library that hangs or falls over once in some thousand segments would otherwise lose a whole
    table. A segment that fails twice is a failure.
    """

    def __init__(self, pool: WorkerPool, spec: SystemSpec) -> None:
        self._pool = pool
        self._spec = spec

    def read(self, item: Item) -> Result:
        """Transcribe one segment; raises BenchError if the second chance fails, too."""
        worker = self._pool.call([self._spec]).get(self._spec.name)
        if worker is None:
            raise BenchError("it does not run any more")
        try:
            return worker.read(item)
        except BenchError as exc:
            fresh = self._pool.start_again(self._spec, exc)
            if fresh is None:
                raise
            return fresh.read(item)


def told(error: BenchError) -> str:
    """An error and its hint as one reason."""
    return f"{str(error).rstrip('.')}. {error.hint}".strip()
