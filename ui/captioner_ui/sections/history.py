"""What is kept of the captions, where, and for how long. No Qt."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from captioner.errors import ConfigError
from captioner.history.sessions import default_folder
from captioner.home import at_home
from captioner.setting import setting
from captioner_ui.translation import tr_later

MAX_DAYS: Final = 3650


@dataclass(frozen=True, slots=True, kw_only=True)
class HistorySettings:
    """The transcripts on this machine."""

    keep: bool = setting(
        True,
        tr_later("Keep what was captioned"),
        option="keep",
        hint=tr_later(
            "As text on this computer, readable for you only. Otherwise nothing is written."
        ),
    )
    folder: str = setting(
        "",
        tr_later("Folder for it"),
        option="keep-in",
        metavar="folder",
        hint=tr_later("Empty for the usual place of your data."),
    )
    days: int = setting(
        0,
        tr_later("Days to keep it"),
        option="keep-days",
        hint=tr_later("Older sessions are deleted when the program starts; 0 keeps them all."),
        low=0,
        low_label=tr_later("for ever"),
        high=MAX_DAYS,
    )

    def __post_init__(self) -> None:
        """Check; raises ConfigError."""
        if not 0 <= self.days <= MAX_DAYS:
            raise ConfigError(f"days is {self.days}, need 0 to {MAX_DAYS}")
        at_home(self.folder)

    def path(self) -> Path:
        """The folder that is meant."""
        return at_home(self.folder) if self.folder.strip() else default_folder()
