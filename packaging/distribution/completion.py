"""Completion of the command line in the shell, made from the command line's own parser."""

import argparse
from collections.abc import Iterator
from typing import Final

import shtab

PLACES: Final = {
    "bash": "usr/share/bash-completion/completions/captioner",
    "zsh": "usr/share/zsh/vendor-completions/_captioner",
    "fish": "usr/share/fish/vendor_completions.d/captioner.fish",
}
OF_FILES: Final = ("files", "source", "out")  # what argparse calls options that take a path


def completion(parser: argparse.ArgumentParser, shell: str) -> str:
    """The script for one of the shells in PLACES."""
    for action in _actions(parser):
        if action.dest in OF_FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]  # how shtab is told
    return str(shtab.complete(parser, shell=shell))


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
