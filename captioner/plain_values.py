"""Options' values as files and command lines write them."""

from dataclasses import Field
from enum import StrEnum
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from captioner.errors import ConfigError

Plain: TypeAlias = str | int | float | bool | list["Plain"]

_ON = ("on", "yes", "true", "1")
_OFF = ("off", "no", "false", "0")
_WORDS = {bool: "on or off", int: "a whole number", float: "a number", str: "text"}


def kind_of(section: type, its_field: "Field[Any]") -> Any:  # noqa: ANN401 - a type, or tuple[...]
    """The type of a field: str, int, float, bool, a StrEnum or a tuple of them."""
    return get_type_hints(section)[its_field.name]


def to_plain(value: Any) -> Plain:  # noqa: ANN401 - any setting
    """As TOML has it."""
    match value:
        case StrEnum():
            return value.value
        case tuple():
            return [to_plain(item) for item in value]
        case bool() | int() | float() | str():
            return value
        case _:
            raise TypeError(f"a setting cannot be a {type(value).__name__}")


def from_plain(kind: Any, plain: object) -> Any:  # noqa: ANN401 - a type, and a value of it
    """The value of a field of this type.

    Raises:
        ConfigError: it is of another type, or none of the choices.
    """
    if get_origin(kind) is tuple:
        return _tuple(get_args(kind), plain)
    match plain:
        case str() if isinstance(kind, type) and issubclass(kind, StrEnum):
            return _choice(kind, plain)
        case bool():
            if kind is bool:
                return plain
        case int() if kind in (int, float):
            return kind(plain)
        case float() if kind is float:
            return plain
        case str() if kind is str:
            return plain
    raise ConfigError(f"it is {plain!r}, need {described(kind)}")


def from_text(kind: Any, text: str) -> Any:  # noqa: ANN401 - a type, and a value of it
    """The value that somebody typed; a tuple's items are separated by commas.

    Raises:
        ConfigError: it is not one.
    """
    if get_origin(kind) is tuple:
        inner = get_args(kind)
        parts = [part.strip() for part in text.split(",")] if text.strip() else []
        kinds = [inner[0]] * len(parts) if inner[-1] is ... else list(inner)
        if len(kinds) != len(parts):
            raise ConfigError(f"it is {text!r}, need {len(kinds)} values")
        return tuple(from_text(one, part) for one, part in zip(kinds, parts, strict=True))
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _choice(kind, text)
    if kind is bool:
        return _switch(text)
    if hasattr(kind, "parse"):
        return kind.parse(text)
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError as exc:
            raise ConfigError(f"it is {text!r}, need {described(kind)}") from exc
    return text


def described(kind: Any) -> str:  # noqa: ANN401 - a type, and a value of it
    """What is needed, in words."""
    if get_origin(kind) is tuple:
        return "a list"
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return " or ".join(kind)
    return _WORDS[kind]


def _tuple(inner: tuple[Any, ...], plain: object) -> tuple[Any, ...]:
    if not isinstance(plain, list):
        raise ConfigError(f"it is {plain!r}, need a list")
    kinds = [inner[0]] * len(plain) if inner[-1] is ... else list(inner)
    if len(kinds) != len(plain):
        raise ConfigError(f"it has {len(plain)} values, need {len(kinds)}")
    return tuple(from_plain(kind, item) for kind, item in zip(kinds, plain, strict=True))


def _choice(kind: type[StrEnum], text: str) -> StrEnum:
    try:
        return kind(text)
    except ValueError as exc:
        raise ConfigError(f"it is {text!r}, need {described(kind)}") from exc


def _switch(text: str) -> bool:
    word = text.strip().lower()
    if word not in _ON + _OFF:
        raise ConfigError(f"it is {text!r}, need on or off")
    return word in _ON
