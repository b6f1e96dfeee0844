"""Options of the engine. Validated once, frozen afterwards; no stage reads files or env vars."""

import re
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from captioner.errors import ConfigError
from captioner.home import at_home
from captioner.languages import AUTO, ENGLISH, HINT, LANGUAGES
from captioner_models.hef_files import HefFile


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


def _require_range(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise ConfigError(f"{name} is {value}, need {low} to {high}")


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

    open_after_ms: int = 60
    """Speech needed inside `open_within_ms` to open a segment, ms (20 to 1000)."""
    open_within_ms: int = 100
    """Span in which `open_after_ms` of speech must fall, ms (`open_after_ms` to 2000)."""
    speech_threshold: float = 0.5
    """Probability from which a frame counts as speech while no segment is open, 0 to 1."""
    stay_threshold: float = 0.25
    """The same while one is open, 0 to `speech_threshold`: a weak syllable does not end it."""
    pre_roll_ms: int = 500
    """Audio kept from before the segment opened, ms (300 to 2000: less clips the first word). The
    detector needs a part of it: with 500, 95 % of onsets have more than 300 ms before them."""
    end_pause_ms: int = 500
    """Silence that closes a segment, ms (100 to 5000)."""
    max_segment_s: float = 9.0
    """A segment of this length is closed without a pause, s (2.0 to 28.0). Encoders of a fixed
    10 s need 9.0, and so does a live partial that is to come soon."""
    cut_search_s: float = 2.5
    """A forced cut falls at the quietest point of the last this many seconds (0 to 5)."""
    partial_every_ms: int = 250
    """Spacing of partial captions while a segment is open, ms (100 to 10000). The engine leaves out
    those it has no time for."""

    def __post_init__(self) -> None:
        _require_range("open_after_ms", self.open_after_ms, 20, 1000)
        _require_range("open_within_ms", self.open_within_ms, self.open_after_ms, 2000)
        _require_range("speech_threshold", self.speech_threshold, 0.0, 1.0)
        _require_range("stay_threshold", self.stay_threshold, 0.0, self.speech_threshold)
        _require_range("pre_roll_ms", self.pre_roll_ms, 300, 2000)
        _require_range("end_pause_ms", self.end_pause_ms, 100, 5000)
        _require_range("max_segment_s", self.max_segment_s, 2.0, 28.0)
        _require_range("cut_search_s", self.cut_search_s, 0.0, 5.0)
        _require_range("partial_every_ms", self.partial_every_ms, 100, 10_000)
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
        _require_range("n_positions of the padding", self.n_positions, low, high)

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
MAX_BEAM: Final = 10  # hypotheses; the decoder tells 16 likely tokens of each
MAX_POSITIONS: Final = 1500  # encoder positions of 30 s, 20 ms each
FRAMES_PER_S: Final = 100  # log-mel frames


@dataclass(frozen=True, slots=True, kw_only=True)
class RecognitionConfig:
    """Which parts recognise the speech, how, and with how much of the machine.

    The defaults are what measured best. The rest is there to be compared: the systems of the
    original notes are `preset(...)`, `encoder_window` and `cache`.
    """

    encoder: EncoderChoice = EncoderChoice.AUTO
    language: str = AUTO
    """Code of what is spoken, or `auto`: found out by listening, English where the model knows
    nothing else."""
    task: Task = Task.TRANSCRIBE
    threads: int = 1
    """Threads inside one ONNX Runtime call (1 to 64). One is the fastest on two busy cores."""
    provider: Provider = field(default_factory=Provider)
    """Any but the CPU gets an encoder of fixed length, 10 s unless `encoder_window` says 30."""
    encoder_window: EncoderWindow = EncoderWindow.FREE
    padding: Padding = field(default_factory=Padding)
    """Without effect at 30 s, where there is no room for any."""
    repetition_penalty: float = 1.0
    """Logits of recent tokens are divided by it if positive and multiplied if negative (1 to 2);
    1 changes nothing."""
    penalty_window: int = 8
    """How many of the last text tokens count as recent (1 to 448)."""
    eos_boost: float = 0.0
    """The text ends when the best logit is less than this above that of the end (0 to 10)."""
    cache: bool = True
    """Keep the decoder's keys and values from token to token. Without: 32 tokens, prompt
    included, are computed from the start for each token, and a caption ends there."""
    hefs: tuple[HefFile, ...] = ()
    """Compiled encoders for a Hailo NPU that may be used; none with ONNX."""
    npu_window_s: int | None = None
    """The shortest window among them, s (1 to 30): while the NPU works speech is cut to fit."""
    beam: int = 5
    """Hypotheses that segments which grow no more are read with (1 to 10; 1 is greedy). Only with
    the speech recogniser's own choice of tokens: a penalty or boost is greedy, as is a decoder
    without a cache."""
    drafts: bool = True
    """Let a segment verify many tokens of the hypothesis before it at a time. For segments that are
    read once only it is the faster decoder without, by an eighth of its time; see `OnnxDecoder`."""

    def __post_init__(self) -> None:
        if self.language != AUTO and self.language not in LANGUAGES:
            raise ConfigError(f"language is {self.language!r}, need a code or auto", hint=HINT)
        _require_range("threads", self.threads, 1, 64)
        _require_range("repetition_penalty", self.repetition_penalty, 1.0, 2.0)
        _require_range("penalty_window", self.penalty_window, 1, 448)
        _require_range("eos_boost", self.eos_boost, 0.0, 10.0)
        _require_range("beam", self.beam, 1, MAX_BEAM)
        if self.npu_window_s is not None:
            _require_range("npu_window_s", self.npu_window_s, 1, 30)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineConfig:
    """Everything `CaptionEngine` needs to know besides the stages themselves."""

    segmenter: SegmenterConfig = field(default_factory=SegmenterConfig)
    stats_every_s: float = 1.0
    """Spacing of `StatsUpdated` events, s of wall time (0.1 to 60)."""
    agree_for_s: float = 0.75
    """How long the hypotheses of a segment have to agree on a word before it is settled, s (0.1 to
    5): four of them, if they come each 0.25 s; longer where the decoder is unsure of it."""
    settled_only: bool = False
    """Show no text that may still change."""
    context_s: float = 10.0
    """A segment is read together with the speech before it, up to this length in all, s (0 to 28;
    0: by itself). The speech tail begins at 10 s, and what is read there looks like it."""
    partial_context_s: float = 6.0
    """The same for a segment that still grows, s (0 to 28): it is read again and again."""
    max_lag_s: float | None = None
    """For live sound: the most that may wait for its caption, s (2 to 60); what is beyond is left
    out, and that is said. None: everything is captioned, however long it takes."""

    def __post_init__(self) -> None:
        _require_range("stats_every_s", self.stats_every_s, 0.1, 60.0)
        _require_range("agree_for_s", self.agree_for_s, 0.1, 5.0)
        _require_range("context_s", self.context_s, 0.0, 28.0)
        _require_range("partial_context_s", self.partial_context_s, 0.0, 28.0)
        if self.max_lag_s is not None:
            _require_range("max_lag_s", self.max_lag_s, 2.0, 60.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputConfig:
    """Captions for others than whoever sits here; nobody by default."""

    serve: bool = False
    """Serve a page and a WebSocket."""
    port: int = 8765
    """TCP port of both (0 to 65535; 0 takes a free one)."""
    shared: bool = False
    """On every address of this machine, and then only with the token; otherwise on loopback."""
    token: str = ""
    """What the address has to carry (16 to 128 letters, digits, - and _); empty makes one for
    this run."""
    text_file: str = ""
    """Path of a file that holds the last lines; empty for none."""
    text_lines: int = 2
    """How many lines (1 to 100)."""

    def __post_init__(self) -> None:
        _require_range("port", self.port, 0, 65_535)
        _require_range("text_lines", self.text_lines, 1, 100)
        if self.token and not _TOKEN.fullmatch(self.token):
            raise ConfigError("the token needs to be 16 to 128 letters, digits, - and _")
        at_home(self.text_file)


_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")
