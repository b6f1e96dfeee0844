"""Everything that the vendor's tool needs to compile an encoder for a Hailo NPU, in one folder."""

import json
import shutil
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np

from captioner_models.calibration import write_calibration
from captioner_models.checkpoint import FINGERPRINT, Checkpoint
from captioner_models.full_npu import EMBEDDING, PLACES
from captioner_models.graphs.decoder_hailo import N_TOKENS, write_hailo_decoder
from captioner_models.graphs.encoder_hailo import write_hailo_encoder
from captioner_models.graphs.hailo_rules import check_hailo_graph
from captioner_models.graphs.layers import weights
from captioner_models.hailo_check import (
    decoder_difference,
    encoder_differences,
    reference_states,
    require_close,
)
from captioner_models.hailo_script import TEN_H, conv_names, model_script, n_adds
from captioner_models.hef_files import ARCHITECTURES
from captioner_models.mel_filters import mel_filters
from captioner_models.progress import Progress, silent
from captioner_models.tail import Float32, LogMel

FRAMES_PER_S: Final = 100
ENCODER: Final = "encoder.onnx"
DECODER: Final = "decoder.onnx"
CALIBRATION: Final = "calibration.npy"
COMPILER: Final = "compile.py"
PLAN: Final = "export.json"
N_COMPARED: Final = 3  # windows: the first, the last, and one between


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What `compile.py` goes by; the JSON object has exactly these fields."""

    checkpoint: str
    """Name of the model."""
    fingerprint: str
    """Of its weights."""
    network: str
    """What the compiled network is called: no dots."""
    window_s: int
    n_mels: int
    d_model: int
    n_windows: int
    """In the calibration set."""
    convs: tuple[str, ...]
    """Convolutions that the vendor's parser has to find, in order."""
    n_adds: int
    """Element-wise sums that it has to find."""
    scripts: dict[str, str]
    """The model script by architecture."""


@dataclass(frozen=True, slots=True)
class Export:
    """What was written, and how far it is from our own graphs."""

    folder: Path
    plan: Plan
    encoder_difference: float
    """Largest difference of a state, in the median of some windows."""
    decoder_difference: float
    """Largest difference of a logit."""


def export_hailo(
    checkpoint: Checkpoint,
    folder: Path,
    recordings: Iterable[Float32],
    log_mel: LogMel,
    progress: Progress = silent,
    *,
    window_s: int,
    most_windows: int,
    hop_s: float | None = None,
) -> Export:
    """Write graphs, calibration set, model scripts and `compile.py` into `folder`, and check them.

    The same weights and recordings give the same bytes.

    Args:
        checkpoint: to export.
        folder: made if missing; files of an earlier export are replaced.
        recordings: of speech, (n,) float32 at 16 kHz, to calibrate with.
        log_mel: the front end of speech recognition.
        progress: told the share that is done.
        window_s: seconds that the encoder is to take.
        most_windows: of the calibration set.
        hop_s: seconds from one window of a recording to the next; by default `window_s`.

    Raises:
        ModelError: no speech to calibrate with; or a graph breaks the compiler's rules or differs
            from ours.
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    n_frames = FRAMES_PER_S * window_s
    progress("Writing the graphs", 0.0)
    _write_graphs(checkpoint, folder, n_frames)
    progress("Writing the calibration set", 0.2)
    n_windows = write_calibration(
        folder / CALIBRATION,
        recordings,
        mel_filters(checkpoint.dimensions.n_mels),
        log_mel,
        n_frames=n_frames,
        most=most_windows,
        hop_s=hop_s,
    )
    progress("Comparing with our own encoder and decoder", 0.6)
    apart = _compared(checkpoint, folder)
    progress("Writing the scripts", 0.9)
    plan = _write_scripts(checkpoint, folder, window_s, n_windows)
    progress("Done", 1.0)
    return Export(folder, plan, *apart)


def write_host_tables(checkpoint: Checkpoint, folder: Path) -> None:
    """Write what the host looks up for a decoder on the NPU: embeddings and places."""
    for name, file in (("embed_tokens", EMBEDDING), ("embed_positions", PLACES)):
        np.save(folder / file, weights(checkpoint, f"decoder.{name}.weight"), allow_pickle=False)


def _write_graphs(checkpoint: Checkpoint, folder: Path, n_frames: int) -> None:
    mark = {FINGERPRINT: checkpoint.fingerprint}
    write_hailo_encoder(checkpoint, folder / ENCODER, mark, n_frames=n_frames)
    write_hailo_decoder(checkpoint, folder / DECODER, mark, n_positions=n_frames // 2)
    write_host_tables(checkpoint, folder)


def _compared(checkpoint: Checkpoint, folder: Path) -> tuple[float, float]:
    """Differences of encoder and decoder on some windows of the calibration set."""
    for file in (ENCODER, DECODER):
        check_hailo_graph(folder / file)
    windows = np.load(folder / CALIBRATION, mmap_mode="r", allow_pickle=False)
    chosen = sorted({at * (len(windows) - 1) // (N_COMPARED - 1) for at in range(N_COMPARED)})
    mels = [np.ascontiguousarray(windows[at, 0].T) for at in chosen]  # (n_mels, n_frames)
    states = reference_states(checkpoint, mels)
    by_encoder = require_close("encoder", encoder_differences(folder / ENCODER, mels, states))
    logits = decoder_difference(checkpoint, folder / DECODER, states[0], N_TOKENS)
    return by_encoder, require_close("decoder", [logits])


def _write_scripts(checkpoint: Checkpoint, folder: Path, window_s: int, n_windows: int) -> Plan:
    size = checkpoint.dimensions
    network = f"{checkpoint.name.replace('.', '_').replace('-', '_')}_encoder_{window_s}s"
    scripts = {arch: f"{network}_{'10h' if arch == TEN_H else '8'}.alls" for arch in ARCHITECTURES}
    for arch, script in scripts.items():
        text = model_script(size.n_encoder_layers, n_windows, arch=arch)
        (folder / script).write_text(text, "utf-8")
    plan = Plan(
        checkpoint=checkpoint.name,
        fingerprint=checkpoint.fingerprint,
        network=network,
        window_s=window_s,
        n_mels=size.n_mels,
        d_model=size.d_model,
        n_windows=n_windows,
        convs=conv_names(size.n_encoder_layers),
        n_adds=n_adds(size.n_encoder_layers),
        scripts=scripts,
    )
    (folder / PLAN).write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")
    with as_file(files("captioner_models") / "resources" / COMPILER) as source:
        shutil.copyfile(source, folder / COMPILER)
    return plan
