"""Dataclasses from JSON, strictly: every field there, nothing else, every value of its type."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Final, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
SCALARS: Final = (int, float, str, bool)


def decode(kind: type[T], value: object) -> T:
    """`value`, as `json.loads` gives it, as an instance of the dataclass `kind`.

    Fields may be int, float, str, bool, StrEnums, dataclasses, tuples, mappings from str, and
    unions of these with None. A field with a default has to be there, too.

    Raises:
        ValueError: it does not fit; the message names the place.
    """
    return cast("T", _decode(kind, value, ""))


def _decode(kind: object, value: object, where: str) -> object:
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _optional(kind, value, where)
    if origin is tuple:
        return _tuple(get_args(kind), value, where)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(get_args(kind)[1], value, where)
    assert isinstance(kind, type), f"{kind} cannot be decoded"
    if issubclass(kind, StrEnum):
        return kind(str(_scalar(str, value, where)))  # a ValueError if it is none of the choices
    if is_dataclass(kind):
        return _dataclass(kind, value, where)
    return _scalar(kind, value, where)


def _optional(kind: object, value: object, where: str) -> object:
    if value is None:
        return None
    (inner,) = (choice for choice in get_args(kind) if choice is not NoneType)
    return _decode(inner, value, where)


def _tuple(kinds: tuple[object, ...], value: object, where: str) -> tuple[object, ...]:
    if not isinstance(value, list):
        raise ValueError(f"{where} is no list")  # noqa: TRY004 - bad data is one type of error
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    if len(kinds) != len(value):
        raise ValueError(f"{where} has {len(value)} items, expected {len(kinds)}")
    pairs = zip(kinds, value, strict=True)
    return tuple(_decode(kind, item, f"{where}[{i}]") for i, (kind, item) in enumerate(pairs))


def _mapping(kind: object, value: object, where: str) -> dict[str, object]:
    return {key: _decode(kind, item, f"{where}.{key}") for key, item in _object(value, where)}


def _dataclass(kind: type, value: object, where: str) -> object:
    items = dict(_object(value, where))
    names = {field.name for field in fields(kind)}
    if names != set(items):
        missing, extra = sorted(names - set(items)), sorted(set(items) - names)
        raise ValueError(f"{where or 'it'} lacks {missing} and has the unknown {extra}")
    hints = get_type_hints(kind)
    prefix = f"{where}." if where else ""
    return kind(**{name: _decode(hints[name], items[name], prefix + name) for name in items})


def _object(value: object, where: str) -> list[tuple[str, object]]:
    """The entries of a JSON object, whose keys are strings."""
    if not isinstance(value, dict):
        raise ValueError(f"{where or 'it'} is no object")  # noqa: TRY004 - a mistake in data
    return list(value.items())


def _scalar(kind: type, value: object, where: str) -> object:
    assert kind in SCALARS, f"{kind} cannot be decoded"
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise ValueError(f"{where} is {value!r}, expected {kind.__name__}")
    return value
