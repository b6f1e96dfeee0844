from dataclasses import replace
from pathlib import Path

import pytest

from captioner.asr.npu.faults import Fault, Surroundings, Trouble
from captioner.asr.npu.messages import Device
from captioner.asr.npu.surroundings import is_installed, surroundings
from captioner.asr.npu.survey import Survey, device_nodes, driver_version
from captioner.composition.findings import Level
from captioner.composition.npu_findings import (
    FoundEncoder,
    check_device,
    check_encoders,
    check_software,
    npu_findings,
)
from captioner.errors import NpuError
from support.fake_hef import put_encoder

DEVICE = Device(
    "hailo8l", "4.20.0", "0001:01:00.0", "Hailo-8", "4.20.0", "N/A", (48.5, 47.0), "1.26.4"
)


def seen(**changes):
    fields = {"driver": "4.20.0", "nodes": ("/dev/hailo0",), "device": DEVICE} | changes
    return Survey(**fields)


def around(**changes):
    fields = {"in_venv": True, "sees_system": True, "system_has_it": True, "python": "3.11"}
    return Surroundings(**(fields | changes))


def without(fault, **changes):
    return seen(device=None, problem=Trouble(fault, "so it says").error(), **changes)


def test_software_of_one_version_is_in_order():
    finding = check_software(seen(), around())

    assert finding.state is Level.OK
    assert (
        finding.detail == "hailo_platform and libhailort 4.20.0, driver 4.20.0, with numpy 1.26.4"
    )


def test_a_machine_without_npu_is_told_what_one_would_need_and_has_no_problem():
    nothing = seen(device=None, problem=Trouble(Fault.NOT_INSTALLED).error(), driver="", nodes=())

    finding = check_software(nothing, around())

    assert finding.state is Level.MISSING
    assert "hailo-all" in finding.advice


def test_a_driver_without_the_package_for_this_python_is_a_problem():
    nothing = seen(device=None, problem=Trouble(Fault.NOT_INSTALLED).error())

    finding = check_software(nothing, around())

    assert finding.state is Level.PROBLEM
    assert "driver 4.20.0" in finding.detail


@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        (Fault.ISOLATED, "--system-site-packages"),
        (Fault.WRONG_PYTHON, "PYTHON=/usr/bin/python3"),
        (Fault.NO_LIBRARY, "package hailort"),
        (Fault.VERSIONS_DIFFER, "one version"),
        (Fault.NUMPY, "numpy<2"),
        (Fault.TOO_OLD, "full-upgrade"),
        (Fault.NO_DEVICE, "fw-control identify"),
    ],
)
def test_each_way_in_which_the_software_fails_has_its_own_advice(fault, advice):
    finding = check_software(without(fault), around())

    assert finding.state is Level.PROBLEM
    assert advice in finding.advice
    assert "so it says" in finding.detail


def test_a_driver_of_another_version_is_a_problem_though_the_device_answers():
    finding = check_software(seen(driver="4.19.0"), around())

    assert finding.state is Level.PROBLEM
    assert "4.20.0" in finding.detail
    assert "driver 4.19.0" in finding.detail
    assert "one version" in finding.advice


def test_numpy_2_in_place_of_the_systems_own_is_a_problem_for_old_packages():
    system = around(system_numpy="1.24.2")
    old = replace(DEVICE, numpy="2.4.6")
    new = replace(old, hailort="5.2.0")

    assert check_software(seen(device=old), system).advice.endswith('install "numpy<2".')
    assert check_software(seen(device=old), around()).state is Level.OK
    assert check_software(seen(driver="", device=new), system).state is Level.OK


def test_a_device_is_described_with_what_it_tells():
    finding = check_device(seen())

    assert finding.state is Level.OK
    assert finding.detail == ("Hailo-8L, Hailo-8, firmware 4.20.0, 0001:01:00.0, 48.5 °C, 47.0 °C")


@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        (Fault.BUSY, "Stop the other program"),
        (Fault.NO_PERMISSION, "/dev/hailo0"),
        (Fault.DRIVER_DIFFERS, "one version"),
        (Fault.SERVICE, "hailort.service"),
    ],
)
def test_a_device_that_cannot_be_opened_says_why_and_what_to_do(fault, advice):
    finding = check_device(seen(claim=Trouble(fault).error()))

    assert finding.state is Level.PROBLEM
    assert finding.detail.startswith("Hailo-8L")
    assert advice in finding.advice


def test_a_hot_device_is_a_problem():
    hot = Device("hailo8l", "4.20.0", temperatures_c=(97.0,))

    assert check_device(seen(device=hot)).state is Level.PROBLEM


def test_encoders_are_listed_and_the_first_that_is_damaged_is_named():
    good = FoundEncoder(Path("tiny-hailo8l-10s.hef"), "of tiny", "hailo8l", "tiny")
    truncated = NpuError("truncated", hint="Fetch it again.")
    bad = FoundEncoder(Path("base-hailo8l-5s.hef"), problem=truncated)
    larger = Device("hailo8", "4.20.0")

    assert check_encoders([], larger).state is Level.MISSING
    assert "--arch hailo8`" in check_encoders([], larger).advice
    assert check_encoders([good], larger).detail == "tiny-hailo8l-10s.hef (of tiny)"
    assert check_encoders([good], None).state is Level.OK
    finding = check_encoders([good, bad], None)
    assert (finding.state, finding.advice) == (Level.PROBLEM, "Fetch it again.")
    assert "base-hailo8l-5s.hef" in finding.detail


def test_encoders_that_are_all_for_other_chips_are_a_problem_with_the_right_name():
    other = FoundEncoder(Path("base-hailo8-5s.hef"), "of base", "hailo8", "base")

    finding = check_encoders([other], DEVICE)

    assert finding.state is Level.PROBLEM
    assert "base-hailo8-5s.hef is for Hailo-8; this is a Hailo-8L" in finding.detail
    assert "captioner models fetch base --arch hailo8l" in finding.advice


def test_the_whole_examination_runs_against_the_package_as_it_is_installed(
    hailo, tmp_path, monkeypatch
):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    path = put_encoder(tmp_path, "tiny")
    path.write_bytes(path.read_bytes()[:-1] + b"!")

    software, device, encoders = npu_findings()

    assert is_installed()
    assert (software.state, device.state) == (Level.OK, Level.OK)
    assert "Hailo-8L" in device.detail
    assert (encoders.state, "was altered" in encoders.detail) == (Level.PROBLEM, True)


def test_a_file_that_was_compiled_for_another_chip_than_its_record_says_is_a_problem(
    hailo, tmp_path, monkeypatch
):
    monkeypatch.setenv("CAPTIONER_MODELS", str(tmp_path))
    put_encoder(tmp_path, "tiny", "hailo8l", really="hailo8")

    encoders = npu_findings()[-1]

    assert encoders.state is Level.PROBLEM
    assert "is compiled for hailo8, not for hailo8l" in encoders.detail
    assert "captioner models fetch tiny --arch hailo8l" in encoders.advice


def test_the_driver_and_its_devices_are_read_from_the_system(tmp_path):
    version = tmp_path / "sys/module/hailo_pci/version"
    version.parent.mkdir(parents=True)
    version.write_text("4.20.0\n")
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/hailo0").touch()
    (tmp_path / "dev/null").touch()

    assert driver_version(tmp_path) == "4.20.0"
    assert device_nodes(tmp_path) == ("/dev/hailo0",)
    assert driver_version(tmp_path / "dev") == ""


def test_an_environment_that_does_not_see_the_systems_packages_is_noticed(tmp_path):
    (tmp_path / "pyvenv.cfg").write_text("include-system-site-packages = false\n")
    system = tmp_path / "dist-packages"
    (system / "hailo_platform").mkdir(parents=True)
    (system / "numpy-1.24.2.dist-info").mkdir()

    isolated = surroundings((str(system),), str(tmp_path))
    (tmp_path / "pyvenv.cfg").write_text("include-system-site-packages = true\n")
    open_one = surroundings((str(system),), str(tmp_path))

    assert (isolated.sees_system, isolated.system_has_it) == (False, True)
    assert isolated.system_numpy == "1.24.2"
    assert open_one.sees_system
