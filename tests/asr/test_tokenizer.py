import numpy as np
import pytest
from tokenizers import Tokenizer

from captioner.asr.tokenizer import TextDecoder
from captioner.errors import ModelFileError
from captioner_models.pieces import byte_of_character, write_pieces
from support.tiny_checkpoint import DIMENSIONS, tiny_tokenizer

TEXT = "東京 naïve 🙂 and/or [b]x</b>"


@pytest.fixture
def tokenizer():
    return Tokenizer.from_str(tiny_tokenizer().decode())


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "pieces.npz"
    write_pieces(path, tiny_tokenizer(), DIMENSIONS.n_vocab, "mark")
    return path


def test_every_prefix_of_multi_byte_text_reads_as_whole_characters(path, tokenizer):
    ids = tokenizer.encode(TEXT, add_special_tokens=False).ids
    decoder = TextDecoder(path, "mark")

    shown = [decoder.text(ids[:n]) for n in range(len(ids) + 1)]

    assert shown[-1].strip() == TEXT
    assert all("\ufffd" not in text for text in shown)
    assert all(TEXT.startswith(text.lstrip()) for text in shown)


def test_special_tokens_are_not_text(path, tokenizer):
    ids = [tokenizer.token_to_id("<|startoftranscript|>"), *tokenizer.encode("ab").ids]

    assert TextDecoder(path, "mark").text(ids).strip() == "ab"


def test_every_byte_has_a_character_of_its_own():
    assert sorted(byte_of_character().values()) == list(range(256))


@pytest.mark.slow
def test_text_of_any_tokens_of_the_default_model_is_that_of_the_tokenizers_package(default_model):
    tokenizer = Tokenizer.from_file(str(default_model / "tokenizer.json"))
    from captioner_models.manifest import read_manifest

    manifest = read_manifest(default_model)
    decoder = TextDecoder(default_model / "pieces.npz", manifest.fingerprint)
    rng = np.random.default_rng(0)

    for _ in range(300):
        ids = rng.integers(0, manifest.dimensions.n_vocab, rng.integers(0, 12)).tolist()

        expected = tokenizer.decode(ids, skip_special_tokens=True).rstrip("\ufffd")
        assert decoder.text(ids) == expected


def test_a_damaged_file_is_a_model_file_error(path):
    path.write_text("{")

    with pytest.raises(ModelFileError, match="cannot be read"):
        TextDecoder(path, "mark")


def test_the_pieces_of_another_checkpoint_are_refused(path):
    with pytest.raises(ModelFileError, match="another checkpoint"):
        TextDecoder(path, "another")
