"""The figures in the strip below the captions, in words. No Qt."""

from typing import Final

from captioner.events import SpokenLanguage, StatsUpdated
from captioner.units import seconds
from captioner_ui.translation import tr, tr_later

NO_FIGURES: Final = tr_later("RTFx — · RAM —")
STILL_AFTER: Final = 10  # figures, of a second each, without anything read: nobody speaks
KEEPS_UP_S: Final = 1.0  # lag up to which nobody notices one
FALLING_BEHIND_S: Final = 3.0  # lag from which it is called so: a reader has lost the thread


class Strip:
    """Words and figures for the strip: how it keeps up, and beside that speed and memory.

    >>> Strip().text(...)  # doctest: +SKIP
    'Keeps up · RTFx 12.3 · RAM 240 MB'
    """

    def __init__(self) -> None:
        self._calls = 0  # windows read, as told last
        self._n_still = 0  # how often since then nothing was read

    def text(self, stats: StatsUpdated) -> str:
        """Of these figures, which come once a second; a speed that is long over is not shown."""
        still = stats.inference_calls == self._calls
        self._n_still = self._n_still + 1 if still else 0
        self._calls = stats.inference_calls
        memory = tr("RAM {process:.0f} MB", process=stats.process_ram_mb)
        if self._n_still > STILL_AFTER and stats.lag_s <= KEEPS_UP_S:
            return " · ".join((tr("Waiting for speech"), "RTFx —", memory))
        return " · ".join((_pace(stats), _speed(stats), memory))


def _pace(stats: StatsUpdated) -> str:
    if stats.lag_s >= FALLING_BEHIND_S:
        return tr("Falling behind: {lag:.0f} s", lag=stats.lag_s)
    if stats.lag_s > KEEPS_UP_S:
        return tr("{lag:.0f} s behind", lag=stats.lag_s)
    return tr("Keeps up")


def figures_text(stats: StatsUpdated, language: SpokenLanguage | None = None) -> str:
    """Speed, memory, processor, lag and encoder in one line.

    RTFx is seconds of speech per second of work.

    The language stands there, too, from a model that knows several, once it is known.

    >>> figures_text(...)  # doctest: +SKIP
    'RTFx 12.3   RAM 95 MB model, 240 MB in all   CPU 31 %   lag 0.4 s   encoder CPU'
    """
    parts = [_speed(stats), _memory(stats), _processor(stats), _lag(stats)]
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


def _speed(stats: StatsUpdated) -> str:
    return tr("RTFx {speed:.1f}", speed=stats.rtfx) if stats.inference_calls else "RTFx —"


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
