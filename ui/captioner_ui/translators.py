"""Puts in the window's language: our translation, Qt's own, direction, numbers and dates."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

FOLDER: Final = Path(__file__).with_name("translations")
SOURCE: Final = "en"
"""Of the texts in Python. Has a translation, too: of what differs for one and for many."""
SYSTEM: Final = "system"
"""Instead of a language: the first of the desktop's that there is a translation for."""
_PREFIX: Final = "captioner_"


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The codes of all languages that a window can have."""
    return tuple(sorted(path.stem.removeprefix(_PREFIX) for path in folder.glob("*.qm")))


def speak(app: QCoreApplication, wanted: str = SYSTEM, folder: Path = FOLDER) -> str:
    """Have `app` speak a language; returns its code. Before any text is made, on the main thread.

    Args:
        app: gets the translators, in the place of those of an earlier call.
        wanted: a code such as `de`, or SYSTEM.
        folder: with captioner_*.qm.
    """
    system = QLocale.system()
    there = languages(folder)
    code = wanted if wanted in there else best_of(system.uiLanguages(), there)
    for earlier in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(earlier)
        earlier.deleteLater()
    QLocale.setDefault(locale_of(code, system))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, place in ((f"qtbase_{code}", qt), (f"{_PREFIX}{code}", str(folder))):
        translator = QTranslator(app)
        if translator.load(name, place):
            QCoreApplication.installTranslator(translator)
    return code


def best_of(preferred: Sequence[str], there: Sequence[str]) -> str:
    """The first of a person's languages, such as `de-AT`, that is there; else SOURCE. Pure."""
    codes = (tag.replace("_", "-").split("-")[0] for tag in preferred)
    return next((code for code in codes if code in there), SOURCE)


def locale_of(code: str, system: QLocale) -> QLocale:
    """How numbers and dates are written: the system's own way, if it speaks this language.

    Otherwise the language's, in the system's territory where that is usual (Spanish in the
    United States), so that no sentence has months of another language.
    """
    own = QLocale(code)
    if own.language() == system.language() or (code == SOURCE and system.name() == "C"):
        return system
    local = QLocale(own.language(), system.territory())
    return local if local.territory() == system.territory() else own
