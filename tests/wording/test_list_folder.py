"""The named lists of a user: files in a folder of the settings."""

import os
import stat

import pytest

from captioner.errors import ConfigError
from captioner.wording.list_folder import ListFolder, where


@pytest.fixture
def folder(tmp_path):
    return ListFolder(tmp_path / "words")


def test_without_a_folder_there_are_no_lists_and_nothing_is_made(folder, tmp_path):
    assert folder.names() == []
    assert folder.read("Team") == ""
    assert list(tmp_path.iterdir()) == []


def test_a_list_that_was_written_is_there_by_its_name(folder):
    folder.write("Team", "Nguyen")
    folder.write("area 51", "")

    assert folder.names() == ["area 51", "Team"]
    assert folder.read("Team") == "Nguyen\n"


@pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")
def test_lists_are_for_this_user_alone(folder, tmp_path):
    folder.write("Team", "Nguyen")

    modes = [path.stat().st_mode for path in (tmp_path / "words", tmp_path / "words/Team.txt")]
    assert [stat.S_IMODE(mode) for mode in modes] == [0o700, 0o600]


def test_a_word_is_added_once_and_what_was_there_stays(folder, tmp_path):
    folder.write("Team", "# people\nNguyen")

    assert folder.add("Team", "  Van   Dam ")
    assert not folder.add("Team", "Van Dam")
    assert (tmp_path / "words/Team.txt").read_text() == "# people\nNguyen\nVan Dam\n"


def test_a_word_is_added_to_a_list_that_is_not_there_yet(folder):
    assert folder.add("Team", "Nguyen")
    assert folder.read("Team") == "Nguyen\n"


def test_what_is_no_list_is_not_written_and_the_old_one_stays(folder):
    folder.write("Team", "Nguyen")

    with pytest.raises(ConfigError, match="Team, line 1"):
        folder.write("Team", "a = b = c")
    assert folder.read("Team") == "Nguyen\n"


def test_a_list_is_deleted_and_that_twice_is_no_failure(folder):
    folder.write("Team", "Nguyen")
    folder.remove("Team")
    folder.remove("Team")

    assert folder.names() == []


@pytest.mark.parametrize("name", ["", "..", "../x", "a/b", ".hidden", "x.", "a" * 41, "a\n", "a:b"])
def test_a_name_that_could_be_a_path_or_no_file_is_refused(folder, name):
    with pytest.raises(ConfigError, match="called") as caught:
        folder.write(name, "Nguyen")
    assert caught.value.hint


def test_a_list_is_meant_by_its_name_if_there_is_one_and_else_by_its_path(folder, tmp_path):
    folder.write("Team", "Nguyen")
    kept = tmp_path / "words"

    assert where("Team", kept) == kept / "Team.txt"
    assert str(where("Team2", kept)) == "Team2"
    assert str(where("some/Team", kept)) == os.path.join("some", "Team")  # noqa: PTH118 - as written
