"""Choose where the encoder runs: on the provider that was asked for, or else on the CPU."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

import numpy as np

from captioner.asr.encoder_onnx import OnnxEncoder
from captioner.asr.transcriber import Encoder
from captioner.config import Provider, RecognitionConfig
from captioner.errors import BackendError
from captioner_models.manifest import Manifest, fixed_encoder

Notice: TypeAlias = Callable[[str], None]
"""Told what a person should know and what is no failure, in sentences."""


def no_notice(_message: str) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class OpenedEncoder:
    """An encoder that runs."""

    encoder: Encoder
    config: RecognitionConfig
    """What was asked for, with the provider that took it."""


def open_encoder(
    folder: Path, manifest: Manifest, config: RecognitionConfig, notice: Notice = no_notice
) -> OpenedEncoder:
    """The encoder of a model folder, on this thread.

    A provider that is missing, refuses the graph or fails to run it is named in a notice, and the
    CPU takes over as if no provider had been asked for.

    Raises:
        ModelFileError: a part is missing, damaged or of another checkpoint.
        BackendError: ONNX Runtime cannot run the encoder on the CPU.
    """
    if not config.provider.is_cpu:
        try:
            return OpenedEncoder(_open_on_provider(folder, manifest, config), config)
        except BackendError as exc:
            reason = f"{str(exc).rstrip('.')}."
            notice(" ".join(filter(None, (reason, exc.hint, "The encoder runs on the CPU."))))
            config = replace(config, provider=Provider())
    n_frames = config.encoder_window.n_frames
    path = folder / "encoder.onnx"
    return OpenedEncoder(OnnxEncoder(path, config.threads, manifest.fingerprint, n_frames), config)


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
