"""What a recording became: its text, where each piece is, and how long it took."""

from dataclasses import dataclass

from captioner.asr.transcriber import Transcriber
from captioner.cli.formats import Cue
from captioner.cli.jsonlines import DECIMALS, JsonObject
from captioner.cli.text import safe
from captioner.engine.stats import NO_TIME, added
from captioner.engine.whole import Captioned, transcribe_whole
from captioner.events import StageTimes
from captioner.units import FloatArray, seconds
from captioner.vad.segmenter import SpeechProbability

LOGPROB_DECIMALS = 4
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

    def cues(self) -> tuple[Cue, ...]:
        """The windows that have text."""
        return tuple(
            Cue(
                seconds(captioned.segment.start),
                seconds(captioned.segment.end),
                safe(captioned.transcript.text),
            )
            for captioned in self._spoken()
        )

    def to_object(self) -> JsonObject:
        """The JSON object of `captioner transcribe --json`.

        rtfx is the speech in seconds over the inference in seconds, 0 without speech.
        """
        speech_s = sum(captioned.segment.duration_s for captioned in self.captioned)
        spent = self._spent()
        return {
            "file": self.file,
            "text": " ".join(captioned.transcript.text for captioned in self._spoken()),
            "duration_s": round(seconds(self.n_samples), DECIMALS),
            "segments": [_segment(captioned) for captioned in self._spoken()],
            "times": {
                "mel_s": round(spent.mel_s, TIME_DECIMALS),
                "encode_s": round(spent.encode_s, TIME_DECIMALS),
                "decode_s": round(spent.decode_s, TIME_DECIMALS),
                "total_s": round(spent.total_s, TIME_DECIMALS),
            },
            "rtfx": round(speech_s / spent.total_s, DECIMALS) if spent.total_s else 0.0,
        }

    def _spoken(self) -> tuple[Captioned, ...]:
        return tuple(captioned for captioned in self.captioned if captioned.transcript.text)

    def _spent(self) -> StageTimes:
        spent = NO_TIME
        for captioned in self.captioned:
            spent = added(spent, captioned.transcript.times)
        return spent


def transcribe(
    file: str, samples: FloatArray, vad: SpeechProbability, transcriber: Transcriber
) -> Transcription:
    """Transcribe a recording (n,), mono at units.SAMPLE_RATE, on this thread."""
    captioned = tuple(transcribe_whole(samples, vad, transcriber))
    return Transcription(file, len(samples), captioned)


def _segment(captioned: Captioned) -> JsonObject:
    return {
        "start_s": round(seconds(captioned.segment.start), DECIMALS),
        "end_s": round(seconds(captioned.segment.end), DECIMALS),
        "text": captioned.transcript.text,
        "avg_logprob": round(captioned.transcript.avg_logprob, LOGPROB_DECIMALS),
    }
