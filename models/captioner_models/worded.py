"""A sentence with its template and values, so that it can be said in another language."""


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
    kept = {name: _kept(value) for name, value in values.items()}
    made = Worded(template.format(**kept) if kept else template)
    made.template, made.values = template, kept
    return made


def message_of(error: BaseException) -> str:
    """What an error says: the Worded it was raised with, if there was one."""
    first = error.args[0] if len(error.args) == 1 else None
    return first if isinstance(first, Worded) else str(error)


def _kept(value: object) -> object:
    return message_of(value) if isinstance(value, BaseException) else value
