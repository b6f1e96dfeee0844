"""A sound server of one's own: a private PulseAudio with a microphone that hears what is played.

    with sound_server() as server:
        run(["captioner", "live", ...], env=server.environment)   # hears it as the default
        server.speak(wav)     # returns when it has been played
        server.unplug()       # PortAudio's stream ends with an error
        server.replug()       # plays and captures again; a `speak` that was cut off does not
        server.connect_output("speakers")   # what programs play is heard there, nothing else
        with server.programs_play(wav): ...

PortAudio reads its surroundings when it is first used, so what listens runs in a process of its
own with `server.environment`. A capture delivers its first block soon after it was opened,
with a PulseAudio before 15 about 2 s later (so start to speak after that), and exact zeros while
nothing is spoken. Nothing of it reaches a device or another program. Linux, with PulseAudio.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from captioner.errors import BenchError

PROGRAMS: Final = ("pulseaudio", "pactl", "paplay")
PATIENCE_S: Final = 10.0
LONGEST_S: Final = 3600.0  # of what is played
SETTINGS: Final = """\
load-module module-native-protocol-unix auth-anonymous=1
"""
ALSA: Final = """\
pcm.!default { type pulse }
ctl.!default { type pulse }
"""
ALSA_SHARE: Final = Path("/usr/share/alsa/alsa.conf")


class SoundServer:
    """What the daemon plays into its null sink, a capture device hears."""

    def __init__(self, folder: Path) -> None:
        """Args: folder: where the daemon and what listens keep their files; its path is short."""
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        alsa = folder / "asound.conf"
        alsa.write_text(f"<{ALSA_SHARE}>\n{ALSA}")
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("PULSE_")},
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "PULSE_RUNTIME_PATH": str(runtime),
            "PULSE_SERVER": f"unix:{runtime / 'native'}",
            "ALSA_CONFIG_PATH": str(alsa),
        }
        self._modules: list[str] = []

    def speak(self, path: Path) -> None:
        """Play a recording into the microphone; return when all of it has been played."""
        with self.playing(path) as player:
            if player.wait(LONGEST_S) != 0:
                raise BenchError(f"{path} cannot be played")

    @contextmanager
    def playing(self, path: Path) -> Iterator[subprocess.Popen[bytes]]:
        """Play a recording into the microphone, at most as long as the block runs."""
        player = subprocess.Popen(["paplay", "--device=micbus", str(path)], env=self.environment)
        with _ended(player):
            yield player

    @contextmanager
    def programs_play(self, path: Path) -> Iterator[subprocess.Popen[bytes]]:
        """Play a recording as any program does: to the default output, while the block runs."""
        with _ended(subprocess.Popen(["paplay", str(path)], env=self.environment)) as player:
            yield player

    def connect_output(self, name: str) -> str:
        """Connect a loudspeaker and make it the default output; what to disconnect it by."""
        module = self._null_sink(
            f"sink_name={name}", "rate=48000", f"sink_properties=device.description={name}"
        )
        self._pactl("set-default-sink", name)
        return module

    def disconnect_output(self, module: str) -> None:
        """Take an output away."""
        self._pactl("unload-module", module)

    def set_output(self, name: str) -> None:
        """Make another output the default one."""
        self._pactl("set-default-sink", name)

    def mute(self, *, on: bool) -> None:
        """Have the system mute the default input, or not."""
        self._pactl("set-source-mute", "@DEFAULT_SOURCE@", str(int(on)))

    def muted(self) -> bool:
        """Whether the system says that the default input is muted."""
        return "yes" in self._pactl("get-source-mute", "@DEFAULT_SOURCE@")

    def hum(self) -> None:
        """Connect another microphone, which hears a tone all the time, as the default one."""
        self._pactl("load-module", "module-sine-source", "source_name=hum")
        self._pactl("set-default-source", "hum")

    def replug(self) -> None:
        """Connect the microphone and make it the default one."""
        self._modules = [
            self._null_sink("sink_name=micbus", "rate=48000", "channels=2"),
            self._pactl(
                "load-module", "module-remap-source", "source_name=mic", "master=micbus.monitor"
            ),
        ]
        self._pactl("set-default-source", "mic")

    def unplug(self) -> None:
        """Take the microphone away, as if its cable were pulled; no other one is left."""
        for module in reversed(self._modules):
            self._pactl("unload-module", module)

    def _null_sink(self, *arguments: str) -> str:
        """A sink that plays to nobody; with a latency of 50 ms where PulseAudio knows how."""
        command = ("load-module", "module-null-sink", *arguments)
        try:
            return self._pactl(*command, "norewinds=1")
        except subprocess.CalledProcessError:  # before PulseAudio 15
            return self._pactl(*command)

    def _pactl(self, *arguments: str) -> str:
        done = subprocess.run(
            ["pactl", *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=True,
        )
        return done.stdout.strip()

    def answers(self) -> bool:
        """Whether the daemon is ready."""
        asked = subprocess.run(
            ["pactl", "info"],
            env=self.environment,
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
        )
        return asked.returncode == 0


@contextmanager
def _ended(player: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    try:
        yield player
    finally:
        player.terminate()
        player.wait(PATIENCE_S)


@contextmanager
def sound_server() -> Iterator[SoundServer]:
    """Start the daemon with its microphone plugged in; end it, by its id, afterwards.

    Raises:
        BenchError: PulseAudio or its tools are missing, or it does not start.
    """
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if missing or not ALSA_SHARE.is_file():
        what = ", ".join(missing) or str(ALSA_SHARE)
        raise BenchError(f"a microphone without hardware needs PulseAudio: {what} not installed")
    with tempfile.TemporaryDirectory(prefix="mic") as name:
        folder = Path(name)
        server = SoundServer(folder)
        settings = folder / "pulse.pa"
        settings.write_text(SETTINGS)
        with (folder / "pulse.log").open("wb") as log:
            daemon = subprocess.Popen(
                [
                    "pulseaudio", "-n", "-F", str(settings), "--exit-idle-time=-1",
                    "--daemonize=no", "--use-pid-file=no", "--disable-shm=yes",
                ],
                env=server.environment,
                stdout=log,
                stderr=log,
            )  # fmt: skip
        try:
            _wait_for(server, daemon)
            server.replug()
            yield server
        finally:
            daemon.terminate()
            daemon.wait(PATIENCE_S)


def _wait_for(server: SoundServer, daemon: subprocess.Popen[bytes]) -> None:
    patience_s = time.monotonic() + PATIENCE_S
    while not server.answers():
        if daemon.poll() is not None or time.monotonic() > patience_s:
            raise BenchError("PulseAudio does not start")
        time.sleep(0.05)  # the daemon offers nothing to wait on
