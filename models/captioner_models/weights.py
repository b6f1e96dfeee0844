"""What the tensors of a checkpoint say about it: sizes, completeness, identity."""

import hashlib
import re
from collections.abc import Mapping
from typing import Final

import numpy as np

from captioner_models.checkpoint import HEAD, Dimensions, Tensor
from captioner_models.errors import ModelSourceError

FFN_RATIO: Final = 4  # hidden width of the feed-forward layers over d_model


def dimensions_of(tensors: Mapping[str, Tensor], where: str) -> Dimensions:
    """Sizes read off the shapes, with every tensor checked against them.

    Args:
        tensors: by the names of `Checkpoint.tensors`.
        where: the file, for error messages.

    Raises:
        ModelSourceError: a tensor is missing, left over, of a wrong shape or not finite.
    """
    d_model, n_mels, _ = _shape(tensors, "encoder.conv1.weight", 3, where)
    n_vocab, _ = _shape(tensors, "decoder.embed_tokens.weight", 2, where)
    dimensions = Dimensions(
        n_mels=n_mels,
        d_model=d_model,
        n_heads=d_model // HEAD,
        n_encoder_layers=_n_layers(tensors, "encoder"),
        n_decoder_layers=_n_layers(tensors, "decoder"),
        n_vocab=n_vocab,
        n_audio_positions=_shape(tensors, "encoder.embed_positions.weight", 2, where)[0],
        n_text_positions=_shape(tensors, "decoder.embed_positions.weight", 2, where)[0],
    )
    if d_model == 0 or d_model % HEAD:
        raise ModelSourceError(f"{where}: width {d_model} is not a multiple of {HEAD}")
    _check(tensors, expected_shapes(dimensions), where)
    return dimensions


def expected_shapes(dimensions: Dimensions) -> dict[str, tuple[int, ...]]:
    """Name and shape of every tensor of a checkpoint of these sizes."""
    d = dimensions.d_model
    shapes: dict[str, tuple[int, ...]] = {
        "encoder.conv1.weight": (d, dimensions.n_mels, 3),
        "encoder.conv1.bias": (d,),
        "encoder.conv2.weight": (d, d, 3),
        "encoder.conv2.bias": (d,),
        "encoder.embed_positions.weight": (dimensions.n_audio_positions, d),
        "decoder.embed_positions.weight": (dimensions.n_text_positions, d),
        "decoder.embed_tokens.weight": (dimensions.n_vocab, d),
    }
    for side, n_layers, attentions in (
        ("encoder", dimensions.n_encoder_layers, ("self_attn",)),
        ("decoder", dimensions.n_decoder_layers, ("self_attn", "encoder_attn")),
    ):
        shapes |= _norm(f"{side}.layer_norm", d)
        for layer in range(n_layers):
            shapes |= _layer_shapes(f"{side}.layers.{layer}", d, attentions)
    return shapes


def _layer_shapes(prefix: str, d: int, attentions: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """Tensors of one layer of width `d`."""
    shapes: dict[str, tuple[int, ...]] = {}
    for attention in attentions:
        shapes |= _norm(f"{prefix}.{attention}_layer_norm", d)
        for projection in ("q", "k", "v", "out"):
            shapes[f"{prefix}.{attention}.{projection}_proj.weight"] = (d, d)
            if projection != "k":
                shapes[f"{prefix}.{attention}.{projection}_proj.bias"] = (d,)
    shapes |= _norm(f"{prefix}.final_layer_norm", d)
    wide = FFN_RATIO * d
    shapes |= {f"{prefix}.fc1.weight": (wide, d), f"{prefix}.fc1.bias": (wide,)}
    shapes |= {f"{prefix}.fc2.weight": (d, wide), f"{prefix}.fc2.bias": (d,)}
    return shapes


def _norm(name: str, d: int) -> dict[str, tuple[int, ...]]:
    return {f"{name}.weight": (d,), f"{name}.bias": (d,)}


def fingerprint(tensors: Mapping[str, Tensor]) -> str:
    """sha256 over the names, shapes and float16 values of the tensors, in name order.

    The same weights give the same fingerprint whichever file and precision they came in, as
    long as that precision was float16 or better.
    """
    digest = hashlib.sha256()
    for name in sorted(tensors):
        with np.errstate(over="ignore", under="ignore"):
            values = np.ascontiguousarray(tensors[name].astype("<f2"))
        shape = "x".join(str(size) for size in values.shape)
        digest.update(f"{name}\0{shape}\0".encode())
        digest.update(values.data if values.size else b"")
    return digest.hexdigest()


def _shape(tensors: Mapping[str, Tensor], name: str, rank: int, where: str) -> tuple[int, ...]:
    if name not in tensors:
        raise ModelSourceError(f"{where} has no {name}")
    shape = tensors[name].shape
    if len(shape) != rank:
        raise ModelSourceError(f"{where}: {name} has shape {shape}, expected {rank} dimensions")
    return shape


def _n_layers(tensors: Mapping[str, Tensor], side: str) -> int:
    """Layers of a side: one more than the highest number in use."""
    pattern = re.compile(rf"{side}\.layers\.(\d{{1,3}})\.")
    matches = (pattern.match(name) for name in tensors)
    return max((int(match[1]) + 1 for match in matches if match), default=0)


def _check(
    tensors: Mapping[str, Tensor], shapes: Mapping[str, tuple[int, ...]], where: str
) -> None:
    for name, shape in shapes.items():
        if name not in tensors:
            raise ModelSourceError(f"{where} has no {name}")
        if tensors[name].shape != shape:
            raise ModelSourceError(
                f"{where}: {name} has shape {tensors[name].shape}, expected {shape}"
            )
        if not np.isfinite(tensors[name]).all():
            raise ModelSourceError(
                f"{where}: {name} holds values that are not numbers",
                hint="The file is damaged; install or download it again.",
            )
    left = sorted(set(tensors) - set(shapes))
    if left:
        raise ModelSourceError(f"{where} has {left[0]}, which no Whisper of its size has")
