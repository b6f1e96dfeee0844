"""Lines of a session file, one JSON object each. Pure.

    {"t":"session","version":1,"started":..,"pid":..,"born":..,"file":".."}   first line
    {"t":"g","i":3,"s":1.2,"e":2.9,"x":" more words","k":"..","l":".."}   caption 3 settled further
    {"t":"c","i":3,"s":1.2,"e":4.0,"x":"all of it","k":"..","l":"..","w":[0,120,5,300]}   its end
    {"t":"j",...}   the same, where it goes on with the paragraph before it
    {"t":"d","i":3}   there is no caption 3 after all
    {"t":"n","s":4.0,"e":5.0,"x":"[1.0 s not captioned]","k":"..","l":".."}   a gap
    {"t":"p","i":2,"x":"Ms. Doe"}   speaker 2 is called so from the beginning on
    {"t":"p","i":3,"o":2}   speaker 3 is speaker 2
    {"t":"h","x":"Lecture 3"}   a person calls the session so; the last one holds
    {"t":"end","e":61.2}     the session was closed properly; `e` is the length of a recording

Times are seconds since the session began, `started` and `born` since 1970. `k` and `l` are key and
name of the source, `p` who speaks there, as in `Origin`; missing where there is nothing to tell.
`u` is 1 where a caption ends because it was too long, not because somebody paused. `w` has two
numbers a word: its first character, and when it was spoken in ms since the caption's start. `v` has
one: when it ends there. `h` is what was heard, where `x` is something else: words that a list
replaces or masks. A session that was read from a recording has its path in `file`, and times as in
the recording.
"""

import json
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from captioner.events import ONLY, Origin, SpeakerChanged
from captioner.history.entry import Entry, EntryKind, on_one_line

VERSION: Final = 1
DECIMALS: Final = 3  # times to 1 ms
ROW_STARTS: Final = (b'{"t":"c"', b'{"t":"n"')
"""How the line of an entry begins that is the first of its row."""
CONTINUES: Final = b'{"t":"j"'
GROWN: Final = b'{"t":"g"'
DROPPED: Final = b'{"t":"d"'
SPEAKER: Final = b'{"t":"p"'
TITLE: Final = b'{"t":"h"'
LONGEST_TITLE: Final = 200  # characters
_KEYS: Final = {"Microphone": "mic", "Computer": "computer"}
"""Of sources, by what they were called before lines had keys: their colours go by these."""
END: Final = b'{"t":"end"'


@dataclass(frozen=True, slots=True)
class Header:
    """What is known of a session from its first line."""

    started_s: float
    """When it began, s since 1970."""
    pid: int
    """The process that writes it, or wrote it."""
    born_s: float
    """When that process began, s since 1970: another one may get its number."""
    recording: str = ""
    """Path of the recording that it was read from; empty where somebody was heard live."""


@dataclass(frozen=True, slots=True)
class Grown:
    """More of a caption is settled."""

    id: int
    start_s: float
    end_s: float
    more: str
    """What is new after what was settled before."""
    origin: Origin = ONLY
    heard: str = ""
    """What `more` is written for, where that is something else."""


@dataclass(frozen=True, slots=True)
class Said:
    """A caption is final."""

    id: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Dropped:
    """A caption that had begun has no text."""

    id: int


@dataclass(frozen=True, slots=True)
class Missed:
    """A gap."""

    entry: Entry


Record: TypeAlias = Grown | Said | Dropped | Missed | SpeakerChanged


def header_line(header: Header) -> bytes:
    """The first line of a file."""
    return _line(
        {
            "t": "session",
            "version": VERSION,
            "started": round(header.started_s, DECIMALS),
            "pid": header.pid,
            "born": round(header.born_s, DECIMALS),
        }
        | ({"file": header.recording} if header.recording else {})
    )


def end_line(length_s: float | None = None) -> bytes:
    """The last line of a file; of a recording with its length."""
    return _line({"t": "end"} | ({} if length_s is None else {"e": round(length_s, DECIMALS)}))


def parse_end(line: bytes) -> float | None:
    """The length that an `end` line tells, s; None if it tells none."""
    try:
        return float(json.loads(line)["e"])
    except (ValueError, KeyError, TypeError):
        return None


def title_line(title: str) -> bytes:
    """What a person calls the session; empty for nothing any more."""
    return _line({"t": "h", "x": on_one_line(title).strip()[:LONGEST_TITLE]})


def parse_title(line: bytes) -> str | None:
    """What an `h` line says; None of a damaged one."""
    try:
        return str(json.loads(line)["x"])
    except (ValueError, KeyError, TypeError):
        return None


def line_of(record: Record) -> bytes:
    """The line of a record."""
    match record:
        case Grown():
            return _line(_grown(record))
        case Said():
            kind = "j" if record.entry.continues else "c"
            return _line({"t": kind, "i": record.id} | _entry(record.entry))
        case Dropped():
            return _line({"t": "d", "i": record.id})
        case Missed():
            return _line({"t": "n"} | _entry(record.entry))
        case SpeakerChanged():
            said = {"x": record.name} if record.into is None else {"o": record.into}
            return _line({"t": "p", "i": record.number} | said)


def parse_header(line: bytes) -> Header:
    """Read a first line.

    Raises:
        ValueError: it is none, or of a later version.
    """
    try:
        found = json.loads(line)
        if found["t"] != "session" or found["version"] != VERSION:
            raise ValueError(f"no session of version {VERSION}")
        file = str(found.get("file", ""))
        return Header(float(found["started"]), int(found["pid"]), float(found["born"]), file)
    except (KeyError, TypeError) as exc:
        raise ValueError("no session") from exc


def parse_entry(line: bytes) -> Entry | None:
    """The entry of a `c`, `j` or `n` line; None of a damaged one."""
    try:
        found = json.loads(line)
        start_s = float(found["s"])
        words = [int(number) for number in found.get("w", ())]
        return Entry(
            kind=EntryKind.GAP if found["t"] == "n" else EntryKind.CAPTION,
            text=str(found["x"]),
            start_s=start_s,
            end_s=max(start_s, float(found["e"])),
            origin=_origin_of(found),
            continues=found["t"] == "j",
            cut=bool(found.get("u")),
            marks=tuple(
                (n, start_s + ms / 1000) for n, ms in zip(words[::2], words[1::2], strict=False)
            ),
            heard=str(found.get("h", "")),
            ends_s=tuple(start_s + int(ms) / 1000 for ms in found.get("v", ())),
        )
    except (ValueError, KeyError, TypeError):
        return None


def parse_speaker(line: bytes) -> SpeakerChanged | None:
    """What a `p` line says; None of a damaged one."""
    try:
        found = json.loads(line)
        into = int(found["o"]) if "o" in found else None
        return SpeakerChanged(int(found["i"]), str(found.get("x", "")), into)
    except (ValueError, KeyError, TypeError):
        return None


def grown_entry(known: Entry | None, record: Grown) -> Entry:
    """What is settled of a caption after one more record of it; None before the first."""
    text, heard = (known.text, known.heard) if known else ("", "")
    differs = heard or record.heard
    return Entry(
        text=text + record.more,
        start_s=record.start_s,
        end_s=max(record.start_s, record.end_s),
        origin=record.origin,
        heard=(heard or text) + (record.heard or record.more) if differs else "",
    )


def parse_grown(line: bytes) -> Grown | None:
    """The record of a `g` line; None of a damaged one."""
    try:
        found = json.loads(line)
        return Grown(
            int(found["i"]),
            float(found["s"]),
            float(found["e"]),
            str(found["x"]),
            _origin_of(found),
            str(found.get("h", "")),
        )
    except (ValueError, KeyError, TypeError):
        return None


def caption_id(line: bytes) -> bytes:
    """The digits of `i` in a `g`, `c`, `j` or `d` line, without reading all of it."""
    return line[13:24].partition(b",")[0].rstrip(b"}\n")


def _grown(record: Grown) -> dict[str, object]:
    fields: dict[str, object] = {
        "t": "g",
        "i": record.id,
        "s": round(record.start_s, DECIMALS),
        "e": round(record.end_s, DECIMALS),
        "x": record.more,
    }
    return fields | _heard(record.heard) | _origin(record.origin)


def _entry(entry: Entry) -> dict[str, object]:
    fields: dict[str, object] = {
        "s": round(entry.start_s, DECIMALS),
        "e": round(entry.end_s, DECIMALS),
        "x": entry.text,
    }
    fields |= _heard(entry.heard)
    fields |= _origin(entry.origin)
    if entry.cut:
        fields["u"] = 1
    if entry.marks:
        words = ((n, round(1000 * (time_s - entry.start_s))) for n, time_s in entry.marks)
        fields["w"] = [number for pair in words for number in pair]
        if entry.ends_s:
            fields["v"] = [round(1000 * (time_s - entry.start_s)) for time_s in entry.ends_s]
    return fields


def _heard(heard: str) -> dict[str, object]:
    return {"h": heard} if heard else {}


def _origin(origin: Origin) -> dict[str, object]:
    """Nothing of the only source."""
    told = {"k": origin.key, "l": origin.name, "p": origin.speaker}
    return {name: value for name, value in told.items() if value}


def _origin_of(found: dict[str, Any]) -> Origin:
    """Of a line; older ones have only a name, which tells what the key would be."""
    name = str(found.get("l", ""))
    speaker = int(found["p"]) if "p" in found else None
    return Origin(str(found.get("k", _KEYS.get(name, name))), name, speaker)


def _line(fields: dict[str, object]) -> bytes:
    text = json.dumps(fields, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode("utf-8") + b"\n"
