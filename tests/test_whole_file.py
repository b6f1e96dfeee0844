import stat
import sys

import pytest

from captioner.whole_file import put_in_place

needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "words.txt"


@pytest.mark.parametrize("sync", [True, False])
def test_the_new_text_is_there_and_nothing_else_is_left(path, sync):
    path.write_text("old and longer")

    put_in_place(path, ["naïve ", "東京\n"], sync=sync)

    assert path.read_bytes() == "naïve 東京\n".encode()
    assert list(path.parent.iterdir()) == [path]


def test_what_fails_on_the_way_leaves_the_old_file_and_nothing_else(path):
    path.write_text("old")

    def texts():
        yield "new"
        raise KeyError("gone")

    with pytest.raises(KeyError):
        put_in_place(path, texts())

    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]


@needs_modes
@pytest.mark.parametrize(("mode", "found"), [(None, 0o600), (0o640, 0o640)])
def test_it_is_for_this_user_alone_unless_others_are_named(path, mode, found):
    put_in_place(path, ["text"], mode=mode)

    assert stat.S_IMODE(path.stat().st_mode) == found


@needs_modes
def test_a_link_stays_a_link(path, tmp_path):
    real = tmp_path / "elsewhere" / "real.txt"
    real.parent.mkdir()
    real.write_text("old")
    path.symlink_to(real)

    put_in_place(path, ["new"])

    assert path.is_symlink()
    assert real.read_text() == "new"


@needs_modes
def test_a_link_that_leads_to_itself_is_an_error_of_the_system(path):
    path.symlink_to(path)

    with pytest.raises(OSError, match=r"."):
        put_in_place(path / "in it", ["new"])


def test_bytes_are_written_as_they_are(path):
    put_in_place(path, [b"PK\r\n", b"\x00\xff"])

    assert path.read_bytes() == b"PK\r\n\x00\xff"
