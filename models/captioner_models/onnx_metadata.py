"""The remarks that an ONNX file carries about itself, read without loading its weights."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from captioner_models.errors import ModelFileError

PROPERTIES: Final = 14  # ModelProto.metadata_props
KEY, VALUE = 1, 2  # of StringStringEntryProto
VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5  # wire types of protocol buffers
LONGEST: Final = 10  # bytes of a varint
LARGEST: Final = 1 << 22  # bytes of one remark


def read_metadata(path: Path) -> dict[str, str]:
    """The keys and values of a model's `metadata_props`; the graph is passed over unread.

    Raises:
        ModelFileError: the file cannot be read, or is no whole ONNX file.
    """
    try:
        with path.open("rb") as stream:
            size = path.stat().st_size
            entries = [entry for field, entry in _fields(stream, size) if field == PROPERTIES]
        pairs = [dict(_strings(entry)) for entry in entries]
    except OSError as exc:
        raise ModelFileError(f"{path} cannot be read: {exc.strerror}") from exc
    except ValueError as exc:
        raise ModelFileError(f"{path} is no whole ONNX file: {exc}") from exc
    return {pair.get(KEY, ""): pair.get(VALUE, "") for pair in pairs}


def _fields(stream: BinaryIO, size: int) -> Iterator[tuple[int, bytes]]:
    """Each field's number and, of a remark, its content."""
    while stream.tell() < size:
        tag = _varint(stream)
        field, wire = tag >> 3, tag & 7
        if wire == VARINT:
            _varint(stream)
            continue
        if wire not in (FIXED64, BYTES, FIXED32):
            raise ValueError(f"unknown wire type {wire}")
        length = {FIXED64: 8, FIXED32: 4}.get(wire) or _varint(stream)
        if stream.tell() + length > size:
            raise ValueError("it ends too early")
        if field == PROPERTIES and wire == BYTES and length <= LARGEST:
            yield field, stream.read(length)
        else:
            stream.seek(length, 1)


def _strings(entry: bytes) -> Iterator[tuple[int, str]]:
    """The strings of a remark by their field."""
    at = 0
    while at < len(entry):
        tag, at = _varint_in(entry, at)
        length, at = _varint_in(entry, at)
        if tag & 7 != BYTES or at + length > len(entry):
            raise ValueError("a remark is damaged")
        yield tag >> 3, entry[at : at + length].decode("utf-8", errors="replace")
        at += length


def _varint(stream: BinaryIO) -> int:
    value = 0
    for position in range(LONGEST):
        byte = stream.read(1)
        if not byte:
            raise ValueError("it ends too early")
        value |= (byte[0] & 0x7F) << 7 * position
        if byte[0] < 0x80:
            return value
    raise ValueError("a number has no end")


def _varint_in(entry: bytes, at: int) -> tuple[int, int]:
    """A varint in a remark, and where the next byte is."""
    value = 0
    for position in range(LONGEST):
        if at + position >= len(entry):
            break
        byte = entry[at + position]
        value |= (byte & 0x7F) << 7 * position
        if byte < 0x80:
            return value, at + position + 1
    raise ValueError("a remark is damaged")
