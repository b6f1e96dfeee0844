"""Whether a model can do what the settings ask of it. No Qt."""

from functools import cache

from captioner.config import RecognitionConfig
from captioner.errors import ConfigError, UnknownModelError
from captioner_models.catalogue import Catalogue, load_catalogue
from captioner_ui.sections.recognition import RecognitionSettings


def check_recognition(chosen: RecognitionSettings) -> None:
    """Make sure that the models know the language; a name that is not in the catalogue may.

    Raises:
        ConfigError: one knows English only, and more is asked of it.
    """
    config = RecognitionConfig(language=chosen.language, task=chosen.task)
    for name in filter(None, (model_of(chosen), chosen.finals_model)):
        _check(name, config)


def _check(name: str, config: RecognitionConfig) -> None:
    from captioner.asr.prompts import require_multilingual

    try:
        multilingual = catalogue().find(name).multilingual
    except UnknownModelError:
        return
    try:
        require_multilingual(config, name, multilingual=multilingual)
    except ConfigError as exc:
        raise ConfigError(str(exc), hint="Choose a model of many languages.") from exc


def model_of(chosen: RecognitionSettings) -> str:
    """The name of the model that these settings mean."""
    config = RecognitionConfig(language=chosen.language, task=chosen.task)
    return chosen.model or catalogue().default_for(many_languages=config.many_languages)


@cache
def catalogue() -> Catalogue:
    """The models there are, read once. Any thread."""
    return load_catalogue()
