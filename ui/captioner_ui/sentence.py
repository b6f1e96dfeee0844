"""A message as a sentence. No Qt."""

from captioner.cli import text


def sentence(words: str) -> str:
    """With a full stop, and a capital letter unless it starts with a file's or device's name."""
    words = words.strip()
    if words and words.split(maxsplit=1)[0].isalpha():
        words = words[0].upper() + words[1:]
    return text.sentence(words)
