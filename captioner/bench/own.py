"""Our own engine as a system, in any of its configurations."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from captioner.asr.transcriber import Cancelled, Transcriber
from captioner.bench.system import Load, SystemSpec
from captioner.config import RecognitionConfig, SegmenterConfig, VadKind
from captioner.engine.stats import NO_TIME
from captioner.engine.whole import WHOLE_CONFIG, transcribe_whole
from captioner.events import Known, Segment, Transcript
from captioner.vad.segmenter import SpeechProbability


def own_system(
    name: str,
    title: str,
    folder: Path,
    config: RecognitionConfig,
    *,
    drafts: bool = True,
    prefix: bool = True,
) -> SystemSpec:
    """The engine with one model folder and one set of options.

    Args:
        name: short.
        title: what is special about it.
        folder: of the built model or variant.
        config: how to recognise.
        drafts: whether a partial's tokens may be the draft of the next one.
        prefix: whether settled words are forced at the beginning.
    """
    how = _load if drafts else _load_undrafted
    load = partial(how if prefix else _load_unprefixed, folder, config)
    return SystemSpec(name, title, load)


def whole_system(spec: SystemSpec, longest_s: float) -> SystemSpec:
    """A system of ours that reads whole recordings, cut as `captioner transcribe` cuts them.

    Args:
        spec: of the system for windows.
        longest_s: window that it reads to its end, see `RecognitionConfig.max_segment_s`.
    """
    cut = WHOLE_CONFIG
    if longest_s < cut.max_segment_s:
        cut = SegmenterConfig(partial_every_ms=cut.partial_every_ms).fitting(longest_s)
    return replace(spec, load=partial(_load_whole, spec.load, cut))


class Whole:
    """A transcriber whose windows are recordings of any length."""

    def __init__(
        self,
        transcriber: Transcriber,
        make_vad: Callable[[], SpeechProbability],
        cut: SegmenterConfig = WHOLE_CONFIG,
    ) -> None:
        self._transcriber = transcriber
        self._make_vad = make_vad
        self._cut = cut

    def transcribe(self, segment: Segment, _cancelled: Cancelled) -> Transcript:
        """Cut the recording, transcribe its windows, and join their texts; cannot be cancelled."""
        vad = self._make_vad()
        found = transcribe_whole(segment.samples, vad, self._transcriber, self._cut)
        transcripts = [captioned.transcript for captioned in found]
        times = sum((one.times for one in transcripts), NO_TIME)
        return Transcript(
            " ".join(filter(None, (one.text for one in transcripts))),
            *((), 0.0, 0.0, times),
            passes=sum(one.passes for one in transcripts),
        )

    def close(self) -> None:
        """Close the transcriber inside."""
        self._transcriber.close()


class Undrafted:
    """A transcriber that takes each window for a new one, and so never has a draft to verify."""

    def __init__(self, transcriber: Transcriber) -> None:
        self._transcriber = transcriber
        self._ids = count()

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """As the transcriber inside does it."""
        return self._transcriber.transcribe(replace(segment, id=next(self._ids)), cancelled)

    def close(self) -> None:
        """Close the transcriber inside."""
        self._transcriber.close()


class Unprefixed:
    """A transcriber that is told nothing of what is settled, and so reads all of it again."""

    def __init__(self, transcriber: Transcriber) -> None:
        self._transcriber = transcriber

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """As the transcriber inside does it."""
        known = Known((), segment.known.before)
        return self._transcriber.transcribe(replace(segment, known=known), cancelled)

    def close(self) -> None:
        """Close the transcriber inside."""
        self._transcriber.close()


def _load_whole(load: Load, cut: SegmenterConfig) -> Transcriber:
    from captioner.vad.factory import make_vad

    return Whole(load(), partial(make_vad, VadKind.SILERO, sparing=False), cut)


def _load(folder: Path, config: RecognitionConfig) -> Transcriber:
    from captioner.asr.whisper import load_whisper

    return load_whisper(folder, config)


def _load_undrafted(folder: Path, config: RecognitionConfig) -> Transcriber:
    return Undrafted(_load(folder, config))


def _load_unprefixed(folder: Path, config: RecognitionConfig) -> Transcriber:
    return Unprefixed(_load(folder, config))
