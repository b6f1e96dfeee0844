"""Subtitle and text formats, written piece by piece. Pure; the caller writes UTF-8."""

import html
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

MS_PER_HOUR: Final = 3_600_000
MS_PER_MINUTE: Final = 60_000


@dataclass(frozen=True, slots=True)
class Cue:
    """One stretch of text."""

    start_s: float
    """Where it begins, s from the beginning of the recording."""
    end_s: float
    """Where it ends; not before `start_s`."""
    text: str


def to_txt(cues: Iterable[Cue]) -> str:
    """The text, one cue a line."""
    return "".join(txt_pieces(cues))


def to_srt(cues: Iterable[Cue]) -> str:
    """SubRip. It knows no escapes, so an arrow in the text is spelled differently."""
    return "".join(srt_pieces(cues))


def to_vtt(cues: Iterable[Cue]) -> str:
    """WebVTT, with `&`, `<` and `>` escaped as its cue text demands."""
    return "".join(vtt_pieces(cues))


def txt_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """`to_txt`, one piece a cue."""
    for cue in cues:
        yield f"{_one_line(cue.text)}\n"


def srt_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """`to_srt`, one piece a cue."""
    for number, cue in enumerate(cues, start=1):
        parting = "\n" if number > 1 else ""
        text = _one_line(cue.text).replace("-->", "->")
        yield f"{parting}{number}\n{_times(cue, ',')}\n{text}\n"


def vtt_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """`to_vtt`, the heading and then one piece a cue."""
    yield "WEBVTT\n"
    for cue in cues:
        yield f"\n{_times(cue, '.')}\n{html.escape(_one_line(cue.text), quote=False)}\n"


def timestamp(time_s: float, decimal_mark: str) -> str:
    """`time_s` seconds as HH:MM:SS and milliseconds, rounded; hours may exceed two digits."""
    hours, rest = divmod(round(time_s * 1000), MS_PER_HOUR)
    minutes, rest = divmod(rest, MS_PER_MINUTE)
    whole_s, ms = divmod(rest, 1000)
    return f"{hours:02}:{minutes:02}:{whole_s:02}{decimal_mark}{ms:03}"


def _times(cue: Cue, decimal_mark: str) -> str:
    return f"{timestamp(cue.start_s, decimal_mark)} --> {timestamp(cue.end_s, decimal_mark)}"


def _one_line(text: str) -> str:
    """A blank line would end the cue."""
    return " ".join(text.split())
