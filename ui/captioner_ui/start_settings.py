"""The settings a run begins with: the file's, and what the command line says instead. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from captioner_ui.settings import Settings
from captioner_ui.settings_file import SettingsFile, default_path
from captioner_ui.settings_options import FILE, given_settings


@dataclass(frozen=True, slots=True)
class StartSettings:
    """Where a store begins."""

    settings: Settings
    """What holds for this run."""
    stored: Settings
    """What the file holds."""
    file: SettingsFile
    notice: str
    """What of the file was not taken over, as sentences; mostly empty."""


def start_settings(given: Mapping[str, Any]) -> StartSettings:
    """Read the file and apply the options of the command line.

    Raises:
        ConfigError: an option has a value that cannot be.
    """
    file = SettingsFile(given.get(FILE) or default_path())
    loaded = file.load()
    return StartSettings(
        given_settings(loaded.settings, given), loaded.settings, file, loaded.notice
    )
