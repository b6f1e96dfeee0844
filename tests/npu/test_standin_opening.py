"""Why a device does not open or a network is not taken: each situation in each version."""

from pathlib import Path

import pytest
from hailo_standin.faults import fails
from hailo_standin.machine import SimulatedDevice

from support.standin import VERSIONS
from support.standin_session import open_device, open_model

OTHER = {"hailo8l": "hailo8", "hailo8": "hailo10h", "hailo10h": "hailo8"}


def cause_of(excinfo):
    """The status, as text of the raw exception below a public one."""
    return excinfo.value.__cause__.args[0]


@pytest.fixture(params=VERSIONS)
def each(request, hailo):
    """The stand-in, once in each version."""
    hailo.use(request.param)
    return hailo


def refused(hailo, **how):
    """The exception of VDevice()."""
    with pytest.raises(hailo.load().HailoRTException) as excinfo:
        hailo.load().VDevice(**how)
    return excinfo


@pytest.mark.parametrize("driver_installed", [True, False])
def test_without_a_device_or_driver_a_vdevice_does_not_open(each, driver_installed):
    each.machine.devices.clear()
    each.machine.driver_installed = driver_installed

    excinfo = refused(each)

    assert cause_of(excinfo) == ("74" if each.at_least("4.23") else "64")
    names = "OUT_OF_PHYSICAL_DEVICES" if each.at_least("4.23") else "DRIVER_NOT_INSTALLED"
    assert names in str(excinfo.value)
    assert ("PCIE" in str(excinfo.value)) is not each.at_least("4.20")


def test_without_a_device_there_is_no_device_either(each):
    each.machine.devices.clear()

    with pytest.raises(each.load().HailoRTException, match="not found in the system"):
        each.load().Device()


def test_without_a_driver_a_scan_raises_the_raw_status_before_4_23_and_finds_nothing_since(each):
    each.machine.driver_installed = False
    device = each.load().Device

    if each.at_least("4.23"):
        assert device.scan() == []
    else:
        with pytest.raises(each.exceptions._pyhailort.HailoRTStatusException) as excinfo:
            device.scan()
        assert excinfo.value.args == ("64",)
        assert not isinstance(excinfo.value, each.load().HailoRTException)


def test_a_device_that_another_program_holds_is_out_of_reach(each):
    each.device.busy = True

    assert cause_of(refused(each)) == "74"
    assert cause_of(refused(each, device_ids=[each.device.id])) == "73"


def test_a_device_that_was_busy_opens_when_the_other_program_has_ended(each):
    each.device.busy = True
    refused(each)

    each.device.busy = False

    with open_model(each) as opened:
        assert opened.run() is None


def test_a_second_vdevice_in_one_process_is_refused(npu):
    with open_device(npu), pytest.raises(npu.load().HailoRTException, match="74"):
        npu.load().VDevice()


def test_two_vdevices_of_one_named_group_share_a_device(npu):
    params = npu.load().VDevice.create_params()
    params.scheduling_algorithm = npu.load().HailoSchedulingAlgorithm.ROUND_ROBIN
    params.group_id = "SHARED"

    with npu.load().VDevice(params) as first, npu.load().VDevice(params) as second:
        assert first.get_physical_devices_ids() == second.get_physical_devices_ids()


def test_a_driver_of_another_version_is_refused(each):
    each.device.driver_version = "4.19.0"

    assert cause_of(refused(each)) == "76"


def test_a_device_file_without_permission_is_refused_with_the_drivers_failure(each):
    each.device.permitted = False

    excinfo = refused(each)

    assert cause_of(excinfo) == "36"
    name = "DriverOperationFailed" if each.at_least("4.20") else "PCIeDriver"
    assert type(excinfo.value).__name__ == f"HailoRT{name}Exception"
    assert isinstance(excinfo.value, each.exceptions.HailoRTPCIeDriverException)


def test_a_hef_for_another_chip_is_refused_at_configure_and_not_before(each):
    other = OTHER[each.device.arch]

    with open_device(each) as vdevice:
        model = vdevice.create_infer_model(str(each.hef(arch=other)))
        with pytest.raises(each.load().HailoRTException) as excinfo:
            model.configure()

    assert cause_of(excinfo) == ("93" if each.at_least("4.21") else "26")
    name = "HailoRTHEFNotCompatibleWithDevice" if each.at_least("4.21") else None
    assert type(excinfo.value).__name__ == (name or "HailoRTInvalidHEFException")


@pytest.mark.parametrize("arch", ["hailo8", "hailo8p", "hailo8r", "hailo8l"])
def test_a_hailo_8_takes_networks_of_its_whole_family(hailo, arch):
    hailo.machine.devices = [SimulatedDevice(arch="hailo8")]

    with open_model(hailo, hailo.hef(arch=arch)) as opened:
        assert opened.run() is None


def test_a_missing_file_is_a_status_and_no_file_not_found_error(npu):
    with open_device(npu) as vdevice, pytest.raises(npu.load().HailoRTException) as excinfo:
        vdevice.create_infer_model("/nowhere/encoder.hef")

    assert cause_of(excinfo) == "13"


@pytest.mark.parametrize("damage", ["no HEF at all", "cut short"])
def test_a_damaged_file_is_an_invalid_hef(npu, tmp_path, damage):
    path = tmp_path / "damaged.hef"
    path.write_bytes(b"PK\3\4" * 100 if damage == "no HEF at all" else npu.hef().read_bytes()[:99])

    with open_device(npu) as vdevice, pytest.raises(npu.load().HailoRTException) as excinfo:
        vdevice.create_infer_model(str(path))

    assert cause_of(excinfo) in (("91", "92", "26") if npu.at_least("4.21") else ("26",))


@pytest.mark.parametrize("header", [0, 1, 2, 3])
def test_a_header_newer_than_the_library_is_refused(each, header):
    path = each.hef(header=header)
    readable = header <= (3 if each.at_least("4.21") else 2 if each.at_least("4.20") else 1)

    with open_device(each) as vdevice:
        if readable:
            assert vdevice.create_infer_model(str(path)).input_names
        else:
            with pytest.raises(each.load().HailoRTException) as excinfo:
                vdevice.create_infer_model(str(path))
            assert cause_of(excinfo) == ("92" if each.at_least("4.21") else "26")


def test_a_hailo_8_is_not_supported_under_5(hailo):
    hailo.use("5.2")
    hailo.machine.devices = [SimulatedDevice(arch="hailo8l")]

    assert cause_of(refused(hailo)) == "79"


def test_a_path_object_is_refused_with_two_different_exceptions(npu):
    path = Path(npu.hef())

    with open_device(npu) as vdevice, pytest.raises(TypeError):
        vdevice.create_infer_model(path)
    with pytest.raises(ValueError, match="HEF"):
        npu.load().HEF(path)


def test_the_bytes_of_a_file_are_as_good_as_its_path(npu):
    data = npu.hef().read_bytes()

    with open_device(npu) as vdevice:
        names = vdevice.create_infer_model(data).input_names

    assert len(names) == 1


def test_more_devices_than_one_are_refused_on_an_8l(each):
    params = each.load().VDevice.create_params()
    params.device_count = 2

    status = "6" if each.device.arch == "hailo8l" else "74"
    assert cause_of(refused(each, params=params)) == status


def test_the_service_wants_a_scheduler_and_a_daemon(each):
    platform = each.load()
    params = platform.VDevice.create_params()
    params.multi_process_service = True
    params.scheduling_algorithm = platform.HailoSchedulingAlgorithm.NONE
    assert cause_of(refused(each, params=params)) == "2"

    params.scheduling_algorithm = platform.HailoSchedulingAlgorithm.ROUND_ROBIN
    assert cause_of(refused(each, params=params)) == "77"

    each.machine.service_running = True
    with platform.VDevice(params):
        pass


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("scheduling_algorithm", 1),
        ("group_id", 7),
        ("multi_process_service", "yes"),
        ("device_count", "1"),
    ],
)
def test_parameters_take_their_own_type_only(npu, name, wrong):
    params = npu.load().VDevice.create_params()

    with pytest.raises(TypeError):
        setattr(params, name, wrong)


@pytest.mark.parametrize("status", [74, 36, 76])
def test_the_next_opening_can_be_told_to_fail(hailo, status):
    hailo.machine.on_open(status)

    assert cause_of(refused(hailo)) == str(status)
    with open_device(hailo):
        pass


def test_the_next_configure_can_be_told_to_fail(hailo):
    hailo.machine.on_configure(81)

    with pytest.raises(hailo.load().HailoRTException, match="81"), open_model(hailo):
        pass


def test_a_network_with_two_inputs_wants_names(hailo):
    from support.fake_hef import FakeHef, FakePad

    pads = [FakePad(f"decoder/input_layer{i}", (1, 32, 8), -1.0, 1.0) for i in (1, 2)]
    output = [FakePad("decoder/conv1", (1, 32, 4), -8.0, 8.0)]
    path = hailo.hef(FakeHef(inputs=pads, outputs=output, backend={"function": "none"}))

    with open_device(hailo) as vdevice:
        model = vdevice.create_infer_model(str(path))

        with pytest.raises(hailo.exceptions.HailoRTInvalidOperationException):
            model.input()
        with pytest.raises(hailo.exceptions.HailoRTNotFoundException):
            model.input("decoder/input_layer3")
        assert model.input("decoder/input_layer2").shape == [1, 32, 8]


def test_a_fault_of_a_run_does_not_touch_opening(hailo):
    hailo.machine.on_run(fails())

    with open_device(hailo) as vdevice:
        assert vdevice.get_physical_devices_ids()
