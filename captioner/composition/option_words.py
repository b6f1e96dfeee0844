"""Options as the words of a command line that give them, for another process of the program."""

from collections.abc import Iterator, Sequence
from dataclasses import Field, fields
from enum import StrEnum
from typing import Any, Final

from captioner.composition.options import LaunchOptions
from captioner.config import Provider, RecognitionConfig
from captioner.setting import about
from captioner.wording.config import WordingConfig

OF_THIS_PROCESS: Final = frozenset({"hefs", "npu_window_s", "drafts"})
"""Fields of RecognitionConfig that are no options: they follow from others, and from the use."""


def option_words(options: LaunchOptions) -> list[str]:
    """What has another value than by default, but for source, device, outputs and an own HEF."""
    words = [f"--model={options.model}"] if options.model else []
    if options.variant.differs:
        words.append(f"--precision={options.variant.key}")
    if options.vad is not LaunchOptions().vad:
        words.append(f"--vad={options.vad}")
    words += _given(options.recognition, RecognitionConfig())
    words += [f"--words={name}" for name in options.recognition.words]
    return [*words, *_given(options.wording, WordingConfig())]


def _given(config: RecognitionConfig | WordingConfig, default: object) -> Iterator[str]:
    for its_field in fields(config):
        value = getattr(config, its_field.name)
        if its_field.name in OF_THIS_PROCESS or its_field.name == "words":
            continue
        if value != getattr(default, its_field.name):
            yield f"--{_option(its_field)}={_text(value)}"


def _option(its_field: "Field[Any]") -> str:
    return about(its_field).option


def _text(value: object) -> str:
    match value:
        case StrEnum():
            return value.value
        case bool():
            return "on" if value else "off"
        case tuple():
            return ",".join(map(_text, value))
        case Provider():
            return _provider(value.name, value.options)
        case _:
            return str(value)


def _provider(name: str, options: Sequence[tuple[str, str]]) -> str:
    said = ",".join(f"{key}={value}" for key, value in options)
    return f"{name}:{said}" if said else name
