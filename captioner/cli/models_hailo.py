"""The commands of `captioner models` about compiled networks for Hailo NPUs."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from captioner.cli.progress_line import ProgressLine
from captioner.composition.messages import complain, explain
from captioner.errors import AudioFileError, ModelError
from captioner.units import FloatArray
from captioner_models.calibration import ENOUGH
from captioner_models.hef_catalogue import Part, find_hef, load_hefs
from captioner_models.hef_fetch import Fetched, adopt_hef, fetch_hef, problem_of, remove_hef
from captioner_models.hef_files import ARCHITECTURES, HefFile, HefRecord, read_hef_record
from captioner_models.inventory import compiled, variants
from captioner_models.store import ModelStore

if TYPE_CHECKING:
    from captioner_models.hailo_export import Export

RECORDINGS: Final = (".wav", ".flac", ".ogg", ".mp3")
WINDOW_S: Final = 10
DEMO_HOP_S: Final = 1.0  # the demo is short: its windows overlap
MOST_WINDOWS: Final = 4000  # as many as the vendor took for tiny; 1.3 GB

Row = tuple[str, str, str]


def add_parsers(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `fetch`, `add-hef` and `export-hailo`."""
    fetch = commands.add_parser("fetch", help="download a compiled encoder for a Hailo NPU")
    fetch.add_argument("name", metavar="NAME", help="of the model, as `list --hailo` shows it")
    fetch.add_argument("--arch", choices=ARCHITECTURES, required=True, help="what the NPU is")
    fetch.add_argument(
        "--decoder", action="store_true", help="the decoder, too: only there to be compared with"
    )
    fetch.add_argument(
        "--force", action="store_true", help="even if it is there; takes a renewed file"
    )
    fetch.set_defaults(models_command=_fetch)
    add = commands.add_parser("add-hef", help="use an encoder that `compile.py` has compiled")
    add.add_argument("file", metavar="FILE", type=Path, help="the .hef, its .json beside it")
    add.set_defaults(models_command=_add)
    export = commands.add_parser(
        "export-hailo", help="write what compiles an encoder for a Hailo NPU (docs/hailo_export.md)"
    )
    export.add_argument("name", metavar="NAME", help="of the model")
    export.add_argument("folder", metavar="DIR", type=Path, help="where to write")
    export.add_argument(
        "--calibration",
        metavar="FOLDER",
        type=Path,
        help="recordings of speech (default: the demo)",
    )
    export.add_argument(
        "--seconds",
        metavar="N",
        type=int,
        choices=range(3, 31),
        default=WINDOW_S,
        help="of the encoder, 3 to 30 (default: %(default)s; base needs 5 on hailo8 and hailo8l)",
    )
    export.add_argument(
        "--windows",
        metavar="N",
        type=_count,
        default=MOST_WINDOWS,
        help="of the calibration set, at the most (default: %(default)s)",
    )
    export.set_defaults(models_command=_export)


def published_rows(store: ModelStore) -> list[Row]:
    """Each compiled network that can be fetched: what it is, for what, and whether it is here."""
    rows = [("NAME", "PUBLISHED FOR", "STATE")]
    for hef in load_hefs():
        path = hef.path(store.root)
        state = (problem_of(path) or "fetched") if path.exists() else "not fetched"
        rows.append((hef.checkpoint, f"{hef.arch}, {hef.part.value}, {hef.window_s} s", state))
    return rows


def other_rows(store: ModelStore) -> list[Row]:
    """Variants and compiled networks that are here, by the names that `remove` takes."""
    found = [(name, "variant", model.size, model.problem) for name, model in variants(store)]
    found += [(one.name, "compiled", one.size, one.problem) for one in compiled(store.root)]
    return [(name, kind, problem or f"{size / 1e6:.1f} MB") for name, kind, size, problem in found]


def _fetch(store: ModelStore, args: argparse.Namespace) -> None:

    store.catalogue.find(args.name)  # a name that is no model's is told as such
    hefs = load_hefs()
    parts = (Part.ENCODER, Part.DECODER) if args.decoder else (Part.ENCODER,)
    wanted = [find_hef(hefs, args.name, args.arch, part) for part in parts]
    for hef in wanted:
        with ProgressLine(sys.stderr) as progress:
            found = fetch_hef(hef, store.root, progress, force=args.force)
        _require_as_recorded(
            found.path,
            found.record,
            f"{hef.url} holds something else than is expected there, so it was removed: update "
            "captioner, or look for the file at the vendor's.",
        )
        _tell(found)
        print(found.path)
    if args.name not in {model.name for model in store.installed()}:
        complain(
            f"The words come from the decoder of {args.name}, which runs on the processor and is "
            f"not built yet: `captioner models build {args.name}`."
        )


def _require_as_recorded(path: Path, record: HefRecord | None, hint: str) -> None:
    """Make sure that a compiled network is for the chip and of the window that its record says.

    Raises:
        NpuError: it says that it is for others, or cannot be read; it is removed.
    """
    from captioner.asr.npu.pairing import fitting_files

    assert record is not None
    refused = fitting_files([HefFile(path, record)], record.checkpoint, None).refused
    if refused is not None:
        remove_hef(path)
        refused.hint = hint
        raise refused


def _tell(found: Fetched) -> None:
    if not found.new:
        complain(f"{found.path.name} is here already, and as it was fetched.")
    elif found.first:
        complain(
            f"Nobody publishes a sha256 of {found.path.name}; that of this download is recorded "
            f"and holds from now on: {found.record.sha256}"
        )


def _add(store: ModelStore, args: argparse.Namespace) -> None:
    path = adopt_hef(args.file, store.root)
    _require_as_recorded(
        path,
        read_hef_record(path),
        f"{args.file} and the record beside it are not of one encoder, so the copy was removed.",
    )
    print(path)


def _export(store: ModelStore, args: argparse.Namespace) -> None:
    from captioner.asr.mel import log_mel
    from captioner_models.hailo_export import export_hailo
    from captioner_models.loading import load_checkpoint
    from captioner_models.progress import within

    spec = store.catalogue.find(args.name)
    recordings, hop_s = _recordings(args.calibration)
    try:
        with ProgressLine(sys.stderr) as progress:
            done = export_hailo(
                load_checkpoint(spec, within(progress, 0.0, 0.3), download=True),
                args.folder,
                recordings,
                log_mel,
                within(progress, 0.3, 1.0),
                window_s=args.seconds,
                most_windows=args.windows,
                hop_s=hop_s,
            )
    except OSError as exc:
        raise ModelError(
            f"{args.folder} cannot be written: {exc.strerror or exc}", hint="Name another folder."
        ) from exc
    _say_what_is_there(done)


def _say_what_is_there(done: "Export") -> None:
    plan = done.plan
    complain(
        f"No state of the exported encoder is more than {done.encoder_difference:.1e} from ours in "
        f"the median window, no logit of the decoder more than {done.decoder_difference:.1e}."
    )
    if plan.n_windows < ENOUGH:
        complain(
            f"The calibration set has {plan.n_windows} windows of {plan.window_s} s. More is "
            f"better: with fewer than {ENOUGH} the vendor's tool does less automatically. Name a "
            "folder with hours of speech: `--calibration FOLDER`."
        )
    print(done.folder)


def _recordings(folder: Path | None) -> tuple[Iterator[FloatArray], float | None]:
    """The recordings to calibrate with, one at a time, and how far apart windows begin, s."""
    from captioner.assets import demo_recording

    if folder is None:
        return _read([demo_recording()]), DEMO_HOP_S
    try:
        every = sorted(path for path in folder.rglob("*") if path.suffix.lower() in RECORDINGS)
    except OSError:
        every = []
    if not every:
        raise ModelError(
            f"{folder} holds no recordings", hint=f"They need to be {', '.join(RECORDINGS)}."
        )
    return _read(every), None


def _read(paths: Sequence[Path]) -> Iterator[FloatArray]:
    """Recordings, those that cannot be read left out and named."""
    from captioner.audio.recording import read_recording

    for path in paths:
        try:
            yield read_recording(path)
        except AudioFileError as exc:
            complain(f"Left out: {explain(exc)}")


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)
