"""Buffers of one request."""

import numpy as np
from hailo_standin.rules import Rule

from hailo_platform.pyhailort._pyhailort import status as codes


class BoundStream:
    """Where one input is read or one output is written."""

    def __init__(self, pad, dtype, machine, *, is_input):
        self.pad = pad
        self.dtype = dtype
        self.buffer = None
        self.is_input = is_input
        self.spent = False  # 4.18: the library put its own buffer into this place
        self.pipeline = None
        self._machine = machine

    @property
    def where(self):
        return f"{'input' if self.is_input else 'output'} {self.pad.name}"

    @property
    def n_bytes(self):
        """What the library compares: nothing else of the buffer is looked at."""
        return int(np.prod(self.pad.shape)) * self.dtype.itemsize

    def set_buffer(self, buffer):
        if not isinstance(buffer, np.ndarray):
            raise TypeError(f"set_buffer(): incompatible function arguments: {type(buffer)}")
        if not buffer.flags.writeable:
            raise ValueError("array is not writeable")
        self.buffer = buffer
        self.spent = False

    def reading(self):
        """Somebody takes the buffer: not before the job is done."""
        if self.pipeline is not None and self.pipeline.is_writing(self.buffer):
            self._machine.violate(Rule.READ_IN_FLIGHT, f"{self.where}: get_buffer before wait")

    def has_right_size(self):
        """The only check that the library makes."""
        seen = self.buffer.nbytes
        if self._machine.numpy_mismatch:
            seen = self.buffer.itemsize  # reads another field of the array's header
        return seen == self.n_bytes

    def look_closely(self):
        """Strict: what the library would let pass."""
        if not self.buffer.flags.c_contiguous:
            self._machine.violate(Rule.NOT_CONTIGUOUS, self.where)
        if self.buffer.dtype != self.dtype:
            self._machine.violate(
                Rule.DTYPE, f"{self.where} is {self.buffer.dtype}, not {self.dtype}"
            )
        shape = self.buffer.shape
        while len(shape) > len(self.pad.shape) and shape[0] == 1:
            shape = shape[1:]
        if shape != self.pad.shape:
            self._machine.violate(
                Rule.SHAPE, f"{self.where} is {self.buffer.shape}, not {self.pad.shape}"
            )


class Bindings:
    """One request: a frame."""

    def __init__(self, inputs, outputs, machine, pipeline):
        self.inputs = {n: BoundStream(*f, machine, is_input=True) for n, f in inputs.items()}
        self.outputs = {n: BoundStream(*f, machine, is_input=False) for n, f in outputs.items()}
        for stream in self.outputs.values():
            stream.pipeline = pipeline

    def input(self, name):
        return self._stream(self.inputs, name)

    def output(self, name):
        return self._stream(self.outputs, name)

    @staticmethod
    def _stream(streams, name):
        if name not in streams:
            raise codes.failure(codes.INVALID_OPERATION if name == "" else codes.NOT_FOUND)
        return streams[name]
