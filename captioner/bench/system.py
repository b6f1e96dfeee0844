"""What can be measured: a transcriber, how to load it, and what is known about it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from captioner.asr.transcriber import Transcriber
from captioner.events import Segment

Load: TypeAlias = Callable[[], Transcriber]


@dataclass(frozen=True, slots=True)
class SystemSpec:
    """A system that is not loaded yet. Can be sent to another process."""

    name: str
    """Short, as in `--systems`."""
    title: str
    """What it is, in a line."""
    load: Load
    """Called in the process that measures it; what it imports counts as the system's memory."""
    timed_stages: bool = True
    """Whether it tells the times of mel, encoder and decoder apart."""
    environment: tuple[tuple[str, str], ...] = ()
    """Environment variables of its process."""
    imported: tuple[str, ...] = ()
    """Modules imported before memory is first read, because they are not the system's own."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A system that is not measured, or not any more."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """What a system made of one segment, and how long it took. Wall-clock seconds but for one."""

    text: str
    total_s: float
    """The whole call, as its caller sees it."""
    cpu_s: float
    """Processor time of all threads meanwhile: what others on the machine do is not in it."""
    mel_s: float
    encode_s: float
    decode_s: float
    passes: int
    """Runs of the decoder; 0 where that is not known."""


@dataclass(frozen=True, slots=True)
class Item:
    """One segment to transcribe."""

    id: str
    segment: Segment
    reference: str
    """What is said in it; empty if that does not matter."""
    condition: str
    speaker: str = ""
    """Who speaks; empty if nobody knows."""
    half: str = ""
    """Of the speakers; empty if that does not matter."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Private memory (USS) of a system's own process, in bytes, as it was loaded."""

    before_bytes: int
    """Python and what the measuring needs."""
    loaded_bytes: int
    warm_bytes: int
    """After the warm-up segments."""
    resident_before_bytes: int
    """Resident memory, shared pages included, when `before_bytes` was read."""
    resident_bytes: int
    """The same after the warm-up."""
    load_s: float
    cores: tuple[int, ...]
    """The cores the process is held to; empty if it is not."""
    n_threads: int
    """Threads of the process after the warm-up."""

    @property
    def gained_bytes(self) -> int:
        """By loading and warm-up together."""
        return self.warm_bytes - self.before_bytes
