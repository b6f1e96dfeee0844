"""Which language is spoken: heard once for a run of windows, and held.

The decoder's first pass, over the start token alone, gives a probability of each language. On the
35 clips in seven languages of the speech set the likeliest one by `base` is right for all whole
clips, for 31 of their first 2.5 s and for 25 of their first 1.5 s. Of what is wrong, one and four
have a probability of 0.5 or more, up to 0.58 and 0.90. Hence the lengths and probabilities below.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from captioner.asr.passes import Choice
from captioner.asr.sampling import Sampler
from captioner.asr.transcriber import Decoder
from captioner.events import Closed, Segment, SpokenLanguage, Transcript
from captioner.units import FloatArray, samples

LIKELY: Final = 0.5  # a language below this probability is not switched to
SURE: Final = 0.95  # from this on a second of speech is enough for another language than before
SHORT_S: Final = 1.5  # a window with a second of speech: it begins with 0.4 s of pre-roll
LONG_S: Final = 2.5  # a window from which any likely language is believed
PATIENCE_S: Final = 5.0  # a growing window of this length is captioned, known or not
LONGEST_HOLD: Final = samples(10.0)  # a pause after which somebody else may speak
LOW_LOGPROB: Final = -0.8  # of a caption: 4 of 47 clips read as what they are, 37 as another
LOW_CAPTIONS: Final = 2  # in a row, after which the language is looked at again

Prompt = Callable[[str], Sequence[int]]
"""The prompt for the code of a language."""


class Languages(Protocol):
    """Says what each window is read as. Used on the inference thread, window after window."""

    @property
    def current(self) -> SpokenLanguage | None:
        """What the window begun last is read as.

        None while that is not known or a mere guess, and where there is but one language.
        """
        ...

    @property
    def listens(self) -> bool:
        """Whether `known` has to hear the window of `begin`."""
        ...

    def begin(self, segment: Segment) -> Segment:
        """Turn to a window, a new one or the same one grown; gives what is to be read.

        A window that is listened to is read alone: what was before may be of another language.
        """
        ...

    def known(self, segment: Segment, states: FloatArray) -> bool:
        """Make the decoder ready for the window of `begin`, with encoder states (n, d_model).

        False while the window has to grow before its language is known. Once it is, it stays the
        same until the window's end: words that are settled are never of another language.
        """
        ...

    def observe(self, segment: Segment, transcript: Transcript) -> None:
        """Learn from what was read in the window."""
        ...

    def forget(self) -> None:
        """Begin anew, as with other sound."""
        ...


class OneLanguage:
    """The language that was asked for, or the only one."""

    def __init__(self, language: SpokenLanguage | None = None) -> None:
        self.current: Final = language
        self.listens: Final = False

    def begin(self, segment: Segment) -> Segment:
        """All of it."""
        return segment

    def known(self, segment: Segment, states: FloatArray) -> bool:
        """Always."""
        return True

    def observe(self, segment: Segment, transcript: Transcript) -> None:
        """Nothing to learn."""

    def forget(self) -> None:
        """Nothing to forget."""


class Steered(Protocol):
    """What is needed of a decoder."""

    def steer(self, prompt: Sequence[int]) -> None:
        """Begin with another prompt from the next window on."""
        ...

    def after_start(self, states: FloatArray, chooser: Sampler) -> Choice:
        """What `chooser` takes after the start token alone: one pass."""
        ...


class SteeredDecoder(Decoder, Steered, Protocol):
    """A decoder that can be given another language."""


class DetectedLanguage:
    """The language that is heard, by `LanguageRule`."""

    def __init__(
        self, decoder: Steered, tokens: Mapping[str, int], prompt: Prompt, rule: "LanguageRule"
    ) -> None:
        """Begin without any.

        Args:
            decoder: asked for the language, and steered.
            tokens: code to token of the languages that the model knows.
            prompt: what to steer it by.
            rule: when what is heard is believed.
        """
        self._decoder = decoder
        self._codes = {token: code for code, token in tokens.items()}
        self._chooser = LanguageSampler(tuple(tokens.values()))
        self._prompt = prompt
        self._rule = rule

    @property
    def current(self) -> SpokenLanguage | None:
        """See `Languages`."""
        return None if self._rule.guesses else self._rule.current

    @property
    def listens(self) -> bool:
        """See `Languages`."""
        return self._rule.current is None

    def begin(self, segment: Segment) -> Segment:
        """See `Languages`."""
        self._rule.begin(segment)
        if not self._rule.listens:
            return segment
        return replace(segment, known=replace(segment.known, before=None))

    def known(self, segment: Segment, states: FloatArray) -> bool:
        """See `Languages`; takes a pass of the decoder while the language is not known."""
        if self.listens:
            heard = self._decoder.after_start(states, self._chooser).token
            probability = float(np.exp(heard.logprob))
            self._rule.hear(segment, SpokenLanguage(self._codes[heard.id], probability))
        if self._rule.current is None:
            return False
        self._decoder.steer(self._prompt(self._rule.current.code))
        return True

    def observe(self, segment: Segment, transcript: Transcript) -> None:
        """See `Languages`."""
        self._rule.observe(segment, transcript)

    def forget(self) -> None:
        """See `Languages`."""
        self._rule.forget()


class LanguageRule:
    """When a language is believed, and how long it is held. Pure.

    A window is read as the language that is held, and one that follows a forced cut as what stands
    before it: its first words may have begun there. While no language is held, each other window is
    listened to, and the likeliest language is held if its probability is LIKELY and the window has

    * SHORT_S, and it is the language of before, or the window is over, or it is SURE;
    * LONG_S otherwise.

    A window that is over, or PATIENCE_S long, without that is read as the language of before, and
    the next one is listened to again. A shorter one waits. Without a language of before it is the
    likeliest one, which is a mere guess from less than LONG_S.

    The language is held until a pause of LONGEST_HOLD, or LOW_CAPTIONS final captions in a row with
    a mean log-probability below LOW_LOGPROB. It then is the language of before. One that was heard
    in a window without text does not count: that was noise. Windows that count from the beginning
    again are of other sound, of which nothing is known.
    """

    def __init__(self, low_logprob: float = LOW_LOGPROB) -> None:
        """Know nothing; `low_logprob` is -inf where captions say nothing about the language."""
        self._low_logprob = low_logprob
        self.forget()

    def forget(self) -> None:
        """Know nothing."""
        self.current: SpokenLanguage | None = None
        """What the window that was begun last is read as; None while that is not known."""
        self.listens = True
        """Whether that was not known from the beginning."""
        self.guesses = False
        """Whether it is a mere guess."""
        self._before: SpokenLanguage | None = None  # believed last
        self._held = False
        self._earlier: SpokenLanguage | None = None  # believed before that
        self._n_low = 0  # final captions in a row that were hardly legible
        self._held_since = -1  # id of the window in which it was believed
        self._id = -1  # of the window, as are the next two
        self._closed: Closed | None = Closed.END_OF_STREAM
        self._end = 0

    def begin(self, segment: Segment) -> None:
        """Turn to a window, a new one or the same one grown."""
        over = self._closed is not None
        if segment.id < self._id or (segment.id == self._id and over):
            self.forget()
        elif self._id >= 0 and segment.start - self._end >= LONGEST_HOLD:
            self._held = False
        if self._closed is Closed.TOO_LONG and self.current is not None:
            self.listens = False
        elif segment.id != self._id or over:
            self.listens, self.guesses = not self._held, False
            self.current = self._before if self._held else None
        self._id, self._closed, self._end = segment.id, segment.closed, segment.end

    def hear(self, segment: Segment, heard: SpokenLanguage) -> None:
        """Take in what the window sounds like; `heard` has a probability."""
        if self._believes(segment, heard):
            self._earlier, self._before = self._before, heard
            self._held_since = segment.id
            self.current = heard
            self._held, self._n_low = True, 0
        elif segment.closed is not None or segment.duration_s >= PATIENCE_S:
            self.current = self._before or heard
            self.guesses = self._before is None and segment.duration_s < LONG_S

    def observe(self, segment: Segment, transcript: Transcript) -> None:
        """Take in how well the window could be read."""
        if segment.closed is None:
            return
        if not transcript.text:
            if self._held_since == segment.id:
                self._held, self._before = False, self._earlier
            return
        self._n_low = self._n_low + 1 if transcript.avg_logprob < self._low_logprob else 0
        if self._n_low >= LOW_CAPTIONS:
            self._held, self._n_low = False, 0

    def _believes(self, segment: Segment, heard: SpokenLanguage) -> bool:
        probability = heard.probability or 0.0
        if probability < LIKELY or segment.duration_s < SHORT_S:
            return False
        as_before = self._before is not None and heard.code == self._before.code
        over = segment.closed is not None
        return as_before or over or probability >= SURE or segment.duration_s >= LONG_S


class LanguageSampler:
    """Takes the likeliest of the language tokens, with its probability among them."""

    outputs: Final = ("logits",)
    verifies: Final = False

    def __init__(self, tokens: Sequence[int]) -> None:
        self._tokens = np.array(tokens, np.int64)

    def choose(
        self, values: Sequence[npt.NDArray[Any]], text: Sequence[int]
    ) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """See `captioner.asr.sampling.Sampler`.

        The graph suppresses all language tokens alike, which leaves their differences as they are.
        """
        logits = values[0][:, self._tokens].astype(np.float64)  # (r, languages)
        logits -= logits.max(axis=1, keepdims=True)
        logprobs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        best = logprobs.argmax(axis=1)  # (r,)
        return self._tokens[best], logprobs[np.arange(len(best)), best]
