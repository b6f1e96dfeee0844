"""The panel of figures: graphs of the last minutes, and all figures as text to copy."""

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from captioner.events import LanguageChanged, SpokenLanguage, StatsUpdated
from captioner_ui.figure_history import FigureHistory, figures_report
from captioner_ui.fitting import fitted
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.raising import bring_to_front
from captioner_ui.rolling_graph import PAD_PX, Curve, RollingGraph
from captioner_ui.seen import is_seen
from captioner_ui.shell import Shell
from captioner_ui.status_bar import StatusBar
from captioner_ui.translation import tr

START_SIZE: Final = QSize(760, 440)  # px; fits a screen of 800x480
N_COLUMNS: Final = 2


class Details(QObject):
    """Remembers figures all the time, and shows them when asked. Main thread."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._history = FigureHistory()
        self._language: SpokenLanguage | None = None
        self._panel: DetailsPanel | None = None
        self._show = QAction(tr("&Figures"), self)
        self._show.setShortcut(QKeySequence("Ctrl+I"))
        self._show.triggered.connect(self._on_show)
        self._copy = QAction(tr("Copy fi&gures"), self)
        self._copy.setShortcut(QKeySequence("Ctrl+Shift+I"))
        self._copy.triggered.connect(self._on_copy)
        shell.menu("View").addActions([self._show, self._copy])
        strip = shell.window.findChild(StatusBar)
        if strip is not None:
            strip.details_asked.connect(self._on_show)
        shell.bridge.stats_updated.connect(self._on_stats)
        shell.bridge.language_changed.connect(self._on_language)

    @Slot(StatsUpdated)
    def _on_stats(self, stats: StatsUpdated) -> None:
        self._history.add(stats)
        if self._panel is not None and is_seen(self._panel):
            self._panel.show_history(self._history, self._language)

    @Slot(LanguageChanged)
    def _on_language(self, change: LanguageChanged) -> None:
        self._language = change.language

    @Slot()
    def _on_show(self) -> None:
        """Show the panel, or close it: the same key does both, in either window."""
        if self._panel is None:
            self._panel = DetailsPanel(self._shell)
            self._panel.copy.clicked.connect(self._on_copy)
        elif self._panel.isVisible() and not self._panel.isMinimized():
            self._panel.close()
            return
        self._panel.show_history(self._history, self._language)
        self._panel.addActions(Hotkeys(self._shell.window).actions())  # whoever added some since
        bring_to_front(self._panel)

    @Slot()
    def _on_copy(self) -> None:
        last = self._history.last
        if last is None:
            self._shell.notify(tr("There are no figures yet."))
            return
        QGuiApplication.clipboard().setText(figures_report(last, self._language))
        self._shell.notify(tr("The figures are copied."))


class DetailsPanel(QDialog):
    """Four graphs and the figures in words; not modal. The main window's keys work in it, too."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self.setWindowTitle(tr("Figures"))
        self.setObjectName("details")
        self.resize(fitted(START_SIZE))
        self._rtfx = RollingGraph("RTFx", "")
        self._ram = RollingGraph(tr("Memory"), "MB")
        self._lag = RollingGraph(tr("Lag"), "s")
        self._stages = RollingGraph(tr("Time per window"), "ms")
        self._text = QLabel(tr("There are no figures yet."))
        self._text.setObjectName("report")
        self._text.setAccessibleName(tr("Figures"))
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.copy = QPushButton(tr("&Copy figures"))
        self._lay_out()

    def show_history(self, history: FigureHistory, language: SpokenLanguage | None) -> None:
        """Show these figures."""
        samples = history.samples
        self._rtfx.show_curves([Curve("", [s.rtfx for s in samples])])
        self._ram.show_curves(
            [
                Curve(tr("process"), [s.process_ram_mb for s in samples]),
                Curve(tr("model"), [s.model_ram_mb for s in samples]),
            ]
        )
        self._lag.show_curves([Curve("", [s.lag_s for s in samples])])
        self._stages.show_curves(
            [
                Curve(tr("encoder"), [s.encode_ms for s in samples]),
                Curve(tr("decoder"), [s.decode_ms for s in samples]),
                Curve(tr("mel"), [s.mel_ms for s in samples]),
            ]
        )
        if history.last is not None:
            self._text.setText(figures_report(history.last, language))

    def _lay_out(self) -> None:
        graphs = QGridLayout()
        for number, graph in enumerate((self._rtfx, self._lag, self._ram, self._stages)):
            graphs.addWidget(graph, number // N_COLUMNS, number % N_COLUMNS)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        close = QPushButton(tr("C&lose"))
        close.clicked.connect(self.close)
        buttons.addWidget(close)
        figures = QWidget()
        upper = QVBoxLayout(figures)
        upper.setContentsMargins(0, 0, 0, 0)
        upper.addLayout(graphs, 1)
        self._text.setContentsMargins(PAD_PX, 0, PAD_PX, 0)  # in line with the graphs
        upper.addWidget(self._text)
        scrolled = QScrollArea()  # a small screen has no room for all of them
        scrolled.setWidgetResizable(True)
        scrolled.setAccessibleName(tr("Figures"))
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidget(figures)
        column = QVBoxLayout(self)
        column.addWidget(scrolled, 1)
        column.addLayout(buttons)


def install(shell: Shell) -> None:
    """Add the panel of figures to the window."""
    Details(shell)
