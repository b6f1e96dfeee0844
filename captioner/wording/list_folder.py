"""The named lists of this user: text files in the folder of the settings, for nobody else."""

import re
from pathlib import Path
from typing import Final

import platformdirs

from captioner.errors import ConfigError, worded
from captioner.home import at_home
from captioner.whole_file import put_in_place
from captioner.wording.word_list import entries_of, parse_list

SUFFIX: Final = ".txt"
PRIVATE_FOLDER: Final = 0o700
_NAME: Final = re.compile(r"[^\W_](?:[\w .-]{0,38}[\w-])?")
_HINT: Final = worded("Letters, digits, spaces, points and hyphens, up to 40 of them.")


def default_folder() -> Path:
    """Beside the settings."""
    return platformdirs.user_config_path("captioner") / "words"


def where(given: str, folder: Path | None = None) -> Path:
    """The file of a list: a name of one that is kept, or else a path.

    Raises:
        ConfigError: it is no path either.
    """
    if _NAME.fullmatch(given):
        kept = (folder or default_folder()) / f"{given}{SUFFIX}"
        if kept.is_file():
            return kept
    return at_home(given)


class ListFolder:
    """Names to lists. Any thread, one at a time; each call reads or writes the disk."""

    def __init__(self, folder: Path | None = None) -> None:
        """Args: folder: where they are; None: the usual place. Made with the first list."""
        self._folder = folder or default_folder()

    def names(self) -> list[str]:
        """Of all lists, sorted; none if the folder cannot be read."""
        try:
            found = [path.stem for path in self._folder.glob(f"*{SUFFIX}") if path.is_file()]
        except OSError:
            return []
        return sorted(filter(_NAME.fullmatch, found), key=str.casefold)

    def path(self, name: str) -> Path:
        """The file of the list `name`, there or not.

        Raises:
            ConfigError: a list cannot be called so.
        """
        if not _NAME.fullmatch(name):
            raise ConfigError(worded("a list cannot be called {name!r}", name=name), hint=_HINT)
        return self._folder / f"{name}{SUFFIX}"

    def read(self, name: str) -> str:
        """Its text; empty if there is none.

        Raises:
            ConfigError: it cannot be read.
        """
        try:
            return self.path(name).read_text("utf-8-sig")
        except FileNotFoundError:
            return ""
        except (OSError, ValueError) as exc:
            raise ConfigError(
                worded("the list {name} cannot be read: {why}", name=name, why=exc)
            ) from exc

    def write(self, name: str, text: str) -> None:
        """Put the text in place of what was there.

        Raises:
            ConfigError: it is no list of words, or cannot be written.
        """
        parse_list(text, name)
        path = self.path(name)
        try:
            self._folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            put_in_place(path, [text if not text or text.endswith("\n") else f"{text}\n"])
        except OSError as exc:
            raise ConfigError(
                worded(
                    "the list {name} cannot be written to {folder}: {why}",
                    name=name,
                    folder=self._folder,
                    why=exc.strerror or exc,
                )
            ) from exc

    def add(self, name: str, entry: str) -> bool:
        """Put a line at the end of a list, which is made if need be; False if it is in it.

        Raises:
            ConfigError: it is no entry, or the list cannot be written.
        """
        before = self.read(name)
        tidy = " ".join(entry.split())
        if tidy in entries_of(before):
            return False
        parting = "\n" if before and not before.endswith("\n") else ""
        self.write(name, f"{before}{parting}{tidy}\n")
        return True

    def remove(self, name: str) -> None:
        """Delete a list; nothing if there is none.

        Raises:
            ConfigError: it cannot be deleted.
        """
        try:
            self.path(name).unlink(missing_ok=True)
        except OSError as exc:
            raise ConfigError(
                worded("the list {name} cannot be deleted: {why}", name=name, why=exc)
            ) from exc
