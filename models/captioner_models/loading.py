"""From the files of a source to a checkpoint in memory."""

from typing import Any

from captioner_models.catalogue import FileFormat, ModelSpec
from captioner_models.checkpoint import Checkpoint, Tensor
from captioner_models.ctranslate2 import read_variables
from captioner_models.errors import ModelSourceError
from captioner_models.naming import from_ctranslate2, from_hub
from captioner_models.progress import Progress, silent, within
from captioner_models.safetensors_file import read_tensors
from captioner_models.sources import SourceFiles, locate
from captioner_models.vocabulary import (
    DecodingFacts,
    alignment_heads,
    ctranslate2_facts,
    hub_facts,
    read_json,
    special_tokens,
)
from captioner_models.weights import dimensions_of, fingerprint
from captioner_models.worded import worded


def load_checkpoint(
    spec: ModelSpec, progress: Progress = silent, *, download: bool = False
) -> Checkpoint:
    """Find, verify and read the weights of a catalogue entry.

    Args:
        spec: the entry.
        progress: told the share that is done.
        download: fetch from the model hub what is not on this machine.

    Raises:
        ModelSourceError: not installed, not downloaded, truncated, altered or of another format.
    """
    found = locate(spec, within(progress, 0.0, 0.4), download=download)
    return read_checkpoint(spec, found, within(progress, 0.4, 1.0))


def read_checkpoint(spec: ModelSpec, found: SourceFiles, progress: Progress = silent) -> Checkpoint:
    """Read located files. Tensors come as float32.

    Raises:
        ModelSourceError: truncated, altered or of another format.
    """
    where = str(found.weights[0])
    tensors = _tensors(spec.source.format, found, within(progress, 0.0, 0.7))
    facts = _facts(spec.source.format, found)
    dimensions = dimensions_of(tensors, where)
    progress(worded("Reading the vocabulary"), 0.7)
    tokens = special_tokens(
        read_json(found.tokenizer),
        facts,
        multilingual=spec.multilingual,
        n_vocab=dimensions.n_vocab,
        where=str(found.tokenizer),
    )
    progress(worded("Fingerprinting the weights"), 0.8)
    checkpoint = Checkpoint(
        name=spec.name,
        dimensions=dimensions,
        tokens=tokens,
        alignment_heads=alignment_heads(facts, dimensions, str(found.configs[-1])),
        tensors=tensors,
        tokenizer_json=found.tokenizer.read_bytes(),
        fingerprint=fingerprint(tensors),
    )
    progress(worded("Fingerprinting the weights"), 1.0)
    return checkpoint


def _tensors(file_format: FileFormat, found: SourceFiles, progress: Progress) -> dict[str, Tensor]:
    """The weights under our names."""
    where = str(found.weights[0])
    match file_format:
        case FileFormat.CTRANSLATE2:
            return from_ctranslate2(read_variables(found.weights, progress), where)
        case FileFormat.SAFETENSORS:
            if len(found.weights) != 1:
                raise ModelSourceError(
                    worded("{where} is one of several weight files, expected one", where=where)
                )
            return from_hub(read_tensors(found.weights[0], progress), where)
        case FileFormat.SHERPA:
            raise ModelSourceError(
                worded("{where} is no checkpoint but a model of sherpa-onnx", where=where)
            )


def _facts(file_format: FileFormat, found: SourceFiles) -> DecodingFacts:
    """What the configuration files say; a later file has the last word."""
    config: dict[str, Any] = {}
    for path in found.configs:
        config |= read_json(path)
    match file_format:
        case FileFormat.CTRANSLATE2:
            return ctranslate2_facts(config, str(found.configs[-1]))
        case FileFormat.SAFETENSORS:
            return hub_facts(config, str(found.configs[-1]))
        case FileFormat.SHERPA:
            raise ModelSourceError(
                worded("{configs} is of a model of sherpa-onnx", configs=found.configs[-1])
            )
