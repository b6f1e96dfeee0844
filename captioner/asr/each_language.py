"""Several sources at once, each with a language of its own."""

import math
from collections.abc import Callable
from functools import partial

from captioner.asr.language import (
    LOW_LOGPROB,
    DetectedLanguage,
    LanguageRule,
    Languages,
    OneLanguage,
    Steered,
)
from captioner.asr.prompts import prompt_of
from captioner.config import RecognitionConfig, Task
from captioner.events import Segment, SpokenLanguage, Transcript
from captioner.languages import AUTO
from captioner.units import FloatArray
from captioner_models.manifest import Manifest


class EachLanguage:
    """`Languages` that keeps those of each source apart, by the key of its segments."""

    def __init__(self, make: Callable[[], Languages]) -> None:
        """Begin without any source; `make` gives one that knows nothing yet."""
        self._make = make
        self._by_source: dict[str, Languages] = {}
        self._now: Languages = make()  # of the window that was begun last

    @property
    def current(self) -> SpokenLanguage | None:
        """See `Languages`."""
        return self._now.current

    @property
    def listens(self) -> bool:
        """See `Languages`."""
        return self._now.listens

    def begin(self, segment: Segment) -> Segment:
        """See `Languages`."""
        if segment.origin.key not in self._by_source:
            self._by_source[segment.origin.key] = self._make()
        self._now = self._by_source[segment.origin.key]
        return self._now.begin(segment)

    def known(self, segment: Segment, states: FloatArray) -> bool:
        """See `Languages`."""
        return self._now.known(segment, states)

    def observe(self, segment: Segment, transcript: Transcript) -> None:
        """See `Languages`."""
        self._now.observe(segment, transcript)

    def forget(self) -> None:
        """See `Languages`."""
        self._by_source.clear()


def languages_for(decoder: Steered, manifest: Manifest, config: RecognitionConfig) -> Languages:
    """What says which language is spoken: the option, the model that knows but one, or the ear."""
    known = manifest.tokens.languages
    if known is None:
        return OneLanguage()
    if config.language != AUTO:
        return OneLanguage(SpokenLanguage(config.language))
    prompt = partial(prompt_of, manifest, task=config.task)
    # Translations are unlikely word for word, whatever the language.
    low_logprob = LOW_LOGPROB if config.task is Task.TRANSCRIBE else -math.inf
    return EachLanguage(lambda: DetectedLanguage(decoder, known, prompt, LanguageRule(low_logprob)))
