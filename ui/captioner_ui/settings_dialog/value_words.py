"""Values of settings as people read them. No Qt."""

from enum import StrEnum
from typing import Any, Final

from captioner.setting import About
from captioner_ui.translation import tr, tr_later

_SIGNS: Final = {"percent": "%", "mb": "MB", "lines": ""}
_CHOICES: Final = {
    "auto": tr_later("Automatic"),
    "off": tr_later("Off"),
    "onnx": tr_later("Processor (CPU)"),
    "hailo": tr_later("Hailo NPU"),
    "silero": tr_later("Silero"),
    "webrtc": tr_later("WebRTC"),
    "both": tr_later("Silero and WebRTC"),
    "transcribe": tr_later("The words as they are spoken"),
    "translate": tr_later("A translation into English"),
    "system": tr_later("As the desktop"),
    "light": tr_later("Light"),
    "dark": tr_later("Dark"),
    "high-contrast": tr_later("High contrast"),
    "bar": tr_later("Bar"),
    "window": tr_later("Window"),
    "none": tr_later("None"),
    "outline": tr_later("Outline"),
    "shadow": tr_later("Shadow"),
    "as-heard": tr_later("As heard"),
    "digits": tr_later("Digits"),
    "words": tr_later("Words"),
    "mic": tr_later("Microphone"),
    "computer": tr_later("System audio"),
    "mic+computer": tr_later("Microphone and computer"),
    "de": "Deutsch",  # each in its own words
    "en": "English",
    "es": "Español",
    "fr": "Français",
}


def entries_of(kind: Any) -> tuple[StrEnum, ...]:  # noqa: ANN401 - a field's type
    """The values of an enumeration; none of any other type."""
    return tuple(kind) if isinstance(kind, type) and issubclass(kind, StrEnum) else ()


def choice_words(choice: str) -> str:
    """A value of an enumeration, or a choice of a text, as an entry of a list.

    >>> choice_words(Theme.HIGH_CONTRAST)  # doctest: +SKIP
    'High contrast'
    """
    words = str(choice).replace("-", " ").replace("_", " ")
    return _CHOICES.get(str(choice), words[:1].upper() + words[1:])


def unit_words(words: About) -> str:
    """The unit of a number, after a space; empty for none, and where the label says it."""
    unit = _SIGNS.get(words.unit, words.unit)
    return f" {unit}" if unit else ""


def value_words(value: object, words: About) -> str:
    """A default in a few words, empty if there are none for it."""
    match value:
        case bool():
            return tr("on") if value else tr("off")
        case StrEnum():
            return tr(choice_words(value))
        case int() | float():
            if words.low_label and value == words.low:
                return tr(words.low_label)
            return f"{value}{unit_words(words)}"
        case str():
            return value
        case _:
            return ""
