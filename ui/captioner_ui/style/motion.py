"""Whether the desktop has been told to keep still: then nothing moves softly."""

import ctypes
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from configparser import ConfigParser, Error
from pathlib import Path
from typing import Any, Final

PATIENCE_S: Final = 2.0
_GET_ANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION of Windows
_GSETTINGS: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_MAC: Final = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")


class Motion:
    """Asks once, on a helper thread; until there is an answer, nothing moves."""

    def __init__(self, asked: Callable[[], bool] | None = None) -> None:
        """Args: asked: whether motion is unwelcome, on the thread; by default the desktop is."""
        self._asked = asked or desktop_keeps_still
        self._moves = False  # written by the helper thread
        self._thread = threading.Thread(target=self._ask, name="captioner-motion", daemon=True)

    @property
    def moves(self) -> bool:
        """Whether what changes may do so softly; any thread."""
        return self._moves

    def ask(self) -> None:
        """Begin to ask; returns at once."""
        self._thread.start()

    def wait(self, timeout_s: float) -> None:
        """Until there is an answer."""
        self._thread.join(timeout_s)

    def _ask(self) -> None:
        self._moves = not self._asked()


def desktop_keeps_still() -> bool:
    """What the desktop has been told; False where it says nothing. May take PATIENCE_S seconds."""
    if sys.platform == "win32":
        return _windows_keeps_still()
    if sys.platform == "darwin":
        return _said(_MAC) == "1"
    return kde_keeps_still(os.environ) or _said(_GSETTINGS) == "false"


def kde_keeps_still(environment: Mapping[str, str]) -> bool:
    """Whether KDE's settings say that animations take no time."""
    config = environment.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    parser = ConfigParser(strict=False, interpolation=None)
    try:
        parser.read(Path(config, "kdeglobals"), "utf-8")
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (Error, ValueError, OSError):
        return False


def _said(command: tuple[str, ...]) -> str:
    if shutil.which(command[0]) is None:
        return ""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()


def _windows_keeps_still() -> bool:
    library: Any = getattr(ctypes, "windll", None)
    if library is None:
        return False
    animated = ctypes.c_int(1)
    done = library.user32.SystemParametersInfoW(_GET_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(done) and not animated.value
