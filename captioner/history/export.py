"""Write a session as a file for other programs."""

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from captioner.errors import HistoryError, worded
from captioner.history.entry import Entry, EntryKind, Row
from captioner.history.formats import Cue, ExportFormat
from captioner.history.minutes import Minutes, Paragraph
from captioner.history.sentences import Flow, in_sentences
from captioner.history.subtitle_layout import DEFAULT_LAYOUT, SubtitleLayout
from captioner.history.subtitles import subtitles
from captioner.whole_file import put_in_place

DECIMALS: Final = 3  # times to 1 ms
PROGRESS_EVERY: Final = 100  # entries
NEW_FILE: Final = 0o666  # less what the umask takes: an exported file is for others to read

OnProgress: TypeAlias = Callable[[int], None]
"""Told the number of entries read so far; may raise to give up."""


@dataclass(frozen=True, slots=True)
class KeptSession:
    """A session as what can be written: `formats.Document`. Memory does not grow with it."""

    entries: Iterable[Entry]
    """In order; gone through once."""
    started_s: float | None
    """When it began, s since 1970; None of a recording, which was made at another time."""
    title: str = ""
    """What it is called; empty if it is not."""
    length_s: float | None = None
    """Of the recording, s; None if that is not known."""

    def cues(self, layout: SubtitleLayout) -> Iterator[Cue]:
        """As subtitles, with seams that read well, in order of their beginnings."""
        flow = Flow()
        pieces = (entry.piece() for entry in self.entries)
        cues = subtitles(((piece, flow.goes_on(piece)) for piece in pieces), layout)
        length_s = self.length_s
        return cues if length_s is None else within(cues, layout, lambda: length_s)

    def sentences(self) -> Iterator[Cue]:
        """One sentence each."""
        for piece in in_sentences(entry.piece() for entry in self.entries):
            yield Cue(piece.start_s, piece.end_s, piece.origin.before(piece.text))

    def minutes(self) -> Minutes:
        """By the paragraphs in which it was shown."""
        title = self.title or "Captions"
        if not self.title and self.started_s is not None:
            title = f"Captions of {datetime.fromtimestamp(self.started_s):%Y-%m-%d %H:%M}"
        return Minutes(title, self.started_s, self._paragraphs())

    def _paragraphs(self) -> Iterator[Paragraph]:
        held: list[Entry] = []
        for entry in self.entries:
            if held and not entry.continues:
                yield _paragraph(Row(tuple(held)))
                held = []
            held.append(entry)
        if held:
            yield _paragraph(Row(tuple(held)))

    def json(self) -> Iterator[str]:
        """An object with `title`, `started`, `segments`; a segment has what `_segment` says."""
        started = None if self.started_s is None else _iso(self.started_s)
        titled = f'"title": {json.dumps(self.title, ensure_ascii=False)}, ' if self.title else ""
        yield f'{{"version": 1, {titled}"started": {json.dumps(started)}, "segments": ['
        parting = "\n"
        flow = Flow()
        for entry in self.entries:
            continues = flow.goes_on(entry.piece())
            segment = _segment(entry, self.started_s, continues=continues)
            yield parting + json.dumps(segment, ensure_ascii=False)
            parting = ",\n"
        yield "\n]}\n"


def within(
    cues: Iterable[Cue], layout: SubtitleLayout, until_s: Callable[[], float]
) -> Iterator[Cue]:
    """Subtitles that end with their recording, where the last is then shown long enough.

    Args:
        cues: in order.
        layout: what they may be like.
        until_s: asked how far the recording goes, as far as it was read, s.
    """
    for cue in cues:
        earliest_s = min(cue.end_s, cue.start_s + 2 * layout.shortest_s)
        yield replace(cue, end_s=min(cue.end_s, max(until_s(), earliest_s)))


def export(
    entries: Iterable[Entry],
    started_s: float | None,
    form: ExportFormat,
    path: Path,
    on_progress: OnProgress,
    layout: SubtitleLayout = DEFAULT_LAYOUT,
    title: str = "",
    length_s: float | None = None,
) -> None:
    """Write all entries to `path`, text as UTF-8; its memory does not grow with them.

    The file appears, or is replaced, when it is complete, and not at all otherwise.

    Args:
        entries: in order.
        started_s: when the session began, s since 1970; None of a recording.
        form: how they are written.
        path: of the file.
        on_progress: called every PROGRESS_EVERY entries. What it raises ends the export and is
            passed on.
        layout: of subtitles.
        title: what it is called; empty if it is not.
        length_s: of the recording, s; None if that is not known.

    Raises:
        HistoryError: the file cannot be written, or a library for it is not installed.
    """
    try:
        session = KeptSession(_counted(entries, on_progress), started_s, title, length_s)
        form.check()
        put_in_place(path, form.render(session, layout), mode=_wanted_mode(path))
    except HistoryError:
        raise
    except OSError as exc:
        raise HistoryError(
            worded("{path} cannot be written: {why}", path=path, why=exc.strerror or exc),
            hint=worded("Choose another folder."),
        ) from exc


def _segment(entry: Entry, started_s: float | None, *, continues: bool) -> dict[str, object]:
    """A segment.

    It has kind (caption, gap), start_s and end_s since the session or recording began, time (UTC;
    null of a recording), text, heard
    (what the text is written for, null where nothing was replaced or masked), label (the source),
    speaker (from 1) and speaker_name, both null while nobody knows, continues (it goes on with the
    sentence of the one before), paragraph (it begins one), and words (text, start_s, of a recording
    also end_s).
    """
    return {
        "kind": entry.kind.value,
        "start_s": round(entry.start_s, DECIMALS),
        "end_s": round(entry.end_s, DECIMALS),
        "time": None if started_s is None else _iso(started_s + entry.start_s),
        "text": entry.text,
        "heard": entry.heard or None,
        "label": entry.origin.name,
        "speaker": entry.origin.speaker,
        "speaker_name": entry.origin.label if entry.origin.speaker else None,
        "continues": continues,
        "paragraph": not entry.continues,
        "words": [*_words(entry)],
    }


def _words(entry: Entry) -> Iterator[dict[str, object]]:
    if entry.kind is not EntryKind.CAPTION:
        return
    until = [at for at, _ in entry.marks[1:]] + [len(entry.text)]
    for n, ((at, time_s), to) in enumerate(zip(entry.marks, until, strict=False)):
        word: dict[str, object] = {"text": entry.text[at:to].strip()}
        word["start_s"] = round(time_s, DECIMALS)
        if n < len(entry.ends_s):
            word["end_s"] = round(entry.ends_s[n], DECIMALS)
        yield word


def _paragraph(row: Row) -> Paragraph:
    remark = row.kind is EntryKind.GAP
    end_s = row.entries[-1].end_s
    return Paragraph(row.start_s, end_s, row.text, row.origin.label, remark=remark)


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
