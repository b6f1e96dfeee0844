"""Every word of the settings and of the list of sources can be translated."""

from dataclasses import fields
from enum import EnumType

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

import translations
from captioner.plain_values import kind_of
from captioner.setting import about
from captioner_ui.sections.appearance import WindowLanguage
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.value_words import choice_words
from captioner_ui.source_choice import choices_among

pytestmark = pytest.mark.ui

FOUND = translations.sources()
OWN_NAMES = {choice_words(language) for language in WindowLanguage if len(language.value) == 2}
SECTIONS = [getattr(Settings(), section.name) for section in fields(Settings)]
SHOWN = [
    (type(section), its_field)
    for section in SECTIONS
    for its_field in fields(section)
    if not about(its_field).hidden
]


def test_labels_and_hints_of_all_settings_are_found():
    words = [word for _, its_field in SHOWN for word in _words(its_field)]

    assert words
    assert [word for word in words if word not in FOUND] == []


def _words(its_field):
    said = about(its_field)
    return [word for word in (said.label, said.hint) if word]


def test_entries_of_all_lists_in_the_settings_are_found():
    kinds = [kind_of(section, its_field) for section, its_field in SHOWN]
    entries = [
        choice_words(choice) for kind in kinds if isinstance(kind, EnumType) for choice in kind
    ]

    assert entries
    assert [entry for entry in entries if entry not in FOUND and entry not in OWN_NAMES] == []


def test_entries_of_the_list_of_sources_are_found():
    assert [choice.label for choice in choices_among(()) if choice.label not in FOUND] == []
