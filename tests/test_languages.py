import pytest

from captioner.errors import ConfigError
from captioner.languages import LANGUAGES, parse_language


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("de", "de"),
        ("DE", "de"),
        ("German", "de"),
        ("german", "de"),
        (" haitian creole ", "ht"),
        ("Mandarin", "zh"),
        ("yue", "yue"),
        ("AUTO", "auto"),
    ],
)
def test_codes_and_names_are_taken_in_any_case(text, code):
    assert parse_language(text) == code


@pytest.mark.parametrize(
    ("text", "proposal"), [("germn", "German (de)"), ("Portugese", "Portuguese (pt)")]
)
def test_what_is_nearly_a_language_is_answered_with_it(text, proposal):
    with pytest.raises(ConfigError) as caught:
        parse_language(text)

    assert f"did you mean {proposal}" in str(caught.value)
    assert "--language list" in caught.value.hint


@pytest.mark.parametrize("text", ["", "klingon!", "12"])
def test_what_is_no_language_at_all_is_refused(text):
    with pytest.raises(ConfigError, match="no language is called"):
        parse_language(text)


def test_there_are_the_hundred_languages_of_whisper():
    assert len(LANGUAGES) == 100
    assert len(set(LANGUAGES.values())) == 100
