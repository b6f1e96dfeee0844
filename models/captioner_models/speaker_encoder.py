"""Make the graph that knows voices from the package Resemblyzer 0.1.4.

    pip download --no-deps Resemblyzer==0.1.4
    python -m captioner_models.speaker_encoder Resemblyzer-0.1.4-py3-none-any.whl

It was made once; the program has the result in `resources/speaker_encoder`, and needs neither the
package nor torch.
"""

import argparse
import hashlib
import zipfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from captioner_models.errors import ModelSourceError
from captioner_models.graphs.speaker_encoder import speaker_encoder
from captioner_models.torch_pickles import MAX_FILE, read_torch_pickles

WEIGHTS: Final = "resemblyzer/pretrained.pt"
SHA256: Final = "39373b86598fa3da9fcddee6142382efe09777e8d37dc9c0561f41f0070f134e"
KEY: Final = "model_state"
SOURCE: Final = "Resemblyzer 0.1.4, pretrained.pt"
FILE: Final = "speaker_encoder.onnx"


def read_weights(wheel: Path) -> bytes:
    """The file of weights in the wheel.

    Raises:
        ModelSourceError: it is no such wheel, or the file is not the one that was measured.
    """
    try:
        with zipfile.ZipFile(wheel) as archive:
            size = archive.getinfo(WEIGHTS).file_size
            content = archive.read(WEIGHTS) if size <= MAX_FILE else b""
    except (OSError, KeyError, zipfile.BadZipFile) as exc:
        raise ModelSourceError(f"{wheel} has no {WEIGHTS}: {exc}") from exc
    if hashlib.sha256(content).hexdigest() != SHA256:
        raise ModelSourceError(
            f"{WEIGHTS} in {wheel.name} is not the file that was measured",
            hint="Take the wheel of Resemblyzer 0.1.4.",
        )
    return content


def make(wheel: Path, path: Path) -> None:
    """Write the graph to `path`; raises ModelSourceError."""
    graph = speaker_encoder(read_torch_pickles(read_weights(wheel), KEY))
    graph.save(path, {"source": SOURCE, "sha256": SHA256})


def main() -> None:
    """Make it from the wheel that is named."""
    parser = argparse.ArgumentParser(description="Make the graph that knows voices.")
    parser.add_argument("wheel", type=Path)
    folder = files("captioner_models") / "resources" / "speaker_encoder"
    with as_file(folder) as resources:
        parser.add_argument("--out", type=Path, default=resources / FILE)
        args = parser.parse_args()
        make(args.wheel, args.out)


if __name__ == "__main__":
    main()
