"""What the library does with wrong buffers: the stand-in and, with --on-device, a device."""

import numpy as np
import pytest
from hailo_standin.rules import Rule

from support.standin_session import TIMEOUT_MS, open_device, open_model


def dies_with(opened, bindings, exception):
    """A run that is refused ends the model: the next good run is aborted."""
    with pytest.raises(exception):
        opened.configured.run_async([bindings])
    with pytest.raises(opened.npu.exceptions.HailoRTStreamAborted):
        opened.configured.run_async([opened.bind()])


def test_an_array_that_is_not_contiguous_is_refused_since_4_19_and_misread_before(npu):
    with open_model(npu) as opened:
        _, width, channels = opened.shape
        view = np.ascontiguousarray(opened.mel.reshape(width, channels).T).T.reshape(opened.shape)
        view = np.lib.stride_tricks.as_strided(view, view.shape, view.strides)
        assert not view.flags.c_contiguous
        bindings = opened.configured.create_bindings()

        if npu.at_least("4.19"):
            with pytest.raises(npu.load().HailoRTException, match="Buffer must be C_CONTIGUOUS"):
                bindings.input().set_buffer(view)
        else:
            assert opened.run() is None
            right = opened.states.copy()
            with npu.expects(Rule.NOT_CONTIGUOUS):
                assert opened.run(opened.bind(mel=view)) is None
            assert np.abs(right - opened.states).mean() > 0.1


@pytest.mark.parametrize("side", ["input", "output"])
def test_an_array_that_cannot_be_written_is_refused_for_inputs_too(npu, side):
    with open_model(npu) as opened:
        array = np.zeros(opened.shape, np.float32)
        array.flags.writeable = False
        stream = getattr(opened.configured.create_bindings(), side)()

        with pytest.raises(ValueError, match="not writeable"):
            stream.set_buffer(array)


def test_a_list_is_no_buffer(npu):
    with open_model(npu) as opened:
        bindings = opened.configured.create_bindings()

        with pytest.raises(AttributeError if npu.at_least("4.19") else TypeError):
            bindings.input().set_buffer([0.0] * opened.mel.size)


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(lambda mel: mel.astype(np.float64), id="float64"),
        pytest.param(lambda mel: mel.astype(np.uint8), id="uint8"),
        pytest.param(lambda mel: np.concatenate([mel, mel]), id="batch of two"),
        pytest.param(lambda mel: mel[:, :100].copy(), id="half the length"),
    ],
)
def test_a_wrong_number_of_bytes_is_found_at_the_run_and_ends_the_model(npu, wrong):
    with open_model(npu) as opened:
        bindings = opened.bind(mel=wrong(opened.mel))  # no complaint yet

        dies_with(opened, bindings, npu.exceptions.HailoRTInvalidOperationException)


def test_an_output_of_the_wrong_size_ends_the_model_as_well(npu):
    with open_model(npu) as opened:
        bindings = opened.bind(states=np.zeros(opened.states_shape, np.float64))

        dies_with(opened, bindings, npu.exceptions.HailoRTInvalidOperationException)


def test_an_input_that_was_never_set_ends_the_model(npu):
    with open_model(npu) as opened:
        bindings = opened.configured.create_bindings()
        bindings.output().set_buffer(opened.states)

        dies_with(opened, bindings, npu.exceptions.HailoRTNotFoundException)


def test_an_output_that_was_never_set_is_refused_and_the_model_lives(npu):
    with open_model(npu) as opened:
        bindings = opened.configured.create_bindings()
        bindings.input().set_buffer(opened.mel)

        with pytest.raises(npu.exceptions.HailoRTInvalidOperationException):
            opened.configured.run_async([bindings])

        assert opened.run() is None


@pytest.mark.parametrize("call", ["run", "run_async"])
def test_bindings_without_a_list_around_them_are_refused(npu, call):
    with open_model(npu) as opened:
        more = [TIMEOUT_MS] if call == "run" else []

        with pytest.raises(TypeError):
            getattr(opened.configured, call)(opened.bind(), *more)


def test_a_full_queue_ends_the_model(npu):
    with open_model(npu) as opened:
        npu.hold()
        bindings = [opened.bind(states=opened.states.copy()) for _ in range(64)]

        def fill():
            for one in bindings:
                opened.configured.run_async([one])

        with npu.expects(Rule.NOT_READY), pytest.raises(npu.load().HailoRTException, match="82"):
            fill()

        with pytest.raises(npu.exceptions.HailoRTStreamAborted):
            opened.configured.run_async([opened.bind()])


def test_a_dead_model_says_that_it_is_ready_and_aborts_the_run(npu):
    with open_model(npu) as opened:
        with pytest.raises(npu.exceptions.HailoRTInvalidOperationException):
            opened.configured.run_async([opened.bind(mel=opened.mel.astype(np.float64))])

        opened.configured.wait_for_async_ready(timeout_ms=TIMEOUT_MS)

        with pytest.raises(npu.exceptions.HailoRTStreamAborted):
            opened.configured.run_async([opened.bind()])


def test_bindings_for_an_unknown_name_are_refused(npu):
    with (
        open_model(npu) as opened,
        pytest.raises(npu.exceptions.HailoRTNotFoundException),
    ):
        opened.configured.create_bindings({"no/such_layer": opened.mel})


def test_bindings_take_buffers_by_name(npu):
    with open_model(npu) as opened:
        bindings = opened.configured.create_bindings(
            {opened.model.input_names[0]: opened.mel},
            {opened.model.output_names[0]: opened.states},
        )

        assert opened.run(bindings) is None
        assert bindings.output().get_buffer() is opened.states


def test_a_format_that_is_set_after_configure_changes_nothing_but_the_bookkeeping(npu):
    with open_model(npu) as opened:
        with npu.expects(Rule.LATE_FORMAT):
            opened.model.input().set_format_type(npu.load().FormatType.UINT8)

        assert opened.run() is None
        dies_with(
            opened,
            opened.bind(mel=opened.mel.astype(np.uint8)),
            npu.exceptions.HailoRTInvalidOperationException,
        )


def test_a_uint16_host_type_for_a_uint8_network_is_refused_at_configure(npu):
    with open_device(npu) as vdevice:
        model = vdevice.create_infer_model(str(npu.hef()))
        if model.input().format.type != npu.load().FormatType.UINT8:
            pytest.skip("this HEF takes something else than uint8")
        model.input().set_format_type(npu.load().FormatType.UINT16)

        with pytest.raises(npu.exceptions.HailoRTInvalidArgumentException):
            model.configure()


def test_get_buffer_gives_the_very_array_that_was_set(npu):
    with open_model(npu) as opened:
        bindings = opened.bind()

        assert bindings.input().get_buffer() is opened.mel
        assert bindings.output().get_buffer() is opened.states


def test_the_next_run_overwrites_what_get_buffer_gave(npu):
    with open_model(npu) as opened:
        assert opened.run() is None
        kept = opened.bind().output().get_buffer()
        first = kept.copy()

        assert opened.run(opened.bind(mel=0.5 * opened.mel)) is None

        assert not np.array_equal(kept, first)


def test_another_type_with_as_many_bytes_is_taken_and_gives_other_numbers(npu):
    with open_model(npu) as opened:
        assert opened.run() is None
        right = opened.states.copy()

        with npu.expects(Rule.DTYPE):
            assert opened.run(opened.bind(mel=opened.mel.astype(np.int32))) is None

        assert not np.allclose(right, opened.states)


def test_a_leading_one_in_the_shape_is_as_good_as_none(npu):
    with open_model(npu) as opened:
        assert opened.run() is None
        right = opened.states.copy()

        assert opened.run(opened.bind(opened.mel[None], opened.states[None])) is None

        np.testing.assert_array_equal(opened.states, right)


def test_the_same_input_gives_the_same_states(npu):
    with open_model(npu) as opened:
        assert opened.run() is None
        first = opened.states.copy()

        assert opened.run() is None

        np.testing.assert_array_equal(opened.states, first)
        assert first.std() > 0
