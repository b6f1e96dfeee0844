import io

import numpy as np

from captioner_models.arrays import save_arrays


def test_what_is_saved_is_what_is_read_and_nothing_else():
    arrays = {"states": np.arange(6, dtype=np.float32).reshape(2, 3), "fingerprint": np.array("é1")}
    file = io.BytesIO()

    save_arrays(file, arrays)

    file.seek(0)
    with np.load(file, allow_pickle=False) as read:
        assert set(read.files) == set(arrays)
        assert read["fingerprint"] == "é1"
        np.testing.assert_array_equal(read["states"], arrays["states"])
