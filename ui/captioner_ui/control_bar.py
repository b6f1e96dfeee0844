"""The row above the captions: what to listen to, start and stop, text size."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QToolButton,
    QWidget,
)

from captioner_ui.session import Phase
from captioner_ui.source_choice import SourceChoice, SourceList
from captioner_ui.translation import tr

SOURCE_CHARS: Final = 8  # the list is at least this wide where there is room
MIN_SOURCE_PX: Final = 88  # else this: what is needed of the row fits 800 px at a scale of 2
BUTTON_HEIGHT_PX: Final = 36
MARGIN_PX: Final = 20
SPACING_PX: Final = 8


class ControlBar(QWidget):
    """Shows and reports; decides nothing. A narrow one leaves out what it can do without.

    Signals:
        source_chosen: SourceChoice, picked by the person.
        toggled: the start/stop button was pressed.
        refresh_asked: the devices should be listed again.
        size_step_asked: int, +1 for larger and -1 for smaller text.
    """

    source_chosen = Signal(SourceChoice)
    toggled = Signal()
    refresh_asked = Signal()
    size_step_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources = self._make_sources()
        self._refresh = self._make_refresh()
        self._toggle = self._make_toggle()
        self._smaller = self._make_size_button("A-", -1)
        self._larger = self._make_size_button("A+", +1)
        self._caption = self._make_caption()
        self._beside = _Row()
        self._lay_out()
        self.show_phase(Phase.IDLE)

    @property
    def choice(self) -> SourceChoice:
        """What the list stands on."""
        chosen = self._sources.currentData()
        assert isinstance(chosen, SourceChoice)
        return chosen

    def show_sources(self, found: SourceList, chosen: SourceChoice) -> None:
        """Fill the list and stand on `chosen`, which stays even if it is not there any more."""
        present = chosen in found.choices
        entries = found.choices if present else (chosen, *found.choices)
        shown = tuple(self._sources.itemData(row) for row in range(self._sources.count()))
        if shown != entries:  # else a list that is open just now would be closed
            self._fill(entries)
        self._sources.setCurrentIndex(entries.index(chosen))

    def add_beside_source(self, widget: QWidget) -> None:
        """Put something small beside the list of sources."""
        self._beside.row.addWidget(widget)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for what has to be there."""
        needed = self._needed()
        gaps = (len(needed) - 1) * SPACING_PX + 2 * MARGIN_PX
        width = sum(one.minimumWidth() or one.minimumSizeHint().width() for one in needed)
        return QSize(width + gaps, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Show of the rest what there is room for."""
        super().resizeEvent(event)
        room = event.size().width() - self.minimumSizeHint().width()
        for widget in (self._beside, self._caption):
            room -= widget.minimumSizeHint().width() + SPACING_PX
            widget.setVisible(room >= 0)

    def _needed(self) -> tuple[QWidget, ...]:
        return (self._sources, self._refresh, self._toggle, self._smaller, self._larger)

    def _fill(self, entries: tuple[SourceChoice, ...]) -> None:
        self._sources.clear()
        for choice in entries:
            self._sources.addItem(tr(choice.label), choice)

    def show_phase(self, phase: Phase) -> None:
        """Word the start/stop button for what pressing it does now."""
        self._toggle.setText(_toggle_word(phase))

    def _make_sources(self) -> QComboBox:
        sources = QComboBox()
        sources.setAccessibleName(tr("Sound source"))
        sources.setToolTip(tr("What to caption"))
        sources.setMinimumContentsLength(SOURCE_CHARS)
        sources.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        sources.setMinimumSize(QSize(MIN_SOURCE_PX, BUTTON_HEIGHT_PX))
        sources.activated.connect(self._on_source_activated)
        return sources

    def _make_refresh(self) -> QToolButton:
        refresh = QToolButton()
        refresh.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_BrowserReload))
        refresh.setAccessibleName(tr("Look for microphones again"))
        refresh.setToolTip(tr("Look for microphones again (F5)"))
        refresh.setShortcut(QKeySequence(Qt.Key.Key_F5))
        refresh.setFixedSize(QSize(BUTTON_HEIGHT_PX, BUTTON_HEIGHT_PX))
        refresh.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        refresh.clicked.connect(self.refresh_asked)
        return refresh

    def _make_toggle(self) -> QPushButton:
        toggle = QPushButton()
        toggle.setObjectName("toggle")
        toggle.setToolTip(tr("Start or stop captioning"))
        toggle.setMinimumSize(QSize(104, BUTTON_HEIGHT_PX))  # both words fit: nothing jumps
        toggle.clicked.connect(self.toggled)
        return toggle

    def _make_size_button(self, text: str, step: int) -> QToolButton:
        larger = step > 0
        button = QToolButton()
        button.setText(text)
        button.setAccessibleName(
            tr("Make the text larger") if larger else tr("Make the text smaller")
        )
        button.setToolTip(
            tr("Make the text larger (Ctrl +)") if larger else tr("Make the text smaller (Ctrl -)")
        )
        button.setFixedSize(QSize(BUTTON_HEIGHT_PX, BUTTON_HEIGHT_PX))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(self._on_larger if larger else self._on_smaller)
        return button

    def _make_caption(self) -> QLabel:
        caption = QLabel(tr("&Caption"))
        caption.setBuddy(self._sources)
        return caption

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN_PX, 8, MARGIN_PX, 8)
        row.setSpacing(SPACING_PX)
        row.addWidget(self._caption)
        row.addWidget(self._sources, 1)
        row.addWidget(self._refresh)
        row.addWidget(self._beside)
        row.addWidget(self._toggle)
        row.addWidget(self._smaller)
        row.addWidget(self._larger)

    @Slot(int)
    def _on_source_activated(self, _index: int) -> None:
        self.source_chosen.emit(self.choice)

    @Slot()
    def _on_larger(self) -> None:
        self.size_step_asked.emit(+1)

    @Slot()
    def _on_smaller(self) -> None:
        self.size_step_asked.emit(-1)


class _Row(QWidget):
    """Widgets side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.row: Final = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)


def _toggle_word(phase: Phase) -> str:
    match phase:
        case Phase.IDLE:
            return tr("&Start")
        case Phase.LOADING | Phase.LISTENING:
            return tr("&Stop")
        case Phase.STOPPING:
            return tr("&Stop now")
