"""Reads whisper.cpp's files, one number after the other, as its own loader walks through them."""

import struct
from dataclasses import dataclass, field

BLOCK = 32


@dataclass
class GgmlFile:
    sizes: dict = field(default_factory=dict)
    filters: list = field(default_factory=list)
    tokens: list = field(default_factory=list)
    tensors: dict = field(default_factory=dict)
    """Name to dimensions (fastest first), type and values."""


NAMES = (
    *("vocab", "audio_ctx", "audio_state", "audio_head", "audio_layer", "text_ctx"),
    *("text_state", "text_head", "text_layer", "mels", "ftype"),
)


def read_ggml(path):
    found = GgmlFile()
    with path.open("rb") as stream:
        (magic,) = _take(stream, "I")
        assert magic == 0x67676D6C
        found.sizes = dict(zip(NAMES, _take(stream, "11i"), strict=True))
        n_mels, n_bins = _take(stream, "2i")
        flat = _take(stream, f"{n_mels * n_bins}f")
        found.filters = [flat[n * n_bins : (n + 1) * n_bins] for n in range(n_mels)]
        (n_tokens,) = _take(stream, "i")
        for _ in range(n_tokens):
            (length,) = _take(stream, "I")
            found.tokens.append(stream.read(length))
        while head := stream.read(12):
            n_dims, length, kind = struct.unpack("<3i", head)
            dims = _take(stream, f"{n_dims}i")
            name = stream.read(length).decode()
            n_values = 1
            for dim in dims:
                n_values *= dim
            found.tensors[name] = (dims, kind, _values(stream, kind, n_values))
    return found


def _values(stream, kind, n_values):
    if kind == 0:
        return list(_take(stream, f"{n_values}f"))
    if kind == 1:
        return list(_take(stream, f"{n_values}e"))
    read = {8: _q8_0, 7: _q5_1}[kind]
    return [value for _ in range(n_values // BLOCK) for value in read(stream)]


def _q8_0(stream):
    (scale,) = _take(stream, "e")
    return [scale * level for level in _take(stream, "32b")]


def _q5_1(stream):
    scale, least = _take(stream, "2e")
    (fifth,) = _take(stream, "I")
    lower = _take(stream, "16B")
    values = [0.0] * BLOCK
    for n, both in enumerate(lower):
        values[n] = scale * ((both & 15) | ((fifth >> n) & 1) << 4) + least
        values[n + 16] = scale * ((both >> 4) | ((fifth >> (n + 16)) & 1) << 4) + least
    return values


def _take(stream, form):
    return struct.unpack(f"<{form}", stream.read(struct.calcsize(f"<{form}")))
