"""Voice activity of recordings by Silero's network: many blocks in one call."""

from importlib.resources import as_file, files
from typing import Final

import numpy as np

from captioner.errors import BackendError, worded
from captioner.installation import advice_here
from captioner.units import VAD_FRAME, FloatArray
from captioner.vad.levelling import Leveller
from captioner.vad.silero import BLOCK, CONTEXT, DOUBTED, STATE_SHAPE, Network, quiet_session
from captioner.vad.tones import are_steady_tones

NETWORK: Final = "voice_activity.onnx"


class SileroBlocks:
    """As `SileroVad` that is not sparing, for a fifth of its time where many frames come at once.

    Probabilities differ by less than 1e-5. Used on one thread.
    """

    def __init__(self, network: Network | None = None) -> None:
        """Take a loaded network, by default the one that comes with the program.

        Raises:
            BackendError: it is missing or does not load.
        """
        self._network = network or load_network()
        self._state = np.zeros(STATE_SHAPE, np.float32)
        self._context = np.zeros(CONTEXT, np.float32)  # levelled
        self._before = np.zeros(BLOCK, np.float32)  # the block before, as it was heard
        self._waiting: FloatArray = np.empty(0, np.float32)
        self._level = Leveller()
        self._probability = 0.0

    def __call__(self, frame: FloatArray) -> float:
        """As `SpeechProbability`: that the newest whole block is speech.

        Raises:
            ValueError: the frame has another shape.
        """
        if frame.shape != (VAD_FRAME,):
            raise ValueError(f"need one frame of ({VAD_FRAME},) samples, got shape {frame.shape}")
        return self.of_frames(frame[None])[0]

    def of_frames(self, frames: FloatArray) -> list[float]:
        """The probabilities after each of (m, VAD_FRAME), m at least 1, in order."""
        n_waiting = len(self._waiting)
        sound = np.concatenate((self._waiting, frames.ravel()))
        n_blocks = len(sound) // BLOCK
        self._waiting = sound[n_blocks * BLOCK :]
        found = [self._probability]
        if n_blocks:
            found += self._judge(sound[: n_blocks * BLOCK].reshape(n_blocks, BLOCK))
            self._probability = found[-1]
        return [found[(n_waiting + n * VAD_FRAME) // BLOCK] for n in range(1, len(frames) + 1)]

    def _judge(self, blocks: FloatArray) -> list[float]:
        """Of blocks (n, BLOCK)."""
        if not np.isfinite(blocks).all():
            blocks = np.nan_to_num(blocks, nan=0.0, posinf=1.0, neginf=-1.0)
        blocks = blocks.clip(-1.0, 1.0)
        levelled = np.concatenate((self._context, self._level.of_blocks(blocks).ravel()))
        self._context = levelled[-CONTEXT:]
        seen = np.lib.stride_tricks.sliding_window_view(levelled, CONTEXT + BLOCK)[::BLOCK]
        speech, self._state = self._network.run(
            None, {"blocks": np.ascontiguousarray(seen), "state": self._state}
        )
        heard = np.concatenate((self._before, blocks.ravel()))
        self._before = heard[-BLOCK:]
        (loud,) = np.nonzero(speech > DOUBTED)
        if len(loud):
            pairs = np.lib.stride_tricks.sliding_window_view(heard, 2 * BLOCK)[::BLOCK]
            speech[loud[are_steady_tones(pairs[loud])]] = 0.0
        return [float(one) for one in speech]


def load_network() -> Network:
    """Load the network that comes with the program: one thread that sleeps when idle.

    Raises:
        BackendError: it is missing or does not load.
    """
    resource = files("captioner_models") / "resources" / "voice_activity" / NETWORK
    try:
        with as_file(resource) as path:
            return quiet_session(path)
    except Exception as exc:
        raise BackendError(
            worded("the voice activity network does not load: {why}", why=exc),
            hint=worded("{again} `--vad webrtc` does without it.", again=advice_here().again),
        ) from exc
