"""Options of the engine. Validated once, frozen afterwards; no stage reads files or env vars."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from captioner.errors import ConfigError
from captioner.languages import AUTO, ENGLISH, HINT, LANGUAGES
from captioner.origin import OFF, SPEAKERS
from captioner.second_model import SecondModel
from captioner.setting import check_ranges, require_range, setting, tr_later
from captioner.units import FRAMES_PER_S
from captioner_models.hef_files import HefFile

MAX_BEAM: Final = 10  # hypotheses; the decoder tells 16 likely tokens of each


class EncoderChoice(StrEnum):
    """Where the encoder runs."""

    AUTO = "auto"
    """The best one that is present."""
    HAILO = "hailo"
    """A Hailo NPU; the CPU, with the reason, where that is not possible."""
    ONNX = "onnx"
    """ONNX Runtime on the CPU."""


class Task(StrEnum):
    """What is written of what is said."""

    TRANSCRIBE = "transcribe"
    """The words, in their language."""
    TRANSLATE = "translate"
    """What they mean, in English."""


class VadKind(StrEnum):
    """What decides that somebody speaks."""

    SILERO = "silero"
    """Silero's network: the default, for docs/benchmarks/voice_activity."""
    WEBRTC = "webrtc"
    """The WebRTC detector: no network, a third of the time, but typing and music are speech."""
    BOTH = "both"
    """Silero's network where WebRTC's strict mode hears something, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmenterConfig:
    """When speech starts, when it ends, and how often a running segment is captioned again."""

    open_after_ms: int = setting(60, low=20, high=1000)
    """Speech needed inside `open_within_ms` to open a segment, ms."""
    open_within_ms: int = setting(100, high=2000)
    """Span in which `open_after_ms` of speech must fall, ms; at least as long."""
    speech_threshold: float = setting(0.5, low=0.0, high=1.0)
    """Probability from which a frame counts as speech while no segment is open."""
    stay_threshold: float = setting(0.25, low=0.0)
    """The same while one is open, at most `speech_threshold`: a weak syllable does not end it."""
    pre_roll_ms: int = setting(500, low=300, high=2000)
    """Audio kept from before the segment opened, ms: less than 300 clips the first word. The
    detector needs a part of it: with 500, 95 % of onsets have more than 300 ms before them."""
    end_pause_ms: int = setting(500, low=100, high=5000)
    """Silence that closes a segment, ms."""
    max_segment_s: float = setting(9.0, low=2.0, high=28.0)
    """A segment of this length is closed without a pause, s. Encoders of a fixed 10 s need 9.0, and
    so does a live partial that is to come soon."""
    cut_search_s: float = setting(2.5, low=0.0, high=5.0)
    """A forced cut falls at the quietest point of the last this many seconds."""
    partial_every_ms: int = setting(
        250,
        tr_later("Renew growing captions every"),
        hint=tr_later("Less often is less work for the computer."),
        help="spacing of growing captions in milliseconds",
        option="partial-every",
        low=100,
        high=10_000,
        step=50,
    )
    """Spacing of partial captions while a segment is open, ms. The engine leaves out those it has
    no time for."""

    def __post_init__(self) -> None:
        check_ranges(self)
        require_range("open_within_ms", self.open_within_ms, self.open_after_ms, None)
        require_range("stay_threshold", self.stay_threshold, 0.0, self.speech_threshold)
        if self.cut_search_s >= self.max_segment_s:
            raise ConfigError(
                f"cut_search_s ({self.cut_search_s}) must be below max_segment_s "
                f"({self.max_segment_s})"
            )

    def fitting(self, longest_s: float) -> "SegmenterConfig":
        """With segments that leave a tenth of an encoder's `longest_s` (at least 3) for context."""
        max_segment_s = min(self.max_segment_s, 0.9 * longest_s)
        return replace(
            self,
            max_segment_s=max_segment_s,
            cut_search_s=min(self.cut_search_s, 0.6 * max_segment_s),
        )


class PaddingKind(StrEnum):
    """What the decoder is given to read after the audio."""

    TAIL = "tail"
    """The speech tail of the model."""
    ZEROS = "zeros"
    """States of zeros."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Padding:
    """What the decoder reads after the encoded audio, and how much of it."""

    kind: PaddingKind = PaddingKind.TAIL
    n_positions: int = 0
    """Of zeros: positions of audio and zeros together (1 to 1500, the 30 s that Whisper was
    trained on); audio that is longer gets none. Otherwise 0."""

    def __post_init__(self) -> None:
        low, high = (1, MAX_POSITIONS) if self.kind is PaddingKind.ZEROS else (0, 0)
        require_range("n_positions of the padding", self.n_positions, low, high)

    @classmethod
    def parse(cls, text: str) -> "Padding":
        """Read `tail`, `zeros:N` or `none`.

        Raises:
            ConfigError: it is something else.
        """
        kind, colon, number = text.partition(":")
        if kind == PaddingKind.ZEROS and number.isascii() and number.isdecimal():
            return cls(PaddingKind.ZEROS, int(number))
        if kind in (PaddingKind.TAIL, PaddingKind.NONE) and not colon:
            return cls(PaddingKind(kind))
        raise ConfigError(f"padding is {text!r}, need tail, zeros:N or none")

    def __str__(self) -> str:
        zeros = self.kind is PaddingKind.ZEROS
        return f"{self.kind.value}:{self.n_positions}" if zeros else self.kind.value


class EncoderWindow(StrEnum):
    """How much audio the encoder is handed, with silence after the speech."""

    FREE = "free"
    """What was said and a margin."""
    TEN_S = "10"
    """10 s, as an NPU takes them. A longer segment of speech is refused."""
    THIRTY_S = "30"
    """30 s, as Whisper was trained: the decoder reads 1,500 true positions and no padding."""

    @property
    def n_frames(self) -> int | None:
        """Log-mel frames of 10 ms that are handed over; None if as many as it takes."""
        return None if self is EncoderWindow.FREE else FRAMES_PER_S * int(self.value)


@dataclass(frozen=True, slots=True)
class Provider:
    """Which execution provider of ONNX Runtime runs the encoder; the decoder stays on the CPU."""

    name: str = "cpu"
    """A short name of PROVIDERS, or the name as ONNX Runtime spells it."""
    options: tuple[tuple[str, str], ...] = ()
    """The provider's own options, in its own words."""

    def __post_init__(self) -> None:
        if self.name not in PROVIDERS and not self.name.endswith("ExecutionProvider"):
            known = ", ".join(PROVIDERS)
            raise ConfigError(f"provider is {self.name!r}, need {known} or ...ExecutionProvider")
        if any(not key or not value for key, value in self.options):
            raise ConfigError(f"options of provider {self.name} need to be KEY=VALUE")

    @classmethod
    def parse(cls, text: str) -> "Provider":
        """Read `NAME` or `NAME:KEY=VALUE,KEY=VALUE`.

        Raises:
            ConfigError: no such provider, or an option without a value.
        """
        name, _, options = text.partition(":")
        pairs = (option.partition("=") for option in options.split(",") if option)
        return cls(name, tuple((key, value) for key, _, value in pairs))

    @property
    def full_name(self) -> str:
        """The name as ONNX Runtime spells it."""
        return PROVIDERS.get(self.name, self.name)

    @property
    def is_cpu(self) -> bool:
        """Whether it is ONNX Runtime's own, the one that is always there."""
        return self.full_name == PROVIDERS["cpu"]


PROVIDERS: Final = {
    "cpu": "CPUExecutionProvider",
    "openvino": "OpenVINOExecutionProvider",
    "vitisai": "VitisAIExecutionProvider",
    "qnn": "QNNExecutionProvider",
    "coreml": "CoreMLExecutionProvider",
    "dml": "DmlExecutionProvider",
    "cuda": "CUDAExecutionProvider",
}
"""Short names of ONNX Runtime's execution providers."""
MAX_POSITIONS: Final = 1500  # encoder positions of 30 s, 20 ms each


@dataclass(frozen=True, slots=True, kw_only=True)
class RecognitionConfig:
    """Which parts recognise the speech, how, and with how much of the machine.

    The defaults are what measured best. The rest is there to be compared: the systems of the
    original notes are `preset(...)`, `encoder_window` and `cache`.
    """

    encoder: EncoderChoice = setting(
        EncoderChoice.AUTO,
        tr_later("Recognise speech on"),
        hint=tr_later("Automatic is a Hailo NPU where one is ready, else the processor."),
        help="where the encoder runs; auto (the default) takes a Hailo NPU for live captions",
    )
    language: str = setting(
        AUTO,
        tr_later("Language"),
        help="what is spoken: a code or name, auto (the default) to find out, list to see them",
    )
    """Code of what is spoken, or `auto`: found out by listening, English where the model knows
    nothing else."""
    task: Task = setting(
        Task.TRANSCRIBE, tr_later("Write"), help="write what is said, or translate it to English"
    )
    threads: int = setting(
        1,
        tr_later("Processor cores at a time"),
        hint=tr_later("More can be slower: with two cores that have other work, one is best."),
        help="threads inside one call of the model",
        low=1,
        high=64,
    )
    """Threads inside one ONNX Runtime call. One is the fastest on two busy cores."""
    provider: Provider = setting(
        Provider(),
        metavar="NAME",
        help=f"what runs the encoder: {'|'.join(PROVIDERS)}, or NAME:KEY=VALUE,... "
        "(docs/providers.md)",
    )
    """Any but the CPU gets an encoder of fixed length, 10 s unless `encoder_window` says 30."""
    encoder_window: EncoderWindow = setting(
        EncoderWindow.FREE, help="seconds the encoder is handed"
    )
    padding: Padding = setting(
        Padding(), metavar="tail|zeros:N|none", help="what follows the audio"
    )
    """Without effect at 30 s, where there is no room for any."""
    repetition_penalty: float = setting(1.0, low=1.0, high=2.0, help="weaken recent tokens")
    """Logits of recent tokens are divided by it if positive and multiplied if negative; 1 changes
    nothing."""
    penalty_window: int = setting(8, low=1, high=448, help="how many tokens are recent")
    """How many of the last text tokens count as recent."""
    eos_boost: float = setting(
        0.0, low=0.0, high=10.0, help="end when the end is this close to the best"
    )
    """The text ends when the best logit is less than this above that of the end."""
    cache: bool = setting(True, help="off: a decoder of 32 tokens, from the start each time")
    """Keep the decoder's keys and values from token to token. Without: 32 tokens, prompt
    included, are computed from the start for each token, and a caption ends there."""
    hefs: tuple[HefFile, ...] = ()
    """Compiled encoders for a Hailo NPU that may be used; none with ONNX."""
    npu_window_s: int | None = setting(None, low=1, high=30)
    """The shortest window among them, s: while the NPU works speech is cut to fit."""
    beam: int = setting(
        5,
        tr_later("Readings that are compared"),
        hint=tr_later("Before a sentence is final. One is faster and makes more mistakes."),
        help="hypotheses that final text is read with; 1 is faster and makes more errors",
        low=1,
        high=MAX_BEAM,
    )
    """Hypotheses that segments which grow no more are read with; 1 is greedy. Only with the speech
    recogniser's own choice of tokens: a penalty or boost is greedy, as is a decoder without a
    cache."""
    speakers: str = setting(
        OFF,
        tr_later("Tell speakers apart"),
        hint=tr_later("By their voices; a number says how many there are."),
        metavar="auto|N|off",
        choices=SPEAKERS,
    )
    """`off`, `auto` for as many as are heard, or how many there are."""
    words: tuple[str, ...] = setting(
        (),
        tr_later("Lists of words"),
        help="a list of words to expect and to replace, by name or path; may be given again",
        metavar="LIST",
    )
    """Lists of words (`wording.word_list`), by name or path. None is expected with a penalty or
    boost."""
    drafts: bool = True
    """Let a segment verify many tokens of the hypothesis before it at a time. For segments that are
    read once only it is the faster decoder without, by an eighth of its time; see `OnnxDecoder`."""

    def __post_init__(self) -> None:
        if self.language != AUTO and self.language not in LANGUAGES:
            raise ConfigError(f"language is {self.language!r}, need a code or auto", hint=HINT)
        check_ranges(self)
        if self.speakers not in SPEAKERS:
            raise ConfigError(f"speakers is {self.speakers!r}, need auto, 1 to 20, or off")
        if self.encoder is EncoderChoice.HAILO and not self.provider.is_cpu:
            raise ConfigError(f"encoder hailo contradicts provider {self.provider.name}")
        if self.encoder is EncoderChoice.HAILO and self.encoder_window is not EncoderWindow.FREE:
            raise ConfigError(f"encoder hailo contradicts encoder_window {self.encoder_window}")

    @property
    def may_use_npu(self) -> bool:
        """Whether a Hailo NPU may run the encoder."""
        if self.encoder is EncoderChoice.AUTO:
            return self.provider.is_cpu and self.encoder_window is EncoderWindow.FREE
        return self.encoder is EncoderChoice.HAILO

    @property
    def many_languages(self) -> bool:
        """Whether a model that knows English only will not do."""
        return self.task is Task.TRANSLATE or self.language not in (AUTO, ENGLISH)

    @property
    def max_segment_s(self) -> float:
        """The longest segment of speech that is recognised to its end, s."""
        short = self.fixed_window is EncoderWindow.TEN_S or not self.cache
        return 10.0 if short else 30.0

    @property
    def fixed_window(self) -> EncoderWindow:
        """The window in effect: a provider other than the CPU compiles one length."""
        if self.encoder_window is EncoderWindow.FREE and not self.provider.is_cpu:
            return EncoderWindow.TEN_S
        return self.encoder_window


class Preset(StrEnum):
    """The three remedies of the original notes against an encoder of 10 s making things up."""

    CONSERVATIVE = "conservative"
    BALANCED = "balanced"
    AGGRESSIVE = "aggressive"

    @property
    def config(self) -> RecognitionConfig:
        """Its settings: a 10 s encoder, zeros, repetition penalty and boost of the end."""
        n_positions, penalty, boost = _PRESETS[self]
        return RecognitionConfig(
            encoder_window=EncoderWindow.TEN_S,
            padding=Padding(PaddingKind.ZEROS, n_positions),
            repetition_penalty=penalty,
            eos_boost=boost,
        )


_PRESETS: Final = {
    Preset.CONSERVATIVE: (1500, 1.0, 0.0),
    Preset.BALANCED: (700, 1.1, 0.2),
    Preset.AGGRESSIVE: (500, 1.2, 0.5),
}

MAX_LAG_S: Final = 5.0  # of live sound; later captions are of no use to somebody in the room


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineConfig:
    """Everything `CaptionEngine` needs to know besides the stages themselves."""

    segmenter: SegmenterConfig = field(default_factory=SegmenterConfig)
    stats_every_s: float = setting(1.0, low=0.1, high=60.0)
    """Spacing of `StatsUpdated` events, s of wall time."""
    agree_for_s: float = setting(0.75, low=0.1, high=5.0)
    """How long the hypotheses of a segment have to agree on a word before it is settled, s: four of
    them, if they come each 0.25 s; longer where the decoder is unsure of it."""
    settled_only: bool = setting(
        False,
        tr_later("Show only words that do not change any more"),
        hint=tr_later("They appear about half a second later."),
    )
    """Show no text that may still change."""
    context_s: float = setting(10.0, low=0.0, high=28.0)
    """A segment is read together with the speech before it, up to this length in all, s; 0: by
    itself. The speech tail begins at 10 s, and what is read there looks like it."""
    partial_context_s: float = setting(6.0, low=0.0, high=28.0)
    """The same for a segment that still grows, s: it is read again and again."""
    second: SecondModel | None = None
    """How a second, better model takes part; None: there is one model."""
    max_lag_s: float | None = setting(None, low=2.0, high=60.0)
    """For live sound: the most that may wait for its caption, s; what is beyond is left out, and
    that is said. None: everything is captioned, however long it takes."""

    def __post_init__(self) -> None:
        check_ranges(self)
