"""Keys that the person has given to entries of the menus. No Qt."""

from dataclasses import dataclass

from captioner.errors import ConfigError
from captioner.setting import setting
from captioner_ui.translation import tr_later


@dataclass(frozen=True, slots=True, kw_only=True)
class HotkeySettings:
    """Only what differs from the keys that the program comes with."""

    keys: tuple[str, ...] = setting(
        (),
        tr_later("Keys as ENTRY = KEY"),
        option="hotkeys",
        metavar="entry=key,...",
        hint=tr_later("An empty key takes it away."),
    )
    """Each `ENTRY = KEY`: the entry's words without & and …, the key such as Ctrl+Shift+O."""

    def __post_init__(self) -> None:
        """Raises ConfigError where an item has another form."""
        for item in self.keys:
            entry, sign, _ = item.partition("=")
            if not (sign and entry.strip()):
                raise ConfigError(f"{item!r} is not ENTRY = KEY")

    def by_entry(self) -> dict[str, str]:
        """Key by entry; empty for none."""
        parts = (item.partition("=") for item in self.keys)
        return {entry.strip(): key.strip() for entry, _, key in parts}


def hotkeys_of(keys: dict[str, str]) -> HotkeySettings:
    """Settings with these keys by entry."""
    return HotkeySettings(keys=tuple(f"{entry} = {key}".rstrip() for entry, key in keys.items()))
