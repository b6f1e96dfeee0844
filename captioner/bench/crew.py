"""The processes of a run: started when first needed, ended together."""

from collections.abc import Callable, Iterable
from typing import Self

from captioner.bench.child import Child
from captioner.bench.system import Absent, Loaded, SystemSpec
from captioner.errors import BenchError


class Crew:
    """Systems at work, each in its process. Used on one thread, by `with`."""

    def __init__(self, start: Callable[[SystemSpec], Child]) -> None:
        self._start = start
        self._working: dict[str, Child] = {}
        self._absent: dict[str, Absent] = {}
        self._alone: dict[str, Loaded] = {}

    def __enter__(self) -> Self:
        """Nothing to prepare."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """End all processes."""
        self.dismiss(tuple(self._working))

    @property
    def absent(self) -> tuple[Absent, ...]:
        """Systems that did not start or gave up, in the order in which that was found."""
        return tuple(self._absent.values())

    def call(self, specs: Iterable[SystemSpec]) -> dict[str, Child]:
        """The processes of these systems, by name; those that are absent are left out."""
        called: dict[str, Child] = {}
        for spec in specs:
            if spec.name in self._absent:
                continue
            if spec.name not in self._working:
                try:
                    self._working[spec.name] = self._start(spec)
                except BenchError as exc:
                    self.give_up(Absent(spec.name, told(exc)))
                    continue
            called[spec.name] = self._working[spec.name]
        return called

    def alone(self, spec: SystemSpec) -> Child | None:
        """The process of a system, the only one there is; None if it is absent.

        Processes that have loaded the same libraries share their pages, and what is shared is
        nobody's private memory: it would look too small.
        """
        self.dismiss(tuple(self._working))
        child = self.call([spec]).get(spec.name)
        if child is not None:
            self._alone[spec.name] = child.loaded
        return child

    def memory_alone(self, spec: SystemSpec) -> Loaded | None:
        """Memory of a system whose process was alone when it loaded; loads it if need be."""
        if spec.name not in self._alone and self.alone(spec) is None:
            return None
        return self._alone[spec.name]

    def give_up(self, absent: Absent) -> None:
        """Do without a system from now on."""
        self._absent.setdefault(absent.name, absent)
        self.dismiss([absent.name])

    def dismiss(self, names: Iterable[str]) -> None:
        """End these processes, if they run."""
        for name in names:
            child = self._working.pop(name, None)
            if child is not None:
                child.close()


def told(error: BenchError) -> str:
    """An error and its hint as one reason."""
    return f"{str(error).rstrip('.')}. {error.hint}".strip()
