"""Write the parts of a model: graphs, speech tail and mel filters."""

from collections.abc import Iterable, Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np
import soundfile as sf

from captioner_models.calibration import SAMPLE_RATE
from captioner_models.checkpoint import FINGERPRINT, Checkpoint
from captioner_models.fidelity import save_references
from captioner_models.graphs.decoder import write_cross, write_decoder
from captioner_models.graphs.encoder import EncoderForm, write_encoder
from captioner_models.graphs.layers import Precision
from captioner_models.graphs.writing import smoothing_for
from captioner_models.manifest import FIGURES, Defaults
from captioner_models.mel_filters import mel_filters
from captioner_models.pieces import write_pieces
from captioner_models.progress import Progress
from captioner_models.recipes import Recipe, recipe_for
from captioner_models.reference import (
    ReferenceDecoder,
    ReferenceEncoder,
    references_of,
    spoken_tokens,
)
from captioner_models.smoothing import largest_of
from captioner_models.tail import (
    WINDOW_FRAMES,
    Float32,
    LogMel,
    pooled,
    save_tail,
    tail_of_states,
    tail_states,
)
from captioner_models.worded import worded

CLIPS: Final = ("tail_espeak", "tail_flite_awb", "tail_flite_rms", "tail_flite_slt")
"""Recordings in `resources`, of four synthetic voices."""
HOP: Final = SAMPLE_RATE // 100  # samples between log-mel frames
TAIL_TEXT: Final = "tail.txt"  # what is said in all of them
N_COMPARED: Final = 2  # of them serve to compare the built model with float32
SILENCE_AFTER: Final = SAMPLE_RATE  # samples: as a window of speech is encoded


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
    size = checkpoint.dimensions
    filters = mel_filters(size.n_mels)
    np.save(folder / "mel_filters.npy", filters, allow_pickle=False)
    progress(worded("Computing the speech tail"), 0.0)
    clip = log_mel(read_clip(chosen.tail_clip), filters, WINDOW_FRAMES)
    mels = list(_mels(log_mel, filters))
    with ReferenceEncoder(checkpoint, folder) as reference:
        states = tail_states(reference.encode, clip, chosen.defaults.tail_positions)
        form = encoder_form(checkpoint, chosen, reference, mels)
        recordings = [(mel, reference.encode(mel)) for mel in mels]
    tail = tail_of_states(checkpoint, pooled(states, chosen.tail_pool), chosen.tail_pool)
    save_tail(folder / "tail.npz", tail, checkpoint.fingerprint)
    progress(worded("Computing exact figures"), 0.3)
    tokens = spoken_tokens(checkpoint, read_text(TAIL_TEXT))
    with ReferenceDecoder(checkpoint, folder) as exact:
        references = references_of(exact, tokens, recordings[:N_COMPARED], tail)
        seen = [exact.largest(one, tail, tokens) for _mel, one in recordings]
    save_references(folder / FIGURES, references, checkpoint.fingerprint)
    smoothing = smoothing_for(checkpoint, largest_of(seen)) if chosen.decoder.smoothed else {}
    progress(worded("Writing the encoder"), 0.5)
    write_encoder(checkpoint, folder / "encoder.onnx", form, mark)
    progress(worded("Writing the decoder"), 0.6)
    write_cross(checkpoint, folder / "cross.onnx", chosen.cross, mark)
    write_decoder(checkpoint, folder / "decoder.onnx", chosen.decoder, mark, smoothing=smoothing)
    write_pieces(
        folder / "pieces.npz", checkpoint.tokenizer_json, size.n_vocab, checkpoint.fingerprint
    )
    progress(worded("Parts written"), 1.0)
    return chosen.defaults


def encoder_form(
    checkpoint: Checkpoint,
    recipe: Recipe,
    reference: ReferenceEncoder,
    mels: Iterable[Float32],
) -> EncoderForm:
    """How to store an encoder by this recipe: in int8 its channels are smoothed.

    Args:
        checkpoint: whose encoder.
        recipe: how to build the model.
        reference: the same encoder in float32.
        mels: (n_mels, n) each, speech whose channels are looked at.
    """
    if recipe.encoder is not Precision.INT8:
        return EncoderForm(recipe.encoder)
    largest = largest_of([reference.largest(mel) for mel in mels])
    return EncoderForm(recipe.encoder, smoothing_for(checkpoint, largest), recipe.exact_start)


def _mels(log_mel: LogMel, filters: Float32) -> Iterator[Float32]:
    """Log-mels (n_mels, n) of CLIPS, each with silence after it."""
    for name in CLIPS:
        samples = read_clip(f"{name}.flac")
        yield log_mel(samples, filters, 2 * (-(-(len(samples) + SILENCE_AFTER) // (2 * HOP))))


def read_text(name: str) -> str:
    """A text of `resources`."""
    return (files("captioner_models") / "resources" / name).read_text("utf-8").strip()


def read_clip(name: str) -> Float32:
    """A recording of `resources`: (n,) float32 mono at 16 kHz."""
    with as_file(files("captioner_models") / "resources" / name) as path:
        samples, _rate = sf.read(path, dtype="float32")
    return np.asarray(samples, np.float32)
