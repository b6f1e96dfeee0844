"""The public classes of inference: thin, over the binding's."""

import itertools
from datetime import timedelta

from hailo_standin.machine import current

from hailo_platform.pyhailort import _hef
from hailo_platform.pyhailort._exceptions import ExceptionWrapper, HailoRTException


class AsyncInferCompletionInfo:
    """How a job went. The only place that tells."""

    def __init__(self, exception):
        self._exception = exception
        self.looked = False

    @property
    def exception(self):
        self.looked = True
        return self._exception


class InferModel:
    """A network, before `configure`."""

    class InferStream:
        """Type and shape of one end of it."""

        def __init__(self, infer_stream):
            self._infer_stream = infer_stream

        @property
        def name(self):
            return self._infer_stream.name()

        @property
        def shape(self):
            return self._infer_stream.shape()

        @property
        def format(self):
            return self._infer_stream.format()

        @property
        def quant_infos(self):
            return self._infer_stream.get_quant_infos()

        @property
        def is_nms(self):
            return self._infer_stream.is_nms()

        def set_format_type(self, type):
            with ExceptionWrapper():
                self._infer_stream.set_format_type(type)

        def set_format_order(self, order):
            with ExceptionWrapper():
                self._infer_stream.set_format_order(order)

    def __init__(self, infer_model, hef_source):
        self._infer_model = infer_model
        self._hef_source = hef_source
        self._hef = None

    @property
    def hef(self):
        if self._hef is None:
            self._hef = _hef.HEF(self._hef_source)
        return self._hef

    def set_batch_size(self, batch_size):
        with ExceptionWrapper():
            self._infer_model.set_batch_size(batch_size)

    def set_power_mode(self, power_mode):
        with ExceptionWrapper():
            self._infer_model.set_power_mode(power_mode)

    def configure(self):
        with ExceptionWrapper():
            return ConfiguredInferModel(self._infer_model.configure(), self)

    @property
    def input_names(self):
        return self._infer_model.get_input_names()

    @property
    def output_names(self):
        return self._infer_model.get_output_names()

    @property
    def inputs(self):
        return [self.InferStream(stream) for stream in self._infer_model.inputs()]

    @property
    def outputs(self):
        return [self.InferStream(stream) for stream in self._infer_model.outputs()]

    def input(self, name=""):
        with ExceptionWrapper():
            return self.InferStream(self._infer_model.input(name))

    def output(self, name=""):
        with ExceptionWrapper():
            return self.InferStream(self._infer_model.output(name))


class ConfiguredInferModel:
    """A network on the device."""

    class Bindings:
        """The buffers of one request."""

        class InferStream:
            """The buffer of one end."""

            def __init__(self, infer_stream):
                self._infer_stream = infer_stream
                self._buffer = None

            def set_buffer(self, buffer):
                with ExceptionWrapper():
                    if current().at_least("4.19") and not buffer.flags.c_contiguous:
                        raise HailoRTException("Buffer must be C_CONTIGUOUS")
                    self._infer_stream.set_buffer(buffer)
                self._buffer = buffer

            def get_buffer(self, tf_format=False):
                self._infer_stream.reading()
                return self._buffer

        def __init__(self, bindings, input_names, output_names):
            self._bindings = bindings
            self._names = {"input": input_names, "output": output_names}
            self._streams = {}

        def input(self, name=""):
            return self._stream("input", name)

        def output(self, name=""):
            return self._stream("output", name)

        def get(self):
            return self._bindings

        def _stream(self, side, name):
            if name == "" and len(self._names[side]) == 1:
                name = self._names[side][0]
            if (side, name) not in self._streams:
                with ExceptionWrapper():
                    stream = getattr(self._bindings, side)(name)
                self._streams[side, name] = self.InferStream(stream)
            return self._streams[side, name]

    def __init__(self, configured_infer_model, infer_model):
        self._configured_infer_model = configured_infer_model
        self._names = infer_model.input_names, infer_model.output_names
        self._infer_model = infer_model
        self._numbers = itertools.count(1)

    def __enter__(self):
        return self

    def __exit__(self, *_exc):
        model, self._configured_infer_model = self._configured_infer_model, None
        if model is not None:
            model.close()

    def __del__(self):
        if getattr(self, "_configured_infer_model", None) is not None:
            self.__exit__()

    def activate(self):
        with ExceptionWrapper():
            self._configured_infer_model.activate()

    def deactivate(self):
        with ExceptionWrapper():
            self._configured_infer_model.deactivate()

    def create_bindings(self, input_buffers=None, output_buffers=None):
        with ExceptionWrapper():
            inner = self._configured_infer_model.create_bindings()
        bindings = self.Bindings(inner, *self._names)
        for name, buffer in (input_buffers or {}).items():
            bindings.input(name).set_buffer(buffer)
        for name, buffer in (output_buffers or {}).items():
            bindings.output(name).set_buffer(buffer)
        return bindings

    def wait_for_async_ready(self, timeout_ms=1000, frames_count=1):
        with ExceptionWrapper():
            self._configured_infer_model.wait_for_async_ready(
                timedelta(milliseconds=timeout_ms), frames_count
            )

    def run(self, bindings, timeout):
        with ExceptionWrapper():
            self.run_async(bindings).wait(timeout)

    def run_async(self, bindings, callback=None):
        inner = [binding.get() for binding in bindings]
        run = f"run {next(self._numbers)}"

        def on_done(status, *, closing):
            exception = ExceptionWrapper.create_exception_from_status(status) if status else None
            info = AsyncInferCompletionInfo(exception)
            if status and not closing:  # nobody has to look at what closing aborts
                where = f"{run} failed with status {status}"
                current().remember_failure(lambda: info.looked, where)
            if callback:
                callback(completion_info=info)

        with ExceptionWrapper():
            job = self._configured_infer_model.run_async(inner, on_done)
        return AsyncInferJob(job)

    def set_scheduler_timeout(self, timeout_ms):
        with ExceptionWrapper():
            self._configured_infer_model.set_scheduler_timeout(timedelta(milliseconds=timeout_ms))

    def set_scheduler_threshold(self, threshold):
        with ExceptionWrapper():
            self._configured_infer_model.set_scheduler_threshold(threshold)

    def set_scheduler_priority(self, priority):
        with ExceptionWrapper():
            self._configured_infer_model.set_scheduler_priority(priority)

    def get_async_queue_size(self):
        with ExceptionWrapper():
            return self._configured_infer_model.get_async_queue_size()

    def shutdown(self):
        with ExceptionWrapper():
            self._configured_infer_model.shutdown()


class AsyncInferJob:
    """A run that was asked for."""

    def __init__(self, job):
        self._job = job

    def wait(self, timeout_ms):
        with ExceptionWrapper():
            self._job.wait(timedelta(milliseconds=timeout_ms))
