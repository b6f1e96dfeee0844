"""The figures in the strip below the captions, in words. No Qt."""

from collections import deque
from typing import Final

from captioner.events import SpokenLanguage, StatsUpdated
from captioner.units import seconds
from captioner_ui.translation import tr, tr_later

NO_FIGURES: Final = tr_later("RTFx — · RAM —")
RECENT: Final = 10  # figures, of a second each, from which the speed is told
KEEPS_UP_S: Final = 1.0  # lag up to which nobody notices one
FALLING_BEHIND_S: Final = 3.0  # lag from which it is called so: a reader has lost the thread


class Strip:
    """Words and figures for the strip: how it keeps up, and beside that speed and memory.

    The speed is that of the last RECENT figures, of a second each: one that is over is not shown.

    >>> strip.text  # doctest: +SKIP
    'Keeps up · RTFx 12.3 · RAM 240 MB'
    """

    def __init__(self) -> None:
        self._recent: deque[StatsUpdated] = deque(maxlen=RECENT + 1)

    def add(self, stats: StatsUpdated) -> None:
        """Take the figures of another second."""
        if self._recent and stats.inference_calls < self._recent[-1].inference_calls:
            self._recent.clear()  # another run counts from the start
        self._recent.append(stats)

    @property
    def rtfx(self) -> float | None:
        """Seconds of speech per second of work; None where nothing was read lately."""
        if not self._recent:
            return None
        first, last = self._recent[0], self._recent[-1]
        if len(self._recent) <= RECENT:  # since the start
            return _of_run(last)
        work_s, speech_s = last.inference_s - first.inference_s, last.speech_s - first.speech_s
        return speech_s / work_s if work_s > 0 and speech_s > 0 else None

    @property
    def text(self) -> str:
        """What stands there; nothing before the first figures."""
        if not self._recent:
            return tr(NO_FIGURES)
        stats = self._recent[-1]
        memory = tr("RAM {process:.0f} MB", process=stats.process_ram_mb)
        waits = self.rtfx is None and stats.inference_calls and stats.lag_s <= KEEPS_UP_S
        pace = tr("Waiting for speech") if waits else _pace(stats)
        return " · ".join((pace, _speed(self.rtfx), memory))


def _pace(stats: StatsUpdated) -> str:
    if stats.lag_s >= FALLING_BEHIND_S:
        return tr("Falling behind: {lag:.0f} s", lag=stats.lag_s)
    if stats.lag_s > KEEPS_UP_S:
        return tr("{lag:.0f} s behind", lag=stats.lag_s)
    return tr("Keeps up")


def figures_text(
    stats: StatsUpdated, language: SpokenLanguage | None = None, strip: Strip | None = None
) -> str:
    """Speed, memory, processor, lag and encoder in one line.

    RTFx is seconds of speech per second of work: of the run, or as the strip has it.

    The language stands there, too, from a model that knows several, once it is known.

    >>> figures_text(...)  # doctest: +SKIP
    'RTFx 12.3   RAM 95 MB model, 240 MB in all   CPU 31 %   lag 0.4 s   encoder CPU'
    """
    rtfx = strip.rtfx if strip else _of_run(stats)
    parts = [_speed(rtfx), _memory(stats), _processor(stats), _lag(stats)]
    if stats.encoder:
        parts.append(encoder_text(stats))
    if language is not None:
        parts.append(tr("language: {language}", language=language))
    if stats.lost_samples:
        parts.append(tr("{lost:.1f} s of sound lost", lost=seconds(stats.lost_samples)))
    elif stats.overflows:
        parts.append(tr("sound overflowed {times} times", times=stats.overflows))
    return "   ".join(parts)


def encoder_text(stats: StatsUpdated) -> str:
    """Where the encoder runs, what it takes per window, and how warm its chip is if it says so."""
    text = tr("encoder {name}", name=stats.encoder)
    if stats.encode_call_s:
        text += f", {1000 * stats.encode_call_s:.0f} ms"
    if stats.encoder_temperature_c is not None:
        text += f", {stats.encoder_temperature_c:.0f} °C"
    return text


def _of_run(stats: StatsUpdated) -> float | None:
    return stats.rtfx if stats.inference_calls else None


def _speed(rtfx: float | None) -> str:
    return "RTFx —" if rtfx is None else tr("RTFx {speed:.1f}", speed=rtfx)


def _processor(stats: StatsUpdated) -> str:
    return tr("CPU {share:.0f} %", share=stats.cpu_percent)


def _memory(stats: StatsUpdated) -> str:
    return tr(
        "RAM {model:.0f} MB model, {process:.0f} MB in all",
        model=stats.model_ram_mb,
        process=stats.process_ram_mb,
    )


def _lag(stats: StatsUpdated) -> str:
    if stats.lag_s >= FALLING_BEHIND_S:
        return tr("lag {lag:.1f} s (falling behind)", lag=stats.lag_s)
    return tr("lag {lag:.1f} s", lag=stats.lag_s)
