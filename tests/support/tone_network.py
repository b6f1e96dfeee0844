"""A recogniser for sherpa-onnx, a few kB small, that spells tones.

It has the form of a streaming NeMo CTC model: log-mel frames in, log-probabilities of the letters
out, caches that pass through. A tone of one of `TONES_HZ` is a word; silence is the blank.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from captioner.units import SAMPLE_RATE, FloatArray, samples

WORDS: Final = ("one", "two", "three")
TONES_HZ: Final = (400.0, 1000.0, 2500.0)
N_MELS: Final = 80
CHUNK: Final = 16  # mel frames a call, of 10 ms
SUBSAMPLING: Final = 4
LOUD: Final = -9.0  # mean log-mel of a tone's bands from which on it is heard; silence has -16
BAND: Final = 3  # mel bins of a tone's band
CACHE: Final = ("cache_last_channel", "cache_last_time")


def tones(words: Sequence[str], word_s: float = 0.4, pause_s: float = 0.3) -> FloatArray:
    """(n,) float32: each word's tone, and silence before each and after the last."""
    pause = np.zeros(samples(pause_s), np.float32)
    time_s = np.arange(samples(word_s)) / SAMPLE_RATE
    parts = [pause]
    for word in words:
        tone = 0.3 * np.sin(2 * np.pi * TONES_HZ[WORDS.index(word)] * time_s)
        parts += [tone.astype(np.float32), pause]
    return np.concatenate(parts)


def write_tone_network(folder: Path) -> Path:
    """The model's folder, made: `model.onnx` and `tokens.txt`."""
    folder.mkdir(parents=True, exist_ok=True)
    symbols = [*(f"\u2581{word}" for word in WORDS), "<blk>"]
    lines = [f"{symbol} {number}\n" for number, symbol in enumerate(symbols)]
    (folder / "tokens.txt").write_text("".join(lines), "utf-8")
    onnx.save(_model(), folder / "model.onnx")
    return folder


def _weights() -> list[onnx.TensorProto]:
    weights = np.zeros((N_MELS, len(WORDS) + 1), np.float32)
    for word, hertz in enumerate(TONES_HZ):
        for centre in _bins_of(hertz):
            weights[centre - BAND // 2 : centre + BAND // 2 + 1, word] = 1
    weights[:, :-1] /= weights[:, :-1].sum(axis=0)
    bias = np.zeros(len(WORDS) + 1, np.float32)
    bias[-1] = LOUD
    return [numpy_helper.from_array(weights, "weights"), numpy_helper.from_array(bias, "bias")]


def _model() -> onnx.ModelProto:
    nodes = [
        helper.make_node(
            "AveragePool",
            ["audio_signal"],
            ["pooled"],
            kernel_shape=[SUBSAMPLING],
            strides=[SUBSAMPLING],
        ),
        helper.make_node("Transpose", ["pooled"], ["frames"], perm=[0, 2, 1]),
        helper.make_node("MatMul", ["frames", "weights"], ["bands"]),
        helper.make_node("Add", ["bands", "bias"], ["logits"]),
        helper.make_node("LogSoftmax", ["logits"], ["logprobs"], axis=-1),
        helper.make_node("Identity", ["length"], ["encoded_lengths"]),
        *(helper.make_node("Identity", [name], [f"{name}_next"]) for name in (*CACHE, LENGTH)),
    ]
    caches = [(name, TensorProto.FLOAT, [1, 1, 1, 1]) for name in CACHE]
    inputs = [
        ("audio_signal", TensorProto.FLOAT, [1, N_MELS, CHUNK]),
        ("length", TensorProto.INT64, [1]),
        *caches,
        (LENGTH, TensorProto.INT64, [1]),
    ]
    outputs = [
        ("logprobs", TensorProto.FLOAT, [1, CHUNK // SUBSAMPLING, len(WORDS) + 1]),
        ("encoded_lengths", TensorProto.INT64, [1]),
        *((f"{name}_next", kind, shape) for name, kind, shape in inputs[2:]),
    ]
    graph = helper.make_graph(
        nodes,
        "tones",
        [helper.make_tensor_value_info(*value) for value in inputs],
        [helper.make_tensor_value_info(*value) for value in outputs],
        _weights(),
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    remarks = {
        "model_type": "EncDecCTCModelBPE",
        "window_size": CHUNK,
        "chunk_shift": CHUNK,
        "subsampling_factor": SUBSAMPLING,
        "vocab_size": len(WORDS),
        **{f"{name}_dim{n}": 1 for name in CACHE for n in (1, 2, 3)},
    }
    helper.set_model_props(model, {key: str(value) for key, value in remarks.items()})
    return model


def _bins_of(hertz: float) -> set[int]:
    """The mel bands of a frequency, up to half of the sample rate.

    sherpa-onnx 2.0.0 gives such a model bands of the scale of HTK, 2.0.1 of Slaney's.
    """
    nyquist = SAMPLE_RATE / 2
    return {round(mel(hertz) / mel(nyquist) * (N_MELS + 1)) - 1 for mel in (_slaney_mel, _htk_mel)}


def _slaney_mel(hertz: float) -> float:
    """Linear up to 1 kHz, then logarithmic (M. Slaney's Auditory Toolbox, 1998)."""
    return hertz * 3 / 200 if hertz < 1000 else 15 + 27 * float(np.log(hertz / 1000) / np.log(6.4))


def _htk_mel(hertz: float) -> float:
    """Logarithmic (The HTK Book)."""
    return 1127 * float(np.log1p(hertz / 700))


LENGTH: Final = "cache_last_channel_len"
