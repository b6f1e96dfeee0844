"""Engine events as JSON, one object a line. Pure."""

import json
import math
from collections.abc import Mapping
from dataclasses import asdict
from typing import Final, TypeAlias

from captioner.events import (
    CaptionChanged,
    EncoderChanged,
    EngineEvent,
    EngineState,
    Gap,
    LanguageChanged,
    LegibilityChanged,
    LevelMeasured,
    Origin,
    SourceChanged,
    SourceStatus,
    SpeakerChanged,
    SpokenLanguage,
    StateChanged,
    StatsUpdated,
    Word,
)
from captioner.units import seconds

JsonObject: TypeAlias = dict[str, object]

DECIMALS: Final = 3  # times to 1 ms
LOGPROB_DECIMALS: Final = 4


def to_line(value: JsonObject) -> str:
    """One line; ASCII only, so that no console and no encoding can damage it."""
    return json.dumps(_whole(value), ensure_ascii=True, allow_nan=False)


def _whole(value: object) -> object:
    """`value` with whole characters only: file names that are not UTF-8 have halves of some."""
    match value:
        case str():
            return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        case dict():
            return {name: _whole(part) for name, part in value.items()}
        case list():
            return [_whole(part) for part in value]
        case _:
            return value


def rounded(value: float, decimals: int) -> float | None:
    """`value` for JSON, which has no way to write what is not finite: that is null."""
    return round(value, decimals) if math.isfinite(value) else None


class EventLines:
    """Turns events into objects; remembers what every `state` object has: state, source, language.

    * caption: segment, part, text, settled, pending, heard, final, start_s, end_s, at_s,
      avg_logprob, doubtful, speaker, speaker_name; a final one also words: a list of text, start_s,
      end_s, logprob. Where voices change in a segment there is one for each part; a part without
      text is no more. `heard` is what the text is written for, null where nothing was replaced or
      masked.
    * speaker: speaker, name, into; what a person said of a speaker
    * legibility: doubtful, at_s; whether what is read from now on is probably not what is said
    * gap: start_s, end_s, reason (lost, stood-still, behind), at_s; sound that has no caption
    * state: state, source, language, language_probability, problem, error, hint, at_s; also when
      only the source or the language changed. The language is null until it is known, its
      probability is null if it was not detected.
    * encoder: name, reason, at_s; where the encoder runs from now on
    * level: label, rms_dbfs, peak_dbfs, at_s
    * stats: the fields of StatsUpdated, at_s

    start_s and end_s count from the beginning of the sound, at_s is wall time since then. Where
    several sources are captioned at once, caption and gap also have a label, which says whose they
    are, and so has a state when one of the sources changed; the others name the first problem.
    """

    def __init__(self) -> None:
        self._state = EngineState.LOADING
        self._sources: dict[str, SourceStatus] = {}  # by key
        self._language: SpokenLanguage | None = None

    def to_object(self, event: EngineEvent, at_s: float) -> JsonObject:
        """The object of an event that arose `at_s` seconds after the source was opened."""
        match event:
            case Gap():
                return _gap(event) | {"at_s": round(at_s, DECIMALS)}
            case CaptionChanged():
                return _caption(event) | {"at_s": round(at_s, DECIMALS)}
            case StateChanged():
                self._state = event.state
                return self._state_object(event, at_s)
            case SourceChanged():
                self._sources[event.origin.key] = event.status
                changed = {event.origin.key: event.status}
                return self._state_object(StateChanged(self._state), at_s, changed) | _label(event)
            case EncoderChanged():
                return _encoder(event) | {"at_s": round(at_s, DECIMALS)}
            case LevelMeasured():
                return _level(event) | {"at_s": round(at_s, DECIMALS)}
            case LegibilityChanged():
                judged: JsonObject = {"type": "legibility", "doubtful": event.doubtful}
                return judged | _label(event) | {"at_s": round(at_s, DECIMALS)}
            case SpeakerChanged():
                said: JsonObject = {"speaker": event.number, "name": event.name, "into": event.into}
                return {"type": "speaker"} | said | {"at_s": round(at_s, DECIMALS)}
            case LanguageChanged():
                self._language = event.language
                return self._state_object(StateChanged(self._state), at_s)
            case StatsUpdated():
                return _stats(event) | {"at_s": round(at_s, DECIMALS)}

    def _state_object(
        self, change: StateChanged, at_s: float, of: Mapping[str, SourceStatus] | None = None
    ) -> JsonObject:
        """Args: of: the sources to tell about, by key; None for all."""
        sources = list((of or self._sources).values())
        problem = next((source.problem for source in sources if source.problem), None)
        cause = change.error or problem
        language = self._language
        probability = language.probability if language else None
        return {
            "type": "state",
            "state": change.state.value,
            "source": " + ".join(source.name for source in sources),
            "language": language.code if language else None,
            "language_probability": None if probability is None else round(probability, DECIMALS),
            "problem": str(problem) if problem else None,
            "error": str(change.error) if change.error else None,
            "hint": cause.hint if cause else None,
            "at_s": round(at_s, DECIMALS),
        }


def _label(event: CaptionChanged | Gap | SourceChanged | LegibilityChanged) -> JsonObject:
    """Whose it is; nothing with one source."""
    name = event.origin.name
    return {"label": name} if name else {}


def _encoder(event: EncoderChanged) -> JsonObject:
    return {"type": "encoder", "name": event.name, "reason": event.reason or None}


def _level(event: LevelMeasured) -> JsonObject:
    return {
        "type": "level",
        "label": event.origin.name,
        "rms_dbfs": round(event.rms_dbfs, 1),
        "peak_dbfs": round(event.peak_dbfs, 1),
    }


def _caption(event: CaptionChanged) -> JsonObject:
    caption: JsonObject = {
        "type": "caption",
        "segment": event.segment_id,
        "part": event.part,
        "text": event.text,
        "settled": event.settled,
        "pending": event.pending,
        "heard": event.heard.text if event.heard else None,
        "final": event.final,
        "start_s": round(seconds(event.start), DECIMALS),
        "end_s": round(seconds(event.end), DECIMALS),
        "avg_logprob": rounded(event.avg_logprob, LOGPROB_DECIMALS),
        "doubtful": event.doubtful,
    }
    if event.final:
        start_s = seconds(event.start)
        caption["words"] = [word_object(word, start_s) for word in event.words]
    return caption | speaker_of(event.origin) | _label(event)


def speaker_of(origin: Origin) -> JsonObject:
    """The fields speaker (from 1) and speaker_name, both null while nobody knows."""
    return {
        "speaker": origin.speaker,
        "speaker_name": origin.label if origin.speaker else None,
    }


def word_object(word: Word, start_s: float) -> JsonObject:
    """A word of a segment that begins at `start_s`: text, start_s, end_s, logprob."""
    return {
        "text": word.text,
        "start_s": round(start_s + word.start_s, DECIMALS),
        "end_s": round(start_s + word.end_s, DECIMALS),
        "logprob": rounded(word.logprob, LOGPROB_DECIMALS),
    }


def _gap(event: Gap) -> JsonObject:
    return {
        "type": "gap",
        "start_s": round(seconds(event.start), DECIMALS),
        "end_s": round(seconds(event.end), DECIMALS),
        "reason": event.reason.value,
    } | _label(event)


def _stats(event: StatsUpdated) -> JsonObject:
    numbers: JsonObject = {
        name: rounded(value, DECIMALS) if isinstance(value, float) else value
        for name, value in asdict(event).items()
    }
    return {"type": "stats"} | numbers
