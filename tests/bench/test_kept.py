import numpy as np
import pytest

from captioner.bench.kept import KeptTexts, key
from captioner.bench.system import Item
from captioner.errors import BenchError
from captioner.events import Closed, Segment
from support.measured import counting


def recording(value=0.1, name="a"):
    return Item(name, Segment(0, np.full(100, value, np.float32), 0, Closed.END_OF_STREAM), "", "")


def test_what_was_kept_is_found_by_its_sound_in_another_run(tmp_path):
    KeptTexts(tmp_path / "new", "here").keep(counting(), recording(), "Über alles,\nso gesagt")

    found = KeptTexts(tmp_path / "new", "here").of(counting())

    assert found == {key(recording(name="b")): "Über alles,\nso gesagt"}
    assert key(recording(0.2)) not in found


@pytest.mark.parametrize(
    ("circumstances", "spec"), [("there", counting()), ("here", counting("other"))]
)
def test_another_machine_or_system_shares_no_text(tmp_path, circumstances, spec):
    KeptTexts(tmp_path, "here").keep(counting(), recording(), "text")

    assert KeptTexts(tmp_path, circumstances).of(spec) == {}


def test_a_line_that_was_cut_off_is_read_again(tmp_path):
    kept = KeptTexts(tmp_path, "here")
    kept.keep(counting(), recording(), "text")
    (path,) = tmp_path.iterdir()
    with path.open("a") as stream:
        stream.write('{"key": "0", "te')

    assert list(kept.of(counting()).values()) == ["text"]


def test_a_folder_that_cannot_be_written_to_says_what_to_do(tmp_path):
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(BenchError) as caught:
        KeptTexts(tmp_path / "file", "here").keep(counting(), recording(), "text")

    assert "--peer-texts" in caught.value.hint
