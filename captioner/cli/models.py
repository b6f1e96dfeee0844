"""`captioner models`: which models there are; build, find and remove them."""

import argparse
import os
import sys
from pathlib import Path

from captioner.cli import models_hailo, models_try_options
from captioner.cli.columns import print_table
from captioner.cli.progress_line import ProgressLine
from captioner.composition.model_store import ROOT_VARIABLE, open_store, part_writer
from captioner_models.catalogue import ModelSpec, SourceKind
from captioner_models.inventory import remove
from captioner_models.progress import Progress
from captioner_models.sources import is_installed
from captioner_models.store import BuiltModel, ModelStore, default_root


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `models` and its commands; `run` becomes the default function."""
    parser = subparsers.add_parser(
        "models",
        help="list, build, find and remove models",
        description=f"Models are kept in {default_root()}, or in the folder {ROOT_VARIABLE} names.",
    )
    parser.set_defaults(func=run)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    parser.usage = "%(prog)s [OPTIONS] COMMAND ..."  # not before: it would name the commands, too
    listing = commands.add_parser("list", help="show the models and which of them are built")
    listing.add_argument(
        "--hailo", action="store_true", help="show what is published for Hailo NPUs instead"
    )
    listing.set_defaults(models_command=_list)
    build = commands.add_parser("build", help="build a model; downloads its weights if need be")
    build.add_argument("--force", action="store_true", help="even if it is built already")
    build.add_argument(
        "--here", action="store_true", help="of what is on this machine: fetch nothing"
    )
    build.add_argument(
        "--json",
        action="store_true",
        help="print progress and result as lines of JSON; ends when standard input is closed",
    )
    build.set_defaults(models_command=_build)
    path = commands.add_parser("path", help="print the folder of a built model")
    path.set_defaults(models_command=_path)
    remove = commands.add_parser(
        "remove", help="delete a built model, a variant of one, or what was fetched"
    )
    remove.set_defaults(models_command=_remove)
    add = commands.add_parser("add", help="add a model of your own in a folder, for sherpa-onnx")
    add.add_argument("folder", metavar="FOLDER", type=Path, help="its files, unpacked")
    add.add_argument("--name", metavar="NAME", help="what to call it; else as the folder is called")
    add.add_argument(
        "--language",
        metavar="CODE",
        action="append",
        default=[],
        help="what it reads, such as en; may be given several times",
    )
    add.set_defaults(models_command=_add)
    for command in (build, path, remove):
        command.add_argument("name", metavar="NAME", help="as `list` shows it")
    models_try_options.add_parser(commands)
    models_hailo.add_parsers(commands)


def run(args: argparse.Namespace) -> int:
    """Run one of the commands; 0 if it worked.

    Raises:
        CaptionerError: it did not.
    """
    args.models_command(open_store(os.environ), args)
    return 0


def _build(store: ModelStore, args: argparse.Namespace) -> None:
    from captioner.composition.building import tell_as_json  # a window's start does without
    from captioner_models.getting import get_model

    def build(progress: Progress) -> Path:
        if args.here:
            return store.build(args.name, part_writer(), progress, download=False, force=args.force)
        return get_model(store, args.name, part_writer(), progress, force=args.force)

    if args.json:
        tell_as_json(build, sys.stdout)
        return
    with ProgressLine(sys.stderr) as progress:
        folder = build(progress)
    print(folder)


def _add(store: ModelStore, args: argparse.Namespace) -> None:
    from captioner.composition.adding import add_folder  # a window's start does without

    with ProgressLine(sys.stderr) as progress:
        folder, text = add_folder(store, args.folder, args.name, args.language, progress)
    print(f"It reads in the built-in recording: {text}", file=sys.stderr)
    print(folder)


def _path(store: ModelStore, args: argparse.Namespace) -> None:
    print(store.path(args.name))


def _remove(store: ModelStore, args: argparse.Namespace) -> None:
    remove(store, args.name)
    print(f"{args.name} is removed", file=sys.stderr)


def _list(store: ModelStore, args: argparse.Namespace) -> None:
    """One line for each model of the catalogue, then what else is here."""
    if args.hailo:
        print_table(models_hailo.published_rows(store))
        return
    built = {model.name: model for model in store.installed()}
    rows = [("NAME", "LANGUAGES", "LICENCE", "STATE")]
    for spec in store.catalogue.models.values():
        name = f"{spec.name} (default)" if spec.name == store.catalogue.default else spec.name
        rows.append((name, spec.languages, spec.licence, _state(spec, built.pop(spec.name, None))))
    rows += [(name, model.languages, "?", _built_state(model)) for name, model in built.items()]
    print_table(rows)
    others = models_hailo.other_rows(store)
    if others:
        print()
        print_table([("ALSO HERE", "KIND", "STATE"), *others])


def _state(spec: ModelSpec, built: BuiltModel | None) -> str:
    """Whether a model is built, and what it takes if not."""
    if built is not None:
        return _built_state(built)
    size = f"{spec.size / 1e6:.0f} MB"
    match spec.source.kind:
        case SourceKind.PACKAGE if is_installed(spec):
            return f"not built; weights installed ({size})"
        case SourceKind.PACKAGE | SourceKind.HUB:
            return f"not built; building it downloads {size}"


def _built_state(built: BuiltModel) -> str:
    if built.problem:
        return built.problem
    far = f", {built.fidelity}" if built.fidelity else ""
    return f"built, {built.size / 1e6:.0f} MB{far}"
