"""Which systems take part: ours, its peers, and the systems of the original notes, by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from captioner.bench import npu_systems, sherpa_systems
from captioner.bench.checkpoint import Weights
from captioner.bench.ggml import Blocks
from captioner.bench.peers import (
    FASTER_WHISPER,
    MOONSHINE,
    MOONSHINE_VAD,
    Settings,
    faster_whisper,
    moonshine,
)
from captioner.bench.run import OwnEngine
from captioner.bench.system import Skipped, SystemSpec
from captioner.bench.whisper_cpp import WHISPER_CPP, whisper_cpp
from captioner.config import EncoderWindow, Padding, PaddingKind
from captioner.errors import ConfigError
from captioner_models.variants import Variant

OURS: Final = "captioner"
FASTER_WHISPER_5: Final = f"{FASTER_WHISPER}-5"
WHISPERS: Final[Mapping[str, tuple[Settings, Blocks | None]]] = {
    FASTER_WHISPER: (Settings(), None),
    FASTER_WHISPER_5: (Settings(beam=5), None),
    f"{FASTER_WHISPER}-plain": (Settings(plain=True), None),
    f"{FASTER_WHISPER}-5-plain": (Settings(beam=5, plain=True), None),
    f"{FASTER_WHISPER}-vad": (Settings(vad_filter=True), None),
    f"{FASTER_WHISPER}-5-vad": (Settings(beam=5, vad_filter=True), None),
    WHISPER_CPP: (Settings(), Blocks.F16),
    f"{WHISPER_CPP}-5": (Settings(beam=5), Blocks.F16),
    f"{WHISPER_CPP}-q8_0": (Settings(), Blocks.Q8_0),
    f"{WHISPER_CPP}-5-q8_0": (Settings(beam=5), Blocks.Q8_0),
    f"{WHISPER_CPP}-q5_1": (Settings(), Blocks.Q5_1),
    f"{WHISPER_CPP}-5-q5_1": (Settings(beam=5), Blocks.Q5_1),
}
"""Peers with the same weights, by name: how they read, and what whisper.cpp's are stored in."""
USUAL: Final = (OURS, FASTER_WHISPER, FASTER_WHISPER_5, WHISPER_CPP, MOONSHINE, MOONSHINE_VAD)
USUAL_QUICK: Final = (OURS, FASTER_WHISPER, MOONSHINE)
USUAL_WHOLE: Final = (
    *(OURS, FASTER_WHISPER, FASTER_WHISPER_5, f"{FASTER_WHISPER}-plain"),
    *(f"{FASTER_WHISPER}-5-plain", f"{FASTER_WHISPER}-vad", f"{FASTER_WHISPER}-5-vad"),
    *(WHISPER_CPP, f"{WHISPER_CPP}-5", MOONSHINE, MOONSHINE_VAD),
)
"""Those that recordings are read whole with."""

Make: TypeAlias = Callable[[OwnEngine], SystemSpec | Skipped]

ZEROS: Final = Padding(PaddingKind.ZEROS, 1500)


def _ours(own: OwnEngine) -> SystemSpec:
    return own.system(OURS, f"this program, {own.model}")


def _beam(beam: int, own: OwnEngine, *, whole: bool = False) -> SystemSpec:
    """Ours with a beam of a given width, whatever the options say."""
    name, title = f"{OURS}-{beam}", f"this program, {own.model}, beam {beam}"
    if not whole:
        return own.system(name, title, beam=beam)
    config = replace(own.config, beam=beam)
    return own.whole(name, f"{title}, as `captioner transcribe` reads", config=config)


def _onnx_10s(own: OwnEngine) -> SystemSpec:
    return own.system(
        "onnx-10s",
        "the notes' encoder of 10 s, zeros to 1,500 positions, decoder with a cache",
        encoder_window=EncoderWindow.TEN_S,
        padding=ZEROS,
    )


def _onnx_30s(encoder: str, called: str, own: OwnEngine) -> SystemSpec:
    return own.system(
        f"onnx-30s-{encoder}",
        f"an encoder of 30 s in {called}, decoder with a cache",
        Variant(encoder=encoder),
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


BEAMS: Final = {f"{OURS}-{beam}": beam for beam in (1, 5)}
"""Ours with the beams of the peers, to be compared at the same width."""
OWN: Final[Mapping[str, Make]] = {
    OURS: _ours,
    **{name: partial(_beam, beam) for name, beam in BEAMS.items()},
    "onnx-10s": _onnx_10s,
    "onnx-30s-fp32": partial(_onnx_30s, "fp32", "float32"),
    "onnx-30s-int8": partial(_onnx_30s, "int8", "int8"),
    "no-cache": _no_cache,
    npu_systems.HYBRID: npu_systems.hybrid,
    npu_systems.FULL: npu_systems.full_npu,
    npu_systems.TWIN: npu_systems.twin,
}
PEERS: Final = (*WHISPERS, MOONSHINE, MOONSHINE_VAD)
NAMES: Final = (OURS, *PEERS, *(name for name in OWN if name != OURS))


def line_up(
    names: Sequence[str], own: OwnEngine, weights: Weights
) -> tuple[list[SystemSpec], list[Skipped]]:
    """The systems of these names for windows, in their order, and those that are not here.

    Args:
        names: some of NAMES, or of models that sherpa-onnx runs (`sherpa_systems`).
        own: our engine.
        weights: of its checkpoint, for the peers that have the same.

    Raises:
        ModelError: a variant of our model cannot be built.
    """
    return _parted([_window_system(name, own, weights) for name in names])


def line_up_whole(
    names: Sequence[str], own: OwnEngine, weights: Weights
) -> tuple[list[SystemSpec], list[Skipped]]:
    """Ours and the peers among these names, to read whole recordings; as `line_up`."""
    read = [n for n in names if n in (OURS, *BEAMS, *PEERS) or sherpa_systems.is_one(n)]
    return _parted([_whole(name, own, weights) for name in read])


def _window_system(name: str, own: OwnEngine, weights: Weights) -> SystemSpec | Skipped:
    if sherpa_systems.is_one(name):
        return sherpa_systems.system(name, own.config)
    return OWN[name](own) if name in OWN else _peer(name, own, weights)


def _whole(name: str, own: OwnEngine, weights: Weights) -> SystemSpec | Skipped:
    if name == OURS:
        return own.whole(name, f"this program, {own.model}, as `captioner transcribe` reads")
    if name in BEAMS:
        return _beam(BEAMS[name], own, whole=True)
    if sherpa_systems.is_one(name):
        return sherpa_systems.system(name, own.config, whole=True)
    return _peer(name, own, weights, whole=True)


def _peer(
    name: str, own: OwnEngine, weights: Weights, *, whole: bool = False
) -> SystemSpec | Skipped:
    threads = own.config.threads
    if name not in WHISPERS:
        return moonshine(threads, own_vad=name == MOONSHINE_VAD)
    settings, blocks = WHISPERS[name]
    settings = replace(settings, whole=whole)
    if blocks is None:
        return faster_whisper(name, weights.ctranslate2(), own.model, threads, settings)
    return whisper_cpp(name, weights.ggml(blocks), own.model, threads, settings, blocks)


def _parted(
    every: Sequence[SystemSpec | Skipped],
) -> tuple[list[SystemSpec], list[Skipped]]:
    found = [one for one in every if isinstance(one, SystemSpec)]
    return found, [one for one in every if isinstance(one, Skipped)]


def parse_names(text: str) -> tuple[str, ...]:
    """Names with commas between them, each once.

    Raises:
        ConfigError: a name is not known.
    """
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    unknown = [name for name in names if name not in NAMES and not sherpa_systems.is_one(name)]
    if unknown or not names:
        known = ", ".join((*NAMES, f"{sherpa_systems.PREFIX}MODEL"))
        raise ConfigError(f"systems is {text!r}, need some of {known}")
    return names
