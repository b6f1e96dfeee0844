"""What the process that owns the NPU does; `captioner.asr.npu.__main__` starts it.

It answers one request after the other over a socket and ends when the program does. Its one
thread opens the device, uses it and closes it.
"""

import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import assert_never

from captioner.asr.encoder_hailo import HailoEncoder, claim_device, describe_device
from captioner.asr.npu.arena import Arena
from captioner.asr.npu.faults import Fault, Step, Trouble, TroubleError, trouble_of
from captioner.asr.npu.messages import (
    Answer,
    Claim,
    Close,
    Describe,
    Described,
    Encode,
    Failed,
    Measure,
    Measured,
    Open,
    Opened,
    Request,
    States,
)


def serve(connection: Connection, arena: Arena) -> None:
    """Answer requests until Close, or until the other end is gone.

    Args:
        connection: what is asked and answered.
        arena: where windows and states are.
    """
    owner = _Owner(arena)
    try:
        while not isinstance(request := connection.recv(), Close):
            connection.send(owner.answer(request))
    except (EOFError, OSError):
        pass  # the program has ended
    finally:
        owner.close()


class _Owner:
    """Holds the encoder, once it is open."""

    def __init__(self, arena: Arena) -> None:
        self._arena = arena
        self._encoder: HailoEncoder | None = None

    def answer(self, request: Request) -> Answer:
        """Do it; what fails is an answer, too."""
        try:
            return self._done(request)
        except TroubleError as exc:
            return Failed(exc.trouble)
        except Exception as exc:  # noqa: BLE001 - whatever it is, the program is told
            return Failed(trouble_of(exc, Step.RUN))

    def close(self) -> None:
        """Release the device."""
        encoder, self._encoder = self._encoder, None
        if encoder is not None:
            encoder.close()

    def _done(self, request: Request) -> Answer:
        match request:
            case Open(candidates):
                self.close()
                encoder = self._encoder = HailoEncoder(candidates)
                return Opened(
                    encoder.device, encoder.path, encoder.n_mels, encoder.n_frames, encoder.d_model
                )
            case Encode(shape):
                states = self._open_one().encode(self._arena.read(shape))
                return States(self._arena.write(states))
            case Measure():
                return Measured(self._open_one().temperature_c())
            case Describe():
                return Described(describe_device())
            case Claim():
                return Described(claim_device())
            case Close():
                raise AssertionError("ends the loop")
        assert_never(request)

    def _open_one(self) -> HailoEncoder:
        if self._encoder is None:
            raise TroubleError(Trouble(Fault.OTHER, "it is not open"))
        return self._encoder


def main(fds: Sequence[str]) -> None:
    """Serve a socket, with an arena; both as numbers of descriptors."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is the program's to deal with
    socket, arena = map(int, fds)
    with Connection(socket) as connection:
        serve(connection, Arena(arena))
