"""A HEF as the library reads it without a device."""

from dataclasses import dataclass
from typing import Any

from hailo_platform.pyhailort._exceptions import ExceptionWrapper
from hailo_platform.pyhailort._pyhailort.models import Format, InferStream, read_hef


@dataclass
class VStreamInfo:
    """One end of a network."""

    name: str
    shape: tuple[int, int, int]
    format: Format
    quant_info: Any
    direction: str
    network_name: str


class HEF:
    """A compiled network. Its architecture is not told."""

    def __init__(self, hef_source):
        if not isinstance(hef_source, str | bytes):
            raise ValueError("HEF can only be created from a file path or a buffer")  # noqa: TRY004
        with ExceptionWrapper():
            self._hef = read_hef(hef_source)
        self.path = hef_source if isinstance(hef_source, str) else None
        self.bottleneck_fps = 32.0

    def get_network_group_names(self):
        return [self._hef.group]

    def get_input_vstream_infos(self, name=None):
        return self._infos(self._hef.inputs, "H2D")

    def get_output_vstream_infos(self, name=None):
        return self._infos(self._hef.outputs, "D2H")

    def get_sorted_output_names(self, name=None):
        return [pad.name for pad in self._hef.outputs]

    def _infos(self, pads, direction):
        streams = [InferStream(pad, None) for pad in pads]
        return [
            VStreamInfo(
                stream.name(),
                stream.pad.shape,
                stream.format(),
                stream.get_quant_infos()[0],
                direction,
                self._hef.group,
            )
            for stream in streams
        ]
