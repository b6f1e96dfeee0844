import json

import pytest

from captioner.cli.main import main
from captioner.composition import assemble
from support.events import COMPUTER, MICROPHONE
from support.fakes import EchoTranscriber, FakeSource, silence, tone


@pytest.fixture(autouse=True)
def spoken(monkeypatch):
    """Model and recordings replaced: any recording has two utterances."""
    monkeypatch.setattr(assemble, "prepare_model", lambda options, progress: None)
    monkeypatch.setattr(
        assemble, "load_transcriber", lambda options, progress, **_: EchoTranscriber()
    )
    monkeypatch.setattr("captioner.vad.silero.SileroVad.__call__", lambda _, f: float(f.any()))

    def recording(path, *, paced):
        return FakeSource([tone(60), silence(60), tone(60), silence(60)])

    monkeypatch.setattr(assemble, "recording", recording)


def test_json_lines_tell_the_whole_run_and_end_with_the_last_figures(capsys):
    assert main(["live", "--source", "talk.wav", "--unpaced", "--json"]) == 0

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["type"] for line in lines} == {"caption", "state", "stats"}
    assert lines[0]["state"] == "loading"
    finals = [line for line in lines if line["type"] == "caption" and line["final"]]
    assert [line["segment"] for line in finals] == [0, 1]
    assert finals[0]["end_s"] <= finals[1]["start_s"] < finals[1]["end_s"]
    assert lines[-2]["state"] == "stopped"
    assert (lines[-1]["type"], lines[-1]["last"]) == ("stats", True)
    assert [line["last"] for line in lines if line["type"] == "stats"].count(True) == 1
    assert lines[-1]["final_segments"] == 2


def test_captions_are_on_standard_output_and_everything_else_is_not(capsys):
    assert main(["live", "--source", "talk.wav"]) == 0

    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert all(line.isdecimal() for line in out.splitlines())
    assert "Source: a fake" in err
    assert "RTFx" in err


def test_a_recording_is_read_at_the_pace_that_was_asked_for(monkeypatch):
    asked = []

    def recording(path, *, paced):
        asked.append((str(path), paced))
        return FakeSource([])

    monkeypatch.setattr(assemble, "recording", recording)

    main(["live", "--source", "a.wav"])
    main(["live", "--source", "b.wav", "--unpaced"])

    assert asked == [("a.wav", True), ("b.wav", False)]


def test_microphone_and_computer_are_captioned_side_by_side_with_labels(monkeypatch, capsys):
    spoken = {MICROPHONE: [tone(60), silence(60)], COMPUTER: [tone(90), silence(60)]}
    monkeypatch.setattr(
        assemble,
        "microphone_and_computer",
        lambda device: {origin: FakeSource(chunks) for origin, chunks in spoken.items()},
    )

    assert main(["live", "--source", "mic+computer", "--json"]) == 0

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    finals = {line["label"]: line for line in lines if line.get("final")}
    assert set(finals) == {"Microphone", "Computer"}
    assert finals["Computer"]["end_s"] > finals["Microphone"]["end_s"]
    assert finals["Computer"]["segment"] != finals["Microphone"]["segment"]
    assert lines[-1]["final_segments"] == 2
