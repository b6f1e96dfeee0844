"""What a person has chosen: one section a topic. No Qt."""

from dataclasses import dataclass, field

from captioner.outputs.config import OutputConfig
from captioner_ui.sections.appearance import Appearance
from captioner_ui.sections.history import HistorySettings
from captioner_ui.sections.hotkeys import HotkeySettings
from captioner_ui.sections.note import NoteSettings
from captioner_ui.sections.overlay import OverlaySettings
from captioner_ui.sections.recognition import RecognitionSettings
from captioner_ui.sections.sound import SoundSettings
from captioner_ui.sections.words import WordsSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that is remembered: one section a topic, each a frozen, checked dataclass.

    A section holds only str, int, float, bool, enumerations of str, and tuples of them, so that
    it can be written to a file that people read. `captioner.setting.setting` gives a field its
    words for people. A new section is a field here: file, dialog and command line follow.
    """

    recognition: RecognitionSettings = field(default_factory=RecognitionSettings)
    words: WordsSettings = field(default_factory=WordsSettings)
    sound: SoundSettings = field(default_factory=SoundSettings)
    outputs: OutputConfig = field(default_factory=OutputConfig)
    look: Appearance = field(default_factory=Appearance)
    overlay: OverlaySettings = field(default_factory=OverlaySettings)
    history: HistorySettings = field(default_factory=HistorySettings)
    note: NoteSettings = field(default_factory=NoteSettings)
    hotkeys: HotkeySettings = field(default_factory=HotkeySettings)
