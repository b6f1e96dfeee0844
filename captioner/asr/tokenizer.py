"""Token ids to text."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from captioner_models.pieces import read_pieces

PARTS: Final = re.compile(
    r"'s|'t|'re|'ve|'m|'ll|'d| ?[^\W\d_]+| ?\d+| ?(?:[^\s\w]|_)+|\s+(?!\S)|\s+"
)
"""What GPT-2's tokenizer takes a text apart into before it joins bytes."""
NO_PIECE: Final = 1 << 30  # above all ids
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

    def parts_words(self) -> npt.NDArray[np.bool_]:
        """(vocabulary,) whether a token ends the word before it: a space, a mark, or no text."""
        ends = self._ends.astype(np.int64)
        starts = np.concatenate([[0], ends[:-1]])
        content = np.frombuffer(self._bytes + b" ", np.uint8)
        first = content[starts]
        of_a_word = (first >= 0x80) | np.array([chr(i).isalnum() for i in range(256)])[first]
        parts: npt.NDArray[np.bool_] = ~of_a_word | (starts == ends)
        return parts

    def tokens(self, texts: Sequence[str]) -> list[list[int]]:
        """The ids that the model's tokenizer gives for each text; its table is not kept.

        Pairs of pieces are joined in the order of their ids, which is that of the merges.
        """
        return tokens_of(texts, self.table())

    def speller(self) -> "Speller":
        """A vocabulary that keeps its table."""
        return Speller(self)

    def table(self) -> dict[bytes, int]:
        """The id of each piece. Made anew: it takes 30 ms, and 5 MB."""
        return {self._piece(token): token for token in range(len(self._ends) - 1, -1, -1)}

    def _piece(self, token: int) -> bytes:
        start = int(self._ends[token - 1]) if token else 0
        return self._bytes[start : int(self._ends[token])]


class Speller:
    """A vocabulary that texts are taken apart with again and again. Any thread."""

    def __init__(self, text_decoder: TextDecoder) -> None:
        """Make its table."""
        self._text_decoder, self._table = text_decoder, text_decoder.table()

    def text(self, ids: Sequence[int]) -> str:
        """As `TextDecoder.text`."""
        return self._text_decoder.text(ids)

    def starts_word(self, token: int) -> bool:
        """As `TextDecoder.starts_word`."""
        return self._text_decoder.starts_word(token)

    def tokens(self, texts: Sequence[str]) -> list[list[int]]:
        """As `TextDecoder.tokens`."""
        return tokens_of(texts, self._table)


def tokens_of(texts: Sequence[str], table: dict[bytes, int]) -> list[list[int]]:
    """The ids of each text, by those of the pieces."""
    return [
        [token for part in PARTS.findall(text) for token in _joined(part.encode(), table)]
        for text in texts
    ]


def _joined(word: bytes, ids: dict[bytes, int]) -> list[int]:
    """Byte pair encoding of a word."""
    if word in ids:
        return [ids[word]]
    pieces = [word[at : at + 1] for at in range(len(word))]
    while len(pieces) > 1:
        pairs = [ids.get(a + b, NO_PIECE) for a, b in pairwise(pieces)]
        best = min(range(len(pairs)), key=pairs.__getitem__)
        if pairs[best] == NO_PIECE:
            break
        pieces[best : best + 2] = [pieces[best] + pieces[best + 1]]
    return [ids[piece] for piece in pieces]
