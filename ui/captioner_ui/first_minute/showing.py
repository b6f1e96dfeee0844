"""Shows the card of the very first start over the captions, and does what is chosen on it."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from captioner.languages import AUTO, ENGLISH
from captioner_ui.announcing import announce
from captioner_ui.caption_view import CaptionView
from captioner_ui.main_window import MainWindow
from captioner_ui.models.builds import builds_of
from captioner_ui.shell import Shell
from captioner_ui.sound.remembered import remembered
from captioner_ui.source_choice import (
    BOTH,
    COMPUTER_CHOICE,
    DEFAULT_MICROPHONE,
    DEMO_RECORDING,
    SourceKind,
    SourceList,
)
from captioner_ui.style.tokens import MARGIN_PX
from captioner_ui.translation import tr

if TYPE_CHECKING:
    from captioner_ui.first_minute.card import FirstCard

IGNORED_MS: Final = 120_000  # who has not touched it by then does not want it
CHOICES: Final = {
    choice.kind: choice for choice in (DEFAULT_MICROPHONE, COMPUTER_CHOICE, BOTH, DEMO_RECORDING)
}


class FirstMinute(QObject):
    """Shows the card when the window has been painted and devices are known; once ever."""

    def __init__(self, shell: Shell, window: MainWindow) -> None:
        super().__init__(window)
        self._shell = shell
        self._window = window
        self._view = window.findChild(CaptionView)
        self._card: FirstCard | None = None
        self._shown = False
        self._ignored = QTimer(self, singleShot=True, interval=IGNORED_MS)
        self._ignored.timeout.connect(self._on_ignored)
        self._found: SourceList | None = None
        window.lister.listed.connect(self._on_listed)

    @Slot(SourceList)
    def _on_listed(self, found: SourceList) -> None:
        self._found = found
        if self._card is not None:
            self._show_facts()
        elif not self._shown and self._view is not None:
            self._shown = True
            QTimer.singleShot(0, self, self._show)  # captions have been begun by then

    def _show(self) -> None:
        from captioner_ui.first_minute.card import FirstCard
        from captioner_ui.models.panel import ModelPanel

        assert self._view is not None
        self._models = ModelPanel(builds_of(self._window), brief=True)
        card = self._card = FirstCard(self._models, self._view)
        bridge, session = self._shell.bridge, self._shell.session
        bridge.level_measured.connect(card.meter.show_level)
        bridge.source_changed.connect(card.meter.show_source)
        session.run_ended.connect(card.meter.clear)
        card.source_chosen.connect(self._on_source)
        card.language_chosen.connect(self._on_language)
        card.closed.connect(self._on_closed)
        self._models.resized.connect(self._place)
        self._shell.settings.changed.connect(self._on_settings)
        session.phase_changed.connect(self._show_facts)
        self._view.installEventFilter(self)
        self._window.installEventFilter(self)
        self._remember()
        self._show_facts()
        self._order_focus()
        card.show()
        self._place()
        self._ignored.start()
        announce(card, tr("First start: what shall be captioned? Press Tab to choose."))

    def _remember(self) -> None:
        """Never again: it was there."""
        now = self._shell.settings.current
        self._shell.settings.update(replace(now, look=replace(now.look, welcomed=True)))

    def _show_facts(self) -> None:
        card, settings = self._card, self._shell.settings.current
        if card is None:
            return
        chosen = settings.recognition
        auto_english = chosen.language == AUTO and not chosen.model
        card.show_language(ENGLISH if auto_english else chosen.language)
        card.show_source(self._window.choice.kind)
        card.show_microphone(there=self._found is None or self._found.has_devices)
        self._models.show_choice(chosen.model, chosen.language, chosen.task)
        self._place()

    def _order_focus(self) -> None:
        assert self._card is not None
        assert self._view is not None
        before: QWidget = self._view
        for widget in self._card.focus_order:
            QWidget.setTabOrder(before, widget)
            before = widget

    @Slot()
    def _place(self) -> None:
        """At the top, in the middle: the newest captions stand at the bottom."""
        card, view = self._card, self._view
        if card is None or view is None:
            return
        card.fit(view.width() - 2 * MARGIN_PX)
        card.move(QPoint((view.width() - card.width()) // 2, MARGIN_PX))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Stay in place; close at Escape, wherever the keyboard is."""
        if self._card is None:
            return False
        if event.type() is QEvent.Type.Resize and watched is self._view:
            self._place()
        if (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            self._on_closed()
            return True
        return False

    @Slot(SourceKind)
    def _on_source(self, kind: SourceKind) -> None:
        choice = CHOICES[kind]
        self._window.choose(choice)
        now = self._shell.settings.current
        self._shell.settings.update(replace(now, sound=remembered(choice, now.sound)))
        self._show_facts()

    @Slot(str)
    def _on_language(self, language: str) -> None:
        from captioner_ui.models.language_first import model_for

        now = self._shell.settings.current
        model = model_for(self._models.rows, now.recognition.model, language)
        recognition = replace(now.recognition, language=language, model=model)
        self._shell.settings.update(replace(now, recognition=recognition))

    @Slot(object, object)
    def _on_settings(self, _before: object, _now: object) -> None:
        self._show_facts()

    @Slot()
    def _on_ignored(self) -> None:
        """What is on it is in the bar and the settings, too."""
        used = self._card is not None and self._card.isAncestorOf(self._window.focusWidget())
        if used or builds_of(self._window).building:
            self._ignored.start()
        else:
            self._on_closed()

    @Slot()
    def _on_closed(self) -> None:
        card, self._card = self._card, None
        if card is None or self._view is None:
            return
        self._view.removeEventFilter(self)
        self._window.removeEventFilter(self)
        card.hide()
        card.deleteLater()
        self._view.setFocus()
        self.deleteLater()
