"""The values that travel between stages. Frozen, so any thread may keep them."""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from typing import Final, TypeAlias

from captioner.errors import AudioError, CaptionerError
from captioner.gap import Gap as Gap  # these, too, for who deals with events
from captioner.gap import GapReason as GapReason
from captioner.heard import Heard as Heard
from captioner.origin import ONLY as ONLY
from captioner.origin import Origin as Origin
from captioner.pacing import Pacing as Pacing
from captioner.stage_times import StageTimes as StageTimes
from captioner.units import FloatArray, seconds


@dataclass(frozen=True, slots=True)
class AudioChunk:
    """A run of consecutive samples from the source."""

    samples: FloatArray
    """Shape (n,), float32 in [-1, 1], mono at `units.SAMPLE_RATE`. Owned by the chunk."""
    start: int
    """Stream position of `samples[0]`, in samples since the source was opened; lost ones count."""
    lost: int = 0
    """Samples known to be missing immediately before `start`."""
    revised: FloatArray | None = None
    """Shape (m,): the m samples before `start` anew, from another channel where a voice began."""
    others: tuple[FloatArray, ...] = ()
    """Each (n,): the voices on further channels, where they are asked for one by one."""
    stood_still: bool = False
    """Whether samples are lost because the program itself did not run meanwhile."""


@dataclass(frozen=True, slots=True)
class SourceStatus:
    """How the source is doing, in words for the status line."""

    name: str
    """What is listened to: a device's or a recording's name."""
    problem: AudioError | None = None
    """What is wrong now, with its hint; None when all is well."""
    overflows: int = 0
    """How often the device or our queue could not keep up, since opening."""


class Closed(Enum):
    """Why a segment has no more audio."""

    PAUSE = auto()
    TOO_LONG = auto()
    END_OF_STREAM = auto()
    GAP = auto()
    """Audio was lost: what follows is another stretch of sound."""


@dataclass(frozen=True, slots=True)
class Token:
    """One decoded token and what the decoder was reading when it chose it."""

    id: int
    logprob: float
    """Natural-log probability after suppression."""
    tail_mass: float
    """Share (0 to 1) of the alignment heads' attention on the padding, where nothing was said."""
    read_s: float
    """Where in the segment the heads read most, s from its start; negative in what is before it."""


@dataclass(frozen=True, slots=True)
class Before:
    """What was said just before a segment, to be read together with it."""

    samples: FloatArray
    """Shape (n,); they end where the segment starts."""
    tokens: tuple[int, ...]
    """The text tokens they were captioned with; words that were left to the segment are missing."""


@dataclass(frozen=True, slots=True)
class Known:
    """What stands already when a segment is transcribed."""

    settled: tuple[Token, ...] = ()
    """Text tokens of the segment that do not change any more; its text begins with them."""
    before: Before | None = None


NOTHING_KNOWN: Final = Known()


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment of speech to caption: still growing while `closed` is None."""

    id: int
    samples: FloatArray
    """Shape (n,), the whole segment so far, pre-roll included."""
    start: int
    """Stream position of `samples[0]`, in samples."""
    closed: Closed | None = None
    known: Known = NOTHING_KNOWN
    """Filled in by who hands the segment to the transcriber."""
    origin: Origin = ONLY
    """Of its source; ids of segments are unique among all sources."""
    late: bool = False
    """Whether there is no time for more than one hypothesis; filled in like `known`."""
    second: bool = False
    """Whether the better one of two models is to read it; filled in like `known`."""

    @property
    def end(self) -> int:
        """Stream position after the last sample."""
        return self.start + len(self.samples)

    @property
    def duration_s(self) -> float:
        """Length in seconds."""
        return seconds(len(self.samples))


@dataclass(frozen=True, slots=True)
class Word:
    """A word with its punctuation, and where in the segment it was read."""

    text: str
    """Without spaces around it."""
    start_s: float
    """Seconds from the segment's start, 0.3 before its first token was read or where the word
    before ends; negative for a word that a forced cut left to this segment."""
    end_s: float
    """Where its last token was read; not before `start_s`."""
    logprob: float
    """Mean natural-log probability of its tokens."""
    piece: str = ""
    """As it stands in the text, with the space before it."""
    bare: str = ""
    """The same without the punctuation after it; empty when there is nothing else."""
    tokens: tuple[Token, ...] = ()
    n_bare: int = 0
    """How many of `tokens` make up `bare`."""
    heard: str = ""
    """What `piece` is written for, where that is something else."""


@dataclass(frozen=True, slots=True)
class SpokenLanguage:
    """The language that speech is read as."""

    code: str
    """As in `captioner.languages.LANGUAGES`."""
    probability: float | None = None
    """Of this language among all that the model knows, 0 to 1; None if it was not detected but
    asked for."""

    def __str__(self) -> str:
        if self.probability is None:
            return self.code
        return f"{self.code} (detected, {self.probability:.2f})"


class Rejection(StrEnum):
    """Why a segment's text is not shown."""

    READ_FROM_TAIL = "read from the padding"
    """The decoder read the padding instead of the audio: the text was made up."""
    UNLIKELY = "no speech and unlikely words"
    """The decoder heard no speech, and what it said is a guess."""
    PHRASE = "a phrase for nothing"
    """All of the text is a phrase that is made up often, and the decoder was not sure of it."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """What the model read from one segment."""

    text: str
    """Plain text of the segment, stripped; empty when rejected or when nothing was said. It
    begins with what was known to be settled."""
    tokens: tuple[Token, ...]
    """All its tokens, settled and decoded, also of a rejected text."""
    avg_logprob: float
    """Mean natural-log probability per token; 0 is certainty."""
    no_speech_prob: float
    """Probability of the no-speech token at the first position, 0 to 1."""
    times: StageTimes
    rejected: Rejection | None = None
    words: tuple[Word, ...] = ()
    """The text's words in order; starts never go back."""
    passes: int = 0
    """Runs of the decoder it took; 0 where that is not known."""
    language: SpokenLanguage | None = None
    """What the segment was read as. None while that is not known, and there is no text then; and
    where the model knows English only."""
    illegible: float = 0.0
    """Evidence, in nats, that the words are not what was said (`asr.evidence.illegibility`),
    negative where they are; 0 from a model of many languages, and where no speech was heard."""
    heard: str = ""
    """What `text` is written for, where that is something else."""


@dataclass(frozen=True, slots=True)
class CaptionChanged:
    """A caption to show. The same `segment_id` replaces the earlier text."""

    segment_id: int
    settled: str
    """Leading text that will not change any more."""
    pending: str
    """The rest, which the next event of this caption may change; empty when final."""
    final: bool
    start: int
    """Stream position of the segment's first sample."""
    end: int
    """Stream position after the segment's last sample."""
    avg_logprob: float = 0.0
    words: tuple[Word, ...] = ()
    """Of a final caption, with times from the segment's start."""
    origin: Origin = ONLY
    doubtful: bool = False
    """Whether the words are probably not what was said: shown with a mark, never as if sure."""
    cut: bool = False
    """Of a final one, whether its segment was closed by its length: nobody paused where it ends."""
    part: int = 0
    """Which part of a segment in which voices change, from 0: each is a caption of its own. Growing
    ones may become more or fewer (without text: no more). Final ones come one after the other."""
    heard: Heard | None = None
    """What was heard, where it is written otherwise."""

    @property
    def text(self) -> str:
        """Settled and pending text together."""
        return self.settled + self.pending


class EngineState(StrEnum):
    """Life cycle of the engine; only ever moves downwards."""

    LOADING = "loading"
    LISTENING = "listening"
    STOPPED = "stopped"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class StateChanged:
    """The engine moved on in its life cycle; `error` is set exactly for FAILED."""

    state: EngineState
    error: CaptionerError | None = None


@dataclass(frozen=True, slots=True)
class SourceChanged:
    """The source's name or problem changed: lost, silent, back again."""

    status: SourceStatus
    origin: Origin = ONLY


@dataclass(frozen=True, slots=True)
class LevelMeasured:
    """How loud the source was, about ten times a second. 0 dBFS is full scale, -120 silence."""

    rms_dbfs: float
    peak_dbfs: float
    origin: Origin = ONLY


@dataclass(frozen=True, slots=True)
class EncoderChanged:
    """Where the encoder runs from now on; told when it was opened and when another took over."""

    name: str
    """In words for the status line: `CPU`, `Hailo-8L`."""
    reason: str = ""
    """Why it is not the one that was asked for, with the next step; mostly empty."""
    can_retry: bool = False
    """The one asked for may be free later: worth a button."""


@dataclass(frozen=True, slots=True)
class LanguageChanged:
    """Captions from here on are read as this language; only from models that know several."""

    language: SpokenLanguage
    origin: Origin = ONLY


@dataclass(frozen=True, slots=True)
class LegibilityChanged:
    """From here on speech is hardly read, or is read again; only from a model of one language."""

    doubtful: bool
    """Whether what is read is probably not what is said."""
    origin: Origin = ONLY


@dataclass(frozen=True, slots=True)
class StatsUpdated:
    """Figures since the start, about once a second and once at the end. MB are 1e6 bytes."""

    model_ram_mb: float
    """Private memory the process gained while the model was loaded and warmed up."""
    process_ram_mb: float
    """Resident memory of the process; in the last event, just before the model is released."""
    inference_calls: int
    """Segments transcribed, partial and final."""
    partial_segments: int
    final_segments: int
    speech_samples: int
    """Samples of speech captioned, each counted once."""
    speech_s: float
    """The same in seconds."""
    inference_s: float
    """Wall time of all inference, partials included."""
    mel_s: float
    encode_s: float
    decode_s: float
    rtfx: float
    """speech_s / inference_s; 0 before the first caption."""
    lag_s: float
    """Speech captured and neither captioned nor left out yet, s; 0 when nothing waits."""
    captured_s: float
    """Stream position of the newest sample, s."""
    lost_samples: int
    """Samples known to be missing since start."""
    overflows: int
    """How often the device or our queue could not keep up."""
    skipped_partials: int
    """Partial segments superseded before they were transcribed."""
    last: bool = False
    """True for the one event sent when the engine has stopped."""
    unsettled_s: float = 0.0
    """Speech captured whose text is not settled yet, s; at least `lag_s`."""
    late_finals: int = 0
    """Final segments read greedily, for lack of time for a beam."""
    first_finals: int = 0
    """Final segments read by the first of two models, for lack of time for the second."""
    left_out_s: float = 0.0
    """Speech left out since the start because the engine was behind, s."""
    encoder: str = ""
    """Where the encoder runs, as in `EncoderChanged`."""
    encoder_temperature_c: float | None = None
    """Of the accelerator's chip, degrees Celsius; None on the CPU or where it cannot be read."""
    encode_call_s: float = 0.0
    """Mean wall time per segment of the encoder at work, s; 0 before its first."""
    cpu_percent: float = 0.0
    """Processor time of the process since the event before, in percent of one core."""
    pacing: Pacing = Pacing.USUAL
    """What is given up for want of time or power."""


@dataclass(frozen=True, slots=True)
class SpeakerChanged:
    """A person has named a speaker or joined two, for what was said and for what comes."""

    number: int
    name: str = ""
    """What the speaker is called from now on; empty: by number. Nothing if `into` is set."""
    into: int | None = None
    """The speaker that this one really is."""


EngineEvent: TypeAlias = (
    CaptionChanged
    | Gap
    | StateChanged
    | SourceChanged
    | LevelMeasured
    | EncoderChanged
    | LanguageChanged
    | LegibilityChanged
    | SpeakerChanged
    | StatsUpdated
)
