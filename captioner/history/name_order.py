"""Which of the colours for names a speaker or a source has, wherever its name is shown. Pure."""

from captioner.events import Origin


class NameOrder:
    """Numbers names: speakers by their number, sources in the order in which they come."""

    def __init__(self) -> None:
        self._sources: list[str] = []  # by key, in the order in which they were first asked for

    def place(self, origin: Origin) -> int:
        """From 0, the same for the same speaker or source; colours begin anew after the last."""
        if origin.speaker is not None:
            return origin.speaker - 1
        if origin.key not in self._sources:
            self._sources.append(origin.key)
        return self._sources.index(origin.key)
