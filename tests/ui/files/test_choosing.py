"""Recordings from the dialog, or dropped onto the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from captioner_ui.caption_view import CaptionView
from captioner_ui.files.choosing import FileChooser
from captioner_ui.files.dropping import DropTarget

pytestmark = pytest.mark.ui

COPY = Qt.DropAction.CopyAction
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def target(window):
    made = DropTarget(window)
    made.got, made.said = [], []
    made.dropped.connect(made.got.extend)
    made.refused.connect(made.said.append)
    window.resize(800, 480)
    window.show()
    return made


def files(*names):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(name) for name in names])
    return data


def enter(widget, data):
    event = QDragEnterEvent(QPoint(50, 50), COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def drop(widget, data):
    """After it was dragged there: Qt remembers who took it then."""
    enter(widget, data)
    event = QDropEvent(QPointF(50, 50), COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_files_are_taken_and_a_sign_says_so_while_they_hover(window, target):
    data = files("/talks/a.mp4", "/talks/b.wav")

    assert enter(window, data)
    sign = window.findChild(QLabel, "drop here")
    assert sign.isVisible()
    assert sign.geometry().bottom() < window.height() // 3  # captions are read below it
    assert drop(window, data)

    assert target.got == [Path("/talks/a.mp4"), Path("/talks/b.wav")]
    assert sign.isHidden()


def test_the_sign_goes_when_the_files_are_taken_elsewhere(window, target):
    enter(window, files("/talks/a.mp4"))

    QApplication.sendEvent(window, QDragLeaveEvent())

    assert window.findChild(QLabel, "drop here").isHidden()


def test_files_may_be_dropped_onto_the_captions(window, target):
    """Qt gives a drag to the widget below the pointer, and to those around it if that refuses."""
    view = window.findChild(CaptionView)

    assert drop(view.viewport(), files("/talks/a.mp4"))

    assert target.got == [Path("/talks/a.mp4")]
    assert "a.mp4" not in view.toPlainText()


def test_what_is_no_file_of_this_computer_is_told(window, target):
    for data in (QMimeData(), QMimeData()):
        data.setText("some words")
        assert drop(window, data)
    link = QMimeData()
    link.setUrls([QUrl("https://example.org/talk.mp4")])
    assert drop(window, link)

    assert target.got == []
    assert len(target.said) == 3
    assert "files on this computer" in target.said[0]


def test_what_holds_nothing_that_could_be_meant_is_let_be(window, target):
    assert not enter(window, QMimeData())


def test_the_dialog_gives_all_that_was_chosen_and_comes_back_to_their_folder(
    qtbot, window, tmp_path
):
    (tmp_path / "a.mp4").touch()
    (tmp_path / "b.wav").touch()
    chooser = FileChooser(window)
    got = []
    chooser.chosen.connect(got.extend)
    chooser.ask()
    (dialog,) = window.findChildren(QFileDialog)

    dialog.filesSelected.emit([str(tmp_path / "a.mp4"), str(tmp_path / "b.wav")])
    dialog.reject()

    assert got == [tmp_path / "a.mp4", tmp_path / "b.wav"]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    chooser.ask()
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.directory().absolutePath()) == tmp_path
    dialog.reject()


def test_asking_twice_shows_one_dialog(window):
    chooser = FileChooser(window)
    chooser.ask()

    chooser.ask()

    assert len(window.findChildren(QFileDialog)) == 1
    window.findChildren(QFileDialog)[0].reject()
