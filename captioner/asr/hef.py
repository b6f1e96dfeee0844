"""What a compiled Hailo encoder says about itself, read without Hailo's library.

The format is read as far as it is needed, from HailoRT's sources: a big-endian header, then a
protobuf message. What is not found there stays unknown, and HailoRT has the last word.
"""

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from captioner.errors import ModelFileError

MAGIC: Final = 0x01484546
BEGINNING: Final = struct.Struct(">III")  # magic, version of the header, size of the description
HEADER_BYTES: Final = {0: 32, 1: 28, 2: 44, 3: 56}  # by version of the header
OLDEST_READER: Final = {2: (4, 20), 3: (4, 21)}
"""Version of HailoRT from which each is read; what any from 4.18 on reads is not listed."""
ARCHITECTURES: Final = {
    0: "hailo8",
    1: "hailo8p",
    2: "hailo8r",
    3: "hailo8l",
    4: "hailo15m",
    5: "hailo10h",
    6: "hailo15l",
    103: "hailo15h",
}
HINT: Final = "Fetch it again: `captioner models fetch NAME --arch ARCH`."
Shape: TypeAlias = tuple[int, int, int]
"""Height, width, features: 1, frames, mels of an encoder's input."""

# Field numbers of the messages.
HEADER: Final = 1
NETWORK_GROUPS: Final = 2
HW_ARCH, SDK_VERSION = 1, 3
OPS, NETWORK_GROUP_NAME = 8, 10
INPUT_PADS, OUTPUT_PADS = 2, 3
TENSOR_SHAPE: Final = 6
HEIGHT, WIDTH, FEATURES = 1, 3, 5


@dataclass(frozen=True, slots=True, kw_only=True)
class HefHeader:
    """What the file says; empty where it says nothing that is understood."""

    version: int
    """Of the header."""
    architecture: str
    """What it was compiled for, as in ARCHITECTURES."""
    sdk_version: str
    """Of the compiler."""
    network: str
    inputs: tuple[Shape, ...]
    outputs: tuple[Shape, ...]

    @property
    def n_frames(self) -> int | None:
        """Log-mel frames of 10 ms that it takes; None if that is unknown."""
        return self.inputs[0][1] if len(self.inputs) == 1 else None

    @property
    def n_mels(self) -> int | None:
        """Mel bands that it takes; None if that is unknown."""
        return self.inputs[0][2] if len(self.inputs) == 1 else None

    @property
    def d_model(self) -> int | None:
        """Width of the states that it gives; None if that is unknown."""
        return self.outputs[0][2] if len(self.outputs) == 1 else None


def read_hef_header(path: Path) -> HefHeader:
    """Read the header of a compiled network.

    A description that is not understood says nothing: HailoRT checks sums that are not checked
    here, and a file is not to be refused because this reader has a fault.

    Raises:
        ModelFileError: missing, truncated or no compiled network.
    """
    try:
        with path.open("rb") as file:
            return _read(file, path)
    except OSError as exc:
        raise ModelFileError(f"{path} cannot be read: {exc.strerror}", hint=HINT) from exc


def _read(file: BinaryIO, path: Path) -> HefHeader:
    """Read the description, and not the network after it, which is megabytes."""
    beginning = file.read(BEGINNING.size)
    if len(beginning) < BEGINNING.size or BEGINNING.unpack(beginning)[0] != MAGIC:
        raise ModelFileError(f"{path} is no compiled Hailo network", hint=HINT)
    _magic, version, size = BEGINNING.unpack(beginning)
    start = HEADER_BYTES.get(version)
    if start is None:
        return _nothing_known(version)
    file.seek(start)
    message = file.read(size)
    if len(message) < size:
        found, expected = file.seek(0, os.SEEK_END), start + size
        raise ModelFileError(
            f"{path} is truncated: it has {found} bytes, expected {expected} or more", hint=HINT
        )
    try:
        return _parsed(version, memoryview(message))
    except (ValueError, IndexError):
        return _nothing_known(version)


def _nothing_known(version: int) -> HefHeader:
    return HefHeader(
        version=version, architecture="", sdk_version="", network="", inputs=(), outputs=()
    )


def _parsed(version: int, message: memoryview) -> HefHeader:
    architecture, sdk_version, network = 0, "", ""
    inputs: list[Shape] = []
    outputs: list[Shape] = []
    said = False
    for number, value in _fields(message):
        if number == HEADER:
            said = True
            architecture, sdk_version = _head(_message(value))
        elif number == NETWORK_GROUPS:
            said = True
            network = _group(_message(value), inputs, outputs) or network
    if not said:
        raise ValueError("it describes no network")
    return HefHeader(
        version=version,
        architecture=ARCHITECTURES.get(architecture, ""),
        sdk_version=sdk_version,
        network=network,
        inputs=tuple(inputs),
        outputs=tuple(outputs),
    )


def _head(message: memoryview) -> tuple[int, str]:
    architecture, sdk_version = 0, ""  # 0 is not written into the file
    for number, value in _fields(message):
        if number == HW_ARCH and isinstance(value, int):
            architecture = value
        elif number == SDK_VERSION:
            sdk_version = _text(value)
    return architecture, sdk_version


def _group(message: memoryview, inputs: list[Shape], outputs: list[Shape]) -> str:
    name = ""
    for number, value in _fields(message):
        if number == NETWORK_GROUP_NAME:
            name = _text(value)
        elif number == OPS:
            for kind, pad in _fields(_message(value)):
                if kind in (INPUT_PADS, OUTPUT_PADS) and (shape := _shape(_message(pad))):
                    (inputs if kind == INPUT_PADS else outputs).append(shape)
    return name


def _shape(pad: memoryview) -> Shape | None:
    for number, value in _fields(pad):
        if number == TENSOR_SHAPE:
            sizes = {n: size for n, size in _fields(_message(value)) if isinstance(size, int)}
            return sizes.get(HEIGHT, 0), sizes.get(WIDTH, 0), sizes.get(FEATURES, 0)
    return None


def _fields(message: memoryview) -> Iterator[tuple[int, int | memoryview]]:
    """Field numbers and values of a protobuf message: varints as int, the rest as bytes.

    Raises:
        ValueError, IndexError: it is none.
    """
    at = 0
    while at < len(message):
        key, at = _varint(message, at)
        number, kind = key >> 3, key & 7
        value: int | memoryview
        match kind:
            case 0:
                value, at = _varint(message, at)
            case 1 | 5:
                size = 8 if kind == 1 else 4
                value, at = message[at : at + size], at + size
            case 2:
                size, at = _varint(message, at)
                value, at = message[at : at + size], at + size
            case _:
                raise ValueError(f"field {number} has the unknown type {kind}")
        if at > len(message):
            raise ValueError(f"field {number} reaches beyond its end")
        yield number, value


def _varint(message: memoryview, at: int) -> tuple[int, int]:
    """A number and where it ends."""
    value = 0
    for shift in range(0, 70, 7):
        byte = message[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
    raise ValueError("a number does not end")


def _message(value: int | memoryview) -> memoryview:
    if isinstance(value, int):
        raise ValueError("a number stands where a message should")  # noqa: TRY004 - bad data
    return value


def _text(value: int | memoryview) -> str:
    return bytes(_message(value)).decode("utf-8", "replace")
