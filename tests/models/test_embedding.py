"""The embedding that is looked up in its file."""

import numpy as np
import pytest

from captioner_models.embedding import BLOCK, open_embedding, save_embedding
from captioner_models.errors import ModelFileError

N_VOCAB, D_MODEL = 7, 2 * BLOCK
SHAPE = (N_VOCAB, D_MODEL // BLOCK, BLOCK)


def saved(path, first, mark="mark"):
    integers = (np.arange(np.prod(SHAPE)) + first).astype(np.uint8).reshape(SHAPE)
    save_embedding(path, integers, mark)
    return integers


def test_it_is_what_was_saved(tmp_path):
    integers = saved(tmp_path / "e", 3)

    np.testing.assert_array_equal(
        open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "mark"), integers
    )


def test_two_decoders_share_what_is_mapped(tmp_path):
    saved(tmp_path / "e", 3)

    one = open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "mark")
    other = open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "mark")

    assert np.shares_memory(one, other)


def test_a_file_that_took_its_place_is_mapped_anew(tmp_path):
    saved(tmp_path / "e", 3)
    old = open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "mark")
    integers = saved(tmp_path / "new", 50)
    (tmp_path / "new").replace(tmp_path / "e")

    new = open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "mark")

    np.testing.assert_array_equal(new, integers)
    assert old[0, 0, 0] == 3


def test_that_of_another_checkpoint_is_refused_though_it_is_in_use(tmp_path):
    saved(tmp_path / "e", 3)
    in_use = open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "mark")

    with pytest.raises(ModelFileError, match="another checkpoint"):
        open_embedding(tmp_path / "e", N_VOCAB, D_MODEL, "other mark")
    assert in_use.shape == SHAPE
