"""The bytes behind each token, taken from a tokenizer.json once, when a model is built.

A captioner only ever turns tokens into text. The `tokenizers` package keeps 20 MB of tables for
the other direction too; the bytes alone are half a megabyte.
"""

import io
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from captioner_models.arrays import save_arrays
from captioner_models.checkpoint import FINGERPRINT
from captioner_models.errors import ModelFileError, ModelSourceError

UInt8: TypeAlias = npt.NDArray[np.uint8]
UInt32: TypeAlias = npt.NDArray[np.uint32]


def byte_of_character() -> dict[str, int]:
    """How byte-level vocabularies write bytes: printable ones as they are, others from U+0100 on.

    The table of GPT-2's tokenizer, which Whisper's follows.
    """
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in printable]
    table = {chr(byte): byte for byte in printable}
    table.update({chr(0x100 + i): byte for i, byte in enumerate(others)})
    return table


def write_pieces(path: Path, tokenizer_json: bytes, n_vocab: int, fingerprint: str) -> None:
    """Write the bytes of every token; of special tokens, none.

    Raises:
        ModelSourceError: the tokenizer is unreadable or not of the byte-level kind.
    """
    from tokenizers import Tokenizer  # only a build needs it

    try:
        tokenizer = Tokenizer.from_str(tokenizer_json.decode("utf-8"))
    except Exception as exc:  # the package raises bare Exception
        raise ModelSourceError(f"the tokenizer of the checkpoint cannot be read: {exc}") from exc
    special = tokenizer.get_added_tokens_decoder()
    table = byte_of_character()
    pieces = []
    for token in range(n_vocab):
        text = "" if token in special else tokenizer.id_to_token(token) or ""
        if not table.keys() >= set(text):
            raise ModelSourceError(f"token {token} of the tokenizer, {text!r}, is not in bytes")
        pieces.append(bytes(table[character] for character in text))
    ends = np.cumsum([len(piece) for piece in pieces], dtype=np.uint32)
    content = io.BytesIO()
    named: dict[str, npt.NDArray[Any]] = {
        "bytes": np.frombuffer(b"".join(pieces), np.uint8),
        "ends": ends,
        FINGERPRINT: np.array(fingerprint),
    }
    save_arrays(content, named)
    path.write_bytes(content.getvalue())


def read_pieces(path: Path, fingerprint: str) -> tuple[bytes, UInt32]:
    """All bytes in a row, and where each token's end: (vocabulary,) uint32.

    Raises:
        ModelFileError: missing, damaged or of another checkpoint.
    """
    try:
        with np.load(path, allow_pickle=False) as archive:
            content, ends = archive["bytes"].tobytes(), archive["ends"]
            found = str(archive[FINGERPRINT])
    except (OSError, ValueError, KeyError, EOFError) as exc:
        raise ModelFileError(f"{path} cannot be read: {exc}") from exc
    if found != fingerprint:
        raise ModelFileError(f"{path.name} was made from another checkpoint than the model")
    return content, ends
