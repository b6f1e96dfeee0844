import json
import os
import signal
import sys
from pathlib import Path

import pytest

from captioner.cli.main import main
from captioner.composition import assemble
from captioner.events import Word
from captioner.history.formats import ExportFormat
from support.fake_hef import put_encoder
from support.fakes import silence, tone, transcript
from support.subtitle_figures import parsed
from support.written_text import text_of


def test_json_has_text_segments_times_and_speed(model, record, capsys):
    path = record("long.wav", tone(200), silence(1300), tone(200), silence(50))

    assert main(["transcribe", "--json", path]) == 0

    (line,) = capsys.readouterr().out.splitlines()
    result = json.loads(line)
    assert set(result) == {
        *("file", "languages", "text", "doubtful", "duration_s", "segments", "times", "rtfx")
    }
    assert (result["file"], result["duration_s"]) == (path, 35.0)
    first, second = result["segments"]
    assert set(first) == {
        *("start_s", "end_s", "text", "heard", "avg_logprob", "words"),
        *("speaker", "speaker_name"),
    }
    assert 0 <= first["start_s"] < first["end_s"] <= second["start_s"] < second["end_s"] <= 35.0
    assert result["text"] == f"{first['text']} {second['text']}"
    assert result["times"] == {
        "mel_s": 0.002,
        "encode_s": 0.004,
        "decode_s": 0.006,
        "total_s": 0.012,
    }
    speech_s = sum(segment["end_s"] - segment["start_s"] for segment in result["segments"])
    assert result["rtfx"] == pytest.approx(speech_s / 0.012, rel=0.01)
    assert model.closed


@pytest.mark.parametrize(
    ("words", "on_npu", "longest_s"), [((), False, 13.0), (("--encoder", "hailo"), True, 9.0)]
)
def test_an_npu_transcribes_recordings_only_if_it_is_asked_for(
    model, record, hailo, tmp_path, monkeypatch, capsys, words, on_npu, longest_s
):
    """With its short windows the errors of long recordings would be more."""
    seen = []
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    put_encoder(tmp_path)
    monkeypatch.setattr(
        assemble,
        "load_transcriber",
        lambda options, *_, **__: seen.append(options.recognition) or model,
    )

    main(["transcribe", "--json", *words, record("long.wav", tone(1600))])

    n_samples = map(int, json.loads(capsys.readouterr().out)["text"].split())  # as the fake says
    assert (bool(seen[0].hefs), seen[0].may_use_npu) == (on_npu, on_npu)
    assert longest_s - 6.0 < max(n_samples) / 16_000 <= longest_s


def test_a_short_recording_with_speech_is_one_window_whole(model, record, capsys):
    path = record("short.wav", silence(30), tone(50), silence(60), tone(50), silence(30))

    main(["transcribe", "--json", path])

    (segment,) = json.loads(capsys.readouterr().out)["segments"]
    assert (segment["start_s"], segment["end_s"]) == (0.0, 4.4)


def test_a_recording_without_speech_has_no_text(model, record, capsys):
    assert main(["transcribe", "--json", record("still.wav", silence(100))]) == 0

    result = json.loads(capsys.readouterr().out)
    assert (result["text"], result["segments"], result["rtfx"]) == ("", [], 0.0)


def test_a_rejected_window_has_no_segment_but_takes_time(model, record, capsys):
    model.transcribe = lambda segment, cancelled: transcript("")

    main(["transcribe", "--json", record("hum.wav", tone(100))])

    result = json.loads(capsys.readouterr().out)
    assert (result["text"], result["segments"]) == ("", [])
    assert result["times"]["total_s"] > 0


def test_a_bad_recording_among_several_is_told_and_the_others_are_transcribed(
    model, record, tmp_path, capsys
):
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"no sound at all")
    paths = [
        record("a.wav", tone(50)),
        str(broken),
        str(tmp_path / "none"),
        record("b.wav", tone(60)),
    ]

    assert main(["transcribe", "--json", *paths]) == 1

    out, err = capsys.readouterr()
    assert [json.loads(line)["file"] for line in out.splitlines()] == [paths[0], paths[3]]
    complaints = [line for line in err.splitlines() if line.startswith("captioner: ")]
    assert len(complaints) == 2
    assert "broken.wav" in complaints[0]
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("form", "start"),
    [
        ("txt", "8000"),
        ("srt", "1\n00:00:00,000 --> "),
        ("vtt", "WEBVTT\n\n00:00:00.000 --> "),
        ("ass", "[Script Info]\n"),
        ("tsv", "start\tend\ttext\n0\t500\t8000\n"),
    ],
)
def test_text_and_subtitles_are_written_in_their_format(model, record, capsys, form, start):
    assert main(["transcribe", "--format", form, record("a.wav", tone(25))]) == 0

    assert capsys.readouterr().out.startswith(start)


def test_minutes_for_word_processors_are_written_to_a_file(model, record, tmp_path):
    path = tmp_path / "minutes.docx"

    written = main(["transcribe", "--format", "docx", "-o", str(path), record("a.wav", tone(25))])

    assert written == 0
    lines = text_of(path.read_bytes(), ExportFormat.DOCX).splitlines()
    assert lines == ["a.wav", "Length: 0:00:00", "[0:00:00]", "8000"]


def test_minutes_for_word_processors_need_a_file_and_their_library_before_anything_is_read(
    monkeypatch, tmp_path, capsys
):
    assert main(["transcribe", "--format", "docx", "a.wav"]) == 2
    assert "--output" in capsys.readouterr().err

    path = tmp_path / "minutes.docx"
    monkeypatch.setitem(sys.modules, "docx", None)
    assert main(["transcribe", "--format", "docx", "-o", str(path), "a.wav"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "pip install python-docx" in line
    assert not path.exists()


def words_of(text, spacing_s=0.4):
    return tuple(
        Word(word, n * spacing_s, (n + 1) * spacing_s, -0.25, f" {word}")
        for n, word in enumerate(text.split())
    )


def test_json_says_when_each_word_was_said_and_how_sure_it_is(model, record, capsys):
    model.transcribe = lambda *_: transcript("It rains.", words=words_of("It rains."))

    main(["transcribe", "--json", record("a.wav", tone(25))])

    (segment,) = json.loads(capsys.readouterr().out)["segments"]
    assert segment["words"] == [
        {"text": "It", "start_s": 0.0, "end_s": 0.4, "logprob": -0.25},
        {"text": "rains.", "start_s": 0.4, "end_s": 0.8, "logprob": -0.25},
    ]


def test_options_say_how_subtitles_are_laid_out(model, record, capsys):
    text = "It rains all day and all night, and nobody goes out of the house any more."
    model.transcribe = lambda *_: transcript(text, words=words_of(text))
    layout = ("--line-length", "24", "--lines", "1", "--longest", "3")

    main(["transcribe", "--format", "srt", *layout, record("a.wav", tone(200))])

    cues = parsed(capsys.readouterr().out)
    assert " ".join(line for cue in cues for line in cue.lines) == text
    assert max(len(line) for cue in cues for line in cue.lines) <= 24
    assert {len(cue.lines) for cue in cues} == {1}
    assert max(cue.shown_ms for cue in cues) <= 3000


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--line-length", "5"), "16 to 100"),
        (("--lines", "1.5"), "1 to 3"),
        (("--max-rate", "fast"), "5.0 to 60.0"),
        (("--gap", "nan"), "0.0 to 1.0"),
        (("--shortest", "2.5", "--longest", "2"), "must be below"),
    ],
)
def test_a_layout_that_cannot_be_is_told_as_wrong_usage(capsys, wrong, said):
    assert main(["transcribe", "--format", "srt", *wrong, "a.wav"]) == 2

    assert said in capsys.readouterr().err


def test_the_texts_of_several_recordings_are_told_apart(model, record, capsys):
    a, b = record("a.wav", tone(25)), record("b.wav", tone(50))

    main(["transcribe", a, b])

    assert capsys.readouterr().out == f"{a}:\n8000\n{b}:\n16000\n"


def test_what_could_be_read_is_printed_before_the_complaint(model, record, capsys):
    path = record("cut.wav", tone(120))
    content = Path(path).read_bytes()
    Path(path).write_bytes(content[: 44 + 32_000])

    assert main(["transcribe", path]) == 1

    out, err = capsys.readouterr()
    assert out == "16000\n"
    assert "cut.wav breaks off after 1.0 s of 2.4 s. Copy or download it again" in err


def test_a_recording_without_speech_is_told_as_such(model, record, capsys):
    path = record("still.wav", silence(100))

    assert main(["transcribe", path]) == 0

    out, err = capsys.readouterr()
    assert (out, err) == ("", f"captioner: No speech found in {path}.\n")


def test_json_as_a_format_has_a_line_for_each_segment_before_the_one_of_the_file(
    model, record, capsys
):
    path = record("long.wav", tone(200), silence(1300), tone(200), silence(50))

    main(["transcribe", "--format", "json", path])

    *segments, whole = map(json.loads, capsys.readouterr().out.splitlines())
    assert [{"type": "segment", "file": path} | one for one in whole["segments"]] == segments
    assert len(segments) == 2


@pytest.mark.parametrize(("jobs", "n_read"), [("1", (1,)), ("2", (1, 2))])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_keeps_what_was_captioned_and_ends(model, record, capsys, number, jobs, n_read):
    first = record("a.wav", tone(200), silence(1300), tone(200), silence(50))
    caption = model.transcribe
    model.transcribe = lambda *words: (caption(*words), os.kill(os.getpid(), number))[0]

    assert main(["transcribe", "--format", "srt", "--jobs", jobs, first]) == 1

    out, err = capsys.readouterr()
    assert out.count("-->") in n_read
    assert "a.wav: stopped at 0:" in err
    assert model.closed


def test_after_a_signal_no_other_recording_is_begun(model, record, tmp_path, capsys):
    model.transcribe = lambda *_: os.kill(os.getpid(), signal.SIGTERM)
    paths = [record("a.wav", tone(50)), str(tmp_path / "missing.wav")]

    assert main(["transcribe", *paths]) == 1

    assert "missing" not in capsys.readouterr().err


def test_a_recording_that_is_hardly_legible_is_told_with_what_to_choose(model, record, capsys):
    model.transcribe = lambda segment, cancelled: transcript("fluent", illegible=20.0)
    path = record("talk.wav", tone(100))

    assert main(["transcribe", "--json", path]) == 0

    out, err = capsys.readouterr()
    assert json.loads(out)["doubtful"]
    (line,) = [line for line in err.splitlines() if line.startswith("captioner: ")]
    assert line.startswith(f"captioner: {path}: Hardly legible")
    assert "`--model base`" in line


def test_a_name_that_is_not_utf_8_is_shown_with_a_replacement(model, record, tmp_path, capsys):
    odd = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.wav")
    Path(record("plain.wav", tone(100))).rename(odd)
    other = record("other.wav", tone(100))

    assert main(["transcribe", odd, other]) == 0
    assert main(["transcribe", "--json", odd]) == 0

    text, json_line = capsys.readouterr().out.rsplit("\n", 2)[:2]
    assert f"{tmp_path}/caf\ufffd.wav:" in text
    assert f"{other}:" in text
    assert json.loads(json_line)["file"] == f"{tmp_path}/caf\ufffd.wav"
