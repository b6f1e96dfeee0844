from dataclasses import asdict
from pathlib import Path

import pytest

import captioner
from captioner.asr.npu.faults import set_up_faults
from captioner.installation import (
    DEBIAN_SITE,
    Installation,
    advice_for,
    installation_of,
    this_installation,
)
from distribution import control

SOURCES = Path(captioner.__file__).parent


def test_a_checkout_is_known_by_what_sets_it_up():
    assert installation_of(SOURCES, frozen=False) is Installation.CHECKOUT
    assert this_installation() is Installation.CHECKOUT


def test_the_debian_package_is_known_by_its_folder_which_is_the_one_it_is_packed_into():
    assert installation_of(DEBIAN_SITE / "captioner", frozen=False) is Installation.DEBIAN
    assert Path("/", control.SITE) == DEBIAN_SITE


def test_a_folder_of_pyinstaller_is_known_wherever_it_lies():
    assert installation_of(SOURCES, frozen=True) is Installation.FOLDER


def test_a_wheel_in_some_environment_is_what_is_left(tmp_path):
    package = tmp_path / "lib/python3.11/site-packages/captioner"

    assert installation_of(package, frozen=False) is Installation.PIP


@pytest.mark.parametrize("installation", list(Installation))
def test_make_and_an_environment_in_the_checkout_are_named_in_a_checkout_only(
    installation, monkeypatch
):
    monkeypatch.setattr("sys.executable", "/opt/captions/bin/python")
    advice = advice_for(installation)
    told = [*asdict(advice).values(), *(fault.hint for fault in set_up_faults(advice).values())]

    named = [text for text in told if "make " in text or ".venv" in text]

    assert bool(named) == (installation is Installation.CHECKOUT)


def test_pip_is_that_of_the_environment_that_runs(monkeypatch):
    monkeypatch.setattr("sys.executable", "/opt/captions/bin/python")

    assert "/opt/captions/bin/python -m pip install" in advice_for(Installation.PIP).again
