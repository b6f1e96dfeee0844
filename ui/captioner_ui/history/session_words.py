"""A kept session in words: what it is called, when it was, how long, and what is special."""

from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QLocale, QTime

from captioner.history.sessions import SessionInfo
from captioner_ui.translation import tr

PARTING: Final = " · "
LONGEST_NAME: Final = 60  # characters of how a session begins, where it is called nothing


def name_of(info: SessionInfo) -> str:
    """Its title, the recording's name, or its first words as far as they make a title."""
    return info.heading or as_title(info.first_words) or tr("Nothing was said")


def as_title(words: str) -> str:
    """The first sentence, or as much of it as fits, cut between words."""
    ends = [at for mark in ".?!。" if (at := words.find(mark, 8)) >= 0]
    first = words[: min(ends)] if ends else words
    if len(first) <= LONGEST_NAME:
        return first.rstrip()
    space = first.rfind(" ", 0, LONGEST_NAME)
    return first[: space if space > 0 else LONGEST_NAME].rstrip(" ,;:") + "…"


def started(info: SessionInfo, today: QDate | None = None) -> str:
    """When it began, in local time and the form of the locale.

    Args:
        info: of the session.
        today: the local date now; asked of the system if it is not given.
    """
    return moment(info.started_s, today)


def moment(time_s: float, today: QDate | None = None) -> str:
    """A time, s since 1970, as `started` has it."""
    when = datetime.fromtimestamp(time_s)
    locale = QLocale()
    time = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    date = QDate(when.year, when.month, when.day)
    days_ago = date.daysTo(today or QDate.currentDate())
    if days_ago == 0:
        return tr("Today, {time}", time=time)
    if days_ago == 1:
        return tr("Yesterday, {time}", time=time)
    return f"{locale.toString(date, QLocale.FormatType.LongFormat)}, {time}"


def length(info: SessionInfo) -> str:
    """How long it was."""
    minutes, rest_s = divmod(round(info.length_s), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return tr("{hours} h {minutes} min", hours=hours, minutes=minutes)
    return tr("{minutes} min", minutes=minutes) if minutes else tr("{seconds} s", seconds=rest_s)


def special(info: SessionInfo, present: Path | None) -> str:
    """What is special about it; mostly empty. `present` is written by this program now."""
    if info.path == present:
        return tr("being captioned now")
    if info.live and info.recording:
        return tr("being read now")
    if info.live:
        return tr("being captioned in another window")
    if info.cut_off:
        return tr("cut off")
    return tr("from a recording") if info.recording else ""


def facts(info: SessionInfo, present: Path | None) -> str:
    """All but its name, on one line."""
    told = (started(info), length(info), special(info, present))
    return PARTING.join(fact for fact in told if fact)
