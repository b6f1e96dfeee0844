"""Reads the header and the pads of a HEF, as far as the stand-in needs them."""

import json
import struct
from dataclasses import dataclass, field
from typing import Any

from hailo_standin.numerics import Quantisation

MAGIC = 0x01484546
HEADER_BYTES = {0: 32, 1: 28, 2: 44, 3: 56}
ARCHES = {0: "hailo8", 1: "hailo8p", 2: "hailo8r", 3: "hailo8l", 4: "hailo15m", 5: "hailo10h"}
BACKEND_FIELD = 4095  # of ProtoHEFHef; no library knows it, so each skips it
VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5
TYPES = {1: "uint8", 2: "uint16"}


class BadHefError(Exception):
    """Not a HEF, or cut short."""


class NewerHefError(Exception):
    """A header that this version does not read."""


@dataclass(frozen=True)
class Pad:
    """One input or output."""

    name: str
    shape: tuple[int, int, int]
    """Height, width, features."""
    quantisation: Quantisation


@dataclass
class HefFile:
    """What a HEF says of itself."""

    arch: str = "hailo8"
    sdk_version: str = ""
    group: str = ""
    inputs: list[Pad] = field(default_factory=list)
    outputs: list[Pad] = field(default_factory=list)
    backend: dict[str, Any] = field(default_factory=dict)


def newest_header(since: tuple[int, int]) -> int:
    """The newest header that a HailoRT reads."""
    return 3 if since >= (4, 21) else 2 if since >= (4, 20) else 1


def parse(data: bytes, since: tuple[int, int]) -> HefFile:
    """Read a HEF.

    Raises:
        BadHefError: damaged.
        NewerHefError: its header is newer than the library.
    """
    if len(data) < 12:
        raise BadHefError
    magic, version, size = struct.unpack(">III", data[:12])
    if magic != MAGIC:
        raise BadHefError
    if version > newest_header(since):
        raise NewerHefError
    start = HEADER_BYTES[version]
    if len(data) < start + size or not size:
        raise BadHefError
    try:
        return _hef(_fields(data[start : start + size]))
    except (LookupError, StopIteration, struct.error, ValueError) as exc:
        raise BadHefError from exc


def _hef(fields) -> HefFile:
    hef = HefFile()
    header = dict(_fields(_only(fields, 1)))
    hef.arch = ARCHES[header.get(1, 0)]
    hef.sdk_version = header.get(3, b"").decode()
    group = _fields(_only(fields, 2))
    hef.group = _only(group, 10).decode()
    operation = _fields(_only(group, 8))
    hef.inputs = [_pad(value) for number, value in operation if number == 2]
    hef.outputs = [_pad(value) for number, value in operation if number == 3]
    hef.backend = json.loads(dict(fields).get(BACKEND_FIELD, b"{}"))
    return hef


def _pad(data: bytes) -> Pad:
    pad = dict(_fields(data))
    shape = dict(_fields(pad[6]))
    numeric = dict(_fields(pad[5]))
    return Pad(
        pad[2].decode(),
        (shape[1], shape[3], shape[5]),
        Quantisation(
            scale=numeric[2],
            zero_point=numeric.get(1, 0.0),
            low=numeric.get(3, 0.0),
            high=numeric.get(4, 0.0),
            dtype=TYPES[pad[8]],
        ),
    )


def _only(fields, number: int) -> bytes:
    return next(value for found, value in fields if found == number)


def _fields(data: bytes) -> list[tuple[int, Any]]:
    """Fields of a protobuf message: (number, int, float or bytes)."""
    fields: list[tuple[int, Any]] = []
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        number, kind = key >> 3, key & 7
        if kind == VARINT:
            value, at = _varint(data, at)
        elif kind == FIXED32:
            value, at = struct.unpack("<f", data[at : at + 4])[0], at + 4
        elif kind == FIXED64:
            value, at = struct.unpack("<d", data[at : at + 8])[0], at + 8
        elif kind == BYTES:
            size, at = _varint(data, at)
            value, at = data[at : at + size], at + size
            if len(value) < size:
                raise BadHefError
        else:
            raise BadHefError
        fields.append((number, value))
    return fields


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at += 1
        shift += 7
        if byte < 0x80:
            return value, at
