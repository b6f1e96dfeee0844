"""What differs between versions, and the table of statuses and exceptions."""

import importlib
import inspect
import json
import subprocess
import sys
from types import ModuleType

import pytest
from hailo_standin.faults import fails

from support.standin import FOLDER, VERSIONS, standin
from support.standin_session import open_device, open_model

CLASSES = {
    2: "HailoRTInvalidArgumentException",
    4: "HailoRTTimeout",
    6: "HailoRTInvalidOperationException",
    15: "InvalidProtocolVersionException",
    18: "HailoRTFirmwareControlFailedException",
    19: "HailoRTEthException",
    21: "UdpRecvError",
    25: "HailoRTInvalidFrameException",
    26: "HailoRTInvalidHEFException",
    48: "HailoRTUnsupportedOpcodeException",
    61: "HailoRTNotFoundException",
    63: "HailoRTStreamAborted",
    69: "HailoRTNetworkGroupNotActivatedException",
}
SINCE = {
    62: ("HailoCommunicationClosedException", "4.20"),
    93: ("HailoRTHEFNotCompatibleWithDevice", "4.21"),
}
GENERIC = (13, 64, 72, 73, 74, 76, 77, 78, 79, 81, 82, 85, 86, 87, 88, 91, 92)
EXPORTED = (
    "HEF",
    "VDevice",
    "Device",
    "FormatType",
    "FormatOrder",
    "HailoSchedulingAlgorithm",
    "HailoPowerMode",
    "AsyncInferJob",
    "HailoRTException",
    "HailoRTStreamAbortedByUser",
)
NOT_EXPORTED = (
    "HailoRTTimeout",
    "HailoRTStreamAborted",
    "HailoRTInvalidArgumentException",
    "HailoRTInvalidOperationException",
    "HailoRTNotFoundException",
    "HailoRTInvalidHEFException",
    "InferModel",
    "ConfiguredInferModel",
)


def made(npu, status):
    return npu.exceptions.ExceptionWrapper.create_exception_from_status(status)


def test_statuses_with_classes_of_their_own_become_those(npu):
    npu.load()

    assert {status: type(made(npu, status)).__name__ for status in CLASSES} == CLASSES
    assert all(isinstance(made(npu, status), npu.load().HailoRTException) for status in CLASSES)


@pytest.mark.parametrize("status", SINCE)
def test_a_status_whose_class_came_later_is_generic_before(npu, status):
    npu.load()
    name, since = SINCE[status]

    found = type(made(npu, status)).__name__

    assert found == (name if npu.at_least(since) else "HailoRTException")
    assert hasattr(npu.exceptions, name) is npu.at_least(since)


def test_a_failure_of_the_driver_has_a_new_name_since_4_20_and_keeps_the_old_one(npu):
    npu.load()

    name = "DriverOperationFailed" if npu.at_least("4.20") else "PCIeDriver"
    assert type(made(npu, 36)).__name__ == f"HailoRT{name}Exception"
    assert isinstance(made(npu, 36), npu.exceptions.HailoRTPCIeDriverException)


def test_other_statuses_are_generic_and_say_their_numbers_and_names(npu):
    npu.load()

    for status in GENERIC:
        assert type(made(npu, status)) is npu.load().HailoRTException
        assert f"libhailort failed with error: {status} (HAILO_" in str(made(npu, status))


@pytest.mark.parametrize("status", [*CLASSES, *SINCE, 36, *GENERIC])
def test_a_callback_is_told_a_failure_as_the_table_has_it(hailo, status):
    with open_model(hailo) as opened:
        hailo.machine.on_run(fails(status))

        told = opened.run()

        assert type(told) is type(made(hailo, status))


def test_a_public_exception_has_the_raw_status_as_its_cause(npu):
    with open_device(npu) as vdevice, pytest.raises(npu.load().HailoRTException) as excinfo:
        vdevice.create_infer_model("/nowhere/encoder.hef")

    raw = excinfo.value.__cause__
    assert type(raw) is npu.exceptions._pyhailort.HailoRTStatusException
    assert raw.args == ("13",)


def test_the_raw_status_exception_is_a_public_one_only_in_5_2(npu):
    npu.load()
    raw = npu.exceptions._pyhailort.HailoRTStatusException

    assert issubclass(raw, npu.load().HailoRTException) is npu.at_least("5.2")


def test_the_package_exports_some_names_and_has_others_without_exporting_them(npu):
    package = npu.load()

    assert [name for name in EXPORTED if not hasattr(package, name)] == []
    assert [name for name in NOT_EXPORTED if hasattr(package, name)] == []
    assert [name for name in NOT_EXPORTED if not hasattr(npu.exceptions, name)] == []


@pytest.mark.parametrize("version", VERSIONS)
def test_the_package_tells_its_version(hailo, version):
    hailo.use(version)

    assert hailo.load().__version__ == f"{version}.0"


def test_the_scheduler_is_off_by_default_before_5(npu):
    params = npu.load().VDevice.create_params()

    assert params.scheduling_algorithm == (1 if npu.at_least("5.0") else 0)
    assert type(params.scheduling_algorithm) is int


def test_the_name_of_a_network_is_given_under_another_name_in_4_18(npu):
    parameters = inspect.signature(npu.load().VDevice.create_infer_model).parameters

    assert "name" in parameters if npu.at_least("4.19") else "network_name" in parameters


def test_shapes_are_lists_without_a_batch(npu):
    with open_device(npu) as vdevice:
        model = vdevice.create_infer_model(str(npu.hef()))

        assert type(model.input().shape) is list
        assert len(model.input().shape) == 3
        assert model.input_names == [model.input().name]
        assert len(model.outputs) == 1


def test_the_first_type_of_a_stream_is_the_chips_own(npu):
    types = npu.load().FormatType
    with open_device(npu) as vdevice:
        model = vdevice.create_infer_model(str(npu.hef()))

        assert model.input().format.type in (types.UINT8, types.UINT16)
        with pytest.raises(TypeError):
            model.input().set_format_type("float32")


def test_a_hef_tells_names_and_shapes_without_a_device(npu):
    path = str(npu.hef())
    hef = npu.load().HEF(path)

    assert len(hef.get_network_group_names()) == 1
    (mel,) = hef.get_input_vstream_infos()
    (states,) = hef.get_output_vstream_infos()
    assert states.shape[1] * 2 == mel.shape[1]
    assert hef.get_sorted_output_names() == [states.name]


def test_a_device_is_asked_while_it_is_held(npu):
    platform = npu.load()
    with open_model(npu) as opened:
        assert opened.run() is None
        with platform.Device(platform.Device.scan()[0]) as device:
            board = device.control.identify()
            temperature = device.control.get_chip_temperature()

    assert board.device_architecture.name.startswith("HAILO")
    assert str(board.firmware_version)
    assert 0 < temperature.ts0_temperature < 120


def test_temperatures_are_those_that_the_test_set(hailo):
    hailo.device.temperatures_c = (51.0, 52.5)
    with hailo.load().Device() as device:
        readings = [device.control.get_chip_temperature() for _ in range(3)]

    assert [reading.ts0_temperature for reading in readings] == [51.0, 52.5, 52.5]


def test_power_is_told_only_by_boards_with_the_sensor(hailo):
    with hailo.load().Device() as device:
        with pytest.raises(hailo.exceptions.HailoRTUnsupportedOpcodeException):
            device.control.power_measurement()

        hailo.device.has_power_sensor = True
        assert device.control.power_measurement() > 0


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'hailo_platform.pyhailort._pyhailort'"),
        ImportError("libhailort.so.4.23.0: cannot open shared object file"),
        ImportError("libhailort version 4.20.0 does not match pyhailort version 4.23.0"),
        RuntimeError("a plain exception of the package's own"),
    ],
    ids=["other Python", "no library", "other library", "plain"],
)
def test_importing_can_be_told_to_fail(hailo, error):
    hailo.machine.import_error = error

    with pytest.raises(type(error)) as excinfo:
        hailo.load()

    assert excinfo.value is error


def test_the_package_can_be_missing(hailo):
    hailo.hide()

    with pytest.raises(ModuleNotFoundError, match="hailo_platform"):
        importlib.import_module("hailo_platform")


def test_where_the_real_package_is_loaded_the_stand_in_does_not_push_it_out(monkeypatch, tmp_path):
    real = ModuleType("hailo_platform")
    real.__file__ = "/usr/lib/python3/dist-packages/hailo_platform/__init__.py"
    monkeypatch.setitem(sys.modules, "hailo_platform", real)

    with pytest.raises(pytest.skip.Exception, match="real package"), standin(tmp_path):
        pass

    assert sys.modules["hailo_platform"] is real


def test_without_the_fixture_no_test_finds_the_stand_in(request):
    if request.config.getoption("--on-device"):
        pytest.skip("the real package is there")
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("hailo_platform")


def test_with_a_wrong_numpy_good_buffers_are_refused(hailo):
    hailo.machine.numpy_mismatch = True

    with (
        open_model(hailo) as opened,
        pytest.raises(hailo.exceptions.HailoRTInvalidOperationException),
    ):
        opened.run()


def test_a_process_of_its_own_is_described_by_the_environment_and_reports_at_its_end(tmp_path):
    code = "import hailo_platform as h; print(h.__version__, h.Device.scan()); v = h.VDevice()"
    machine = {
        "version": "4.20",
        "device": {"arch": "hailo8", "id": "0000:01:00.0"},
        "faults": {"3": {"status": 36, "unplugs": True}},
        "report": str(tmp_path / "report.json"),
    }
    environment = {"PYTHONPATH": str(FOLDER), "HAILO_STANDIN": json.dumps(machine)}

    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60
    )

    assert result.stderr == ""
    assert result.stdout == "4.20.0 ['0000:01:00.0']\n"
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert report["n_runs"] == 0
    assert [text.partition(":")[0] for text in report["violations"]] == [
        "LOGGER_PATH",
        "NOT_RELEASED",
    ]
