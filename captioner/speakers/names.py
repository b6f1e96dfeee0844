"""What speakers are called, and whose numbers are one person's. Pure."""

from collections.abc import Mapping
from dataclasses import replace

from captioner.events import Origin, SpeakerChanged


class SpeakerNumbers:
    """Numbers of speakers, from 1 and each once, for all sources and runs. For one thread."""

    def __init__(self, first: int = 1) -> None:
        """Args: first: what comes first."""
        self.following = first
        """What comes next."""

    def take(self) -> int:
        """The next one, which is nobody else's."""
        self.following += 1
        return self.following - 1


class SpeakerNames:
    """Names by number, for what was said and for what comes. Not for several threads."""

    def __init__(self) -> None:
        """Everybody is called by number."""
        self._names: dict[int, str] = {}
        self._merged: dict[int, int] = {}  # number to the one that took its place

    @property
    def names(self) -> Mapping[int, str]:
        """Those that were given."""
        return dict(self._names)

    def current(self, number: int) -> int:
        """The number of a speaker after all that was merged."""
        while number in self._merged:
            number = self._merged[number]
        return number

    def name(self, number: int) -> str:
        """What a speaker is called; empty: by number."""
        return self._names.get(self.current(number), "")

    def of(self, origin: Origin) -> Origin:
        """`origin` with the speaker as known now."""
        if origin.speaker is None:
            return origin
        number = self.current(origin.speaker)
        return replace(origin, speaker=number, speaker_name=self.name(number))

    def observe(self, change: SpeakerChanged) -> None:
        """Take what a person said of a speaker; nothing if it says that somebody is themselves."""
        if change.into is None:
            self.rename(change.number, change.name)
        elif self.current(change.number) != self.current(change.into):
            self.merge(change.number, change.into)

    def rename(self, number: int, name: str) -> None:
        """Call a speaker `name`; spaces alone, or nothing, take the name away."""
        stripped = " ".join(name.split())
        if stripped:
            self._names[self.current(number)] = stripped
        else:
            self._names.pop(self.current(number), None)

    def merge(self, number: int, into: int) -> None:
        """One person had two numbers: `into` stays, and its name, or else the other one's.

        Raises:
            ValueError: they are one speaker already.
        """
        number, into = self.current(number), self.current(into)
        if number == into:
            raise ValueError(f"{number} and {into} are one speaker already")
        name = self._names.pop(number, "")
        if name:
            self._names.setdefault(into, name)
        self._merged[number] = into
