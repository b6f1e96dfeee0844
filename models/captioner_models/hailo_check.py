"""How far the exported graphs are from our own in float32, computed side by side on the CPU."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
import onnxruntime as ort

from captioner_models.checkpoint import HEAD, Checkpoint
from captioner_models.errors import ModelError
from captioner_models.graphs.decoder import NEVER, DecoderPrecision, write_cross, write_decoder
from captioner_models.graphs.encoder import write_encoder
from captioner_models.graphs.layers import Precision, weights
from captioner_models.tail import Float32

TOLERANCE: Final = (
    1e-3  # of states and logits, whose values reach 10 and 40; 6e-5 and 1e-4 were seen
)
FIRST_TEXT: Final = 11  # tokens to compare with are 11 and on: a comma and what follows it


def reference_states(checkpoint: Checkpoint, mel: Float32) -> Float32:
    """States (n / 2, d_model) of mel (n_mels, n) by our encoder in float32."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "encoder.onnx")
        write_encoder(checkpoint, path, Precision.FP32, {})
        (states,) = _run(path, {"mel": np.ascontiguousarray(mel.T)[None]}, ["states"])
    return np.asarray(states[0], np.float32)


def encoder_difference(path: Path, mel: Float32, expected: Float32) -> float:
    """Largest difference of the states of an exported encoder.

    Args:
        path: the graph.
        mel: (n_mels, n_frames).
        expected: (n_frames / 2, d_model).
    """
    (states,) = _run(path, {"mel": np.ascontiguousarray(mel)[None, :, None]}, ["states"])
    return float(np.abs(states[0] - expected).max())


def decoder_difference(checkpoint: Checkpoint, path: Path, states: Float32, n_tokens: int) -> float:
    """Largest difference of the logits of an exported decoder for a row of tokens.

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
    return float(np.abs(logits - expected)[allowed].max())


def require_close(name: str, difference: float) -> None:
    """Make sure that an exported graph computes what ours does.

    Raises:
        ModelError: it differs by TOLERANCE or more, or gives what is no number.
    """
    if not difference < TOLERANCE:
        raise ModelError(
            f"the exported {name} differs from ours by {difference:g}, allowed is {TOLERANCE:g}"
        )


def _reference_logits(checkpoint: Checkpoint, states: Float32, tokens: Sequence[int]) -> Float32:
    """Logits (n, vocabulary) by our decoder in float32, the suppressed far below all others."""
    size = checkpoint.dimensions
    exact = DecoderPrecision(layers=Precision.FP32, vocabulary=Precision.FP32)
    layers = range(size.n_decoder_layers)
    nothing = np.zeros((1, size.n_heads, 0, HEAD), np.float32)
    tail = {f"tail_v_{n}": nothing for n in layers}
    tail |= {f"tail_k_{n}": np.zeros((1, size.n_heads, HEAD, 0), np.float32) for n in layers}
    names = [f"cross_{kind}_{n}" for n in layers for kind in "kv"]
    with TemporaryDirectory() as folder:
        cross, decoder = Path(folder, "cross.onnx"), Path(folder, "decoder.onnx")
        write_cross(checkpoint, cross, Precision.FP32, {})
        write_decoder(checkpoint, decoder, exact, {})
        read = dict(zip(names, _run(cross, {"states": states[None], **tail}, names), strict=True))
        feeds = {
            "tokens": np.array([tokens], np.int64),
            "rows": np.arange(len(tokens), dtype=np.int64),
            "n_real": np.array([len(states)], np.int64),
            "position_bias": np.zeros((1, 1, 1, len(states)), np.float32),
            "forbidden": np.zeros((0, 2), np.int64),
            **{f"past_{kind}_{n}": nothing for n in layers for kind in "kv"},
            **read,
        }
        (logits,) = _run(decoder, feeds, ["logits"])
    return np.asarray(logits, np.float32)


def _run(path: Path, feeds: dict[str, Any], outputs: list[str] | None) -> list[Any]:
    options = ort.SessionOptions()
    options.log_severity_level = 3  # a graph that is written to be plain is no reason to warn
    session = ort.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    return list(session.run(outputs, feeds))
