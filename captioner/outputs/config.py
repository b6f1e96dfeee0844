"""What is shown to others, and how."""

import re
from dataclasses import dataclass
from typing import Final

from captioner.errors import ConfigError, worded
from captioner.home import at_home
from captioner.setting import check_ranges, setting, tr_later

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputConfig:
    """Captions for others than whoever sits here; nobody by default."""

    serve: bool = setting(
        False,
        tr_later("Show captions in browsers"),
        hint=tr_later("As a web page, for OBS and browsers on this computer."),
        option="serve",
    )
    """Serve a page and a WebSocket."""
    port: int = setting(
        8765,
        tr_later("Port of the web page"),
        hint=tr_later("Another one helps if a program has this one; 0 takes any that is free."),
        option="serve-port",
        low=0,
        high=65_535,
        advanced=True,
    )
    """TCP port of both; 0 takes a free one."""
    shared: bool = setting(
        False,
        tr_later("Let devices in the same network read along"),
        hint=tr_later("They need the address with its key; the connection is not encrypted."),
        option="serve-network",
    )
    """On every address of this machine, and then only with the token; otherwise on loopback."""
    token: str = setting(
        "",
        tr_later("Key in the address"),
        hint=tr_later("Made when it is first needed. Empty it to make another."),
        option="serve-token",
        metavar="key",
        advanced=True,
    )
    """What the address has to carry (16 to 128 letters, digits, - and _); empty makes one for
    this run."""
    text_file: str = setting(
        "",
        tr_later("Text file with the last lines"),
        hint=tr_later("For programs that read captions from a file. Empty for none."),
        option="text-file",
        metavar="file",
    )
    """Path of a file that holds the last lines; empty for none."""
    text_lines: int = setting(
        2, tr_later("Lines in the text file"), option="text-lines", low=1, high=100
    )
    """How many lines."""
    text_columns: int = setting(
        42,
        tr_later("Letters in a line of it"),
        option="text-width",
        low=0,
        high=200,
        low_label=tr_later("as many as there are"),
        help="letters in a line of the text file, at least 16; 0 breaks no lines",
    )
    """Width of a line, characters, those of East Asian scripts counting twice; 0 breaks none."""

    def __post_init__(self) -> None:
        check_ranges(self)
        if self.token and not _TOKEN.fullmatch(self.token):
            raise ConfigError(worded("the token needs to be 16 to 128 letters, digits, - and _"))
        at_home(self.text_file)
