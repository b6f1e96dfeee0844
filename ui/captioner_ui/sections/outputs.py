"""Captions for others: a page in the network and a text file. No Qt."""

from dataclasses import dataclass

from captioner.config import OutputConfig
from captioner_ui.setting import setting
from captioner_ui.translation import tr_later


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputSettings:
    """Where captions go besides the window; nowhere by default."""

    serve: bool = setting(
        False,
        tr_later("Serve captions as a web page"),
        option="serve",
        hint=tr_later("For OBS and browsers on this computer."),
    )
    port: int = setting(
        OutputConfig().port, tr_later("Port"), option="serve-port", low=1024, high=65_535
    )
    shared: bool = setting(
        False,
        tr_later("Let devices in the same network read along"),
        option="serve-network",
        hint=tr_later("They need the address with its key; the connection is not encrypted."),
    )
    token: str = setting(
        "",
        tr_later("Key in the address"),
        option="serve-token",
        metavar="key",
        hint=tr_later("Made when it is first needed. Empty it to make another."),
    )
    text_file: str = setting(
        "",
        tr_later("Keep the last lines in the text file"),
        option="text-file",
        metavar="file",
        hint=tr_later("Empty for none."),
    )
    text_lines: int = setting(
        OutputConfig().text_lines, tr_later("Lines in it"), option="text-lines", low=1, high=100
    )

    def __post_init__(self) -> None:
        """Check by the outputs' own rules; raises ConfigError."""
        self.config()

    def config(self) -> OutputConfig:
        """The same for the engine's side."""
        return OutputConfig(
            serve=self.serve,
            port=self.port,
            shared=self.shared,
            token=self.token,
            text_file=self.text_file,
            text_lines=self.text_lines,
        )
