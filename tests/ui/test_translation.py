"""Every word of the settings and of the list of sources can be translated."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import fields
from enum import EnumType
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

import captioner
import captioner_ui
from captioner.plain_values import kind_of
from captioner.setting import about
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.editors import choice_words
from captioner_ui.source_choice import choices_among

pytestmark = pytest.mark.ui

LIMIT_S = 60
LUPDATE = shutil.which("pyside6-lupdate", path=Path(sys.executable).parent)
SECTIONS = [getattr(Settings(), section.name) for section in fields(Settings)]
SHOWN = [
    (type(section), its_field)
    for section in SECTIONS
    for its_field in fields(section)
    if not about(its_field).hidden
]


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """What the tool finds, called as `captioner_ui.translation` says."""
    if LUPDATE is None:
        pytest.skip("pyside6-lupdate is not installed")
    packages = (Path(package.__file__).parent for package in (captioner, captioner_ui))
    sources = sorted(path for package in packages for path in package.rglob("*.py"))
    out = tmp_path_factory.mktemp("words") / "words.ts"
    command = [LUPDATE, "-tr-function-alias", "tr+=tr_later", *sources, "-ts", out]
    subprocess.run(command, check=True, capture_output=True, timeout=LIMIT_S)
    return {message.findtext("source") for message in ET.parse(out).iter("message")}


def test_labels_and_hints_of_all_settings_are_found(found):
    words = [word for _, its_field in SHOWN for word in _words(its_field)]

    assert words
    assert [word for word in words if word not in found] == []


def _words(its_field):
    said = about(its_field)
    return [word for word in (said.label, said.hint) if word]


def test_entries_of_all_lists_in_the_settings_are_found(found):
    kinds = [kind_of(section, its_field) for section, its_field in SHOWN]
    entries = [
        choice_words(choice) for kind in kinds if isinstance(kind, EnumType) for choice in kind
    ]

    assert entries
    assert [entry for entry in entries if entry not in found] == []


def test_entries_of_the_list_of_sources_are_found(found):
    assert [choice.label for choice in choices_among(()) if choice.label not in found] == []
