"""The colour of a name: of a speaker by number, of a source by what it is. No Qt."""

from typing import Final

from captioner.events import Origin
from captioner_ui.style.tokens import DARK, LIGHT

NAME_COLOURS: Final = {False: LIGHT.names, True: DARK.names}
"""On light and on dark backgrounds. The words tell, too."""
_SOURCES: Final = {"computer": 1}  # of several sources at once; a microphone is the first


def name_number(origin: Origin) -> int:
    """Which of the colours; the same in every view and session, if there are enough."""
    return origin.speaker - 1 if origin.speaker is not None else _SOURCES.get(origin.key, 0)
