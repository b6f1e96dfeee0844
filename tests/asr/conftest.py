import functools

import numpy as np
import pytest

from captioner.asr.cross_attention import open_memory
from captioner.asr.decoder import OnnxDecoder
from captioner.asr.mel import log_mel
from captioner.config import Padding, RecognitionConfig
from captioner_models.build import build_model
from captioner_models.graphs.layers import Precision
from captioner_models.graphs.vocabulary import DecoderPrecision
from captioner_models.manifest import Defaults, check_parts
from captioner_models.parts import write_parts
from captioner_models.progress import silent
from captioner_models.recipes import Recipe
from support.tiny_checkpoint import tiny_checkpoint, write_package

EXACT = Recipe(
    encoder=Precision.FP32,
    cross=Precision.FP32,
    decoder=DecoderPrecision(layers=Precision.FP32, vocabulary=Precision.FP32),
    defaults=Defaults(
        tail_positions=40, margin_s=0.5, max_tail_mass=1.0, cut_tail_mass=1.0, tokens_per_s=8.0
    ),
)


@pytest.fixture(scope="session")
def checkpoint():
    return tiny_checkpoint()


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A built model with random weights, all parts in float32."""
    root, packages = tmp_path_factory.mktemp("models"), tmp_path_factory.mktemp("packages")
    spec = write_package(packages)
    writer = functools.partial(write_parts, log_mel=log_mel, recipe=EXACT)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(packages)
        return build_model(spec, root, writer, silent)


@pytest.fixture(scope="session")
def manifest(folder):
    return check_parts(folder)


@pytest.fixture
def states():
    return np.random.default_rng(3).standard_normal((50, 64)).astype(np.float32)


@pytest.fixture
def prompt(manifest):
    ids = manifest.tokens
    return (ids.start_of_transcript, ids.languages["en"], ids.transcribe, ids.no_timestamps)


@pytest.fixture
def remember(folder, manifest):
    """A memory with the padding that is spelt so."""
    return lambda padding: open_memory(
        folder, manifest, RecognitionConfig(padding=Padding.parse(padding))
    )


@pytest.fixture
def decoder(folder, manifest, remember, prompt):
    return OnnxDecoder(folder, manifest, remember("tail"), prompt, 1)
