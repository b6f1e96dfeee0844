"""The window in another language, for as long as a test takes."""

import tempfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

import translations
from captioner_ui.translators import FOLDER, speak

CODES = (*translations.WHOLE, "en")


@contextmanager
def spoken(app, code):
    """As a start with this language makes it; `he` is the language of nobody's."""
    speak(app, code, pseudo_folder() if code == translations.PSEUDO else FOLDER)
    try:
        yield
    finally:
        for translator in app.findChildren(QTranslator):
            QCoreApplication.removeTranslator(translator)
            translator.setParent(None)
        QLocale.setDefault(QLocale.system())
        QCoreApplication.processEvents()


@cache
def pseudo_folder():
    """With the language of nobody's, made once a run."""
    folder = tempfile.TemporaryDirectory(prefix="captioner-pseudo-")
    translations.make_pseudo(Path(folder.name))
    _FOLDERS.append(folder)  # removed when the run ends
    return Path(folder.name)


_FOLDERS = []
