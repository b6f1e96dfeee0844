"""Write a session as a file for other programs."""

import contextlib
import heapq
import json
import os
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from captioner.errors import HistoryError
from captioner.history.entry import Entry, EntryKind
from captioner.history.formats import Cue, srt_pieces, txt_pieces, vtt_pieces
from captioner.history.sentences import Piece, in_sentences, seamed
from captioner.whole_file import put_in_place

DECIMALS: Final = 3  # times to 1 ms
PROGRESS_EVERY: Final = 100  # entries
LONGEST_CAPTION_S: Final = 30.0  # no caption can begin so long before one that is final already
NEW_FILE: Final = 0o666  # less what the umask takes: an exported file is for others to read

OnProgress: TypeAlias = Callable[[int], None]
"""Told the number of entries read so far; may raise to give up."""


class Form(StrEnum):
    """What an export is written as."""

    TXT = "txt"
    """One sentence a line."""
    SRT = "srt"
    VTT = "vtt"
    JSON = "json"


def export(
    entries: Iterable[Entry], started_s: float, form: Form, path: Path, on_progress: OnProgress
) -> None:
    """Write all entries to `path`, UTF-8; memory does not grow with them.

    The file appears, or is replaced, when it is complete, and not at all otherwise.

    Args:
        entries: in order.
        started_s: when the session began, s since 1970.
        form: how they are written.
        path: of the file.
        on_progress: called every PROGRESS_EVERY entries. What it raises ends the export and is
            passed on.

    Raises:
        HistoryError: the file cannot be written.
    """
    try:
        texts = pieces(_counted(entries, on_progress), started_s, form)
        put_in_place(path, texts, mode=_wanted_mode(path))
    except HistoryError:
        raise
    except OSError as exc:
        raise HistoryError(
            f"{path} cannot be written: {exc.strerror or exc}", hint="Choose another folder."
        ) from exc


def pieces(entries: Iterable[Entry], started_s: float, form: Form) -> Iterator[str]:
    """The text of an export, piece by piece; arguments as `export`."""
    match form:
        case Form.TXT:
            return txt_pieces(map(_cue, in_sentences(entry.piece() for entry in entries)))
        case Form.SRT:
            return srt_pieces(_cues(entries))
        case Form.VTT:
            return vtt_pieces(_cues(entries))
        case Form.JSON:
            return _json_pieces(entries, started_s)


def _cues(entries: Iterable[Entry]) -> Iterator[Cue]:
    """Captions as they were shown, with seams that read well, in order of their beginnings.

    What one source says does not overlap; what two say at once may.
    """
    until_s: dict[str, float] = {}  # source -> end of its cue before
    waiting: list[tuple[float, int, Cue]] = []
    for number, piece in enumerate(seamed((entry.piece(), entry.continues) for entry in entries)):
        start_s = max(piece.start_s, until_s.get(piece.origin.key, 0.0))
        end_s = until_s[piece.origin.key] = max(start_s, piece.end_s)
        heapq.heappush(
            waiting, (start_s, number, Cue(start_s, end_s, piece.origin.before(piece.text)))
        )
        while waiting[0][0] < end_s - LONGEST_CAPTION_S:
            yield heapq.heappop(waiting)[2]
    yield from (heapq.heappop(waiting)[2] for _ in range(len(waiting)))


def _cue(piece: Piece) -> Cue:
    return Cue(piece.start_s, piece.end_s, piece.origin.before(piece.text))


def _json_pieces(entries: Iterable[Entry], started_s: float) -> Iterator[str]:
    """An object with `started` and `segments`; a segment has what `_segment` says."""
    yield f'{{"version": 1, "started": {json.dumps(_iso(started_s))}, "segments": ['
    parting = "\n"
    for entry in entries:
        yield parting + json.dumps(_segment(entry, started_s), ensure_ascii=False)
        parting = ",\n"
    yield "\n]}\n"


def _segment(entry: Entry, started_s: float) -> dict[str, object]:
    """A segment.

    It has kind (caption, gap), start_s and end_s since the session began, time (UTC), text, label,
    continues (it goes on with the sentence of the one before), and words (text, start_s).
    """
    ends = [at for at, _ in entry.marks[1:]] + [len(entry.text)]
    return {
        "kind": entry.kind.value,
        "start_s": round(entry.start_s, DECIMALS),
        "end_s": round(entry.end_s, DECIMALS),
        "time": _iso(started_s + entry.start_s),
        "text": entry.text,
        "label": entry.origin.name,
        "continues": entry.continues,
        "words": [
            {"text": entry.text[at:end].strip(), "start_s": round(time_s, DECIMALS)}
            for (at, time_s), end in zip(entry.marks, ends, strict=False)
            if entry.kind is EntryKind.CAPTION
        ],
    }


def _iso(time_s: float) -> str:
    return datetime.fromtimestamp(time_s, UTC).isoformat(timespec="milliseconds")


def _counted(entries: Iterable[Entry], on_progress: OnProgress) -> Iterator[Entry]:
    for n, entry in enumerate(entries, start=1):
        yield entry
        if n % PROGRESS_EVERY == 0:
            on_progress(n)


def _wanted_mode(path: Path) -> int:
    """That of the file it replaces, else that of any new file."""
    with contextlib.suppress(OSError):
        return path.stat().st_mode & 0o777
    umask = os.umask(0o077)  # it can only be read by setting it
    os.umask(umask)
    return NEW_FILE & ~umask
