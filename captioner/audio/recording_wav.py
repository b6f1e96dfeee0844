"""Where the sound of a WAV ends, whatever its header says.

The header is written first and the length filled in last: a recorder that was killed leaves none,
an old one or a placeholder.
"""

import re
from typing import Final

from captioner.audio.recording_bytes import RecordingBytes

UNKNOWN: Final = 0x7FFF_0000  # bytes; programs that do not know the length promise this or more
LONGEST_HEADER: Final = 1 << 24  # bytes; cover pictures are smaller
_CHUNK: Final = re.compile(rb"[A-Za-z][A-Za-z0-9 _]{3}")
_LARGE: Final = 0xFFFF_FFFF  # "see the chunk ds64"


def is_wav(head: bytes) -> bool:
    """Whether a file or a stretch of it that begins so (12 bytes) is a WAV."""
    return head[:4] in (b"RIFF", b"RF64") and head[8:12] == b"WAVE"


class WavBytes:
    """One WAV, from the place where its bytes stand, as a file that can only be read onwards.

    It ends where another chunk, another WAV or nothing follows, and not where the header says. To
    be read with the option `ignore_length` of FFmpeg's reader. Used on one thread.
    """

    def __init__(self, source: RecordingBytes) -> None:
        self._source = source
        self._byte_rate = 0  # 0 while unknown
        self._promised: int | None = None  # bytes of sound
        self._header = self._read_header()
        self._n_read = 0  # bytes of sound
        self._left: int | None = (
            self._promised
        )  # bytes until the end must be looked for; None: none is near

    @property
    def promised_s(self) -> float | None:
        """How long the sound is by the header, s; None if that is a placeholder."""
        return self._seconds(self._promised) if self._promised else None

    @property
    def duration_s(self) -> float | None:
        """How long the sound probably is, s; None while that of a pipe is unknown."""
        if self._source.size is None:
            return self.promised_s
        return self._seconds(self._n_read + self._source.size - self._source.position)

    @property
    def read_s(self) -> float:
        """How much was read, s."""
        return self._seconds(self._n_read) or 0.0

    def read(self, n_bytes: int) -> bytes:
        """The next bytes, header included; none at the end."""
        if self._header:
            found, self._header = self._header[:n_bytes], self._header[n_bytes:]
            return found
        if self._left == 0:
            if self._ends():
                return b""
            self._left = None
        found = self._source.read(n_bytes if self._left is None else min(n_bytes, self._left))
        self._n_read += len(found)
        if self._left is not None:
            self._left -= len(found)
        return found

    def _seconds(self, n_bytes: int | None) -> float | None:
        return n_bytes / self._byte_rate if self._byte_rate and n_bytes is not None else None

    def _read_header(self) -> bytes:
        header = self._source.read(12)
        large: int | None = None
        while len(header) < LONGEST_HEADER and len(chunk := self._take(8)) == 8:
            header += chunk
            size = int.from_bytes(chunk[4:], "little")
            if chunk[:4] == b"data":
                size = large if size == _LARGE and large is not None else size
                known = large is not None or size < UNKNOWN
                self._promised = size if known else None
                break
            content = self._take(min(size + size % 2, LONGEST_HEADER))
            header += content
            if chunk[:4] == b"fmt ":
                self._byte_rate = int.from_bytes(content[8:12], "little")
            elif chunk[:4] == b"ds64":
                large = int.from_bytes(content[8:16], "little") or None
        return header

    def _take(self, n_bytes: int) -> bytes:
        found = b""
        while len(found) < n_bytes and (more := self._source.read(n_bytes - len(found))):
            found += more
        return found

    def _ends(self) -> bool:
        """Whether the sound ends here, where the header says."""
        if self._n_read % 2 and follows(self._source, skip=1):
            self._source.read(1)  # chunks begin at even places
        return not self._source.peek(1) or follows(self._source)


def follows(source: RecordingBytes, skip: int = 0) -> bool:
    """Whether a chunk or a WAV comes next, `skip` bytes further on."""
    head = source.peek(skip + 12)[skip:]
    if is_wav(head):
        return True
    size = int.from_bytes(head[4:8], "little")
    room = UNKNOWN if source.size is None else source.size - source.position - skip - 8
    return len(head) >= 8 and bool(_CHUNK.match(head)) and size <= room


def next_wav(source: RecordingBytes) -> bool:
    """Go past the chunks after the sound; whether another WAV follows."""
    while not is_wav(source.peek(12)):
        if not follows(source):
            return False
        size = int.from_bytes(source.read(8)[4:], "little")
        left = size + size % 2
        while left and (found := source.read(min(left, 1 << 16))):
            left -= len(found)
    return True
