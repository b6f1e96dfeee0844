"""Choose where the encoder runs: on what was asked for, or else on the CPU."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.asr.npu.faults import Fault, Trouble
from captioner.asr.npu.link import COMMAND
from captioner.asr.npu.opening import NpuModel
from captioner.asr.npu.pairing import fitting_files
from captioner.asr.npu.standby import CPU, StandbyEncoder, explained
from captioner.asr.npu.surroundings import is_installed, not_installed
from captioner.asr.transcriber import Encoder
from captioner.asr.watch import EncoderWatch, nothing_to_do
from captioner.config import EncoderChoice, Provider, RecognitionConfig
from captioner.errors import BackendError, NpuError
from captioner.events import EncoderChanged
from captioner.units import HOP, FloatArray, samples
from captioner_models.manifest import Manifest, fixed_encoder

SUFFIX: Final = "ExecutionProvider"
Notice: TypeAlias = Callable[[str], None]
"""Told what a person should know and what is no failure, in sentences."""


def no_notice(_message: str) -> None:
    """Tell nobody."""


def no_probe(_n_frames: int) -> FloatArray:
    """For callers that have no recording to try an encoder on."""
    raise NpuError("there is no recording to compare the NPU with the CPU")


@dataclass(frozen=True, slots=True)
class NpuMeans:
    """What the NPU takes besides the model."""

    watch: EncoderWatch = field(default_factory=EncoderWatch)
    """Told which encoder is at work."""
    probe: Callable[[int], FloatArray] = no_probe
    """Log-mel (n_mels, n) of speech for so many frames, to compare NPU and CPU on."""
    command: Sequence[str] = COMMAND
    """Starts the process that owns the device."""


@dataclass(frozen=True, slots=True)
class OpenedEncoder:
    """An encoder that runs."""

    encoder: Encoder
    config: RecognitionConfig
    """What was asked for, with the provider that took it."""
    settle: Callable[[], None] = nothing_to_do
    """Waits until an NPU that is being opened is open or cannot be, but only for some seconds."""


def open_encoder(
    folder: Path,
    manifest: Manifest,
    config: RecognitionConfig,
    notice: Notice = no_notice,
    npu: NpuMeans | None = None,
) -> OpenedEncoder:
    """The encoder of a model folder, on this thread.

    A provider that is missing, refuses the graph or fails to run it is named in a notice, and the
    CPU takes over as if no provider had been asked for. An NPU is opened beside the CPU.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: ONNX Runtime cannot run the encoder on the CPU.
    """
    means = npu or NpuMeans()
    if not config.provider.is_cpu:
        try:
            encoder = _open_on_provider(folder, manifest, config)
            means.watch.tell(EncoderChanged(config.provider.full_name.removesuffix(SUFFIX)))
            return OpenedEncoder(encoder, config)
        except BackendError as exc:
            reason = f"{str(exc).rstrip('.')}."
            notice(" ".join(filter(None, (reason, exc.hint, "The encoder runs on the CPU."))))
            config = replace(config, provider=Provider())
    n_frames = config.encoder_window.n_frames
    path = folder / "encoder.onnx"
    cpu = OnnxEncoder(path, config.threads, manifest.fingerprint, n_frames)
    if config.may_use_npu:
        return _beside_npu(cpu, manifest, config, means)
    means.watch.tell(EncoderChanged(CPU))
    return OpenedEncoder(cpu, config)


def _beside_npu(
    cpu: OnnxEncoder, manifest: Manifest, config: RecognitionConfig, means: NpuMeans
) -> OpenedEncoder:
    """The CPU's encoder, and the NPU's if there is one that fits."""
    asked = config.encoder is EncoderChoice.HAILO
    fitting = fitting_files(config.hefs, manifest.name, manifest)
    if not fitting.candidates:
        reason = explained(fitting.refused or _nothing_for(manifest.name)) if asked else ""
        means.watch.longest_s = None
        means.watch.tell(EncoderChanged(CPU, reason))
        return OpenedEncoder(cpu, config)
    model = NpuModel(fitting.candidates, manifest.name, manifest, cpu, means.probe, means.command)
    standby = StandbyEncoder(
        cpu,
        model,
        means.watch,
        margin_frames=samples(manifest.defaults.margin_s) // HOP,
        # Nobody who did not ask for it wants to hear of it, unless there is something to press.
        explains=lambda error: asked or error.can_retry,
    )
    return OpenedEncoder(standby, config, standby.wait)


def _nothing_for(name: str) -> NpuError:
    """What a person who asked for the NPU lacks: the software first, then the encoder."""
    if not is_installed():
        return not_installed().error()
    hint = (
        f"Get it: `captioner models fetch {name} --arch hailo8l` (or hailo8, hailo10h); "
        "`captioner models list --hailo` shows which models have one."
    )
    return Trouble(Fault.MISSING_FILE, f"there is none of {name}", hint).error()


def _open_on_provider(folder: Path, manifest: Manifest, config: RecognitionConfig) -> Encoder:
    """The encoder of fixed length, after it has proved to run."""
    n_frames = config.fixed_window.n_frames
    assert n_frames is not None, "a provider compiles one length"
    encoder = OnnxEncoder(
        folder / fixed_encoder(config.fixed_window.value),
        config.threads,
        manifest.fingerprint,
        n_frames,
        config.provider,
    )
    name = config.provider.full_name
    silence = np.zeros((manifest.dimensions.n_mels, n_frames), np.float32)
    try:
        states = encoder.encode(silence)
    except Exception as exc:  # each provider raises what its driver says
        first_line = str(exc).strip().partition("\n")[0]
        raise BackendError(f"{name} fails to run the encoder: {first_line}") from exc
    expected = (n_frames // 2, manifest.dimensions.d_model)
    if states.shape != expected or not np.isfinite(states).all():
        raise BackendError(f"{name} gives no states {expected} but {states.shape} or no numbers")
    return encoder
