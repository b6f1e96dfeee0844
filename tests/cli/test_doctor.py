import argparse
import json
from pathlib import Path

import pytest

from captioner.cli import doctor
from captioner.composition.examination import (
    PROBES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    captions_possible,
    examine,
    report,
)
from captioner.composition.findings import (
    Finding,
    Level,
    check_computer_sound,
    check_disk,
    check_memory,
    check_microphones,
    check_model,
    check_python,
    check_runtime,
    check_window,
)
from captioner.errors import AudioDeviceError
from captioner.installation import Installation, advice_for

ROOT = Path(__file__).parents[2]
ADVICE = advice_for(Installation.CHECKOUT)


@pytest.fixture
def doctor_says(capsys):
    """Runs the command as the command line does; its exit code and its output."""

    def call(*words):
        parser = argparse.ArgumentParser()
        doctor.add_parser(parser.add_subparsers())
        args = parser.parse_args(["doctor", *words])
        return doctor.run(args), capsys.readouterr().out

    return call


def model(built_in=None, problem="", has_weights=False, advice=ADVICE):
    return check_model(
        "tiny.en", built_in=built_in, problem=problem, has_weights=has_weights, advice=advice
    )


@pytest.mark.parametrize(
    ("version", "state"),
    [
        ((3, 10, 13), Level.PROBLEM),
        ((3, 11, 0), Level.OK),
        ((3, 13, 9), Level.OK),
        ((3, 14, 0), Level.PROBLEM),
    ],
)
def test_only_the_supported_pythons_are_fine(version, state):
    assert check_python(version, ADVICE).state is state


def test_a_runtime_without_the_processor_cannot_caption():
    finding = check_runtime("1.23.0", ["CUDAExecutionProvider"], ADVICE)

    assert not captions_possible([finding])


def test_a_provider_that_would_send_sound_away_is_not_offered():
    finding = check_runtime("1.32.0", ["AzureExecutionProvider", "CPUExecutionProvider"], ADVICE)

    assert finding.detail == "1.32.0, runs on CPU"


def test_microphones_are_listed_by_name():
    finding = check_microphones(["Mikrofon (Büro) 🎤", "USB Audio"])

    assert finding.detail == "Mikrofon (Büro) 🎤, USB Audio"


def test_no_microphone_is_no_obstacle_and_the_demo_is_named():
    finding = check_microphones([])

    assert captions_possible([finding])
    assert "demo" in finding.advice


@pytest.mark.parametrize(
    ("version", "display", "libraries", "state"),
    [
        (None, ":0", [], Level.MISSING),
        ("6.12.0", None, [], Level.MISSING),
        ("6.12.0", ":0", ["libxcb-cursor.so.0"], Level.PROBLEM),
        ("6.12.0", ":0", [], Level.OK),
    ],
)
def test_a_window_needs_qt_a_display_and_the_libraries(version, display, libraries, state):
    assert check_window(version, display, libraries, ADVICE).state is state


def test_the_missing_library_is_named():
    finding = check_window("6.12.0", ":0", ["libxcb-cursor.so.0"], ADVICE)

    assert "libxcb-cursor.so.0" in finding.detail


def test_a_built_model_is_shown_with_its_folder():
    finding = model(built_in=Path("/cache/tiny.en"), has_weights=True)

    assert (finding.state, finding.detail) == (Level.OK, f"tiny.en in {Path('/cache/tiny.en')}")


def test_a_model_that_can_be_built_is_no_obstacle():
    finding = model(has_weights=True)

    assert captions_possible([finding])
    assert "captioner models build tiny.en" in finding.advice


@pytest.mark.parametrize(
    ("built_in", "problem"), [(None, ""), (Path("/cache/tiny.en"), "decoder.onnx is missing")]
)
def test_a_model_that_is_damaged_or_has_no_weights_is_an_obstacle(built_in, problem):
    finding = model(built_in=built_in, problem=problem)

    assert not captions_possible([finding])


def test_little_room_on_disk_or_in_memory_is_a_problem_with_advice():
    findings = [
        check_disk(Path("/cache"), free_mb=20),
        check_memory(available_mb=100, total_mb=900),
    ]

    assert all(f.state is Level.PROBLEM and f.advice for f in findings)


def broken():
    raise AudioDeviceError("PortAudio\nis not there", hint="Install it.")


def test_a_check_that_breaks_becomes_a_finding_and_the_others_still_run():
    fine = Finding("processor", Level.OK, "2 cores")

    findings = examine([("microphones", False, broken), ("processor", False, lambda: fine)])

    assert findings == [
        Finding("microphones", Level.PROBLEM, "AudioDeviceError: PortAudio", "Install it."),
        fine,
    ]


def test_a_check_that_breaks_is_an_obstacle_exactly_if_captions_need_it():
    assert captions_possible(examine([("microphones", False, broken)]))
    assert not captions_possible(examine([("onnxruntime", True, broken)]))


def test_the_report_puts_advice_under_its_finding():
    text = report([Finding("hailo", Level.MISSING, "nothing there", "Install it.")])

    state, advice = text.splitlines()
    assert state.split(maxsplit=2) == ["missing", "hailo", "nothing there"]
    assert advice.strip() == "Install it."


def test_a_name_cannot_steer_the_terminal():
    assert "\x1b" not in report([check_microphones(["USB \x1b[2J"])])


def test_every_probe_reports_under_its_own_name():
    assert [f.name for f in examine(PROBES)] == [name for name, _, _ in PROBES]


def test_json_has_one_finding_a_line_and_the_exit_code_says_whether_captions_are_possible(
    doctor_says,
):
    code, output = doctor_says("--json")

    findings = [json.loads(line) for line in output.splitlines()]
    names = [f["name"] for f in findings]
    assert names[: len(PROBES)] == [name for name, _, _ in PROBES]
    assert all(name == "power" or name.startswith("hailo") for name in names[len(PROBES) :])
    assert code == int(any(f["needed"] and f["state"] == "problem" for f in findings))


def test_the_report_ends_with_the_verdict(doctor_says):
    code, output = doctor_says()

    verdict = "Captions are not possible yet." if code else "Captions are possible."
    assert output.splitlines()[-1] == verdict


def test_the_set_up_installs_the_libraries_that_are_looked_for_here():
    listed = (ROOT / "packaging/system-packages.txt").read_text("utf-8").splitlines()

    names = [line.split()[1] for line in listed if line.startswith("window")]

    assert names == sorted(X11_LIBRARIES + WAYLAND_LIBRARIES)


def test_the_computers_sound_is_there_or_missing_with_what_to_do():
    there = check_computer_sound("Speakers")
    missing = check_computer_sound("", "no sound server answers", "Start it.")

    assert (there.state, "Speakers" in there.detail) == (Level.OK, True)
    assert (missing.state, missing.detail, missing.advice) == (
        Level.MISSING,
        "no sound server answers",
        "Start it.",
    )


@pytest.mark.parametrize("below", ["", "models/here"])
def test_a_file_where_the_folder_of_models_should_be_is_told_as_such(tmp_path, monkeypatch, below):
    file = tmp_path / "notes.txt"
    file.write_text("not a folder")
    monkeypatch.setenv("CAPTIONER_MODELS", str(file / below))

    (model,) = examine(probe for probe in PROBES if probe[0] == "model")

    assert f"{file} is not a folder" in model.detail
    assert "CAPTIONER_MODELS" in model.advice
    assert not captions_possible([model])


@pytest.mark.parametrize("installation", list(Installation))
def test_advice_is_for_the_way_in_which_the_program_was_installed(installation):
    advice = advice_for(installation)
    findings = [
        check_python((3, 10, 0), advice),
        check_runtime("1.23.0", [], advice),
        check_window(None, ":0", [], advice),
        check_window("6.8.0.2", ":0", ["libxcb-cursor.so.0"], advice),
        model(advice=advice),
    ]

    told = [finding.advice for finding in findings]

    assert all(told)
    assert any("make" in text.split() for text in told) == (installation is Installation.CHECKOUT)
    assert "{" not in "".join(told)
    if installation is not Installation.CHECKOUT:
        assert "libxcb-cursor0" in told[3]
