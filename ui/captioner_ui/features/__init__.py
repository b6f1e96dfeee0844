"""The parts of the window beyond captions and controls, each put in by its own module."""

from typing import Final

from captioner_ui.features import (
    announce,
    details,
    files,
    first_minute,
    full_screen,
    help,
    history,
    level,
    look,
    models,
    note,
    outputs,
    overlay,
    place,
    quiet_bar,
    settings_dialog,
    sound,
    speakers,
    standstill,
    tray,
    trials,
    words,
)
from captioner_ui.shell import Install

FEATURES: Final[tuple[Install, ...]] = (
    place.install,
    look.install,
    level.install,
    sound.install,
    standstill.install,
    announce.install,
    details.install,
    history.install,
    files.install,  # after the history, which shows what was read
    outputs.install,
    speakers.install,
    models.install,
    trials.install,
    words.install,  # after the history, whose captions it offers words of
    note.install,
    overlay.install,
    tray.install,
    help.install,
    quiet_bar.install,
    first_minute.install,
    full_screen.install,  # after all that adds entries: their keys work without a menu bar
    settings_dialog.install,  # the last: it gives the entries of all the others their keys
)
"""In the order of their menus' entries."""
