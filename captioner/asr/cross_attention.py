"""What the decoder reads: cross-attention keys and values of the audio and of what follows it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner.asr.session import open_session
from captioner.config import EncoderWindow, PaddingKind, RecognitionConfig
from captioner.units import FloatArray
from captioner_models.manifest import Manifest
from captioner_models.tail import Tail, load_tail, no_tail

Array: TypeAlias = npt.NDArray[Any]
Filling: TypeAlias = Callable[[int], Tail]
"""What follows so many positions of audio."""


class CrossAttention:
    """The graph from states to keys and values. Lives on the inference thread."""

    def __init__(self, folder: Path, manifest: Manifest, threads: int) -> None:
        """Load `cross.onnx` of a model folder; raises as `open_session` does."""
        self._session = open_session(
            folder / "cross.onnx", threads, manifest.fingerprint, arena=False
        )
        self._size = manifest.dimensions

    def keys_values(self, states: FloatArray, tail: Tail) -> dict[str, Array]:
        """cross_k_N (1, heads, HEAD, s + t) and cross_v_N (1, heads, s + t, HEAD) per layer."""
        layers = range(self._size.n_decoder_layers)
        names = [f"cross_{kind}_{layer}" for layer in layers for kind in "kv"]
        values = self._session.run(names, {"states": states[None], **tail.keys_values})
        return dict(zip(names, values, strict=True))

    def nothing(self) -> Tail:
        """A tail without positions."""
        return no_tail(self._size)

    def zero(self) -> Tail:
        """One position whose state is all zeros, as a tail."""
        state = np.zeros((1, self._size.d_model), np.float32)
        named = self.keys_values(state, self.nothing())
        tail = {name.replace("cross", "tail"): value for name, value in named.items()}
        return Tail(tail, np.zeros(1, np.float32))


class Memory:
    """Audio and what follows it, ready to be read. Lives on the inference thread."""

    def __init__(self, cross: CrossAttention, filling: Filling) -> None:
        self._cross = cross
        self._filling = filling

    def feeds(self, states: FloatArray) -> dict[str, Array]:
        """Inputs of the decoder graph for states (n, d_model), the same in all passes."""
        tail = self._filling(len(states))
        bias = np.concatenate((np.zeros(len(states), np.float32), tail.bias))
        feeds = self._cross.keys_values(states, tail)
        feeds["n_real"] = np.array([len(states)], np.int64)
        feeds["position_bias"] = bias[None, None, None]
        return feeds

    def close(self) -> None:
        """Release the session."""
        del self._cross


def open_memory(folder: Path, manifest: Manifest, config: RecognitionConfig) -> Memory:
    """Load what `config.padding` takes from a model folder.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: ONNX Runtime cannot run the graph.
    """
    cross = CrossAttention(folder, manifest, config.threads)
    if config.fixed_window is EncoderWindow.THIRTY_S:
        return Memory(cross, constantly(cross.nothing()))
    match config.padding.kind:
        case PaddingKind.TAIL:
            tail = load_tail(folder / "tail.npz", manifest.fingerprint)
            return Memory(cross, constantly(tail))
        case PaddingKind.ZEROS:
            total = config.padding.n_positions
            return Memory(cross, zeros_up_to(total, cross.zero(), cross.nothing()))
        case PaddingKind.NONE:
            return Memory(cross, constantly(cross.nothing()))


def reads_tail(config: RecognitionConfig) -> bool:
    """Whether the speech tail follows the audio."""
    if config.fixed_window is EncoderWindow.THIRTY_S:
        return False  # no room for it
    return config.padding.kind is PaddingKind.TAIL


def constantly(tail: Tail) -> Filling:
    """The same tail after audio of any length."""
    return lambda _n_real: tail


def zeros_up_to(total: int, zero: Tail, nothing: Tail) -> Filling:
    """Zero states until there are `total` positions, at the cost of one.

    Whisper's key projection has no bias, so a zero state has logit 0 whatever the query, and n
    of them weigh as much as one whose logit is ln n; its value is the value bias.

    Args:
        total: positions of audio and zeros together.
        zero: one zero state.
        nothing: for audio that fills `total` by itself.
    """

    def filling(n_real: int) -> Tail:
        if n_real >= total:
            return nothing
        return Tail(zero.keys_values, np.log(np.array([total - n_real], np.float32)))

    return filling
