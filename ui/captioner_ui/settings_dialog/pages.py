"""Makes the pages of the settings, each when it is first asked for."""

from typing import cast

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from captioner_ui.device_list import DeviceLister
from captioner_ui.hotkeys import Hotkeys
from captioner_ui.models.builds import ModelBuilds
from captioner_ui.models.language_first import LanguageFirst
from captioner_ui.models.panel import ModelPanel
from captioner_ui.own_words import WordKeeper
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.colour_presets import ColourPresets, Preset
from captioner_ui.settings_dialog.editor import Editor
from captioner_ui.settings_dialog.editors import ChoiceEditor
from captioner_ui.settings_dialog.form import Form, SectionForm
from captioner_ui.settings_dialog.hotkey_page import HotkeyForm
from captioner_ui.settings_dialog.microphone_editor import MicrophoneEditor, microphone_names
from captioner_ui.settings_dialog.page import TopicPage
from captioner_ui.settings_dialog.preview import LookPreview, OverlayPreview
from captioner_ui.settings_dialog.topics import HEADINGS, Topic
from captioner_ui.settings_dialog.word_lists_editor import WordListsEditor
from captioner_ui.source_choice import SourceList
from captioner_ui.translation import tr


class PageMaker(QObject):
    """Knows what stands on the pages besides plain fields, and keeps it up to date."""

    def __init__(
        self, hotkeys: Hotkeys, builds: ModelBuilds, lister: DeviceLister, window: QWidget
    ) -> None:
        """Args: window: the main one, which may have a keeper of words."""
        super().__init__()
        self._window = window
        self._hotkeys = hotkeys
        self._lister = lister
        self.models = ModelPanel(builds)
        self.look: LookPreview | None = None  # made with their pages
        self.overlay: OverlayPreview | None = None
        self.lists: WordListsEditor | None = None
        self.language: Editor = Editor()  # made with its page
        self._presets: ColourPresets | None = None
        self._forms: dict[str, SectionForm] = {}
        lister.listed.connect(self._on_listed)
        self.models.models_known.connect(self._on_models_known)

    def make(self, topic: Topic, settings: Settings) -> TopicPage:
        """The page of a topic."""
        forms = [self._form(section, settings) for section in topic.sections]
        headings = {one: tr(HEADINGS[one]) for one in topic.sections if one in HEADINGS}
        above = {"look": self.look, "overlay": self.overlay}.get(topic.sections[0])
        return TopicPage(forms, headings, above)

    def show_draft(self, settings: Settings) -> None:
        """Have the pictures and what tells about a choice follow it."""
        if "recognition" in self._forms:
            values = self._forms["recognition"].values()
            self.models.show_choice(values["model"], values["language"], values["task"])
        if self.look is not None:
            self.look.show_look(settings.look)
        if self.overlay is not None and self._presets is not None:
            self.overlay.show_look(settings.overlay)
            self._presets.show_values(self._forms["overlay"].values())

    def _form(self, section: str, settings: Settings) -> Form:
        value = getattr(settings, section)
        if section == "hotkeys":
            return HotkeyForm(self._hotkeys, value)
        form = self._forms[section] = self._section_form(section, settings)
        return form

    def _section_form(self, section: str, settings: Settings) -> SectionForm:
        value = getattr(settings, section)
        match section:
            case "recognition":
                first = LanguageFirst(self.models)
                self.language = first.editor
                choices = _model_choices(self.models.names)
                models = ChoiceEditor(choices.pop("model"))
                first.follow(models)
                editors: dict[str, Editor] = {"language": first.editor, "model": models}
                below = {"model": self.models}
                return SectionForm(section, value, choices=choices, editors=editors, below=below)
            case "words":
                keeper = self._window.findChild(WordKeeper)
                self.lists = WordListsEditor(keeper or WordKeeper(self._window))
                return SectionForm(section, value, editors={"words": self.lists})
            case "look":
                self.look = LookPreview(value)
                return SectionForm(section, value)
            case "overlay":
                self.overlay = OverlayPreview(value)
                self._presets = ColourPresets()
                self._presets.chosen.connect(self._on_preset)
                return SectionForm(section, value, above={"colour": self._presets})
            case "sound":
                self._lister.refresh()
                return SectionForm(section, value, editors={"device": MicrophoneEditor()})
            case _:
                return SectionForm(section, value)

    @Slot(object)
    def _on_preset(self, preset: Preset) -> None:
        self._forms["overlay"].put(preset.values)

    @Slot(SourceList)
    def _on_listed(self, found: SourceList) -> None:
        if "sound" in self._forms:
            editor = cast(MicrophoneEditor, self._forms["sound"].editor("device"))
            editor.offer(microphone_names(found))

    @Slot(object)
    def _on_models_known(self, names: dict[str, str]) -> None:
        if "recognition" in self._forms:
            for field, choices in _model_choices(names).items():
                editor = cast(ChoiceEditor, self._forms["recognition"].editor(field))
                editor.offer(choices)


def _model_choices(names: dict[str, str]) -> dict[str, dict[str, str]]:
    """What the first and the second model are picked from."""
    return {"model": names, "finals_model": names | {"": tr("None")}}
