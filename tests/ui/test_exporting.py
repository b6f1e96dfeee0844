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


def asked(window, exporter):
    exporter.ask(MemorySession(), NAME)
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
