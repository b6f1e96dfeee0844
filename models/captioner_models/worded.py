"""A sentence with its template and values, so that it can be said in another language."""

from collections.abc import Mapping


class Worded(str):
    """An English text that still knows what it was made of; to all that print it, a plain str.

    What is made of it by a method of str, or by an f-string, is English for good: a window
    translates first and trims afterwards.
    """

    __slots__ = ("template", "values")

    template: str
    """With {names} in braces, as it stands in the source."""
    values: dict[str, object]
    """What is put for the names; a Worded among them is translated for itself."""


def worded(template: str, /, **values: object) -> Worded:
    """`template` with its {names} filled in; a literal, so that translators find it.

    An exception among the values stands for its message. May be called on any thread, and the
    result may be pickled.
    """
    return worded_again(template, values)


def worded_again(template: str, values: Mapping[str, object]) -> Worded:
    """As `worded`, for a template that was a literal elsewhere, where translators find it."""
    kept = {name: _kept(value) for name, value in values.items()}
    made = Worded(template.format(**kept) if kept else template)
    made.template, made.values = template, kept
    return made


class Sentences(Worded):
    """Several texts, one after the other; each is translated for itself, then made a sentence."""

    __slots__ = ("parts",)

    parts: tuple[str, ...]


def sentences(*parts: str) -> Sentences:
    """Those that are not empty, each with a capital letter and a full stop."""
    kept = tuple(part for part in parts if part)
    made = Sentences(" ".join(map(as_sentence, kept)))
    made.template, made.values, made.parts = str(made), {}, kept
    return made


def as_sentence(text: str) -> str:
    """`text` with a full stop, and a capital unless it begins with a file's or device's name."""
    starts_with_word = text[:1].isalpha() and text.split(maxsplit=1)[0].isalpha()
    begun = text[0].upper() + text[1:] if starts_with_word else text
    return begun if not begun or begun[-1] in ".!?…" else f"{begun}."


def message_of(error: BaseException) -> str:
    """What an error says: the Worded it was raised with, if there was one."""
    first = error.args[0] if len(error.args) == 1 else None
    return first if isinstance(first, Worded) else str(error)


def _kept(value: object) -> object:
    return message_of(value) if isinstance(value, BaseException) else value
