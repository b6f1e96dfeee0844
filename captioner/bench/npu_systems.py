"""Systems with an NPU: on a device, and the twin of the full NPU on the CPU."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from captioner.asr.transcriber import Cancelled, Transcriber
from captioner.asr.watch import EncoderWatch
from captioner.bench.run import OwnEngine
from captioner.bench.system import Skipped, SystemSpec
from captioner.config import EncoderChoice, EncoderWindow, RecognitionConfig
from captioner.errors import BenchError, ModelFileError
from captioner.events import Segment, Transcript
from captioner_models.hef_catalogue import decoder_path
from captioner_models.hef_files import HefFile
from captioner_models.variants import FULL_NPU, Variant

HYBRID: Final = "hybrid"
FULL: Final = "full-npu"
TWIN: Final = "full-npu-twin"
NODES: Final = ("hailo[0-9]*", "h1x-[0-9]*")  # what the drivers of Hailo-8/8L and -10H make in /dev
NO_DEVICE: Final = "no Hailo NPU is here (no /dev/hailo0 or /dev/h1x-0)"
WINDOW_S: Final = 10  # of the twin


def device_is_here(folder: Path = Path("/dev")) -> bool:
    """Whether a driver has made a device: a package alone, be it a stand-in, measures nothing."""
    return any(next(folder.glob(pattern), None) is not None for pattern in NODES)


def hybrid(own: OwnEngine, *, present: bool | None = None) -> SystemSpec | Skipped:
    """The encoder on the NPU, our decoder on the CPU; only if there is a device.

    Args:
        own: our engine, and its compiled encoders.
        present: whether there is a device; looked for if None.
    """
    reason = _obstacle(own, present)
    if reason:
        return Skipped(HYBRID, reason)
    config = replace(
        own.config,
        encoder=EncoderChoice.HAILO,
        encoder_window=EncoderWindow.FREE,
        hefs=own.hefs,
        npu_window_s=_shortest_s(own.hefs),
    )
    title = f"encoder of {own.model} on the NPU, decoder with a cache on the CPU"
    return SystemSpec(HYBRID, title, partial(load_hybrid, own.folder_of(own.variant), config))


def full_npu(own: OwnEngine, *, present: bool | None = None) -> SystemSpec | Skipped:
    """Encoder and decoder on the NPU; only if there is a device and a compiled decoder."""
    reason = _obstacle(own, present)
    pairs = [
        (file.path, decoder_path(file.path), file.record.arch)
        for file in own.hefs
        if file.record is not None and str(file.record.window_s) in FULL_NPU
    ]
    pairs = [pair for pair in pairs if pair[1].is_file()]
    if not reason and not pairs:
        reason = (
            "its compiled decoder is not here: "
            f"`captioner models fetch {own.model} --arch ARCH --decoder`"
        )
    if reason:
        return Skipped(FULL, reason)
    folder = own.folder_of(Variant(full_npu=str(_shortest_s(own.hefs))))
    title = f"encoder and decoder of {own.model} on the NPU, no cache"
    return SystemSpec(FULL, title, partial(load_full, folder, own.config, tuple(pairs)))


def twin(own: OwnEngine) -> SystemSpec:
    """What the full NPU computes, in float32 on the CPU."""
    folder = own.folder_of(exact())
    title = "encoder of 10 s and a decoder of 32 tokens without a cache, float32, on the CPU"
    return SystemSpec(TWIN, title, partial(load_twin_of, folder, own.config))


def exact() -> Variant:
    """The build with an encoder in float32 and what the full NPU needs."""
    return Variant(encoder="fp32", full_npu=str(WINDOW_S))


class OnNpuOnly:
    """A transcriber that fails where the program would go on with the CPU."""

    def __init__(self, inside: Transcriber, watch: EncoderWatch) -> None:
        self._inside = inside
        self._watch = watch
        self._require_npu()

    def transcribe(self, segment: Segment, cancelled: Cancelled) -> Transcript | None:
        """As the transcriber inside does it, on the NPU; raises BenchError otherwise."""
        transcript = self._inside.transcribe(segment, cancelled)
        self._require_npu()
        return transcript

    def close(self) -> None:
        """Close the transcriber inside."""
        self._inside.close()

    def _require_npu(self) -> None:
        from captioner.asr.npu.standby import CPU

        if self._watch.name == CPU:
            reasons = [news.reason for news in self._watch.news() if news.reason]
            raise BenchError(f"the NPU is not at work. {' '.join(reasons[-1:])}".strip())


def load_hybrid(folder: Path, config: RecognitionConfig) -> OnNpuOnly:
    """In the process that measures: the program as it is with `--encoder hailo`."""
    from captioner.asr.whisper import load_whisper
    from captioner.assets import demo_recording
    from captioner.audio.recording import read_recording

    watch = EncoderWatch()
    speech = partial(read_recording, demo_recording())
    return OnNpuOnly(load_whisper(folder, config, watch=watch, speech=speech), watch)


def load_full(
    folder: Path, config: RecognitionConfig, pairs: Sequence[tuple[Path, Path, str]]
) -> Transcriber:
    """In the process that measures: the first pair that is compiled for the device."""
    from captioner.asr.encoder_hailo import describe_device
    from captioner.asr.npu.faults import TroubleError
    from captioner.asr.npu.messages import RUNS_ON
    from captioner.bench.full_npu_system import load_full_npu

    try:
        architecture = describe_device().architecture
    except TroubleError as exc:
        raise exc.trouble.error() from exc
    for arch in RUNS_ON.get(architecture, (architecture,)):
        for encoder, decoder, compiled_for in pairs:
            if compiled_for == arch:
                return load_full_npu(folder, config, encoder, decoder, arch)
    raise ModelFileError(f"no compiled encoder and decoder for {architecture} are here")


def load_twin_of(folder: Path, config: RecognitionConfig) -> Transcriber:
    """In the process that measures."""
    from captioner.bench.full_npu_system import load_twin

    return load_twin(folder, config, WINDOW_S)


def _obstacle(own: OwnEngine, present: bool | None) -> str:
    """Why nothing can be measured on an NPU; empty if something can."""
    if not (device_is_here() if present is None else present):
        return NO_DEVICE
    if not own.hefs:
        return (
            f"no compiled encoder of {own.model} is here: "
            f"`captioner models fetch {own.model} --arch ARCH`"
        )
    return ""


def _shortest_s(files: Sequence[HefFile]) -> int:
    return min((file.record.window_s for file in files if file.record), default=WINDOW_S)
