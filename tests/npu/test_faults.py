"""What the library raises, told to a person; the rows are those of HailoRT's sources."""

import pytest

from captioner.asr.encoder_hailo import HailoEncoder, describe_device, load_library
from captioner.asr.npu.faults import (
    KNOWN,
    Fault,
    Step,
    Surroundings,
    Trouble,
    TroubleError,
    code_of,
    import_trouble,
    trouble_of,
)
from captioner.asr.npu.messages import Candidate
from support.standin import VERSIONS

PLAIN = Surroundings(in_venv=False, sees_system=True, system_has_it=False, python="3.12")
ISOLATED = Surroundings(in_venv=True, sees_system=False, system_has_it=True, python="3.12")


def candidate(path, architecture="hailo8l"):
    return Candidate(path, architecture)


def opening_fails(path, architecture=""):
    with pytest.raises(TroubleError) as caught:
        HailoEncoder([candidate(path, architecture)])
    return caught.value.trouble


def test_every_fault_has_words_and_an_advice():
    assert set(KNOWN) == set(Fault)
    assert all(known.says and known.hint.endswith(".") for known in KNOWN.values())
    assert not any(known.says.endswith(".") for known in KNOWN.values())


def test_an_error_carries_the_words_the_detail_and_the_advice():
    error = Trouble(Fault.BUSY, "error: 74").error()

    assert str(error) == "the Hailo device is used by another program (error: 74)"
    assert "try again" in error.hint
    assert error.can_retry


class HailoRTTimeout(Exception):  # noqa: N818 - the library's name
    """As the library names it."""


def test_the_status_code_is_found_in_the_raw_class_the_cause_the_class_and_the_text():
    with_cause = RuntimeError("libhailort failed")
    with_cause.__cause__ = RuntimeError("76")

    assert code_of(RuntimeError("74")) == 74
    assert code_of(with_cause) == 76
    assert code_of(HailoRTTimeout("it took too long")) == 4
    assert code_of(RuntimeError("libhailort failed with error: 82 (HAILO_QUEUE_IS_FULL)")) == 82
    assert code_of(RuntimeError("something else")) is None


@pytest.mark.parametrize(
    ("exc", "around", "fault", "word"),
    [
        (ModuleNotFoundError("no", name="hailo_platform"), PLAIN, Fault.NOT_INSTALLED, ""),
        (ModuleNotFoundError("no", name="hailo_platform"), ISOLATED, Fault.ISOLATED, ""),
        (
            ModuleNotFoundError("no", name="hailo_platform.pyhailort._pyhailort"),
            Surroundings(
                in_venv=True, sees_system=True, system_has_it=True, python="3.12",
                built_for=("3.11",),
            ),
            Fault.WRONG_PYTHON,
            "this is Python 3.12, not 3.11",
        ),
        (ImportError("libhailort.so.4.20.0: cannot open"), PLAIN, Fault.NO_LIBRARY, "4.20.0"),
        (
            ImportError("libhailort version (4.20) does not match pyhailort version (4.21)"),
            PLAIN,
            Fault.VERSIONS_DIFFER,
            "4.21",
        ),
        (ImportError("numpy.core.multiarray failed to import"), PLAIN, Fault.NUMPY, "numpy"),
        (RuntimeError("who knows"), PLAIN, Fault.OTHER, "who knows"),
    ],
)  # fmt: skip
def test_an_import_that_fails_is_told_apart(exc, around, fault, word):
    trouble = import_trouble(exc, around)

    assert trouble.fault is fault
    assert word in trouble.detail


@pytest.mark.parametrize("version", VERSIONS)
def test_without_a_device_there_is_none(hailo, version):
    path = hailo.use(version) and hailo.hef()
    hailo.machine.devices.clear()

    assert opening_fails(path).fault is Fault.NO_DEVICE


@pytest.mark.parametrize("version", VERSIONS)
def test_a_device_that_another_program_holds_is_busy_and_worth_another_try(hailo, version):
    path = hailo.use(version) and hailo.hef()
    hailo.device.busy = True

    trouble = opening_fails(path)

    assert trouble.fault is Fault.BUSY
    assert trouble.error().can_retry


@pytest.mark.parametrize("version", VERSIONS)
def test_a_driver_of_another_version_is_named(hailo, version):
    path = hailo.use(version) and hailo.hef()
    hailo.device.driver_version = "4.17.0"

    assert opening_fails(path).fault is Fault.DRIVER_DIFFERS


@pytest.mark.parametrize("version", VERSIONS)
def test_a_device_that_may_not_be_used_is_a_matter_of_permission(hailo, version):
    path = hailo.use(version) and hailo.hef()
    hailo.device.permitted = False

    assert opening_fails(path).fault is Fault.NO_PERMISSION


@pytest.mark.parametrize("version", [v for v in VERSIONS if v < "5"])
def test_an_encoder_for_another_chip_is_refused_by_name_before_the_library_does(hailo, version):
    hailo.use(version)
    path = hailo.hef(arch="hailo8")

    trouble = opening_fails(path, "hailo8")

    assert trouble.fault is Fault.WRONG_ARCHITECTURE
    assert f"{path.name} is for Hailo-8; this is a Hailo-8L" in trouble.detail


@pytest.mark.parametrize("version", [v for v in VERSIONS if v < "5"])
def test_an_encoder_of_unknown_architecture_is_left_to_the_library(hailo, version):
    hailo.use(version)
    path = hailo.hef(arch="hailo8")

    fault = opening_fails(path).fault

    before_4_21 = (Fault.WRONG_ARCHITECTURE, Fault.DAMAGED_FILE)
    assert fault in (before_4_21 if version < "4.21" else (Fault.WRONG_ARCHITECTURE,))


@pytest.mark.parametrize("version", VERSIONS)
def test_an_encoder_that_is_missing_or_damaged_is_said_to_be(hailo, version, tmp_path):
    damaged = hailo.use(version) and hailo.hef()
    damaged.write_bytes(damaged.read_bytes()[:100])

    assert opening_fails(tmp_path / "none.hef").fault is Fault.MISSING_FILE
    assert opening_fails(damaged).fault is Fault.DAMAGED_FILE


def test_an_encoder_for_a_newer_library_is_not_called_damaged_as_the_library_does(hailo):
    hailo.use("4.20")
    path = hailo.hef(header=3)

    trouble = opening_fails(path)

    assert trouble.fault is Fault.NEWER_FILE
    assert "needs HailoRT 4.21, this is 4.20" in trouble.detail
    assert "Update the Hailo software" in trouble.error().hint


@pytest.mark.parametrize(
    ("status", "fault"),
    [
        (2, Fault.OTHER), (4, Fault.TIMEOUT), (6, Fault.OTHER), (15, Fault.OTHER),
        (18, Fault.OTHER), (19, Fault.OTHER), (25, Fault.OTHER),
        (26, Fault.DAMAGED_FILE), (36, Fault.DRIVER),
        (48, Fault.OTHER), (61, Fault.OTHER), (62, Fault.LOST), (63, Fault.ABORTED),
        (64, Fault.NO_DEVICE), (69, Fault.NOT_ACTIVATED), (72, Fault.NOT_ACTIVATED),
        (73, Fault.BUSY), (74, Fault.BUSY), (76, Fault.DRIVER_DIFFERS), (77, Fault.SERVICE),
        (78, Fault.SERVICE), (79, Fault.UNSUPPORTED), (81, Fault.MEMORY), (82, Fault.OTHER),
        (85, Fault.DRIVER), (86, Fault.DRIVER), (87, Fault.LOST), (88, Fault.DRIVER),
        (91, Fault.DAMAGED_FILE), (92, Fault.NEWER_FILE), (93, Fault.WRONG_ARCHITECTURE),
    ],
)  # fmt: skip
def test_every_status_of_configure_is_told_and_nothing_stays_open(hailo, status, fault):
    path = hailo.hef()
    hailo.machine.on_configure(status)

    assert opening_fails(path).fault is fault
    HailoEncoder([candidate(path, "")]).close()


def test_an_old_name_of_a_class_means_what_the_new_one_does():
    class HailoRTPCIeDriverException(Exception):  # noqa: N818 - the library's name
        """Before 4.20."""

    assert trouble_of(HailoRTPCIeDriverException("x"), Step.CONFIGURE).fault is Fault.DRIVER
    assert trouble_of(HailoRTPCIeDriverException("x"), Step.OPEN).fault is Fault.NO_PERMISSION
    assert trouble_of(HailoRTPCIeDriverException("x"), Step.RUN).fault is Fault.LOST


def test_a_package_that_cannot_be_imported_is_explained(hailo):
    hailo.machine.import_error = ImportError("libhailort.so.4.23.0: cannot open shared object")

    with pytest.raises(TroubleError) as caught:
        load_library()

    assert caught.value.trouble.fault is Fault.NO_LIBRARY


def test_a_package_that_is_not_there_is_not_installed(hailo):
    hailo.hide()

    with pytest.raises(TroubleError) as caught:
        load_library()

    assert caught.value.trouble.fault in (Fault.NOT_INSTALLED, Fault.ISOLATED)


def test_a_package_before_the_calls_that_are_needed_is_too_old(hailo, monkeypatch):
    monkeypatch.setattr(hailo.load(), "__version__", "4.17.0")

    with pytest.raises(TroubleError) as caught:
        load_library()

    assert caught.value.trouble.fault is Fault.TOO_OLD


@pytest.mark.parametrize("version", VERSIONS)
def test_a_device_that_is_in_use_can_still_be_described(hailo, version):
    hailo.use(version)
    hailo.device.busy = True

    device = describe_device()

    assert device.architecture == ("hailo10h" if version == "5.2" else "hailo8l")
    assert device.hailort.startswith(version)
    assert device.id
    assert device.firmware
    assert device.temperatures_c


@pytest.mark.parametrize("version", VERSIONS)
def test_no_device_cannot_be_described(hailo, version):
    hailo.use(version).devices.clear()

    with pytest.raises(TroubleError) as caught:
        describe_device()

    assert caught.value.trouble.fault is Fault.NO_DEVICE
