"""What a recording became: its text, where each piece is, and how long it took."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from captioner.cli.jsonlines import (
    DECIMALS,
    LOGPROB_DECIMALS,
    JsonObject,
    rounded,
    speaker_of,
    word_object,
)
from captioner.composition.text import safe
from captioner.engine.lines import Line, lines_of
from captioner.engine.stats import NO_TIME
from captioner.engine.whole import Captioned
from captioner.events import Closed, StageTimes
from captioner.history.export import within
from captioner.history.formats import Cue
from captioner.history.journal import placed
from captioner.history.minutes import Paragraph
from captioner.history.paragraphs import in_paragraphs
from captioner.history.sentences import Flow, Piece, flowing, in_sentences
from captioner.history.subtitle_layout import SubtitleLayout
from captioner.history.subtitles import subtitles
from captioner.units import seconds

TIME_DECIMALS = 6  # stages of a short segment take milliseconds


@dataclass(frozen=True, slots=True)
class Transcription:
    """All segments of one recording."""

    file: str
    """As the user named it."""
    n_samples: int
    """Length of the recording at units.SAMPLE_RATE."""
    captioned: tuple[Captioned, ...]
    """In order, those without text included: they took time, too."""

    doubtful: bool
    """Whether the text, or a stretch of it, is probably not what is said."""

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
            "doubtful": self.doubtful,
            "duration_s": round(seconds(self.n_samples), DECIMALS),
            "segments": [one for spoken in self._spoken() for one in segments_of(spoken)],
            "times": {
                "mel_s": round(spent.mel_s, TIME_DECIMALS),
                "encode_s": round(spent.encode_s, TIME_DECIMALS),
                "decode_s": round(spent.decode_s, TIME_DECIMALS),
                "total_s": round(spent.total_s, TIME_DECIMALS),
            },
            "rtfx": round(speech_s / spent.total_s, DECIMALS) if spent.total_s else 0.0,
        }

    def _spoken(self) -> tuple[Captioned, ...]:
        return tuple(_with_text(self.captioned))

    def _spent(self) -> StageTimes:
        spent = NO_TIME
        for captioned in self.captioned:
            spent += captioned.transcript.times
        return spent


def cues_of(
    captioned: Iterable[Captioned], layout: SubtitleLayout, until_s: Callable[[], float]
) -> Iterator[Cue]:
    """The segments of a recording as subtitles, each as soon as it cannot change any more.

    Args:
        captioned: in order.
        layout: what cues may be like.
        until_s: asked how far the recording goes, as far as it was read, s; the last cue ends there
            if it is then shown long enough.
    """
    flow = Flow()
    pieces = map(_piece, _with_text(captioned))
    cues = subtitles(((piece, flow.goes_on(piece)) for piece in pieces), layout)
    return within(cues, layout, until_s)


def sentences_of(captioned: Iterable[Captioned]) -> Iterator[Cue]:
    """The segments of a recording as whole sentences, each as soon as it is known to have ended."""
    for piece in in_sentences(map(_piece, _with_text(captioned))):
        yield Cue(piece.start_s, piece.end_s, piece.origin.before(piece.text))


def paragraphs_of(captioned: Iterable[Captioned]) -> Iterator[Paragraph]:
    """The segments of a recording as paragraphs."""
    for piece in in_paragraphs(map(_piece, _with_text(captioned))):
        yield Paragraph(piece.start_s, piece.end_s, piece.text, piece.origin.label)


def segments_of(captioned: Captioned) -> Iterator[JsonObject]:
    """The objects of one segment in the field `segments`."""
    label = {"label": name} if (name := captioned.segment.origin.name) else {}
    lines = lines_of(captioned.segment, captioned.transcript)
    speaker = speaker_of(captioned.segment.origin)
    return (_segment(line) | speaker | label for line in lines)


def _language(captioned: Captioned) -> str:
    language = captioned.transcript.language
    return language.code if language else ""


def _with_text(captioned: Iterable[Captioned]) -> Iterator[Captioned]:
    return (segment for segment in captioned if segment.transcript.text)


def _piece(captioned: Captioned) -> Piece:
    segment, transcript = captioned.segment, captioned.transcript
    start_s, end_s = seconds(segment.start), seconds(segment.end)
    text = safe(transcript.text)
    places = tuple(placed(text, transcript.words, start_s))
    return Piece(
        text,
        start_s,
        end_s,
        segment.origin,
        marks=tuple((place.at, place.start_s) for place in places),
        ends_s=tuple(place.end_s for place in places),
        cut=segment.closed is Closed.TOO_LONG,
    )


def _segment(line: Line) -> JsonObject:
    return {
        "start_s": round(line.start_s, DECIMALS),
        "end_s": round(line.end_s, DECIMALS),
        "text": line.text,
        "heard": line.heard or None,
        "avg_logprob": rounded(line.avg_logprob, LOGPROB_DECIMALS),
        "words": [word_object(word, line.segment_s) for word in line.words],
    }
