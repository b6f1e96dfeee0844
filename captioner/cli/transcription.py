"""What a recording became: its text, where each piece is, and how long it took."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from captioner.asr.transcriber import Transcriber
from captioner.cli.jsonlines import DECIMALS, LOGPROB_DECIMALS, JsonObject, rounded
from captioner.composition.text import safe
from captioner.config import RecognitionConfig, SegmenterConfig
from captioner.engine.lines import Line, lines_of
from captioner.engine.stats import NO_TIME
from captioner.engine.voices import transcribe_voices
from captioner.engine.whole import WHOLE_CONFIG, Captioned
from captioner.events import AudioChunk, StageTimes
from captioner.history.formats import Cue
from captioner.history.journal import marks_of
from captioner.history.sentences import Flow, Piece, flowing, in_sentences, seamed
from captioner.units import seconds
from captioner.vad.segmenter import SpeechProbability

TIME_DECIMALS = 6  # stages of a short window take milliseconds


@dataclass(frozen=True, slots=True)
class Transcription:
    """All windows of one recording."""

    file: str
    """As the user named it."""
    n_samples: int
    """Length of the recording at units.SAMPLE_RATE."""
    captioned: tuple[Captioned, ...]
    """In order, those without text included: they took time, too."""

    def lines(self) -> tuple[Line, ...]:
        """The text in lines that can be read at a glance, in order."""
        return tuple(
            line
            for captioned in self._spoken()
            for line in lines_of(captioned.segment, captioned.transcript)
        )

    def cues(self) -> tuple[Cue, ...]:
        """The lines as subtitles; where a window goes on with a sentence, its seam reads well."""
        return tuple(
            Cue(piece.start_s, piece.end_s, safe(piece.text)) for piece in seamed(self._stretches())
        )

    def sentences(self) -> tuple[Cue, ...]:
        """The text in whole sentences, joined where a window ended within one."""
        pieces = in_sentences(map(_piece, self._spoken()))
        return tuple(Cue(piece.start_s, piece.end_s, safe(piece.text)) for piece in pieces)

    def to_object(self) -> JsonObject:
        """The JSON object of `captioner transcribe --json`.

        languages are codes in the order in which they come, none from a model of English only;
        rtfx is the speech in seconds over the inference in seconds, 0 without speech.
        """
        speech_s = sum(captioned.segment.duration_s for captioned in self.captioned)
        spent = self._spent()
        return {
            "file": self.file,
            "languages": list(dict.fromkeys(filter(None, map(_language, self._spoken())))),
            "text": flowing(map(_piece, self._spoken())),
            "duration_s": round(seconds(self.n_samples), DECIMALS),
            "segments": [_segment(line) for line in self.lines()],
            "times": {
                "mel_s": round(spent.mel_s, TIME_DECIMALS),
                "encode_s": round(spent.encode_s, TIME_DECIMALS),
                "decode_s": round(spent.decode_s, TIME_DECIMALS),
                "total_s": round(spent.total_s, TIME_DECIMALS),
            },
            "rtfx": round(speech_s / spent.total_s, DECIMALS) if spent.total_s else 0.0,
        }

    def _stretches(self) -> Iterator[tuple[Piece, bool]]:
        """The lines, each with whether it is a window's first and goes on with what was before."""
        flow = Flow()
        for captioned in self._spoken():
            goes_on = flow.goes_on(_piece(captioned))
            for line in lines_of(captioned.segment, captioned.transcript):
                yield Piece(line.text, line.start_s, line.end_s), goes_on
                goes_on = False

    def _spoken(self) -> tuple[Captioned, ...]:
        return tuple(captioned for captioned in self.captioned if captioned.transcript.text)

    def _spent(self) -> StageTimes:
        spent = NO_TIME
        for captioned in self.captioned:
            spent += captioned.transcript.times
        return spent


def transcribe(
    file: str,
    chunks: Sequence[AudioChunk],
    make_vad: Callable[[], SpeechProbability],
    transcriber: Transcriber,
    config: SegmenterConfig = WHOLE_CONFIG,
) -> Transcription:
    """Transcribe a recording, its voices one by one, on this thread."""
    captioned = tuple(transcribe_voices(chunks, make_vad, transcriber, config))
    return Transcription(file, sum(len(chunk.samples) for chunk in chunks), captioned)


def cut_for(recognition: RecognitionConfig) -> SegmenterConfig:
    """How a recording is cut: into windows as long as can be, or as live captions are."""
    longest_s = recognition.max_segment_s
    if recognition.npu_window_s is not None:
        longest_s = min(longest_s, recognition.npu_window_s)
    if longest_s >= WHOLE_CONFIG.max_segment_s:
        return WHOLE_CONFIG
    return SegmenterConfig(partial_every_ms=WHOLE_CONFIG.partial_every_ms).fitting(longest_s)


def _language(captioned: Captioned) -> str:
    language = captioned.transcript.language
    return language.code if language else ""


def _piece(captioned: Captioned) -> Piece:
    segment, transcript = captioned.segment, captioned.transcript
    start_s, end_s = seconds(segment.start), seconds(segment.end)
    return Piece(
        transcript.text,
        start_s,
        end_s,
        segment.origin,
        marks=marks_of(transcript.text, transcript.words, start_s),
    )


def _segment(line: Line) -> JsonObject:
    return {
        "start_s": round(line.start_s, DECIMALS),
        "end_s": round(line.end_s, DECIMALS),
        "text": line.text,
        "avg_logprob": rounded(line.avg_logprob, LOGPROB_DECIMALS),
    }
