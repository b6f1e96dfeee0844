"""The window speaks the desktop's language or the one that is set, numbers and dates included."""

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from captioner.errors import AudioDeviceError, message_of, worded
from captioner_ui.sections.appearance import WindowLanguage
from captioner_ui.status import problem_text
from captioner_ui.translation import tr, tr_worded
from captioner_ui.translators import SYSTEM, best_of, languages, locale_of, speak
from support.spoken import spoken

pytestmark = pytest.mark.ui

THERE = ("de", "en", "es", "fr")


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["de-AT", "de", "en"], "de"),
        (["fr_CA"], "fr"),
        (["pl-PL", "pl", "es-MX", "en"], "es"),
        (["pl-PL", "pl"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["en-GB", "de"], "en"),
    ],
)
def test_the_first_of_a_persons_languages_that_is_there_is_spoken(preferred, code):
    assert best_of(preferred, THERE) == code


def test_every_language_can_be_chosen_in_the_settings():
    assert {choice.value for choice in WindowLanguage} == {SYSTEM, *languages()}


def test_german_has_its_numbers_and_dates_and_the_buttons_of_qt(qapp):
    with spoken(qapp, "de"):
        assert tr("lag {lag:.1f} s", lag=1234.56).replace("1.234,6", "HERE").count("HERE") == 1
        assert (
            QLocale()
            .toString(QDate(2026, 5, 3), QLocale.FormatType.LongFormat)
            .endswith("3. Mai 2026")
        )
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_after_another_language_nothing_of_the_first_is_left(qapp):
    with spoken(qapp, "de"):
        speak(qapp, "fr")
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
        assert QLocale().language() == QLocale.Language.French


def test_the_systems_own_way_of_writing_numbers_is_kept_where_it_speaks_the_language():
    austrian = QLocale("de_AT")

    assert locale_of("de", austrian) == austrian


def test_a_language_is_written_as_in_the_systems_territory_where_that_is_usual():
    american = QLocale("en_US")

    assert locale_of("es", american).name() == "es_US"
    assert locale_of("de", american).name() == "de_DE"
    assert locale_of("en", QLocale("pl_PL")).language() == QLocale.Language.English


def test_a_language_from_right_to_left_turns_the_window_round_and_back(qapp):
    with spoken(qapp, "he"):
        assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_what_the_engine_says_is_translated_with_its_values_and_stays_english_elsewhere(qapp):
    inner = AudioDeviceError(worded("Memory"))
    told = worded("lag {lag:.1f} s", lag=1.5), worded("Name {speaker}…", speaker=inner)

    assert told == ("lag 1.5 s", "Name Memory…")
    with spoken(qapp, "de"):
        assert tr_worded(told[0]).endswith("1,5 s")
    with spoken(qapp, "he"):
        shown = tr_worded(told[1])
        assert "Name" not in shown
        assert "Memory" not in shown
        assert tr("Memory") in shown
    assert str(inner) == message_of(inner) == "Memory"


def test_a_problem_without_a_template_is_shown_as_it_is(qapp):
    with spoken(qapp, "he"):
        assert problem_text(AudioDeviceError("ALSA 17", hint="Pull.")) == "ALSA 17. Pull."
