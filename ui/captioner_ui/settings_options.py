"""Every setting as an option of the command line, derived from the sections. No Qt.

`--FIELD` for what is about captions as such, `--SECTION-FIELD` for the rest; a field `enabled` is
`--SECTION`; a field may name its option itself. What is given holds for this run and is not
written to the file.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from captioner.errors import ConfigError
from captioner.field_options import add_option
from captioner.plain_values import from_text, kind_of
from captioner.setting import about, named_option
from captioner_ui.sections.sound import SoundSource
from captioner_ui.settings import Settings
from captioner_ui.settings_merge import Place, places, with_values

FILE: Final = "settings_file"  # destination of the option that names another file
SOURCE: Final = "sound.source"
_SHARED_WITH_LIVE: Final = {
    "recognition.settled_only": "settled_only",
    SOURCE: "source",
}
OF_ALL_COMMANDS: Final = {
    place.name: place.field.name
    for place in places()
    if (place.section in ("recognition", "words") or place.name == "sound.device")
    and place.name not in _SHARED_WITH_LIVE
}
"""Settings that every command has as an option already, and its destination."""
_PLAIN_SECTIONS: Final = ("recognition", "look")  # their fields need no section before them


def add_window_options(parser: argparse.ArgumentParser) -> None:
    """Add the group `window` to the main parser; nothing has a default there."""
    group = parser.add_argument_group(
        "window",
        "Without a command. What is given here holds for this run; the rest is as in the settings.",
    )
    group.add_argument(
        "--settings", dest=FILE, metavar="FILE", type=Path, help="another settings file"
    )
    for place in places():
        if place.name not in OF_ALL_COMMANDS:
            _add(group, place)


def option_of(place: Place) -> str:
    """The option that sets it, with its dashes."""
    if place.name in OF_ALL_COMMANDS:
        return "--" + OF_ALL_COMMANDS[place.name].removesuffix("_ms").replace("_", "-")
    name = about(place.field).option
    if named_option(place.field) or place.section in _PLAIN_SECTIONS:
        return f"--{name}"
    return f"--{place.section}" if name == "enabled" else f"--{place.section}-{name}"


def destination_of(place: Place) -> str:
    """Where argparse puts it."""
    return OF_ALL_COMMANDS.get(place.name) or _SHARED_WITH_LIVE.get(place.name) or place.name


def given_settings(settings: Settings, given: Mapping[str, Any]) -> Settings:
    """`settings` with what was given on the command line.

    Raises:
        ConfigError: a section's check refuses it; names the options.
    """
    default = Settings()
    values: dict[str, dict[str, Any]] = {}
    named: dict[str, list[str]] = {}
    for place in places():
        if (destination := destination_of(place)) in given:
            kind = kind_of(type(getattr(default, place.section)), place.field)
            value = given[destination]
            if place.name == SOURCE and value not in [*SoundSource]:
                continue  # a recording: it is captioned now, and not remembered
            typed = from_text(kind, value) if isinstance(value, str) else value
            typed = tuple(typed) if isinstance(typed, list) else typed  # given again and again
            values.setdefault(place.section, {})[place.field.name] = typed
            named.setdefault(place.section, []).append(option_of(place))
    for section, changes in values.items():
        try:
            settings = with_values(settings, section, changes)
        except ValueError as exc:  # ConfigError is one
            raise ConfigError(f"{' and '.join(named[section])}: {exc}") from exc
    return settings


def _add(group: "argparse._ArgumentGroup", place: Place) -> None:
    section = type(getattr(Settings(), place.section))
    if place.name == SOURCE:  # as `captioner live` has it, recordings included
        text = "what to caption: mic, computer, mic+computer, demo or a recording"
        group.add_argument("--source", dest="source", metavar="SOURCE", help=text)
        return
    switch = kind_of(section, place.field) is bool
    words = {"action": argparse.BooleanOptionalAction} if switch else {}
    add_option(
        group,
        section,
        place.field.name,
        option=option_of(place),
        dest=destination_of(place),
        **words,
    )
