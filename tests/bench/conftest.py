import json

import numpy as np
import pytest
import soundfile

from captioner.bench.clips import read_folder


@pytest.fixture
def speech_folder(tmp_path):
    """A folder with a manifest: recordings of tones, in two conditions, and a long one."""
    entries = []
    for condition, n_clips, seconds in (("clean", 4, 1.0), ("noisy", 2, 2.0), ("long", 1, 12.0)):
        (tmp_path / condition).mkdir()
        for n in range(n_clips):
            file = f"{condition}/{n}.wav"
            at = np.arange(int(16_000 * seconds)) / 16_000
            soundfile.write(tmp_path / file, 0.3 * np.sin(2 * np.pi * 300 * at), 16_000)
            entries.append(
                {"id": f"{condition}-{n}", "file": file, "text": "Said so", "seconds": seconds}
            )
    write_manifest(tmp_path, entries)
    return tmp_path


@pytest.fixture
def clips(speech_folder):
    return read_folder(speech_folder, 9.5)


def write_manifest(folder, entries):
    lines = [json.dumps(entry) for entry in entries]
    (folder / "manifest.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
