"""A small card over the captions: what shall be captioned, in which language, and a word on trust.

Captions have begun behind it. Whatever is chosen holds at once; to close it is to keep the rest.
"""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from captioner_ui.models.language_first import language_entries
from captioner_ui.models.panel import ModelPanel
from captioner_ui.sound.level_meter import LevelMeter
from captioner_ui.source_choice import SourceKind
from captioner_ui.style.icons import icon
from captioner_ui.style.tokens import GRID_PX, HALF_PX, ICON_PX, MARGIN_PX, TITLE_SCALE
from captioner_ui.translation import tr, tr_later

WIDTH_PX: Final = 520
CHOICES: Final = {
    SourceKind.DEFAULT_MICROPHONE: ("microphone", tr_later("&Around me")),
    SourceKind.COMPUTER: ("computer", tr_later("This c&omputer")),
    SourceKind.BOTH: ("both", tr_later("&Both")),
}
"""Icon and words of what is most often captioned."""
HINTS: Final = {
    SourceKind.DEFAULT_MICROPHONE: tr_later("What the microphone hears"),
    SourceKind.COMPUTER: tr_later("Calls, lectures and films"),
    SourceKind.BOTH: tr_later("A call: you and the others"),
}


class FirstCard(QFrame):
    """The card. Main thread.

    Signals:
        source_chosen: SourceKind of one of CHOICES, or DEMO.
        language_chosen: str, a code or `auto`.
        closed: the person is done with it.
    """

    source_chosen = Signal(SourceKind)
    language_chosen = Signal(str)
    closed = Signal()

    def __init__(self, models: ModelPanel, parent: QWidget) -> None:
        """Args: models: gets the model of a language; shown only where one has to be got."""
        super().__init__(parent)
        self.meter: Final = LevelMeter()
        self._models = models
        self._sources = QButtonGroup(self)
        self._radios = {kind: self._radio(kind) for kind in CHOICES}
        self._microphone = _label(tr("No microphone was found."))
        self._demo = QPushButton(icon("start"), tr("&Play the demo recording"))
        self._languages = QComboBox()
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)  # the sources
        self._close = QToolButton()
        self._done = QPushButton(tr("&Done"))
        self.setObjectName("first minute")
        self.setProperty("look", "card")
        self.setAccessibleName(tr("First start"))
        self._lay_out()
        self._connect()
        self.show_microphone(there=True)

    def fit(self, room_px: int) -> None:
        """Be as wide as it should be, or as there is room: then sources stand in a column."""
        self._beside.setDirection(QBoxLayout.Direction.LeftToRight)
        self._beside.activate()
        margins = self.contentsMargins()
        sides = 2 * MARGIN_PX + margins.left() + margins.right()
        wished = max(WIDTH_PX, self._beside.sizeHint().width() + sides)
        if wished > room_px:
            self._beside.setDirection(QBoxLayout.Direction.TopToBottom)
        self.setFixedWidth(min(wished, room_px))
        self.adjustSize()

    @property
    def focus_order(self) -> list[QWidget]:
        """What the Tab key goes through."""
        radios = list(self._radios.values())
        buttons = self._models.findChildren(QPushButton)
        return [*radios, self._demo, self._languages, *buttons, self._done, self._close]

    def show_source(self, kind: SourceKind) -> None:
        """Mark what is captioned; none of the three if it is something else."""
        if kind is SourceKind.DEVICE:  # a certain microphone
            kind = SourceKind.DEFAULT_MICROPHONE
        self._sources.setExclusive(False)
        for one, radio in self._radios.items():
            radio.setChecked(one is kind)
        self._sources.setExclusive(True)

    def show_language(self, code: str) -> None:
        """Stand on a language of the list."""
        self._languages.setCurrentIndex(max(self._languages.findData(code), 0))

    def show_microphone(self, *, there: bool) -> None:
        """Whether there is any; without one the demo is offered."""
        self._microphone.setVisible(not there)
        self._demo.setVisible(not there)
        self.adjustSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _radio(self, kind: SourceKind) -> QRadioButton:
        drawing = CHOICES[kind][0]
        radio = QRadioButton(tr(CHOICES[kind][1]))
        radio.setIcon(icon(drawing))
        radio.setIconSize(QSize(ICON_PX, ICON_PX))
        radio.setObjectName(f"source {drawing}")
        radio.setToolTip(tr(HINTS[kind]))
        radio.setAccessibleDescription(tr(HINTS[kind]))
        self._sources.addButton(radio)
        return radio

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN_PX, GRID_PX, MARGIN_PX, MARGIN_PX)
        column.setSpacing(GRID_PX)
        column.addLayout(self._title())
        sources = self._beside
        sources.setSpacing(MARGIN_PX)
        for radio in self._radios.values():
            sources.addWidget(radio)
        sources.addStretch(1)
        sources.addWidget(self.meter)
        column.addLayout(sources)
        missing = QHBoxLayout()
        missing.addWidget(self._microphone, 1)
        missing.addWidget(self._demo)
        column.addLayout(missing)
        column.addLayout(self._language_row())
        self._models.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._models)
        last = QHBoxLayout()
        privacy = _label(tr("What you hear stays on this machine."))
        privacy.setObjectName("privacy")
        last.addWidget(privacy, 1)
        self._done.setObjectName("done")
        self._done.setProperty("look", "main")
        last.addWidget(self._done)
        column.addLayout(last)

    def _title(self) -> QHBoxLayout:
        title = _label(tr("What shall be captioned?"))
        font = QFont(title.font())
        font.setPointSizeF(font.pointSizeF() * TITLE_SCALE)
        title.setFont(font)
        self._close.setObjectName("close first minute")
        self._close.setProperty("look", "plain")
        self._close.setIcon(icon("close"))
        self._close.setAccessibleName(tr("Close"))
        self._close.setToolTip(tr("Close (Escape)"))
        row = QHBoxLayout()
        row.addWidget(title, 1)
        row.addWidget(self._close)
        return row

    def _language_row(self) -> QHBoxLayout:
        label = QLabel(tr("&Language"))
        label.setBuddy(self._languages)
        self._languages.setObjectName("first language")
        self._languages.setAccessibleName(tr("Language that is spoken"))
        for code, name in language_entries().items():
            self._languages.addItem(name, code)
        row = QHBoxLayout()
        row.setSpacing(GRID_PX)
        row.addWidget(label)
        row.addWidget(self._languages, 1)
        return row

    def _connect(self) -> None:
        self._sources.buttonClicked.connect(self._on_source)
        self._demo.clicked.connect(self._on_demo)
        self._languages.activated.connect(self._on_language)
        self._close.clicked.connect(self.closed)
        self._done.clicked.connect(self.closed)

    @Slot()
    def _on_source(self) -> None:
        for kind, radio in self._radios.items():
            if radio.isChecked():
                self.source_chosen.emit(kind)

    @Slot()
    def _on_demo(self) -> None:
        self.source_chosen.emit(SourceKind.DEMO)

    @Slot()
    def _on_language(self) -> None:
        self.language_chosen.emit(self._languages.currentData())


def _label(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setContentsMargins(0, HALF_PX, 0, HALF_PX)
    return label
