"""Words that the window shows, in its language: where a translation has them. No Qt on import.

`tr("...")` and `tr_later("...")` here, and `worded("...")` in the engine, take a literal, which
`packaging/translations.py` finds. Texts in Python stay English; `captioner_ui/translations` holds
the others, and docs/translations.md says how they are made.
"""

import re
import string
from typing import Final

from captioner.errors import CaptionerError, Worded, message_of
from captioner.setting import tr_later as tr_later  # a literal that is shown by `tr` later

CONTEXT: Final = ""  # of every text: the sources name none
_COUNT: Final = "%n"
_FIXED: Final = re.compile(r"\.(\d+)f")


def tr(text: str, /, **values: object) -> str:
    """`text` translated, then its {names} filled in; a literal, so that it can be found.

    Numbers are written as the language does: 1.5 is 1,5 in German. A text with `%n` takes a
    whole number `n` and has a form for one and for many.
    """
    from PySide6.QtCore import QCoreApplication  # modules that only word things do without

    n = values.get("n")
    if _COUNT in text and isinstance(n, int):
        translated = QCoreApplication.translate(CONTEXT, text, None, n)
    else:
        translated = QCoreApplication.translate(CONTEXT, text)
    return _LOCAL.format(translated, **values) if values else translated


def tr_worded(text: str) -> str:
    """What the engine said, translated if it comes with its template; any other text as it is."""
    if not isinstance(text, Worded):
        return tr(text) if text else text
    said = {
        name: tr_worded(value) if isinstance(value, Worded) else value
        for name, value in text.values.items()
    }
    return tr(text.template, **said)


def tr_error(error: CaptionerError) -> tuple[str, str]:
    """What an error says, and its hint, which may be empty."""
    return tr_worded(message_of(error)), tr_worded(error.hint)


class _Local(string.Formatter):
    """Fills in numbers as the window's language writes them."""

    def format_field(self, value: object, format_spec: str) -> str:
        """One value in the words of its specification."""
        fixed = _FIXED.fullmatch(format_spec)
        if isinstance(value, bool) or not isinstance(value, int | float):
            return str(super().format_field(value, format_spec))
        from PySide6.QtCore import QLocale

        if fixed:
            return QLocale().toString(float(value), "f", int(fixed[1]))
        if isinstance(value, int) and not format_spec:
            return QLocale().toString(value)
        return str(super().format_field(value, format_spec))


_LOCAL: Final = _Local()
