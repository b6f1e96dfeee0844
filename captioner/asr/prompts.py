"""The tokens that every decoding begins with, and whether a model can do what is asked. Pure."""

from collections.abc import Collection
from typing import Final

from captioner.config import RecognitionConfig, Task
from captioner.errors import ConfigError, worded
from captioner.languages import AUTO, ENGLISH, HINT, described
from captioner_models.manifest import Manifest

OTHER_MODEL: Final = worded("Take a model of many languages: `--model base`.")


def prompt_of(
    manifest: Manifest, language: str = ENGLISH, task: Task = Task.TRANSCRIBE
) -> tuple[int, ...]:
    """Start, language, task, no timestamps; English-only models know neither language nor task."""
    tokens = manifest.tokens
    if tokens.languages is None or tokens.transcribe is None or tokens.translate is None:
        return (tokens.start_of_transcript, tokens.no_timestamps)
    doing = tokens.transcribe if task is Task.TRANSCRIBE else tokens.translate
    return (tokens.start_of_transcript, tokens.languages[language], doing, tokens.no_timestamps)


def prompt_for(manifest: Manifest, config: RecognitionConfig) -> tuple[int, ...]:
    """What decoding begins with for these options; English until another language is heard."""
    language = ENGLISH if config.language == AUTO else config.language
    return prompt_of(manifest, language, config.task)


def require_multilingual(config: RecognitionConfig, model: str, *, multilingual: bool) -> None:
    """Make sure that a model which knows English only is not asked for more.

    Raises:
        ConfigError: it is.
    """
    if multilingual or not config.many_languages:
        return
    if config.task is Task.TRANSLATE:
        raise ConfigError(
            worded("{model} knows English only and cannot translate", model=model), hint=OTHER_MODEL
        )
    language = described(config.language)
    raise ConfigError(
        worded("{model} knows English only, not {language}", model=model, language=language),
        hint=OTHER_MODEL,
    )


def require_known(config: RecognitionConfig, model: str, languages: Collection[str]) -> None:
    """Make sure that a model that only writes what it hears is asked for nothing else.

    Args:
        config: what is asked for.
        model: its name.
        languages: codes of what it reads; empty if nobody knows.

    Raises:
        ConfigError: a translation is wanted, or a language that it does not read.
    """
    if config.task is Task.TRANSLATE:
        raise ConfigError(worded("{model} cannot translate", model=model), hint=OTHER_MODEL)
    if languages and config.language not in (AUTO, *languages):
        raise ConfigError(
            worded(
                "{model} does not know {described}",
                model=model,
                described=described(config.language),
            ),
            hint=HINT,
        )


def require_language(config: RecognitionConfig, manifest: Manifest) -> None:
    """Make sure that a model knows the language it is asked for.

    Raises:
        ConfigError: it does not.
    """
    require_multilingual(config, manifest.name, multilingual=manifest.multilingual)
    known = manifest.tokens.languages
    if known is not None and config.language not in (AUTO, *known):
        raise ConfigError(
            worded(
                "{manifest} does not know {described}",
                manifest=manifest.name,
                described=described(config.language),
            ),
            hint=HINT,
        )
