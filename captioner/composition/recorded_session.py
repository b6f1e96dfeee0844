"""A recording that is read, kept as a session like any other."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from captioner.engine.whole import Captioned
from captioner.errors import HistoryError
from captioner.events import CaptionChanged, Closed
from captioner.heard import Heard
from captioner.history.journal import Journal
from captioner.history.records import line_of
from captioner.history.session_file import SessionFile
from captioner.history.writer import own_header

SYNC_EVERY_S: Final = 5.0  # as of a session that is heard live; a power cut loses this much
FULL_HINT: Final = "Make room or choose another folder, and try again."


class RecordedSession:
    """The session of one recording, made with its first words. Used on one thread, by `with`.

    Each window is in the file as soon as it is read. A disk that refuses ends the reading.
    """

    def __init__(
        self, folder: Path, recording: Path, clock: Callable[[], float] = time.time
    ) -> None:
        """Args: folder: of the sessions; recording: what is read; clock: s since 1970."""
        self._folder = folder
        self._header = own_header(clock(), str(recording.absolute()))
        self._journal = Journal(self._header.started_s, ends=True)
        self._journal.begin_run(self._header.started_s)  # position 0 is its beginning
        self._file: SessionFile | None = None
        self._n_captions = 0
        self._synced_s = time.monotonic()

    @property
    def path(self) -> Path | None:
        """Of its file; None before the first words."""
        return self._file.path if self._file else None

    def keep(self, captioned: Iterable[Captioned]) -> None:
        """Write the windows of the recording as they come, to the last one.

        Raises:
            HistoryError: the disk refuses.
        """
        for one in captioned:
            if one.transcript.text:
                try:
                    self._add(caption_of(one, self._n_captions))
                except OSError as exc:
                    raise HistoryError(
                        f"The session cannot be saved in {self._folder}: {exc.strerror or exc}",
                        hint=FULL_HINT,
                    ) from exc
                self._n_captions += 1

    def close(self, length_s: float) -> None:
        """Mark it as ended, whether all of the recording was read or not.

        Args: length_s: how far it was heard.
        """
        if self._file is not None:
            self._file.close(length_s)

    def _add(self, caption: CaptionChanged) -> None:
        now_s = time.monotonic()
        lines = [*map(line_of, self._journal.records(caption, self._header.started_s))]
        if self._file is None and lines:
            self._file = SessionFile(self._folder, self._header)
        if self._file is not None:
            self._file.append(lines)
            if now_s - self._synced_s >= SYNC_EVERY_S:
                self._file.sync()
                self._synced_s = now_s


def caption_of(captioned: Captioned, number: int) -> CaptionChanged:
    """A window as the final caption of this number."""
    segment, transcript = captioned.segment, captioned.transcript
    heard = transcript.heard
    return CaptionChanged(
        segment_id=number,
        settled=transcript.text,
        pending="",
        final=True,
        start=segment.start,
        end=segment.end,
        avg_logprob=transcript.avg_logprob,
        words=transcript.words,
        origin=segment.origin,
        cut=segment.closed is Closed.TOO_LONG,
        heard=Heard(heard, "") if heard else None,
    )
