"""Where a person types what to look for in the transcript."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QWidget

from captioner.history.search import of_speaker
from captioner_ui.history.finding import Finder
from captioner_ui.translation import tr

MARGIN_PX = 20  # in line with the captions
EXAMPLE = "speaker:Anna budget"


class SearchBar(QWidget):
    """A field, the number of hits, and buttons for the next and the one before.

    Where speakers are known, a menu has them: the one that is chosen is put into the field.

    Return goes to the next hit, Shift+Return to the one before, Escape closes.

    Signals:
        text_changed: str, what is to be found.
        step_asked: int, +1 for the next hit, -1 for the one before.
        closed: the person is done.
    """

    text_changed = Signal(str)
    step_asked = Signal(int)
    closed = Signal()

    def __init__(
        self, speakers: Callable[[], Sequence[str]], parent: QWidget | None = None
    ) -> None:
        """Args: speakers: what those of the transcript are called now; parent: Qt's."""
        super().__init__(parent)
        self._speakers = speakers
        self._field = QLineEdit()
        self._field.setPlaceholderText(tr("Find in the transcript"))
        self._field.setAccessibleName(tr("Find in the transcript"))
        self._field.setToolTip(tr("Words, and perhaps who says them: {example}", example=EXAMPLE))
        self._field.setClearButtonEnabled(True)
        self._field.textChanged.connect(self.text_changed)
        self._who = QPushButton(tr("Speaker"))
        self._who.setToolTip(tr("Only what one speaker says"))
        self._who.setAutoDefault(False)
        self._who_menu = QMenu(self._who)
        self._who_menu.aboutToShow.connect(self._fill_menu)
        self._who.setMenu(self._who_menu)
        self._count = QLabel()
        self._count.setTextFormat(Qt.TextFormat.PlainText)
        self._count.setAccessibleName(tr("Hits"))
        self._before = _button("↑", tr("Previous hit"), "Shift+F3")
        self._before.clicked.connect(self._on_before)
        self._next = _button("↓", tr("Next hit"), "F3")
        self._next.clicked.connect(self._on_next)
        close = _button("✕", tr("Close the search"), "Esc")
        close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN_PX, 6, MARGIN_PX, 6)
        row.addWidget(self._field, 1)
        row.addWidget(self._who)
        row.addWidget(self._count)
        row.addWidget(self._before)
        row.addWidget(self._next)
        row.addWidget(close)

    @property
    def text(self) -> str:
        """What is to be found."""
        return self._field.text()

    def set_text(self, text: str) -> None:
        """Look for this."""
        self._field.setText(text)

    def begin(self) -> None:
        """Take the keyboard, with what was typed before selected."""
        self._who.setVisible(bool(self._speakers()))
        self._field.setFocus()
        self._field.selectAll()

    def show_state(self, finder: Finder) -> None:
        """Show how many hits there are, and which is the present one."""
        self._count.setText(_count_text(finder, self.text))
        for button in (self._before, self._next):
            button.setEnabled(finder.n_hits > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Return and Escape."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.step_asked.emit(-1 if back else +1)
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case _:
                super().keyPressEvent(event)

    @Slot()
    def _fill_menu(self) -> None:
        self._who_menu.clear()
        for label in self._speakers():
            action = self._who_menu.addAction(label.replace("&", "&&"))
            action.triggered.connect(partial(self._on_chosen, label))

    def _on_chosen(self, label: str, _checked: bool = False) -> None:
        self._field.setText(of_speaker(self.text, label))
        self._field.setFocus()

    @Slot()
    def _on_before(self) -> None:
        self.step_asked.emit(-1)

    @Slot()
    def _on_next(self) -> None:
        self.step_asked.emit(+1)


def _count_text(finder: Finder, wanted: str) -> str:
    if not wanted.strip():
        return ""
    if finder.n_hits == 0:
        return tr("Searching…") if finder.busy else tr("Not found")
    more = "…" if finder.busy else ""
    return tr("{number} of {total}", number=finder.number + 1, total=finder.n_hits) + more


def _button(sign: str, name: str, keys: str) -> QPushButton:
    button = QPushButton(sign)
    button.setAccessibleName(name)
    button.setToolTip(f"{name} ({keys})")
    button.setAutoDefault(False)
    button.setFixedWidth(max(36, button.fontMetrics().horizontalAdvance("MMM")))
    return button
