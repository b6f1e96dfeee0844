"""Recordings that were stopped, or killed, in their midst."""

import json
import os
import random
from pathlib import Path

import numpy as np
import pytest
import soundfile

from captioner.cli.main import main
from captioner.cli.unfinished import SUFFIX, Unfinished
from captioner.composition import assemble
from captioner.errors import BackendError
from captioner.events import Closed, Rejection, Segment, SpokenLanguage, Token, Word
from support.fakes import silence, tone, transcript

FORMATS = ("txt", "srt", "vtt", "ass", "tsv", "json")
N_WINDOWS = 8


class Counting:
    """Says what it was given; fails at the window that it is told."""

    def __init__(self):
        self.read = []
        self.fails_at = None

    def transcribe(self, segment, _cancelled):
        if len(self.read) == self.fails_at:
            raise BackendError("killed")
        self.read.append(segment.start)
        text = f"It is {len(segment.samples)}."
        words = tuple(
            Word(
                word, n * 0.5, n * 0.5 + 0.4, -0.1, f" {word}", word, (Token(n, -0.1, 0.0, 0.5),), 1
            )
            for n, word in enumerate(text.split())
        )
        return transcript(text, words=words)

    def close(self):
        pass


@pytest.fixture
def model(monkeypatch):
    made = Counting()
    monkeypatch.setattr(assemble, "load_transcriber", lambda *_, **__: made)
    monkeypatch.setattr(
        "captioner.vad.silero_blocks.SileroBlocks.of_frames",
        lambda _, f: [float(x.any()) for x in f],
    )
    return made


@pytest.fixture
def talk(tmp_path):
    parts = [chunk for n in range(N_WINDOWS) for chunk in (tone(500 + 50 * n), silence(150))]
    path = tmp_path / "talk.wav"
    soundfile.write(path, np.concatenate([part.samples for part in parts]), 16_000)
    return str(path)


def kept_in(folder):
    return sorted(Path(folder).glob(f"*{SUFFIX}*"))


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_is_resumed_to_the_same_text(
    model, talk, tmp_path, form, jobs, capsys
):
    out, words = tmp_path / "talk.out", ("--format", form, "--jobs", jobs)
    assert main(["transcribe", *words, "-o", str(out), talk]) == 0
    whole = out.read_text("utf-8")
    n_windows, model.read = len(model.read), []
    model.fails_at = n_windows // 2
    assert main(["transcribe", *words, "-o", str(out), talk]) == 1
    (kept,) = kept_in(tmp_path)
    n_kept, model.read, model.fails_at = len(kept.read_bytes().splitlines()) - 1, [], None

    assert main(["transcribe", *words, "-o", str(out), "--resume", talk]) == 0

    assert out.read_text("utf-8") == whole
    assert len(model.read) == n_windows - n_kept
    assert n_kept >= n_windows // 2 - 2
    assert kept_in(tmp_path) == []
    assert "talk.wav: it goes on at " in capsys.readouterr().err


def test_on_standard_output_the_whole_text_is_there_again(
    model, talk, tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    main(["transcribe", talk])
    whole = capsys.readouterr().out
    model.read, model.fails_at = [], N_WINDOWS // 2
    main(["transcribe", "--jobs", "1", talk])
    folder = tmp_path / "data" / "captioner" / "unfinished"
    assert len(kept_in(folder)) == 1
    model.fails_at = None
    capsys.readouterr()

    assert main(["transcribe", "--resume", talk]) == 0

    assert capsys.readouterr().out == whole
    assert kept_in(folder) == []


def test_several_recordings_are_resumed_where_the_run_ended(model, talk, tmp_path):
    other, out = tmp_path / "other.wav", str(tmp_path / "all.txt")
    other.write_bytes(Path(talk).read_bytes())
    words = ("transcribe", "--jobs", "1", "-o", out, talk, str(other))
    main(words)
    whole, n_windows = Path(out).read_text("utf-8"), len(model.read) // 2
    model.read, model.fails_at = [], n_windows + 2
    main(words)
    assert len(kept_in(tmp_path)) == 2
    model.read, model.fails_at = [], None

    main([*words, "--resume"])

    assert Path(out).read_text("utf-8") == whole
    assert len(model.read) == n_windows - 2
    assert kept_in(tmp_path) == []


def stopped(model, talk, out, after=4):
    model.read, model.fails_at = [], after
    assert main(["transcribe", "--jobs", "1", "-o", str(out), talk]) == 1
    model.read, model.fails_at = [], None
    (kept,) = kept_in(Path(out).parent)
    return kept


def test_another_recording_of_the_name_is_read_from_the_beginning(model, talk, tmp_path, capsys):
    out = tmp_path / "talk.txt"
    stopped(model, talk, out)
    sound, rate = soundfile.read(talk)
    soundfile.write(talk, sound[: len(sound) // 2], rate)

    assert main(["transcribe", "--resume", "-o", str(out), talk]) == 0

    assert "what was kept is of another recording" in capsys.readouterr().err
    assert 0 in model.read


def test_other_options_are_named_and_the_recording_read_anew(model, talk, tmp_path, capsys):
    out = tmp_path / "talk.txt"
    stopped(model, talk, out)

    assert main(["transcribe", "--resume", "--beam", "1", "-o", str(out), talk]) == 0

    assert "of other options (recognition); it is read from the begin" in capsys.readouterr().err
    assert 0 in model.read


def test_without_anything_kept_that_is_said(model, talk, capsys):
    assert main(["transcribe", "--resume", talk]) == 0

    assert "nothing is kept of an earlier run" in capsys.readouterr().err


def test_standard_input_cannot_be_resumed_and_that_is_said(model, talk, capsys):
    saved = os.dup(0)
    try:
        with Path(talk).open("rb") as file:
            os.dup2(file.fileno(), 0)
        assert main(["transcribe", "--resume", "-"]) == 0
    finally:
        os.dup2(saved, 0)
        os.close(saved)

    assert "standard input: it cannot be resumed" in capsys.readouterr().err


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_damaged_in_what_was_kept_the_text_is_the_same(
    model, talk, tmp_path, seed, capsys
):
    out, random_ = tmp_path / "talk.srt", random.Random(seed)
    words = ("transcribe", "--format", "srt", "-o", str(out), talk)
    main(words)
    whole = out.read_text("utf-8")
    kept = stopped(model, talk, out)
    content = bytearray(kept.read_bytes())
    match seed % 4:
        case 0:
            del content[random_.randrange(len(content)) :]
        case 1:
            content[random_.randrange(len(content))] ^= 1 << random_.randrange(8)
        case 2:
            at = random_.randrange(len(content))
            content[at:at] = random_.randbytes(40)
        case 3:
            lines = content.splitlines(keepends=True)
            random_.shuffle(lines)
            content = bytearray(b"".join(lines))
    kept.write_bytes(content)

    assert main([*words, "--resume"]) == 0

    assert out.read_text("utf-8") == whole
    assert "talk.wav: " in capsys.readouterr().err


def segment_of(start):
    return Segment(0, np.full(100, 0.5, np.float32), start, Closed.PAUSE)


def test_all_that_is_known_of_a_window_comes_back_as_it_was(tmp_path):
    read = transcript(
        "Caf\u00e9.",
        no_speech_prob=float("inf"),
        rejected=Rejection.PHRASE,
        language=SpokenLanguage("fr", 0.1 + 0.2),
        tokens=(Token(1, -1e-300, 0.1, 1 / 3),),
    )
    first = Unfinished(tmp_path / "part", {"a": "b"}, resume=False)
    first.add(segment_of(0), read)
    first.close(done=False)

    again = Unfinished(tmp_path / "part", {"a": "b"}, resume=True)

    assert again.recall(segment_of(0)) == read
    assert again.recall(segment_of(100)) is None
    again.close(done=True)
    assert not (tmp_path / "part").exists()


def test_from_a_window_that_is_not_the_one_that_was_read_all_is_read_anew(tmp_path):
    first = Unfinished(tmp_path / "part", {}, resume=False)
    for start in (0, 100, 200):
        first.add(segment_of(start), transcript(str(start)))
    first.close(done=False)
    again = Unfinished(tmp_path / "part", {}, resume=True)

    assert again.recall(segment_of(0)).text == "0"
    assert again.recall(segment_of(101)) is None
    assert again.recall(segment_of(200)) is None
    again.add(segment_of(101), transcript("new"))
    again.close(done=False)

    third = Unfinished(tmp_path / "part", {}, resume=True)
    assert [third.recall(segment_of(start)).text for start in (0, 101)] == ["0", "new"]
    third.close(done=True)


def test_two_runs_do_not_write_over_each_other(model, talk, tmp_path, capsys):
    out = tmp_path / "talk.txt"
    at_work = Unfinished(tmp_path / f"talk.txt{SUFFIX}", {}, resume=False)

    assert main(["transcribe", "-o", str(out), talk]) == 0

    assert (
        "if it is stopped, it cannot be resumed (another run is at work" in capsys.readouterr().err
    )
    assert out.read_text("utf-8")
    at_work.close(done=True)


@pytest.mark.parametrize("form", FORMATS)
def test_the_text_is_the_same_for_any_number_of_jobs(model, talk, form, capsys):
    texts = []
    for jobs in ("1", "2", "5"):
        assert main(["transcribe", "--format", form, "--jobs", jobs, talk]) == 0
        texts.append(capsys.readouterr().out)

    assert texts[1:] == texts[:1] * 2
    if form == "json":
        assert len([json.loads(line) for line in texts[0].splitlines()]) > N_WINDOWS


@pytest.mark.parametrize("wrong", ["0", "65", "two", "-1"])
def test_a_number_of_jobs_that_cannot_be_is_wrong_usage(capsys, wrong):
    assert main(["transcribe", f"--jobs={wrong}", "a.wav"]) == 2

    assert "1 to 64" in capsys.readouterr().err


def test_the_recording_itself_is_not_written_over(model, talk, capsys):
    before = Path(talk).read_bytes()

    assert main(["transcribe", "-o", talk, talk]) == 2

    assert Path(talk).read_bytes() == before
    assert "is the recording itself" in capsys.readouterr().err
