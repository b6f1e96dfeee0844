"""Entry point of the `captioner` command: the command line, and the window if it asks for one."""

import logging
import os
import sys
import threading
from typing import TYPE_CHECKING

from captioner.cli.starting import ends_at_once
from captioner.errors import WindowError
from captioner_ui.display import window_obstacle

if TYPE_CHECKING:
    from captioner.composition.options import LaunchOptions


def main() -> int:
    """Run the command line; returns the exit code."""
    with ends_at_once():
        from captioner.cli.console import own_console
        from captioner.cli.main import main as command_line
        from captioner_ui.settings_options import add_window_options

    own_console()
    return command_line(open_window=open_window, window_options=add_window_options)


def open_window(options: "LaunchOptions") -> int:
    """Open the window and return the exit code when it is closed; see `leave`.

    Raises:
        WindowError: no window can be opened here.
        ConfigError: an option has a value that cannot be.
    """
    from captioner_ui.start_settings import start_settings

    start = start_settings(options.given)
    obstacle = window_obstacle()
    if obstacle is not None:
        raise WindowError(obstacle)
    with ends_at_once():
        from captioner_ui.app import run_window
        from captioner_ui.settings_store import SettingsStore
        from captioner_ui.wiring import EngineMaker, first_source, list_devices, with_sound

    store = SettingsStore(start.settings, start.file, start.stored)
    make_engine = EngineMaker(
        options, lambda: store.current.recognition, lambda: store.current.words
    )
    first = first_source(with_sound(options, start.settings.sound), start.notice)
    return leave(run_window(make_engine, list_devices, first, store, options))


def leave(code: int) -> int:
    """Return `code`, or end the process with it if a thread is still at work.

    The interpreter cannot be taken down safely under a thread that is inside the runtime, loading
    a model for instance; and nobody is left to wait for it.
    """
    if threading.active_count() > 1:
        logging.shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code
