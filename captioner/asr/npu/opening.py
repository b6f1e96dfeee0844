"""From a compiled encoder to one that runs on the NPU and has proved to be the model's."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from captioner.asr.npu.link import COMMAND, Link
from captioner.asr.npu.messages import (
    Answer,
    Candidate,
    Encode,
    Measure,
    Measured,
    Open,
    Opened,
    Request,
    States,
)
from captioner.asr.npu.pairing import require_shapes, require_states
from captioner.asr.transcriber import Encoder
from captioner.errors import CaptionerError, NpuError
from captioner.units import FloatArray
from captioner_models.manifest import Manifest

OPEN_S: Final = 20.0  # loading firmware and network takes seconds; a driver that hangs for ever
ENCODE_S: Final = 8.0
"""The process waits 1 s for the queue and up to twice 2 s for the run, then closes the device."""
MEASURE_S: Final = 2.0

A = TypeVar("A", bound=Answer)


class Npu(Protocol):
    """An encoder on an NPU, at work."""

    @property
    def name(self) -> str:
        """For people: `Hailo-8L`."""
        ...

    @property
    def n_frames(self) -> int:
        """Log-mel frames that it takes, no more and no fewer."""
        ...

    def encode(self, mel: FloatArray) -> FloatArray:
        """Map log-mel (n_mels, n_frames) to states (n_frames / 2, d_model).

        Raises:
            NpuError: it failed, and is of no use any more.
        """
        ...

    def temperature_c(self) -> float | None:
        """Of the chip, degrees Celsius; raises as `encode`."""
        ...

    def abandon(self) -> None:
        """Give it up after a failure, at once."""
        ...

    def close(self) -> None:
        """Release it in order."""
        ...


class Opening(Protocol):
    """An NPU that is being opened, which takes seconds."""

    def ready(self, timeout_s: float = 0.0) -> bool:
        """Whether `finish` would not wait any more, within so many seconds.

        It becomes true some time, also when nothing comes of it.
        """
        ...

    def finish(self) -> Npu:
        """Wait for it.

        Raises:
            NpuError: it cannot be used.
        """
        ...

    def abandon(self) -> None:
        """Do without it."""
        ...


class LinkedEncoder:
    """An encoder at the other end of a link."""

    def __init__(self, link: Link, opened: Opened) -> None:
        self._link = link
        self.opened = opened
        self.name = opened.device.name
        self.n_frames = opened.n_frames

    def encode(self, mel: FloatArray) -> FloatArray:
        """See `Npu.encode`."""
        request = Encode(self._link.arena.write(mel))
        return self._link.arena.read(_asked(self._link, request, States, ENCODE_S).shape)

    def temperature_c(self) -> float | None:
        """See `Npu.temperature_c`."""
        return _asked(self._link, Measure(), Measured, MEASURE_S).temperature_c

    def abandon(self) -> None:
        """End the process at once."""
        self._link.kill()

    def close(self) -> None:
        """End the process in order."""
        self._link.close()


@dataclass(frozen=True, slots=True)
class NpuModel:
    """A model's encoder for the NPU: what it takes to open it, once or again."""

    candidates: tuple[Candidate, ...]
    """Compiled encoders that belong to the model."""
    name: str
    """Of the model."""
    manifest: Manifest
    cpu: Encoder
    """What the NPU's states are compared with."""
    probe: Callable[[int], FloatArray]
    """Log-mel (n_mels, n) of speech for so many frames."""
    command: Sequence[str] = COMMAND

    def begin(self) -> Opening:
        """Start to open it; returns at once.

        Raises:
            NpuError: its process cannot be started.
        """
        return _LinkOpening(self)


class _LinkOpening:
    """Opens it in a process of its own."""

    def __init__(self, model: NpuModel) -> None:
        self._model = model
        self._due_s = time.monotonic() + OPEN_S
        self._link = Link(model.command)
        self._link.ask(Open(model.candidates))

    def ready(self, timeout_s: float = 0.0) -> bool:
        return self._link.answered(min(timeout_s, self._left_s())) or not self._left_s()

    def finish(self) -> Npu:
        try:
            encoder = LinkedEncoder(self._link, _expect(self._link, Opened, self._left_s()))
            self._prove(encoder)
        except CaptionerError as exc:
            self._link.close()
            if isinstance(exc, NpuError):
                exc.hint = exc.hint.replace("NAME", self._model.name)
                raise
            raise NpuError(str(exc), hint=exc.hint) from exc  # of the recording to compare on
        return encoder

    def abandon(self) -> None:
        self._link.kill()

    def _left_s(self) -> float:
        return max(0.0, self._due_s - time.monotonic())

    def _prove(self, encoder: LinkedEncoder) -> None:
        """A wrong pairing would be captioned as fluent nonsense."""
        model, opened = self._model, encoder.opened
        require_shapes(opened, model.name, model.manifest)
        mel = model.probe(encoder.n_frames)
        require_states(opened, model.name, encoder.encode(mel), model.cpu.encode(mel))


def _asked(link: Link, request: Request, kind: type[A], timeout_s: float) -> A:
    link.ask(request)
    return _expect(link, kind, timeout_s)


def _expect(link: Link, kind: type[A], timeout_s: float) -> A:
    answer = link.answer(timeout_s)
    if not isinstance(answer, kind):
        raise NpuError(f"the process for the NPU answers {type(answer).__name__}")
    return answer
