"""What `captioner models try` can be told; its code is read when it is asked for."""

import argparse
from pathlib import Path

from captioner_models.store import ModelStore


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `models`."""
    parser = commands.add_parser(
        "try", help="caption a recording live with each model, and compare"
    )
    parser.add_argument("names", metavar="NAME", nargs="*", help="models; else all that are built")
    parser.add_argument(
        "--recording", metavar="FILE", type=Path, help="speech of your own, instead of the built-in"
    )
    parser.add_argument(
        "--text", metavar="FILE", type=Path, help="what is said in it, word by word"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a model")
    parser.set_defaults(models_command=_run)


def _run(store: ModelStore, args: argparse.Namespace) -> None:
    from captioner.cli.models_try import run  # a window's start does without

    run(store, args)
