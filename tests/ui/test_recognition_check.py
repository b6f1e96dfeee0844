import pytest

from captioner.errors import ConfigError
from captioner_ui.recognition_check import check_recognition
from captioner_ui.sections.recognition import RecognitionSettings


@pytest.mark.parametrize(
    ("model", "finals_model"), [("tiny.en", ""), ("tiny.en", "base"), ("base", "tiny.en")]
)
def test_neither_of_two_models_is_asked_for_a_language_that_it_does_not_know(model, finals_model):
    with pytest.raises(ConfigError, match="English"):
        check_recognition(
            RecognitionSettings(model=model, finals_model=finals_model, language="de")
        )


@pytest.mark.parametrize("finals_model", ["", "base", "somebody's own"])
def test_models_that_know_the_language_or_are_not_known_are_let_through(finals_model):
    check_recognition(RecognitionSettings(finals_model=finals_model, language="de"))
