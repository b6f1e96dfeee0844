"""What the page for a note offers. No Qt."""

from dataclasses import dataclass
from typing import Final

from captioner.setting import setting
from captioner_ui.translation import tr, tr_later

USUAL: Final = (
    tr_later("Yes."),
    tr_later("No."),
    tr_later("Could you say that again, please?"),
    tr_later("I am deaf. Please look at me when you speak."),
    tr_later("One moment, please. I am typing."),
    tr_later("Thank you."),
)
"""Phrases for who has none of their own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteSettings:
    """Phrases of one's own."""

    phrases: tuple[str, ...] = setting(
        (),
        tr_later("Phrases for notes"),
        option="note-phrases",
        hint=tr_later("One on each line; Ctrl and a number writes one. Empty for the usual ones."),
    )

    def offered(self) -> list[str]:
        """The phrases to choose from, in the reader's language where they are the usual ones."""
        return list(self.phrases) or [tr(USUAL[number]) for number in range(len(USUAL))]
