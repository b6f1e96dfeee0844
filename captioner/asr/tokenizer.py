"""Token ids to text, through the `tokenizers` package."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tokenizers import Tokenizer

from captioner.errors import ModelFileError

SPACE: Final = "\u0120"  # how byte-level vocabularies write a leading space
INCOMPLETE: Final = "\ufffd"  # what the bytes of half a character decode to


class TextDecoder:
    """Whisper's byte-level vocabulary, read only. Any thread."""

    def __init__(self, path: Path) -> None:
        """Read a tokenizer.json.

        Raises:
            ModelFileError: missing or damaged.
        """
        try:
            self._tokenizer = Tokenizer.from_file(str(path))
        except Exception as exc:  # tokenizers raises bare Exception
            raise ModelFileError(f"{path} cannot be read: {exc}") from exc

    def text(self, ids: Sequence[int]) -> str:
        """Plain text of the ids together, special tokens left out.

        A character takes up to four tokens; one that is not complete yet at the end is held back.
        """
        text: str = self._tokenizer.decode(list(ids), skip_special_tokens=True)
        return text.rstrip(INCOMPLETE)

    def starts_word(self, token: int) -> bool:
        """Whether the token begins with a space, as the first of a word does."""
        piece: str | None = self._tokenizer.id_to_token(token)
        return piece is not None and piece.startswith(SPACE)
