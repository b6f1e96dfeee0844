"""All the sound that is left of a damaged recording comes out, or something is said."""

from functools import cache

import numpy as np
import pytest

from captioner.audio.recording import Recording
from captioner.errors import AudioFileError
from support.marked_recordings import (
    FORMS,
    KINDS,
    N_TONES,
    RATE,
    Outcome,
    heard,
    marked,
    mutation,
    outcome,
)

N_SEEDS = 12
CASES = [
    (kind, forms[n % len(forms)], n) for kind, (_, forms) in KINDS.items() for n in range(N_SEEDS)
]
ALL = [
    (kind, form, n) for kind, (_, forms) in KINDS.items() for form in forms for n in range(N_SEEDS)
]


@cache
def content(form):
    return FORMS[form].write(marked())


def read(path):
    """What is read, (n,), and the complaint or None."""
    parts = [np.empty(0, np.float32)]
    try:
        with Recording(path, paced=False) as recording:
            while True:
                parts.append(recording.read(0.0).samples)
    except EOFError:
        return np.concatenate(parts), None
    except AudioFileError as exc:
        return np.concatenate(parts), exc


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_read_whole_and_without_complaint(tmp_path, form):
    path = tmp_path / "recording"
    path.write_bytes(content(form))

    samples, complaint = read(path)

    assert complaint is None
    assert len(samples) == pytest.approx(N_TONES * RATE, abs=RATE // 8)
    assert heard(samples).min() >= 0.95


def judged(tmp_path, kind, form, seed):
    damaged = mutation(kind, form, content(form), seed)
    path = tmp_path / "recording"
    path.write_bytes(damaged.content)
    return damaged, outcome(damaged, *read(path))


@pytest.mark.parametrize(("kind", "form", "seed"), CASES)
def test_no_sound_is_lost_in_silence(tmp_path, kind, form, seed):
    damaged, found = judged(tmp_path, kind, form, seed)

    assert found is not Outcome.SILENT, damaged.what


@pytest.mark.long
@pytest.mark.parametrize(("kind", "form", "seed"), ALL)
def test_no_sound_is_lost_in_silence_in_any_form(tmp_path, kind, form, seed):
    damaged, found = judged(tmp_path, kind, form, seed)

    assert found is not Outcome.SILENT, damaged.what
