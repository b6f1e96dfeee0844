"""Which settings are meant by what somebody types into the search field. No Qt."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from captioner.plain_values import kind_of
from captioner.setting import about
from captioner_ui.settings import Settings
from captioner_ui.settings_dialog.topics import HEADINGS, TOPICS
from captioner_ui.settings_dialog.value_words import choice_words, entries_of
from captioner_ui.settings_merge import places
from captioner_ui.translation import tr, tr_later

KEYS: Final = "hotkeys"
"""The section whose entries are not fields but entries of the menus."""

_ALSO: Final = {
    "look.theme": tr_later("dark mode, theme, contrast, black, white, background"),
    "look.size_pt": tr_later("letters, bigger, zoom"),
    "look.column_letters": tr_later("width, column"),
    "look.full_screen": tr_later("full screen"),
    "sound.source": tr_later("input, calls, videos, loudspeaker"),
    "sound.device": tr_later("headset, input"),
    "recognition.model": tr_later("accuracy, download, Whisper"),
    "recognition.task": tr_later("translate, translation, English"),
    "recognition.speakers": tr_later("who speaks, names, voices"),
    "recognition.encoder": tr_later("NPU, Hailo, CPU, encoder"),
    "recognition.threads": tr_later("threads, CPU, speed"),
    "recognition.beam": tr_later("beam, hypotheses, accuracy"),
    "recognition.partial_every_ms": tr_later("speed, battery"),
    "recognition.vad": tr_later("speech detector, VAD, silence"),
    "words.words": tr_later("vocabulary, names, terms, replace"),
    "words.mask": tr_later("swear words, censor, profanity"),
    "overlay.colour": tr_later("yellow, white, letters"),
    "overlay.background": tr_later("black, transparent"),
    "overlay.opacity_percent": tr_later("transparent, transparency"),
    "outputs.serve": tr_later("OBS, web, stream, network"),
    "outputs.shared": tr_later("phone, Wi-Fi, network"),
    "history.keep": tr_later("privacy, save, transcript"),
    "history.days": tr_later("privacy, delete"),
}
"""Other words for single settings, that people may look for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found."""

    topic: int
    """Number of its page."""
    section: str
    name: str
    """Of the field, or of the menu's entry."""
    words: str
    """Title of the page, label, hint and choices, folded."""


def all_entries(keys: Mapping[str, str]) -> Iterator[Entry]:
    """Every setting that has a control; `keys`: words of the menus' entries by their names."""
    default = Settings()
    topic_by_section = {one: n for n, topic in enumerate(TOPICS) for one in topic.sections}
    for place in places():
        said = about(place.field)
        topic = topic_by_section.get(place.section)
        if topic is None or said.hidden or place.section == KEYS:
            continue
        kind = kind_of(type(getattr(default, place.section)), place.field)
        choices = [tr(choice_words(one)) for one in entries_of(kind)]
        hint = tr(said.hint) if said.hint else ""
        also = tr(_ALSO[place.name]) if place.name in _ALSO else ""
        heading = tr(HEADINGS[place.section]) if place.section in HEADINGS else ""
        advanced = tr("Advanced") if said.advanced else ""
        texts = (tr(TOPICS[topic].title), heading, tr(said.label), hint, *choices, also, advanced)
        yield Entry(topic, place.section, place.field.name, folded(" ".join(texts)))
    for name, label in keys.items():
        topic = topic_by_section[KEYS]
        yield Entry(topic, KEYS, name, folded(f"{tr(TOPICS[topic].title)} {label}"))


def found(entries: Iterable[Entry], typed: str) -> list[Entry]:
    """Those that have every typed word, each at the beginning of one of theirs."""
    wanted = folded(typed).split()
    return [entry for entry in entries if all(f" {one}" in f" {entry.words}" for one in wanted)]


def folded(text: str) -> str:
    """Small letters without accents, and spaces for what is neither letter nor digit.

    >>> folded("Café, #rrggbb")
    'cafe rrggbb'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    letters = (one if one.isalnum() else " " for one in parts if not unicodedata.combining(one))
    return " ".join("".join(letters).split())
