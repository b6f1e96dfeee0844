"""How far a built model is from its checkpoint in float32, on recordings that ship with it.

A kernel may saturate, a recipe may be too coarse, and nothing would say so but the errors in the
text. So the exact figures of two short recordings are kept with a model, and what its graphs give
is compared with them: when it is built, and on each processor that it is used on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import onnxruntime as ort

from captioner_models.arrays import save_arrays
from captioner_models.checkpoint import FINGERPRINT, HEAD, Dimensions
from captioner_models.embedding import EMBEDDING, open_embedding
from captioner_models.errors import ModelError, ModelFileError
from captioner_models.manifest import FIGURES, Fidelity, Manifest
from captioner_models.sessions import cpu_options
from captioner_models.tail import Tail, load_tail

Float32: TypeAlias = npt.NDArray[np.float32]
Array: TypeAlias = npt.NDArray[Any]

STATES_BOUND: Final = 0.06
"""Relative error of the states from which a model is refused: tiny.en 0.04 with any kernel, as it
was built when kernels without VNNI saturated 0.2, which made a sixth of all word errors."""
LOGPROBS_BOUND: Final = 0.15
"""The same for log-probabilities, nats: tiny.en 0.03."""
N_LIKELY: Final = 4  # tokens that are compared after each token of a text


@dataclass(frozen=True, slots=True)
class Reference:
    """What the exact model gives for a recording and its text."""

    mel: Float32
    """(n_mels, n): log-mel of the recording and silence after it."""
    states: Float32
    """(n / 2, d_model)."""
    tokens: npt.NDArray[np.int64]
    """(m,): prompt and text."""
    likely: npt.NDArray[np.int64]
    """(m, N_LIKELY): the likeliest tokens after each of them."""
    logprobs: Float32
    """(m, N_LIKELY): their natural-log probabilities."""


class Decoding:
    """Cross-attention and decoder of a model, run over a text that is given."""

    def __init__(self, folder: Path, size: Dimensions, constants: Mapping[str, Array]) -> None:
        """Load cross.onnx and decoder.onnx of `folder`; `constants` are fed in each pass."""
        self._cross = _open(folder / "cross.onnx")
        self._decoder = _open(folder / "decoder.onnx")
        self._size = size
        self._constants = constants

    def logits(self, states: Float32, tail: Tail, tokens: Sequence[int]) -> Float32:
        """(m, vocabulary), far below all others where a token is suppressed."""
        (logits,) = self._run(["logits"], states, tail, tokens)
        return np.asarray(logits, np.float32)

    def likely(
        self, states: Float32, tail: Tail, tokens: Sequence[int]
    ) -> tuple[npt.NDArray[np.int64], Float32]:
        """Likely tokens (m, c) after each token of a text (m,), and their log-probabilities."""
        ids, logprobs = self._run(["likely", "likely_logprob"], states, tail, tokens)
        return np.asarray(ids, np.int64), np.asarray(logprobs, np.float32)

    def observed(
        self, prefix: str, states: Float32, tail: Tail, tokens: Sequence[int]
    ) -> dict[str, Float32]:
        """The outputs whose names begin with `prefix`, by the rest of their names."""
        names = [output.name for output in self._decoder.get_outputs()]
        wanted = [name for name in names if name.startswith(prefix)]
        values = self._run(wanted, states, tail, tokens)
        return dict(zip((name.removeprefix(prefix) for name in wanted), values, strict=True))

    def _run(
        self, outputs: list[str], states: Float32, tail: Tail, tokens: Sequence[int]
    ) -> list[Array]:
        layers = range(self._size.n_decoder_layers)
        names = [f"cross_{kind}_{n}" for n in layers for kind in "kv"]
        read = self._cross.run(names, {"states": states[None], **tail.keys_values})
        bias = np.concatenate((np.zeros(len(states), np.float32), tail.bias))
        nothing = np.zeros((1, self._size.n_heads, 0, HEAD), np.float32)
        feeds: dict[str, Array] = {
            "tokens": np.array([tokens], np.int64),
            "rows": np.arange(len(tokens), dtype=np.int64),
            "n_real": np.array([len(states)], np.int64),
            "position_bias": bias[None, None, None],
            "forbidden": np.zeros((len(tokens), 0), np.int64),
            "filler": np.zeros((1, 0, 3 * self._size.d_model), np.float32),
            **{f"past_{kind}_{n}": nothing for n in layers for kind in "kv"},
            **dict(zip(names, read, strict=True)),
            **self._constants,
        }
        return list(self._decoder.run(outputs, feeds))


def likeliest(logits: Float32) -> tuple[npt.NDArray[np.int64], Float32]:
    """The N_LIKELY likeliest tokens (m, N_LIKELY) of logits (m, vocabulary), and their logprobs."""
    likely = np.argsort(-logits, axis=1)[:, :N_LIKELY]
    top = logits.max(axis=1, keepdims=True)
    total = top + np.log(np.exp(logits - top).sum(axis=1, keepdims=True))
    return likely, np.take_along_axis(logits, likely, axis=1) - total


def measure(folder: Path, manifest: Manifest) -> Fidelity:
    """Run a built model on its recordings; on the calling thread, some tenths of a second.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
    """
    references = load_references(folder / FIGURES, manifest.fingerprint)
    size, mark = manifest.dimensions, manifest.fingerprint
    tail = load_tail(folder / "tail.npz", mark)
    encoder = _open(folder / "encoder.onnx")
    constants: dict[str, Array] = {}
    if (path := folder / EMBEDDING).is_file():
        constants["embedding"] = open_embedding(path, size.n_vocab, size.d_model, mark)
    decoding = Decoding(folder, size, constants)
    states_errors, logprob_errors = [], []
    for reference in references:
        mel = np.ascontiguousarray(reference.mel.T)[None]
        states = np.asarray(encoder.run(["states"], {"mel": mel})[0][0], np.float32)
        states_errors.append(relative_error(states, reference.states))
        likely, logprobs = decoding.likely(states, tail, reference.tokens.tolist())
        logprob_errors.append(logprob_error(likely, logprobs, reference))
    return Fidelity(states=max(states_errors), logprobs=max(logprob_errors))


def relative_error(states: Float32, exact: Float32) -> float:
    """|states - exact| / |exact|, over the whole window; infinite where something is no number."""
    error = float(np.linalg.norm(states - exact) / np.linalg.norm(exact))
    return error if np.isfinite(error) else np.inf


def logprob_error(likely: Array, logprobs: Array, reference: Reference) -> float:
    """Mean distance of log-probabilities from the exact ones, nats, weighted by probability.

    A token that is not among the likely ones any more counts as the least likely of them.

    Args:
        likely: (m, c) tokens.
        logprobs: (m, c) theirs.
        reference: (m, N_LIKELY) of the exact ones.
    """
    found = likely[:, None, :] == reference.likely[:, :, None]  # (m, N_LIKELY, c)
    given = np.where(found, logprobs[:, None, :], -np.inf).max(axis=2)
    given = np.maximum(given, logprobs.min(axis=1, keepdims=True))
    weights = np.exp(reference.logprobs)
    error = float((weights * np.abs(given - reference.logprobs)).sum() / weights.sum())
    return error if np.isfinite(error) else np.inf


def require_fidelity(name: str, found: Fidelity) -> None:
    """Make sure that a built model does what its checkpoint does.

    Raises:
        ModelError: it does not; the message has figures and bounds.
    """
    if problem := found.beyond(STATES_BOUND, LOGPROBS_BOUND):
        raise ModelError(
            f"{name} as built here is too far from its weights in float32: {problem}",
            hint="This is a bug or a processor that nobody tried; `captioner doctor` shows what "
            "to report. `--precision enc=fp32` captions with a float32 encoder meanwhile.",
        )


def save_references(path: Path, references: Sequence[Reference], fingerprint: str) -> None:
    """Keep exact figures with a model; mel and states as float16, which is exact to 0.0005."""
    named: dict[str, Array] = {FINGERPRINT: np.array(fingerprint), "n": np.array(len(references))}
    for at, one in enumerate(references):
        named[f"mel_{at}"] = one.mel.astype(np.float16)
        named[f"states_{at}"] = one.states.astype(np.float16)
        named[f"tokens_{at}"] = one.tokens
        named[f"likely_{at}"] = one.likely
        named[f"logprobs_{at}"] = one.logprobs
    with path.open("wb") as file:
        save_arrays(file, named)


def load_references(path: Path, fingerprint: str) -> tuple[Reference, ...]:
    """Read them back.

    Raises:
        ModelFileError: unreadable, or of another checkpoint.
    """
    try:
        with np.load(path, allow_pickle=False) as archive:
            found = str(archive[FINGERPRINT])
            references = tuple(_reference(archive, at) for at in range(int(archive["n"])))
    except (OSError, ValueError, KeyError, EOFError) as exc:
        raise ModelFileError(f"{path} cannot be read: {exc}") from exc
    if found != fingerprint:
        raise ModelFileError(f"{path.name} was made from another checkpoint than the model")
    return references


def _reference(archive: Mapping[str, Array], at: int) -> Reference:
    return Reference(
        np.asarray(archive[f"mel_{at}"], np.float32),
        np.asarray(archive[f"states_{at}"], np.float32),
        np.asarray(archive[f"tokens_{at}"], np.int64),
        np.asarray(archive[f"likely_{at}"], np.int64),
        np.asarray(archive[f"logprobs_{at}"], np.float32),
    )


def _open(path: Path) -> ort.InferenceSession:
    if not path.is_file():
        raise ModelFileError(f"{path} is missing")
    options = cpu_options(1, arena=False)
    return ort.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
