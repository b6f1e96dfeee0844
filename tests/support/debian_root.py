"""A clean Debian to install packages into: made once, kept in the cache folder, never changed."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import urllib.request

import platformdirs
import pytest

MIRROR_VARIABLE = "CAPTIONER_DEBIAN_MIRROR"
TOOLS = ("apt-get", "chroot", "debootstrap", "dpkg-deb", "unshare")
MAKING_S = 400  # debootstrap's time limit
MAKING_EMULATED_S = 1800  # where each program of the new root is emulated: 460 s on two cores
CACHES = shutil.ignore_patterns("__pycache__")
MIRROR_S = 5
# In namespaces of its own, so that all mounts end with the command and no network is there. The
# shell stays as the first process: the kernel keeps signals from that one, so qemu would wait for
# ever for the end of a program that crashed.
ENTER = """\
mount -t overlay overlay -o lowerdir="$1",upperdir="$2/upper",workdir="$2/work" "$2/root" || exit 99
cd "$2/root"
mount -t proc proc proc && mount --rbind /dev dev || exit 99
[ -z "$3" ] || mount --rbind "$3" tmp/.X11-unix || exit 99
[ -z "$4" ] || { mount --rbind /sys sys && mount --bind "$4" proc/cpuinfo; } || exit 99
shift 4
chroot . /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"
exit $?
"""


class DebianRoot:
    """A Debian of its own, with changes in a folder that is thrown away; its network is cut off."""

    def __init__(self, base, changes, core=None):
        """A root over `base`; `core` (an EmulatedCore) says which processor it has, if not ours."""
        self.base = base
        self.changes = changes
        self._core = core
        for name in ("upper", "work", "root"):
            (changes / name).mkdir()
        (changes / "upper/tmp/.X11-unix").mkdir(parents=True)

    def add(self, file, place):
        """Copy a file to a place in the root, such as tmp/x.deb."""
        target = self.changes / "upper" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)

    def add_folder(self, folder, place):
        """Copy a folder to a place in the root."""
        shutil.copytree(folder, self.changes / "upper" / place, ignore=CACHES)

    def command(self, *words, display=None, **environment):
        """The command that runs another one inside; `display` is the number of an X server."""
        socket = "/tmp/.X11-unix" if display else ""
        cpuinfo = str(self._core.cpuinfo) if self._core else ""
        emulation = {"QEMU_CPU": self._core.name} if self._core else {}
        chosen = {
            "HOME": "/root",
            **({"DISPLAY": display} if display else {}),
            **emulation,
            **environment,
        }
        return [
            *("unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER),
            *("sh", str(self.base), str(self.changes), socket, cpuinfo),
            *(f"{name}={value}" for name, value in chosen.items()),
            *map(str, words),
        ]

    def run(self, *words, limit_s=100, **environment):
        """Run a command inside; what it printed. It must end well."""
        result = subprocess.run(
            self.command(*words, **environment),
            capture_output=True,
            text=True,
            timeout=limit_s,
            check=False,
        )
        assert result.returncode == 0, result.stdout + result.stderr
        return result.stdout


def clean_root(codename, packages, architecture=None):
    """The folder of a Debian with these packages and no others but the least there can be.

    The test is skipped where it cannot be made, and the reason says why. `architecture`, as Debian
    says it, is this machine's own if not given; another one has to be emulated (support.emulated).
    """
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"a clean Debian needs {', '.join(missing)}")
    if os.geteuid() != 0:
        pytest.skip("a clean Debian is made by root only")
    cache = platformdirs.user_cache_path("captioner-tests", ensure_exists=True)
    key = hashlib.sha256(" ".join([codename, *sorted(packages)]).encode()).hexdigest()[:12]
    kind = f"{architecture}-{codename}" if architecture else codename
    root = cache / f"{kind}-{key}"
    with (cache / f"{kind}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not root.is_dir():
            _make(codename, packages, root, kind, architecture)
    return root


def _make(codename, packages, root, kind, architecture):
    mirror = _mirror(codename)
    for old in root.parent.glob(f"{kind}-*"):
        shutil.rmtree(old)
    half = root.parent / f"{kind}-half-made"
    options = ["--variant=minbase", f"--include={','.join(packages)}"]
    if architecture:
        options.append(f"--arch={architecture}")
    with (root.parent / f"{kind}.log").open("w") as log:
        subprocess.run(
            ["debootstrap", *options, codename, str(half), mirror],
            stdout=log,
            stderr=subprocess.STDOUT,
            timeout=MAKING_EMULATED_S if architecture else MAKING_S,
            check=True,
        )
    half.rename(root)


def _mirror(codename):
    """Where this machine takes Debian from, or what the environment says."""
    targets = ["Created-By: Packages", "Component: main"]
    command = ["apt-get", "indextargets", "--format", "$(SITE)", *targets]
    sites = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    known = [site for site in sites.stdout.splitlines() if site.rstrip("/").endswith("/debian")]
    candidates = [os.environ.get(MIRROR_VARIABLE), *known]
    mirror = next((site for site in candidates if site), None)
    if mirror is None:
        pytest.skip(f"no mirror of Debian is known; {MIRROR_VARIABLE} names one")
    try:
        with urllib.request.urlopen(f"{mirror}/dists/{codename}/Release", timeout=MIRROR_S):
            return mirror
    except OSError as exc:
        pytest.skip(f"the mirror of Debian cannot be reached: {exc}")
