"""Which systems take part: ours, its peers, and the systems of the original notes, by name."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from captioner.bench import npu_systems
from captioner.bench.peers import (
    FASTER_WHISPER,
    MOONSHINE,
    MOONSHINE_VAD,
    faster_whisper,
    moonshine,
)
from captioner.bench.run import OwnEngine
from captioner.bench.system import Absent, SystemSpec
from captioner.config import EncoderWindow, Padding, PaddingKind
from captioner.errors import ConfigError
from captioner_models.variants import Variant

OURS: Final = "captioner"
USUAL: Final = (OURS, FASTER_WHISPER, MOONSHINE, MOONSHINE_VAD)
USUAL_QUICK: Final = (OURS, FASTER_WHISPER, MOONSHINE)

Make: TypeAlias = Callable[[OwnEngine], SystemSpec | Absent]

ZEROS: Final = Padding(PaddingKind.ZEROS, 1500)


def _ours(own: OwnEngine) -> SystemSpec:
    return own.system(OURS, f"this program, {own.model}")


def _onnx_10s(own: OwnEngine) -> SystemSpec:
    return own.system(
        "onnx-10s",
        "the notes' encoder of 10 s, zeros to 1,500 positions, decoder with a cache",
        encoder_window=EncoderWindow.TEN_S,
        padding=ZEROS,
    )


def _onnx_30s_fp32(own: OwnEngine) -> SystemSpec:
    return own.system(
        "onnx-30s-fp32",
        "an encoder of 30 s in float32, decoder with a cache",
        Variant(encoder="fp32"),
        encoder_window=EncoderWindow.THIRTY_S,
    )


def _onnx_30s_int8(own: OwnEngine) -> SystemSpec:
    return own.system(
        "onnx-30s-int8",
        "an encoder of 30 s in int8, decoder with a cache",
        Variant(encoder="int8"),
        encoder_window=EncoderWindow.THIRTY_S,
    )


def _no_cache(own: OwnEngine) -> SystemSpec:
    return own.system(
        "no-cache",
        "the notes' decoder of 32 tokens without a cache, after their encoder of 10 s",
        encoder_window=EncoderWindow.TEN_S,
        padding=ZEROS,
        cache=False,
    )


OWN: Final[Mapping[str, Make]] = {
    OURS: _ours,
    "onnx-10s": _onnx_10s,
    "onnx-30s-fp32": _onnx_30s_fp32,
    "onnx-30s-int8": _onnx_30s_int8,
    "no-cache": _no_cache,
    npu_systems.HYBRID: npu_systems.hybrid,
    npu_systems.FULL: npu_systems.full_npu,
    npu_systems.TWIN: npu_systems.twin,
}
NAMES: Final = (*USUAL, *(name for name in OWN if name != OURS))


def line_up(
    names: Sequence[str], own: OwnEngine, checkpoint: Path | str
) -> tuple[list[SystemSpec], list[Absent]]:
    """The systems of these names, in their order, and those that are not here.

    Args:
        names: some of NAMES.
        own: our engine.
        checkpoint: for faster-whisper; a folder, or why there is none.

    Raises:
        ModelError: a variant of our model cannot be built.
    """
    threads = own.config.threads
    found: list[SystemSpec] = []
    absent: list[Absent] = []
    for name in names:
        match name:
            case "faster-whisper":
                system = faster_whisper(checkpoint, own.model, threads)
            case "moonshine" | "moonshine-vad":
                system = moonshine(threads, own_vad=name == MOONSHINE_VAD)
            case _:
                system = OWN[name](own)
        if isinstance(system, Absent):
            absent.append(system)
        else:
            found.append(system)
    return found, absent


def parse_names(text: str) -> tuple[str, ...]:
    """Names with commas between them, each once.

    Raises:
        ConfigError: a name is not known.
    """
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    unknown = [name for name in names if name not in NAMES]
    if unknown or not names:
        raise ConfigError(f"systems is {text!r}, need some of {', '.join(NAMES)}")
    return names
