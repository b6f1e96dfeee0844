"""The kinds of models that sherpa-onnx runs, and how a folder of files tells which it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from captioner_models.errors import ModelFileError
from captioner_models.onnx_metadata import read_metadata

TOKENS: Final = "tokens.txt"
GRAPHS: Final = (".onnx", ".ort")
SMALLER: Final = ("int4", "int8", "fp16")  # parts of a name, in the order in which they are taken


class SherpaKind(StrEnum):
    """A family of models, each opened in its own way."""

    MOONSHINE = "moonshine"
    TRANSDUCER = "transducer"
    NEMO_TRANSDUCER = "nemo-transducer"
    NEMO_CTC = "nemo-ctc"
    ZIPFORMER_CTC = "zipformer-ctc"
    SENSE_VOICE = "sense-voice"
    PARAFORMER = "paraformer"
    STREAMING_TRANSDUCER = "streaming-transducer"
    STREAMING_NEMO_CTC = "streaming-nemo-ctc"
    STREAMING_ZIPFORMER_CTC = "streaming-zipformer-ctc"
    STREAMING_PARAFORMER = "streaming-paraformer"

    @property
    def streams(self) -> bool:
        """Whether it takes sound as it comes and never goes back on what it has written."""
        return self.value.startswith("streaming-")


@dataclass(frozen=True, slots=True)
class Found:
    """What a folder holds."""

    kind: SherpaKind
    files: Mapping[str, str]
    """By role (encoder, decoder, joiner, model, tokens): the name of the file."""


def kind_of(folder: Path) -> Found:
    """Tell what a folder of model files is, by their names and by what they say of themselves.

    Nothing is run. Where the same graph is there in several precisions, the smallest is taken.

    Raises:
        ModelFileError: it is no folder of a model that is known here, or a file is damaged.
    """
    if not folder.is_dir():
        raise ModelFileError(f"{folder} is no folder", hint="Name the folder with the model files.")
    names = [path.name for path in sorted(folder.iterdir()) if path.is_file()]
    roles = {role: name for role in ROLES if (name := _smallest(role, names))}
    if not roles:
        raise _unknown(folder, "it has no .onnx or .ort file of a recogniser")
    kind = _kind(folder, roles)
    tokens = _tokens_of(names)
    if not tokens and not (kind is SherpaKind.MOONSHINE and MOONSHINE_TOKENS in names):
        raise _unknown(folder, f"{TOKENS} is missing")
    used = {role: roles[role] for role in NEEDED[kind]}
    return Found(kind, used | {"tokens": tokens or MOONSHINE_TOKENS})


def _kind(folder: Path, roles: Mapping[str, str]) -> SherpaKind:
    have = frozenset(roles)
    if {"encoder", "decoder"} <= have and roles["decoder"].startswith("decoder_model_merged"):
        return SherpaKind.MOONSHINE
    if {"encoder", "decoder", "joiner"} <= have:
        remarks = read_metadata(folder / roles["encoder"])
        streams = bool(remarks.keys() & STREAMS)
        if remarks.get("model_type", "").startswith("EncDec"):
            return SherpaKind.STREAMING_TRANSDUCER if streams else SherpaKind.NEMO_TRANSDUCER
        return SherpaKind.STREAMING_TRANSDUCER if streams else SherpaKind.TRANSDUCER
    if {"encoder", "decoder"} <= have:
        model_type = read_metadata(folder / roles["encoder"]).get("model_type", "")
        if model_type == "paraformer":
            return SherpaKind.STREAMING_PARAFORMER
        if model_type.startswith("whisper"):
            raise _unknown(folder, "Whisper is read by the program's own engine")
    if "model" in have:
        remarks = read_metadata(folder / roles["model"])
        for says, kind in BY_REMARKS:
            if says(remarks):
                return kind
        said = remarks.get("model_type", "")
        raise _unknown(folder, f"{roles['model']} is of the type {said!r}")
    raise _unknown(folder, f"{' and '.join(sorted(roles.values()))} alone make no recogniser")


def _smallest(role: str, names: list[str]) -> str:
    """The file of a role, in the smallest precision; empty if there is none."""
    fitting = [n for n in names if n.endswith(GRAPHS) and _plays(role, n)]
    ranks = {
        name: next((at for at, mark in enumerate(SMALLER) if mark in name), len(SMALLER))
        for name in fitting
    }
    return min(fitting, key=lambda name: (ranks[name], name), default="")


def _plays(role: str, name: str) -> bool:
    others = [other for other in ROLES if other != role]
    stem = name.casefold()
    if role == "model":
        return "model" in stem and not any(other in stem for other in others)
    return role in stem


def _tokens_of(names: list[str]) -> str:
    """`tokens.txt`, also with a name before it; empty if there is none."""
    return next((name for name in names if name.endswith(TOKENS)), "")


def _unknown(folder: Path, why: str) -> ModelFileError:
    return ModelFileError(
        f"{folder} is not a model that sherpa-onnx captions with: {why}",
        hint="Name the folder of one model as published for sherpa-onnx, whole and unpacked.",
    )


ROLES: Final = ("encoder", "decoder", "joiner", "model")
MOONSHINE_TOKENS: Final = "tokenizer.bin"
STREAMS: Final = frozenset({"decode_chunk_len", "cache_last_channel_dim1", "window_size"})
"""Remarks that only graphs have which take sound in pieces."""

BY_REMARKS: Final[tuple[tuple[Callable[[Mapping[str, str]], bool], SherpaKind], ...]] = (
    (
        lambda r: r.get("model_type", "").startswith("EncDec") and bool(r.keys() & STREAMS),
        SherpaKind.STREAMING_NEMO_CTC,
    ),
    (lambda r: r.get("model_type", "").startswith("EncDec"), SherpaKind.NEMO_CTC),
    (lambda r: r.get("model_type", "").startswith("sense_voice"), SherpaKind.SENSE_VOICE),
    (lambda r: r.get("model_type") == "paraformer", SherpaKind.PARAFORMER),
    (
        lambda r: r.get("model_type") == "zipformer2" and bool(r.keys() & STREAMS),
        SherpaKind.STREAMING_ZIPFORMER_CTC,
    ),
    (lambda r: r.get("model_type") == "zipformer2_ctc", SherpaKind.ZIPFORMER_CTC),
)
"""What the graph of a model that is one file says of itself."""

NEEDED: Final[Mapping[SherpaKind, tuple[str, ...]]] = {
    SherpaKind.MOONSHINE: ("encoder", "decoder"),
    SherpaKind.TRANSDUCER: ("encoder", "decoder", "joiner"),
    SherpaKind.NEMO_TRANSDUCER: ("encoder", "decoder", "joiner"),
    SherpaKind.NEMO_CTC: ("model",),
    SherpaKind.ZIPFORMER_CTC: ("model",),
    SherpaKind.SENSE_VOICE: ("model",),
    SherpaKind.PARAFORMER: ("model",),
    SherpaKind.STREAMING_TRANSDUCER: ("encoder", "decoder", "joiner"),
    SherpaKind.STREAMING_NEMO_CTC: ("model",),
    SherpaKind.STREAMING_ZIPFORMER_CTC: ("model",),
    SherpaKind.STREAMING_PARAFORMER: ("encoder", "decoder"),
}
"""The graphs that each kind is opened with, by role."""
