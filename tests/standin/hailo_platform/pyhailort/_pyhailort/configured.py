"""A network on the device: what is checked when a run is asked for."""

import os
import threading
from contextlib import contextmanager

from hailo_standin.inspect_input import inspect_input
from hailo_standin.rules import ProcessWouldHaveDied, Rule

from hailo_platform.pyhailort._pyhailort import status as codes
from hailo_platform.pyhailort._pyhailort.bindings import Bindings
from hailo_platform.pyhailort._pyhailort.pipeline import Frame, Job, Pipeline


class ConfiguredInferModel:
    """Takes runs. After a failure of any kind it is dead: every later run is aborted."""

    def __init__(self, vdevice, hef, inputs, outputs):
        self._machine = vdevice.machine
        self._vdevice = vdevice
        self._formats = inputs, outputs
        self._pipeline = Pipeline(vdevice, hef, inputs, outputs)
        self._name = hef.group or "a network"
        self._pid = os.getpid()
        self._in_use = threading.RLock()
        self._ready_asked = False
        vdevice.models.add(self)

    def __str__(self):
        return f"the configured model {self._name}"

    def close(self):
        """As the destructor does: runs in flight are aborted, the callback thread is joined."""
        self._pipeline.stop()
        self._vdevice.models.discard(self)

    def activate(self):
        with self._entered("activate"):
            self._only_without_scheduler()
            self._pipeline.activated = True

    def deactivate(self):
        with self._entered("deactivate"):
            self._only_without_scheduler()
            self._pipeline.activated = False

    def create_bindings(self):
        with self._entered("create_bindings"):
            return Bindings(*self._formats, self._machine, self._pipeline)

    def get_async_queue_size(self):
        with self._entered("get_async_queue_size"):
            return self._machine.queue_size

    def shutdown(self):
        with self._entered("shutdown"):
            self._pipeline.abort()

    def wait_for_async_ready(self, timeout, frames_count):
        with self._entered("wait_for_async_ready"):
            self._ready_asked = True
            self._machine.on_wait()
            if not self._pipeline.wait_for_room(timeout.total_seconds() * 1000, frames_count):
                raise codes.failure(codes.TIMEOUT)

    def set_scheduler_timeout(self, _timeout):
        self._only_with_scheduler("set_scheduler_timeout")

    def set_scheduler_threshold(self, _frames):
        self._only_with_scheduler("set_scheduler_threshold")

    def set_scheduler_priority(self, priority):
        self._only_with_scheduler("set_scheduler_priority")
        if not 0 <= priority <= 31:
            raise codes.failure(codes.INVALID_ARGUMENT)

    def run_async(self, bindings, callback):
        """Accept a job or refuse it. Any refusal but that of a missing output kills the model."""
        with self._entered("run_async"):
            if any(s.buffer is None for b in bindings for s in b.outputs.values()):
                raise codes.failure(codes.INVALID_OPERATION)
            self._check_buffers(bindings)
            if self._pipeline.dead:
                raise codes.failure(codes.STREAM_ABORT)
            if self._pipeline.n_in_flight + len(bindings) > self._machine.queue_size:
                self._die(codes.QUEUE_IS_FULL)
            if self._pipeline.n_in_flight and not self._ready_asked:
                self._machine.violate(Rule.NOT_READY, "run_async with runs in flight")
            self._ready_asked = False
            job = Job([self._frame(b) for b in bindings], callback)
            self._pipeline.submit(job)
            return job

    def _check_buffers(self, bindings):
        for binding in bindings:
            for stream in (*binding.inputs.values(), *binding.outputs.values()):
                if stream.buffer is None:
                    self._die(codes.NOT_FOUND)
                if not stream.has_right_size():
                    self._die(codes.INVALID_OPERATION)

    def _frame(self, binding):
        streams = (*binding.inputs.values(), *binding.outputs.values())
        for stream in streams:
            stream.look_closely()
        for stream in binding.inputs.values():
            inspect_input(stream, self._machine)
        outputs = {}
        for name, stream in binding.outputs.items():
            if stream.spent:
                self._machine.violate(Rule.BUFFER_NOT_SET_AGAIN, stream.where)
            outputs[name] = None if stream.spent else stream.buffer
            stream.spent = not self._machine.at_least("4.19")
        return Frame({name: s.buffer for name, s in binding.inputs.items()}, outputs)

    def _die(self, status):
        """Any run that is refused shuts the model down."""
        self._pipeline.abort()
        raise codes.failure(status)

    def _only_without_scheduler(self):
        if self._vdevice.scheduled:
            raise codes.failure(codes.INVALID_OPERATION)

    def _only_with_scheduler(self, call):
        with self._entered(call):
            if not self._vdevice.scheduled:
                raise codes.failure(codes.INVALID_OPERATION)

    @contextmanager
    def _entered(self, call):
        """Every call comes through here: the device lives, one thread, the process that made it."""
        if self._vdevice.released:
            self._machine.violate(
                Rule.USED_AFTER_RELEASE, f"{call} after {self._vdevice} was released"
            )
            raise ProcessWouldHaveDied(call)
        if os.getpid() != self._pid:
            self._machine.violate(Rule.OTHER_PROCESS, call)
        if not self._in_use.acquire(blocking=False):
            self._machine.violate(
                Rule.TWO_THREADS, f"{call} on {threading.current_thread().name} during another call"
            )
            self._in_use.acquire()
        try:
            yield
        finally:
            self._in_use.release()
