"""Write the parts of a model: graphs, speech tail and mel filters."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np
import onnxruntime as ort
import soundfile as sf

from captioner_models.checkpoint import FINGERPRINT, Checkpoint
from captioner_models.graphs.decoder import write_cross, write_decoder
from captioner_models.graphs.encoder import write_encoder
from captioner_models.graphs.layers import Precision
from captioner_models.manifest import Defaults
from captioner_models.mel_filters import mel_filters
from captioner_models.pieces import write_pieces
from captioner_models.progress import Progress
from captioner_models.recipes import Recipe, recipe_for
from captioner_models.tail import (
    WINDOW_FRAMES,
    Float32,
    LogMel,
    pooled,
    save_tail,
    tail_of_states,
    tail_states,
)

REFERENCE: Final = "encoder_reference.onnx"  # float32, only while the model is being built


def write_parts(
    checkpoint: Checkpoint,
    folder: Path,
    progress: Progress,
    log_mel: LogMel,
    recipe: Recipe | None = None,
) -> Defaults:
    """Write graphs (encoder, cross, decoder), tail.npz, pieces.npz and mel_filters.npy.

    Args:
        checkpoint: to write.
        folder: empty, on the disk of the store.
        progress: told the share that is done.
        log_mel: the front end of speech recognition.
        recipe: by default the one measured for the checkpoint.

    Returns:
        The settings that go with the parts.
    """
    chosen = recipe or recipe_for(checkpoint.name, multilingual=checkpoint.multilingual)
    mark = {FINGERPRINT: checkpoint.fingerprint}
    progress("Writing the encoder", 0.0)
    write_encoder(checkpoint, folder / "encoder.onnx", chosen.encoder, mark)
    progress("Writing the decoder", 0.2)
    write_cross(checkpoint, folder / "cross.onnx", chosen.cross, mark)
    write_decoder(checkpoint, folder / "decoder.onnx", chosen.decoder, mark)
    size = checkpoint.dimensions
    write_pieces(
        folder / "pieces.npz", checkpoint.tokenizer_json, size.n_vocab, checkpoint.fingerprint
    )
    progress("Computing the speech tail", 0.7)
    filters = mel_filters(size.n_mels)
    np.save(folder / "mel_filters.npy", filters, allow_pickle=False)
    mel = log_mel(read_clip(chosen.tail_clip), filters, WINDOW_FRAMES)
    states = reference_states(checkpoint, folder, mel, chosen.defaults.tail_positions)
    tail = tail_of_states(checkpoint, pooled(states, chosen.tail_pool), chosen.tail_pool)
    save_tail(folder / "tail.npz", tail, checkpoint.fingerprint)
    progress("Parts written", 1.0)
    return chosen.defaults


def reference_states(
    checkpoint: Checkpoint, folder: Path, clip_mel: Float32, n_positions: int
) -> Float32:
    """Tail states (n_positions, d_model) by the float32 encoder, written to `folder` and removed.

    Args:
        checkpoint: whose encoder.
        folder: for the temporary graph.
        clip_mel: (n_mels, WINDOW_FRAMES) of the clip and silence.
        n_positions: length of the tail.
    """
    path = folder / REFERENCE
    write_encoder(checkpoint, path, Precision.FP32, {})
    try:
        session = ort.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    finally:
        path.unlink()
        path.with_name(f"{path.name}.data").unlink()

    def encode(mel: Float32) -> Float32:
        (states,) = session.run(["states"], {"mel": np.ascontiguousarray(mel.T)[None]})
        return np.asarray(states[0], np.float32)

    return tail_states(encode, clip_mel, n_positions)


def read_clip(name: str) -> Float32:
    """A recording of `resources`: (n,) float32 mono at 16 kHz."""
    with as_file(files("captioner_models") / "resources" / name) as path:
        samples, _rate = sf.read(path, dtype="float32")
    return np.asarray(samples, np.float32)
