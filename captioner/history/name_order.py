"""Which of the colours for names a speaker or a source has, wherever its name is shown. Pure."""

from typing import Final

from captioner.events import Origin

KNOWN: Final = ("mic", "computer")
"""Keys of the sources that are heard at once: the same in each view, wherever it begins."""


class NameOrder:
    """Numbers names: speakers by their number, sources as they are known, then as they come."""

    def __init__(self) -> None:
        self._sources = [*KNOWN]  # by key, then in the order in which they were first asked for

    def place(self, origin: Origin) -> int:
        """From 0, the same for the same speaker or source; colours begin anew after the last."""
        if origin.speaker is not None:
            return origin.speaker - 1
        if origin.key not in self._sources:
            self._sources.append(origin.key)
        return self._sources.index(origin.key)
