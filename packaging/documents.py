"""Writes manual page and completion scripts below a folder: documents.py FOLDER EPOCH."""

import gzip
import os
import sys
from pathlib import Path

from captioner import __version__
from captioner.cli.main import command_parser
from captioner_ui.settings_options import add_window_options
from distribution.completion import PLACES, completion
from distribution.manpage import manual_page

ANYBODY = "/~/"  # stands for the home folder while the texts are made


def main(folder: Path, epoch: int) -> None:
    """Write all of them."""
    os.environ["XDG_CACHE_HOME"] = f"{ANYBODY}.cache"
    page = manual_page(command_parser(add_window_options), __version__, epoch)
    files = {"usr/share/man/man1/captioner.1.gz": gzip.compress(_anybodys(page), mtime=0)}
    for shell, place in PLACES.items():
        files[place] = _anybodys(completion(command_parser(add_window_options), shell))
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _anybodys(text: str) -> bytes:
    return text.replace(ANYBODY, "~/").encode()


main(Path(sys.argv[1]), int(sys.argv[2]))
