"""All the sound that is left of a damaged recording comes out, or something is said."""

from functools import cache

import pytest

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
    read,
)

N_SEEDS = 12
CASES = [
    (kind, forms[n % len(forms)], n) for kind, (_, forms) in KINDS.items() for n in range(N_SEEDS)
]


@cache
def content(form):
    return FORMS[form].write(marked())


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
