"""The transcript with its search and the ways back to the live captions."""

from datetime import datetime

from PySide6.QtCore import QLocale, Qt, QTime, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from captioner.errors import CaptionerError, HistoryError
from captioner.history.entry import Rows
from captioner.history.naming import speakers_of
from captioner_ui.history.finding import Finder
from captioner_ui.history.search_bar import SearchBar
from captioner_ui.history.transcript_view import TranscriptView
from captioner_ui.jump_button import newest_words
from captioner_ui.style.tokens import CAPTION_MARGIN_PX, HALF_PX
from captioner_ui.translation import tr


class TranscriptPane(QWidget):
    """Shows the present session, or another one under a title.

    Signals:
        left: back to the live captions.
        export_asked: what is shown shall be a file.
        failed: CaptionerError, the rows cannot be read.
    """

    left = Signal()
    export_asked = Signal()
    failed = Signal(CaptionerError)

    def __init__(self, rows: Rows, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = TranscriptView(rows, font)
        self._finder = Finder(rows, self)
        self._search = SearchBar(self._speakers)
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._leave = QPushButton(newest_words(0))
        self._heading = self._make_heading()
        self._of_another = False
        self._lay_out()
        self._search.hide()
        self._name_rows(rows, "")
        self._search.text_changed.connect(self._on_text_changed)
        self._search.step_asked.connect(self._finder.step)
        self._search.closed.connect(self._on_search_closed)
        self._finder.changed.connect(self._on_found)
        self._finder.failed.connect(self.failed)
        self.view.unreadable.connect(self.failed)
        self.view.past_end.connect(self._on_past_end)
        self.view.missed.connect(self._on_missed)

    @property
    def of_another_session(self) -> bool:
        """Whether what is shown is not the present session."""
        return self._of_another

    def show_rows(self, rows: Rows, title: str = "") -> None:
        """Show these from their end; with a title, they are those of another session."""
        self._name_rows(rows, title)
        self.view.set_rows(rows)
        self._finder.set_rows(rows)

    def rows_changed(self, first_changed: int) -> None:
        """The rows shown have grown."""
        self.view.rows_changed(first_changed)
        self._finder.rows_changed(first_changed)

    def open_search(self) -> None:
        """Let the person type what to find."""
        self._search.show()
        self._search.begin()
        self._search.show_state(self._finder)

    def look_for(self, text: str) -> None:
        """Show where this is."""
        self._search.show()
        self._search.set_text(text)

    def find_next(self, by: int) -> None:
        """Go to the next hit (+1) or the one before (-1)."""
        if self._search.isHidden():
            self.open_search()
        self._finder.step(by)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape goes back to the live captions."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _name_rows(self, rows: Rows, title: str) -> None:
        self._of_another = bool(title)
        began = datetime.fromtimestamp(rows.started_s)
        short = QLocale.FormatType.ShortFormat
        since = QLocale().toString(QTime(began.hour, began.minute), short)
        whole_day = rows.first < 0  # sessions before the present one are there, too
        present = tr("Today") if whole_day else tr("This session, since {time}", time=since)
        self._title.setText(title or present)
        self.view.set_grows(not title)
        self._on_missed(0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heading)
        column.addWidget(self._search)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)

    def _speakers(self) -> list[str]:
        """What the speakers of what is shown are called, each once."""
        try:
            return list(dict.fromkeys(speakers_of(self.view.rows).values()))
        except (HistoryError, IndexError):
            return []

    def _make_heading(self) -> QWidget:
        find = QPushButton(tr("F&ind…"))
        find.setToolTip(tr("Find in the transcript (Ctrl+F)"))
        find.clicked.connect(self.open_search)
        self._leave.setToolTip(tr("Back to the live captions (Esc)"))
        self._leave.clicked.connect(self.left)
        heading = QWidget()
        row = QHBoxLayout(heading)
        row.setContentsMargins(CAPTION_MARGIN_PX, HALF_PX, CAPTION_MARGIN_PX, HALF_PX)
        row.addWidget(self._title, 1)
        export = QPushButton(tr("&Export…"))
        export.setToolTip(tr("Save as text, subtitles or minutes"))
        export.clicked.connect(self.export_asked)
        row.addWidget(find)
        row.addWidget(export)
        row.addWidget(self._leave)
        return heading

    @Slot(int)
    def _on_missed(self, n: int) -> None:
        back = self._of_another
        self._leave.setText(tr("&Back to live captions") if back else newest_words(n))

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        self._finder.look_for(text, self.view.top_row)

    @Slot()
    def _on_found(self) -> None:
        self._search.show_state(self._finder)
        self.view.set_marks(self._finder.marks, self._finder.hit)

    @Slot()
    def _on_search_closed(self) -> None:
        self._search.hide()
        self._finder.look_for("", 0)
        self.view.setFocus()

    @Slot()
    def _on_past_end(self) -> None:
        if not self.of_another_session and self._search.isHidden():
            self.left.emit()
