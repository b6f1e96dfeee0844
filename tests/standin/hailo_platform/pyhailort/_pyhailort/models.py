"""A network before it is configured."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from hailo_standin.heffile import BadHefError, NewerHefError, parse
from hailo_standin.machine import current
from hailo_standin.rules import Rule

from hailo_platform.pyhailort._pyhailort import status as codes
from hailo_platform.pyhailort._pyhailort.configured import ConfiguredInferModel
from hailo_platform.pyhailort._pyhailort.types import FormatOrder, FormatType, PowerMode

RUNS_ON = {
    "hailo8": {"hailo8", "hailo8p", "hailo8r", "hailo8l"},
    "hailo8l": {"hailo8l"},
    "hailo10h": {"hailo10h", "hailo15h"},
}
DTYPES = {FormatType.UINT8: "uint8", FormatType.UINT16: "uint16", FormatType.FLOAT32: "float32"}
NATIVE = {"uint8": FormatType.UINT8, "uint16": FormatType.UINT16}


def read_hef(source):
    """Read a HEF from a path or from bytes, with the status codes of this version."""
    machine = current()
    if isinstance(source, bytes):
        data = source
    else:
        path = Path(source)
        if not path.is_file():
            raise codes.failure(codes.OPEN_FILE_FAILURE)
        data = path.read_bytes()
    finer = machine.at_least("4.21")
    try:
        return parse(data, machine.since)
    except BadHefError:
        raise codes.failure(codes.HEF_FILE_CORRUPTED if finer else codes.INVALID_HEF) from None
    except NewerHefError:
        raise codes.failure(codes.HEF_NOT_SUPPORTED if finer else codes.INVALID_HEF) from None


@dataclass
class QuantInfo:
    """Scale and limits of one stream."""

    qp_zp: float
    qp_scale: float
    limvals_min: float
    limvals_max: float


@dataclass
class Format:
    """Type and layout of a host buffer."""

    type: FormatType
    order: FormatOrder = FormatOrder.NHWC
    flags: int = 0


class InferStream:
    """One input or output of a network."""

    def __init__(self, pad, model):
        self.pad = pad
        self._model = model
        self._format = Format(NATIVE[pad.quantisation.dtype])

    def name(self):
        return self.pad.name

    def shape(self):
        return list(self.pad.shape)

    def format(self):
        return self._format

    def is_nms(self):
        return False

    def get_quant_infos(self):
        q = self.pad.quantisation
        return [QuantInfo(q.zero_point, q.scale, q.low, q.high)]

    def set_format_type(self, kind):
        if not isinstance(kind, FormatType):
            raise TypeError(f"set_format_type(): incompatible function arguments: {kind!r}")
        if self._model.configured:
            self._model.vdevice.machine.violate(Rule.LATE_FORMAT, f"{self.pad.name}: {kind}")
        self._format = Format(kind, self._format.order)

    def set_format_order(self, order):
        if not isinstance(order, FormatOrder):
            raise TypeError(f"set_format_order(): incompatible function arguments: {order!r}")
        if order not in (FormatOrder.AUTO, FormatOrder.NHWC):
            raise NotImplementedError("the stand-in computes in NHWC only")

    def host_dtype(self):
        """Element type that the host's buffer has to have."""
        kind = self._format.type
        native = NATIVE[self.pad.quantisation.dtype]
        if kind is FormatType.UINT16 and native is FormatType.UINT8:
            raise codes.failure(codes.INVALID_ARGUMENT)
        if kind is FormatType.UINT8 and native is FormatType.UINT16:
            raise codes.failure(codes.INVALID_ARGUMENT)
        return np.dtype(DTYPES[native if kind is FormatType.AUTO else kind])


class InferModel:
    """A network of a HEF, for one device."""

    def __init__(self, vdevice, hef, name=""):
        if name not in ("", hef.group):
            raise codes.failure(codes.NOT_FOUND)
        self.vdevice = vdevice
        self.hef = hef
        self.configured = False
        self._inputs = {pad.name: InferStream(pad, self) for pad in hef.inputs}
        self._outputs = {pad.name: InferStream(pad, self) for pad in hef.outputs}

    def set_batch_size(self, size):
        if not isinstance(size, int) or not 0 <= size <= 65535:
            raise TypeError(f"set_batch_size(): incompatible function arguments: {size!r}")

    def set_power_mode(self, mode):
        if not isinstance(mode, PowerMode):
            raise TypeError(f"set_power_mode(): incompatible function arguments: {mode!r}")

    def get_input_names(self):
        return list(self._inputs)

    def get_output_names(self):
        return list(self._outputs)

    def inputs(self):
        return list(self._inputs.values())

    def outputs(self):
        return list(self._outputs.values())

    def input(self, name):
        return stream_of(self._inputs, name)

    def output(self, name):
        return stream_of(self._outputs, name)

    def configure(self):
        """Put the network on the device: here the architecture is compared."""
        self.vdevice.use("configure")
        machine = self.vdevice.machine
        machine.blocks("configure()")
        planned = machine.take_status("configure")
        if planned:
            raise codes.failure(planned)
        if self.vdevice.device not in machine.devices:
            raise codes.failure(machine.unplug_status)
        if self.hef.arch not in RUNS_ON[self.vdevice.device.arch]:
            finer = machine.at_least("4.21")
            raise codes.failure(
                codes.HEF_NOT_COMPATIBLE_WITH_DEVICE if finer else codes.INVALID_HEF
            )
        formats = {
            side: {name: (stream.pad, stream.host_dtype()) for name, stream in streams.items()}
            for side, streams in (("inputs", self._inputs), ("outputs", self._outputs))
        }
        self.configured = True
        return ConfiguredInferModel(self.vdevice, self.hef, **formats)


def stream_of(streams, name):
    """A stream by name, or the only one."""
    if name == "" and len(streams) == 1:
        return next(iter(streams.values()))
    if name == "":
        raise codes.failure(codes.INVALID_OPERATION)
    if name not in streams:
        raise codes.failure(codes.NOT_FOUND)
    return streams[name]
