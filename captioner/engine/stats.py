"""Figures about one run. Plain bookkeeping: no clock, no thread, no I/O of its own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from captioner.engine.lost import NOTHING_LOST, Lost, lost_in_all
from captioner.engine.pace import Pace
from captioner.engine.second_pace import SecondPace
from captioner.events import Segment, StageTimes, StatsUpdated, Transcript
from captioner.pacing import Pacing
from captioner.units import seconds

BYTES_PER_MB: Final = 1e6
NO_TIME: Final = StageTimes(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Recognised:
    """Totals of the inference since the start.

    Replaced, never changed, by the inference thread, so that other threads read a consistent set.
    """

    model_bytes: int = 0
    partials: int = 0
    finals: int = 0
    late_finals: int = 0
    """Finals that there was no time to read with a beam."""
    abandoned: int = 0
    """Partials given up midway because something newer had come, or not begun for want of time."""
    inference_s: float = 0.0
    """Wall time of all calls, abandoned ones included."""
    times: StageTimes = NO_TIME
    final_samples: int = 0
    """Samples of closed segments, each counted once."""
    open_samples: int = 0
    """Samples of the growing segment that its newest partial covers."""
    final_end: int = 0
    """Stream position up to which closed segments are captioned."""
    end: int = 0
    """Stream position up to which anything is captioned."""
    settled_end: int = 0
    """Stream position up to which text is settled."""
    left_out: int = 0
    """Samples left out because the engine was behind."""
    pace: Pace = field(default_factory=Pace)
    second: SecondPace | None = None
    """Of the second model; None: there is one model."""
    first_finals: int = 0
    """Finals that there was no time to read with the second model."""
    at_rest: bool = False
    """Whether the newest partial left no word to be settled, besides its last one."""

    def last_s(self, segment: Segment) -> float:
        """What the newest call of the model took that is to read a segment, s."""
        return (self.second if segment.second and self.second else self.pace).last_s

    def pacing(self, partial_every: int) -> Pacing:
        """As `Pace.pacing`, of both models."""
        first = self.pace.pacing(partial_every)
        rests = self.second is not None and self.second.rests(self.pace, self.end)
        return max(first, Pacing.ONE_MODEL, key=list(Pacing).index) if rests else first

    def observe(
        self, segment: Segment, transcript: Transcript | None, spent_s: float
    ) -> "Recognised":
        """Totals with one more call of `spent_s` seconds, given up midway if without transcript."""
        n_read = len(segment.samples) + (
            len(segment.known.before.samples) if segment.known.before else 0
        )
        base = self._paced(segment, n_read, spent_s, whole=transcript is not None)
        base = replace(base, inference_s=self.inference_s + spent_s)
        if transcript is None:
            return replace(base, abandoned=self.abandoned + 1)
        base = replace(base, times=self.times + transcript.times, end=max(self.end, segment.end))
        fresh = max(0, segment.end - max(segment.start, self.final_end))
        if segment.closed is None:
            return replace(base, partials=self.partials + 1, open_samples=fresh)
        return replace(
            base,
            finals=self.finals + 1,
            late_finals=self.late_finals + segment.late,
            first_finals=self.first_finals + (self.second is not None and not segment.second),
            open_samples=0,
            final_samples=self.final_samples + fresh,
            final_end=max(self.final_end, segment.end),
        )

    def _paced(self, segment: Segment, n_read: int, spent_s: float, *, whole: bool) -> "Recognised":
        """With the pace of the model that has read so many samples, to the end or not."""
        if segment.second and self.second:
            observe = self.second.observe if whole else self.second.observe_part
            return replace(self, second=observe(n_read, spent_s, segment.end, self.pace))
        if not whole:
            return self
        partial = segment.closed is None
        return replace(self, pace=self.pace.observe(n_read, spent_s, partial=partial))


@dataclass(frozen=True, slots=True)
class Heard:
    """What the audio thread knows. Replaced by it after every chunk."""

    position: int = 0
    """Stream position of the newest sample."""
    open_start: int | None = None
    """Stream position where the open segment starts; None between segments."""
    lost: Lost = NOTHING_LOST
    """What is known to be missing since the start."""
    overflows: int = 0


@dataclass(frozen=True, slots=True)
class Encoded:
    """What encoders have done since the start."""

    spent_s: float = 0.0
    segments: int = 0

    @classmethod
    def of(cls, pipelines: Iterable[Recognised]) -> "Encoded":
        """Of all sources together."""
        totals = tuple(pipelines)
        return cls(
            sum(one.times.encode_s for one in totals),
            sum(one.partials + one.finals for one in totals),
        )

    def call_s(self, before: "Encoded") -> float:
        """Mean time of a segment after `before`, s; 0 without any."""
        n_segments = self.segments - before.segments
        return (self.spent_s - before.spent_s) / n_segments if n_segments else 0.0


def lag_samples(heard: Heard, waiting: Sequence[Segment], captioned_end: int) -> int:
    """Samples of speech that are captured and not in any caption yet; 0 when nothing waits.

    Args:
        heard: where the audio thread is.
        waiting: closed segments without a caption, oldest first.
        captioned_end: stream position up to which captions, partial ones too, cover the speech;
            or up to which their text is settled.
    """
    spans = [(segment.start, segment.end) for segment in waiting]
    if heard.open_start is not None:
        spans.append((heard.open_start, heard.position))
    return sum(max(0, end - max(start, captioned_end)) for start, end in spans)


def figures(
    heard: Heard,
    recognised: Recognised,
    waiting: Sequence[Segment],
    *,
    resident_bytes: int,
    skipped_partials: int,
    last: bool = False,
) -> StatsUpdated:
    """The figures as an event."""
    n_samples = recognised.final_samples + recognised.open_samples
    speech_s = seconds(n_samples)
    spent_s = recognised.inference_s
    return StatsUpdated(
        model_ram_mb=recognised.model_bytes / BYTES_PER_MB,
        process_ram_mb=resident_bytes / BYTES_PER_MB,
        inference_calls=recognised.partials + recognised.finals,
        partial_segments=recognised.partials,
        final_segments=recognised.finals,
        speech_samples=n_samples,
        speech_s=speech_s,
        inference_s=spent_s,
        mel_s=recognised.times.mel_s,
        encode_s=recognised.times.encode_s,
        decode_s=recognised.times.decode_s,
        rtfx=speech_s / spent_s if spent_s > 0 else 0.0,
        lag_s=seconds(lag_samples(heard, waiting, recognised.end)),
        unsettled_s=seconds(lag_samples(heard, waiting, recognised.settled_end)),
        late_finals=recognised.late_finals,
        first_finals=recognised.first_finals,
        left_out_s=seconds(recognised.left_out),
        captured_s=seconds(heard.position),
        lost_samples=heard.lost.n_samples,
        overflows=heard.overflows,
        skipped_partials=skipped_partials + recognised.abandoned,
        last=last,
    )


def together(
    pipelines: Sequence[StatsUpdated], lost: Sequence[Lost], skipped_partials: int = 0
) -> StatsUpdated:
    """The figures of several sources that one model captions.

    Args:
        pipelines: those of each source; what is of the process or model is the first's.
        lost: what each of them lost; what they lost at once counts once.
        skipped_partials: those that are not counted in `pipelines`.
    """
    speech_s = sum(one.speech_s for one in pipelines)
    spent_s = sum(one.inference_s for one in pipelines)
    return replace(
        pipelines[0],
        inference_calls=sum(one.inference_calls for one in pipelines),
        partial_segments=sum(one.partial_segments for one in pipelines),
        final_segments=sum(one.final_segments for one in pipelines),
        speech_samples=sum(one.speech_samples for one in pipelines),
        speech_s=speech_s,
        inference_s=spent_s,
        mel_s=sum(one.mel_s for one in pipelines),
        encode_s=sum(one.encode_s for one in pipelines),
        decode_s=sum(one.decode_s for one in pipelines),
        rtfx=speech_s / spent_s if spent_s > 0 else 0.0,
        lag_s=max(one.lag_s for one in pipelines),
        unsettled_s=max(one.unsettled_s for one in pipelines),
        late_finals=sum(one.late_finals for one in pipelines),
        first_finals=sum(one.first_finals for one in pipelines),
        left_out_s=sum(one.left_out_s for one in pipelines),
        captured_s=max(one.captured_s for one in pipelines),
        lost_samples=lost_in_all(lost),
        overflows=sum(one.overflows for one in pipelines),
        skipped_partials=skipped_partials + sum(one.skipped_partials for one in pipelines),
    )


def completed(
    stats: StatsUpdated,
    *,
    encoder: str,
    call_s: float,
    temperature_c: float | None,
    cpu_percent: float,
    pacing: Pacing = Pacing.USUAL,
) -> StatsUpdated:
    """The figures with what is of the machine.

    Args:
        stats: of all sources together.
        encoder: where it runs.
        call_s: its mean time for a segment, s.
        temperature_c: of the accelerator's chip, degrees Celsius.
        cpu_percent: of one core, since the last figures.
        pacing: what is given up for want of time or power.
    """
    return replace(
        stats,
        encoder=encoder,
        encoder_temperature_c=temperature_c,
        encode_call_s=call_s,
        cpu_percent=cpu_percent,
        pacing=pacing,
    )
