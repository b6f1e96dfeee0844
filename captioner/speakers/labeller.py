"""Who speaks in a segment, given what was heard before."""

from collections.abc import Sequence

from captioner.origin import MOST_SPEAKERS
from captioner.speakers.decision import Decision
from captioner.speakers.embedder import Embedder, Known, Voiceprints
from captioner.speakers.growing import Growing
from captioner.speakers.names import SpeakerNumbers
from captioner.speakers.options import SpeakerOptions
from captioner.speakers.roster import Roster
from captioner.speakers.spans import SpeakerSpan, spans_of
from captioner.speakers.turns import Timed
from captioner.units import FloatArray


class SpeakerLabeller:
    """Labels of one source. What it said of a segment stands: a later one changes nothing.

    Each source has a labeller of its own, so that a voice in the room and one in the computer's
    sound are never one person; they share `numbers`, so that no number means two people, and may
    share the embedder. Memory does not grow with time: it keeps one centroid per voice, or two if
    it was heard in telephone sound, too. Used on one thread.
    """

    def __init__(
        self,
        options: SpeakerOptions | None = None,
        numbers: SpeakerNumbers | None = None,
        embedder: Embedder | None = None,
    ) -> None:
        """Know nobody yet."""
        self._options = options or SpeakerOptions()
        self._embedder = embedder or Embedder()
        self._growing = Growing(self._options.hop_s)
        self._roster = Roster(
            self._options.n_speakers or MOST_SPEAKERS,
            SpeakerNumbers() if numbers is None else numbers,
            wide=self._options.wide,
            telephone=self._options.telephone,
        )

    @property
    def speakers(self) -> Sequence[int]:
        """Numbers given so far, rising, without those that were merged into others."""
        return self._roster.speakers

    def assign(
        self, samples: FloatArray, words: Sequence[Timed], *, growing: bool = False
    ) -> list[SpeakerSpan]:
        """Who says which words of a segment; neighbours differ, and no word is left out.

        Args:
            samples: (n,) float32 in [-1, 1] at units.SAMPLE_RATE.
            words: of the segment, in order.
            growing: more of the segment comes. Then it is told as far as it was heard and may be
                told otherwise later; nobody gets a number for good.

        Raises:
            BackendError: the network is missing or does not load.
        """
        if not words:
            return []
        if growing:
            return self._growing.spans(samples, words, self._guess)
        heard_s, known = self._growing.end(samples)
        if heard_s is None:
            return spans_of(words, [(0, len(words), None)])
        prints = self._embedder.embed(samples, *heard_s, self._options.hop_s, known)
        return self.label(prints, words)

    def label(self, prints: Voiceprints, words: Sequence[Timed]) -> list[SpeakerSpan]:
        """The same from voiceprints of a finished segment; `words` has at least one."""
        return spans_of(words, Decision(self._options, self._roster, prints).labels(words))

    def _guess(
        self,
        samples: FloatArray,
        heard_s: tuple[float, float],
        known: Known,
        words: Sequence[Timed],
    ) -> Sequence[tuple[int, int, int | None]]:
        prints = self._embedder.embed(samples, *heard_s, self._options.hop_s, known)
        return Decision(self._options, self._roster, prints).labels(words, growing=True)

    def merge(self, number: int, into: int) -> None:
        """Somebody was given two numbers: from now on, `into` is used.

        Raises:
            ValueError: they are not two of `speakers`.
        """
        self._roster.merge(number, into)
