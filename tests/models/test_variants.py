from dataclasses import replace

import onnx
import pytest

from captioner.asr.mel import log_mel
from captioner_models.catalogue import Catalogue
from captioner_models.errors import UnknownModelError
from captioner_models.graphs.layers import Precision
from captioner_models.manifest import check_parts
from captioner_models.recipes import TINY_EN
from captioner_models.store import ModelStore
from captioner_models.variants import PRECISIONS, Variant, ensure_variant

SMALL = Variant(
    encoder="q8", cross="fp32", decoder="fp32", vocabulary="fp32", tail_positions=20, fixed="10"
)


@pytest.fixture
def store(tmp_path, spec):
    return ModelStore(tmp_path / "models", Catalogue({spec.name: spec}, spec.name))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("enc=fp32,dec=q4", "enc=fp32,dec=q4"),
        ("dec=q4,enc=fp32", "enc=fp32,dec=q4"),
        ("q8", "enc=q8,cross=q8,dec=q8,voc=q8,short=0"),
        ("margin=1,tail=300", "tail=300,margin=1.0"),
        ("clip=tail.flac,short=8,fixed=30", "short=8,clip=tail.flac,fixed=30"),
        ("npu=10,enc=fp32", "enc=fp32,npu=10"),
    ],
)
def test_the_key_of_a_variant_is_the_same_however_it_is_spelt(text, key):
    variant = Variant.parse(text)

    assert variant.key == key
    assert Variant.parse(key) == variant


@pytest.mark.parametrize(
    "text",
    [
        *("", "fp16", "enc", "enc=", "enc=fp16", "ear=q4", "enc=q4,enc=q8", "enc=q4,"),
        *("short=many", "short=65", "tail=1001", "margin=-1", "margin=11", "margin=nan"),
        *("clip=../tail.flac", "fixed=5", "npu=30"),
    ],
)
def test_what_is_no_variant_is_refused(text):
    with pytest.raises(ValueError, match=r"need|invalid literal"):
        Variant.parse(text)


def test_the_precisions_are_those_of_the_graphs():
    assert list(PRECISIONS) == [precision.value for precision in Precision]


def test_a_variant_changes_what_it_names_and_nothing_else():
    recipe = Variant.parse("enc=fp32,dec=q4,tail=100,margin=0.5").applied_to(TINY_EN)

    assert (recipe.encoder, recipe.decoder.layers) == (Precision.FP32, Precision.Q4)
    assert (recipe.defaults.tail_positions, recipe.defaults.margin_s) == (100, 0.5)
    assert (recipe.cross, recipe.tail_clip) == (TINY_EN.cross, TINY_EN.tail_clip)
    assert recipe.decoder.vocabulary is TINY_EN.decoder.vocabulary
    assert recipe.decoder.shortlist == TINY_EN.decoder.shortlist
    assert recipe.defaults.tokens_per_s == TINY_EN.defaults.tokens_per_s
    assert Variant().applied_to(TINY_EN) == TINY_EN


@pytest.mark.parametrize(("text", "shortlist"), [("voc=q8", 0), ("voc=q4,short=16", 16)])
def test_an_output_matrix_of_its_own_decides_alone_unless_a_shortlist_is_named(text, shortlist):
    assert TINY_EN.decoder.shortlist > 0

    recipe = Variant.parse(text).applied_to(TINY_EN)

    assert recipe.decoder.shortlist == shortlist


@pytest.mark.parametrize("precision", PRECISIONS)
def test_one_precision_for_all_leaves_no_part_in_another(precision):
    recipe = Variant.uniform(precision).applied_to(TINY_EN)

    parts = {recipe.encoder, recipe.cross, recipe.decoder.layers, recipe.decoder.vocabulary}
    assert parts == {Precision(precision)}
    assert recipe.decoder.shortlist == 0


def test_a_variant_is_built_once_beside_the_models_and_is_none_of_them(store):
    folder = ensure_variant(store, "tiny-test", SMALL, log_mel)
    built = (folder / "manifest.json").stat().st_mtime_ns

    again = ensure_variant(store, "tiny-test", SMALL, log_mel)

    assert again == folder == store.root / "variants" / SMALL.key / "tiny-test"
    assert (again / "manifest.json").stat().st_mtime_ns == built
    assert check_parts(folder, verify=True).defaults.tail_positions == 20
    assert store.installed() == ()


def test_the_fixed_encoder_is_part_of_the_model_in_standard_operators_and_shapes(store):
    folder = ensure_variant(store, "tiny-test", SMALL, log_mel)

    model = onnx.load(folder / "encoder_10s.onnx")

    assert "encoder_10s.onnx" in {file.path for file in check_parts(folder).files}
    assert {node.domain for node in model.graph.node} == {""}
    assert [d.dim_value for d in model.graph.input[0].type.tensor_type.shape.dim] == [1, 1000, 80]
    assert [d.dim_value for d in model.graph.output[0].type.tensor_type.shape.dim] == [1, 500, 64]


def test_a_model_that_is_not_in_the_catalogue_has_no_variants(store):
    with pytest.raises(UnknownModelError, match="no variants"):
        ensure_variant(store, "huge", SMALL, log_mel)


def test_a_variant_for_the_full_npu_has_its_tables_and_the_network(store):
    folder = ensure_variant(store, "tiny-test", replace(SMALL, full_npu="5"), log_mel)

    manifest = check_parts(folder, verify=True)
    assert {"token_embedding.npy", "positions.npy", "decoder_npu_5s.onnx"} <= {
        file.path for file in manifest.files
    }
    states = onnx.load(folder / "decoder_npu_5s.onnx").graph.input[0]
    assert [dim.dim_value for dim in states.type.tensor_type.shape.dim] == [1, 250, 64]
