"""All the sound of a recording, of any format that FFmpeg reads, and whether it is all.

FFmpeg is loaded with this module, so only what reads recordings imports it.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import av

from captioner.audio.recording_bytes import AHEAD, RecordingBytes, name_of
from captioner.audio.recording_sound import BLOCK_S, Block, TrackChooser, cut
from captioner.audio.recording_track import Track
from captioner.audio.recording_wav import WavBytes, is_wav, next_wav
from captioner.errors import AudioFileError, worded

NOTICED_S: Final = 1.0  # less that is missing is how formats round, and no word long
MOST_ERRORS: Final = 100  # in a row, without a packet between them: nothing more comes
NOTHING_ELSE: Final = {"protocol_whitelist": "pipe"}  # a list of addresses opens none of them
CLOCKED: Final = ("matroska", "mov", "asf", "mpegts", "flv", "avi")  # pauses are gaps in time
AGAIN: Final = worded("Copy or download it again if it is whole elsewhere.")


@dataclass(slots=True)
class Account:
    """What was promised of a recording, and what came of it."""

    promised_s: float = 0.0
    """By its headers, all parts together."""
    read_s: float = 0.0
    damage: list[float] = field(default_factory=list)
    """Where something could not be read, s from the beginning."""
    unread_bytes: int = 0
    """At the end, beyond what could be read."""
    bytes_per_s: float = 0.0
    """Of what was read."""

    def nothing(self, name: str) -> AudioFileError:
        """Why there was no sound at all."""
        if self.promised_s > NOTICED_S or self.damage or self.unread_bytes:
            return AudioFileError(
                worded("{name} is damaged: no sound in it can be read", name=name), hint=AGAIN
            )
        return AudioFileError(
            worded("{name} holds no sound", name=name),
            hint=worded("The recording has no content: record again."),
        )

    def complaint(self, name: str) -> AudioFileError | None:
        """What is missing of the recording, or None."""
        if self.damage:
            more = len(self.damage) - 1
            others = f" and {more} more place{'s' if more > 1 else ''}" if more else ""
            return AudioFileError(
                worded(
                    "{name} is damaged: what is at {damage:.1f} s{others} could not be read",
                    name=name,
                    damage=self.damage[0],
                    others=others,
                ),
                hint=AGAIN,
            )
        if self.promised_s - self.read_s > NOTICED_S:
            return AudioFileError(
                worded(
                    "{name} breaks off after {read_s:.1f} s of {promised_s:.1f} s",
                    name=name,
                    read_s=self.read_s,
                    promised_s=self.promised_s,
                ),
                hint=AGAIN,
            )
        if self.unread_bytes > max(self.bytes_per_s * NOTICED_S, 1.0):
            return AudioFileError(
                worded(
                    "{name} goes on after {read_s:.1f} s with {unread_bytes} bytes that "
                    "cannot be read",
                    name=name,
                    read_s=self.read_s,
                    unread_bytes=self.unread_bytes,
                ),
                hint=worded(
                    "If other recordings were joined to it, transcribe each of them by itself."
                ),
            )
        return None


class RecordingReader:
    """Reads a recording onwards. Opened, read and closed on one thread."""

    def __init__(self, source: RecordingBytes, path: Path) -> None:
        """Take the opened bytes of `path`, which are closed elsewhere."""
        self._source = source
        self._name = name_of(path)
        self.account = Account()
        """Complete when all blocks were read."""
        self.duration_s: float | None = None
        """How long it probably is, s; set with the first block, None if unknown."""

    def blocks(self, block_s: float = BLOCK_S) -> Iterator[Block]:
        """The sound, in blocks of `block_s`.

        Raises:
            AudioFileError: there is none, or it cannot be read.
        """
        yield from cut(self._parts(), block_s)

    def _parts(self) -> Iterator[Block]:
        if not is_wav(self._source.peek(12)):
            yield from self._part(None)
            self._count_rest()
            return
        while True:
            wav = WavBytes(self._source)
            yield from self._part(wav)
            if not next_wav(self._source):
                break
        self._count_rest()

    def _part(self, wav: WavBytes | None) -> Iterator[Block]:
        """One file's sound: the recording, or one of the WAVs that are joined in it."""
        options = NOTHING_ELSE | ({"ignore_length": "1"} if wav else {})
        says_length = wav is not None or _says_length(self._source)
        try:
            container = av.open(wav or self._source, options=options, metadata_errors="replace")
        except (av.error.FFmpegError, OSError, ValueError) as exc:
            raise self._unreadable() from exc
        with container:
            length = _Length(container, wav, says_length=says_length)
            self.duration_s = self.duration_s or length.probable_s
            yield from self._sound(container, length)

    def _sound(self, container: av.container.InputContainer, length: "_Length") -> Iterator[Block]:
        longest_s = length.promised_s or math.inf
        tracks = {
            one.index: Track(length.start_s, longest_s, clocked=length.clocked)
            for one in container.streams.audio
            if one.codec_context is not None
        }
        if not tracks:
            raise AudioFileError(
                worded("{name} has no audio track", name=self._name),
                hint=worded("Name a recording with sound in it."),
            )
        best = container.streams.best("audio")
        order = list(tracks)
        default = order.index(best.index) if best is not None and best.index in tracks else 0
        chooser = TrackChooser(len(order), default)
        for packet in self._packets(container, tracks):
            track = tracks.get(packet.stream.index)
            n_skipped = length.skipped(packet)
            if track is None:
                length.reach(packet)
                continue
            for block in track.decode(packet, n_skipped):
                yield from chooser.feed(order.index(packet.stream.index), block)
        yield from chooser.finish()
        chosen = tracks[order[default if chooser.chosen is None else chooser.chosen]]
        chosen.finish()
        self._add(chosen, length)

    def _packets(
        self, container: av.container.InputContainer, tracks: Mapping[int, Track]
    ) -> Iterator[av.Packet]:
        """All packets that can be found; where the container is damaged, it goes on behind that.

        Raises:
            AudioFileError: the file cannot be read on.
        """
        n_errors = 0
        packets = container.demux()
        while n_errors < MOST_ERRORS:
            try:
                packet = next(packets)
            except StopIteration:
                return
            except av.error.FFmpegError:
                if not n_errors:
                    at_s = max(track.read_s for track in tracks.values())
                    self.account.damage.append(self.account.read_s + at_s)
                n_errors += 1
                packets = container.demux()
                continue
            except OSError as exc:
                raise AudioFileError(
                    worded("{name} cannot be read on: {why}", name=self._name, why=exc.strerror),
                    hint=worded("Check its disk."),
                ) from exc
            n_errors = 0
            yield packet

    def _add(self, track: Track, length: "_Length") -> None:
        account = self.account
        if length.wav is not None:
            read_s = length.wav.read_s
        else:
            read_s = max(track.read_s, length.reached_s)
        account.damage += [account.read_s + at_s for at_s in track.damage]
        account.read_s += track.read_s
        account.promised_s += track.read_s + max(0.0, (length.promised_s or 0.0) - read_s)
        account.bytes_per_s = track.bytes_per_s

    def _count_rest(self) -> None:
        source = self._source
        size = source.size
        if size is not None:
            self.account.unread_bytes = max(0, size - source.furthest)
            return
        while found := source.read(1 << 16):
            self.account.unread_bytes += len(found)

    def _unreadable(self) -> AudioFileError:
        if self._source.size is not None:
            self._source.seek(0)
            if self._source.peek(8)[4:] == b"ftyp":
                return AudioFileError(
                    worded(
                        "{name} breaks off before its index, without which it cannot be read",
                        name=self._name,
                    ),
                    hint=AGAIN,
                )
        return AudioFileError(worded("{name} is not a recording that can be read", name=self._name))


class _Length:
    """How long a container says that it is, and where it begins."""

    def __init__(
        self, container: av.container.InputContainer, wav: WavBytes | None, *, says_length: bool
    ) -> None:
        self.wav = wav
        self.clocked = any(name in container.format.name for name in CLOCKED)
        whole_s = container.duration / av.time_base if container.duration else None
        self.probable_s = wav.duration_s if wav else whole_s
        self.promised_s = wav.promised_s if wav else whole_s if says_length else None
        self.start_s = (container.start_time or 0) / av.time_base if self.clocked else None
        self.reached_s = 0.0
        """How far tracks without sound go, by their time stamps."""
        self._end = 0  # of all packets so far, bytes from the beginning of the file

    def reach(self, packet: av.Packet) -> None:
        """Take note of a packet of another track."""
        if packet.pts is not None and packet.time_base is not None:
            end_s = float((packet.pts + (packet.duration or 0)) * packet.time_base)
            self.reached_s = max(self.reached_s, end_s - (self.start_s or 0.0))

    def skipped(self, packet: av.Packet) -> int:
        """How many bytes were in no packet, just before this one."""
        if packet.pos is None:
            return 0
        n_skipped: int = packet.pos - self._end
        self._end = max(self._end, packet.pos + packet.size)
        return n_skipped


def _says_length(source: RecordingBytes) -> bool:
    """Whether the length that FFmpeg finds is the file's own word; a guess for a plain MP3."""
    if source.size is None:
        return False
    head = source.peek(10)
    if head[:3] == b"ID3":
        source.seek(10 + _syncsafe(head[6:10]))
    found = source.peek(AHEAD)
    source.seek(0)
    return not found.startswith(b"\xff") or any(
        word in found for word in (b"Xing", b"Info", b"VBRI")
    )


def _syncsafe(digits: bytes) -> int:
    """The length of an ID3 tag: 7 bits a byte."""
    return sum((digit & 0x7F) << 7 * n for n, digit in enumerate(reversed(digits)))
