"""The programs we measure ourselves against, each as a transcriber of ours."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from captioner.asr.transcriber import Cancelled
from captioner.bench.extras import installed_version
from captioner.bench.system import Skipped, SystemSpec
from captioner.events import Segment, StageTimes, Transcript
from captioner.installation import advice_here
from captioner.units import SAMPLE_RATE

FASTER_WHISPER: Final = "faster-whisper"
MOONSHINE: Final = "moonshine"
MOONSHINE_VAD: Final = "moonshine-vad"
MOONSHINE_VERSION: Final = "0.1.0"  # later wheels bring no model
WINDOW: Final = {
    "temperature": 0.0,
    "without_timestamps": True,
    "condition_on_previous_text": False,
}
"""What faster-whisper does with one segment: read it once, by itself."""
ONE_THREAD: Final = (("MOONSHINE_ORT_SINGLE_THREAD", "1"),)
"""Its library reads this variable. Without it ONNX Runtime starts a thread for each core."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a peer that is a Whisper reads."""

    beam: int = 1
    """Hypotheses it keeps, from 1; 1 is greedy."""
    vad_filter: bool = False
    """Whether its own voice detector leaves out what is not speech."""
    whole: bool = False
    """Recordings of any length as its library takes them, with fallback to other temperatures,
    text before as context and times. Otherwise windows of at most 30 s, read once."""
    plain: bool = False
    """Whole recordings, too, are read once, 30 s after 30 s, without times: on clips that are
    shorter than that, faster-whisper's beam then makes fewer errors."""

    @property
    def words(self) -> str:
        """For a title."""
        parts = [f"beam {self.beam}"]
        parts += ["its VAD filter"] if self.vad_filter else []
        if self.whole:
            parts.append("whole files" + (", read once" if self.plain else " by its defaults"))
        return ", ".join(parts)

    @property
    def once(self) -> bool:
        """Whether nothing is read again, and no times are asked for."""
        return self.plain or not self.whole


def faster_whisper(
    name: str, checkpoint: Path | str, model: str, threads: int, settings: Settings
) -> SystemSpec | Skipped:
    """faster-whisper with 8-bit weights.

    Args:
        name: of the system.
        checkpoint: folder with the checkpoint as CTranslate2 has it, or why there is none.
        model: name of the checkpoint, for the title.
        threads: of CTranslate2.
        settings: how it reads.
    """
    if find_spec("faster_whisper") is None:
        return Skipped(name, f"not installed. {advice_here().measuring}")
    if isinstance(checkpoint, str):
        return Skipped(name, checkpoint)
    version = installed_version("faster-whisper")
    title = f"faster-whisper {version}, {model}, int8, {settings.words}"
    return SystemSpec(name, title, partial(_load_faster_whisper, checkpoint, threads, settings))


def moonshine(threads: int, *, own_vad: bool) -> SystemSpec | Skipped:
    """Moonshine tiny for English.

    Args:
        threads: of the run; its library can be held to one.
        own_vad: cut the segment once more by its own voice detector, as it does by default.
            Otherwise it takes the segment whole, as the others do.
    """
    name = MOONSHINE_VAD if own_vad else MOONSHINE
    found = installed_version("moonshine-voice")
    if not found:
        return Skipped(
            name, f"not installed (there are wheels for Linux on x86-64). {advice_here().measuring}"
        )
    if found != MOONSHINE_VERSION:
        reason = f"version {found} is installed, {MOONSHINE_VERSION} is the one that brings a model"
        return Skipped(name, reason)
    vad = "with its own voice detector" if own_vad else "the window as it is"
    return SystemSpec(
        name,
        f"Moonshine {found}, tiny, {vad}",
        partial(_load_moonshine, own_vad),
        timed_stages=False,
        environment=ONE_THREAD if threads == 1 else (),
    )


class FasterWhisper:
    """faster-whisper's model as a transcriber."""

    def __init__(self, model: Any, settings: Settings) -> None:  # noqa: ANN401 - of an untyped extra
        self._model = model
        self._options: dict[str, Any] = {
            "language": "en",
            "beam_size": settings.beam,
            "vad_filter": settings.vad_filter,
            **(WINDOW if settings.once else {}),
        }
        self._mel_s = 0.0
        self._encode_s = 0.0
        model.encode = self._timed(model.encode, self._count_encoding)
        model.feature_extractor = _Timed(model.feature_extractor, self._count_mel)

    def transcribe(self, segment: Segment, _cancelled: Cancelled) -> Transcript:
        """Transcribe a segment or a whole recording; cannot be cancelled."""
        self._mel_s = self._encode_s = 0.0
        began_s = time.perf_counter()
        segments, _info = self._model.transcribe(segment.samples, **self._options)
        text = " ".join(part.text.strip() for part in segments)
        total_s = time.perf_counter() - began_s
        rest_s = total_s - self._mel_s - self._encode_s
        return transcript_of(text, StageTimes(self._mel_s, self._encode_s, rest_s))

    def close(self) -> None:
        """Forget the model."""
        del self._model

    def _count_mel(self, spent_s: float) -> None:
        self._mel_s += spent_s

    def _count_encoding(self, spent_s: float) -> None:
        self._encode_s += spent_s

    @staticmethod
    def _timed(call: Callable[..., Any], count: Callable[[float], None]) -> Callable[..., Any]:
        def timed(*args: Any, **options: Any) -> Any:  # noqa: ANN401 - as the call has them
            began_s = time.perf_counter()
            result = call(*args, **options)
            count(time.perf_counter() - began_s)
            return result

        return timed


class _Timed:
    """An object whose calls are timed; everything else is the object's own."""

    def __init__(self, inside: Any, count: Callable[[float], None]) -> None:  # noqa: ANN401 - whatever a peer's model takes
        self._inside = inside
        self._call = FasterWhisper._timed(inside, count)

    def __call__(self, *args: Any, **options: Any) -> Any:  # noqa: ANN401 - whatever a peer's model takes
        return self._call(*args, **options)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a peer's model takes
        return getattr(self._inside, name)


class Moonshine:
    """Moonshine's library as a transcriber."""

    def __init__(self, transcriber: Any) -> None:  # noqa: ANN401 - of an untyped extra
        self._transcriber = transcriber

    def transcribe(self, segment: Segment, _cancelled: Cancelled) -> Transcript:
        """Transcribe one segment; cannot be cancelled."""
        numbers = segment.samples.tolist()  # its own conversion of an array is far slower
        transcript = self._transcriber.transcribe_without_streaming(numbers, SAMPLE_RATE)
        text = " ".join(line.text.strip() for line in transcript.lines)
        return transcript_of(text, StageTimes(0.0, 0.0, 0.0))

    def close(self) -> None:
        """Free the library's memory."""
        self._transcriber.close()


def _load_faster_whisper(checkpoint: Path, threads: int, settings: Settings) -> FasterWhisper:
    from faster_whisper import WhisperModel

    return FasterWhisper(
        WhisperModel(
            str(checkpoint),
            device="cpu",
            compute_type="int8",
            cpu_threads=threads,
            num_workers=1,
        ),
        settings,
    )


def _load_moonshine(own_vad: bool) -> Moonshine:
    from moonshine_voice import ModelArch, Transcriber, get_model_path

    options = {"return_audio_data": "false"}  # else it copies the sound back, number by number
    if not own_vad:
        options["vad_threshold"] = "0.0"  # everything counts as speech
    return Moonshine(Transcriber(get_model_path("tiny-en"), ModelArch.TINY, options=options))


def transcript_of(text: str, times: StageTimes) -> Transcript:
    """A transcript by a system that tells no probabilities."""
    return Transcript(" ".join(text.split()), (), 0.0, 0.0, times)
