"""Reads a recording with a model: `python -m captioner.asr.sherpa FOLDER RECORDING`.

A model that the library refuses ends its process, so one that nobody knows is tried in this one.
The recording is mono at units.SAMPLE_RATE; the text goes to standard output.
"""

import sys
from pathlib import Path


def main(folder: Path, recording: Path) -> None:
    """Print what a model reads."""
    import soundfile

    from captioner.asr.sherpa.transcriber import load_sherpa
    from captioner.config import RecognitionConfig
    from captioner.events import Closed, Segment

    sound = soundfile.read(recording, dtype="float32")[0]
    transcriber = load_sherpa(folder, RecognitionConfig())
    transcript = transcriber.transcribe(Segment(0, sound, 0, Closed.END_OF_STREAM), lambda: False)
    sys.stdout.write(f"{transcript.text if transcript else ''}\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
