"""What is used of libpulse, the client of PulseAudio and of PipeWire. Declarations only."""

import ctypes
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_size_t, c_uint8, c_uint32, c_void_p
from functools import cache
from typing import Final

from captioner.errors import AudioDeviceError, worded

LIBRARY: Final = "libpulse.so.0"

# The numbers are those of pulse/def.h and pulse/sample.h; the library's interface keeps them.
FLOAT32_LE: Final = 5
NO_AUTOSPAWN: Final = 1
CONTEXT_READY: Final = 4
CONTEXT_OVER: Final = (5, 6)  # failed, terminated
STREAM_READY: Final = 2
STREAM_OVER: Final = (3, 4)  # failed, terminated
DONT_MOVE: Final = 0x0200
ADJUST_LATENCY: Final = 0x2000
SERVER_EVENTS: Final = 0x0080
WHATEVER: Final = 0xFFFF_FFFF  # the server's own choice


class SampleSpec(ctypes.Structure):
    """How samples are laid out."""

    _fields_ = (("format", c_int), ("rate", c_uint32), ("channels", c_uint8))


class BufferAttr(ctypes.Structure):
    """How much is buffered, in bytes."""

    _fields_ = (
        ("maxlength", c_uint32),
        ("tlength", c_uint32),
        ("prebuf", c_uint32),
        ("minreq", c_uint32),
        ("fragsize", c_uint32),
    )


class ServerInfo(ctypes.Structure):
    """The beginning of what a server tells about itself."""

    _fields_ = (
        ("user_name", c_char_p),
        ("host_name", c_char_p),
        ("server_version", c_char_p),
        ("server_name", c_char_p),
        ("sample_spec", SampleSpec),
        ("default_sink_name", c_char_p),
        ("default_source_name", c_char_p),
    )


class SinkInfo(ctypes.Structure):
    """The beginning of what a server tells about an output."""

    _fields_ = (("name", c_char_p), ("index", c_uint32), ("description", c_char_p))


class ChannelMap(ctypes.Structure):
    """Which channel is where."""

    _fields_ = (("channels", c_uint8), ("map", c_int * 32))


class Volumes(ctypes.Structure):
    """How loud each channel is."""

    _fields_ = (("channels", c_uint8), ("values", c_uint32 * 32))


class SourceInfo(ctypes.Structure):
    """The beginning of what a server tells about an input, which may be an output's monitor."""

    _fields_ = (
        ("name", c_char_p),
        ("index", c_uint32),
        ("description", c_char_p),
        ("sample_spec", SampleSpec),
        ("channel_map", ChannelMap),
        ("owner_module", c_uint32),
        ("volume", Volumes),
        ("mute", c_int),
        ("monitor_of_sink", c_uint32),
    )


ContextChanged = CFUNCTYPE(None, c_void_p, c_void_p)
ContextEvent = CFUNCTYPE(None, c_void_p, c_int, c_uint32, c_void_p)
ServerTold = CFUNCTYPE(None, c_void_p, POINTER(ServerInfo), c_void_p)
SinkTold = CFUNCTYPE(None, c_void_p, POINTER(SinkInfo), c_int, c_void_p)
SourceTold = CFUNCTYPE(None, c_void_p, POINTER(SourceInfo), c_int, c_void_p)
Done = CFUNCTYPE(None, c_void_p, c_int, c_void_p)
StreamChanged = CFUNCTYPE(None, c_void_p, c_void_p)
StreamRead = CFUNCTYPE(None, c_void_p, c_size_t, c_void_p)

_FUNCTIONS: Final[tuple[tuple[str, object, tuple[object, ...]], ...]] = (
    ("pa_threaded_mainloop_new", c_void_p, ()),
    ("pa_threaded_mainloop_start", c_int, (c_void_p,)),
    ("pa_threaded_mainloop_stop", None, (c_void_p,)),
    ("pa_threaded_mainloop_free", None, (c_void_p,)),
    ("pa_threaded_mainloop_lock", None, (c_void_p,)),
    ("pa_threaded_mainloop_unlock", None, (c_void_p,)),
    ("pa_threaded_mainloop_get_api", c_void_p, (c_void_p,)),
    ("pa_context_new", c_void_p, (c_void_p, c_char_p)),
    ("pa_context_set_state_callback", None, (c_void_p, ContextChanged, c_void_p)),
    ("pa_context_set_subscribe_callback", None, (c_void_p, ContextEvent, c_void_p)),
    ("pa_context_connect", c_int, (c_void_p, c_char_p, c_int, c_void_p)),
    ("pa_context_get_state", c_int, (c_void_p,)),
    ("pa_context_subscribe", c_void_p, (c_void_p, c_int, c_void_p, c_void_p)),
    ("pa_context_get_server_info", c_void_p, (c_void_p, ServerTold, c_void_p)),
    ("pa_context_get_sink_info_by_name", c_void_p, (c_void_p, c_char_p, SinkTold, c_void_p)),
    ("pa_context_get_source_info_list", c_void_p, (c_void_p, SourceTold, c_void_p)),
    (
        "pa_context_set_source_mute_by_name",
        c_void_p,
        (c_void_p, c_char_p, c_int, Done, c_void_p),
    ),
    ("pa_context_disconnect", None, (c_void_p,)),
    ("pa_context_unref", None, (c_void_p,)),
    ("pa_operation_unref", None, (c_void_p,)),
    ("pa_stream_new", c_void_p, (c_void_p, c_char_p, POINTER(SampleSpec), c_void_p)),
    ("pa_stream_set_state_callback", None, (c_void_p, StreamChanged, c_void_p)),
    ("pa_stream_set_read_callback", None, (c_void_p, StreamRead, c_void_p)),
    ("pa_stream_connect_record", c_int, (c_void_p, c_char_p, POINTER(BufferAttr), c_int)),
    ("pa_stream_get_state", c_int, (c_void_p,)),
    ("pa_stream_peek", c_int, (c_void_p, POINTER(c_void_p), POINTER(c_size_t))),
    ("pa_stream_drop", c_int, (c_void_p,)),
    ("pa_stream_disconnect", c_int, (c_void_p,)),
    ("pa_stream_unref", None, (c_void_p,)),
)


@cache
def libpulse() -> ctypes.CDLL:
    """The library, with its functions declared.

    Raises:
        AudioDeviceError: it is not installed.
    """
    try:
        library = ctypes.CDLL(LIBRARY)
    except OSError as exc:
        raise AudioDeviceError(
            worded("system audio cannot be heard: {library} does not load", library=LIBRARY),
            hint=worded("Install it; on Debian and Ubuntu: sudo apt install libpulse0"),
        ) from exc
    for name, result, arguments in _FUNCTIONS:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
