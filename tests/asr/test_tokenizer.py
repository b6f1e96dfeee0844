import pytest
from tokenizers import Tokenizer

from captioner.asr.tokenizer import TextDecoder
from captioner.errors import ModelFileError
from support.tiny_checkpoint import tiny_tokenizer

TEXT = "東京 naïve 🙂 and/or [b]x</b>"


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "tokenizer.json"
    path.write_bytes(tiny_tokenizer())
    return path


def test_every_prefix_of_multi_byte_text_reads_as_whole_characters(path):
    ids = Tokenizer.from_file(str(path)).encode(TEXT, add_special_tokens=False).ids
    decoder = TextDecoder(path)

    shown = [decoder.text(ids[:n]) for n in range(len(ids) + 1)]

    assert shown[-1].strip() == TEXT
    assert all("\ufffd" not in text for text in shown)
    assert all(TEXT.startswith(text.lstrip()) for text in shown)


def test_special_tokens_are_not_text(path):
    tokenizer = Tokenizer.from_file(str(path))
    ids = [tokenizer.token_to_id("<|startoftranscript|>"), *tokenizer.encode("ab").ids]

    assert TextDecoder(path).text(ids).strip() == "ab"


def test_a_damaged_file_is_a_model_file_error(path):
    path.write_text("{")

    with pytest.raises(ModelFileError, match="cannot be read"):
        TextDecoder(path)
