"""What `captioner/bench/recipe.py` makes of its measurements."""

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile

pytest.importorskip("whisper_normalizer")

from captioner.bench.clips import Clip, read_folder
from captioner.bench.halves import choices
from captioner.bench.recipe import (
    Candidate,
    Row,
    candidates,
    in_use,
    read_set,
    report,
    word_error_rates,
    word_errors_of,
)
from captioner.bench.scoring import Errors

NOW = Candidate("flite_rms", 1.0, 700, 10)
OTHER = Candidate("espeak", 0.5, 200, 1)


def clip(n, condition="clean", text="one two three four"):
    return Clip(
        *(f"{condition}-{n}", Path(f"{n}.wav"), text, condition, 1.0),
        speaker=f"speaker {n}",
        half="AB"[n % 2],
    )


def row(candidate, speech, errors):
    return Row(
        candidate=candidate,
        errors=errors,
        wer=word_error_rates(speech, errors),
        running_on=(),
        speech_mass=(0.0, 0.0, 0.0),
        speech_run_mass=0.0,
        noise_mass=(),
    )


def test_the_recipe_in_use_is_always_among_the_candidates():
    unusual = Candidate("flite_rms", 0.3, 700, 10)

    found = candidates(["espeak"], unusual)

    assert found[0] == unusual
    assert found.count(unusual) == 1
    assert in_use("tiny.en") in candidates(["flite_rms"], in_use("tiny.en"))


def test_digits_are_scored_as_everywhere():
    errors = word_errors_of([clip(0, text="nine eight two")], {"clean-0": "9 8-2."})

    assert errors == {"clean-0": Errors(0, 3)}


def test_rates_are_told_by_condition_and_by_half():
    speech = [*(clip(n) for n in range(8)), *(clip(n, "noisy") for n in range(8, 12))]
    errors = {one.id: Errors(int(one.condition == "noisy"), 4) for one in speech}

    found = word_error_rates(speech, errors)

    assert (found["clean"], found["noisy"], found["all"]) == (0.0, 25.0, 8.33)
    assert found["half A"] == found["half B"] == 8.33


def test_the_halves_are_those_of_the_benchmark_whatever_part_of_the_set_is_read(tmp_path):
    entries = [entry(n, f"speaker {n // 2}", 3.0 + n) for n in range(10)]
    sounds = tmp_path / "clean"
    sounds.mkdir()
    for one in entries:
        soundfile.write(tmp_path / one["file"], np.zeros(16_000), 16_000)
    (tmp_path / "manifest.jsonl").write_text("\n".join(map(json.dumps, entries)), "utf-8")

    speech, _noise = read_set(tmp_path)

    benched = read_folder(tmp_path, 9.5)
    assert 0 < len(speech) < len(benched.whole) == 10
    whole = {one.id: one.half for one in benched.whole}
    assert {one.id: one.half for one in speech} == {one.id: whole[one.id] for one in speech}
    assert set(whole.values()) == {"A", "B"}


def entry(n, speaker, seconds):
    return {
        **{"id": f"clean-{n}", "file": f"clean/{n}.wav", "text": "one two", "lang": "en"},
        **{"seconds": seconds, "speaker": speaker},
    }


def test_the_report_tells_what_a_choice_is_worth_on_speakers_it_has_not_seen():
    speech = [clip(n) for n in range(20)]
    first = {one.id for one in speech if one.half == "A"}
    steady = {one.id: Errors(1, 4) for one in speech}
    fitted = {one.id: Errors(0 if one.id in first else 2, 4) for one in speech}
    rows = [row(NOW, speech, steady), row(OTHER, speech, fitted)]
    scored = {str(one.candidate): one.errors for one in rows}

    text = report("tiny.en", rows, choices(speech, scored, str(NOW)), NOW)

    assert "| A | espeak 200/1, 0.5 s | 0.00 | 50.00 (50.0 to 50.0) | 25.00 (25.0 to 25.0)" in text
    assert "| B | flite_rms 700/10, 1 s | 25.00 | 25.00 (25.0 to 25.0) | 0.00" in text
