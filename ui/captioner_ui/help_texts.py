"""What the menu Help says, as plain text."""

import platform
from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from captioner import __version__
from captioner_ui.hotkeys import entry_of
from captioner_ui.translation import tr


def keys_text(actions: Sequence[QAction], buttons: Sequence[QAbstractButton] = ()) -> str:
    """A line for each entry and each button without words that has a key: keys, what it is."""
    rows = [(_keys(action.shortcuts()), entry_of(action)) for action in actions]
    rows += [(_keys([b.shortcut()]), b.accessibleName()) for b in buttons if not b.text()]
    rows = [(keys, words) for keys, words in rows if keys]
    width = max((len(keys) for keys, _ in rows), default=0) + 2
    lines = [f"{keys:{width}}{words}" for keys, words in rows]
    return "\n".join([*lines, "", tr("Settings, Keys changes them.")])


def about_text() -> str:
    """Version, licence, whose work is in it, and where to read on."""
    version = tr("Captioner {version}", version=__version__)
    return "\n\n".join(
        (
            f"{version} (Python {platform.python_version()})",
            tr("Writes down live speech as it is spoken, on this computer."),
            "\n".join(
                (
                    tr("Captioner is under the MIT licence, without warranty. It uses:"),
                    tr("- Whisper by OpenAI (MIT): the weights of the speech models"),
                    tr("- Silero VAD by the Silero Team (MIT): tells speech from noise"),
                    tr("- ONNX Runtime by Microsoft (MIT): computes the networks"),
                    tr("- Qt and PySide6 by The Qt Company (LGPL): the window"),
                    tr("- Atkinson Hyperlegible by the Braille Institute (OFL): the captions"),
                )
            ),
            tr("How to use it: the project's README.md, or `captioner --help`."),
        )
    )


def _keys(shortcuts: Sequence[QKeySequence]) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(form) for key in shortcuts)
