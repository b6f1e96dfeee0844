"""The settings as a file that people read. No Qt.

TOML, one table a section. Written as a whole into a file beside it that then takes its place, for
the user's eyes only. Keys that this program does not know are kept.
"""

import json
import time
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import platformdirs

from captioner.errors import ConfigError
from captioner.whole_file import put_in_place
from captioner_ui.plain_values import Plain, from_plain, kind_of, to_plain
from captioner_ui.settings import Settings
from captioner_ui.settings_merge import with_values

VERSION: Final = 1
_HEAD: Final = "# Settings of Captioner. Edit it while the program is closed.\n"


def default_path() -> Path:
    """In the user's configuration folder."""
    return platformdirs.user_config_path("captioner") / "settings.toml"


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came of reading a file."""

    settings: Settings
    notice: str = ""
    """What was not taken over and where it is now, as sentences; mostly empty."""


class SettingsFile:
    """Reads once, then writes. One thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unknown: dict[str, Any] = {}  # what the file holds besides our settings
        self._closed_for = ""  # why nothing may be written

    def load(self) -> Loaded:
        """The settings in the file. Never fails: what cannot be used is said, and set aside."""
        try:
            raw = tomllib.loads(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return Loaded(Settings())
        except (ValueError, RecursionError) as exc:  # no UTF-8, no TOML
            return Loaded(Settings(), self._put_aside(str(exc).splitlines()[0]))
        except OSError as exc:
            self._closed_for = f"{self._path} cannot be read: {exc.strerror or exc}"
            return Loaded(Settings(), f"{self._closed_for}. The defaults are used.")
        version = raw.pop("version", VERSION)
        if not isinstance(version, int) or version < 1:
            return Loaded(Settings(), self._put_aside(f"its version is {version!r}"))
        if version > VERSION:
            self._closed_for = f"{self._path} is of a newer Captioner"
            return Loaded(
                Settings(),
                f"{self._closed_for} and stays as it is. The defaults are used, and changes "
                "hold until the program ends.",
            )
        return self._taken_over(raw)

    def save(self, settings: Settings) -> None:
        """Put the file in place, or leave the old one as it was.

        Raises:
            ConfigError: it cannot be written, or a file is there that must not be.
        """
        if self._closed_for:
            raise ConfigError(
                f"The settings are not saved: {self._closed_for}",
                hint="Move that file away to keep settings.",
            )
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            put_in_place(self._path, [_HEAD, *_toml(self._tables(settings))])
        except OSError as exc:
            raise ConfigError(
                f"The settings cannot be written to {self._path}: {exc.strerror or exc}",
                hint="They hold until the program ends.",
            ) from exc

    def _taken_over(self, raw: dict[str, Any]) -> Loaded:
        settings, troubles = Settings(), []
        for section in fields(Settings):
            table = raw.pop(section.name, {})
            if not isinstance(table, dict):
                troubles.append(f"{section.name} is no table")
                continue
            settings, bad = _with_table(settings, section.name, table)
            troubles += bad
            known = {its_field.name for its_field in fields(getattr(settings, section.name))}
            if rest := {key: value for key, value in table.items() if key not in known}:
                self._unknown[section.name] = rest
        self._unknown |= raw
        if not troubles:
            return Loaded(settings)
        return Loaded(settings, f"In {self._path}: {'; '.join(troubles)}. The default is used.")

    def _tables(self, settings: Settings) -> dict[str, Any]:
        tables: dict[str, Any] = {"version": VERSION}
        for section in fields(Settings):
            values = getattr(settings, section.name)
            known = {f.name: to_plain(getattr(values, f.name)) for f in fields(values)}
            tables[section.name] = known | self._unknown.get(section.name, {})
        return tables | {k: v for k, v in self._unknown.items() if k not in tables}

    def _put_aside(self, why: str) -> str:
        aside = self._path.with_name(f"{self._path.name}.broken-{time.strftime('%Y%m%d-%H%M%S')}")
        try:
            self._path.rename(aside)
        except OSError:
            self._closed_for = f"{self._path} is broken and cannot be moved"
            return f"{self._closed_for}: {why}. The defaults are used."
        return (
            f"The settings could not be read: {why}. They are kept as {aside}; defaults are used."
        )


def _with_table(
    settings: Settings, section: str, table: Mapping[str, Any]
) -> tuple[Settings, list[str]]:
    """`settings` with what of `table` is good, and what is wrong with the rest."""
    kind = type(getattr(settings, section))
    values: dict[str, Any] = {}
    troubles = []
    for its_field in fields(kind):
        if its_field.name not in table:
            continue
        try:
            values[its_field.name] = from_plain(kind_of(kind, its_field), table[its_field.name])
        except ConfigError as exc:
            troubles.append(f"{section}.{its_field.name}: {exc}")
    try:
        return with_values(settings, section, values), troubles
    except ValueError:
        pass  # then one by one
    for name, value in values.items():
        try:
            settings = with_values(settings, section, {name: value})
        except ValueError as exc:
            troubles.append(f"{section}.{name}: {exc}")
    return settings, troubles


def _toml(tables: Mapping[str, Any]) -> Iterator[str]:
    """Lines of a table: plain values first, then tables in it."""
    yield from _table("", tables)


def _table(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    inner = {key: value for key, value in table.items() if isinstance(value, dict)}
    if name:
        yield f"\n[{name}]\n"
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}\n"
    for key, value in inner.items():
        yield from _table(f"{name}.{_key(key)}" if name else _key(key), value)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else _text(key)


def _value(value: Plain | Any) -> str:  # noqa: ANN401 - dates and the like of unknown keys
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _text(value)
        case list():
            return f"[{', '.join(_value(item) for item in value)}]"
        case dict():
            return "{" + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + "}"
        case int() | float():
            return str(value)
        case _:
            return str(value.isoformat())  # the rest that TOML knows: dates and times


def _text(text: str) -> str:
    """A TOML string: as in JSON, which leaves one control character as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
