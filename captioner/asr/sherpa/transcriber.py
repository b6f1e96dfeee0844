"""Segments to transcripts by a model that sherpa-onnx runs."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from captioner.asr.encoders import Notice, no_notice
from captioner.asr.evidence import mean_logprob
from captioner.asr.prompts import require_known
from captioner.asr.sherpa.joining import marks_after, words_accounted_for
from captioner.asr.sherpa.library import OnlineReader, StreamReader, WindowReader, open_reader
from captioner.asr.sherpa.reading import Pieces, Reading, tokens_of
from captioner.asr.sherpa.trust import (
    agree,
    halves,
    is_phrase,
    joined,
    needs_proof,
    runs_away,
    same,
    says_nothing,
    without_runaway,
)
from captioner.asr.transcriber import Cancelled
from captioner.asr.unread import n_before, tokens_later, with_before
from captioner.asr.watch import EncoderWatch
from captioner.asr.words import without_leading_marks, words_of
from captioner.config import RecognitionConfig
from captioner.events import (
    EncoderChanged,
    Rejection,
    Segment,
    SpokenLanguage,
    StageTimes,
    Token,
    Transcript,
)
from captioner.units import FloatArray, samples, seconds
from captioner_models.sherpa_model import check_record

CPU: Final = "CPU"
SILENCE_AFTER: Final = samples(0.5)
"""After a window. Moonshine tiny on 150 recordings, word errors on the halves of their speakers:
11.3 and 9.2 %, without it 13.5 and 10.3 %, mostly because fewer texts run away."""
OTHER_SILENCE: Final = samples(0.3)  # around it, where it is read for the second time


class Reader(Protocol):
    """What the transcriber asks: the reading of a segment's sound so far."""

    def read(self, segment: Segment, sound: FloatArray, cancelled: Cancelled) -> Reading | None:
        """What is said in the sound (n,) of a segment, with what is before it; None if cancelled.

        The sound of a growing segment begins as it did the time before.
        """
        ...

    def close(self) -> None:
        """Release the model."""
        ...


class Windows:
    """Reads each window anew; one that runs away in other ways, and a doubtful one twice."""

    def __init__(self, reader: WindowReader) -> None:
        """Read with this model."""
        self._reader: WindowReader | None = reader

    def read(self, segment: Segment, sound: FloatArray, cancelled: Cancelled) -> Reading | None:
        """As in `Reader`; a model cannot be stopped within a call."""
        reading = self._whole(sound, cancelled)
        if reading is None or not reading.pieces or not needs_proof(reading, len(sound)):
            return reading
        if says_nothing(reading):
            return replace(reading, rejected=Rejection.PHRASE)
        second = self._once(sound, before=OTHER_SILENCE, after=OTHER_SILENCE)
        if not agree(reading, second):
            return replace(reading, rejected=Rejection.UNLIKELY)
        if is_phrase(reading):
            middle = len(sound) // 2
            parts = [self._once(part) for part in (sound[:middle], sound[middle:])]
            if all(same(reading, part) for part in parts):
                return replace(reading, rejected=Rejection.PHRASE)
        return reading

    def _whole(self, sound: FloatArray, cancelled: Cancelled) -> Reading | None:
        """What does not run away: with silence after it, else without, else in halves."""
        for after in (SILENCE_AFTER, 0):
            if cancelled():
                return None
            reading = self._once(sound, after=after)
            if not runs_away(reading, len(sound)):
                return reading
        cut = halves(sound)
        if cut is None:
            return without_runaway(reading, len(sound))
        first = self._whole(sound[:cut], cancelled)
        second = self._whole(sound[cut:], cancelled)
        if first is None or second is None:
            return None
        return joined(first, second, seconds(cut))

    def _once(self, sound: FloatArray, *, before: int = 0, after: int = SILENCE_AFTER) -> Reading:
        assert self._reader is not None, "read after close"
        reading = self._reader.read(np.pad(sound, (before, after)))
        times_s = tuple(max(0.0, time_s - seconds(before)) for time_s in reading.times_s)
        return replace(reading, times_s=times_s)

    def close(self) -> None:
        """As in `Reader`."""
        self._reader = None


@dataclass(slots=True)
class _Stream:
    """How far the stream of a segment is."""

    segment_id: int
    begin: int
    """Stream position of the first sample that it has heard."""
    handle: object
    n_read: int = 0


class Streams:
    """Hands a growing segment's new samples to a model that reads them as they come."""

    def __init__(self, reader: StreamReader) -> None:
        """Read with this model."""
        self._reader: StreamReader | None = reader
        self._streams: dict[str, _Stream] = {}  # of each source the newest, by key

    def read(self, segment: Segment, sound: FloatArray, cancelled: Cancelled) -> Reading | None:
        """As in `Reader`."""
        if cancelled():
            return None
        assert self._reader is not None, "read after close"
        key, over = segment.origin.key, segment.closed is not None
        stream = self._streams.get(key)
        begin = segment.start - n_before(segment)
        if stream is None or (stream.segment_id, stream.begin) != (segment.id, begin):
            stream = self._streams[key] = _Stream(segment.id, begin, self._reader.begin())
        more = sound[stream.n_read :]
        stream.n_read = max(stream.n_read, len(sound))
        reading = self._reader.read(stream.handle, more, last=over)
        if over:
            del self._streams[key]
        return reading

    def close(self) -> None:
        """As in `Reader`."""
        self._streams.clear()
        self._reader = None


class SherpaTranscriber:
    """Transcribes windows one at a time. Created, used and closed on the inference thread."""

    def __init__(self, reader: Reader, language: str | None) -> None:
        """Read with a model.

        Args:
            reader: of the model.
            language: code of what it reads if that is only one; None: it does not tell.
        """
        self._reader = reader
        self.spelling = self._pieces = Pieces()
        self._language = SpokenLanguage(language) if language else None

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """Transcribe one window; None if `cancelled` said so before it was read."""
        started = time.perf_counter()
        sound = with_before(segment)
        reading = self._reader.read(segment, sound, cancelled)
        if reading is None:
            return None
        read = () if reading.rejected else tokens_of(reading, sound, self._pieces)
        tokens = self._of_segment(segment, read)
        words = words_of(tokens, self._pieces)
        spent = StageTimes(0.0, 0.0, time.perf_counter() - started)
        text = "".join(word.piece for word in words).strip()
        return Transcript(
            text,
            tuple(tokens),
            mean_logprob(tokens),
            0.0,
            spent,
            None if tokens else reading.rejected,
            words,
            passes=1,
            language=self._language,
        )

    def close(self) -> None:
        """Release the model."""
        self._reader.close()

    def _of_segment(self, segment: Segment, read: Sequence[Token]) -> Sequence[Token]:
        """The settled tokens, and what was read after them and after what is before the window."""
        before_s = seconds(n_before(segment))
        known = segment.known
        given = known.before.tokens if known.before else ()
        before = words_of([Token(number, 0.0, 0.0, before_s) for number in given], self._pieces)
        settled = words_of(tokens_later(known.settled, before_s), self._pieces)
        words = words_of(read, self._pieces)
        n_known = words_accounted_for((*before, *settled), words)
        new = [
            *marks_after(settled, words[:n_known]),
            *(token for word in words[n_known:] for token in word.tokens),
        ]
        following: Sequence[Token] = tokens_later(new, -before_s)
        if not known.settled:
            following = without_leading_marks(following, self._pieces)
        return [*known.settled, *following]


def load_sherpa(
    folder: Path,
    config: RecognitionConfig,
    watch: EncoderWatch | None = None,
    notice: Notice = no_notice,
) -> SherpaTranscriber:
    """Open a model on this thread.

    Args:
        folder: of the built model.
        config: how to recognise; of it `threads` and `language` have a meaning here.
        watch: told which encoder is at work.
        notice: told what of the options has no effect.

    Raises:
        ConfigError: the model does not know the language, or a translation is wanted.
        ModelFileError: a file is missing or was altered.
        BackendError: the library is not installed, or refuses the model.
    """
    record = check_record(folder, verify=True)
    require_known(config, record.name, record.languages)
    if config.words:
        notice(f"{record.name} cannot expect the words of a list; only their replacements work.")
    reader = open_reader(folder, record, config)
    only = record.languages[0] if len(record.languages) == 1 else None
    reads: Reader = Streams(reader) if isinstance(reader, OnlineReader) else Windows(reader)
    transcriber = SherpaTranscriber(reads, None if only == "en" else only)
    (watch or EncoderWatch()).tell(EncoderChanged(CPU))
    return transcriber
