"""What was said as minutes: who said what when, paragraph by paragraph, as Markdown. Pure."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final

_MARKUP: Final = re.compile(r"([\\`*_{}\[\]<>#|~])")
_AT_THE_START: Final = re.compile(r"^(\d+)([.)]\s)|^([-+=])")  # a list or a heading
S_PER_MINUTE: Final = 60
S_PER_HOUR: Final = 3600


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What somebody said at a stretch."""

    start_s: float
    """From the beginning of the recording or session, s."""
    end_s: float
    text: str
    label: str = ""
    """Who said it; empty where nobody knows."""
    remark: bool = False
    """It was not said: sound that has no caption."""


@dataclass(frozen=True, slots=True)
class Minutes:
    """A session or recording as people file it."""

    title: str
    started_s: float | None
    """When it began, s since 1970; None: unknown."""
    paragraphs: Iterable[Paragraph]
    """In order; gone through once."""


def markdown_pieces(minutes: Minutes) -> Iterator[str]:
    """Title, date and length, then each paragraph after its time and speaker."""
    paragraphs = list(minutes.paragraphs)
    yield f"# {escaped(minutes.title)}\n\n"
    if minutes.started_s is not None:
        yield f"- Date: {date(minutes.started_s)}\n"
    yield f"- Length: {clock(max((one.end_s for one in paragraphs), default=0.0))}\n"
    speakers = list(dict.fromkeys(one.label for one in paragraphs if one.label))
    if speakers:
        yield f"- Speakers: {', '.join(map(escaped, speakers))}\n"
    for one in paragraphs:
        who = f" {escaped(one.label)}" if one.label else ""
        text = f"*{escaped(one.text)}*" if one.remark else escaped(one.text)
        yield f"\n**[{clock(one.start_s)}]{who}**\n\n{text}\n"


def date(time_s: float) -> str:
    """Day and time of day, local: 2026-01-02 10:30. `time_s` is s since 1970."""
    return f"{datetime.fromtimestamp(time_s):%Y-%m-%d %H:%M}"


def clock(time_s: float) -> str:
    """Hours, minutes and seconds: 1:02:03."""
    whole_s = int(time_s)
    minutes, s = divmod(whole_s % S_PER_HOUR, S_PER_MINUTE)
    return f"{whole_s // S_PER_HOUR}:{minutes:02}:{s:02}"


def escaped(text: str) -> str:
    """`text` on one line with nothing in it that Markdown obeys."""
    plain = _MARKUP.sub(r"\\\1", " ".join(text.split()))
    return _AT_THE_START.sub(
        lambda at: f"{at[1]}\\{at[2]}" if at[1] else f"\\{at[3]}", plain, count=1
    )
