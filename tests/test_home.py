from pathlib import Path

import pytest

from captioner.errors import ConfigError
from captioner.home import at_home
from captioner.outputs.config import OutputConfig

NOBODY = "~nobody-is-called-so/captions"


def test_a_tilde_is_the_home_folder():
    assert at_home("~/captions.txt") == Path.home() / "captions.txt"


@pytest.mark.parametrize("text", ["", "captions.txt", "/tmp/a~b"])
def test_other_paths_stay_as_they_are(text):
    assert at_home(text) == Path(text)


@pytest.mark.parametrize("text", [NOBODY, "a\0b"])
def test_a_path_that_cannot_be_is_a_mistake_in_the_options(text):
    with pytest.raises(ConfigError):
        at_home(text)
    with pytest.raises(ConfigError):
        OutputConfig(text_file=text)


def test_the_folder_of_the_history_is_checked_in_the_same_way():
    pytest.importorskip("PySide6", reason="the window's toolkit is not installed")
    from captioner_ui.sections.history import HistorySettings

    with pytest.raises(ConfigError):
        HistorySettings(folder=NOBODY)
