"""What the engine says, from one process to another, so that a window there can translate it."""

from typing import TypeAlias

from captioner.errors import Worded, worded

Said: TypeAlias = str | dict[str, object]


def to_json(text: str) -> Said:
    """The template and its values, or the text itself where it has none."""
    if not isinstance(text, Worded):
        return str(text)
    values = {name: _plain(value) for name, value in text.values.items()}
    return {"template": text.template, "values": values}


def from_json(said: object) -> str:
    """What `to_json` gave, as it was.

    Raises:
        ValueError: it is something else.
    """
    match said:
        case str():
            return said
        case {"template": str(template), "values": dict(values)}:
            kept = {str(name): _kept(value) for name, value in values.items()}
            try:
                return worded(template, **kept)
            except (KeyError, IndexError) as exc:
                raise ValueError(f"values are missing of {template!r}") from exc
        case _:
            raise ValueError(f"{said!r} is nothing that was said")


def _plain(value: object) -> object:
    if isinstance(value, str):
        return to_json(value)
    return value if isinstance(value, bool | int | float) else str(value)


def _kept(value: object) -> object:
    return from_json(value) if isinstance(value, str | dict) else value
