"""The dialog: a list of topics, a form for each, and what to do with the changes."""

from dataclasses import fields
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from captioner.errors import ConfigError
from captioner_ui.device_list import DeviceLister
from captioner_ui.fitting import fitted
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.models.builds import ModelBuilds
from captioner_ui.models.language_first import LanguageFirst
from captioner_ui.models.panel import ModelPanel
from captioner_ui.own_words import WordKeeper
from captioner_ui.recognition_check import check_recognition
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.editors import ChoiceEditor, Editor
from captioner_ui.settings_dialog.hotkey_page import HotkeyPage
from captioner_ui.settings_dialog.microphone_editor import MicrophoneEditor, microphone_names
from captioner_ui.settings_dialog.page import SectionPage
from captioner_ui.settings_dialog.preview import LookPreview, OverlayPreview
from captioner_ui.settings_dialog.word_lists_editor import WordListsEditor
from captioner_ui.settings_merge import with_values
from captioner_ui.settings_store import SettingsStore
from captioner_ui.source_choice import SourceList
from captioner_ui.status import problem_text
from captioner_ui.translation import tr, tr_later

START_SIZE: Final = QSize(760, 540)  # px; a smaller screen makes it smaller
TOPICS_WIDTH_PX: Final = 150
TOPICS_SPACING_PX: Final = 3  # around each: to be hit by a finger, too
TITLES: Final = {
    "recognition": tr_later("Recognition"),
    "words": tr_later("Words"),
    "sound": tr_later("Sound"),
    "look": tr_later("Captions"),
    "overlay": tr_later("Overlay"),
    "history": tr_later("History, privacy"),
    "outputs": tr_later("For others"),
    "hotkeys": tr_later("Keys"),
}
"""What the list calls the sections, in its order."""

_Buttons: TypeAlias = QDialogButtonBox.StandardButton
_Page: TypeAlias = SectionPage | HotkeyPage


class SettingsDialog(QDialog):
    """Shows a draft of the settings; the store gets it with Apply and OK. Not modal.

    A page is made when it is first shown: all at once would hold up captions for a moment. What
    is on pages that were never shown stays as it is in the store.

    Signals:
        applied: the store has been given the draft.
    """

    applied = Signal()

    def __init__(
        self,
        store: SettingsStore,
        hotkeys: Hotkeys,
        builds: ModelBuilds,
        lister: DeviceLister,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._hotkeys = hotkeys
        self._lister = lister
        self._names = sorted((section.name for section in fields(Settings)), key=_place)
        self._pages: dict[str, _Page] = {}  # those that were shown
        self._places: list[QVBoxLayout] = []  # for the pages, in the order of their names
        self._topics = QListWidget()
        self._stack = QStackedWidget()
        self._problem = QLabel()
        self._look: LookPreview | None = None  # made with their pages
        self._overlay: OverlayPreview | None = None
        self._models = ModelPanel(builds)
        self._buttons = QDialogButtonBox(
            _Buttons.Ok | _Buttons.Apply | _Buttons.Cancel | _Buttons.RestoreDefaults
        )
        self._lay_out()
        self._connect()
        self._topics.setCurrentRow(0)

    def show_topic(self, section: str) -> None:
        """Open the page of this section."""
        self._topics.setCurrentRow(self._names.index(section))

    def show_language(self) -> None:
        """Open the page with the language, ready to be chosen."""
        self.show_topic("recognition")
        page = self._pages["recognition"]
        assert isinstance(page, SectionPage)
        page.editor("language").control.setFocus()

    def show_settings(self, settings: Settings) -> None:
        """Put these settings into the controls."""
        for name, page in self._pages.items():
            page.show_section(getattr(settings, name))

    def draft(self) -> Settings:
        """The settings as they stand in the controls.

        Raises:
            ConfigError: they cannot be.
        """
        settings = self._store.current
        for name, page in self._pages.items():
            settings = with_values(settings, name, page.values())
        keys = self._pages.get("hotkeys")
        if isinstance(keys, HotkeyPage) and (doubles := keys.doubles()):
            raise ConfigError(f"{' and '.join(doubles)} would do two things")
        check_recognition(settings.recognition)
        return settings

    def _make_page(self, name: str) -> _Page:
        value = getattr(self._store.current, name)
        match name:
            case "hotkeys":
                return HotkeyPage(self._hotkeys, value)
            case "recognition":
                first = LanguageFirst(self._models)
                choices = _model_choices(self._models.names)
                models = ChoiceEditor(choices.pop("model"))
                first.follow(models)
                editors: dict[str, Editor] = {"language": first.editor, "model": models}
                return SectionPage(value, choices, below=self._models, editors=editors)
            case "words":
                window = self.parent()
                keeper = window.findChild(WordKeeper) if window is not None else None
                lists = WordListsEditor(keeper or WordKeeper(self))
                return SectionPage(value, editors={"words": lists})
            case "look":
                self._look = LookPreview(value)
                return SectionPage(value, above=self._look)
            case "overlay":
                self._overlay = OverlayPreview(value)
                return SectionPage(value, above=self._overlay)
            case "sound":
                self._lister.refresh()
                return SectionPage(value, editors={"device": MicrophoneEditor()})
            case _:
                return SectionPage(value)

    def _lay_out(self) -> None:
        self.setWindowTitle(tr("Settings"))
        self.setObjectName("settings")
        self.resize(fitted(START_SIZE))
        self._topics.setAccessibleName(tr("Topics"))
        self._topics.setFixedWidth(TOPICS_WIDTH_PX)
        self._topics.setSpacing(TOPICS_SPACING_PX)
        for name in self._names:
            self._topics.addItem(_title(name))
            place = QWidget()
            room = QVBoxLayout(place)
            room.setContentsMargins(0, 0, 0, 0)
            self._places.append(room)
            self._stack.addWidget(place)
        self._problem.setObjectName("problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        restore = self._buttons.button(_Buttons.RestoreDefaults)
        restore.setText(tr("&Defaults"))  # so few words that the row fits a small screen
        restore.setToolTip(tr("Of the page that is shown"))
        row = QHBoxLayout()
        row.addWidget(self._topics)
        row.addWidget(self._stack, 1)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addWidget(self._problem)
        column.addWidget(self._buttons)

    def _connect(self) -> None:
        self._topics.currentRowChanged.connect(self._on_topic)
        self._buttons.accepted.connect(self._on_ok)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(_Buttons.Apply).clicked.connect(self._on_apply)
        self._buttons.button(_Buttons.RestoreDefaults).clicked.connect(self._on_restore)
        self._lister.listed.connect(self._on_listed)
        self._models.models_known.connect(self._on_models_known)
        self._store.changed.connect(self._on_changed)

    def _show_draft(self) -> None:
        """Show the previews and whether the draft can be taken over."""
        problem = ""
        draft: Settings | None = None
        try:
            draft = self.draft()
        except ConfigError as error:
            problem = problem_text(error)
        except ValueError as error:
            problem = str(error)
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._buttons.button(_Buttons.Ok).setEnabled(draft is not None)
        changed = draft is not None and (draft != self._store.current or self._unsaved())
        self._buttons.button(_Buttons.Apply).setEnabled(changed)
        if (recognition := self._pages.get("recognition")) is not None:
            values = recognition.values()
            self._models.show_choice(values["model"], values["language"], values["task"])
        if draft is not None and self._look is not None:
            self._look.show_look(draft.look)
        if draft is not None and self._overlay is not None:
            self._overlay.show_look(draft.overlay)

    def _unsaved(self) -> bool:
        return any(isinstance(page, SectionPage) and page.unsaved for page in self._pages.values())

    def _apply(self) -> bool:
        """Take the draft over; False, with the reason, if that cannot be written."""
        draft = self.draft()
        try:
            for page in self._pages.values():
                if isinstance(page, SectionPage):
                    page.commit()
        except ConfigError as error:
            self._problem.setText(problem_text(error))
            self._problem.show()
            return False
        self._store.update(draft)
        self.applied.emit()
        self._show_draft()
        return True

    @Slot(int)
    def _on_topic(self, row: int) -> None:
        name = self._names[row]
        if name not in self._pages:
            page = self._pages[name] = self._make_page(name)
            page.edited.connect(self._on_edited)
            self._places[row].addWidget(page)
            self._show_draft()
        self._stack.setCurrentIndex(row)

    @Slot()
    def _on_edited(self) -> None:
        self._show_draft()

    @Slot()
    def _on_apply(self) -> None:
        self._apply()

    @Slot()
    def _on_ok(self) -> None:
        if self._apply():
            self.accept()

    @Slot()
    def _on_restore(self) -> None:
        self._pages[self._names[self._stack.currentIndex()]].show_defaults()
        self._show_draft()

    @Slot(object, object)
    def _on_changed(self, before: Settings, now: Settings) -> None:
        """Something was changed elsewhere: Apply must not undo it."""
        for name, page in self._pages.items():
            page.show_changes(getattr(before, name), getattr(now, name))
        self._show_draft()

    @Slot(SourceList)
    def _on_listed(self, found: SourceList) -> None:
        page = self._pages.get("sound")
        if isinstance(page, SectionPage):
            editor = page.editor("device")
            assert isinstance(editor, MicrophoneEditor)
            editor.offer(microphone_names(found))

    @Slot(object)
    def _on_models_known(self, names: dict[str, str]) -> None:
        page = self._pages.get("recognition")
        if not isinstance(page, SectionPage):
            return
        for field, choices in _model_choices(names).items():
            editor = page.editor(field)
            assert isinstance(editor, ChoiceEditor)
            editor.offer(choices)


def _model_choices(names: dict[str, str]) -> dict[str, dict[str, str]]:
    """What the first and the second model are picked from."""
    return {"model": names, "finals_model": names | {"": tr("None")}}


def _place(section: str) -> int:
    """Where it stands in the list; what is not named there comes last."""
    return [*TITLES].index(section) if section in TITLES else len(TITLES)


def _title(section: str) -> str:
    """How the list calls a section."""
    return tr(TITLES[section]) if section in TITLES else section.replace("_", " ").capitalize()
