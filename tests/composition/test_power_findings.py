"""The firmware of a Raspberry Pi is stood in for by a command on PATH."""

import argparse
import json

import pytest

from captioner.cli import doctor
from captioner.composition.examination import captions_possible
from captioner.composition.findings import Level
from captioner.composition.power_findings import check_power, parse_throttled, power_findings


@pytest.fixture
def firmware(tmp_path, monkeypatch):
    """Puts a `vcgencmd` on PATH, alone, that answers as this shell script does."""

    def install(script):
        command = tmp_path / "vcgencmd"
        command.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        command.chmod(0o755)

    monkeypatch.setenv("PATH", str(tmp_path))
    return install


def answers(bits):
    return f'[ "$*" = get_throttled ] && echo throttled={bits}'


@pytest.mark.parametrize(
    ("bits", "detail"),
    [
        (0x1, "now: under-voltage"),
        (0x2, "now: frequency capped"),
        (0x4, "now: throttled"),
        (0x8, "now: soft temperature limit"),
        (0x10000, "since the start: under-voltage"),
        (0x20000, "since the start: frequency capped"),
        (0x40000, "since the start: throttled"),
        (0x80000, "since the start: soft temperature limit"),
        (0x50005, "now: under-voltage, throttled"),
        (0x50004, "now: throttled; since the start: under-voltage"),
    ],
)
def test_each_bit_is_told_in_words_and_whether_it_is_so_now(bits, detail):
    finding = check_power(bits)

    assert (finding.state, finding.detail) == (Level.PROBLEM, detail)


@pytest.mark.parametrize(
    ("bits", "supply", "cooling"),
    [(0x50005, True, False), (0x80008, False, True), (0x90009, True, True), (0x20002, True, True)],
)
def test_a_weak_supply_and_heat_have_each_their_own_advice(bits, supply, cooling):
    advice = check_power(bits).advice

    assert ("supply" in advice, "fan" in advice) == (supply, cooling)


def test_where_nothing_was_wrong_since_the_start_all_is_well(firmware):
    firmware(answers("0x0"))

    (finding,) = power_findings()

    assert (finding.state, finding.advice) == (Level.OK, "")


def test_the_report_of_the_doctor_has_it_and_captions_stay_possible(firmware, capsys):
    firmware(answers("0x50000"))
    parser = argparse.ArgumentParser()
    doctor.add_parser(parser.add_subparsers())

    doctor.run(parser.parse_args(["doctor", "--json"]))

    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    (power,) = (finding for finding in told if finding["name"] == "power")
    assert power["detail"] == "since the start: under-voltage, throttled"
    assert captions_possible([check_power(0x50005)])


def test_a_machine_without_such_firmware_has_nothing_to_tell(firmware):
    assert power_findings() == []


def test_who_may_not_ask_is_told_how_to_be_allowed(firmware):
    firmware('echo "Can\'t open device file: /dev/vcio" >&2; exit 255')

    (finding,) = power_findings()

    assert finding.state is Level.MISSING
    assert "/dev/vcio" in finding.detail
    assert "video" in finding.advice


def test_an_answer_without_bits_is_none():
    assert parse_throttled('error=1 error_msg="Command not registered"') is None
