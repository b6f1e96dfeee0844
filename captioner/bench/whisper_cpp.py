"""whisper.cpp as a transcriber of ours, by the package pywhispercpp."""

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from captioner.asr.transcriber import Cancelled
from captioner.bench.extras import installed_version
from captioner.bench.ggml import Blocks
from captioner.bench.peers import Settings, transcript_of
from captioner.bench.system import Skipped, SystemSpec
from captioner.events import Segment, StageTimes, Transcript
from captioner.installation import advice_here

WHISPER_CPP: Final = "whisper.cpp"
PACKAGE: Final = "pywhispercpp"
BEAM_SEARCH: Final = 1  # its number for that way of sampling; 0 is greedy
WINDOW: Final = {"temperature_inc": 0.0, "no_timestamps": True, "single_segment": True}
"""What it does with one window: read it once, without times."""

Written = Callable[[Blocks], Path | str]
"""The file of a checkpoint in some form, written if need be; or why there is none."""


def whisper_cpp(
    name: str, file: Path | str, model: str, threads: int, settings: Settings, blocks: Blocks
) -> SystemSpec | Skipped:
    """whisper.cpp on the CPU.

    Args:
        name: of the system.
        file: with the checkpoint in GGML's format, or why there is none.
        model: name of the checkpoint, for the title.
        threads: of GGML.
        settings: how it reads; it has no VAD filter without a file of another network.
        blocks: what the matrices of the file are stored in, for the title.
    """
    if find_spec(PACKAGE) is None:
        return Skipped(name, f"not installed. {advice_here().measuring}")
    if isinstance(file, str):
        return Skipped(name, file)
    version = installed_version(PACKAGE)
    title = f"whisper.cpp by {PACKAGE} {version}, {model}, {blocks}, {settings.words}"
    load = partial(_load, file, threads, settings)
    return SystemSpec(name, title, load, timed_stages=False)


class WhisperCpp:
    """Its model as a transcriber."""

    def __init__(self, model: Any) -> None:  # noqa: ANN401 - of an untyped extra
        self._model = model

    def transcribe(self, segment: Segment, _cancelled: Cancelled) -> Transcript:
        """Transcribe a window or a whole recording; cannot be cancelled."""
        found = self._model.transcribe(segment.samples)
        text = " ".join(part.text.strip() for part in found)
        return transcript_of(text, StageTimes(0.0, 0.0, 0.0))

    def close(self) -> None:
        """Forget the model."""
        del self._model


def options(threads: int, settings: Settings) -> dict[str, Any]:
    """What its model is opened with."""
    beam = settings.beam
    return {
        "params_sampling_strategy": BEAM_SEARCH if beam > 1 else 0,
        "redirect_whispercpp_logs_to": None,  # nowhere
        "context_params": {"use_gpu": False},
        "n_threads": threads,
        "language": "en",
        "print_progress": False,
        "beam_search": {"beam_size": beam if beam > 1 else -1, "patience": -1.0},
        **(WINDOW if settings.once else {}),
    }


def _load(file: Path, threads: int, settings: Settings) -> WhisperCpp:
    from pywhispercpp.model import Model

    return WhisperCpp(Model(str(file), **options(threads, settings)))
