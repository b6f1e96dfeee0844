"""Compile the encoder in this folder to a HEF, with the vendor's Dataflow Compiler.

    python compile.py --arch hailo8l

Runs where the compiler is installed (x86-64 Linux, its Python 3.10 or 3.11; a graphics card makes
hours of it minutes). It needs nothing of Captioner. It stops, and leaves no HEF, if the compiler
found other layers than the model script was written for, or did less than the script asks.
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
REDUCED = re.compile(r"reducing optimization level", re.IGNORECASE)
CONV = re.compile(r"(?:^|/)(conv(\d+))$")
ADD = re.compile(r"(?:^|/)ew_add\d+$")
COMPILER = "Hailo Dataflow Compiler 3.31 or later of the 3.x line (for hailo10h: the 5.x line)"


class StopError(Exception):
    """What ends the work, in a sentence or two."""


def main() -> int:
    """Compile; 0 if there is a HEF."""
    args = _arguments()
    plan = json.loads((HERE / "export.json").read_text("utf-8"))
    try:
        if args.inside:
            build(plan, args.arch, args.out, accept_layers=args.accept_layers)
        else:
            watch([sys.executable, "-u", str(HERE / "compile.py"), "--inside", *sys.argv[1:]])
    except StopError as exc:
        sys.stderr.write(f"compile.py: {exc}\n")
        return 1
    return 0


def watch(command: list[str]) -> None:
    """Run the work in a process of its own and read along: the compiler only logs what it leaves.

    Raises:
        StopError: it failed, or said that it reduces the optimisation level.
    """
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout is not None
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        if REDUCED.search(line):
            process.kill()
            process.wait()
            raise StopError(
                "the compiler reduced the optimisation level, so the encoder would be far less "
                "exact. Give it more windows of speech (1024 at least: captioner models "
                "export-hailo NAME DIR --calibration FOLDER) or a graphics card, then start again."
            )
    if process.wait() != 0:
        raise StopError(f"stopped (exit code {process.returncode}); the reason stands above")


def build(
    plan: dict[str, Any],
    arch: str,
    out: Path,
    *,
    accept_layers: bool,
) -> Path:
    """Translate, optimise and compile; the HEF gets its name when it is complete.

    Raises:
        StopError: the compiler is missing, or something is not as the model script needs it.
    """
    calibration = load_calibration(HERE / "calibration.npy", plan)
    script = HERE / plan["scripts"][arch]
    try:
        from hailo_sdk_client import ClientRunner
    except ImportError as exc:
        raise StopError(f"the vendor's compiler is not installed here ({exc}): {COMPILER}") from exc
    out.mkdir(parents=True, exist_ok=True)
    network = plan["network"]
    runner = ClientRunner(hw_arch=arch)
    runner.translate_onnx_model(str(HERE / "encoder.onnx"), network)
    check_layers(layer_names(runner), plan, accept=accept_layers)
    runner.save_har(str(out / f"{network}_{arch}.har"))
    runner.load_model_script(str(script))
    runner.optimize(calibration)
    runner.save_har(str(out / f"{network}_{arch}_quantised.har"))
    hef = bytes(runner.compile())
    return put(hef, plan, arch, out)


def load_calibration(path: Path, plan: dict[str, Any]) -> Any:  # noqa: ANN401 - numpy's
    """The calibration set (N, 1, frames, mels) float32, mapped, checked.

    Raises:
        StopError: it is not of the size that the script was written for.
    """
    import numpy as np

    values = np.load(path, mmap_mode="r", allow_pickle=False)
    expected = (plan["n_windows"], 1, 100 * plan["window_s"], plan["n_mels"])
    if values.shape != expected or values.dtype != np.float32:
        raise StopError(
            f"{path.name} is {values.dtype} {values.shape}, the model script needs float32 "
            f"{expected}: export again instead of changing one file"
        )
    return values


def layer_names(runner: Any) -> list[str]:  # noqa: ANN401 - of the compiler
    """Names of the layers that the parser found."""
    found = runner.get_hn_dict() if hasattr(runner, "get_hn_dict") else runner.get_hn()
    return list((json.loads(found) if isinstance(found, str) else found)["layers"])


def check_layers(names: list[str], plan: dict[str, Any], *, accept: bool) -> None:
    """Make sure that the numbers in the model script mean the layers they were written for.

    Raises:
        StopError: the parser numbers layers in another way.
    """
    convs, n_adds = _found(names)
    expected = list(plan["convs"])
    if convs == expected and n_adds == plan["n_adds"]:
        return
    text = (
        f"the parser found {len(convs)} convolutions ({', '.join(convs) or 'none'}) and {n_adds} "
        f"sums, expected are {len(expected)} ({expected[0]} to {expected[-1]}) and "
        f"{plan['n_adds']}. The model script names layers by number, so it would set the wrong "
        "ones. All layers: " + ", ".join(names)
    )
    if not accept:
        raise StopError(text + ". Correct the script, then say --accept-layers.")
    sys.stderr.write(f"compile.py: accepted: {text}\n")


def put(hef: bytes, plan: dict[str, Any], arch: str, out: Path) -> Path:
    """Write the HEF, and beside it the record that Captioner keeps of one."""
    path = out / f"{plan['checkpoint']}-{arch}-{plan['window_s']}s.hef"
    part = path.with_name(path.name + ".part")
    part.write_bytes(hef)
    record = {
        "checkpoint": plan["checkpoint"],
        "arch": arch,
        "window_s": plan["window_s"],
        "sha256": hashlib.sha256(hef).hexdigest(),
        "size": len(hef),
        "source": "",
    }
    path.with_suffix(".json").write_text(json.dumps(record, indent=1) + "\n", "utf-8")
    part.replace(path)
    sys.stdout.write(f"{path}\n")
    return path


def _found(names: list[str]) -> tuple[list[str], int]:
    """Convolutions by number, and how many sums."""
    matches = [match for match in map(CONV.search, names) if match]
    convs = [match[1] for match in sorted(matches, key=lambda match: int(match[2]))]
    return convs, sum(bool(ADD.search(name)) for name in names)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--arch", choices=["hailo8", "hailo8l", "hailo10h"], default="hailo8l")
    parser.add_argument("--out", type=Path, default=HERE, help="where to write (default: here)")
    parser.add_argument(
        "--accept-layers", action="store_true", help="go on although the layers are others"
    )
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
