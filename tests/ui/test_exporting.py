from datetime import datetime
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the window's toolkit is not installed")

from PySide6.QtWidgets import QFileDialog, QWidget

from captioner.history.formats import ExportFormat
from captioner.history.memory import MemorySession
from captioner_ui.history import exporting
from captioner_ui.history.exporting import Exporter, name_filters

pytestmark = pytest.mark.ui

NAME = "2026-01-02 10-30"


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def exporter(window):
    exporter = Exporter(window)
    yield exporter
    exporter.close()


def asked(window, exporter, rows=None):
    began = datetime.strptime(NAME, "%Y-%m-%d %H-%M").timestamp()
    exporter.ask(rows or MemorySession(clock=lambda: began))
    return window.findChildren(QFileDialog)[-1]


def proposed(dialog):
    return Path(dialog.selectedFiles()[0])


def test_an_export_is_proposed_among_the_documents_with_the_ending_of_its_form(
    home, window, exporter
):
    (home / "Documents").mkdir()

    dialog = asked(window, exporter)

    assert proposed(dialog) == home / "Documents" / f"{NAME}.txt"


def test_without_a_folder_of_documents_it_is_proposed_at_home(home):
    assert exporting.documents() == home


def test_another_form_gives_the_proposed_name_its_ending(home, window, exporter):
    dialog = asked(window, exporter)

    # All that a desktop's own dialog tells; Qt's changes the name by itself.
    dialog.filterSelected.emit(name_filters()[ExportFormat.SRT])

    assert proposed(dialog).name == f"{NAME}.srt"


def test_the_next_export_is_proposed_where_the_last_one_went(qtbot, home, window, exporter):
    elsewhere = home / "talks"
    elsewhere.mkdir()
    dialog = asked(window, exporter)
    with qtbot.waitSignal(exporter.ended, timeout=5000):
        dialog.fileSelected.emit(str(elsewhere / "one.txt"))

    assert proposed(asked(window, exporter)).parent == elsewhere


class OfARecording(MemorySession):
    """What was read from a file."""

    def __init__(self, recording):
        super().__init__()
        self._recording = recording

    @property
    def recording(self):
        return self._recording


def test_of_a_recording_subtitles_are_proposed_beside_it(home, window, exporter):
    (home / "Videos").mkdir()

    dialog = asked(window, exporter, OfARecording(str(home / "Videos" / "talk.of mine.mp4")))

    assert proposed(dialog) == home / "Videos" / "talk.of mine.srt"


def test_where_the_folder_of_the_recording_is_gone_it_is_proposed_elsewhere(home, window, exporter):
    dialog = asked(window, exporter, OfARecording(str(home / "stick" / "talk.mp4")))

    assert proposed(dialog) == home / "talk.srt"


@pytest.mark.parametrize(("title", "name"), [("A/B: what?", "A-B- what-"), (" . ", NAME)])
def test_a_title_becomes_a_name_that_file_systems_take(title, name):
    class Titled(MemorySession):
        title = ""

    began = datetime.strptime(NAME, "%Y-%m-%d %H-%M").timestamp()
    rows = Titled(clock=lambda: began)
    rows.title = title

    assert exporting.proposed(rows) == name
