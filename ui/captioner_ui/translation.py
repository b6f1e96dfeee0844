"""Words that the window shows, in the reader's language where there is a translation.

A translation file is made from the sources by `pyside6-lupdate -tr-function-alias tr+=tr_later`,
of both packages, which finds each `tr("...")` and `tr_later("...")`.
"""

from typing import Final

from captioner.setting import tr_later as tr_later  # a literal that is shown by `tr` later

_CONTEXT: Final = ""  # what lupdate notes for a bare tr()


def tr(text: str, /, **values: object) -> str:
    """`text` translated, then its {names} filled in; a literal, so that it can be found."""
    from PySide6.QtCore import QCoreApplication  # modules that only word things do without

    translated = QCoreApplication.translate(_CONTEXT, text)
    return translated.format(**values) if values else translated
