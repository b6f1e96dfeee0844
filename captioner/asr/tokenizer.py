"""Token ids to text."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from captioner_models.pieces import read_pieces

INCOMPLETE: Final = "\ufffd"  # what the bytes of half a character decode to


class TextDecoder:
    """Whisper's byte-level vocabulary, read only. Any thread.

    It holds what `captioner_models.pieces` took out of the checkpoint's tokenizer.json by way of
    the `tokenizers` package, which itself is not loaded here.
    """

    def __init__(self, path: Path, fingerprint: str) -> None:
        """Read a model's pieces.npz.

        Raises:
            ModelFileError: missing, damaged or of another checkpoint.
        """
        self._bytes, self._ends = read_pieces(path, fingerprint)

    def text(self, ids: Sequence[int]) -> str:
        """Plain text of the ids together, special tokens left out.

        A character takes up to four tokens; one that is not complete yet at the end is held back.
        """
        text = b"".join(self._piece(token) for token in ids).decode("utf-8", errors="replace")
        return text.rstrip(INCOMPLETE)

    def starts_word(self, token: int) -> bool:
        """Whether the token begins with a space, as the first of a word does."""
        return self._piece(token).startswith(b" ")

    def _piece(self, token: int) -> bytes:
        start = int(self._ends[token - 1]) if token else 0
        return self._bytes[start : int(self._ends[token])]
