import numpy as np
import pytest

from captioner.errors import BackendError
from captioner.speakers.embedder import DIMENSIONS
from captioner.speakers.wideband import COMMON, Wideband, load_wideband


def test_what_all_have_in_common_counts_less():
    common = np.array([1.0, 0.0, 0.0], np.float32)
    strangers = np.array([[0.8, 0.6, 0.0], [0.8, 0.0, 0.6]], np.float32)

    found = Wideband(common).embeddings(strangers)

    rest = np.array([0.8 - COMMON, 0.6])
    assert found[0, :2] == pytest.approx(rest / np.linalg.norm(rest), rel=1e-6)
    assert found[0] @ found[1] == pytest.approx(rest[0] ** 2 / (rest @ rest), rel=1e-5)


def test_an_embedding_of_nothing_but_the_common_is_no_division_by_zero():
    found = Wideband(np.zeros(2, np.float32)).embeddings(np.zeros((1, 2), np.float32))

    assert found.tolist() == [[0.0, 0.0]]


def test_the_packaged_middle_is_that_of_embeddings_of_length_1():
    middle = load_wideband().middle

    assert middle.shape == (DIMENSIONS,)
    assert 0.5 < np.linalg.norm(middle) < 1.0


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 cut"])
def test_a_damaged_file_is_said(tmp_path, content):
    path = tmp_path / "wideband.npz"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BackendError, match=r"wideband\.npz"):
        load_wideband(path)
