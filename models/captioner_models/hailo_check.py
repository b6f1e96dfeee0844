"""How far the exported graphs are from our own in float32, computed side by side on the CPU."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np
import onnxruntime as ort

from captioner_models.checkpoint import Checkpoint
from captioner_models.errors import ModelError
from captioner_models.graphs.layers import weights
from captioner_models.graphs.vocabulary import NEVER
from captioner_models.reference import ReferenceDecoder, ReferenceEncoder
from captioner_models.tail import Float32, no_tail

TOLERANCE: Final = 1e-3  # of states and logits, whose values reach 18 and 40
MEAN_TOLERANCE: Final = 1e-5  # of all of them together: rounding gives 1e-6
FIRST_TEXT: Final = 11  # tokens to compare with are 11 and on: a comma and what follows it


@dataclass(frozen=True, slots=True)
class Difference:
    """How far two graphs are apart for one window."""

    largest: float
    mean: float

    @classmethod
    def between(cls, one: Float32, other: Float32) -> "Difference":
        """Of arrays of one shape."""
        apart = np.abs(one - other)
        return cls(float(apart.max()), float(apart.mean()))


def reference_states(checkpoint: Checkpoint, mels: Sequence[Float32]) -> list[Float32]:
    """States (n / 2, d_model) of each mel (n_mels, n) by our encoder in float32."""
    with ReferenceEncoder(checkpoint) as reference:
        return [reference.encode(mel) for mel in mels]


def encoder_differences(
    path: Path, mels: Sequence[Float32], expected: Sequence[Float32]
) -> list[Difference]:
    """How far the states of an exported encoder are from others, window by window.

    Args:
        path: the graph.
        mels: (n_mels, n_frames) each.
        expected: (n_frames / 2, d_model) each.
    """
    session = _open(path)
    runs = [session.run(["states"], {"mel": np.ascontiguousarray(m)[None, :, None]}) for m in mels]
    return [
        Difference.between(run[0][0], states) for run, states in zip(runs, expected, strict=True)
    ]


def decoder_difference(
    checkpoint: Checkpoint, path: Path, states: Float32, n_tokens: int
) -> Difference:
    """How far the logits of an exported decoder are from ours for a row of tokens.

    Args:
        checkpoint: that was exported.
        path: the graph.
        states: (n_positions, d_model) to read.
        n_tokens: that the graph takes.
    """
    prompt = [checkpoint.tokens.start_of_transcript, checkpoint.tokens.no_timestamps]
    tokens = [*prompt, *range(FIRST_TEXT, FIRST_TEXT + n_tokens - len(prompt))]
    rows = weights(checkpoint, "decoder.embed_tokens.weight")[tokens]
    places = weights(checkpoint, "decoder.embed_positions.weight")[:n_tokens]
    feeds = {"states": states[None], "embedded": (rows + places)[None]}
    logits = np.concatenate(_run(path, feeds, None), axis=2)[0]  # (n_tokens, vocabulary)
    expected = _reference_logits(checkpoint, states, tokens)
    allowed = expected > NEVER / 2
    return Difference.between(logits[allowed], expected[allowed])


def require_close(name: str, differences: Sequence[Difference]) -> float:
    """Make sure that an exported graph computes what ours does; the typical largest difference.

    One window may be worse: at a few positions attention hangs by a thread, and there rounding
    grows. With base, one graph run with and without ONNX Runtime's optimisation was 4e-4 apart
    in such a place, the exported graph and ours 1.3e-3, while the mean stayed at 1e-6.

    Args:
        name: of the graph.
        differences: for one window or more.

    Raises:
        ModelError: in the median window a value differs by TOLERANCE or more, in any window the
            mean by MEAN_TOLERANCE or more, or something is no number.
    """
    typical = median(one.largest for one in differences)
    mean = max(one.mean for one in differences)
    if not (typical < TOLERANCE and mean < MEAN_TOLERANCE):
        raise ModelError(
            f"the exported {name} differs from ours by {typical:g} and {mean:g} in the mean, "
            f"allowed are {TOLERANCE:g} and {MEAN_TOLERANCE:g}"
        )
    return typical


def _reference_logits(checkpoint: Checkpoint, states: Float32, tokens: Sequence[int]) -> Float32:
    """Logits (n, vocabulary) by our decoder in float32, the suppressed far below all others."""
    with ReferenceDecoder(checkpoint) as decoder:
        return decoder.logits(states, no_tail(checkpoint.dimensions), tokens)


def _run(path: Path, feeds: dict[str, Any], outputs: list[str] | None) -> list[Any]:
    return list(_open(path).run(outputs, feeds))


def _open(path: Path) -> ort.InferenceSession:
    options = ort.SessionOptions()
    options.log_severity_level = 3  # a graph that is written to be plain is no reason to warn
    return ort.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
