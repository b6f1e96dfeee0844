"""What went wrong, in words, and one line of it on standard error."""

import sys

from captioner.composition.text import safe, sentence
from captioner.errors import CaptionerError


def explain(error: CaptionerError) -> str:
    """What went wrong and what to do about it, on one line."""
    return safe(f"{sentence(str(error))} {sentence(error.hint)}".strip())


def complain(message: str) -> None:
    """One line on standard error, after the program's name."""
    sys.stderr.write(f"captioner: {message}\n")
    sys.stderr.flush()
