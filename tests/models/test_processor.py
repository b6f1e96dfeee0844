"""How a model is built follows the processor it is built on."""

from functools import partial

import pytest

from captioner.asr.mel import log_mel
from captioner_models import processor, recipes
from captioner_models.build import build_model
from captioner_models.graphs.layers import Precision
from captioner_models.graphs.vocabulary import DecoderPrecision
from captioner_models.manifest import Defaults
from captioner_models.parts import write_parts
from captioner_models.processor import has_blocks, unpacks_blocks
from captioner_models.progress import silent
from captioner_models.recipes import EVERY_CORE, FAST_VOCABULARY, Recipe, recipe_for

DEFAULTS = Defaults(
    tail_positions=40, margin_s=0.5, max_tail_mass=1.0, cut_tail_mass=1.0, tokens_per_s=8.0
)


@pytest.mark.parametrize(
    ("machine", "features", "unpacks"),
    [
        ("x86_64", {"AVX2": False}, True),
        ("AMD64", {"AVX2": False}, True),
        ("x86_64", {"AVX2": True}, False),
        ("aarch64", {"ASIMDDP": False}, True),
        ("arm64", {"ASIMDDP": True, "AVX2": False}, False),
        ("riscv64", {"AVX2": False, "ASIMDDP": False}, False),
        ("x86_64", {}, False),
    ],
)
def test_blocks_are_unpacked_where_their_kernel_lacks_an_instruction(machine, features, unpacks):
    assert unpacks_blocks(machine, features) is unpacks


def test_numpy_tells_what_this_processor_has():
    assert {"AVX2", "ASIMDDP"} <= set(processor._features())


def test_a_numpy_without_the_table_is_as_if_nothing_were_known(monkeypatch):
    monkeypatch.setattr(processor.importlib, "import_module", lambda _name: object())

    assert not unpacks_blocks("x86_64")


@pytest.mark.parametrize(("old", "decoder"), [(True, EVERY_CORE), (False, FAST_VOCABULARY)])
def test_the_recipe_is_that_of_the_processor(monkeypatch, old, decoder):
    monkeypatch.setattr(recipes, "unpacks_blocks", lambda: old)
    monkeypatch.setattr(recipes.platform, "machine", lambda: "x86_64")

    assert recipe_for("tiny.en", multilingual=False).decoder == decoder


@pytest.mark.parametrize(
    ("machine", "decoder"), [("amd64", FAST_VOCABULARY), ("arm64", EVERY_CORE)]
)
def test_a_package_is_built_alike_on_every_processor(monkeypatch, machine, decoder):
    monkeypatch.setattr(recipes, "unpacks_blocks", lambda: True)

    assert recipe_for("tiny.en", multilingual=False, machine=machine).decoder == decoder


@pytest.mark.parametrize(("layers", "blocks"), [(Precision.Q8, True), (Precision.ROWS, False)])
def test_a_built_model_tells_whether_it_has_blocks(spec, tmp_path, layers, blocks):
    decoder = DecoderPrecision(layers=layers, vocabulary=Precision.FP32)

    write = partial(write_parts, log_mel=log_mel, recipe=Recipe(decoder=decoder, defaults=DEFAULTS))

    assert has_blocks(build_model(spec, tmp_path, write, silent)) is blocks
