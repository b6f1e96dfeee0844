"""Every text of the window is there in German, Spanish and French, and each fits its original."""

import ast
import re
import string
import xml.etree.ElementTree as ET
from itertools import chain

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QTranslator

import translations
from captioner_ui.translators import FOLDER
from support.spoken import CODES

pytestmark = pytest.mark.ui

ALL_NOW = True  # whether a text without its translation is an error already
N_FORMS = 2  # for one and for many, in all of these languages
SOURCES = translations.sources()
KEY = re.compile(r"&(?!&)(.)")


def _messages(code):
    """Source to its forms; empty where a translation is not finished."""
    found = {}
    for message in ET.parse(FOLDER / f"captioner_{code}.ts").iter("message"):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.iter("numerusform")]
        done = translation.get("type") is None
        found[message.findtext("source")] = (forms or [translation.text or ""]) if done else []
    return found


MESSAGES = {code: _messages(code) for code in CODES}


def _names(text):
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def _wrong(check):
    return [
        (code, source, form)
        for code in CODES
        for source, forms in MESSAGES[code].items()
        for form in forms
        if not check(source, form)
    ]


@pytest.mark.parametrize("code", translations.WHOLE)
def test_every_text_of_the_window_is_translated(code):
    missing = [source for source in SOURCES if not MESSAGES[code].get(source)]
    if missing and not ALL_NOW:
        pytest.skip(f"{len(missing)} texts are not translated yet: make translations")

    assert missing == []


@pytest.mark.parametrize("code", CODES)
def test_no_translation_is_left_of_a_text_that_is_gone(code):
    gone = [source for source in MESSAGES[code] if source not in SOURCES]
    if gone and not ALL_NOW:
        pytest.skip(f"{len(gone)} translations are left over: make translations")

    assert gone == []


def test_a_text_for_one_and_for_many_is_worded_for_both_in_english_too():
    counted = {source for source in SOURCES if translations.COUNT in source}
    missing = [source for source in counted if not MESSAGES["en"].get(source)]
    if missing and not ALL_NOW:
        pytest.skip(f"{len(missing)} texts have no English forms yet")

    assert missing == []


def test_placeholders_are_kept_by_every_translation():
    assert _wrong(lambda source, form: _names(source) == _names(form)) == []


def test_a_count_is_kept_by_all_forms_but_that_for_one():
    def good(source, forms):
        counted = translations.COUNT in source
        return all((translations.COUNT in form) == counted for form in forms[1:] or forms)

    wrong = [
        (code, source, forms)
        for code in CODES
        for source, forms in MESSAGES[code].items()
        if forms and not good(source, forms)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_a_count_has_all_forms_of_the_language(code):
    counted = {source: forms for source, forms in MESSAGES[code].items() if "%n" in source}

    assert {source: forms for source, forms in counted.items() if not all(forms)} == {}
    assert {len(forms) for forms in counted.values() if forms} <= {N_FORMS}


def test_a_text_with_a_letter_for_the_keyboard_has_one_in_every_language():
    def good(source, form):
        return len(KEY.findall(source)) == len(KEY.findall(form))

    assert _wrong(good) == []


def test_endings_that_say_something_are_kept():
    def ending(text):
        return next((sign for sign in ("…", ":", ".", "?") if text.rstrip().endswith(sign)), "")

    assert _wrong(lambda source, form: ending(source) == ending(form)) == []


def test_file_filters_keep_their_patterns():
    def patterns(text):
        return re.findall(r"\*\.?\w*", text)

    assert _wrong(lambda source, form: patterns(source) == patterns(form)) == []


def test_commands_and_options_are_kept():
    def commands(text):
        return sorted(chain(re.findall(r"`[^`]*`", text), re.findall(r"(?<!\w)--[\w-]+", text)))

    assert _wrong(lambda source, form: commands(source) == commands(form)) == []


@pytest.mark.parametrize("code", CODES)
def test_what_the_window_loads_is_what_the_translators_wrote(qapp, code):
    translator = QTranslator()
    assert translator.load(f"captioner_{code}", str(FOLDER))

    stale = []
    for source, forms in MESSAGES[code].items():
        n = 2 if translations.COUNT in source else -1
        shown = translator.translate("", source, None, n)
        if (shown or "") != (forms[-1] if forms else ""):
            stale.append((source, shown))
    assert stale == []


def test_no_text_is_made_of_something_else_than_a_literal():
    made = []
    for package in translations.PACKAGES:
        for path in sorted((translations.ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                    "worded",
                    "tr_later",
                ):
                    literals = list(translations.literals(node.args[0])) if node.args else []
                    if not literals:
                        made.append(f"{path.name}:{node.lineno}")

    assert made == []
