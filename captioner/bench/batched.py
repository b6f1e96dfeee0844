"""faster-whisper's batched pipeline over one recording, as a program.

python -m captioner.bench.batched MODEL THREADS FILE
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from captioner.bench.checkpoint import Weights

BATCH: Final = 8  # windows at a time, its default
BEAM: Final = 5  # its default


def main() -> None:
    """Print an object with the text."""
    model, threads, path = sys.argv[1:]
    with TemporaryDirectory() as spare:
        checkpoint = Weights(model, Path(spare)).ctranslate2()
        if isinstance(checkpoint, str):
            sys.exit(checkpoint)
        print(json.dumps({"text": read(checkpoint, int(threads), path)}))  # noqa: T201 - a program


def read(checkpoint: Path, threads: int, path: str) -> str:
    """The text of a recording, by a checkpoint in CTranslate2's format."""
    from faster_whisper import BatchedInferencePipeline, WhisperModel

    model = WhisperModel(
        str(checkpoint), device="cpu", compute_type="int8", cpu_threads=threads, num_workers=1
    )
    segments, _info = BatchedInferencePipeline(model).transcribe(
        path, language="en", beam_size=BEAM, batch_size=BATCH
    )
    return " ".join(part.text.strip() for part in segments)


if __name__ == "__main__":
    main()
