"""The device at work: one thread that runs jobs in order and calls their callbacks."""

import threading
import time
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from hailo_standin.backends import compute
from hailo_standin.faults import Output
from hailo_standin.numerics import noisy
from hailo_standin.rules import Rule

from hailo_platform.pyhailort._pyhailort import status as codes

PATIENCE_S = 60.0  # for arithmetic on a busy computer; a simulated time-out never waits
GARBAGE = 0xFF  # bytes of an output that no run has written: NaN in float32


@dataclass
class Frame:
    """Arrays of the caller; an output that is None is lost."""

    inputs: dict[str, Any]
    outputs: dict[str, Any]
    checksum: int = 0

    def sum_inputs(self):
        return sum(zlib.crc32(in_memory(array)) for array in self.inputs.values())


@dataclass
class Job:
    """One run. `wait` tells when it is over, and never how it went."""

    frames: list[Frame]
    callback: Any
    pipeline: "Pipeline | None" = field(default=None, repr=False)
    done: bool = False
    held_ms: float = 0.0
    """How long the run takes in all, while it is held: infinite when it hangs."""
    let_go: bool = False

    def wait(self, timeout):
        """Wait up to twice the time, as the library does."""
        if not self.pipeline.wait_for(self, 2 * timeout.total_seconds() * 1000):
            raise codes.failure(codes.TIMEOUT)


class Pipeline:
    """Owns the thread. State is guarded by the machine's condition."""

    def __init__(self, vdevice, hef, inputs, outputs):
        self._machine = vdevice.machine
        self._vdevice = vdevice
        self._hef = hef
        self._inputs = inputs
        self._outputs = outputs
        self._jobs = deque()
        self._running = None
        self._stopping = False
        self.dead = False
        self.activated = False
        self._machine.pipelines.append(self)
        self._thread = threading.Thread(target=self._work, name="simulated device", daemon=True)
        self._thread.start()

    def __repr__(self):
        return f"configured model {self._hef.group}"

    @property
    def n_in_flight(self):
        with self._machine.changed:
            return sum(len(job.frames) for job in self._in_flight())

    def submit(self, job):
        """Queue a job; until it is done its outputs hold what no run has written."""
        job.pipeline = self
        for frame in job.frames:
            frame.checksum = frame.sum_inputs()
            _spoil(frame)
        with self._machine.changed:
            self._jobs.append(job)
            self._machine.changed.notify_all()

    def is_writing(self, array):
        with self._machine.changed:
            frames = [frame for job in self._in_flight() for frame in job.frames]
            return any(output is array for f in frames for output in f.outputs.values())

    def wait_for_room(self, timeout_ms, n_frames):
        """Whether there is room in the queue, within the time. A dead model says so, too."""
        size = self._machine.queue_size
        if n_frames > size:
            return False
        with self._machine.changed:
            self._await(lambda: self.dead or self.n_in_flight + n_frames <= size, timeout_ms)
            return self.dead or self.n_in_flight + n_frames <= size

    def wait_for(self, job, timeout_ms):
        """Whether a job is done within the time."""
        with self._machine.changed:
            self._await(lambda: job.done, timeout_ms)
            return job.done

    def _await(self, over, timeout_ms):
        """Wait in real time when paced; else until it is over or only simulated time can help."""
        if self._machine.paced:
            self._machine.changed.wait_for(over, timeout_ms / 1000)
            return

        def decided():
            slow = self._running
            if slow is not None and 0 < slow.held_ms <= timeout_ms:
                slow.let_go = True
                self._machine.changed.notify_all()
            stuck = slow is not None and slow.held_ms > timeout_ms
            return over() or (stuck and not slow.let_go)

        self._machine.changed.wait_for(decided, PATIENCE_S)
        if not over():
            self._machine.account.waited_ms += timeout_ms

    def let_go(self):
        """Hold none of the runs in flight any longer. The caller holds the condition."""
        for job in self._in_flight():
            job.let_go = True

    def _in_flight(self):
        return [*([self._running] if self._running else []), *self._jobs]

    def abort(self):
        """No run is taken any more; those in flight end with STREAM_ABORT."""
        with self._machine.changed:
            self.dead = True
            self._machine.changed.notify_all()

    def stop(self):
        """Abort, end the thread and join it."""
        with self._machine.changed:
            self._stopping = True
            self.abort()
        if self._thread is not threading.current_thread():
            self._thread.join(PATIENCE_S)
            assert not self._thread.is_alive(), "the simulated device does not stop"
        if self in self._machine.pipelines:
            self._machine.pipelines.remove(self)

    def _work(self):
        while True:
            with self._machine.changed:
                self._machine.changed.wait_for(lambda: self._jobs or self._stopping)
                if not self._jobs:
                    return
                self._running = job = self._jobs.popleft()
            self._finish(job, *self._execute(job))

    def _execute(self, job):
        """Status and outputs of a job; outputs are None when nothing was computed."""
        if self.dead:
            return codes.STREAM_ABORT, None
        if not self._vdevice.scheduled and not self.activated:
            return codes.STREAM_NOT_ACTIVATED, None
        started = time.perf_counter()
        with self._machine.changed:
            fault = self._machine.take_fault()
            takes_ms = self._machine.latency_ms + fault.slow_ms
            if fault.held or (fault.slow_ms and not self._machine.paced):
                self._hold(job, float("inf") if fault.held else takes_ms)
            gone = self._vdevice.device not in self._machine.devices
            if self.dead:
                return codes.STREAM_ABORT, None
        if fault.status or gone:
            return fault.status or self._machine.unplug_status, None
        try:
            results = [self._compute(frame, fault) for frame in job.frames]
        except Exception as exc:  # noqa: BLE001 - of the test's own backend: raised at its end
            self._machine.errors.append(exc)
            return codes.DRIVER_FAILED, None
        if self._machine.paced:
            over = started + takes_ms / 1000
            with self._machine.changed:
                left_s = max(over - time.perf_counter(), 0)
                self._machine.changed.wait_for(lambda: self.dead, left_s)
        return (codes.STREAM_ABORT, None) if self.dead else (0, results)

    def _hold(self, job, takes_ms):
        job.held_ms = takes_ms
        machine = self._machine
        machine.changed.notify_all()
        machine.changed.wait_for(
            lambda: self.dead or job.let_go or self._vdevice.device not in machine.devices
        )
        job.held_ms = 0.0

    def _compute(self, frame, fault):
        """Read the inputs now, compute as the chip would, give arrays as the host wants them."""
        if frame.sum_inputs() != frame.checksum:
            self._machine.violate(Rule.CHANGED_IN_FLIGHT, str(self))
        real, stored = {}, []
        for name, (pad, dtype) in self._inputs.items():
            array = in_memory(frame.inputs[name]).view(dtype).reshape(pad.shape)
            q = pad.quantisation
            stored.append(q.stored(array) if dtype == np.float32 else array)
            real[name] = q.real(stored[-1])
        shapes = {name: pad.shape for name, (pad, _) in self._outputs.items()}
        backend = self._hef.backend
        results = compute(backend, self._machine.functions, real, shapes)
        outputs = {}
        for name, (pad, dtype) in self._outputs.items():
            values = _rubbish(np.asarray(results[name], np.float32), fault.output)
            values = noisy(values, backend.get("noise", 0.0), b"".join(map(bytes, stored)))
            if fault.output is Output.NOT_FINITE:
                outputs[name] = values
                continue
            chip = pad.quantisation.stored(values)
            outputs[name] = pad.quantisation.real(chip) if dtype == np.float32 else chip
        return outputs

    def _finish(self, job, status, results):
        """Write the outputs whatever happened, then tell the callback, then whoever waits."""
        for frame, outputs in zip(job.frames, results or [None] * len(job.frames), strict=True):
            if outputs is None:
                _spoil(frame)
            else:
                _write(frame, outputs)
        if status:
            with self._machine.changed:
                self.dead = True  # before the callback: a failure ends the whole pipeline
        try:
            job.callback(status, closing=self._stopping)
        except Exception as exc:  # noqa: BLE001 - the binding's thread has no handler: it aborts
            self._machine.violate(Rule.CALLBACK_RAISED, f"{exc!r} in the callback of run_async")
        with self._machine.changed:
            job.done = True
            self._running = None
            self._machine.changed.notify_all()


def in_memory(array):
    """The elements of an array in the order of memory, which is what a device reads."""
    if array.flags.c_contiguous:
        return array.reshape(-1)
    return np.lib.stride_tricks.as_strided(array, (array.size,), (array.itemsize,))


def _spoil(frame):
    for output in frame.outputs.values():
        if output is not None:
            in_memory(output).view(np.uint8)[:] = GARBAGE


def _write(frame, outputs):
    for name, output in frame.outputs.items():
        if output is not None:
            in_memory(output).view(np.uint8)[:] = outputs[name].reshape(-1).view(np.uint8)


def _rubbish(values, kind):
    """Replace a right result."""
    if kind is Output.NOT_FINITE:
        return np.full_like(values, np.nan)
    if kind is Output.CONSTANT:
        return np.full_like(values, 0.5)
    if kind is Output.NOISE:
        rng = np.random.default_rng(0)
        return rng.normal(values.mean(), values.std() + 1e-3, values.shape).astype(np.float32)
    return values
