"""The figures of the last minutes, for graphs and for copying. No Qt."""

from collections import deque
from dataclasses import dataclass, replace
from typing import Final

from captioner.events import SpokenLanguage, StatsUpdated
from captioner_ui.figures import figures_text

N_SAMPLES: Final = 300  # about one a second: five minutes


@dataclass(frozen=True, slots=True)
class Sample:
    """What the graphs show of one `StatsUpdated`."""

    rtfx: float
    """Of the work since the sample before, seconds of speech per second; as before if none."""
    process_ram_mb: float
    model_ram_mb: float
    cpu_percent: float
    lag_s: float
    mel_ms: float
    """Per window since the sample before, as are the next two; as before if there was none."""
    encode_ms: float
    decode_ms: float


class FigureHistory:
    """The newest N_SAMPLES samples; a new run of the engine goes on in the same graph."""

    def __init__(self, n_samples: int = N_SAMPLES) -> None:
        self._samples: deque[Sample] = deque(maxlen=n_samples)
        self._last: StatsUpdated | None = None

    @property
    def samples(self) -> tuple[Sample, ...]:
        """Oldest first."""
        return tuple(self._samples)

    @property
    def last(self) -> StatsUpdated | None:
        """The newest figures as they came."""
        return self._last

    def add(self, stats: StatsUpdated) -> None:
        """Take the figures of another second."""
        before = self._last
        if before is not None and stats.inference_calls < before.inference_calls:
            before = None  # another run counts from the start
        sample = _sample(before, stats)
        if before is not None and self._samples and stats.inference_calls == before.inference_calls:
            sample = _with_times_of(self._samples[-1], sample)
        self._samples.append(sample)
        self._last = stats


def _with_times_of(last: Sample, now: Sample) -> Sample:
    """`now`, in which nothing was read, with the times of when something was."""
    times = {"mel_ms": last.mel_ms, "encode_ms": last.encode_ms, "decode_ms": last.decode_ms}
    return replace(now, rtfx=last.rtfx, **times)


def _sample(before: StatsUpdated | None, now: StatsUpdated) -> Sample:
    calls = now.inference_calls - (before.inference_calls if before else 0)
    work_s = now.inference_s - (before.inference_s if before else 0.0)
    speech_s = now.speech_s - (before.speech_s if before else 0.0)

    def per_call_ms(total_s: float, before_s: float) -> float:
        return 1000 * (total_s - before_s) / calls if calls else 0.0

    return Sample(
        rtfx=speech_s / work_s if work_s > 0 and speech_s > 0 else now.rtfx,
        process_ram_mb=now.process_ram_mb,
        model_ram_mb=now.model_ram_mb,
        cpu_percent=now.cpu_percent,
        lag_s=now.lag_s,
        mel_ms=per_call_ms(now.mel_s, before.mel_s if before else 0.0),
        encode_ms=per_call_ms(now.encode_s, before.encode_s if before else 0.0),
        decode_ms=per_call_ms(now.decode_s, before.decode_s if before else 0.0),
    )


def figures_report(stats: StatsUpdated, language: SpokenLanguage | None = None) -> str:
    """All figures as lines of text, to be pasted into a message."""
    calls = max(1, stats.inference_calls)
    stages = ", ".join(
        f"{name} {1000 * total_s / calls:.1f} ms"
        for name, total_s in (
            ("mel", stats.mel_s),
            ("encoder", stats.encode_s),
            ("decoder", stats.decode_s),
        )
    )
    n_first = stats.first_finals
    by_first = f", {n_first} by the first of two models" if n_first else ""
    return "\n".join(
        (
            figures_text(stats, language),
            f"{stats.final_segments} captions, {stats.partial_segments} partial, "
            f"{stats.skipped_partials} skipped, {stats.late_finals} read in haste{by_first}; "
            f"{stats.speech_s:.1f} s of speech in {stats.captured_s:.1f} s of sound",
            f"{stats.inference_calls} windows took {stats.inference_s:.2f} s; per window: {stages}",
            f"unsettled {stats.unsettled_s:.1f} s, left out {stats.left_out_s:.1f} s, "
            f"lost {stats.lost_samples} samples, {stats.overflows} overflows",
        )
    )
