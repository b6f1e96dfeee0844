"""The formats that text is written in: for a new one, write its pieces and add it to ExportFormat.

Pure; the caller writes text as UTF-8, and bytes as they are.
"""

import html
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, TypeAlias

from captioner.history.minutes import Minutes, markdown_pieces
from captioner.history.subtitle_layout import SubtitleLayout
from captioner.setting import tr_later

MS_PER_HOUR: Final = 3_600_000
MS_PER_MINUTE: Final = 60_000
_ROUND: Final = str.maketrans("{}", "()")
_MARKUP: Final = re.compile(r"<(?=[/a-zA-Z])|\{(?=\\)")  # that players obey in SubRip
WORD_JOINER: Final = "\u2060"  # takes no room, and parts what would be taken for a command

ASS_HEADING: Final = """\
[Script Info]
ScriptType: v4.00+
PlayResX: 1920
PlayResY: 1080
WrapStyle: 2
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, \
Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, \
Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,64,&H00FFFFFF,&H00FFFFFF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,3,1,2,\
60,60,60,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
"""
"""White on the picture, at the bottom; WrapStyle 2: lines are as long as they are written."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One stretch of text."""

    start_s: float
    """Where it begins, s from the beginning of the recording."""
    end_s: float
    """Where it ends; not before `start_s`."""
    text: str
    """Lines, parted by line feeds; blank ones are not written."""
    voices: tuple[str, ...] = ()
    """Who says each line, empty where nobody knows; none at all if nobody asked."""


class Document(Protocol):
    """What can be written: a session, or what a recording became. Each part can be had piecemeal.

    A format asks for one of them, once.
    """

    def cues(self, layout: SubtitleLayout) -> Iterable[Cue]:
        """As subtitles."""
        ...

    def sentences(self) -> Iterable[Cue]:
        """One line each, with the name of who says it."""
        ...

    def minutes(self) -> Minutes:
        """Paragraphs with who says them."""
        ...

    def json(self) -> Iterable[str]:
        """All that is known, as the text of JSON objects."""
        ...


Render: TypeAlias = Callable[[Document, SubtitleLayout], Iterator[str] | Iterator[bytes]]
Pieces: TypeAlias = Callable[[Iterable[Cue]], Iterator[str]]


def to_txt(cues: Iterable[Cue]) -> str:
    """The text, one cue a line."""
    return "".join(txt_pieces(cues))


def to_srt(cues: Iterable[Cue]) -> str:
    """SubRip. It knows no escapes: an arrow is spelled differently, and markup parted."""
    return "".join(srt_pieces(cues))


def to_vtt(cues: Iterable[Cue]) -> str:
    """WebVTT, with `&`, `<` and `>` escaped as its cue text demands."""
    return "".join(vtt_pieces(cues))


def txt_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """`to_txt`, one piece a cue."""
    for cue in cues:
        yield f"{_one_line(cue)}\n"


def tsv_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """Tab-separated values: a heading, then start and end in ms, and text, one piece a cue."""
    yield "start\tend\ttext\n"
    for cue in cues:
        yield f"{_ms(cue.start_s)}\t{_ms(cue.end_s)}\t{_one_line(cue)}\n"


def srt_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """`to_srt`, one piece a cue."""
    for number, cue in enumerate(cues, start=1):
        parting = "\n" if number > 1 else ""
        text = _MARKUP.sub(rf"\g<0>{WORD_JOINER}", "\n".join(_lines(cue))).replace("-->", "->")
        yield f"{parting}{number}\n{_times(cue, ',')}\n{text}\n"


def vtt_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """`to_vtt`, the heading and then one piece a cue."""
    yield "WEBVTT\n"
    for cue in cues:
        yield f"\n{_times(cue, '.')}\n{chr(10).join(_voiced(cue))}\n"


def ass_pieces(cues: Iterable[Cue]) -> Iterator[str]:
    """Advanced SubStation Alpha: the heading, which has one style, and then one piece a cue."""
    yield ASS_HEADING
    for cue in cues:
        text = "\\N".join(map(_without_commands, _lines(cue)))
        times = f"{_ass_time(cue.start_s)},{_ass_time(cue.end_s)}"
        yield f"Dialogue: 0,{times},Default,,0,0,0,,{text}\n"


def _of_cues(pieces: Pieces) -> Render:
    return lambda document, layout: pieces(document.cues(layout))


def _of_sentences(pieces: Pieces) -> Render:
    return lambda document, _: pieces(document.sentences())


def _as_minutes(document: Document, _: SubtitleLayout) -> Iterator[str]:
    yield from markdown_pieces(document.minutes())


def _as_docx(document: Document, _: SubtitleLayout) -> Iterator[bytes]:
    from captioner.history.minutes_docx import docx_pieces

    yield from docx_pieces(document.minutes())


def _check_docx() -> None:
    from captioner.history.minutes_docx import check_docx

    check_docx()


def _as_json(document: Document, _: SubtitleLayout) -> Iterator[str]:
    yield from document.json()


class ExportFormat(StrEnum):
    """What text can be written as; also the ending of such files. `_WRITTEN` says how."""

    TXT = "txt"
    SRT = "srt"
    VTT = "vtt"
    ASS = "ass"
    TSV = "tsv"
    MD = "md"
    DOCX = "docx"
    JSON = "json"

    @property
    def label(self) -> str:
        """What it is, in English; the window translates it."""
        return _WRITTEN[self].label

    @property
    def single(self) -> bool:
        """Whether a file is of one recording: it has a heading, or times from one beginning."""
        return _WRITTEN[self].single

    @property
    def binary(self) -> bool:
        """Whether it is bytes and no text."""
        return _WRITTEN[self].binary

    def check(self) -> None:
        """See that it can be written here.

        Raises:
            HistoryError: a library that it takes is not installed.
        """
        _WRITTEN[self].check()

    def render(self, document: Document, layout: SubtitleLayout) -> Iterator[str] | Iterator[bytes]:
        """A file, in pieces that can be written as soon as they are there; `binary` says which.

        Raises:
            HistoryError: see `check`.
        """
        return _WRITTEN[self].render(document, layout)


@dataclass(frozen=True, slots=True)
class _Written:
    """How a format is written; fields as the properties of ExportFormat."""

    label: str
    render: Render
    single: bool = True
    binary: bool = False
    check: Callable[[], None] = lambda: None


_WRITTEN: Final = {
    ExportFormat.TXT: _Written(
        tr_later("Text, one sentence a line"), _of_sentences(txt_pieces), single=False
    ),
    ExportFormat.SRT: _Written(tr_later("SubRip subtitles"), _of_cues(srt_pieces)),
    ExportFormat.VTT: _Written(tr_later("WebVTT subtitles"), _of_cues(vtt_pieces)),
    ExportFormat.ASS: _Written(tr_later("Advanced SubStation subtitles"), _of_cues(ass_pieces)),
    ExportFormat.TSV: _Written(tr_later("Table of sentences"), _of_sentences(tsv_pieces)),
    ExportFormat.MD: _Written(tr_later("Minutes, as Markdown"), _as_minutes),
    ExportFormat.DOCX: _Written(
        tr_later("Minutes, for word processors"), _as_docx, binary=True, check=_check_docx
    ),
    ExportFormat.JSON: _Written(tr_later("JSON with times"), _as_json, single=False),
}


def timestamp(time_s: float, decimal_mark: str) -> str:
    """`time_s` seconds as HH:MM:SS and milliseconds, rounded; hours may exceed two digits."""
    hours, rest = divmod(_ms(time_s), MS_PER_HOUR)
    minutes, rest = divmod(rest, MS_PER_MINUTE)
    whole_s, ms = divmod(rest, 1000)
    return f"{hours:02}:{minutes:02}:{whole_s:02}{decimal_mark}{ms:03}"


def _ms(time_s: float) -> int:
    return round(time_s * 1000)


def _times(cue: Cue, decimal_mark: str) -> str:
    return f"{timestamp(cue.start_s, decimal_mark)} --> {timestamp(cue.end_s, decimal_mark)}"


def _ass_time(time_s: float) -> str:
    """Hours with as few digits as can be, and hundredths of a second."""
    return timestamp(round(time_s, 2), ".")[:-1].removeprefix("0")


def _without_commands(line: str) -> str:
    """Braces hold commands, and not every player knows an escape for them: others replace them."""
    return line.replace("\\", f"\\{WORD_JOINER}").translate(_ROUND)


def _lines(cue: Cue) -> list[str]:
    """A blank line would end the cue."""
    lines = (" ".join(line.split()) for line in cue.text.split("\n"))
    return [line for line in lines if line]


def _voiced(cue: Cue) -> Iterator[str]:
    """Lines of WebVTT, each in the voice of who says it."""
    voices = cue.voices or ("",) * (cue.text.count("\n") + 1)
    for line, voice in zip(cue.text.split("\n"), voices, strict=True):
        said = html.escape(" ".join(line.split()), quote=False)
        if said:
            yield f"<v {html.escape(voice, quote=False)}>{said}</v>" if voice else said


def _one_line(cue: Cue) -> str:
    return " ".join(cue.text.split())
