"""Several sources at once, each with a language of its own."""

from collections.abc import Callable

from captioner.asr.language import Languages
from captioner.events import Segment, SpokenLanguage, Transcript
from captioner.units import FloatArray


class EachLanguage:
    """`Languages` that keeps those of each source apart, by the label of its windows."""

    def __init__(self, make: Callable[[], Languages]) -> None:
        """Begin without any source; `make` gives one that knows nothing yet."""
        self._make = make
        self._by_label: dict[str, Languages] = {}
        self._now: Languages = make()  # of the window that was begun last

    @property
    def current(self) -> SpokenLanguage | None:
        """See `Languages`."""
        return self._now.current

    def begin(self, segment: Segment) -> Segment:
        """See `Languages`."""
        if segment.label not in self._by_label:
            self._by_label[segment.label] = self._make()
        self._now = self._by_label[segment.label]
        return self._now.begin(segment)

    def known(self, segment: Segment, states: FloatArray) -> bool:
        """See `Languages`."""
        return self._now.known(segment, states)

    def observe(self, segment: Segment, transcript: Transcript) -> None:
        """See `Languages`."""
        self._now.observe(segment, transcript)

    def forget(self) -> None:
        """See `Languages`."""
        self._by_label.clear()
