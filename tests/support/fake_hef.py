"""Writes HEF files that hold no network: a true header, a small description, and who computes.

The header and the fields are those of HailoRT's sources; the checksums in the headers of versions 1
to 3 are not computed, which no reader but the vendor's library looks at.
"""

import hashlib
import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from captioner_models.hef_files import HefRecord, hef_path, write_hef_record

MAGIC: Final = 0x01484546
ARCHES: Final = {
    "hailo8": 0,
    "hailo8p": 1,
    "hailo8r": 2,
    "hailo8l": 3,
    "hailo15m": 4,
    "hailo10h": 5,
}
TYPES: Final = {"uint8": 1, "uint16": 2}
BACKEND_FIELD: Final = 4095  # of ProtoHEFHef, unknown to every reader but the stand-in
MEL_RANGE: Final = (-1.5, 2.0)  # log-mel of nothing at all is -1.5; a sine of full scale has 1.6


@dataclass(frozen=True, slots=True)
class FakePad:
    """One input or output: (height, width, features), and the reals that its integers span."""

    name: str
    shape: tuple[int, int, int]
    low: float
    high: float
    dtype: str = "uint8"

    @property
    def scale(self) -> float:
        """Reals per step."""
        return (self.high - self.low) / float(np.iinfo(self.dtype).max)

    @property
    def zero_point(self) -> float:
        """The step of zero."""
        return float(np.round(-self.low / self.scale))


@dataclass(frozen=True, slots=True, kw_only=True)
class FakeHef:
    """What goes into the file."""

    inputs: Sequence[FakePad]
    outputs: Sequence[FakePad]
    backend: Mapping[str, Any]
    """See `hailo_standin.backends.compute`; "noise" is as `hailo_standin.numerics.noisy` has it."""
    arch: str = "hailo8l"
    group: str = "encoder"
    sdk_version: str = "3.31.0"
    header: int = 1

    def to_bytes(self) -> bytes:
        """The file."""
        message = self._message()
        ccws = b"\0" * 64  # configuration of the chip: after the message, read by none of us
        return _header(self.header, message, len(ccws)) + message + ccws

    def write(self, path: Path) -> Path:
        """Write the file."""
        path.write_bytes(self.to_bytes())
        return path

    def _message(self) -> bytes:
        header = _varint_field(1, ARCHES[self.arch]) + _varint_field(2, 1_700_000_000)
        header += _bytes_field(3, self.sdk_version.encode()) + _varint_field(4, 0)
        operation = _bytes_field(1, b"core_op")
        operation += b"".join(_bytes_field(2, _pad(i, p)) for i, p in enumerate(self.inputs))
        operation += b"".join(_bytes_field(3, _pad(i, p)) for i, p in enumerate(self.outputs))
        group = _bytes_field(6, self.group.encode()) + _bytes_field(8, operation)
        group += _bytes_field(10, self.group.encode())
        message = _bytes_field(1, header) + _bytes_field(2, group)
        return message + _bytes_field(BACKEND_FIELD, json.dumps(dict(self.backend)).encode())


def encoder_hef(
    backend: Mapping[str, Any],
    *,
    n_frames: int = 1000,
    n_mels: int = 80,
    d_model: int = 384,
    states: tuple[float, float] = (-16.0, 16.0),
    output_dtype: str = "uint8",
    **fields: Any,
) -> FakeHef:
    """A Whisper encoder as the vendor's files have it.

    Args:
        backend: who computes.
        n_frames: the window, 10 ms each.
        n_mels: bands of the spectrogram.
        d_model: size of a state.
        states: the reals that the output spans.
        output_dtype: of the chip's output.
        **fields: of `FakeHef`.
    """
    group = fields.setdefault("group", "whisper_encoder")
    return FakeHef(
        inputs=[FakePad(f"{group}/input_layer1", (1, n_frames, n_mels), *MEL_RANGE)],
        outputs=[
            FakePad(f"{group}/normalization13", (1, n_frames // 2, d_model), *states, output_dtype)
        ],
        backend=backend,
        **fields,
    )


def record_of(path: Path, checkpoint: str, arch: str, window_s: int) -> HefRecord:
    """What is written beside a compiled encoder when it is fetched."""
    data = path.read_bytes()
    return HefRecord(
        checkpoint=checkpoint,
        arch=arch,
        window_s=window_s,
        sha256=hashlib.sha256(data).hexdigest(),
        size=len(data),
        source="",
    )


def put_encoder(
    root: Path,
    checkpoint: str = "tiny.en",
    arch: str = "hailo8l",
    window_s: int = 10,
    *,
    really: str = "",
    **fields: Any,
) -> Path:
    """Lay an encoder that computes nothing, and its record, where `models fetch` does.

    Args:
        root: of the store.
        checkpoint: of which model, as the record says.
        arch: for which chip, as the record says.
        window_s: how long.
        really: for which chip, as the file says; as the record does if empty.
        **fields: of `encoder_hef`.
    """
    path = hef_path(root, checkpoint, arch, window_s)
    path.parent.mkdir(exist_ok=True)
    nobody = {"function": "nobody"}
    encoder_hef(nobody, arch=really or arch, n_frames=100 * window_s, **fields).write(path)
    write_hef_record(path, record_of(path, checkpoint, arch, window_s))
    return path


def _header(version: int, message: bytes, ccws_size: int) -> bytes:
    common = struct.pack(">III", MAGIC, version, len(message))
    match version:
        case 0:  # reserved, MD5
            rest = struct.pack(">I", 0) + hashlib.md5(message, usedforsecurity=False).digest()
        case 1:  # CRC, size of the configuration, reserved
            rest = struct.pack(">IQI", 0, ccws_size, 0)
        case 2:  # XXH3, size of the configuration, two reserved
            rest = struct.pack(">QQQQ", 0, ccws_size, 0, 0)
        case 3:  # XXH3, size with padding, padding, additional information, XXH3, reserved
            rest = struct.pack(">QQIQQQ", 0, ccws_size, 0, 0, 0, 0)
        case _:
            raise ValueError(f"no header version {version}")
    return common + rest


def _pad(index: int, pad: FakePad) -> bytes:
    height, width, features = pad.shape
    pairs = ((1, height), (2, height), (3, width), (4, width), (5, features), (6, features))
    shape = b"".join(_varint_field(number, size) for number, size in pairs)
    numeric = b"".join(
        _float_field(number, value)
        for number, value in enumerate((pad.zero_point, pad.scale, pad.low, pad.high), 1)
    )
    fields = _varint_field(1, index) + _bytes_field(2, pad.name.encode()) + _varint_field(3, 1)
    fields += _bytes_field(5, numeric) + _bytes_field(6, shape)
    return fields + _varint_field(8, TYPES[pad.dtype])


def _varint(value: int) -> bytes:
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def _varint_field(number: int, value: int) -> bytes:
    return _varint(number << 3) + _varint(value)


def _float_field(number: int, value: float) -> bytes:
    return _varint(number << 3 | 5) + struct.pack("<f", value)


def _bytes_field(number: int, value: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(value)) + value
