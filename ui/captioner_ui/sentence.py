"""A message as a sentence. No Qt."""

from captioner.composition import text


def sentence(words: str) -> str:
    """With a full stop, and a capital letter unless it starts with a file's or device's name."""
    return text.sentence(text.capitalised(words.strip()))
