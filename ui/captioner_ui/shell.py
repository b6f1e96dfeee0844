"""What the parts of the window have in common: the seam between it and its features."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtWidgets import QMainWindow, QMenu

from captioner.composition.options import LaunchOptions
from captioner_ui.bridge import EngineBridge
from captioner_ui.session import CaptionSession
from captioner_ui.settings_store import SettingsStore


@dataclass(frozen=True, slots=True)
class Shell:
    """What a feature may use. Main thread only.

    A feature is one module in `captioner_ui.features` with a function `install(shell)`: it makes
    its widgets with `window` as their parent, adds its actions to a menu, and connects itself to
    the bridge's, the session's and the settings' signals. Features do not know each other.
    """

    window: QMainWindow
    bridge: EngineBridge
    session: CaptionSession
    settings: SettingsStore
    menu: Callable[[str], QMenu]
    """The menu of this title (`File`, `View`, `Captions`, `Help`); made when first asked for."""
    notify: Callable[[str], None]
    """Say something in the status line: a sentence or two, with the next step."""
    options: LaunchOptions = field(default_factory=LaunchOptions)
    """What the command line asked for; the settings say the rest."""


Install: TypeAlias = Callable[[Shell], None]
