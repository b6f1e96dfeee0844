"""Places that a person has written with `~`."""

from pathlib import Path

from captioner.errors import ConfigError, worded


def at_home(text: str) -> Path:
    """`text` as a path; `~` is this user's home folder, `~NAME` that of another one.

    Raises:
        ConfigError: nobody has this name, or no system takes it for a path.
    """
    if "\0" in text:
        raise ConfigError(worded("{text!r} is no path", text=text))
    try:
        return Path(text).expanduser()
    except RuntimeError as exc:
        name = Path(text).parts[0]
        raise ConfigError(
            worded("there is no home folder {name}", name=name), hint=worded("Write out the path.")
        ) from exc
