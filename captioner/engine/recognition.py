"""From segments to captions: what is asked of the transcriber, and what its answers say.

No thread and no clock of its own: used on the inference thread, or by a simulation.
"""

from dataclasses import replace

from captioner.config import EngineConfig
from captioner.engine.captions import Captions
from captioner.engine.legibility import Legibility
from captioner.engine.second_pace import SecondPace
from captioner.engine.stabilise import Rules
from captioner.engine.stats import Recognised
from captioner.engine.voices import Assign, captions_by_speaker, growing_by_speaker
from captioner.events import (
    CaptionChanged,
    EngineEvent,
    Gap,
    GapReason,
    LanguageChanged,
    LegibilityChanged,
    Origin,
    Segment,
    SpokenLanguage,
    Transcript,
)
from captioner.units import samples, seconds

SILENT_END = samples(0.3)  # a segment ends in so much silence that a partial may not have heard


class RecognitionStage:
    """The inference thread's half of the engine, for one source."""

    def __init__(self, config: EngineConfig, assign: Assign | None = None) -> None:
        """Begin with nothing read; `assign` tells who speaks, None: nobody asks."""
        self._assign = assign
        self._agree_for_s = config.agree_for_s
        self._partial_every_s = config.segmenter.partial_every_ms / 1000
        self._captions = Captions(
            self._rules(self._partial_every_s),
            config.context_s,
            partial_context_s=config.partial_context_s,
            settled_only=config.settled_only,
            second=config.second,
        )
        self._second = config.second
        self._checked: tuple[int, int] = (0, 0)  # segment and position the second model has read
        self._live = config.max_lag_s is not None
        self._language: SpokenLanguage | None = None
        self._legibility = Legibility()
        self._n_parts = 1  # of the growing caption that are shown
        self._last: tuple[Segment, Transcript] | None = None  # the newest partial, if it was last
        self.recognised = Recognised(second=SecondPace() if config.second else None)
        """Replaced after every call, never changed; other threads may read it."""

    def save_power(self, saving: bool) -> None:
        """Let partials come less often from now on, or not."""
        pace = replace(self.recognised.pace, saving=saving)
        self.recognised = replace(self.recognised, pace=pace)

    def begin(
        self, segment: Segment, n_speaking: int = 1, longest_s: float | None = None
    ) -> Segment | None:
        """The segment as it is to be transcribed; None if it is not to be.

        Args:
            segment: as it comes from the mailbox.
            n_speaking: sources that have an open segment now, this one included: they share the
                transcriber, see `pace`.
            longest_s: the longest segment that suits the encoder, context included, s; None: any.
        """
        pace = self.recognised.pace.shared(n_speaking)
        self.recognised = replace(self.recognised, pace=pace)
        slow, partial = self._live and pace.slow, segment.closed is None
        if partial and (slow or self._too_soon(segment)):
            self.recognised = replace(self.recognised, abandoned=self.recognised.abandoned + 1)
            return None
        if self._live:
            self._captions.rules = self._rules(seconds(pace.usual_spacing))
        brief = slow or (partial and pace.busy)
        if self._for_second(segment):
            segment, longest_s = replace(segment, second=True), None
        late = self._live and (self._second_hurried if segment.second else pace.hurried)
        return replace(self._captions.to_read(segment, brief=brief, longest_s=longest_s), late=late)

    def known(self, segment: Segment) -> Transcript | None:
        """What a partial has read of a closed segment, if there is no time to read it again."""
        if segment.closed is None or self._last is None or not self.recognised.pace.slow:
            return None
        partial, transcript = self._last
        covered = partial.id == segment.id and partial.end >= segment.end - SILENT_END
        return transcript if covered and self._live else None

    def finish(
        self, segment: Segment, transcript: Transcript | None, spent_s: float
    ) -> list[EngineEvent]:
        """The events of a segment that was transcribed in `spent_s`, or given up after it."""
        self.recognised = self.recognised.observe(segment, transcript, spent_s)
        if transcript is None:
            return []
        self._last = (segment, transcript) if segment.closed is None else None
        if segment.second:
            self._checked = (segment.id, segment.end)
        heard = self._heard(transcript.language, segment.origin)
        return [*heard, *self._judged(segment, transcript), *self._shown(segment, transcript)]

    def reuse(self, segment: Segment, transcript: Transcript) -> list[EngineEvent]:
        """The events of a closed segment that is not read again; see `known`."""
        self._last = None
        pace = self.recognised.pace
        self.recognised = replace(self.recognised.observe(segment, transcript, 0.0), pace=pace)
        return [*self._judged(segment, transcript), *self._shown(segment, transcript)]

    def miss(self, gap: Gap) -> list[EngineEvent]:
        """The events of a gap."""
        self._captions.forget()
        if gap.reason is GapReason.BEHIND:
            left_out = self.recognised.left_out + gap.length
            self.recognised = replace(self.recognised, left_out=left_out)
        return [gap]

    @property
    def _second_hurried(self) -> bool:
        """Whether the second model has time for finals only."""
        second, pace = self.recognised.second, self.recognised.pace
        return self._live and second is not None and second.hurried(pace)

    @property
    def _looks(self) -> bool:
        """Whether the second model reads growing segments, too."""
        return self._second is not None and not self._second_hurried

    def _for_second(self, segment: Segment) -> bool:
        """Whether the second model is to read a segment."""
        second, pace = self.recognised.second, self.recognised.pace
        if self._second is None or second is None:
            return False
        if self._live and second.rests(pace, segment.end):
            return False
        if segment.closed is not None:
            return True
        number, end = self._checked
        read = max(end, segment.start) if number == segment.id else segment.start
        due = segment.end - read >= max(samples(self._second.every_s), second.spacing)
        return due and self._looks

    def _rules(self, spacing_s: float) -> Rules:
        """For hypotheses between which so much lies, or what is asked for if that is more."""
        return Rules.spanning(self._agree_for_s, max(spacing_s, self._partial_every_s))

    def _too_soon(self, segment: Segment) -> bool:
        """Whether the partial before it has only just been read, for what a partial costs."""
        if self._last is None or self._last[0].id != segment.id:
            return False
        return segment.end - self._last[0].end < self.recognised.pace.spacing

    def _shown(self, segment: Segment, transcript: Transcript) -> list[CaptionChanged]:
        """The caption; it comes by speaker, if anybody asks."""
        caption = self._caption(segment, transcript)
        if self._assign is None:
            return [caption]
        if segment.closed is None:
            parts = growing_by_speaker(caption, segment, self._captions.shown, self._assign)
        else:
            parts = captions_by_speaker(caption, segment, self._assign)
        gone = [
            replace(caption, settled="", pending="", words=(), part=part)
            for part in range(len(parts), self._n_parts)
        ]
        self._n_parts = 1 if segment.closed is not None else len(parts)
        return [*parts, *gone]

    def _caption(self, segment: Segment, transcript: Transcript) -> CaptionChanged:
        doubtful = self._legibility.doubtful and transcript.illegible >= 0
        observed = self._captions.observe(segment, transcript, alone=not self._looks)
        caption = replace(observed, doubtful=doubtful)
        at_rest = segment.closed is None and self._captions.at_rest
        self.recognised = replace(
            self.recognised, settled_end=self._captions.settled_end, at_rest=at_rest
        )
        return caption

    def _judged(self, segment: Segment, transcript: Transcript) -> list[EngineEvent]:
        """Take what was read of a closed segment; an event if that casts doubt or ends it."""
        if segment.closed is None:
            return []
        before = self._legibility.doubtful
        self._legibility.observe(transcript)
        doubtful = self._legibility.doubtful
        return [] if doubtful == before else [LegibilityChanged(doubtful, segment.origin)]

    def _heard(self, language: SpokenLanguage | None, origin: Origin) -> list[EngineEvent]:
        if language is None or language == self._language:
            return []
        self._language = language
        return [LanguageChanged(language, origin)]
