import pytest

from captioner.asr.hef import read_hef_header
from captioner.errors import ModelFileError
from support.fake_hef import FakeHef, FakePad, encoder_hef

NOBODY = {"function": "nobody"}


@pytest.mark.parametrize("header", [0, 1, 2, 3])
@pytest.mark.parametrize("arch", ["hailo8", "hailo8l", "hailo10h"])
def test_architecture_compiler_network_and_shapes_are_read_without_the_library(
    tmp_path, header, arch
):
    hef = encoder_hef(NOBODY, header=header, arch=arch, n_frames=500, d_model=512, group="base")

    found = read_hef_header(hef.write(tmp_path / "some.hef"))

    assert (found.version, found.architecture, found.sdk_version) == (header, arch, "3.31.0")
    assert (found.network, found.n_frames, found.n_mels, found.d_model) == ("base", 500, 80, 512)


def test_a_network_of_several_inputs_has_no_window(tmp_path):
    pad = FakePad("one", (1, 500, 384), -1.0, 1.0)
    hef = FakeHef(inputs=[pad, pad], outputs=[pad, pad], backend=NOBODY)

    found = read_hef_header(hef.write(tmp_path / "decoder.hef"))

    assert len(found.inputs) == 2
    assert (found.n_frames, found.n_mels, found.d_model) == (None, None, None)


def test_of_a_header_that_is_newer_than_this_program_nothing_is_known_and_nothing_refused(tmp_path):
    data = bytearray(encoder_hef(NOBODY).to_bytes())
    data[7] = 4
    path = tmp_path / "new.hef"
    path.write_bytes(data)

    found = read_hef_header(path)

    assert (found.version, found.architecture, found.inputs) == (4, "", ())


@pytest.mark.parametrize("n_bytes", [0, 3, 11, 12, 40, 150])
def test_a_file_that_was_cut_short_is_said_to_be(tmp_path, n_bytes):
    path = tmp_path / "cut.hef"
    path.write_bytes(encoder_hef(NOBODY).to_bytes()[:n_bytes])

    with pytest.raises(ModelFileError, match=r"truncated|no compiled Hailo network") as caught:
        read_hef_header(path)

    assert "fetch" in caught.value.hint


def test_something_else_is_no_compiled_network(tmp_path):
    path = tmp_path / "page.hef"
    path.write_bytes(b"<html>not found</html>")

    with pytest.raises(ModelFileError, match="no compiled Hailo network"):
        read_hef_header(path)


def test_a_file_that_is_not_there_is_said_not_to_be(tmp_path):
    with pytest.raises(ModelFileError, match="cannot be read"):
        read_hef_header(tmp_path / "none.hef")


def test_of_a_description_that_is_not_understood_nothing_is_known_and_nothing_refused(tmp_path):
    whole = encoder_hef(NOBODY).to_bytes()
    path = tmp_path / "damaged.hef"
    n_unknown = 0

    for at in range(28, len(whole) - 64, 3):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        found = read_hef_header(path)
        n_unknown += (found.architecture, found.inputs) == ("", ())

    assert n_unknown > 10
