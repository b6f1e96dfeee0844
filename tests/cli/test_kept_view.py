from captioner.cli.kept_view import kept
from captioner.history.reader import SessionReader
from captioner.history.sessions import SessionFolder
from support.sessions import LISTENING, grown, said


class Shown:
    """A view that remembers."""

    def __init__(self):
        self.events = []
        self.said = []

    def show(self, event, _at_s):
        self.events.append(event)

    def say(self, message):
        self.said.append(message)


def test_what_is_shown_is_kept_and_said_where(tmp_path):
    view = Shown()
    events = [LISTENING, said(0, "Hello there.", 0.0), grown(1, "General", " Kenobi", 6.0)]

    with kept(view, keep=True, folder=tmp_path) as shown:
        for event in events:
            shown.show(event, 0.0)

    (info,) = SessionFolder(tmp_path).sessions()
    reader = SessionReader(info.path)
    assert [reader.row(n).text for n in range(reader.end)] == ["Hello there.", "General Kenobi"]
    reader.close()
    assert view.events == events
    assert view.said == [f"The captions are kept in {info.path}"]


def test_without_keep_nothing_is_written(tmp_path):
    view = Shown()

    with kept(view, keep=False, folder=tmp_path) as shown:
        shown.show(said(0, "Hello there.", 0.0), 0.0)

    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_said_once_and_captions_go_on(tmp_path):
    (tmp_path / "a file").touch()
    view = Shown()

    with kept(view, keep=True, folder=tmp_path / "a file") as shown:
        for number in range(5):
            shown.show(said(number, "Hello there.", 6.0 * number), 0.0)

    assert len(view.events) == 5
    assert len(view.said) == 1
    assert "cannot be saved" in view.said[0]
