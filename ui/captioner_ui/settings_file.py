"""The settings as a file that people read. No Qt.

TOML, one table a section. Written as a whole into a file beside it that then takes its place, for
the user's eyes only. What else the user has written stays where it is: comments, order, spacing,
and keys that this program does not know.
"""

import time
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import platformdirs
import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from captioner.errors import ConfigError
from captioner.plain_values import Plain, from_plain, kind_of, to_plain
from captioner.whole_file import put_in_place
from captioner_ui.settings import Settings
from captioner_ui.settings_merge import with_values

VERSION: Final = 1
_HEAD: Final = "Settings of Captioner. Edit it while the program is closed."


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
        self._document = tomlkit.document()  # the file as it was read or written last
        self._closed_for = ""  # why nothing may be written
        self._is_new = False

    @property
    def is_new(self) -> bool:
        """Whether there was no file to be read, and none was written."""
        return self._is_new

    def load(self) -> Loaded:
        """The settings in the file. Never fails: what cannot be used is said, and set aside."""
        try:
            document = tomlkit.parse(self._path.read_text("utf-8"))
            raw = document.unwrap()
        except FileNotFoundError:
            self._is_new = True
            return Loaded(Settings())
        except (ValueError, RecursionError, TOMLKitError) as exc:  # no UTF-8, no TOML
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
        self._document = document
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
            _write_into(self._document, settings)
            put_in_place(self._path, [tomlkit.dumps(self._document)])
        except OSError as exc:
            raise ConfigError(
                f"The settings cannot be written to {self._path}: {exc.strerror or exc}",
                hint="They hold until the program ends.",
            ) from exc

    def _taken_over(self, raw: dict[str, Any]) -> Loaded:
        settings, troubles = Settings(), []
        for section in fields(Settings):
            table = raw.get(section.name, {})
            if not isinstance(table, dict):
                troubles.append(f"{section.name} is no table")
                continue
            settings, bad = _with_table(settings, section.name, table)
            troubles += bad
        if not troubles:
            return Loaded(settings)
        return Loaded(settings, f"In {self._path}: {'; '.join(troubles)}. The default is used.")

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


def _write_into(document: tomlkit.TOMLDocument, settings: Settings) -> None:
    """Change what differs in the document, and nothing else in it."""
    if not document:
        document.add(tomlkit.comment(_HEAD))
    _set(document, "version", VERSION)
    for section in fields(Settings):
        if not isinstance(document.get(section.name), MutableMapping):
            document[section.name] = tomlkit.table()
        values = getattr(settings, section.name)
        for its_field in fields(values):
            _set(document[section.name], its_field.name, to_plain(getattr(values, its_field.name)))


def _set(table: Any, key: str, value: Plain) -> None:  # noqa: ANN401 - tomlkit's kinds of tables
    """Give a key its value. A new one goes below the last key of the table.

    tomlkit counts what stands above the next table, such as a comment on it, as the end of this.
    """
    if key in table:
        before = tomlkit.item(table[key]).unwrap()  # a bool comes as Python's
        if (type(before), before) != (type(value), value):
            table[key] = value
        return
    after = []
    if isinstance(table, Table):
        body = table.value.body
        while body and body[-1][0] is None:
            after.append(body.pop()[1])
    table[key] = value
    for item in reversed(after):
        table.add(item)
