"""The pages of the settings: what most people look for first. No Qt."""

from dataclasses import dataclass
from typing import Final

from captioner_ui.translation import tr_later


@dataclass(frozen=True, slots=True)
class Topic:
    """One entry of the list at the left."""

    title: str
    """To be translated when it is shown."""
    icon: str
    sections: tuple[str, ...]
    """Of the settings, in the order of their forms."""


TOPICS: Final = (
    Topic(tr_later("Captions"), "larger", ("look",)),
    Topic(tr_later("Sound and language"), "microphone", ("sound", "recognition")),
    Topic(tr_later("Words"), "language", ("words",)),
    Topic(tr_later("Overlay"), "overlay", ("overlay",)),
    Topic(tr_later("Sharing"), "share", ("outputs",)),
    Topic(tr_later("History and notes"), "sessions", ("history", "note")),
    Topic(tr_later("Keys"), "keys", ("hotkeys",)),
)
"""In the order of the list."""
HEADINGS: Final = {
    "sound": tr_later("Sound"),
    "recognition": tr_later("Language and recognition"),
    "history": tr_later("History"),
    "note": tr_later("Notes"),
}
"""Over the forms of sections that share a page."""


def topic_of(section: str) -> int:
    """Number of the page that has a section.

    Raises:
        KeyError: none has it.
    """
    for number, topic in enumerate(TOPICS):
        if section in topic.sections:
            return number
    raise KeyError(section)
