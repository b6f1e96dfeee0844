"""The speech tail: what a decoder is given to read after the end of a short window.

Whisper's decoder was trained on 1,500 encoder positions and repeats itself when it gets fewer.
Positions that follow the end of *speech and then silence* in a 30 s window end a caption properly,
and a few hundred of them are enough (docs/decisions, speech tail). They are constants of the
checkpoint, and so are the cross-attention keys and values computed from them, which is what is
kept here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner_models.arrays import save_arrays
from captioner_models.checkpoint import FINGERPRINT, HEAD, Checkpoint, Dimensions
from captioner_models.errors import ModelFileError

Float32: TypeAlias = npt.NDArray[np.float32]
LogMel: TypeAlias = Callable[[Float32, Float32, int], Float32]
"""(samples, filters, frames) to log-mel (n_mels, frames), silence after the samples."""
Encode: TypeAlias = Callable[[Float32], Float32]
"""Log-mel (n_mels, frames) to states (frames / 2, d_model)."""

WINDOW_FRAMES: Final = 3000  # log-mel frames of the 30 s that Whisper was trained on
TAIL_FROM: Final = 500  # first position kept: 10 s, after the end of the clip


@dataclass(frozen=True, slots=True)
class Tail:
    """Cross-attention keys and values of the padding, and what is added to their logits."""

    keys_values: Mapping[str, Float32]
    """tail_k_N (1, heads, HEAD, t) and tail_v_N (1, heads, t, HEAD) per decoder layer."""
    bias: Float32
    """(t,) added to the cross-attention logits of the padding."""

    @property
    def n_positions(self) -> int:
        """Length of the padding, t."""
        return len(self.bias)


def tail_states(encode: Encode, clip_mel: Float32, n_positions: int) -> Float32:
    """Positions TAIL_FROM and on of an encoded clip: (n_positions, d_model).

    Args:
        encode: an encoder that takes WINDOW_FRAMES.
        clip_mel: (n_mels, WINDOW_FRAMES): speech that ends before 10 s, then silence.
        n_positions: 1 to 1000.
    """
    return encode(clip_mel)[TAIL_FROM : TAIL_FROM + n_positions]


def tail_of_states(checkpoint: Checkpoint, states: Float32, weight: int = 1) -> Tail:
    """Project padding states (t, d_model) to keys and values, in float32.

    Each is read as `weight` equal positions would be: a bias of ln(weight) on its logits.
    """
    size = checkpoint.dimensions
    keys_values: dict[str, Float32] = {}
    for layer in range(size.n_decoder_layers):
        name = f"decoder.layers.{layer}.encoder_attn"
        key = np.asarray(checkpoint.tensors[f"{name}.k_proj.weight"], np.float32)
        value = np.asarray(checkpoint.tensors[f"{name}.v_proj.weight"], np.float32)
        bias = np.asarray(checkpoint.tensors[f"{name}.v_proj.bias"], np.float32)
        k = (states @ key.T / np.sqrt(HEAD)).reshape(-1, size.n_heads, HEAD)  # (t, heads, HEAD)
        v = (states @ value.T + bias).reshape(-1, size.n_heads, HEAD)
        keys_values[f"tail_k_{layer}"] = _contiguous(k.transpose(1, 2, 0)[None])
        keys_values[f"tail_v_{layer}"] = _contiguous(v.transpose(1, 0, 2)[None])
    return Tail(keys_values, np.full(len(states), np.log(weight), np.float32))


def no_tail(size: Dimensions) -> Tail:
    """A tail without positions."""
    layers = range(size.n_decoder_layers)
    keys = {f"tail_k_{n}": np.zeros((1, size.n_heads, HEAD, 0), np.float32) for n in layers}
    values = {f"tail_v_{n}": np.zeros((1, size.n_heads, 0, HEAD), np.float32) for n in layers}
    return Tail(keys | values, np.zeros(0, np.float32))


def pooled(states: Float32, n_together: int) -> Float32:
    """Means of `n_together` padding states in a row: (t, d_model) to (t // n_together, d_model).

    The states of silence are much alike, so one of them with `n_together` times the weight is
    read like all of them, and a step of the decoder has less to read.
    """
    n_whole = len(states) // n_together
    groups = states[: n_whole * n_together].reshape(n_whole, n_together, -1)
    return np.asarray(groups.mean(axis=1), np.float32)


def save_tail(path: Path, tail: Tail, fingerprint: str) -> None:
    """Write the tail with the fingerprint of its checkpoint."""
    named: dict[str, npt.NDArray[Any]] = dict(tail.keys_values)
    named["bias"] = tail.bias
    named[FINGERPRINT] = np.array(fingerprint)
    with path.open("wb") as file:
        save_arrays(file, named)


def load_tail(path: Path, fingerprint: str) -> Tail:
    """Read a tail.

    Raises:
        ModelFileError: unreadable, or of another checkpoint.
    """
    try:
        with np.load(path, allow_pickle=False) as archive:
            named = {name: archive[name] for name in archive.files}
        found = str(named.pop(FINGERPRINT))
        bias = named.pop("bias")
    except (OSError, ValueError, KeyError, EOFError) as exc:
        raise ModelFileError(f"{path} cannot be read: {exc}") from exc
    if found != fingerprint:
        raise ModelFileError(f"{path.name} was made from another checkpoint than the model")
    return Tail(named, bias)


def _contiguous(array: npt.NDArray[Any]) -> Float32:
    return np.ascontiguousarray(array, np.float32)
