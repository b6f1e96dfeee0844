"""Offensive words by language, one on a line: our own lists, under the project's licence."""

from importlib.resources import files

from captioner.wording.word_list import entries_of


def languages() -> list[str]:
    """Codes of those that have a list."""
    names = (file.name for file in files(__name__).iterdir())
    return sorted(name.removesuffix(".txt") for name in names if name.endswith(".txt"))


def words(language: str) -> tuple[str, ...]:
    """What is masked in a language."""
    return tuple(entries_of((files(__name__) / f"{language}.txt").read_text("utf-8")))
