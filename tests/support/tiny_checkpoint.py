"""A Whisper with random weights, small enough to write, read and run in every test.

It has the shapes, names, special tokens and files of a real one; it says nothing sensible.
"""

import hashlib
import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from safetensors.numpy import save_file

from captioner_models.catalogue import FileFormat, ModelSpec, Role, Source, SourceFile, SourceKind
from captioner_models.checkpoint import Checkpoint, Dimensions, Tensor
from captioner_models.vocabulary import ctranslate2_facts, special_tokens
from captioner_models.weights import expected_shapes, fingerprint

N_TIMESTAMPS: Final = 16  # a real one has 1501
LANGUAGES: Final = ("en", "de")
SPECIAL: Final = (
    "<|endoftext|>",
    "<|startoftranscript|>",
    *(f"<|{language}|>" for language in LANGUAGES),
    "<|translate|>",
    "<|transcribe|>",
    "<|startoflm|>",
    "<|startofprev|>",
    "<|nospeech|>",
    "<|notimestamps|>",
)
N_BYTES: Final = 256  # text tokens: one for each byte
DIMENSIONS: Final = Dimensions(
    n_mels=80,
    d_model=64,
    n_heads=1,
    n_encoder_layers=2,
    n_decoder_layers=2,
    n_vocab=N_BYTES + len(SPECIAL) + N_TIMESTAMPS,
)
IDS: Final = {content: N_BYTES + i for i, content in enumerate(SPECIAL)}
CONFIG: Final[Mapping[str, Any]] = {
    "alignment_heads": [[1, 0]],
    "lang_ids": [IDS[f"<|{language}|>"] for language in LANGUAGES],
    "suppress_ids": [1, 2, IDS["<|startoftranscript|>"], IDS["<|nospeech|>"]],
    "suppress_ids_begin": [32, IDS["<|endoftext|>"]],
}


def tiny_tensors(seed: int = 0, dimensions: Dimensions = DIMENSIONS) -> dict[str, Tensor]:
    """Random float32 weights whose values fit float16 exactly, so both files hold the same."""
    rng = np.random.default_rng(seed)
    tensors: dict[str, Tensor] = {}
    for name, shape in expected_shapes(dimensions).items():
        values = rng.normal(0.0, 0.05, shape)
        if "layer_norm.weight" in name:
            values += 1.0
        if name == "decoder.embed_positions.weight":
            values *= 20.0  # or every token would be followed by itself, as the embedding is tied
        tensors[name] = values.astype(np.float16).astype(np.float32)
    return tensors


def tiny_tokenizer() -> bytes:
    """A tokenizer.json that `tokenizers` reads: one token a byte, and the special ones."""
    contents = [*SPECIAL, *(f"<|{0.02 * i:.2f}|>" for i in range(N_TIMESTAMPS))]
    added = [
        {
            "id": N_BYTES + i,
            "content": content,
            "single_word": False,
            "lstrip": False,
            "rstrip": False,
            "normalized": False,
            "special": True,
        }
        for i, content in enumerate(contents)
    ]
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True}
    document = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": None,
        "pre_tokenizer": byte_level | {"use_regex": True},
        "post_processor": None,
        "decoder": byte_level | {"use_regex": True},
        "model": {"type": "BPE", "vocab": _byte_vocabulary(), "merges": []},
    }
    return json.dumps(document).encode()


def tiny_checkpoint(seed: int = 0, *, multilingual: bool = True) -> Checkpoint:
    """The checkpoint as the readers give it."""
    tensors = tiny_tensors(seed)
    return Checkpoint(
        name="tiny-test",
        dimensions=DIMENSIONS,
        tokens=special_tokens(
            json.loads(tiny_tokenizer()),
            ctranslate2_facts(CONFIG, "CONFIG"),
            multilingual=multilingual,
            n_vocab=DIMENSIONS.n_vocab,
            where="tiny_tokenizer",
        ),
        alignment_heads=((1, 0),),
        tensors=tensors,
        tokenizer_json=tiny_tokenizer(),
        fingerprint=fingerprint(tensors),
    )


def write_package(folder: Path, name: str = "tiny-test", *, multilingual: bool = True) -> ModelSpec:
    """Write an installable package `tiny_test_weights` into `folder`; gives its catalogue entry.

    `folder` has to be on the import path for the package to be found.
    """
    package = folder / "tiny_test_weights"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('this code must not run')\n")
    write_ctranslate2(package / "model.bin", tiny_tensors())
    (package / "config.json").write_text(json.dumps(CONFIG))
    (package / "tokenizer.json").write_bytes(tiny_tokenizer())
    roles = {
        "model.bin": Role.WEIGHTS,
        "config.json": Role.CONFIG,
        "tokenizer.json": Role.TOKENIZER,
    }
    files = tuple(_source_file(package / path, role, package.name) for path, role in roles.items())
    return tiny_spec(
        name,
        Source(
            kind=SourceKind.PACKAGE,
            format=FileFormat.CTRANSLATE2,
            install="captioner[tiny-test]",
            licence="MIT",
            credit="the tests",
            files=files,
        ),
        multilingual=multilingual,
    )


def write_hub_files(folder: Path, dtype: npt.DTypeLike = np.float32) -> ModelSpec:
    """Write the files of an original checkpoint into `folder`; gives a catalogue entry."""
    folder.mkdir(parents=True, exist_ok=True)
    tensors = {f"model.{name}": value.astype(dtype) for name, value in tiny_tensors().items()}
    save_file(tensors, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps({"d_model": 64, "suppress_tokens": None}))
    generation = {
        "alignment_heads": CONFIG["alignment_heads"],
        "lang_to_id": {f"<|{language}|>": IDS[f"<|{language}|>"] for language in LANGUAGES},
        "suppress_tokens": CONFIG["suppress_ids"],
        "begin_suppress_tokens": CONFIG["suppress_ids_begin"],
    }
    (folder / "generation_config.json").write_text(json.dumps(generation))
    (folder / "tokenizer.json").write_bytes(tiny_tokenizer())
    files = (
        _source_file(folder / "model.safetensors", Role.WEIGHTS),
        SourceFile(role=Role.CONFIG, path="config.json"),
        SourceFile(role=Role.CONFIG, path="generation_config.json"),
        SourceFile(role=Role.TOKENIZER, path="tokenizer.json"),
    )
    source = Source(
        kind=SourceKind.HUB,
        format=FileFormat.SAFETENSORS,
        install="captioner[hub]",
        licence="MIT",
        credit="the tests",
        files=files,
        repo="tests/whisper-tiny-test",
        revision="0" * 40,
    )
    return tiny_spec("tiny-test", source)


def tiny_spec(name: str, source: Source, *, multilingual: bool = True) -> ModelSpec:
    """A catalogue entry for a source."""
    return ModelSpec(
        name=name,
        title="Whisper of the tests",
        languages="none",
        multilingual=multilingual,
        licence="MIT",
        credit="the tests",
        build_bytes=1_000_000,
        source=source,
    )


@dataclass
class CTranslate2File:
    """What goes into a model.bin; a test changes a field to make a wrong one."""

    variables: dict[str, npt.NDArray[Any]]
    version: int = 6
    spec: str = "WhisperSpec"
    revision: int = 3
    aliases: Sequence[tuple[str, str]] = field(
        default=(("decoder/projection/weight", "decoder/embeddings/weight"),)
    )

    def to_bytes(self) -> bytes:
        """The file."""
        types = {"float32": 0, "int8": 1, "int16": 2, "int32": 3, "float16": 4}
        out = [struct.pack("<I", self.version), _name(self.spec)]
        out.append(struct.pack("<II", self.revision, len(self.variables)))
        for name, value in sorted(self.variables.items()):
            out += [_name(name), struct.pack(f"<B{value.ndim}I", value.ndim, *value.shape)]
            out += [struct.pack("<BI", types[value.dtype.name], value.nbytes), value.tobytes()]
        out.append(struct.pack("<I", len(self.aliases)))
        out += [_name(alias) + _name(target) for alias, target in self.aliases]
        return b"".join(out)


def write_ctranslate2(path: Path, tensors: Mapping[str, Tensor]) -> None:
    """Write a whole model.bin in float16."""
    path.write_bytes(CTranslate2File(ctranslate2_variables(tensors)).to_bytes())


def ctranslate2_variables(tensors: Mapping[str, Tensor]) -> dict[str, npt.NDArray[Any]]:
    """Tensors under the names of CTranslate2, in float16, projections fused, scalars added."""
    half = {name: value.astype(np.float16) for name, value in tensors.items()}
    variables: dict[str, npt.NDArray[Any]] = {
        "decoder/embeddings/weight": half["decoder.embed_tokens.weight"],
        "decoder/activation": np.array(3, np.int8),
        "decoder/pre_norm": np.array(1, np.int8),
        "decoder/num_heads": np.array(1, np.int16),
        "encoder/num_heads": np.array(1, np.int16),
    }
    for convolution in ("conv1", "conv2"):
        variables |= _linear(half, f"encoder.{convolution}", f"encoder/{convolution}")
    for side, n_layers in (("encoder", 2), ("decoder", 2)):
        variables[f"{side}/position_encodings/encodings"] = half[f"{side}.embed_positions.weight"]
        variables |= _norm(half, f"{side}.layer_norm", f"{side}/layer_norm")
        for i in range(n_layers):
            variables |= _layer(half, f"{side}.layers.{i}", f"{side}/layer_{i}")
    return variables


def _layer(half: Mapping[str, Any], ours: str, theirs: str) -> dict[str, npt.NDArray[Any]]:
    own, ffn, cross = f"{theirs}/self_attention", f"{theirs}/ffn", f"{theirs}/attention"
    variables = _norm(half, f"{ours}.self_attn_layer_norm", f"{own}/layer_norm")
    variables |= _fused(half, f"{ours}.self_attn", f"{own}/linear_0", "qkv")
    variables |= _linear(half, f"{ours}.self_attn.out_proj", f"{own}/linear_1")
    variables |= _norm(half, f"{ours}.final_layer_norm", f"{ffn}/layer_norm")
    variables |= _linear(half, f"{ours}.fc1", f"{ffn}/linear_0")
    variables |= _linear(half, f"{ours}.fc2", f"{ffn}/linear_1")
    if f"{ours}.encoder_attn.q_proj.weight" in half:
        variables |= _norm(half, f"{ours}.encoder_attn_layer_norm", f"{cross}/layer_norm")
        variables |= _linear(half, f"{ours}.encoder_attn.q_proj", f"{cross}/linear_0")
        variables |= _fused(half, f"{ours}.encoder_attn", f"{cross}/linear_1", "kv")
        variables |= _linear(half, f"{ours}.encoder_attn.out_proj", f"{cross}/linear_2")
    return variables


def _linear(half: Mapping[str, Any], ours: str, theirs: str) -> dict[str, npt.NDArray[Any]]:
    return {f"{theirs}/{kind}": half[f"{ours}.{kind}"] for kind in ("weight", "bias")}


def _norm(half: Mapping[str, Any], ours: str, theirs: str) -> dict[str, npt.NDArray[Any]]:
    return {f"{theirs}/gamma": half[f"{ours}.weight"], f"{theirs}/beta": half[f"{ours}.bias"]}


def _fused(half: Mapping[str, Any], ours: str, theirs: str, parts: str) -> dict[str, Any]:
    weights = [half[f"{ours}.{part}_proj.weight"] for part in parts]
    zeros = np.zeros(len(weights[0]), np.float16)
    biases = [half.get(f"{ours}.{part}_proj.bias", zeros) for part in parts]
    return {f"{theirs}/weight": np.concatenate(weights), f"{theirs}/bias": np.concatenate(biases)}


def _name(text: str) -> bytes:
    return struct.pack("<H", len(text) + 1) + text.encode() + b"\0"


def _byte_vocabulary() -> dict[str, int]:
    """Byte to token id, bytes spelt as byte-level BPE spells them."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(N_BYTES) if byte not in printable]
    spelling = {byte: chr(byte) for byte in printable}
    spelling |= {byte: chr(N_BYTES + i) for i, byte in enumerate(others)}
    return {spelling[byte]: byte for byte in range(N_BYTES)}


def _source_file(path: Path, role: Role, package: str = "") -> SourceFile:
    data = path.read_bytes()
    sha256 = hashlib.sha256(data).hexdigest()
    return SourceFile(role=role, path=path.name, package=package, size=len(data), sha256=sha256)
